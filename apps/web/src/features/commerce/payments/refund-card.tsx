import { paths } from '@sopaan/contract/paths'
import { REFUND_REQUEST_DAYS } from '@sopaan/contract/payments'
import type { RefundFacts as Facts, RefundRow } from '@sopaan/contract/purchase-shapes'
import { hasStaffRole } from '@sopaan/contract/staff-roles'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { writtenIn } from '@sopaan/domain/languages'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { formatDate } from '@sopaan/domain/time/format'
import { Link } from 'react-router'
import { SettledRow } from '#web/identity/settled-row.tsx'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Fact } from '#web/ui/fact.tsx'
import type { Settled } from '#web/ui/use-stable-rows.ts'
import { useWords } from '#web/words/use-words.tsx'
import type { Settling } from './settle-form.tsx'

const TONES: Record<RefundRow['state'], Tone> = {
  asked: 'likely',
  withdrawn: 'plain',
  declined: 'plain',
  held: 'likely',
  sending: 'plain',
  pending: 'plain',
  processed: 'safe',
  failed: 'reach',
  closed: 'plain',
}

/** What somebody still decides about, or may be asked about. */
const IS_OPEN: ReadonlySet<RefundRow['state']> = new Set(['asked', 'held', 'failed'])

type Props = {
  refund: RefundRow
  /** What was done with it since the list was asked for. */
  settled: Settled | undefined
  onGrant: () => void
  onDecline: () => void
  onSettle: (how: Settling) => void
  onHeld: (answer: 'confirm' | 'withdraw') => void
}

/** One refund for staff: whose, of what, why, and what can be done. */
export function RefundCard({ refund, settled, onGrant, onDecline, onSettle, onHeld }: Props) {
  const { payments, language } = useWords()
  const words = payments.refunds
  const mayDecide = hasStaffRole(useSignedIn().staffRoles, ['finance'])
  const because = payments.own.causes[refund.cause] ?? ''
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="type-card">{writtenIn(language, refund.name)}</p>
          <p className="wrap-anywhere text-secondary">
            {refund.fullName} · {refund.email}
          </p>
          <p className="type-small text-tertiary">
            {[
              words.askedBy[refund.askedBy],
              formatDate(refund.askedAt, language),
              ...(refund.paidAt === null ? [] : [words.paidOn(formatDate(refund.paidAt, language))]),
            ].join(' · ')}
          </p>
        </div>
        <p className="text-end">
          <span className="type-card tabular-nums">{writeRupees(refund.amountPaise ?? refund.totalPaise)}</span>{' '}
          <Badge tone={TONES[refund.state]}>{words.states[refund.state]}</Badge>
          <span className="type-small block text-tertiary">{words.of(writeRupees(refund.totalPaise))}</span>
        </p>
      </div>
      {refund.reason !== '' && <p className="whitespace-pre-line">{refund.reason}</p>}
      {because !== '' && <p className="text-secondary">{because}</p>}
      {refund.answer !== null && <p className="text-secondary">{refund.answer}</p>}
      {refund.lastError !== null && <p className="type-small text-danger">{refund.lastError}</p>}
      {refund.reference !== null && <p className="type-small text-secondary">{words.reference(refund.reference)}</p>}
      {refund.facts && IS_OPEN.has(refund.state) && <RefundFactsList refund={refund} facts={refund.facts} />}
      {settled && <SettledRow settled={settled} failed={words.workFailed} />}
      {settled === undefined && mayDecide && refund.heldBy && <SecondAnswer heldBy={refund.heldBy} onHeld={onHeld} />}
      {settled === undefined && mayDecide && refund.state === 'failed' && (
        <div className="flex flex-wrap items-center gap-3">
          <Button onClick={() => onSettle('retry')}>{words.settle.retry}</Button>
          <Button look="line" onClick={() => onSettle('paid')}>
            {words.settle.paid}
          </Button>
          {refund.purchaseId !== null && (
            <Button look="quiet" onClick={() => onSettle('close')}>
              {words.settle.close}
            </Button>
          )}
        </div>
      )}
      {settled === undefined && mayDecide && refund.state === 'asked' && (
        <div className="flex flex-wrap items-center gap-3">
          <Button onClick={onGrant}>{words.grant}</Button>
          <Button look="danger" onClick={onDecline}>
            {words.decline}
          </Button>
          <span className="type-small text-tertiary">{words.left(writeRupees(refund.leftPaise))}</span>
        </div>
      )}
    </Card>
  )
}

/** A refund that waits for a second person: who decided it, and the two answers. */
function SecondAnswer({ heldBy, onHeld }: { heldBy: NonNullable<RefundRow['heldBy']>; onHeld: Props['onHeld'] }) {
  const words = useWords().payments.refunds.held
  return (
    <div className="flex flex-wrap items-center gap-3">
      {!heldBy.isOwn && <Button onClick={() => onHeld('confirm')}>{words.confirm}</Button>}
      <Button look="line" onClick={() => onHeld('withdraw')}>
        {heldBy.isOwn ? words.takeBack : words.turnDown}
      </Button>
      <span className="text-secondary">{heldBy.isOwn ? words.own : words.by(heldBy.name)}</span>
    </div>
  )
}

/** What staff decide a refund by: what was used, how long ago it was paid, who bought it, and the ways to both. */
function RefundFactsList({ refund, facts }: { refund: RefundRow; facts: Facts }) {
  const words = useWords().payments.refunds.facts
  const { sessions, held, ahead, days, refundsBefore, ageBand, parentState } = facts
  const parent = ageBand === 'minor' ? [words.parents[parentState]] : []
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 rounded-box bg-surface-sunken p-4 tabular-nums lg:grid-cols-5">
        <Fact name={words.held}>
          {sessions === 0 ? words.noSessions : words.heldOf(groupIndian(held), groupIndian(sessions))}
        </Fact>
        <Fact name={words.ahead}>{groupIndian(ahead)}</Fact>
        {days !== null && <Fact name={words.paid}>{words.days(days, REFUND_REQUEST_DAYS)}</Fact>}
        <Fact name={words.before}>{words.times(refundsBefore)}</Fact>
        <Fact name={words.age}>{[words.ages[ageBand], ...parent].join(', ')}</Fact>
      </dl>
      <p className="flex flex-wrap gap-x-5">
        <Link to={paths.managedUser(facts.userId)} className={WAY}>
          {words.person}
        </Link>
        {refund.purchaseId !== null && (
          <Link to={paths.managedPayment(refund.purchaseId)} className={WAY}>
            {words.payment}
          </Link>
        )}
      </p>
    </>
  )
}

const WAY = 'inline-flex min-h-11 items-center font-semibold text-primary-text'
