import type { RefundRow } from '@sopaan/contract/purchase-shapes'
import { hasStaffRole } from '@sopaan/contract/staff-roles'
import { writtenIn } from '@sopaan/domain/languages'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { formatDate } from '@sopaan/domain/time/format'
import { useState } from 'react'
import { useAction } from '#web/identity/use-action.ts'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { Button } from '#web/ui/button.tsx'
import type { Duty } from '#web/ui/list-for-staff.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { sendSecondAnswer } from './payments.queries.ts'
import { RefundBadge } from './refund-badge.tsx'
import { type Deciding, RefundDecisionForm } from './refund-decision-form.tsx'
import { RefundFactsList } from './refund-facts-list.tsx'

/** What somebody still decides about, or may be asked about. */
const IS_OPEN: ReadonlySet<RefundRow['state']> = new Set(['asked', 'held', 'failed'])

type Props = { duty: Duty<RefundRow>; onDone?: () => void }

/** One refund for staff: of what, why, and what can be done, which is done in the same place. */
export function RefundSheet({ duty: { row: refund, settled, settle }, onDone }: Props) {
  const { payments, language } = useWords()
  const words = payments.refunds
  const mayDecide = hasStaffRole(useSignedIn().staffRoles, ['finance'])
  const [deciding, setDeciding] = useState<Deciding>()
  const name = writtenIn(language, refund.name)
  const end = () => {
    setDeciding(undefined)
    onDone?.()
  }
  if (deciding) {
    const decision = { kind: deciding, refund }
    return (
      <div className="grid gap-3">
        <h3 className="type-card">{titleOf(deciding, name, words)}</h3>
        <RefundDecisionForm
          decision={decision}
          onDecided={(state) => settle({ text: state === 'held' ? words.held.now : doneOf(deciding, words) })}
          onDone={end}
        />
      </div>
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="min-w-0">
          <span className="font-semibold">{name}</span>
          <span className="block wrap-anywhere text-secondary">{refund.email}</span>
          <span className="type-small block text-tertiary">
            {[
              words.askedBy[refund.askedBy],
              formatDate(refund.askedAt, language),
              ...(refund.paidAt === null ? [] : [words.paidOn(formatDate(refund.paidAt, language))]),
            ].join(' · ')}
          </span>
        </p>
        <p className="text-end">
          <span className="type-card tabular-nums">{writeRupees(refund.amountPaise ?? refund.totalPaise)}</span>{' '}
          <RefundBadge state={refund.state} />
          <span className="type-small block text-tertiary">{words.of(writeRupees(refund.totalPaise))}</span>
        </p>
      </div>
      <Said refund={refund} />
      {refund.facts && IS_OPEN.has(refund.state) && <RefundFactsList refund={refund} facts={refund.facts} />}
      {settled && (
        <p role="status" className="font-semibold text-secondary">
          {settled.text}
        </p>
      )}
      {settled === undefined && mayDecide && (
        <Actions
          refund={refund}
          onDecide={setDeciding}
          onAnswered={(text) => {
            settle({ text })
            end()
          }}
        />
      )}
    </div>
  )
}

/** What the two sides, the bank and the provider said of it. */
function Said({ refund }: { refund: RefundRow }) {
  const { payments } = useWords()
  const because = payments.own.causes[refund.cause] ?? ''
  return (
    <>
      {refund.reason !== '' && <p className="whitespace-pre-line">{refund.reason}</p>}
      {because !== '' && <p className="text-secondary">{because}</p>}
      {refund.answer !== null && <p className="text-secondary">{refund.answer}</p>}
      {refund.lastError !== null && <p className="type-small text-danger">{refund.lastError}</p>}
      {refund.reference !== null && (
        <p className="type-small text-secondary">{payments.refunds.reference(refund.reference)}</p>
      )}
    </>
  )
}

type ActionsProps = { refund: RefundRow; onDecide: (kind: Deciding) => void; onAnswered: (text: string) => void }

function Actions({ refund, onDecide, onAnswered }: ActionsProps) {
  const { payments } = useWords()
  const words = payments.refunds
  if (refund.heldBy) return <SecondAnswer refund={refund} heldBy={refund.heldBy} onAnswered={onAnswered} />
  if (refund.state === 'failed') {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => onDecide('retry')}>{words.settle.retry}</Button>
        <Button look="line" onClick={() => onDecide('paid')}>
          {words.settle.paid}
        </Button>
        {refund.purchaseId !== null && (
          <Button look="quiet" onClick={() => onDecide('close')}>
            {words.settle.close}
          </Button>
        )}
      </div>
    )
  }
  if (refund.state !== 'asked') return null
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button onClick={() => onDecide('grant')}>{words.grant}</Button>
      <Button look="danger" onClick={() => onDecide('decline')}>
        {words.decline}
      </Button>
      <span className="type-small text-tertiary">{words.left(writeRupees(refund.leftPaise))}</span>
    </div>
  )
}

type SecondProps = {
  refund: RefundRow
  heldBy: NonNullable<RefundRow['heldBy']>
  onAnswered: ActionsProps['onAnswered']
}

/** A refund that waits for a second person: who decided it, and the two answers. */
function SecondAnswer({ refund, heldBy, onAnswered }: SecondProps) {
  const { payments } = useWords()
  const { held: words, workFailed } = payments.refunds
  const { isBusy, run } = useAction()
  const answer = async (way: 'confirm' | 'withdraw') => {
    const isDone = await run(() => sendSecondAnswer(refund._id, way), { failed: workFailed })
    if (isDone) onAnswered(words.done[way])
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      {!heldBy.isOwn && (
        <Button disabled={isBusy} onClick={() => void answer('confirm')}>
          {words.confirm}
        </Button>
      )}
      <Button look="line" disabled={isBusy} onClick={() => void answer('withdraw')}>
        {heldBy.isOwn ? words.takeBack : words.turnDown}
      </Button>
      <span className="text-secondary">{heldBy.isOwn ? words.own : words.by(heldBy.name)}</span>
    </div>
  )
}

type RefundWords = ReturnType<typeof useWords>['payments']['refunds']

function titleOf(kind: Deciding, name: string, words: RefundWords): string {
  if (kind === 'grant') return words.grantTitle(name)
  return kind === 'decline' ? words.declineTitle(name) : words.settle.title(name)
}

function doneOf(kind: Deciding, words: RefundWords): string {
  if (kind === 'grant') return words.granted
  return kind === 'decline' ? words.declined : words.settle.done[kind]
}
