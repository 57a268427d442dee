import { convertFromPercentage, convertToPercentage } from '@sopaan/domain/cgpa/cgpa'
import type { CgpaQuestion } from '@sopaan/domain/cgpa/cgpa-question'
import type { PercentageRule, Piece } from '@sopaan/domain/cgpa/percentage-rules'
import { formatDate } from '@sopaan/domain/time/format'
import type { Words } from '#web/words/en.ts'
import { useWords } from '#web/words/use-words.tsx'
import { NoAnswer, RangeAnswer } from './range-answer.tsx'
import { writeMarks } from './section-words.ts'

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

/** A rule as its formula, with its status, source and the day it was checked. */
function RuleReceipt({ rule }: { rule: PercentageRule }) {
  const { calculators, cgpa: words, language } = useWords()
  const [only] = rule.pieces
  return (
    <div className="mt-3 grid gap-1">
      {rule.pieces.length === 1 && only ? (
        <p className="font-semibold tabular-nums">
          {writeRule(only, words)}
          {rule.rounding === 'up-to-integer' && `, ${words.roundedUp}`}
        </p>
      ) : (
        <>
          <p>{words.rulePieces}</p>
          <ul className="tabular-nums">
            {rule.pieces.map((piece) => (
              <li key={piece.from}>{words.rulePiece(String(piece.from), String(piece.to), writeRule(piece, words))}</li>
            ))}
          </ul>
        </>
      )}
      <p className="type-small text-tertiary">
        {words.statuses[rule.status]}: <span lang="en">{rule.source}</span>.{' '}
        {calculators.checkedOn(formatDate(rule.checkedOn, language))}
      </p>
    </div>
  )
}

function writeRule({ a, b }: Piece, words: Words['cgpa']): string {
  return words.rule(String(a), b === 0 ? '0' : `${b < 0 ? '−' : '+'} ${writeMarks(Math.abs(b))}`)
}
