import type { BusinessTrend, TrendDay } from '@sopaan/contract/trends'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { formatDate, formatShortDay } from '@sopaan/domain/time/format'
import { useState } from 'react'
import { buttonClasses } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { LineChart } from '#web/ui/line-chart.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { trendFileUrl } from './payment-analytics.queries.ts'
import { figureOf, groupDays, isShare, TREND_FIGURES, type TrendFigure } from './trend-points.ts'

const HUNDREDTHS = 100
const PAISE_A_LAKH = 1_00_000_00
const PAISE_A_THOUSAND = 1_000_00

/** Five figures beside those of the days before, and the chosen one by day. */
export function TrendSection({ trend }: { trend: BusinessTrend }) {
  const { analytics: words, language } = useWords()
  const [chosen, setChosen] = useState<TrendFigure>('net')
  const write = useWritten()
  const groups = groupDays(trend)
  const name = (day: string) => formatShortDay(day, language)
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <fieldset className="grid grid-cols-2 gap-2 lg:grid-cols-5">
        <legend className="sr-only">{words.figures}</legend>
        {TREND_FIGURES.map((figure) => (
          <Figure
            key={figure}
            figure={figure}
            now={figureOf(figure, trend.byDay)}
            before={figureOf(figure, trend.byDayBefore)}
            isChosen={figure === chosen}
            onChoose={() => setChosen(figure)}
          />
        ))}
      </fieldset>
      <LineChart
        key={`${chosen} ${trend.from} ${trend.to}`}
        label={words.chart(words.figure[chosen], formatDate(trend.from, language), formatDate(trend.to, language))}
        legend={{ now: words.thisStretch, before: words.stretchBefore }}
        write={(value) => write.axis(chosen, value)}
        points={groups.map(({ key, days, before }) => ({
          key,
          name: name(key),
          value: figureOf(chosen, days),
          before: before.length === 0 ? undefined : figureOf(chosen, before),
          words: words.point(
            name(key),
            write.value(chosen, figureOf(chosen, days)),
            write.value(chosen, figureOf(chosen, before)),
          ),
        }))}
      />
      <div className="flex flex-wrap items-start justify-between gap-3">
        <details className="open:basis-full">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-primary-text">
            {words.asTable}
          </summary>
          <DayTable figure={chosen} groups={groups} />
        </details>
        <a href={trendFileUrl(trend)} download className={buttonClasses('line')}>
          {words.csvDays}
        </a>
      </div>
    </Card>
  )
}

type FigureProps = { figure: TrendFigure; now: number; before: number; isChosen: boolean; onChoose: () => void }

/** One figure with what it is beside the days before: a press shows it by day. */
function Figure({ figure, now, before, isChosen, onChoose }: FigureProps) {
  const { analytics: words } = useWords()
  const write = useWritten()
  const change = write.change(figure, now, before)
  // Of failures less is better.
  const isBetter = figure === 'failed' ? now < before : now > before
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={classNames(
        'grid gap-1 rounded-box border p-3 text-start',
        isChosen ? 'border-primary bg-primary-soft' : 'border-border bg-surface hover:bg-surface-sunken',
      )}
    >
      <span className="type-small text-secondary">{words.figure[figure]}</span>{' '}
      <span className="type-card tabular-nums">{write.value(figure, now)}</span>{' '}
      <span
        className={classNames(
          'type-small font-semibold tabular-nums',
          now === before ? 'text-tertiary' : isBetter ? 'text-safe' : 'text-reach',
        )}
      >
        {change}
      </span>
    </button>
  )
}

/** The points as a table, for whoever reads rather than looks. */
function DayTable({ figure, groups }: { figure: TrendFigure; groups: ReturnType<typeof groupDays> }) {
  const { analytics: words, language } = useWords()
  const write = useWritten()
  const cell = (days: readonly TrendDay[]) => (days.length === 0 ? '–' : write.value(figure, figureOf(figure, days)))
  return (
    <section aria-label={words.asTable}>
      <table className="w-full tabular-nums">
        <thead>
          <tr>
            <th scope="col" className="text-start">
              {words.column.day}
            </th>
            <th scope="col" className="text-end">
              {words.thisStretch}
            </th>
            <th scope="col" className="text-end">
              {words.stretchBefore}
            </th>
          </tr>
        </thead>
        <tbody>
          {groups.map(({ key, days, before }) => (
            <tr key={key}>
              <th scope="row" className="py-1 text-start font-normal">
                {formatDate(key, language)}
              </th>
              <td className="text-end">{cell(days)}</td>
              <td className="text-end">{cell(before)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** How figures are read: rupees, counts and percent; short on the axis, in full elsewhere. */
function useWritten() {
  const { analytics: words } = useWords()
  const percent = (hundredths: number) =>
    words.share((hundredths / HUNDREDTHS).toFixed(hundredths % HUNDREDTHS === 0 ? 0 : 2))
  const value = (figure: TrendFigure, amount: number) =>
    figure === 'net' ? writeRupees(amount) : isShare(figure) ? percent(amount) : groupIndian(Math.round(amount))
  return {
    value,
    axis: (figure: TrendFigure, amount: number) => {
      if (figure !== 'net')
        return isShare(figure) ? percent(Math.round(amount)) : groupIndian(Math.round(amount * 10) / 10)
      const size = Math.abs(amount)
      const sign = amount < 0 ? '−' : ''
      const short = (unitPaise: number) => String(Math.round((size / unitPaise) * 10) / 10)
      if (size >= PAISE_A_LAKH) return sign + words.lakhs(short(PAISE_A_LAKH))
      if (size >= PAISE_A_THOUSAND) return sign + words.thousands(short(PAISE_A_THOUSAND))
      return writeRupees(Math.round(amount / 100) * 100)
    },
    change: (figure: TrendFigure, now: number, before: number) => {
      if (isShare(figure)) return words.points(signed((now - before) / HUNDREDTHS))
      if (before === 0) return words.noBefore
      return words.share(signed(Math.round(((now - before) / Math.abs(before)) * 100)))
    },
  }
}

function signed(value: number): string {
  const rounded = Math.round(value * 100) / 100
  return rounded > 0 ? `+${rounded}` : rounded < 0 ? `−${-rounded}` : '0'
}
