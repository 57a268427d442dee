import { STARS_MAX } from '@sopaan/contract/feedback'
import { classNames } from '#web/ui/class-names.ts'
import { useWords } from '#web/words/use-words.tsx'

/** How many stars somebody gave. */
export function Stars({ count }: { count: number }) {
  const { feedback } = useWords()
  return (
    <span
      role="img"
      aria-label={feedback.starsOf(count)}
      className="text-xl leading-none tracking-wide whitespace-nowrap"
    >
      <span className="text-pen-ink">{'★'.repeat(count)}</span>
      <span className="text-ink-3">{'☆'.repeat(STARS_MAX - count)}</span>
    </span>
  )
}

type Props = { chosen: number; onChoose: (count: number) => void; error?: string | undefined }

/** One to five stars to choose: five radio buttons that look like stars. */
export function StarField({ chosen, onChoose, error }: Props) {
  const { feedback } = useWords()
  return (
    <fieldset aria-describedby="stars-note">
      <legend className="mb-1 font-semibold">{feedback.stars}</legend>
      <div className="-ms-2 flex">
        {Array.from({ length: STARS_MAX }, (_, at) => at + 1).map((count) => (
          <label
            key={count}
            className="inline-flex size-12 cursor-pointer items-center justify-center rounded-control hover:bg-sunk has-focus-visible:outline-3 has-focus-visible:outline-pen-ink"
          >
            <input
              type="radio"
              name="starRating"
              value={count}
              checked={count === chosen}
              onChange={() => onChoose(count)}
              className="sr-only"
            />
            <span className="sr-only">{feedback.starsOf(count)}</span>
            <span
              aria-hidden="true"
              className={classNames('text-[34px] leading-none', count <= chosen ? 'text-pen-ink' : 'text-ink-3')}
            >
              {count <= chosen ? '★' : '☆'}
            </span>
          </label>
        ))}
      </div>
      <p id="stars-note" className="type-small min-h-6 font-semibold text-reach">
        {error}
      </p>
    </fieldset>
  )
}
