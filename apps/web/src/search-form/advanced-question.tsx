import { CLASS_TWELVE } from '@sopaan/domain/predictor/class-twelve'
import { useId } from 'react'
import { RANK_LENGTH_MAX } from '#web/search-form/rank-fields.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { QuestionFrame } from './question-frame.tsx'

const FIELDS = [
  ['advanced', 'advancedRank'],
  ['advancedCategory', 'advancedCategoryRank'],
] as const

type Props = { search: URLSearchParams; errors: Readonly<Record<string, string>> }

/** The tick for who has ranks of JEE Advanced too, which opens their fields and the condition of class 12. */
export function AdvancedQuestion({ search, errors }: Props) {
  const { questions: words } = useWords()
  const id = useId()
  // A form sent without React leaves its empty fields in the address.
  const answered = [...search].flatMap(([key, value]) => (value === '' ? [] : [key]))
  const isTicked = [...answered, ...Object.keys(errors)].some((key) => key.startsWith('advanced'))
  return (
    <div>
      <Checkbox label={words.advanced} data-advanced="" defaultChecked={isTicked} />
      <div className="for-advanced">
        <div className="grid gap-2.5 border-s-4 border-primary ps-3">
          {FIELDS.map(([key, label]) => (
            <QuestionFrame
              key={key}
              name={key}
              noteId={`${id}-${key}-note`}
              error={errors[key]}
              empty={key === 'advanced' ? words.faults.advancedEmpty : undefined}
              wrong={words.faults.rankWrong}
              className={key === 'advanced' ? undefined : 'for-category'}
            >
              <label htmlFor={`${id}-${key}`} className="block text-[15px] leading-[22px] font-semibold">
                {words[label]}
              </label>
              <input
                id={`${id}-${key}`}
                name={key}
                inputMode="numeric"
                autoComplete="off"
                maxLength={RANK_LENGTH_MAX}
                defaultValue={search.get(key) ?? ''}
                aria-describedby={`${id}-${key}-note`}
                aria-invalid={errors[key] !== undefined || undefined}
                className="mt-1 h-[46px] w-full rounded-control border border-border-control bg-surface px-4 font-semibold tabular-nums lg:h-12"
              />
            </QuestionFrame>
          ))}
          <p className="type-small text-secondary">
            {words.advancedNote(
              String(CLASS_TWELVE.percent),
              String(CLASS_TWELVE.percentReserved),
              String(CLASS_TWELVE.topPercentile),
            )}
          </p>
        </div>
      </div>
    </div>
  )
}
