import { OBSERVED_SPAN } from '@sopaan/domain/ranks/rank'
import { TIE_BREAK_SOURCE, TIE_BREAKS, type TieBreakPaper } from '@sopaan/domain/ranks/tie-break'
import { cacheFor } from '#web/page-headers.ts'
import { useWords } from '#web/words/use-words.tsx'
import { Formula, HowItWorks } from './how-it-works.tsx'
import { PercentileForm } from './percentile-form.tsx'
import { answerPercentile, readPercentileQuestion } from './percentile-question.ts'
import { PercentileResult } from './percentile-result.tsx'
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
