import { FEE_LIMITS, KM_LIMITS, NIRF_LIMITS, SALARY_LIMITS, WOMEN_LIMITS } from '@sopaan/domain/colleges/search-limits'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import type { ReactNode } from 'react'
import { readStoredHome } from '#web/colleges/stored-home.ts'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'

type Props = {
  search: URLSearchParams
  homes: readonly { id: string; city: string }[]
  /** Figures that no college has narrow nothing, and are not offered. */
  hasFees?: boolean
  hasNirf?: boolean
  hasSalaries?: boolean
  hasWomen?: boolean
  /** What is to be known of the figures. */
  note: ReactNode
  /** What is to be known of the distances. */
  distanceNote?: ReactNode
}

/** Fee, rank in NIRF, median salary, share of women and distance from home that seats can be narrowed down by. The distance follows once a city is chosen. */
export function CollegeLimits({
  search,
  homes,
  hasFees = true,
  hasNirf = true,
  hasSalaries = true,
  hasWomen = true,
  note,
  distanceNote,
}: Props) {
  const { results: words } = useWords()
  const city = homeCityOf(search, homes)
  return (
    <>
      {(hasFees || search.has('feeMax')) && (
        <Limit
          name="feeMax"
          label={words.fees}
          search={search}
          options={FEE_LIMITS.map((fee) => [fee, words.feeUpTo(groupIndian(Number(fee)))])}
        />
      )}
      {(hasNirf || search.has('nirfMax')) && (
        <Limit
          name="nirfMax"
          label={words.nirfRank}
          search={search}
          options={NIRF_LIMITS.map((rank) => [rank, words.nirfUpTo(rank)])}
        />
      )}
      {(hasSalaries || search.has('salaryMin')) && (
        <Limit
          name="salaryMin"
          label={words.salary}
          search={search}
          options={SALARY_LIMITS.map((salary) => [salary, words.salaryFrom(groupIndian(Number(salary)))])}
        />
      )}
      {(hasWomen || search.has('womenMin')) && (
        <Limit
          name="womenMin"
          label={words.womenShare}
          search={search}
          options={WOMEN_LIMITS.map((percent) => [percent, words.womenFrom(percent)])}
        />
      )}
      <p className="type-small text-secondary">{note}</p>
      <Select
        label={words.homeCity}
        hasNote={false}
        name="from"
        defaultValue={search.get('from') ?? (import.meta.env.SSR ? '' : readStoredHome()?.id)}
      >
        <option value="">{words.homeNone}</option>
        {homes.map(({ id, city: name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      {city !== undefined && (
        <>
          <Limit
            name="kmMax"
            label={words.distance}
            search={search}
            options={KM_LIMITS.map((km) => [km, words.withinKm(groupIndian(Number(km)), city)])}
          />
          <p className="type-small text-secondary">
            {words.kmNote} {distanceNote}
          </p>
        </>
      )}
    </>
  )
}

/** The home city of an address, by the name it is shown with. */
export function homeCityOf(
  search: URLSearchParams,
  homes: readonly { id: string; city: string }[],
): string | undefined {
  return homes.find(({ id }) => id === search.get('from'))?.city
}

type LimitProps = {
  name: 'feeMax' | 'nirfMax' | 'salaryMin' | 'womenMin' | 'kmMax'
  label: string
  search: URLSearchParams
  options: readonly (readonly [value: string, label: string])[]
}

function Limit({ name, label, search, options }: LimitProps) {
  const { results: words } = useWords()
  return (
    <Select hasNote={false} label={label} name={name} defaultValue={search.get(name) ?? ''}>
      <option value="">{words.anyLimit}</option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  )
}
