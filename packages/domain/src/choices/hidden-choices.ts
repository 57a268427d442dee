import type { PreparedBook, SeatGroup } from '../book/prepared-book.ts'
import { judgedGroups, missingRanks, type RankName } from '../predictor/college-predictor.ts'
import { isGenderPoolOpen, rankKindOf } from '../predictor/eligibility.ts'
import type { Profile } from '../predictor/profile.ts'
import type { JudgedGroup } from '../predictor/seat-search.ts'
import { type EligibleState, STATES } from '../state/states.ts'

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

/** Which choices of the book are meant, 1 at the place of each, and how many. */
type Marked = { at: Uint8Array; count: number }

/** What the candidate left unsaid and what it hides, the worst gap first: ranks, gender, home state. */
export function hiddenChoices(prepared: PreparedBook, profile: Profile): HiddenChoices[] {
  const { homeState } = profile
  const judged = listJudged(prepared, profile)
  const shown = markWithin(prepared, judged, homeState)
  const hidden: HiddenChoices[] = missingRanks(profile).map(({ list, kind }) => {
    const waiting = markAll(
      prepared,
      prepared.groups.filter((group) => isWaiting(group, profile, { list, kind })),
      homeState,
    )
    const more = waiting.at.reduce((count, isMeant, at) => count + (shown.at[at] === 1 ? 0 : isMeant), 0)
    return { of: 'rank', list, kind, more, affected: waiting.count }
  })
  if (profile.gender === undefined) {
    const girl = listJudged(prepared, { ...profile, gender: 'female' })
    const more = markWithin(prepared, girl, homeState).count - shown.count
    const female = girl.filter(({ group }) => group.gender === 'female').map(({ group }) => group)
    hidden.push({ of: 'gender', more, affected: markAll(prepared, female, homeState).count })
  }
  if (homeState === undefined) {
    const added = STATES.map((state) => markWithin(prepared, judged, state).count - shown.count)
    const more = Math.min(...added)
    hidden.push({ of: 'state', more, affected: more })
  }
  return hidden.filter(({ affected }) => affected > 0)
}

function listJudged(prepared: PreparedBook, profile: Profile): JudgedGroup[] {
  return judgedGroups(prepared, profile).filter(({ group }) => !group.isPreparatory)
}

/** The choices in which some pool has a chance of 8 % or more. */
function markWithin(
  { choices }: PreparedBook,
  judged: readonly JudgedGroup[],
  homeState: EligibleState | undefined,
): Marked {
  const marked = { at: new Uint8Array(choices.choices.length), count: 0 }
  for (const { group, judgedBy } of judged) {
    const { pools, reach } = group.openTo(homeState)
    pools.forEach((pool, at) => {
      if (judgedBy.rank <= (reach[at] ?? 0)) mark(marked, choices.choiceOf[pool])
    })
  }
  return marked
}

/** The choices of all pools of some groups. */
function markAll(
  { choices }: PreparedBook,
  groups: readonly SeatGroup[],
  homeState: EligibleState | undefined,
): Marked {
  const marked = { at: new Uint8Array(choices.choices.length), count: 0 }
  for (const group of groups) {
    for (const pool of group.openTo(homeState).pools) mark(marked, choices.choiceOf[pool])
  }
  return marked
}

function mark(marked: Marked, choice: number | undefined): void {
  if (choice === undefined || marked.at[choice] !== 0) return
  marked.at[choice] = 1
  marked.count += 1
}

function isWaiting(group: SeatGroup, profile: Profile, { list, kind }: RankName): boolean {
  if (group.isPreparatory || group.list !== list || rankKindOf(profile, group) !== kind) return false
  return isGenderPoolOpen(group.gender, profile) && (!group.needsAat || profile.hasPassedAat === true)
}
