import { paths } from '@sopaan/contract/paths'
import type { OwnPurchase, OwnRefund } from '@sopaan/contract/purchase-shapes'
import { type PageLanguage, writtenIn } from '@sopaan/domain/languages'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { formatDate, formatLastDay } from '@sopaan/domain/time/format'
import { useState } from 'react'
import { Link } from 'react-router'
import { ConfirmAction } from '#web/forms/confirm-action.tsx'
import { useAction } from '#web/identity/use-action.ts'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useWords } from '#web/words/use-words.tsx'
import { renewPaperLinks, sendRefundWithdrawal } from './payments.queries.ts'

const TONES: Record<OwnPurchase['status'], Tone> = {
  created: 'plain',
  attempted: 'plain',
  authorized: 'likely',
  paid: 'safe',
  refunded_partial: 'likely',
  refunded: 'plain',
  failed: 'plain',
  expired: 'plain',
  review: 'reach',
}

const UNPAID: readonly OwnPurchase['status'][] = ['created', 'attempted', 'failed']

const STEPS = ['asked', 'decided', 'sent', 'processed'] as const

const REACHED: Partial<Record<OwnRefund['state'], number>> = { asked: 0, sending: 1, pending: 2, processed: 3 }

/** One purchase: what, when, how much, its papers, and where its refund stands. */
export function PurchaseCard({ purchase, onAskRefund }: { purchase: OwnPurchase; onAskRefund: () => void }) {
  const { payments, language } = useWords()
  const words = payments.own
  const { isBusy, run } = useAction()
  const handleRenew = () =>
    void run(() => renewPaperLinks(purchase._id), { done: words.renewed, failed: words.renewFailed })
  return (
    <Card className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h3 className="type-card">{writtenIn(language, purchase.name)}</h3>
          <p className="type-small text-tertiary">{datesOf(purchase, words, language).join(' · ')}</p>
        </div>
        <p className="text-end">
          <span className="type-card tabular-nums">{writeRupees(purchase.totalPaise)}</span>{' '}
          <Badge tone={TONES[purchase.status]}>{payments.status[purchase.status]}</Badge>
          {purchase.isUpgraded && <Badge tone="plain">{words.upgraded}</Badge>}
          {purchase.isFrozen && <Badge tone="reach">{words.frozen}</Badge>}
          {purchase.creditedPaise > 0 && (
            <span className="type-small block text-secondary">
              {words.credited(writeRupees(purchase.creditedPaise))}
            </span>
          )}
          {purchase.refundedPaise > 0 && (
            <span className="type-small block text-secondary">
              {words.refunded(writeRupees(purchase.refundedPaise))}
            </span>
          )}
        </p>
      </div>
      {purchase.isUpgraded && <p className="text-secondary">{words.upgradedText}</p>}
      {purchase.isFrozen && <p className="rounded-box bg-surface-sunken p-4 text-secondary">{words.frozenText}</p>}
      {purchase.refunds.map((refund) => (
        <RefundTracker key={refund._id} refund={refund} />
      ))}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:flex-col max-sm:items-start">
        {[...(purchase.invoice ? [purchase.invoice] : []), ...purchase.creditNotes].map((paper) => (
          <a
            key={paper.url}
            href={`${paper.url}?language=${language}`}
            className="inline-flex min-h-11 items-center font-semibold text-primary-text underline"
          >
            {words.papers[paper.kind]} {paper.number}
          </a>
        ))}
        {purchase.invoice && (
          <Button look="quiet" className="max-sm:-ms-5" disabled={isBusy} onClick={handleRenew}>
            {words.renewLink}
          </Button>
        )}
        {purchase.canAskRefund && (
          <Button look="quiet" className="max-sm:-ms-5" onClick={onAskRefund}>
            {words.askRefund}
          </Button>
        )}
        {UNPAID.includes(purchase.status) && <PayNow purchase={purchase} label={words.continue} />}
      </div>
    </Card>
  )
}

function PayNow({ purchase: { planId, eventId }, label }: { purchase: OwnPurchase; label: string }) {
  const { role } = useSignedIn()
  const item = planId !== null ? { planId } : eventId !== null ? { eventId } : undefined
  // Who has become a mentor since buys nothing more here.
  if (!item || role !== 'mentee') return null
  return (
    <Link to={paths.checkout(item)} reloadDocument className={buttonClasses('line')}>
      {label}
    </Link>
  )
}

type OwnWords = ReturnType<typeof useWords>['payments']['own']

function datesOf(purchase: OwnPurchase, words: OwnWords, language: PageLanguage): string[] {
  const { createdAt, paidAt, startsAt, expiresAt, eventId } = purchase
  return [
    ...(eventId === null ? [] : [words.event]),
    paidAt === null ? words.orderedOn(formatDate(createdAt, language)) : words.paidOn(formatDate(paidAt, language)),
    ...(startsAt === null || expiresAt === null
      ? []
      : [words.validFrom(formatDate(startsAt, language), formatLastDay(expiresAt, language))]),
  ]
}

/** Where a refund stands: asked, granted, with the bank, paid back. */
function RefundTracker({ refund }: { refund: OwnRefund }) {
  const { payments, language } = useWords()
  const words = payments.own
  const reached = REACHED[refund.state]
  const because = words.causes[refund.cause] ?? ''
  return (
    <div className="grid gap-2 rounded-box bg-surface-sunken p-4">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        {words.tracker}
        {refund.amountPaise !== null && <span className="tabular-nums">{writeRupees(refund.amountPaise)}</span>}
        {refund.state === 'declined' && <Badge tone="reach">{words.declined}</Badge>}
        {refund.state === 'withdrawn' && <Badge tone="plain">{words.withdrawn}</Badge>}
        {refund.state === 'closed' && <Badge tone="reach">{words.closedRefund}</Badge>}
        {refund.state === 'failed' && <Badge tone="reach">{words.failedRefund}</Badge>}
        <span className="type-small font-normal text-tertiary">{formatDate(refund.askedAt, language)}</span>
      </p>
      {reached !== undefined && (
        <ol className="type-small flex flex-wrap gap-x-4 gap-y-1">
          {STEPS.map((step, at) => (
            <li
              key={step}
              aria-current={at === reached ? 'step' : undefined}
              className={classNames(
                'flex items-center gap-1.5',
                at <= reached ? 'font-semibold text-safe' : 'text-tertiary',
              )}
            >
              <span aria-hidden="true">{at <= reached ? '●' : '○'}</span>
              {words.steps[step]}
            </li>
          ))}
        </ol>
      )}
      {because !== '' && <p className="text-secondary">{because}</p>}
      {refund.answer !== null && <p className="text-secondary">{refund.answer}</p>}
      {refund.state === 'asked' && <Withdraw id={refund._id} />}
    </div>
  )
}

/** Takes a request back that nobody has decided on, after a question. */
function Withdraw({ id }: { id: string }) {
  const words = useWords().payments.own
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button look="quiet" className="justify-self-start" onClick={() => setAsking(true)}>
        {words.withdraw}
      </Button>
      <ConfirmAction
        title={words.withdrawTitle}
        text={words.withdrawText}
        deed={words.withdraw}
        cancel={words.keepRequest}
        doing={words.withdrawing}
        isOpen={isAsking}
        work={() => sendRefundWithdrawal(id)}
        said={{ done: words.withdrawn, failed: words.withdrawFailed }}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
