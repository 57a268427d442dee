import { type CheckBook, checkChoice } from '../list-doctor/check-list.ts'
import type { CheckedChoice } from '../list-doctor/checked-choice.ts'
import { noneOfFirst } from '../list-risk/none-of-first.ts'
import { openPools } from '../list-risk/risk-book.ts'
import type { Profile } from '../predictor/profile.ts'
import { chooseSeats } from './choose-seats.ts'
import type { DrawnPool } from './drawn-seasons.ts'
import { type FactsOf, openLiking } from './open-liking.ts'
import type { Preferences } from './preferences.ts'

/** How much risk a list may end with: the chance of no seat it stays under where it can. */
export const BOLDNESS = { careful: 0.01, balanced: 0.03, bold: 0.08 } as const
export type Boldness = keyof typeof BOLDNESS

type Making = {
  count: number
  boldness: Boldness
  factsOf: FactsOf
}

/** A list made for somebody. */
export type MadeList = {
  /** Best liked first. */
  choices: CheckedChoice[]
  /** How many seats fit what was said to be liked. */
  found: number
  /** The chance that it gives nothing, 0 to 1. */
  noSeat: number
  /** By the best single chance of each: under even odds, under 88 %, from there on. */
  kinds: { dream: number; target: number; safe: number }
}

/** Below it a choice cannot be got, and takes no row. */
const CHANCE_MIN = 0.005
const [TARGET_FROM, SAFE_FROM] = [0.5, 0.88]

/**
 * A list of what the candidate likes and can get, in the order of liking: never a choice before a better liked one, none
 * that cannot come, none twice. Where more fit than the count, those are taken that make the best of it at a small risk.
 */
export function makeList(
  check: CheckBook,
  profile: Profile,
  preferences: Preferences,
  { count, boldness, factsOf }: Making,
): MadeList {
  const liked = listLiked(check, profile, preferences, factsOf)
  const chosen = chooseSeats(liked, count, { shocks: check.risk.shocks, target: BOLDNESS[boldness] })
  const rows = chosen.flatMap((at) => liked[at] ?? [])
  const choices = rows.map(({ best }) => checkChoice(check, best.pool, profile))
  const none = noneOfFirst(
    rows.map(({ pools }) => pools),
    check.risk.shocks,
  )
  const kinds = { dream: 0, target: 0, safe: 0 }
  for (const { best } of rows) {
    kinds[best.chance >= SAFE_FROM ? 'safe' : best.chance >= TARGET_FROM ? 'target' : 'dream'] += 1
  }
  return { choices, found: liked.length, noSeat: none.at(-1) ?? 1, kinds }
}

type Liked = { pools: readonly DrawnPool[]; best: DrawnPool; liking: number; hardness: number }

/** All that fits and can be got, best liked first; what is liked alike goes by how hard it is to get. */
function listLiked(check: CheckBook, profile: Profile, preferences: Preferences, factsOf: Making['factsOf']): Liked[] {
  const { book } = check.open
  const likingAt = openLiking(check, profile, preferences, factsOf)
  const liked = check.programmes.flatMap(({ institute, programme }): Liked[] => {
    const [at, of] = [book.institutes[institute], book.programmes[programme]]
    if (!at || !of || !fits(preferences, of.family, at.state)) return []
    const pools = openPools(check.risk, institute, programme, profile)
    const best = pools.reduce<DrawnPool | undefined>(
      (most, pool) => (most && most.chance >= pool.chance ? most : pool),
      undefined,
    )
    if (!best || best.chance < CHANCE_MIN) return []
    const liking = likingAt(institute, programme)
    return [{ pools, best, liking, hardness: check.risk.forecast.mu[best.pool] ?? 0 }]
  })
  return liked.sort((a, b) => b.liking - a.liking || a.hardness - b.hardness || a.best.pool - b.best.pool)
}

function fits({ families, states }: Preferences, family: string, state: string | undefined): boolean {
  const isState = states.length === 0 || states.some((wanted) => wanted === state)
  return isState && (families.length === 0 || families.includes(family))
}
