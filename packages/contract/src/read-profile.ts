import { RANK_LISTS } from '@sopaan/domain/book/rank-book'
import type { Profile } from '@sopaan/domain/predictor/profile'
import { type ProfileQuery, RANK_KEYS } from './college-predictor.ts'

/** The candidate that a query describes. Not given: category OPEN, no PwD, no AAT; gender and home state stay unsaid. */
export function readProfile(query: ProfileQuery): Profile {
  const { category = 'OPEN', gender, pwd, state, aat } = query
  const hasPassedAat = aat === 'true'
  return { category, gender, isPwd: pwd === 'true', hasPassedAat, homeState: state, ranks: readRanks(query) }
}

/** The ranks that the keys of a query carry, by list and kind. */
function readRanks(query: ProfileQuery): Profile['ranks'] {
  const given = RANK_KEYS.filter(({ key }) => query[key] !== undefined)
  return Object.fromEntries(
    RANK_LISTS.filter((list) => given.some((rank) => rank.list === list)).map((list) => [
      list,
      Object.fromEntries(given.filter((rank) => rank.list === list).map(({ key, kind }) => [kind, query[key]])),
    ]),
  )
}
