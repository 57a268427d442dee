import type { StatePredictorAnswer } from '@sopaan/contract/state-college-predictor'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { Link } from 'react-router'
import { MissingBanner } from '#web/search-form/missing-banner.tsx'
import { ResultFrame } from '#web/search-form/result-frame.tsx'
import type { SearchAddress } from '#web/search-form/search-address.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { stateAddress } from './state-address.ts'
import type { StateSeatState } from './state-college-predictor.queries.ts'
import { nameRegion } from './state-figures.ts'
import { StateSeat } from './state-seat-row.tsx'

const SORTS = ['hardest', 'easiest', 'nearest', 'institute', 'branch'] as const

const STANDINGS = ['well-inside', 'just-inside', 'just-outside', 'well-outside'] as const

type Props = { answer: StatePredictorAnswer; standing: StateSeatState; search: URLSearchParams; profileSheetId: string }

type NoResultsProps = {
  address: SearchAddress
  search: URLSearchParams
  words: { emptyTitle: string; emptyFilters: string; clear: string }
  /** What to say when no filter is to blame. */
  otherwise: string
}

/** The answer: filters beside it, a tab a standing, a row a seat. */
export function StateResults({ answer, standing, search, profileSheetId }: Props) {
  const { counsellings: words } = useWords()
  return (
    <ResultFrame
      address={stateAddress}
      search={search}
      words={words}
      answer={answer}
      tabs={{
        key: 'standing',
        open: standing,
        label: words.standingsLabel,
        each: STANDINGS.map((key) => ({ key, label: words.standings[key], count: answer.standings[key] })),
      }}
      sorts={SORTS.map((key) => ({ key, label: words.sorts[key] }))}
      meaning={words.standingMeanings[standing]}
      filters={<StateNarrowChoices search={search} answer={answer} />}
      rows={<Seats answer={answer} standing={standing} search={search} />}
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
        {words.notes[answer.counselling]} {words.noForecast(answer.name, String(answer.season))}
      </p>
    </ResultFrame>
  )
}

function Seats({ answer, standing, search }: Omit<Props, 'profileSheetId'>) {
  const { counsellings: words } = useWords()
  if (answer.data.length === 0) {
    const hasOthers = Object.values(answer.standings).some((count) => count > 0)
    const otherwise = hasOthers ? words.emptyStanding(words.standings[standing]) : words.emptyAll
    return <NoResults address={stateAddress} search={search} words={words} otherwise={otherwise} />
  }
  return (
    <ul className="first-answer grid gap-3">
      {answer.data.map((seat) => (
        <li key={seat.key}>
          <StateSeat seat={seat} name={answer.name} season={answer.season} />
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
