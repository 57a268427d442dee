import { type ProfileQuery, RANK_MAX } from '@sopaan/contract/college-predictor'
import { CATEGORIES } from '@sopaan/domain/book/rank-book'
import { GENDERS } from '@sopaan/domain/predictor/profile'
import { ELIGIBLE_STATES } from '@sopaan/domain/state/states'
import { profileEntries, queryOf } from './predictor-search.ts'
import { RANK_FIELDS } from './rank-fields.ts'

const BOTH = ['true', 'false'] as const

/** The reader in an address, as the calls read them; undefined where it would refuse one of the answers, or none is a rank. */
export function readGivenProfile(search: URLSearchParams): ProfileQuery | undefined {
  const typed = queryOf(new URLSearchParams(profileEntries(search)))
  const ranks = RANK_FIELDS.flatMap(({ key }) => (typed[key] === undefined ? [] : [[key, Number(typed[key])] as const]))
  const isRank = (rank: number) => Number.isInteger(rank) && rank >= 1 && rank <= RANK_MAX
  const facts = { category: CATEGORIES, gender: GENDERS, state: ELIGIBLE_STATES, pwd: BOTH, aat: BOTH }
  const isKnown = Object.entries(facts).every(
    ([key, words]) => typed[key] === undefined || words.some((word) => word === typed[key]),
  )
  if (ranks.length === 0 || !ranks.every(([, rank]) => isRank(rank)) || !isKnown) return undefined
  // Each answer was looked up above.
  return { ...typed, ...Object.fromEntries(ranks) } as ProfileQuery
}
