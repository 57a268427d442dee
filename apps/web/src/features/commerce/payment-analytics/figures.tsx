import type { PaymentAnalytics } from '@sopaan/contract/payment-analytics'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { Card } from '#web/ui/card.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** The sums of the stretch, the one that counts first. */
export function Figures({ totals }: Pick<PaymentAnalytics, 'totals'>) {
  const { analytics: words } = useWords()
  const figures = [
    { label: words.net, value: writeRupees(totals.netPaise), note: words.netNote },
    { label: words.gross, value: writeRupees(totals.grossPaise), note: words.grossNote },
    { label: words.tax, value: writeRupees(totals.taxPaise), note: '' },
    {
      label: words.refunds,
      value: writeRupees(totals.refundPaise),
      note: totals.refundTaxPaise > 0 ? words.refundsNote(writeRupees(totals.refundTaxPaise)) : '',
    },
    { label: words.payments, value: groupIndian(totals.paid), note: '' },
  ]
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-5">
      {figures.map(({ label, value, note }) => (
        <div
          key={label}
          className="flex flex-col gap-1 rounded-sheet border border-border bg-surface p-4 max-lg:first:col-span-2 sm:p-5"
        >
          <dt className="text-secondary">{label}</dt>
          <dd className="type-card tabular-nums">{value}</dd>
          {note !== '' && <dd className="type-small text-tertiary">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}

/** Orders, and which share of them was paid and paid back. */
export function Funnel({ funnel }: Pick<PaymentAnalytics, 'funnel'>) {
  const { analytics: words } = useWords()
  const steps = [
    { label: words.orders, count: funnel.orders },
    { label: words.paid, count: funnel.paid },
    { label: words.refunded, count: funnel.refunded },
  ]
  const percent = (count: number) => (funnel.orders === 0 ? 0 : Math.round((100 * count) / funnel.orders))
  return (
    <Card>
      <h2 className="type-subsection">{words.funnel}</h2>
      <p className="type-small mt-1 text-secondary">{words.funnelNote}</p>
      <dl className="mt-4 grid gap-3">
        {steps.map(({ label, count }) => (
          <div key={label} className="grid grid-cols-[1fr_auto] gap-x-4">
            <dt>{label}</dt>
            <dd className="font-semibold tabular-nums">
              {groupIndian(count)} <span className="text-tertiary">({words.share(String(percent(count)))})</span>
            </dd>
            <dd aria-hidden="true" className="col-span-2">
              <progress className="share-bar mt-1" max={Math.max(1, funnel.orders)} value={count} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
