import { inLanguage, paths } from '@sopaan/contract/paths'
import { useId } from 'react'
import { RANK_LENGTH_MAX } from '#web/search-form/rank-fields.ts'
import { useWords } from '#web/words/use-words.tsx'
import { QuestionFrame } from './question-frame.tsx'

type Props = { search: URLSearchParams; errors: Readonly<Record<string, string>> }

const LABEL = 'text-[15px] leading-[22px] font-semibold'
const SWAP =
  '-my-[11px] inline-flex min-h-11 items-center text-[14px] leading-[22px] font-semibold text-primary-text underline underline-offset-3'
const BOX = 'question-rank mt-1 h-[52px] w-full rounded-control border border-border-control bg-surface px-4 lg:h-14'

/**
 * The rank of JEE Main, or the marks of who has no rank yet: each stands in place of the other. It starts empty. Without
 * script the way with marks is the rank calculator.
 */
export function RankQuestion({ search, errors }: Props) {
  const { questions: words, language } = useWords()
  const id = useId()
  const marks = search.get('marks') ?? ''
  const isByMarks = marks !== ''
  return (
    <QuestionFrame
      name="main"
      noteId={`${id}-note`}
      error={errors.main}
      empty={words.faults.mainEmpty}
      wrong={words.faults.rankWrong}
    >
      <div data-part="main" hidden={isByMarks}>
        <p className="flex items-baseline justify-between gap-3">
          <label htmlFor={id} className={LABEL}>
            {words.main}
          </label>
          <a href={inLanguage(paths.tool('rank-calculator'), language)} data-swap="marks" className={SWAP}>
            {words.onlyMarks}
          </a>
        </p>
        <input
          id={id}
          name="main"
          inputMode="numeric"
          autoComplete="off"
          maxLength={RANK_LENGTH_MAX}
          defaultValue={isByMarks ? '' : (search.get('main') ?? '')}
          disabled={isByMarks}
          aria-describedby={`${id}-note`}
          aria-invalid={errors.main !== undefined || undefined}
          className={BOX}
        />
      </div>
      <div data-part="marks" hidden={!isByMarks}>
        <p className="flex items-baseline justify-between gap-3">
          <label htmlFor={`${id}-marks`} className={LABEL}>
            {words.marks}
          </label>
          <a href={inLanguage(paths.tool('rank-calculator'), language)} data-swap="main" className={SWAP}>
            {words.haveRank}
          </a>
        </p>
        <input
          id={`${id}-marks`}
          name="marks"
          inputMode="numeric"
          autoComplete="off"
          maxLength={RANK_LENGTH_MAX}
          defaultValue={marks}
          disabled={!isByMarks}
          data-empty={words.faults.marksEmpty}
          data-wrong={words.faults.marksWrong}
          aria-describedby={`${id}-range ${id}-note`}
          className={BOX}
        />
        <p
          id={`${id}-range`}
          aria-live="polite"
          data-range={words.marksRange('{rank}', '{best}', '{worst}')}
          data-none={words.marksNone}
          className="type-small mt-1 text-secondary empty:hidden"
        />
      </div>
    </QuestionFrame>
  )
}
