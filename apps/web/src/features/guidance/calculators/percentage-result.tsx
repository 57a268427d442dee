import { convertFromPercentage, convertToPercentage } from '@sopaan/domain/cgpa/cgpa'
import type { CgpaQuestion } from '@sopaan/domain/cgpa/cgpa-question'
import type { PercentageRule } from '@sopaan/domain/cgpa/percentage-rules'
import { useWords } from '#web/words/use-words.tsx'
import { NoAnswer, RangeAnswer } from './range-answer.tsx'
import { RuleReceipt } from './rule-receipt.tsx'

type Result = { rule: PercentageRule; figure: string }

/** A percentage by the rule of a body, or the average behind a percentage; every claim where sources disagree. */
export function PercentageResult({ question }: { question: CgpaQuestion }) {
  const { calculators, cgpa: words } = useWords()
  const typed = question.direction === 'to' ? question.average : question.percentage
  if (question.body === '' || typed === undefined) return <NoAnswer>{calculators.empty}</NoAnswer>
  const results =
    question.direction === 'to' ? toPercentage(question.body, typed) : fromPercentage(question.body, typed)
  if (typeof results === 'string') return <NoAnswer>{words.reasons[results]}</NoAnswer>
  const [only] = results
  if (results.length === 1 && only !== undefined) {
    const label = question.direction === 'to' ? words.percentage : words.cgpa
    return (
      <>
        <RangeAnswer label={label} low={only.figure} high={only.figure} />
        <RuleReceipt rule={only.rule} />
        <p className="measure mt-4 text-secondary">{words.askCell}</p>
      </>
    )
  }
  return <Conflict results={results} />
}

function Conflict({ results }: { results: readonly Result[] }) {
  const { cgpa: words } = useWords()
  return (
    <div aria-live="polite">
      <h2 className="type-subsection text-likely sm:pe-40">{words.conflictTitle}</h2>
      <p className="measure mt-2 text-secondary">{words.conflict}</p>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2">
        {results.map(({ rule, figure }) => (
          <li key={rule.id} className="rounded-box border border-border p-4">
            <p className="text-[28px] leading-tight font-heading tabular-nums">{figure}</p>
            <RuleReceipt rule={rule} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function toPercentage(body: string, average: number) {
  const answer = convertToPercentage(body, average)
  if (!answer.ok) return answer.reason
  const { conversion } = answer
  const results = conversion.kind === 'one-rule' ? [conversion.result] : conversion.results
  return results.map(({ rule, percentage }): Result => ({ rule, figure: `${percentage}%` }))
}

function fromPercentage(body: string, percentage: number) {
  const answer = convertFromPercentage(body, percentage)
  if (!answer.ok) return answer.reason
  return answer.results.map(({ rule, average }): Result => ({ rule, figure: average.toFixed(2) }))
}
