import type { JudgedChoice, JudgedChoices } from '@sopaan/contract/choice-lists'
import { seatLink } from '#web/asking/seat-link.ts'
import { useWords } from '#web/words/use-words.tsx'
import { ChoiceFacts } from './choice-facts.tsx'
import { seatName } from './seat-name.ts'

/** Seats of a list that is only read, in its order. */
export function SharedRows({ choices, rounds }: { choices: readonly JudgedChoice[]; rounds: JudgedChoices['rounds'] }) {
  const { choices: words, language } = useWords()
  return (
    <ol aria-label={words.rowsLabel} className="choice-rows">
      {choices.map((choice) => {
        const { branch, college } = seatName(choice.key, choice)
        return (
          <li key={choice.key} className="choice-row">
            <span className="choice-place" />
            <div className="min-w-0 py-3">
              <h2 className="leading-snug font-[700] wrap-anywhere">
                <a
                  href={seatLink(choice.key, language, new URLSearchParams())}
                  className="text-ink underline decoration-line-2 underline-offset-4 hover:decoration-pen-ink"
                >
                  {branch}
                </a>
              </h2>
              <p className="text-[15px] text-ink-2 wrap-anywhere">{college}</p>
              <ChoiceFacts choice={choice} rounds={rounds} />
            </div>
          </li>
        )
      })}
    </ol>
  )
}
