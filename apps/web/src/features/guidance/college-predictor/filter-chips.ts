import type { ChoicesAnswer } from '@sopaan/contract/college-choices'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { RANK_FIELDS } from '#web/search-form/rank-fields.ts'
import { valuesOf } from '#web/search-form/search-address.ts'
import { useWords } from '#web/words/use-words.tsx'
import { choiceAddress } from './choice-address.ts'

/** The id of the sheet with the filters. */
export const FILTERS_SHEET = 'filters'

/** Values that a chip names; of a whole region it counts the others. */
const NAMED_MAX = 3

type Chip = {
  key: typeof choiceAddress.filtersOn extends (search: URLSearchParams) => (infer Key)[] ? Key : never
  label: string
}

/** The filters that are on, each with what it says: "CSE, ECE". */
export function useChips(search: URLSearchParams, { homes }: Pick<ChoicesAnswer, 'homes'>): Chip[] {
  const { predictor, results: words, states } = useWords()
  const wordsOf = (key: Chip['key'], value: string): string => {
    switch (key) {
      case 'collegeState':
        return states[value as keyof typeof states] ?? value
      case 'exceptState':
        return words.chip.except(states[value as keyof typeof states] ?? value)
      case 'exceptFamily':
      case 'exceptType':
        return words.chip.except(value)
      case 'feeMax':
        return words.feeUpTo(groupIndian(Number(value)))
      case 'nirfMax':
        return `${words.nirfRank} ${words.nirfUpTo(value)}`
      case 'salaryMin':
        return `${words.salary}: ${words.salaryFrom(groupIndian(Number(value)))}`
      case 'kmMax':
        return words.withinKm(groupIndian(Number(value)), homes.find(({ id }) => id === search.get('from'))?.city ?? '')
      case 'women':
        return words.womenOnly
      case 'quota':
        return predictor.quotas[value as keyof typeof predictor.quotas] ?? value
      case 'round':
        return words.chip.round(value)
      case 'by': {
        const field = RANK_FIELDS.find((each) => each.key === value)
        return field ? predictor.rankOf(predictor.lists[field.list], predictor.kinds[field.kind]) : words.chip.by
      }
      case 'q':
        return `“${value}”`
      default:
        return value
    }
  }
  return choiceAddress.filtersOn(search).map((key) => {
    const values = key === 'q' ? search.getAll('q') : valuesOf(search, key)
    const [shown, rest] = [values.slice(0, NAMED_MAX), values.length - NAMED_MAX]
    const named = shown.map((value) => wordsOf(key, value)).join(', ')
    return { key, label: rest > 0 ? words.chip.more(named, String(rest)) : named }
  })
}
