import type { JudgedChoice } from '@sopaan/contract/judged-choices'
import { distanceKm, type Point } from '@sopaan/domain/colleges/distance'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useStoredHome } from '#web/colleges/stored-home.ts'
import { profileSearch } from '#web/search-form/seat-link.ts'
import type { Words } from '#web/words/en.ts'
import { useWords } from '#web/words/use-words.tsx'
import { ChoiceHead } from './choice-head.tsx'
import { choiceName } from './choice-name.ts'
import { ChoiceRow } from './choice-row.tsx'
import { ChoiceRows, type Ticking } from './choice-rows.tsx'
import type { ChoiceStore } from './choice-store.ts'
import type { Judging } from './use-choices.ts'

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

/** The choices of JoSAA on a list, in their order, each with its chance. */
export function JosaaRows({ store, list, judged, floor, search, ticking }: Props) {
  const { choices: words } = useWords()
  const { id, keys } = list
  const floorAt = floor === undefined ? keys.length : keys.indexOf(floor.key ?? '')
  const profile = profileSearch(search)
  const home = useStoredHome()?.at
  const publishedOf = (key: string) => {
    const choice = judged?.byKey.get(key)
    return choice ? publishedLine(choice.institute, home, words) : undefined
  }
  // A row has one line for it: the salary is said where the choice is moved.
  const briefOf = (key: string) => {
    const choice = judged?.byKey.get(key)
    if (!choice) return undefined
    const { salaryInr: _, ...institute } = choice.institute
    return publishedLine(institute, home, words)
  }
  return (
    <ChoiceRows
      keys={keys}
      label={words.rowsLabel}
      head={<ChoiceHead rounds={judged?.rounds ?? NO_ROUNDS} />}
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
          published={briefOf(key)}
          isTicked={isTicked}
          floorSeasons={at === floorAt ? floor?.seasons : undefined}
          isBelowFloor={at > floorAt}
        />
      )}
    />
  )
}

/** What is published of a choice's college, in a line: the fee of a year, its rank in NIRF, the median salary, how far it is from home. */
function publishedLine(
  { feeInr, nirf, salaryInr, at }: JudgedChoice['institute'],
  home: Point | undefined,
  words: Words['choices'],
): string {
  const km = home && at && distanceKm(home, at)
  return [
    feeInr === undefined ? words.feeUnknown : words.feeYear(groupIndian(feeInr)),
    ...(nirf === undefined ? [] : [words.nirf(String(nirf))]),
    ...(salaryInr === undefined ? [] : [words.salary(groupIndian(salaryInr))]),
    ...(km === undefined ? [] : [km === 0 ? words.near : words.km(groupIndian(km))]),
  ].join(' · ')
}
