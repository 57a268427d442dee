import { useId } from 'react'
import { classNames } from './class-names.ts'

const STARS_MAX = 5

type Props = {
  legend: string
  name: string
  /** Says a number of stars in words. */
  labelOf: (count: number) => string
  chosen: number
  onChoose: (count: number) => void
  error?: string | undefined
}

/** One to five stars to choose: five radio buttons that look like stars. */
export function StarField({ legend, name, labelOf, chosen, onChoose, error }: Props) {
  const noteId = useId()
  return (
    <fieldset aria-describedby={noteId} data-at-fault={error !== undefined || undefined}>
      <legend className="mb-1 font-semibold">{legend}</legend>
      <div className="-ms-2 flex">
        {Array.from({ length: STARS_MAX }, (_, at) => at + 1).map((count) => (
          <label
            key={count}
            className="inline-flex size-12 cursor-pointer items-center justify-center rounded-control hover:bg-surface-sunken has-focus-visible:outline-3 has-focus-visible:outline-primary-text"
          >
            <input
              type="radio"
              name={name}
              value={count}
              checked={count === chosen}
              onChange={() => onChoose(count)}
              className="sr-only"
            />
            <span className="sr-only">{labelOf(count)}</span>
            <span
              aria-hidden="true"
              className={classNames(
                'text-[34px] leading-none',
                count <= chosen ? 'text-primary-text' : 'text-tertiary',
              )}
            >
              {count <= chosen ? '★' : '☆'}
            </span>
          </label>
        ))}
      </div>
      <p id={noteId} className="type-small min-h-6 font-semibold text-danger">
        {error}
      </p>
    </fieldset>
  )
}
