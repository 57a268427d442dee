import type { Constraint } from '#web/forms/constraints.ts'
import { RANK_FIELDS } from './rank-fields.ts'
import { createSearchAddress } from './search-address.ts'

const RANK_KEYS: readonly string[] = RANK_FIELDS.map(({ key }) => key)
const PROFILE_KEYS: readonly string[] = ['category', 'gender', 'pwd', 'state', 'aat', ...RANK_KEYS]
const FILTER_KEYS = [
  ...(['by', 'type', 'collegeState', 'family', 'exceptType', 'exceptState', 'exceptFamily'] as const),
  ...(['feeMax', 'nirfMax', 'salaryMin', 'womenMin', 'kmMax', 'quota', 'round', 'women', 'q'] as const),
] as const
const VIEW_KEYS = ['from', 'band', 'under', 'sort', 'group', 'page'] as const

/** Every key of an address that judges seats: the reader's answers, what narrows the seats, and how they are shown. */
export const PREDICTOR_KEYS: readonly string[] = [...PROFILE_KEYS, ...FILTER_KEYS, ...VIEW_KEYS]

/**
 * The fields of the calls that judge seats, by their kind alone: their answers are too large to send with every page, and the
 * call refuses what is none of them. A test holds the names to the contract.
 */
const FIELDS = Object.fromEntries(
  PREDICTOR_KEYS.map((key): [string, Constraint] => [key, { kind: RANK_KEYS.includes(key) ? 'number' : 'text' }]),
)

/** The address of the college predictor, and of every page that carries the reader's answers with it. */
export const predictorAddress = createSearchAddress({
  constraints: FIELDS,
  profileKeys: PROFILE_KEYS,
  filterKeys: FILTER_KEYS,
  usual: { category: 'OPEN', pwd: 'false', aat: 'false', sort: 'wanted' },
})

export const { profileEntries, filterEntries, queryOf } = predictorAddress

/** Whether an address asks for a prediction at all. */
export function isSearched(search: URLSearchParams): boolean {
  return [...search].some(([key]) => PROFILE_KEYS.includes(key))
}
