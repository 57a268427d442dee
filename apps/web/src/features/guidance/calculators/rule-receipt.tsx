import type { PercentageRule, Piece } from '@sopaan/domain/cgpa/percentage-rules'
import { formatDate } from '@sopaan/domain/time/format'
import type { Words } from '#web/words/en.ts'
import { useWords } from '#web/words/use-words.tsx'
import { writeMarks } from './section-words.ts'

/** A rule as its formula, with its status, source and the day it was checked. */
export function RuleReceipt({ rule }: { rule: PercentageRule }) {
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
