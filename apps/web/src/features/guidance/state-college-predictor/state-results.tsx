import type { StatePredictorAnswer } from '@sopaan/contract/state-college-predictor'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { Link } from 'react-router'
import { CollegeLimits, homeCityOf } from '#web/search-form/college-limits.tsx'
import { MissingBanner } from '#web/search-form/missing-banner.tsx'
import { ResultFrame } from '#web/search-form/result-frame.tsx'
import type { SearchAddress } from '#web/search-form/search-address.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Select } from '#web/ui/select.tsx'
import type { Words } from '#web/words/en.ts'
import { useWords } from '#web/words/use-words.tsx'
import { stateAddress } from './state-address.ts'
import type { StateTab } from './state-college-predictor.queries.ts'
import { nameRegion } from './state-figures.ts'
import { StateSeatItem } from './state-seat-row.tsx'

const SORTS = ['hardest', 'easiest', 'nearest', 'institute', 'branch'] as const

const BANDS = ['safe', 'likely', 'reach', 'long-shot'] as const
const STANDINGS = ['well-inside', 'just-inside', 'just-outside', 'well-outside'] as const

type Props = { answer: StatePredictorAnswer; tab: StateTab; search: URLSearchParams; profileSheetId: string }

type NoResultsProps = {
  address: SearchAddress
  search: URLSearchParams
  words: { emptyTitle: string; emptyFilters: string; clear: string }
  /** What to say when no filter is to blame. */
  otherwise: string
}

/** The answer: filters beside it, a tab a standing, a row a seat. */
export function StateResults({ answer, tab, search, profileSheetId }: Props) {
  const { counsellings: words, results } = useWords()
  const { fees, nirf, salaries = 0, women = 0, distances } = answer.published
  const near = words.percent(String(answer.usualMovePercent))
  return (
    <ResultFrame
      address={stateAddress}
      search={search}
      words={words}
      answer={answer}
      tabs={tabsOf(answer, tab, words)}
      sorts={SORTS.map((key) => ({ key, label: words.sorts[key] }))}
      meaning={tab.key === 'band' ? words.bandMeanings[tab.open] : words.standingMeanings[tab.open](near)}
      filters={
        <>
          <StateNarrowChoices search={search} answer={answer} />
          <CollegeLimits
            search={search}
            homes={answer.homes}
            hasFees={fees > 0}
            hasNirf={nirf > 0}
            hasSalaries={salaries > 0}
            hasWomen={women > 0}
            note={
              fees + nirf + salaries + women === 0
                ? results.figuresUnknownHere
                : results.figuresKnownOf([
                    groupIndian(fees),
                    groupIndian(nirf),
                    groupIndian(salaries),
                    groupIndian(women),
                  ])
            }
            distanceNote={results.distancesKnownOf(groupIndian(distances))}
          />
        </>
      }
      rows={<Seats answer={answer} tab={tab} search={search} />}
    >
      {(answer.missingLists.length > 0 || answer.hiddenFemaleSeats > 0) && (
        <MissingBanner words={words} sheetId={profileSheetId}>
          <ul className="grid gap-1 text-secondary">
            {answer.hiddenFemaleSeats > 0 && <li>{words.missingGender(groupIndian(answer.hiddenFemaleSeats))}</li>}
            {answer.missingLists.length > 0 && (
              <li>{words.missing(answer.missingLists.map((list) => words.measures[list]).join(', '))}</li>
            )}
          </ul>
        </MissingBanner>
      )}
      <p className="type-small measure text-tertiary">
        {words.notes[answer.counselling]}{' '}
        {answer.forecastSeason === null
          ? words.noForecast(answer.name, String(answer.season))
          : words.forecastNote(answer.name, String(answer.forecastSeason))}
      </p>
    </ResultFrame>
  )
}

/** A tab a band where the counselling has a forecast, else a tab a standing. */
function tabsOf({ bands, standings }: StatePredictorAnswer, { key, open }: StateTab, words: Words['counsellings']) {
  if (key === 'band' && bands) {
    const each = BANDS.map((band) => ({ key: band, label: words.bands[band], count: bands[band] }))
    return { key, open, label: words.bandsLabel, each }
  }
  const each = STANDINGS.map((standing) => ({
    key: standing,
    label: words.standings[standing],
    count: standings[standing],
  }))
  return { key, open, label: words.standingsLabel, each }
}

function Seats({ answer, tab, search }: Omit<Props, 'profileSheetId'>) {
  const { counsellings: words } = useWords()
  if (answer.data.length === 0) {
    const hasOthers = Object.values(answer.standings).some((count) => count > 0)
    const named = tab.key === 'band' ? words.bands[tab.open] : words.standings[tab.open]
    const otherwise = hasOthers ? words.emptyStanding(named) : words.emptyAll
    return <NoResults address={stateAddress} search={search} words={words} otherwise={otherwise} />
  }
  return (
    <ul className="first-answer grid gap-3">
      {answer.data.map((seat) => (
        <li key={seat.key}>
          <StateSeatItem
            seat={seat}
            name={answer.name}
            season={answer.season}
            table={answer.table}
            forecastSeason={answer.forecastSeason}
            city={homeCityOf(search, answer.homes)}
          />
        </li>
      ))}
    </ul>
  )
}

/** What the seats of a counselling can be narrowed down by; a choice with one answer is none. */
function StateNarrowChoices({ search, answer: { facets } }: { search: URLSearchParams; answer: StatePredictorAnswer }) {
  const { counsellings: words } = useWords()
  const choices = [
    { name: 'group', label: words.group, all: words.allGroups, options: facets.groups },
    {
      name: 'region',
      label: words.region,
      all: words.allRegions,
      options: facets.regions.map((each) => ({ ...each, name: nameRegion(each.value, words) })),
    },
    {
      name: 'place',
      label: words.place,
      all: words.allPlaces,
      options: facets.places.map((each) => ({ ...each, name: each.value })),
    },
  ]
  return choices
    .filter(({ name, options }) => options.length > 1 || search.has(name))
    .map(({ name, label, all, options }) => (
      <Select key={name} hasNote={false} label={label} name={name} defaultValue={search.get(name) ?? ''}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {`${option.name} (${groupIndian(option.count)})`}
          </option>
        ))}
      </Select>
    ))
}

/** Nothing in this tab: because of the filters, with the way out of them, or for the reason given. */
function NoResults({ address, search, words, otherwise }: NoResultsProps) {
  if (address.filterEntries(search).length === 0) return <EmptyState title={otherwise} />
  return (
    <EmptyState title={words.emptyTitle}>
      <p>{words.emptyFilters}</p>
      <Link
        to={`?${new URLSearchParams(address.profileEntries(search))}`}
        preventScrollReset
        className={`${buttonClasses('line')} mt-4`}
      >
        {words.clear}
      </Link>
    </EmptyState>
  )
}
