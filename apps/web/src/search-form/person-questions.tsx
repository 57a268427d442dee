import { useId } from 'react'
import { Segments } from '#web/ui/segments.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { QuestionFrame } from './question-frame.tsx'

const GENDERS = ['female', 'male', 'other'] as const

type Props = { search: URLSearchParams; errors: Readonly<Record<string, string>> }

/** Gender, for which nothing is chosen for anybody, and the State where class 12 was passed, side by side. */
export function PersonQuestions({ search, errors }: Props) {
  const { questions: words, states } = useWords()
  const id = useId()
  return (
    <div className="grid gap-x-3 gap-y-2.5 min-[360px]:grid-cols-[11fr_10fr]">
      <QuestionFrame name="gender" noteId={`${id}-gender`} error={errors.gender} empty={words.faults.genderEmpty}>
        <Segments
          legend={words.gender}
          name="gender"
          chosen={search.get('gender') ?? undefined}
          choices={GENDERS.map((gender) => ({ value: gender, label: words.genders[gender] }))}
          noteId={`${id}-gender`}
          isInvalid={errors.gender !== undefined}
        />
      </QuestionFrame>
      <QuestionFrame name="state" noteId={`${id}-state-note`} error={errors.state} empty={words.faults.stateEmpty}>
        <label htmlFor={`${id}-state`} className="block text-[15px] leading-[22px] font-semibold">
          {words.state}
        </label>
        <select
          id={`${id}-state`}
          name="state"
          defaultValue={search.get('state') ?? ''}
          aria-describedby={`${id}-state-note`}
          aria-invalid={errors.state !== undefined || undefined}
          className="mt-1 h-[46px] w-full rounded-control border border-border-control bg-surface ps-3 pe-1 lg:h-12"
        >
          <option value="">{words.stateNone}</option>
          {Object.entries(states).map(([state, name]) => (
            <option key={state} value={state}>
              {name}
            </option>
          ))}
        </select>
      </QuestionFrame>
    </div>
  )
}
