import type { NarrowedList } from '@sopaan/domain/choice-lists/narrowed-list'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useRef } from 'react'
import { FigureChips } from '#web/search-form/figure-chips.tsx'
import { chipLabel, filterWords } from '#web/search-form/filter-words.ts'
import { LimitChips } from '#web/search-form/limit-chips.tsx'
import { entriesOf, valuesOf } from '#web/search-form/search-address.ts'
import { useFormOfAddress } from '#web/search-form/use-form-of-address.ts'
import { ValueChips } from '#web/search-form/value-chips.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { closeSheet, Sheet } from '#web/ui/sheet.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { LIST_FILTERS_SHEET } from './listed-choices.ts'

const KEYS = ['band', 'family', 'type', 'collegeState', 'feeMax', 'nirfMax', 'salaryMin', 'womenMin', 'kmMax'] as const

type Props = {
  /** What is on, by the names of the predictor's filters. */
  search: URLSearchParams
  onSearch: (search: URLSearchParams) => void
  /** What the filters leave; undefined until they are asked for, or while nothing is known of the choices. */
  narrowed: NarrowedList | undefined
  /** The sheet is about to open. */
  onOpen: () => void
  isKnown: boolean
  count: number
  /** The city of this device; without one the way to where it is asked. */
  home: { name: string } | { href: string }
}

/** What a list is narrowed to, as in a result: chips of what is on and what may be, and how much of the list is seen. */
export function ListFilter({ search, onSearch, narrowed, onOpen, isKnown, count, home }: Props) {
  const { choices: words, results } = useWords()
  const wordOf = useFilterWords(home)
  const labels = useLabels()
  const on = KEYS.filter((key) => valuesOf(search, key).length > 0)
  const without = (key: string) => new URLSearchParams([...search].filter(([each]) => each !== key))
  return (
    <>
      <ul
        className={classNames('result-chips mb-2 print:hidden', on.length === 0 && 'max-lg:hidden')}
        aria-label={results.filters}
      >
        {[...on, ...KEYS.filter((key) => !on.includes(key))].map((key) => {
          const named = valuesOf(search, key).map((value) => wordOf(key, value))
          const label = chipLabel({ results }, named)
          return (
            <li key={key}>
              {named.length > 0 ? (
                <button
                  type="button"
                  className="result-chip"
                  data-on
                  aria-label={results.remove(label)}
                  onClick={() => onSearch(without(key))}
                >
                  <span>
                    {label} <Icon name="close" size={16} />
                  </span>
                </button>
              ) : (
                // Said to be off and not taken out of reach: who has a keyboard alone could not scroll a row of such chips.
                <button
                  type="button"
                  className="result-chip"
                  {...(isKnown ? { popoverTarget: LIST_FILTERS_SHEET } : { 'aria-disabled': true })}
                >
                  <span>
                    {labels[key]} <Icon name="chevron" size={16} />
                  </span>
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {narrowed && on.length > 0 && (
        <p role="status" className="type-small mb-1.5 flex flex-wrap items-center gap-x-3 text-secondary">
          {words.filter.shown(groupIndian(narrowed.shown.length), groupIndian(count))}
          <button
            type="button"
            className="min-h-11 font-semibold text-primary-text print:hidden"
            onClick={() => onSearch(new URLSearchParams())}
          >
            {words.filter.showAll(groupIndian(count))}
          </button>
        </p>
      )}
      <FilterSheet {...{ search, onSearch, narrowed, onOpen, home }} />
    </>
  )
}

type SheetProps = Pick<Props, 'search' | 'onSearch' | 'narrowed' | 'onOpen' | 'home'>

function FilterSheet({ search, onSearch, narrowed, onOpen, home }: SheetProps) {
  const { results: words, shell } = useWords()
  const form = useRef<HTMLFormElement>(null)
  useFormOfAddress(form, search)
  return (
    <Sheet id={LIST_FILTERS_SHEET} title={words.filters} closeLabel={shell.close} onOpen={onOpen}>
      {narrowed && (
        <form
          ref={form}
          className="grid gap-4"
          onChange={({ currentTarget }) => onSearch(new URLSearchParams(entriesOf(currentTarget).filter(isGiven)))}
          onSubmit={(event) => {
            event.preventDefault()
            closeSheet(LIST_FILTERS_SHEET)
          }}
        >
          <Groups search={search} narrowed={narrowed} home={home} />
          <div className="filter-foot">
            <Button type="submit" className="w-full">
              {words.show(narrowed.shown.length, groupIndian(narrowed.shown.length))}
            </Button>
          </div>
        </form>
      )}
    </Sheet>
  )
}

function isGiven([, value]: readonly [string, string]): boolean {
  return value !== ''
}

type GroupsProps = Pick<Props, 'search' | 'home'> & { narrowed: NarrowedList }

function Groups({ search, narrowed: { facets, unpublished }, home }: GroupsProps) {
  const { results: words } = useWords()
  const wordOf = useFilterWords(home)
  const labels = useLabels()
  const hasHome = 'name' in home
  return (
    <>
      {(
        [
          ['band', facets.bands],
          ['family', facets.families],
          ['type', facets.types],
          ['collegeState', facets.states],
        ] as const
      ).map(([name, values]) => (
        <ValueChips
          key={name}
          name={name}
          legend={labels[name]}
          values={values}
          search={search}
          shortOf={(value) => wordOf(name, value)}
        />
      ))}
      <FigureChips facets={facets} unpublished={unpublished} search={search} />
      {hasHome ? (
        <LimitChips
          name="kmMax"
          legend={words.distance}
          values={facets.distances}
          search={search}
          labelOf={(km) => wordOf('kmMax', km)}
          note={words.kmNote}
          missing={unpublished.distances > 0 && words.pointsUnpublished(unpublished.distances)}
        />
      ) : (
        <p>
          <span className="filter-legend block">{words.distance}</span>
          <a href={home.href} className="inline-flex min-h-11 items-center text-primary-text underline">
            {words.homeFirst}
          </a>
        </p>
      )}
    </>
  )
}

function useFilterWords(home: Props['home']): (key: string, value: string) => string {
  const { predictor, results, states } = useWords()
  const city = 'name' in home ? home.name : ''
  return (key, value) =>
    key === 'band'
      ? (predictor.bands[value as keyof typeof predictor.bands] ?? value)
      : filterWords({ results, states }, key, value, city)
}

function useLabels(): Record<(typeof KEYS)[number], string> {
  const { results: words } = useWords()
  return {
    band: words.head.chance,
    family: words.branch,
    type: words.type,
    collegeState: words.state,
    feeMax: words.fees,
    nirfMax: words.nirfRank,
    salaryMin: words.salary,
    womenMin: words.womenShare,
    kmMax: words.distance,
  }
}
