import type { Mock } from '@sopaan/contract/mocks'
import { paths, type ToolName } from '@sopaan/contract/paths'
import { groupIndian, lakhLabel } from '@sopaan/domain/indian-numbers'
import { findMockResult, type MockResult } from '@sopaan/domain/planner/mock-result'
import { RANK_LANDMARKS } from '@sopaan/domain/ranks/rank-landmarks'
import { Link } from 'react-router'
import { dashboardOf } from '#web/identity/landing.ts'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { ResultSheet } from '#web/ui/result-sheet.tsx'
import { Ruler } from '#web/ui/ruler.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { writePercentileEnds } from '#web/write-percentile.ts'

const LISTS = {
  main: { list: 'main-1', from: 1_000, to: 400_000 },
  advanced: { list: 'advanced', from: 50, to: 40_000 },
} as const
/** Colleges on the ruler, and the rows they stand in. */
const FLAGS_MAX = 4

/** Percentile and rank of the newest whole paper, by the calculators, with the way to how they come about. */
export function MockResultSheet({ mocks }: { mocks: readonly Mock[] }) {
  const { mocks: words } = useWords()
  const { role } = useSignedIn()
  const mock = mocks.find((each) => findMockResult(each) !== undefined)
  const result = mock && findMockResult(mock)
  if (!mock || !result) return null
  const tool: ToolName = result.exam === 'main' ? 'percentile-calculator' : 'rank-calculator'
  const asked =
    result.exam === 'main' ? `mode=marks&marks=${mock.totalMarks}` : `exam=advanced&marks=${mock.totalMarks}`
  return (
    <ResultSheet>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-semibold break-words text-secondary">
          {words.resultOf(mock.name, words.marksOf(String(mock.totalMarks), String(mock.maxMarks)))}
        </h2>
        <Link
          to={`${paths.dashboardTool(dashboardOf(role), tool)}?${asked}`}
          className="ms-auto inline-flex min-h-11 min-w-11 items-center justify-end font-semibold text-primary-text"
        >
          {words.resultHow}
        </Link>
      </div>
      {'reason' in result ? <p>{words.noResult[result.reason]}</p> : <Found result={result} />}
    </ResultSheet>
  )
}

type FoundResult = Exclude<MockResult, { reason: unknown }>

function Found({ result }: { result: FoundResult }) {
  const { mocks: words, language } = useWords()
  const { list, from, to } = LISTS[result.exam]
  const ranks = words.ranks(groupIndian(result.best), groupIndian(result.worst))
  const flags = RANK_LANDMARKS.filter((landmark) => landmark.list === list).slice(0, FLAGS_MAX)
  const said = flags.map(({ label, closing }) => `${label}: ${groupIndian(closing)}`).join('; ')
  return (
    <>
      {'percentile' in result ? (
        <p className="mb-3 text-4xl leading-tight font-heading text-primary-text tabular-nums sm:text-[44px]">
          {words.span(...writePercentileEnds(result.percentile))}{' '}
          <span className="text-base font-semibold whitespace-nowrap text-secondary">{words.percentileName}</span>
        </p>
      ) : (
        <p className="mb-3 text-4xl leading-tight font-heading text-primary-text tabular-nums sm:text-[44px]">
          {words.span(groupIndian(result.best), groupIndian(result.worst))}{' '}
          <span className="text-base font-semibold whitespace-nowrap text-secondary">{words.rank}</span>
        </p>
      )}
      <Ruler
        id="mock-rank"
        from={from}
        to={to}
        low={result.best}
        high={result.worst}
        flags={flags.map(({ label, closing }) => ({ key: label, label, value: closing }))}
        scaleLabel={(value) => lakhLabel(value, language)}
        youLabel={ranks}
        label={words.rulerLabel(ranks, said)}
      />
      <p className="type-small text-secondary">{words.resultNote[result.exam](String(result.season))}</p>
    </>
  )
}
