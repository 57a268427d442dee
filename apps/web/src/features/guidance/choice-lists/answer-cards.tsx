import type { ChoiceRounds } from '@sopaan/contract/choice-rounds'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import type { AnswerCourse } from '@sopaan/domain/simulator/compare-answers'
import { WILLINGNESS_NAMES, WILLINGNESSES, type Willingness } from '@sopaan/domain/simulator/willingness'
import { useId } from 'react'
import { useWords } from '#web/words/use-words.tsx'
import { choiceShortName } from './choice-short-name.ts'

type Courses = Record<Willingness, AnswerCourse>
type Props = {
  courses: Courses
  rounds: ChoiceRounds
  chosen: Willingness
  onChoose: (answer: Willingness) => void
}

/** Float, slide and freeze, each with where it ends and what it loses against float; choosing one plays it. */
export function AnswerCards({ courses, rounds, chosen, onChoose }: Props) {
  const { rounds: words } = useWords()
  const name = useId()
  const isOver = rounds.publishedRounds === rounds.rounds
  return (
    <fieldset className="mt-4">
      <legend className="mb-2 font-semibold">{(rounds.year === null ? words : words.ahead).andIf}</legend>
      <div className="grid grid-cols-3 gap-2 sm:gap-3">
        {WILLINGNESSES.map((answer) => {
          const place = courses[answer].final?.choice
          const { college, branch } = choiceShortName(rounds.choices[place ?? -1])
          return (
            <label
              key={answer}
              className="min-w-0 rounded-box border border-border-control p-2.5 text-[14px] leading-snug has-checked:border-2 has-checked:border-primary-text has-checked:bg-primary-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-primary-text sm:p-4 sm:text-[15px]"
            >
              <input
                type="radio"
                name={name}
                value={answer}
                checked={answer === chosen}
                onChange={() => onChoose(answer)}
                className="sr-only"
              />
              <span className="block font-bold text-primary-text">{WILLINGNESS_NAMES[answer]}</span>{' '}
              <span className="block text-secondary">{isOver ? words.endsAt : words.soFarAt}</span>{' '}
              <span className="block text-[18px] font-bold">
                {place === undefined ? words.noSeat : words.place(groupIndian(place + 1))}
              </span>{' '}
              <span className="block text-secondary wrap-anywhere">
                {college} {branch}
              </span>{' '}
              {answer !== 'float' && <Loss courses={courses} answer={answer} />}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

function Loss({ courses, answer }: { courses: Courses; answer: Willingness }) {
  const { rounds: words } = useWords()
  const [float, other] = [courses.float.final?.choice, courses[answer].final?.choice]
  if (float === undefined || other === undefined) return null
  const lower = other - float
  return (
    <span className={lower > 0 ? 'mt-1 block font-semibold text-danger' : 'mt-1 block text-tertiary'}>
      {lower > 0 ? words.lower(lower, groupIndian(lower)) : words.asFloat}
    </span>
  )
}
