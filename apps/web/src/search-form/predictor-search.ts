import { RANK_FIELDS } from './rank-fields.ts'
import { readAddressBy } from './search-address.ts'

const RANK_KEYS = RANK_FIELDS.map(({ key }) => key)
const PROFILE_KEYS: readonly string[] = ['category', 'gender', 'pwd', 'state', 'aat', ...RANK_KEYS]

/** The address of the college predictor, and of every page that carries the reader's answers with it. */
export const predictorAddress = readAddressBy({
  profileKeys: PROFILE_KEYS,
  filterKeys: ['by', 'type', 'collegeState', 'family', 'feeMax', 'kmMax', 'quota', 'round', 'women', 'q'],
  numberKeys: RANK_KEYS,
  usual: { category: 'OPEN', pwd: 'false', aat: 'false', sort: 'wanted' },
})

export const { profileEntries, filterEntries, queryOf } = predictorAddress

/** Whether an address asks for a prediction at all. */
export function isSearched(search: URLSearchParams): boolean {
  return [...search].some(([key]) => PROFILE_KEYS.includes(key))
}
