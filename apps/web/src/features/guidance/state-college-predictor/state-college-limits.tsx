import { NIRF_LIMITS } from '@sopaan/contract/college-search'
import type { StatePredictorAnswer } from '@sopaan/contract/state-college-predictor'
import { FEE_LIMITS, KM_LIMITS } from '@sopaan/domain/colleges/search-limits'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { readStoredHome } from '#web/colleges/stored-home.ts'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'

type Props = { answer: StatePredictorAnswer; search: URLSearchParams }

/** Fee, rank in NIRF and distance that seats can be narrowed down by, as far as they are published of this State's colleges. */
export function StateCollegeLimits({ answer: { published, homes }, search }: Props) {
  const { results: words } = useWords()
  const city = homes.find(({ id }) => id === search.get('from'))?.city
  return (
    <>
      {(published.fees > 0 || search.has('feeMax')) && (
        <Limit
          name="feeMax"
          label={words.fees}
          search={search}
          options={FEE_LIMITS.map((fee) => [fee, words.feeUpTo(groupIndian(Number(fee)))])}
        />
      )}
      {(published.nirf > 0 || search.has('nirfMax')) && (
        <Limit
          name="nirfMax"
          label={words.nirfRank}
          search={search}
          options={NIRF_LIMITS.map((rank) => [rank, words.nirfUpTo(rank)])}
        />
      )}
      <p className="type-small text-secondary">
        {published.fees + published.nirf === 0
          ? words.figuresUnknownHere
          : words.figuresKnownOf(groupIndian(published.fees), groupIndian(published.nirf))}
      </p>
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
            {words.kmNote} {words.distancesKnownOf(groupIndian(published.distances))}
          </p>
        </>
      )}
    </>
  )
}

type LimitProps = {
  name: 'feeMax' | 'nirfMax' | 'kmMax'
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
