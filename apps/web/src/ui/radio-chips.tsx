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
            className="inline-flex min-h-11 items-center gap-2 rounded-chip border border-edge bg-sheet px-3 sm:px-4 transition-colors duration-150 has-checked:border-pen-ink has-checked:bg-pen-soft has-checked:text-pen-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-pen-ink"
          >
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
              className="size-4 appearance-none rounded-chip border-2 border-edge outline-none checked:border-pen-ink checked:bg-pen-ink"
            />
            {label}
          </label>
        ))}
      </div>
      {error !== undefined && <p className="type-small mt-1 font-semibold text-reach">{error}</p>}
    </fieldset>
  )
}
