import { groupIndian } from '@sopaan/domain/indian-numbers'
import { MAIN_CANDIDATES, MAIN_SEASONS } from '@sopaan/domain/ranks/jee-main-candidates'
import { OBSERVED_SPAN } from '@sopaan/domain/ranks/rank'
import { cacheFor } from '#web/page-headers.ts'
import { useWords } from '#web/words/use-words.tsx'
import { AdvancedRankResult } from './advanced-rank-result.tsx'
import { Formula, HowItWorks } from './how-it-works.tsx'
import { answerAdvanced, answerMain, type MainAnswer } from './rank-answer.ts'
import { barOfAdvanced, barOfMain } from './rank-bar.ts'
import { RankForm } from './rank-form.tsx'
import { readRankQuestion } from './rank-question.ts'
import { RankResult } from './rank-result.tsx'
import { ToolFrame } from './tool-frame.tsx'
import { useAnswers } from './use-answers.ts'

/** The answer depends on the address alone, so it may be cached. */
export const headers = cacheFor(300, 3600)

type Props = { exam: 'advanced' } | { exam: 'main'; answer: MainAnswer; isFromMarks: boolean }

export default function RankCalculatorPage() {
  const { calculators } = useWords()
  const { answers, ...handlers } = useAnswers()
  const question = readRankQuestion(answers)
  const form = <RankForm question={question} answers={answers} form={handlers} />
  if (question.exam === 'advanced') {
    const answer = answerAdvanced(question)
    return (
      <ToolFrame
        name="rank-calculator"
        words={calculators.rank}
        form={form}
        result={<AdvancedRankResult answer={answer} list={question.list} />}
        bar={barOfAdvanced(answer, question.list, calculators)}
      >
        <RankHow exam="advanced" />
      </ToolFrame>
    )
  }
  const answer = answerMain(question)
  return (
    <ToolFrame
      name="rank-calculator"
      words={calculators.rank}
      form={form}
      result={<RankResult answer={answer} question={question} />}
      bar={barOfMain(answer, calculators)}
    >
      <RankHow exam="main" answer={answer} isFromMarks={question.from === 'marks'} />
    </ToolFrame>
  )
}

/** How the rank was worked out, and from what. */
function RankHow(props: Props) {
  const { calculators } = useWords()
  const { rank } = calculators
  if (props.exam === 'advanced') {
    return (
      <HowItWorks title={calculators.sourcesTitle}>
        <p>{calculators.sourceAdvanced}</p>
        <p>{calculators.notOfficial}</p>
      </HowItWorks>
    )
  }
  const figures = props.answer.state === 'answered' ? props.answer.figures : undefined
  return (
    <>
      <HowItWorks title={calculators.howTitle}>
        {figures && <p>{calculators.baseNotes[figures.basis]}</p>}
        {props.isFromMarks && <p>{figures?.marksBasis === 'all-shifts' ? rank.allShifts : rank.oneShift}</p>}
        <Formula>{calculators.plainFormula}</Formula>
        {figures?.plain !== undefined && (
          <p>{calculators.plainSays(groupIndian(figures.plain), groupIndian(figures.candidates))}</p>
        )}
        <p>{calculators.observedSpan(String(OBSERVED_SPAN.low), String(OBSERVED_SPAN.high))}</p>
        <p>{calculators.notOfficial}</p>
      </HowItWorks>
      <HowItWorks title={calculators.sourcesTitle}>
        <ul className="grid list-disc gap-2 ps-5">
          <li>{calculators.sourceScorecards}</li>
          {props.isFromMarks && <li>{calculators.sourceShifts}</li>}
          <li>{calculators.sourceCategory}</li>
          {MAIN_SEASONS.map((season) => (
            <li key={season}>
              {calculators.seasonOption(String(season), groupIndian(MAIN_CANDIDATES[season].appeared))}:{' '}
              <span lang="en">{MAIN_CANDIDATES[season].source}</span>
            </li>
          ))}
        </ul>
      </HowItWorks>
    </>
  )
}
