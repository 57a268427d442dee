import type { ChoicesAnswer } from '@sopaan/contract/college-choices'
import { chipLabel, filterWords } from '#web/search-form/filter-words.ts'
import { RANK_FIELDS } from '#web/search-form/rank-fields.ts'
import { valuesOf } from '#web/search-form/search-address.ts'
import { useWords } from '#web/words/use-words.tsx'
import { choiceAddress } from './choice-address.ts'

/** The id of the sheet with the filters. */
export const FILTERS_SHEET = 'filters'

type Chip = {
  key: typeof choiceAddress.filtersOn extends (search: URLSearchParams) => (infer Key)[] ? Key : never
  label: string
}

/** The filters that are on, each with what it says: "CSE, ECE". */
export function useChips(search: URLSearchParams, { homes }: Pick<ChoicesAnswer, 'homes'>): Chip[] {
  const { predictor, results: words, states } = useWords()
  const city = homes.find(({ id }) => id === search.get('from'))?.city ?? ''
  const wordsOf = (key: Chip['key'], value: string): string => {
    switch (key) {
      case 'exceptState':
        return words.chip.except(states[value as keyof typeof states] ?? value)
      case 'exceptFamily':
      case 'exceptType':
        return words.chip.except(value)
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
        return filterWords({ results: words, states }, key, value, city)
    }
  }
  return choiceAddress.filtersOn(search).map((key) => {
    const values = key === 'q' ? search.getAll('q') : valuesOf(search, key)
    return {
      key,
      label: chipLabel(
        { results: words },
        values.map((value) => wordsOf(key, value)),
      ),
    }
  })
}
