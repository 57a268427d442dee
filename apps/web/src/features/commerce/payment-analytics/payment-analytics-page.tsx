import { paths } from '@sopaan/contract/paths'
import type { PaymentAnalytics } from '@sopaan/contract/payment-analytics'
import { writtenIn } from '@sopaan/domain/languages'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { serverWordsOf } from '#web/refusal-words.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { Figures, Funnel } from './figures.tsx'
import { MoneyTable } from './money-table.tsx'
import { analyticsQuery, csvPath, trendQuery } from './payment-analytics.queries.ts'
import { StretchNav } from './stretch-nav.tsx'
import { TrendCards } from './trend-cards.tsx'
import { TrendSection } from './trend-section.tsx'

/** How the business goes: its days beside those before, what was sold, coupons, and the way from visit to paid. */
export default function PaymentAnalyticsPage() {
  const all = useWords()
  const { analytics: words } = all
  const [search] = useSearchParams()
  const [from, to] = [search.get('from') || undefined, search.get('to') || undefined]
  const days = { ...(from && { from }), ...(to && { to }) }
  const query = useQuery(analyticsQuery(days))
  const trend = useQuery(trendQuery(days))
  const refusedWords = serverWordsOf(query.error, all)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <DocumentHead title={words.title} isIndexed={false} />
      <div className="flex flex-wrap items-start justify-between gap-3">
        {/* Days that were refused stay in the form, with why. */}
        <StretchNav days={{ from, to }} season={trend.data?.season} />
        <Link to={paths.gstReport()} className={buttonClasses('line')}>
          {words.toGst}
        </Link>
      </div>
      <Loaded query={trend} failed={serverWordsOf(trend.error, all) ?? words.failed}>
        {(shown) => (
          <>
            <TrendSection trend={shown} />
            <TrendCards trend={shown} />
            <Loaded query={query} failed={refusedWords ?? words.failed}>
              {(answer) => <Answer answer={answer} />}
            </Loaded>
          </>
        )}
      </Loaded>
      <p className="measure type-small text-tertiary">{words.lead}</p>
    </div>
  )
}

function Answer({ answer }: { answer: PaymentAnalytics }) {
  const { analytics: words, language } = useWords()
  const days = { from: answer.from, to: answer.to }
  const isEmpty = answer.totals.paid === 0 && answer.totals.refundPaise === 0
  return (
    <>
      <Figures totals={answer.totals} />
      {isEmpty && <EmptyState title={words.nothing}>{words.nothingText}</EmptyState>}
      <Funnel funnel={answer.funnel} />
      {!isEmpty && (
        <>
          <MoneyTable
            title={words.byItem}
            head={words.column.item}
            csv={{ to: csvPath(days, 'item'), label: words.csvItem }}
            groups={answer.byItem.map((item, at) => ({
              ...item,
              key: String(at),
              name: writtenIn(language, item.name),
              ...(item.kind === 'event' && { note: words.event }),
            }))}
          />
          <MoneyTable
            title={words.byCoupon}
            head={words.column.coupon}
            csv={{ to: csvPath(days, 'coupon'), label: words.csvCoupon }}
            groups={answer.byCoupon.map((coupon) => ({
              ...coupon,
              key: coupon.code ?? '',
              name: coupon.code ?? words.noCoupon,
              ...(coupon.discountPaise > 0 && { note: `${words.discount}: ${writeRupees(coupon.discountPaise)}` }),
            }))}
          />
        </>
      )}
    </>
  )
}
