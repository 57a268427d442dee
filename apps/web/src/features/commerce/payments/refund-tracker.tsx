import type { OwnRefund } from '@sopaan/contract/purchase-shapes'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { formatDate } from '@sopaan/domain/time/format'
import { Badge } from '#web/ui/badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useWords } from '#web/words/use-words.tsx'

const STEPS = ['asked', 'decided', 'sent', 'processed'] as const
const REACHED: Partial<Record<OwnRefund['state'], number>> = { asked: 0, sending: 1, pending: 2, processed: 3 }

/** Where a refund stands: asked, granted, with the bank, paid back. */
export function RefundTracker({ refund }: { refund: OwnRefund }) {
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
    </div>
  )
}
