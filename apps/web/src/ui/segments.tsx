import { classNames } from './class-names.ts'

type Props = {
  legend: string
  name: string
  choices: readonly { value: string; label: string }[]
  /** The value that is chosen at first; absent: none. */
  chosen?: string | undefined
  /** The line that says what is wrong. */
  noteId?: string
  isInvalid?: boolean
  /** What is chosen is heard at once, where no form is sent. */
  onChoose?: (value: string) => void
}

/** One of a few short answers, side by side in one edge; the chosen one is pen-soft with an inner line. */
export function Segments({ legend, name, choices, chosen, noteId, isInvalid = false, onChoose }: Props) {
  return (
    <fieldset aria-describedby={noteId}>
      <legend className="mb-1 text-[15px] leading-[22px] font-semibold">{legend}</legend>
      <div className={classNames('segments', isInvalid && 'border-danger')}>
        {choices.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
              onChange={() => onChoose?.(value)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
