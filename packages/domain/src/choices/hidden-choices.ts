import type { PreparedBook, SeatGroup } from '../book/prepared-book.ts'
import { judgedGroups, missingRanks, type RankName } from '../predictor/college-predictor.ts'
import { isGenderPoolOpen, rankKindOf } from '../predictor/eligibility.ts'
import type { Profile } from '../predictor/profile.ts'
import { STATES } from '../state/states.ts'

/** An answer that was not given, and the choices that stay hidden for want of it. */
export type HiddenChoices = {
  /**
   * Choices of 8 % and more that come with the answer: for a rank, which nobody knows, at the most; for the gender those of
   * a girl; for the state what every state adds at the least.
   */
  more: number
  /** Choices with a seat that is not judged without it, those that are shown by another seat among them. */
  affected: number
} & (({ of: 'rank' } & RankName) | { of: 'gender' | 'state' })

/** What the candidate left unsaid and what it hides, the worst gap first: ranks, gender, home state. */
export function hiddenChoices(prepared: PreparedBook, profile: Profile): HiddenChoices[] {
  const shown = choicesWithin(prepared, profile)
  const hidden: HiddenChoices[] = missingRanks(profile).map(({ list, kind }) => {
    const waiting = new Set(
      prepared.groups
        .filter((group) => isWaiting(group, profile, { list, kind }))
        .flatMap((group) => choicesOf(prepared, group.openTo(profile.homeState).pools)),
    )
    return { of: 'rank', list, kind, more: waiting.difference(shown).size, affected: waiting.size }
  })
  if (profile.gender === undefined) {
    const girl = { ...profile, gender: 'female' } as const
    const more = choicesWithin(prepared, girl).size - shown.size
    hidden.push({ of: 'gender', more, affected: countFemale(prepared, girl) })
  }
  if (profile.homeState === undefined) {
    const added = STATES.map((homeState) => choicesWithin(prepared, { ...profile, homeState }).size - shown.size)
    const more = Math.min(...added)
    hidden.push({ of: 'state', more, affected: more })
  }
  return hidden.filter(({ affected }) => affected > 0)
}

/** The choices in which some pool has a chance of 8 % or more. */
function choicesWithin(prepared: PreparedBook, profile: Profile): Set<number> {
  const within = new Set<number>()
  for (const { group, judgedBy } of judgedGroups(prepared, profile)) {
    if (group.isPreparatory) continue
    const { pools, reach } = group.openTo(profile.homeState)
    pools.forEach((pool, at) => {
      if (judgedBy.rank <= (reach[at] ?? 0)) within.add(prepared.choices.choiceOf[pool] ?? -1)
    })
  }
  return within
}

function choicesOf({ choices }: PreparedBook, pools: Int32Array): number[] {
  return Array.from(pools, (pool) => choices.choiceOf[pool] ?? -1)
}

function countFemale(prepared: PreparedBook, profile: Profile): number {
  const groups = judgedGroups(prepared, profile).filter(
    ({ group }) => group.gender === 'female' && !group.isPreparatory,
  )
  return new Set(groups.flatMap(({ group }) => choicesOf(prepared, group.openTo(profile.homeState).pools))).size
}

function isWaiting(group: SeatGroup, profile: Profile, { list, kind }: RankName): boolean {
  if (group.isPreparatory || group.list !== list || rankKindOf(profile, group) !== kind) return false
  return isGenderPoolOpen(group.gender, profile) && (!group.needsAat || profile.hasPassedAat === true)
}
