import { findCgpa, findNeededAverage, findSgpa } from '@sopaan/domain/cgpa/cgpa'
import type { CgpaQuestion } from '@sopaan/domain/cgpa/cgpa-question'
import { useWords } from '#web/words/use-words.tsx'
import { PercentageResult } from './percentage-result.tsx'
import { NoAnswer, RangeAnswer } from './range-answer.tsx'

/** The answer of the CGPA calculator. */
export function CgpaResult({ question }: { question: CgpaQuestion }) {
  const { cgpa: words } = useWords()
  switch (question.mode) {
    case 'sgpa': {
      const answer = findSgpa(question.subjects, question.maxPoints)
      if (!answer.ok) return <NoAnswer>{words.reasons[answer.reason]}</NoAnswer>
      return <Average label={words.sgpa} average={answer.sgpa} credits={answer.credits} />
    }
    case 'cgpa': {
      const answer = findCgpa(question.semesters, question.maxPoints)
      if (!answer.ok) return <NoAnswer>{words.reasons[answer.reason]}</NoAnswer>
      return <Average label={words.cgpa} average={answer.cgpa} credits={answer.credits} />
    }
    case 'target':
      return <TargetResult question={question} />
    case 'percentage':
      return <PercentageResult question={question} />
  }
}

function Average({ label, average, credits }: { label: string; average: number; credits: number }) {
  const { cgpa: words } = useWords()
  const written = average.toFixed(2)
  return <RangeAnswer label={label} low={written} high={written} open={words.overCredits(String(credits))} />
}

function TargetResult({ question }: { question: CgpaQuestion }) {
  const { calculators, cgpa: words } = useWords()
  const { creditsDone, cgpaNow, creditsLeft, target, maxPoints } = question
  if (creditsDone === undefined || cgpaNow === undefined || creditsLeft === undefined || target === undefined)
    return <NoAnswer>{calculators.empty}</NoAnswer>
  const plan = findNeededAverage({ credits: creditsDone, cgpa: cgpaNow }, creditsLeft, target, maxPoints)
  if (!plan.ok) return <NoAnswer>{words.reasons[plan.reason]}</NoAnswer>
  const best = plan.best.toFixed(2)
  if (plan.verdict === 'already-reached') return <NoAnswer>{words.reached}</NoAnswer>
  if (plan.verdict === 'out-of-reach') return <NoAnswer>{words.outOfReach(best)}</NoAnswer>
  const needed = plan.needed.toFixed(2)
  return (
    <RangeAnswer label={words.needed} low={needed} high={needed}>
      <p className="mt-4 text-secondary">{words.neededNote(best)}</p>
    </RangeAnswer>
  )
}
