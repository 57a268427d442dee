import { paths, toolFrom } from '@sopaan/contract/paths'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { roundRankRange } from '@sopaan/domain/ranks/rank'
import { useLocation } from 'react-router'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import type { PercentileAnswer } from './percentile-question.ts'
import { NoAnswer, RangeAnswer } from './range-answer.tsx'
import { writePercentile, writePercentileEnds } from './write-percentile.ts'

/** The answer of the percentile calculator, with what makes it a range. */
export function PercentileResult({ answer }: { answer: PercentileAnswer }) {
  const { calculators } = useWords()
  const { percentile: words } = calculators
  switch (answer.state) {
    case 'empty':
      return <NoAnswer>{calculators.empty}</NoAnswer>
    case 'refused':
      return <NoAnswer>{calculators.reasons[answer.reason]}</NoAnswer>
    case 'marks':
      return <FromMarks range={answer.range} />
    case 'rank':
      return (
        <RangeAnswer label={words.answer} low={answer.low.toFixed(4)} high={answer.high.toFixed(4)}>
          <p className="mt-4 text-secondary">
            {words.plainAnswer(answer.plain.toFixed(7), groupIndian(answer.candidates))}
          </p>
        </RangeAnswer>
      )
    case 'percentile': {
      const { best, worst } = roundRankRange(answer.rank)
      return (
        <RangeAnswer label={words.answerRank} low={groupIndian(best)} high={groupIndian(worst)}>
          <p className="mt-3">
            <Badge tone={answer.rank.basis === 'outside-observed' ? 'likely' : 'plain'}>
              {calculators.bases[answer.rank.basis]}
            </Badge>
          </p>
          <p className="mt-4 text-secondary">
            {calculators.plainSays(groupIndian(answer.rank.plain), groupIndian(answer.rank.candidates))}
          </p>
        </RangeAnswer>
      )
    }
    case 'count': {
      const score = answer.percentile.toFixed(7)
      return (
        <RangeAnswer label={words.answer} low={score} high={score}>
          <p className="mt-4 text-secondary">{words.officialNote}</p>
        </RangeAnswer>
      )
    }
    case 'sessions': {
      const score = writePercentile(answer.percentile)
      return (
        <RangeAnswer label={words.betterSession(String(answer.session))} low={score} high={score}>
          <p className="mt-4 text-secondary">{words.sessionNote(writePercentile(answer.lead))}</p>
          <ToRank percentile={answer.percentile} />
        </RangeAnswer>
      )
    }
  }
}

function FromMarks({ range }: { range: Extract<PercentileAnswer, { state: 'marks' }>['range'] }) {
  const { calculators } = useWords()
  const { percentile: words, rank } = calculators
  const [low, high] = writePercentileEnds(range)
  return (
    <RangeAnswer label={words.answer} low={low} high={high}>
      <p className="measure mt-4 text-secondary">{range.basis === 'all-shifts' ? rank.allShifts : rank.oneShift}</p>
      <p className="mt-2 text-secondary">{calculators.notOfficial}</p>
    </RangeAnswer>
  )
}

function ToRank({ percentile }: { percentile: number }) {
  const { shell, language } = useWords()
  const { pathname } = useLocation()
  const search = new URLSearchParams({ from: 'percentile', percentile: String(percentile) })
  return (
    <p className="mt-6">
      <a
        href={`${toolFrom(pathname, paths.tool('rank-calculator'), language)}?${search}`}
        className={buttonClasses('pen')}
      >
        {shell.toolNames['rank-calculator']}
      </a>
    </p>
  )
}
