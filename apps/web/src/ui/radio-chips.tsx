type Props = {
  legend: string
  name: string
  choices: readonly { value: string; label: string }[]
  chosen: string
  error?: string | undefined
}

/** One of a few, each a chip with its bubble; the chosen bubble is filled. */
export function RadioChips({ legend, name, choices, chosen, error }: Props) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label }) => (
          <label
            key={value}
            className="inline-flex min-h-11 items-center gap-2 rounded-chip border border-border-control bg-surface px-3 sm:px-4 transition-colors duration-150 has-checked:border-primary-text has-checked:bg-primary-soft has-checked:text-primary-text has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-primary-text"
          >
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
              className="size-4 appearance-none rounded-chip border-2 border-border-control outline-none checked:border-primary-text checked:bg-primary-text"
            />
            {label}
          </label>
        ))}
      </div>
      {error !== undefined && <p className="type-small mt-1 font-semibold text-danger">{error}</p>}
    </fieldset>
  )
}
