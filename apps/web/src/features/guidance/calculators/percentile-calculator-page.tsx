import { paths, toolFrom } from '@sopaan/contract/paths'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { OBSERVED_SPAN, roundLikelyRank, roundRankRange } from '@sopaan/domain/ranks/rank'
import { TIE_BREAK_SOURCE, TIE_BREAKS, type TieBreakPaper } from '@sopaan/domain/ranks/tie-break'
import { useLocation } from 'react-router'
import { cacheFor } from '#web/page-headers.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { writePercentile, writePercentileEnds } from '#web/write-percentile.ts'
import { Formula, HowItWorks } from './how-it-works.tsx'
import { PercentileForm } from './percentile-form.tsx'
import { answerPercentile, type PercentileAnswer, readPercentileQuestion } from './percentile-question.ts'
import { NoAnswer, RangeAnswer } from './range-answer.tsx'
import { ToolFrame } from './tool-frame.tsx'
import { useAnswers } from './use-answers.ts'

/** The answer depends on the address alone, so it may be cached. */
export const headers = cacheFor(300, 3600)

const PAPERS = Object.keys(TIE_BREAKS) as TieBreakPaper[]

export default function PercentileCalculatorPage() {
  const { calculators } = useWords()
  const { percentile: words } = calculators
  const { answers, ...handlers } = useAnswers()
  const question = readPercentileQuestion(answers)
  return (
    <ToolFrame
      name="percentile-calculator"
      words={words}
      form={<PercentileForm question={question} answers={answers} handlers={handlers} />}
      result={<PercentileResult answer={answerPercentile(question)} />}
    >
      <HowItWorks title={words.official}>
        <Formula>{words.officialFormula}</Formula>
        <p>{words.officialNote}</p>
        <Formula>{calculators.plainFormula}</Formula>
        <p>{calculators.observedSpan(String(OBSERVED_SPAN.low), String(OBSERVED_SPAN.high))}</p>
        <ul className="grid list-disc gap-2 ps-5">
          <li>{calculators.sourceScorecards}</li>
          <li>{calculators.sourceShifts}</li>
        </ul>
      </HowItWorks>
      <TieBreaks />
    </ToolFrame>
  )
}

/** How two with the same score are parted, paper by paper. */
function TieBreaks() {
  const { calculators } = useWords()
  const { percentile: words } = calculators
  return (
    <HowItWorks title={words.tieTitle}>
      <p>{words.tieLead}</p>
      <div className="grid gap-6 sm:grid-cols-2">
        {PAPERS.map((paper) => (
          <div key={paper}>
            <h3 className="font-heading text-default">{words.tiePapers[paper]}</h3>
            <ol className="mt-1 list-decimal ps-5">
              {TIE_BREAKS[paper].map((rule) => (
                <li key={rule}>{words.tieRules[rule]}</li>
              ))}
            </ol>
          </div>
        ))}
      </div>
      <p className="type-small" lang="en">
        {TIE_BREAK_SOURCE}
      </p>
    </HowItWorks>
  )
}

/** The answer of the percentile calculator, with what makes it a range. */
function PercentileResult({ answer }: { answer: PercentileAnswer }) {
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
        <RangeAnswer
          label={words.answerRank}
          low={groupIndian(best)}
          high={groupIndian(worst)}
          likely={answer.rank.likely === undefined ? undefined : groupIndian(roundLikelyRank(answer.rank.likely))}
        >
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
    <RangeAnswer label={words.answer} low={low} high={high} likely={range.likely?.toFixed(2)}>
      <p className="measure mt-4 text-secondary">{rank.marksBases[range.basis]}</p>
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
