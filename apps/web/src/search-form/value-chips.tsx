import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useWords } from '#web/words/use-words.tsx'
import { FilterChips } from './filter-chips.tsx'
import { valuesOf } from './search-address.ts'

/** Values of a group that stand without asking for more. */
const SHOWN = { family: 12, collegeState: 8, type: 8, band: 8 } as const

type Props = {
  name: keyof typeof SHOWN
  legend: string
  values: readonly { value: string; count: number }[]
  search: URLSearchParams
  shortOf?: (value: string) => string
  labelOf?: (value: string) => string
}

/** The values of one kind, of which several may be on, each with how many choices it leaves. */
export function ValueChips({ name, legend, values, search, shortOf = (value) => value, labelOf }: Props) {
  const { results: words } = useWords()
  const chosen = valuesOf(search, name)
  const missing = chosen.filter((value) => values.every((each) => each.value !== value))
  const all = [...values, ...missing.map((value) => ({ value, count: 0 }))]
  const first = all.filter(({ value }, at) => at < SHOWN[name] || chosen.includes(value))
  const rest = all.filter((each) => !first.includes(each))
  const chipsOf = (some: typeof all) =>
    some.map(({ value, count }) => ({
      name,
      value,
      label: shortOf(value),
      title: labelOf?.(value),
      count,
      isOn: chosen.includes(value),
    }))
  return (
    <fieldset>
      <legend className="filter-legend">{legend}</legend>
      <FilterChips chips={chipsOf(first)} />
      {rest.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 items-center font-semibold text-primary-text">
            {words.more(groupIndian(rest.length))}
          </summary>
          <FilterChips chips={chipsOf(rest)} />
        </details>
      )}
    </fieldset>
  )
}
