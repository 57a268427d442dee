import { useId } from 'react'
import { RANK_LENGTH_MAX } from '#web/search-form/rank-fields.ts'
import { Segments } from '#web/ui/segments.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { QuestionFrame } from './question-frame.tsx'

const CATEGORIES = ['OPEN', 'EWS', 'OBC-NCL', 'SC', 'ST'] as const

type Props = { search: URLSearchParams; errors: Readonly<Record<string, string>> }

/** The category, and in place its own rank: typed, or left to our guess. */
export function CategoryQuestion({ search, errors }: Props) {
  const { questions: words } = useWords()
  const id = useId()
  return (
    <>
      <QuestionFrame name="category" noteId={`${id}-category`} error={errors.category}>
        <Segments
          legend={words.category}
          name="category"
          chosen={search.get('category') || 'OPEN'}
          choices={CATEGORIES.map((category) => ({ value: category, label: words.categories[category] }))}
          noteId={`${id}-category`}
          isInvalid={errors.category !== undefined}
        />
      </QuestionFrame>
      <CategoryRank search={search} errors={errors} />
    </>
  )
}

function CategoryRank({ search, errors }: Props) {
  const { questions: words } = useWords()
  const id = useId()
  const isGuessed = search.getAll('guess').includes('mainCategory')
  return (
    <QuestionFrame
      name="mainCategory"
      noteId={`${id}-note`}
      error={errors.mainCategory}
      wrong={words.faults.rankWrong}
      className="for-category border-s-4 border-primary ps-3"
    >
      <p className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-[15px] leading-[22px] font-semibold">
          {words.yourRank}{' '}
          {CATEGORIES.map((category) => (
            <span key={category} data-of={category}>
              {words.ranksOf[category]}
            </span>
          ))}
        </label>
        <span className="text-[14px] text-secondary">{words.onScorecard}</span>
      </p>
      <div className="relative mt-1">
        <input
          id={id}
          name="mainCategory"
          inputMode="numeric"
          autoComplete="off"
          maxLength={RANK_LENGTH_MAX}
          placeholder={words.example}
          defaultValue={isGuessed ? '' : (search.get('mainCategory') ?? '')}
          aria-describedby={`${id}-note`}
          aria-invalid={errors.mainCategory !== undefined || undefined}
          className="h-[46px] w-full rounded-control border border-border-control bg-surface pe-32 ps-4 font-semibold tabular-nums placeholder:font-normal placeholder:text-tertiary lg:h-12"
        />
        <label className="do-not-know">
          <input type="checkbox" name="guess" value="mainCategory" defaultChecked={isGuessed} className="sr-only" />
          <span>{words.doNotKnow}</span>
          <span>{words.weGuess} ✓</span>
        </label>
      </div>
    </QuestionFrame>
  )
}
