import type { ChoicesAnswer } from '@sopaan/contract/college-choices'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { readStoredHome } from '#web/colleges/stored-home.ts'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { FilterChip } from './filter-chip.tsx'

type Props = { answer: ChoicesAnswer; search: URLSearchParams }

/** What choices are narrowed to by the figures of their college: fee, rank in NIRF, median salary, distance from home. */
export function FigureLimits({ answer, search }: Props) {
  const { results: words } = useWords()
  const { facets, unpublished } = answer
  return (
    <>
      <LimitGroup
        name="feeMax"
        legend={words.fees}
        values={facets.fees}
        search={search}
        labelOf={(fee) => words.feeUpTo(groupIndian(Number(fee)))}
        note={words.feeNote}
        missing={unpublished.fees > 0 && words.feesUnpublished(unpublished.fees, groupIndian(unpublished.fees))}
      />
      <LimitGroup
        name="nirfMax"
        legend={words.nirfRank}
        values={facets.nirf}
        search={search}
        labelOf={(rank) => words.nirfUpTo(rank)}
        note={words.nirfNote}
        missing={unpublished.nirf > 0 && words.nirfUnpublished(unpublished.nirf, groupIndian(unpublished.nirf))}
      />
      <LimitGroup
        name="salaryMin"
        legend={words.salary}
        values={facets.salaries}
        search={search}
        labelOf={(salary) => words.salaryFrom(groupIndian(Number(salary)))}
        note={words.salaryNote}
        missing={
          unpublished.salaries > 0 && words.salariesUnpublished(unpublished.salaries, groupIndian(unpublished.salaries))
        }
      />
      <HomeField answer={answer} search={search} />
    </>
  )
}

type LimitGroupProps = {
  name: 'feeMax' | 'nirfMax' | 'salaryMin' | 'kmMax'
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
function LimitGroup({ name, legend, values, search, labelOf, hasCounts = true, note, missing }: LimitGroupProps) {
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

/** Where the reader lives, and how far from there a college may be. */
function HomeField({ answer: { homes, facets, unpublished }, search }: Props) {
  const { results: words } = useWords()
  const hasHome = homes.some(({ id }) => id === search.get('from'))
  return (
    <div className="grid gap-3">
      <Select
        label={words.homeCity}
        hasNote={false}
        name="from"
        defaultValue={search.get('from') ?? (import.meta.env.SSR ? '' : readStoredHome()?.id)}
      >
        <option value="">{words.homeNone}</option>
        {homes.map(({ id, city }) => (
          <option key={id} value={id}>
            {city}
          </option>
        ))}
      </Select>
      <LimitGroup
        name="kmMax"
        legend={words.distance}
        values={facets.distances}
        search={search}
        labelOf={(km) => words.withinKm(groupIndian(Number(km)), '')}
        hasCounts={hasHome}
        note={hasHome ? words.kmNote : words.homeFirst}
        missing={hasHome && unpublished.distances > 0 && words.pointsUnpublished(unpublished.distances)}
      />
    </div>
  )
}
