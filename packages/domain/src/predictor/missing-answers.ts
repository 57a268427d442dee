import type { PreparedBook, SeatGroup } from '../book/prepared-book.ts'
import { STATES } from '../state/states.ts'
import { missingRanks, type RankName } from './college-predictor.ts'
import { isGenderPoolOpen, rankKindOf, seatRank } from './eligibility.ts'
import type { Profile } from './profile.ts'

/** An answer a candidate did not give, and how many seats on offer stay unjudged for want of it alone. */
export type MissingAnswer = { seats: number } & (({ of: 'rank' } & RankName) | { of: 'gender' | 'state' | 'aat' })

/**
 * What the candidate left unsaid that hides seats: ranks of the lists on which some rank was given, gender, home state, and
 * the Architecture Aptitude Test. Each is counted with all other answers as they stand; what hides nothing is left out.
 * For the home state, which was not said, it is the number that every state adds at the least.
 */
export function missingAnswers(prepared: PreparedBook, profile: Profile): MissingAnswer[] {
  const ordinary = prepared.groups.filter(({ isPreparatory }) => !isPreparatory)
  const judged = ordinary.filter((group) => isJudged(group, profile))
  const count = (groups: readonly SeatGroup[], state = profile.homeState) =>
    groups.reduce((seats, group) => seats + group.openTo(state).pools.length, 0)
  const added = (answers: Partial<Profile>) =>
    count(ordinary.filter((group) => isJudged(group, { ...profile, ...answers }))) - count(judged)
  const missing: MissingAnswer[] = missingRanks(profile).map(({ list, kind }) => {
    const groups = ordinary.filter(
      (group) =>
        group.list === list &&
        rankKindOf(profile, group) === kind &&
        isGenderPoolOpen(group.gender, profile) &&
        (!group.needsAat || profile.hasPassedAat === true),
    )
    return { of: 'rank', list, kind, seats: count(groups) }
  })
  if (profile.gender === undefined) missing.push({ of: 'gender', seats: added({ gender: 'female' }) })
  if (profile.homeState === undefined) {
    missing.push({ of: 'state', seats: Math.min(...STATES.map((state) => count(judged, state))) - count(judged) })
  }
  if (profile.hasPassedAat !== true) missing.push({ of: 'aat', seats: added({ hasPassedAat: true }) })
  return missing.filter(({ seats }) => seats > 0)
}

function isJudged(group: SeatGroup, profile: Profile): boolean {
  return isGenderPoolOpen(group.gender, profile) && seatRank(profile, group) !== undefined
}
