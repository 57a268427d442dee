import type { Mock } from '@sopaan/contract/mocks'
import { findMockResult, isSamePattern } from '@sopaan/domain/planner/mock-result'
import { SUBJECTS } from '@sopaan/domain/syllabus/syllabus-chapter'
import { formatDate } from '@sopaan/domain/time/format'
import { useState } from 'react'
import { Card } from '#web/ui/card.tsx'
import { type ChartPoint, LineChart } from '#web/ui/line-chart.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'

const FIGURES = ['total', 'percentile', ...SUBJECTS] as const
type Figure = (typeof FIGURES)[number]
/** The most mocks on a chart. */
const POINTS_MAX = 20
/** Fewer show no trend. */
const POINTS_MIN = 2
/** Percentiles are known from here on. */
const PERCENTILE_MIN = 90

/** How marks, percentile and each subject went, mock by mock of the pattern that was sat last. */
export function MockTrend({ mocks }: { mocks: readonly Mock[] }) {
  const { mocks: words, planner } = useWords()
  const [chosen, setChosen] = useState<Figure>('total')
  const [newest] = mocks
  if (newest === undefined) return null
  const alike = mocks.filter((mock) => isSamePattern(mock, newest)).slice(0, POINTS_MAX)
  const shown = FIGURES.filter((figure) => figure === 'total' || pointsOf(alike, figure).length >= POINTS_MIN)
  const figure = shown.includes(chosen) ? chosen : 'total'
  const names: Readonly<Record<Figure, string>> = {
    ...planner.subjects,
    total: words.total,
    percentile: words.percentileName,
  }
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <h2 className="type-card">{words.trendTitle}</h2>
      {alike.length < POINTS_MIN ? (
        <p className="text-secondary">{words.trendNone}</p>
      ) : (
        <>
          {shown.length > 1 && (
            <Select
              label={words.trendOf}
              hasNote={false}
              className="max-w-64"
              value={figure}
              onChange={({ target: { value } }) => setChosen(FIGURES.find((each) => each === value) ?? 'total')}
            >
              {shown.map((each) => (
                <option key={each} value={each}>
                  {names[each]}
                </option>
              ))}
            </Select>
          )}
          <Line key={figure} mocks={alike} figure={figure} name={names[figure]} />
        </>
      )}
    </Card>
  )
}

function Line({ mocks, figure, name }: { mocks: readonly Mock[]; figure: Figure; name: string }) {
  const { language, mocks: words } = useWords()
  const isPercentile = figure === 'percentile'
  const write = (value: number) => (isPercentile ? value.toFixed(2) : String(Math.round(value)))
  const points = pointsOf(mocks, figure).map(({ mock, value }): ChartPoint => {
    const day = formatDate(mock.takenOn, language)
    const figureWords = isPercentile ? words.percentile(write(value)) : words.marks(write(value))
    return { key: mock._id, name: day, value, before: undefined, words: `${mock.name}, ${day}: ${figureWords}` }
  })
  return (
    <LineChart
      label={`${words.trendTitle}: ${name}`}
      points={points}
      write={isPercentile ? (value) => String(value) : write}
      {...(isPercentile && { from: PERCENTILE_MIN })}
    />
  )
}

/** What each mock shows of a figure, oldest first; one that does not tell it is left out. */
function pointsOf(mocks: readonly Mock[], figure: Figure): { mock: Mock; value: number }[] {
  return mocks.toReversed().flatMap((mock) => {
    const value = figureOf(mock, figure)
    return value === undefined ? [] : [{ mock, value }]
  })
}

function figureOf(mock: Mock, figure: Figure): number | undefined {
  if (figure === 'total') return mock.totalMarks
  if (figure !== 'percentile') return mock[figure] ?? undefined
  const result = findMockResult(mock)
  return result && 'percentile' in result ? result.percentile.likely : undefined
}
