import { useWords } from '#web/words/use-words.tsx'
import { FilterChip } from './filter-chip.tsx'

type Props = {
  name: 'feeMax' | 'nirfMax' | 'salaryMin' | 'womenMin' | 'kmMax'
  legend: string
  values: readonly { value: string; count: number }[]
  search: URLSearchParams
  labelOf: (value: string) => string
  hasCounts?: boolean
  /** What the figure is. */
  note: string
  /** For how many choices it is not published, where there are such. */
  missing: string | false
}

/** Limits of one figure, of which one at most is on. */
export function LimitChips({ name, legend, values, search, labelOf, hasCounts = true, note, missing }: Props) {
  const { results: words } = useWords()
  const chosen = search.get(name) ?? ''
  const isOwn = chosen !== '' && values.every(({ value }) => value !== chosen)
  return (
    <fieldset>
      <legend className="filter-legend">{legend}</legend>
      <div className="filter-chips">
        <FilterChip kind="radio" name={name} value="" label={words.anyLimit} isOn={chosen === ''} />
        {isOwn && <FilterChip kind="radio" name={name} value={chosen} label={labelOf(chosen)} isOn />}
        {values.map(({ value, count }) => (
          <FilterChip
            key={value}
            kind="radio"
            name={name}
            value={value}
            label={labelOf(value)}
            {...(hasCounts && { count })}
            isOn={chosen === value}
          />
        ))}
      </div>
      <p className="type-small mt-2 text-secondary">
        {note} {missing}
      </p>
    </fieldset>
  )
}
