import { OBSERVED_SPAN } from '@sopaan/domain/ranks/rank'
import { cacheFor } from '#web/page-headers.ts'
import { useWords } from '#web/words/use-words.tsx'
import { Formula, HowItWorks } from './how-it-works.tsx'
import { PercentileForm } from './percentile-form.tsx'
import { answerPercentile, readPercentileQuestion } from './percentile-question.ts'
import { PercentileResult } from './percentile-result.tsx'
import { TieBreaks } from './tie-breaks.tsx'
import { ToolFrame } from './tool-frame.tsx'
import { useAnswers } from './use-answers.ts'

/** The answer depends on the address alone, so it may be cached. */
export const headers = cacheFor(300, 3600)

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
