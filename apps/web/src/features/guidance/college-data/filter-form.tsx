import { COUNSELLINGS, type CollegeDataAnswer, collegeData } from '@sopaan/contract/college-data'
import { INSTITUTE_TYPES, SEAT_TYPES } from '@sopaan/domain/book/rank-book'
import { STATES } from '@sopaan/domain/state/states'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { bodyName } from './body-name.ts'
import { isNarrowed, tableQueryOf } from './table-search.ts'

const CONSTRAINTS = constraintsOf(collegeData.list)

const SORTS = [
  'newest',
  'oldest',
  '-closing',
  'opening',
  '-opening',
  'institute',
  '-institute',
  'programme',
  '-programme',
] as const

type Props = { search: URLSearchParams; answer: CollegeDataAnswer | undefined }

/** What the table is narrowed to: an ordinary GET form, the same with and without script. */
export function FilterForm({ search, answer }: Props) {
  const { collegeData: words } = useWords()
  const { pathname } = useLocation()
  const hasMocks = answer?.tables.some(({ counselling }) => counselling === 'josaa-mock') === true
  const seasons = [...new Set(answer?.tables.map(({ season }) => season))]
  return (
    <form key={search.toString()} method="get" action={pathname} className="grid gap-4">
      <div className="grid grid-cols-2 gap-x-4 gap-y-4 lg:grid-cols-4">
        <Field
          label={words.search}
          hint={words.searchHint}
          name="q"
          type="search"
          {...limitsOf(CONSTRAINTS, 'q')}
          defaultValue={search.get('q') ?? ''}
          className="col-span-2"
        />
        <Choice name="counselling" label={words.counselling} search={search}>
          {COUNSELLINGS.filter((body) => body !== 'josaa-mock' || hasMocks).map((body) => (
            <option key={body} value={body}>
              {bodyName(body, words)}
            </option>
          ))}
        </Choice>
        <Choice name="season" label={words.season} search={search}>
          {seasons.map((season) => (
            <option key={season}>{season}</option>
          ))}
        </Choice>
      </div>
      <MoreFilters search={search} answer={answer} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" className="max-sm:w-full">
          {words.apply}
        </Button>
        {isNarrowed(search) && (
          <Link to={pathname} className={buttonClasses('quiet')}>
            {words.clear}
          </Link>
        )}
      </div>
    </form>
  )
}

/** What is seldom narrowed, in a part that opens. */
function MoreFilters({ search, answer }: Props) {
  const { collegeData: words, predictor, states } = useWords()
  const { tables = [], families = [] } = answer ?? {}
  const rounds = Array.from({ length: Math.max(0, ...tables.map(({ round }) => round)) }, (_, at) => at + 1)
  const checkbox = (name: string) => search.get(name) === 'true'
  return (
    <details className="rounded-box bg-surface-sunken px-4">
      <summary className="flex min-h-12 items-center py-2 font-semibold text-primary-text">
        {words.more(countInside(search))}
      </summary>
      <div className="grid gap-4 pt-2 pb-4 sm:grid-cols-2 lg:grid-cols-4">
        <Choice name="round" label={words.round} search={search}>
          {rounds.map((round) => (
            <option key={round} value={round}>
              {words.roundNamed(String(round))}
            </option>
          ))}
        </Choice>
        <Choice name="type" label={words.type} search={search}>
          {INSTITUTE_TYPES.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </Choice>
        <Choice name="state" label={words.state} search={search}>
          {STATES.map((state) => (
            <option key={state} value={state}>
              {states[state]}
            </option>
          ))}
        </Choice>
        <Choice name="family" label={words.family} search={search}>
          {families.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Choice>
        <Choice name="quota" label={words.quota} search={search}>
          {Object.entries(predictor.quotas).map(([quota, name]) => (
            <option key={quota} value={quota}>
              {name}
            </option>
          ))}
        </Choice>
        <Choice name="seatType" label={words.seatType} search={search}>
          {SEAT_TYPES.map((seatType) => (
            <option key={seatType}>{seatType}</option>
          ))}
        </Choice>
        <Choice name="gender" label={words.gender} search={search}>
          <option value="neutral">{words.genders.neutral}</option>
          <option value="female">{words.genders.female}</option>
        </Choice>
        <Select hasNote={false} label={words.sort} name="sort" defaultValue={search.get('sort') ?? 'newest'}>
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {words.sorts[sort]}
            </option>
          ))}
        </Select>
        <Checkbox label={words.final} name="final" value="true" defaultChecked={checkbox('final')} />
        <Checkbox label={words.preparatory} name="preparatory" value="true" defaultChecked={checkbox('preparatory')} />
      </div>
    </details>
  )
}

/** How many answers the closed part holds. */
function countInside(search: URLSearchParams): number {
  return Object.keys(tableQueryOf(search)).filter((key) => !['q', 'counselling', 'season', 'page'].includes(key)).length
}

type ChoiceProps = { name: string; label: string; search: URLSearchParams; children: ReactNode }

function Choice({ name, label, search, children }: ChoiceProps) {
  const { collegeData: words } = useWords()
  return (
    <Select hasNote={false} label={label} name={name} defaultValue={search.get(name) ?? ''}>
      <option value="">{words.all}</option>
      {children}
    </Select>
  )
}
