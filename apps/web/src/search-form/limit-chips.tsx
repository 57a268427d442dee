import { useWords } from '#web/words/use-words.tsx'
import { FilterChips } from './filter-chips.tsx'

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
  const kind = { kind: 'radio', name } as const
  const any = { ...kind, value: '', label: words.anyLimit, isOn: chosen === '' }
  const own = { ...kind, value: chosen, label: labelOf(chosen), isOn: true }
  const chips = values.map(({ value, count }) => ({
    ...kind,
    value,
    label: labelOf(value),
    ...(hasCounts && { count }),
    isOn: chosen === value,
  }))
  return (
    <fieldset>
      <legend className="filter-legend">{legend}</legend>
      <FilterChips chips={[any, ...(isOwn ? [own] : []), ...chips]} />
      <p className="type-small mt-2 text-secondary">
        {note} {missing}
      </p>
    </fieldset>
  )
}
