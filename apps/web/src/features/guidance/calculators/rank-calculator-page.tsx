import { cacheFor } from '#web/page-headers.ts'
import { useWords } from '#web/words/use-words.tsx'
import { AdvancedRankResult } from './advanced-rank-result.tsx'
import { answerAdvanced, answerMain } from './rank-answer.ts'
import { barOfAdvanced, barOfMain } from './rank-bar.ts'
import { RankForm } from './rank-form.tsx'
import { RankHow } from './rank-how.tsx'
import { readRankQuestion } from './rank-question.ts'
import { RankResult } from './rank-result.tsx'
import { ToolFrame } from './tool-frame.tsx'
import { useAnswers } from './use-answers.ts'

/** The answer depends on the address alone, so it may be cached. */
export const headers = cacheFor(300, 3600)

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
