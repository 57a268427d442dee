import type { JudgedChoice } from '@sopaan/contract/judged-choices'
import { inLanguage, paths } from '@sopaan/contract/paths'
import { narrowList } from '@sopaan/domain/choice-lists/narrowed-list'
import { distanceKm, type Point } from '@sopaan/domain/colleges/distance'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useState } from 'react'
import { sayNirf } from '#web/colleges/college-figures.ts'
import { useStoredHome } from '#web/colleges/stored-home.ts'
import { profileSearch } from '#web/search-form/seat-link.ts'
import type { Words } from '#web/words/en.ts'
import { useWords } from '#web/words/use-words.tsx'
import { ChoiceHead } from './choice-head.tsx'
import { choiceName } from './choice-name.ts'
import { ChoiceRow } from './choice-row.tsx'
import { ChoiceRows } from './choice-rows.tsx'
import type { ChoiceStore } from './choice-store.ts'
import { ListFilter } from './list-filter.tsx'
import { listedChoices, listFilters } from './listed-choices.ts'
import type { Judging } from './use-choices.ts'
import type { Ticking } from './use-ticks.ts'

type Props = {
  store: ChoiceStore
  list: { id: string; keys: readonly string[] }
  judged: Judging['judged']
  /** The last row that any past season went down to, and how many seasons there were; undefined where it is not known. */
  floor: { key: string | undefined; seasons: number } | undefined
  search: URLSearchParams
  ticking: Ticking
}

const NO_ROUNDS: [] = []
const NO_FILTER = new URLSearchParams()

/** The choices of JoSAA on a list, in their order, each with its chance. */
export function JosaaRows({ store, list, judged, floor, search, ticking }: Props) {
  const { choices: words, results, language } = useWords()
  const { id, keys } = list
  const floorAt = floor === undefined ? keys.length : keys.indexOf(floor.key ?? '')
  const profile = profileSearch(search)
  const home = useStoredHome()
  const filter = useListFilter(keys, judged, home?.at)
  const publishedOf = (key: string) => {
    const choice = judged?.byKey.get(key)
    return choice ? publishedLine(choice.institute, home?.at, { choices: words, results }) : undefined
  }
  const kmOf = (key: string) => {
    const at = judged?.byKey.get(key)?.institute.at
    return home?.at && at && distanceKm(home.at, at)
  }
  const { shown } = filter
  const askHome = inLanguage(`${paths.college(keys[0]?.split('/')[0] ?? '')}#home-place`, language)
  return (
    <>
      {keys.length > 1 && (
        <ListFilter
          {...filter.props}
          isKnown={judged !== undefined}
          count={keys.length}
          home={home?.at ? { name: home.name } : { href: askHome }}
        />
      )}
      {shown.length === 0 && <p className="rounded-box bg-surface-sunken p-4">{results.none}</p>}
      <ChoiceRows
        keys={keys}
        shown={shown}
        label={words.rowsLabel}
        head={<ChoiceHead rounds={judged?.rounds ?? NO_ROUNDS} hasHome={home?.at !== undefined} />}
        onKeys={(what, josaa) => store.changePart(id, what, { josaa })}
        ticking={ticking}
        nameOf={(key) => {
          const { branch, college } = choiceName(key, judged?.byKey.get(key))
          return `${branch}, ${college}`
        }}
        publishedOf={publishedOf}
        row={(key, at, isTicked) => (
          <ChoiceRow
            key={key}
            choiceKey={key}
            choice={judged?.byKey.get(key)}
            rounds={judged?.rounds ?? NO_ROUNDS}
            profile={profile}
            km={kmOf(key)}
            isTicked={isTicked}
            skipped={shown === keys ? 0 : at - keys.indexOf(shown[shown.indexOf(key) - 1] ?? '') - 1}
            floorSeasons={at === floorAt ? floor?.seasons : undefined}
            isBelowFloor={at > floorAt}
          />
        )}
      />
      <p className="type-small measure mt-2 hidden text-tertiary lg:block print:hidden">{words.columns.blank}</p>
      {home?.at && <p className="type-small measure mt-2 text-tertiary print:hidden">{results.kmNote}</p>}
    </>
  )
}

/** What a list is narrowed to. It is no part of the address: a list opens whole. */
function useListFilter(keys: readonly string[], judged: Judging['judged'], home: Point | undefined) {
  const [search, setSearch] = useState(NO_FILTER)
  const [wasOpened, setWasOpened] = useState(false)
  const isOn = search.size > 0
  const narrowed =
    judged && (wasOpened || isOn) ? narrowList(listedChoices(keys, judged, home), listFilters(search)) : undefined
  return {
    shown: isOn && narrowed ? narrowed.shown : keys,
    props: { search, onSearch: setSearch, narrowed, onOpen: () => setWasOpened(true) },
  }
}

/** What is published of a choice's college, in a line: the fee of a year, its rank in NIRF, the median salary, the share of women, how far it is from home. */
function publishedLine(
  { feeInr, nirf, nirfYear, salaryInr, womenPercent, at }: JudgedChoice['institute'],
  home: Point | undefined,
  { choices: words, results }: Pick<Words, 'choices' | 'results'>,
): string {
  const km = home && at && distanceKm(home, at)
  return [
    feeInr === undefined ? words.feeUnknown : words.feeYear(groupIndian(feeInr)),
    ...[sayNirf({ nirf, nirfYear }, results)].filter((each) => each !== undefined),
    ...(salaryInr === undefined ? [] : [words.salary(groupIndian(salaryInr))]),
    ...(womenPercent === undefined ? [] : [results.womenOf(String(womenPercent))]),
    ...(km === undefined ? [] : [km === 0 ? words.near : words.km(groupIndian(km))]),
  ].join(' · ')
}
