import type { HomeCity } from '@sopaan/contract/college-facts'
import { CHANCE_LEASTS, COLLEGE_SORTS, collegeSearches, type ListedBranch } from '@sopaan/contract/college-search'
import { INSTITUTE_TYPES } from '@sopaan/domain/book/rank-book'
import { FEE_LIMITS, KM_LIMITS, NIRF_LIMITS, SALARY_LIMITS } from '@sopaan/domain/colleges/search-limits'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { STATES } from '@sopaan/domain/state/states'
import { useLocation } from 'react-router'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { profileEntries } from '#web/search-form/predictor-search.ts'
import { Button } from '#web/ui/button.tsx'
import { PhoneFold } from '#web/ui/phone-fold.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { SpokenSearchField } from './spoken-search-field.tsx'

const CONSTRAINTS = constraintsOf(collegeSearches.find)

type Props = {
  branches: readonly ListedBranch[]
  cities: readonly HomeCity[]
  search: URLSearchParams
  hasRank: boolean
}

/** What colleges are searched by and narrowed to. A plain form: it works without script, and its answer is an address. */
export function CollegeFilters({ branches, cities, search, hasRank }: Props) {
  const { collegeIndex: words, states, shell } = useWords()
  const { pathname } = useLocation()
  const said = (name: string) => search.get(name) ?? ''
  const used = ['type', 'collegeState', 'family', 'feeMax', 'nirfMax', 'salaryMin', 'kmMax', 'from', 'chance'].filter(
    (name) => said(name) !== '',
  ).length
  return (
    <form action={pathname} data-home-form className="grid gap-3">
      {profileEntries(search).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="grid grid-cols-[1fr_auto] items-end gap-3">
        <SpokenSearchField limits={limitsOf(CONSTRAINTS, 'q')} value={said('q')} />
        <Button type="submit">{words.show}</Button>
      </div>
      <div className="grid gap-3 sm:grid-cols-3 lg:grid-cols-5">
        <PhoneFold label={shell.filters(used)}>
          <Choice
            name="type"
            label={words.type}
            value={said('type')}
            options={INSTITUTE_TYPES.map((type) => [type, type])}
          />
          <Choice
            name="collegeState"
            label={words.state}
            value={said('collegeState')}
            options={STATES.map((state) => [state, states[state]])}
          />
          <Choice
            name="family"
            label={words.branch}
            value={said('family')}
            options={branches.map(({ code, name }) => [code, name])}
          />
          <Choice
            name="feeMax"
            label={words.feeMax}
            value={said('feeMax')}
            options={FEE_LIMITS.map((fee) => [fee, words.upTo(groupIndian(Number(fee)))])}
          />
          <Choice
            name="nirfMax"
            label={words.nirfMax}
            value={said('nirfMax')}
            options={NIRF_LIMITS.map((rank) => [rank, words.within(rank)])}
          />
          <Choice
            name="salaryMin"
            label={words.salaryMin}
            value={said('salaryMin')}
            options={SALARY_LIMITS.map((salary) => [salary, words.atLeast(groupIndian(Number(salary)))])}
          />
          <Choice
            name="kmMax"
            label={words.kmMax}
            value={said('kmMax')}
            options={KM_LIMITS.map((km) => [km, words.upToKm(groupIndian(Number(km)))])}
          />
          <Select label={words.from} hasNote={false} name="from" defaultValue={said('from')}>
            <option value="">{words.any}</option>
            {cities.map(({ id, city, state, at }) => (
              <option key={id} value={id} data-at={at.join(',')} data-state={state}>
                {city}
              </option>
            ))}
          </Select>
          {hasRank && (
            <Choice
              name="chance"
              label={words.chance}
              value={said('chance')}
              options={CHANCE_LEASTS.map((band) => [band, words.chances[band]])}
            />
          )}
          <Choice
            name="sort"
            label={words.sort}
            value={said('sort') || 'nirf'}
            options={COLLEGE_SORTS.filter((sort) => hasRank || sort !== 'chance').map((sort) => [
              sort,
              words.sorts[sort],
            ])}
            isChosen
          />
        </PhoneFold>
      </div>
    </form>
  )
}

type ChoiceProps = {
  name: string
  label: string
  value: string
  options: readonly (readonly [string, string])[]
  /** One of the options always holds: there is no "any". */
  isChosen?: boolean
}

function Choice({ name, label, value, options, isChosen = false }: ChoiceProps) {
  const { collegeIndex: words } = useWords()
  return (
    <Select label={label} hasNote={false} name={name} defaultValue={value}>
      {!isChosen && <option value="">{words.any}</option>}
      {options.map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </Select>
  )
}
