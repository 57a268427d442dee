import { paths } from '@sopaan/contract/paths'
import type { PaymentAnalytics } from '@sopaan/contract/payment-analytics'
import { writtenIn } from '@sopaan/domain/languages'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { formatDate } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Form, Link, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { serverWordsOf } from '#web/refusal-words.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { roundTenth } from '#web/ui/round-tenth.ts'
import { useWords } from '#web/words/use-words.tsx'
import { Figures, Funnel } from './figures.tsx'
import { MoneyTable } from './money-table.tsx'
import { analyticsQuery, csvPath } from './payment-analytics.queries.ts'

const WIDTH = 640

const HEIGHT = 160

/** Of the room of a day, left empty beside its bar. */
const GAP_SHARE = 0.25

type Props = { label: string; days: readonly { day: string; value: number; words: string }[] }

/** What was earned: sums, days, what was sold, coupons, and the way from order to refund. */
export default function PaymentAnalyticsPage() {
  const all = useWords()
  const { analytics: words } = all
  const [search] = useSearchParams()
  const [from, to] = [search.get('from') || undefined, search.get('to') || undefined]
  const query = useQuery(analyticsQuery({ ...(from && { from }), ...(to && { to }) }))
  // Days that were refused stay in the form, with why.
  const asked = { from: from ?? query.data?.from, to: to ?? query.data?.to }
  const refusedWords = serverWordsOf(query.error, all)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <DocumentHead title={words.title} isIndexed={false} />
      <p className="measure text-secondary">{words.lead}</p>
      <Form key={`${asked.from} ${asked.to}`} className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap">
        <Field label={words.from} name="from" type="date" defaultValue={asked.from} hasNote={false} />
        <Field label={words.to} name="to" type="date" defaultValue={asked.to} hasNote={false} />
        <Button type="submit" look="line" className="max-sm:col-span-2">
          {words.show}
        </Button>
        <Link to={paths.gstReport()} className={`${buttonClasses('line')} max-sm:col-span-2`}>
          {words.toGst}
        </Link>
      </Form>
      <Loaded query={query} failed={refusedWords ?? words.failed}>
        {(answer) => <Answer answer={answer} />}
      </Loaded>
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
      {isEmpty ? <EmptyState title={words.nothing}>{words.nothingText}</EmptyState> : <Days answer={answer} />}
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

function Days({ answer }: { answer: PaymentAnalytics }) {
  const { analytics: words, language } = useWords()
  const best = Math.max(...answer.byDay.map(({ netPaise }) => netPaise))
  const write = (day: string) => formatDate(day, language)
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="type-subsection">{words.byDay}</h2>
        <a href={csvPath({ from: answer.from, to: answer.to }, 'day')} download className={buttonClasses('line')}>
          {words.csv}
        </a>
      </div>
      <DayBars
        label={words.byDayLabel(write(answer.from), write(answer.to), writeRupees(best))}
        days={answer.byDay.map(({ day, netPaise }) => ({
          day,
          value: netPaise,
          words: `${write(day)}: ${writeRupees(netPaise)}`,
        }))}
      />
      <p aria-hidden="true" className="type-small mt-1 flex justify-between gap-4 text-tertiary">
        <span>{write(answer.from)}</span>
        <span>{write(answer.to)}</span>
      </p>
    </Card>
  )
}

/** A bar a day: upwards from the line what came, downwards what went back. Its table stands in the CSV. */
function DayBars({ label, days }: Props) {
  const id = useId()
  const most = Math.max(0, ...days.map(({ value }) => value))
  const least = Math.min(0, ...days.map(({ value }) => value))
  const spread = most - least || 1
  const room = WIDTH / Math.max(1, days.length)
  const y = (value: number) => roundTenth(((most - value) / spread) * HEIGHT)
  return (
    <svg role="img" aria-labelledby={id} className="day-bars" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      <title id={id}>{label}</title>
      {days.map(({ day, value, words }, at) => (
        <rect
          key={day}
          className={value < 0 ? 'out' : 'in'}
          x={roundTenth(at * room + (room * GAP_SHARE) / 2)}
          width={roundTenth(room * (1 - GAP_SHARE))}
          y={Math.min(y(value), y(0))}
          height={Math.abs(y(value) - y(0))}
        >
          <title>{words}</title>
        </rect>
      ))}
      <line className="zero" x1="0" x2={WIDTH} y1={y(0)} y2={y(0)} />
    </svg>
  )
}
