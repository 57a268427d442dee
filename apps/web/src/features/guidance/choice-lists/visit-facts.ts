import { RANK_KEYS, type RankKey } from '@sopaan/contract/college-predictor'
import type { StudentFacts } from '@sopaan/contract/users'
import { CATEGORIES } from '@sopaan/domain/book/rank-book'
import { GENDERS } from '@sopaan/domain/predictor/profile'
import { STATES } from '@sopaan/domain/state/states'

/** What a visitor told the tools, of what a profile holds; `ranks` names at least one. */
export type VisitFacts = Pick<StudentFacts, 'ranks'> &
  Partial<Pick<StudentFacts, 'category' | 'gender' | 'isPwd' | 'hasPassedAat' | 'homeState'>>

/**
 * What the predictor's address says of a person, as a profile holds it; undefined where it names no rank.
 * @param profile  the address behind its question mark, as the device stores it: anybody may have written it
 * @param rankMax  the highest rank a profile takes
 */
export function visitFacts(profile: string, rankMax: number): VisitFacts | undefined {
  const search = new URLSearchParams(profile)
  const ranks = RANK_KEYS.flatMap(({ key }): [RankKey, number][] => {
    const rank = Number(search.get(key) ?? '')
    return Number.isInteger(rank) && rank >= 1 && rank <= rankMax ? [[key, rank]] : []
  })
  if (ranks.length === 0) return undefined
  const category = CATEGORIES.find((each) => each === search.get('category'))
  const gender = GENDERS.find((each) => each === search.get('gender'))
  const homeState = STATES.find((each) => each === search.get('state'))
  return {
    ranks: Object.fromEntries(ranks),
    ...(category && { category }),
    ...(gender && { gender }),
    ...(homeState && { homeState }),
    ...(search.get('pwd') === 'true' && { isPwd: true }),
    ...(search.get('aat') === 'true' && { hasPassedAat: true }),
  }
}
