import type { ChoicesAnswer } from '@sopaan/contract/college-choices'
import { CHOICE_SORTS, type ChoiceSort } from '@sopaan/domain/choices/choice-sorts'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { memo, useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { choiceAddress, TAB_BANDS, tabAddress } from './choice-address.ts'
import { ChooseLink } from './choose.tsx'
import { FILTERS_SHEET, useChips } from './filter-chips.ts'
import { addressWithout, sortAddress, sortsOf, womenAddress } from './next-addresses.ts'
import { NotUnderstood } from './not-understood.tsx'
import { SearchField } from './search-field.tsx'
import { useGoTo } from './use-go-to.ts'

type Props = { answer: ChoicesAnswer; search: URLSearchParams }
type ControlsProps = Props & {
  settled: Props
  /** Hears that the list of orders opens and closes. */
  onOrdering: (isOrdering: boolean) => void
}

/**
 * Search, filters, order and tabs, and what is on, above the first row.
 * @param props.settled  what everything but the open tab and the order may still show while the first rows are drawn
 */
export function ResultControls({ answer, search, settled, onOrdering }: ControlsProps) {
  const sort = CHOICE_SORTS.find((each) => each === search.get('sort')) ?? 'wanted'
  return (
    <div className="result-controls">
      <div className="result-tools">
        <Search {...settled} />
        <FiltersButton search={settled.search} />
        <SortField sort={sort} search={settled.search} onOrdering={onOrdering} />
      </div>
      <Filters {...settled} />
      <BandTabs answer={answer} search={search} />
      <Legend {...settled} />
      <Missed search={settled.search} />
    </div>
  )
}

const Search = memo(SearchField)
const Missed = memo(NotUnderstood)

const FiltersButton = memo(function FiltersButton({ search }: { search: URLSearchParams }) {
  const { results: words } = useWords()
  const count = choiceAddress.filtersOn(search).filter((key) => key !== 'q').length
  return (
    <button
      type="button"
      popoverTarget={FILTERS_SHEET}
      aria-label={count > 0 ? `${words.filters}, ${words.filtersOn(String(count))}` : words.filters}
      className="result-tool lg:hidden"
    >
      <Icon name="filters" />
      {count > 0 && <b>{count}</b>}
    </button>
  )
})

type SortProps = { sort: ChoiceSort; search: URLSearchParams } & Pick<ControlsProps, 'onOrdering'>

/** The order: a drawing over the browser's own list, which opens without a sheet. */
const SortField = memo(function SortField({ sort, search, onOrdering }: SortProps) {
  const { results: words } = useWords()
  const goTo = useGoTo()
  const field = useRef<HTMLSelectElement>(null)
  // What was picked stays picked until the rows have followed; a chip or Back may have changed it.
  useEffect(() => {
    if (field.current) field.current.value = sort
  }, [sort])
  return (
    <span className="result-tool result-sort only-with-script">
      <Icon name="sort" />
      <select
        ref={field}
        aria-label={words.sort}
        name="sort"
        defaultValue={sort}
        onFocus={() => onOrdering(true)}
        onBlur={() => onOrdering(false)}
        onChange={({ currentTarget: { value } }) => goTo(sortAddress(search, value as ChoiceSort))}
      >
        {sortsOf(search).map((each) => (
          <option key={each} value={each}>
            {words.sorts[each]}
          </option>
        ))}
      </select>
    </span>
  )
})

const Filters = memo(function Filters({ answer, search }: Props) {
  const { results: words } = useWords()
  const chips = useChips(search, answer)
  const on = new Set<string>(chips.map(({ key }) => key))
  const others = (
    [
      ['family', words.branch],
      ['type', words.type],
      ['collegeState', words.state],
      ['feeMax', words.fees],
      ['nirfMax', words.nirfRank],
      ['salaryMin', words.salary],
      ['womenMin', words.womenShare],
      ['kmMax', words.distance],
    ] as const
  ).filter(([key]) => !on.has(key))
  return (
    <ul
      className="result-chips"
      aria-label={words.filters}
      // A browser leaves what is seen in part where it is.
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
    >
      {[
        ...chips.map(({ key, label }) => (
          <li key={key}>
            <ChooseLink
              to={addressWithout(search, key)}
              replace
              aria-label={words.remove(label)}
              className="result-chip"
              data-on
            >
              <span>
                {label} <Icon name="close" size={16} />
              </span>
            </ChooseLink>
          </li>
        )),
        ...others.map(([key, label]) => (
          <li key={`${key} sheet`}>
            <button type="button" popoverTarget={FILTERS_SHEET} className="result-chip">
              <span>
                {label} <Icon name="chevron" size={16} />
              </span>
            </button>
          </li>
        )),
        // Of the same key as where it is on: who turned it on by keyboard stays on it.
        ...(answer.femaleCount > 0 && !on.has('women')
          ? [
              <li key="women">
                <ChooseLink to={womenAddress(search)} replace className="result-chip">
                  <span>{words.womenOnly}</span>
                </ChooseLink>
              </li>,
            ]
          : []),
      ]}
    </ul>
  )
})

function BandTabs({ answer: { bands }, search }: Props) {
  const { predictor, results: words } = useWords()
  const asked = useNavigation().location?.search
  // A tab that the server is asked for is marked at once.
  const open = (asked === undefined ? search : new URLSearchParams(asked)).get('band') ?? ''
  const all = bands.safe + bands.likely + bands.reach
  return (
    <nav aria-label={predictor.bandsLabel} className="result-tabs">
      {TAB_BANDS.map((key) => (
        <ChooseLink
          key={key}
          to={tabAddress(search, key)}
          aria-current={open === key ? 'page' : undefined}
          className={classNames((key === '' ? all : bands[key]) === 0 && 'text-tertiary')}
        >
          {key === '' ? words.all : predictor.bands[key]} <b>{groupIndian(key === '' ? all : bands[key])}</b>
        </ChooseLink>
      ))}
    </nav>
  )
}

const Legend = memo(function Legend({ answer: { seasons }, search }: Props) {
  const { results: words } = useWords()
  const sort = CHOICE_SORTS.find((each) => each === search.get('sort')) ?? 'wanted'
  const [first, last] = [seasons[0], seasons.at(-1)]
  return (
    <p className="result-legend">
      <span>{words.sorts[sort]}</span>
      {first && last && (
        <span aria-hidden="true">
          <i /> {words.legend(String(first.season), String(last.season))}
        </span>
      )}
    </p>
  )
})
