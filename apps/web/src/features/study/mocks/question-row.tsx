import { optionName, type SheetQuestion } from '@sopaan/domain/sittings/answer-key'
import { memo } from 'react'
import { useWords } from '#web/words/use-words.tsx'

/** A number as a paper asks for it: sign, digits, point and two decimals, with room to spare. */
const NUMBER_MAX = 12

type Props = {
  question: SheetQuestion
  answer: string | undefined
  onAnswer: (number: number, answer: string | undefined) => void
}

/** A row of the answer sheet: the bubbles of a question, or the field of its number. One of 75: it is drawn again alone. */
export const QuestionRow = memo(function QuestionRow({ question, answer, onAnswer }: Props) {
  const { sittings: words } = useWords()
  const { number, options } = question
  return (
    <fieldset className="flex min-h-12 items-center gap-1 border-t border-border py-1">
      <legend className="sr-only">{words.question(number)}</legend>
      <span aria-hidden="true" className="w-10 shrink-0 font-semibold tabular-nums">
        {number}
      </span>
      {options === 0 ? (
        <input
          aria-label={words.question(number)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={NUMBER_MAX}
          value={answer ?? ''}
          onChange={({ currentTarget: { value } }) => onAnswer(number, value === '' ? undefined : value)}
          className="min-h-11 w-32 rounded-control border border-border-strong bg-surface px-3 tabular-nums"
        />
      ) : (
        Array.from({ length: options }, (_, at) => optionName(at)).map((letter) => (
          <label key={letter} className="inline-flex size-11 items-center justify-center">
            <input
              type="radio"
              name={`question-${number}`}
              value={letter}
              checked={answer === letter}
              onChange={() => onAnswer(number, letter)}
              className="peer sr-only"
            />
            <span className="inline-flex size-9 items-center justify-center rounded-full border-2 border-border-strong font-semibold peer-checked:border-primary peer-checked:bg-primary peer-checked:text-on-primary peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2">
              {letter}
            </span>
          </label>
        ))
      )}
      {answer !== undefined && options > 0 && (
        <button
          type="button"
          aria-label={words.clearQuestion(number)}
          onClick={() => onAnswer(number, undefined)}
          className="type-small ms-1 inline-flex min-h-11 min-w-11 items-center justify-center text-primary-text underline"
        >
          {words.clear}
        </button>
      )}
    </fieldset>
  )
})
