import { paths } from '@sopaan/contract/paths'
import type { PaymentRecord } from '@sopaan/contract/purchase-shapes'
import { writtenIn } from '@sopaan/domain/languages'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { formatDayAndTime, nameZone } from '@sopaan/domain/time/format'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Fact } from '#web/ui/fact.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** What a payment is at a glance: how much, of whom, its numbers, and where the money is now. */
export function PaymentHead({ record, children }: { record: PaymentRecord; children: ReactNode }) {
  const { payments, paymentRecord: words, language } = useWords()
  const owedPaise = owedOf(record)
  const when = nameZone(formatDayAndTime(new Date(record.paidAt ?? record.createdAt), language))
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="sr-only">{words.title(record.fullName)}</h1>
          <p className="flex flex-wrap items-center gap-3">
            <span className="type-section tabular-nums">{writeRupees(record.amount)}</span>
            <Badge tone={record.status === 'paid' ? 'safe' : 'plain'}>{payments.status[record.status]}</Badge>
            {owedPaise > 0 && <Badge tone="reach">{words.refundFailed(writeRupees(owedPaise))}</Badge>}
            {record.isDisputed && <Badge tone="reach">{payments.admin.disputed}</Badge>}
          </p>
          <p className="flex flex-wrap items-center gap-x-2 text-secondary">
            <Link
              to={paths.managedUser(record.userId)}
              className="inline-flex min-h-11 items-center font-semibold text-primary-text wrap-anywhere"
            >
              {record.fullName}
            </Link>
            <span className="wrap-anywhere">{record.email}</span>
            <span className="wrap-anywhere">{`${writtenIn(language, record.name)}, ${when}`}</span>
          </p>
        </div>
        {children}
      </div>
      <MoneyBar record={record} />
      <dl
        aria-label={words.ids}
        className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-4"
      >
        <Fact name={words.order}>
          <span className="font-mono wrap-anywhere">{record.orderId ?? '–'}</span>
        </Fact>
        <Fact name={words.payment}>
          <span className="font-mono wrap-anywhere">{record.paymentId ?? '–'}</span>
        </Fact>
        <Fact name={words.coupon}>{record.couponCode ?? words.noCoupon}</Fact>
        <Fact name={words.tax}>{writeRupees(record.taxPaise)}</Fact>
      </dl>
    </Card>
  )
}

/** What a bank sent back and is still with us, paise: no more than is left of the payment. */
function owedOf({ amount, refundedPaise, underWayPaise, refunds }: PaymentRecord): number {
  const failed = refunds.filter(({ state }) => state === 'failed')
  const owed = failed.reduce((sum, { amountPaise }) => sum + (amountPaise ?? 0), 0)
  return Math.max(0, Math.min(owed, amount - refundedPaise - underWayPaise))
}

/** How much of what was paid is owed, on its way back, paid back and kept, as one bar with its figures. */
function MoneyBar({ record }: { record: PaymentRecord }) {
  const { paymentRecord: words } = useWords()
  const { amount, paidAt, refundedPaise, underWayPaise } = record
  if (paidAt === null || amount === 0) return <p className="text-secondary">{words.unpaid}</p>
  const owed = owedOf(record)
  const kept = Math.max(0, amount - refundedPaise - underWayPaise - owed)
  const parts = [
    { key: 'owed', paise: owed, text: words.owed, fill: 'fill-reach', ink: 'text-reach' },
    { key: 'underWay', paise: underWayPaise, text: words.underWay, fill: 'fill-likely', ink: 'text-likely' },
    { key: 'back', paise: refundedPaise, text: words.returned, fill: 'fill-text-tertiary', ink: 'text-tertiary' },
    { key: 'kept', paise: kept, text: words.kept, fill: 'fill-safe', ink: 'text-safe' },
  ].filter(({ paise }) => paise > 0)
  const before = (at: number) => parts.slice(0, at).reduce((sum, { paise }) => sum + paise, 0)
  const share = (paise: number) => `${(paise / amount) * 100}%`
  return (
    <figure aria-label={words.money}>
      <svg width="100%" height="16" aria-hidden="true" className="block overflow-hidden rounded-chip">
        {parts.map(({ key, paise, fill }, at) => (
          <rect key={key} x={share(before(at))} width={share(paise)} height="16" className={fill} />
        ))}
      </svg>
      <figcaption className="mt-2 flex flex-wrap gap-x-6 gap-y-1 tabular-nums">
        {parts.map(({ key, paise, text, ink }) => (
          <span key={key} className="font-semibold">
            <span aria-hidden="true" className={ink}>
              ●{' '}
            </span>
            {text(writeRupees(paise))}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
