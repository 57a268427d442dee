import type { ForecastHistory, SeasonRanks } from '../forecast/history.ts'
import { ARCHITECTURE, at, PLANNING, QUOTA_GROUP, type SeatTraits } from '../forecast/pools/pool-traits.ts'

/**
 * Classes that programmes end in at rates of their own: IIT and IISc, NIT, IIIT, GFTI, B.Arch of Paper 2A, B.Plan, then the
 * four kinds of institute once more for programmes of more than four years. Of these, dual degrees at IITs for the most
 * part, 1 to 16 % ended each season from 2019 to 2023, of those of four years at most 2.
 */
export const PROGRAMME_CLASSES = 10
/** The first of the classes of longer programmes. */
const LONG = 6
/** Seasons before the last that a pool's history is read from. */
export const SEASONS_BEFORE_LAST = 3

/** What a pool's past says of whether it is offered again. */
export type PoolPast =
  /** Printed in the last season; how often before decides, and whether one rank alone was printed. */
  | { state: 'printed'; strata: readonly number[] }
  /** Printed before, or in an earlier round, but not at the end of the last season, though its programme was. */
  | { state: 'missing'; stratum: number }
  | { state: 'gone' }

/** How many strata each step of the tree has: PwD, one printed rank, history, category class, gender with quota group. */
const STEPS = [2, 2, 3, 4, 8] as const
/** Of the last step in books compiled before all-India seats were apart from those of other states. */
const LAST_STEP_BEFORE = 6

/** Strata of the whole tree and of each step, coarsest first: a pool's `strata` are one number a step. */
export const STRATA_BY_STEP: readonly number[] = STEPS.map((_, step) =>
  STEPS.slice(0, step + 1).reduce((product, size) => product * size, 1),
)
/** One season missing, more, or never at the end of a season but in a round of the last one; each without and with PwD. */
export const MISSING_STRATA = 6

/** The programme each pool belongs to: pools of one institute and programme bear the same number. */
export function programmeNumbers({
  institute,
  programme,
}: Pick<ForecastHistory, 'institute' | 'programme'>): Int32Array {
  const seen = new Map<number, number>()
  return Int32Array.from(institute, (of, pool) => {
    const key = of * 65_536 + at(programme, pool)
    const found = seen.get(key) ?? seen.size
    seen.set(key, found)
    return found
  })
}

/** Per programme, whether a season printed any of its pools. */
export function programmesPrinted(season: SeasonRanks, programmes: Int32Array): Uint8Array {
  const printed = new Uint8Array(programmes.reduce((most, of) => Math.max(most, of + 1), 0))
  season.closing.forEach((closing, pool) => {
    if (!Number.isNaN(closing)) printed[at(programmes, pool)] = 1
  })
  return printed
}

/** The class of a pool's programme, of `PROGRAMME_CLASSES`. */
export function programmeClass(traits: SeatTraits, pool: number): number {
  const list = at(traits.list, pool)
  if (list === ARCHITECTURE) return 4
  if (list === PLANNING) return 5
  return at(traits.isLong, pool) * LONG + at(traits.type, pool)
}

/** The share of programmes like a pool's that end; of the kind of institute alone in books that knew no other class. */
export function goneShare(gone: readonly number[], traits: SeatTraits, pool: number): number {
  const own = programmeClass(traits, pool)
  return at(gone, own < gone.length ? own : own - LONG)
}

/**
 * What the seasons up to the last say of a pool.
 * @param past  oldest first; the last one is the season before the one asked about
 * @param isThere  whether the pool's programme was printed in the last season
 */
export function pastOf(past: readonly SeasonRanks[], traits: SeatTraits, pool: number, isThere: boolean): PoolPast {
  const last = past.at(-1) as SeasonRanks
  const before = past.slice(-1 - SEASONS_BEFORE_LAST, -1)
  const isPrinted = (season: SeasonRanks | undefined) => season !== undefined && !Number.isNaN(at(season.closing, pool))
  const times = before.filter(isPrinted).length
  if (isPrinted(last)) return { state: 'printed', strata: strataOf(traits, pool, isOneRank(last, pool), times) }
  const isPwd = at(traits.isPwd, pool)
  if (isThere && times > 0) return { state: 'missing', stratum: (isPrinted(before.at(-1)) ? 0 : 2) + isPwd }
  return isThere && isInSomeRound(last, pool) ? { state: 'missing', stratum: 4 + isPwd } : { state: 'gone' }
}

function isInSomeRound({ afterRound }: SeasonRanks, pool: number): boolean {
  for (const closing of afterRound.values()) if (!Number.isNaN(at(closing, pool))) return true
  return false
}

function isOneRank(season: SeasonRanks, pool: number): boolean {
  return at(season.closing, pool) === at(season.opening, pool)
}

/** The pool's stratum at each step of the tree, coarsest first. */
function strataOf(traits: SeatTraits, pool: number, hasOneRank: boolean, times: number): number[] {
  const isPwd = at(traits.isPwd, pool)
  const steady = times === SEASONS_BEFORE_LAST ? 0 : times > 0 ? 1 : 2
  const path = [
    isPwd,
    hasOneRank ? 1 : 0,
    steady,
    categoryClass(at(traits.category, pool), isPwd),
    quotaClass(traits, pool),
  ]
  let stratum = 0
  return path.map((part, step) => {
    stratum = stratum * at(STEPS, step) + part
    return stratum
  })
}

/** OPEN with OBC-NCL, EWS, SC, ST apart; of PwD seats OPEN, OBC-NCL, and the few others together. */
function categoryClass(category: number, isPwd: number): number {
  if (isPwd === 1) return category === 0 ? 0 : category === 2 ? 1 : 2
  return [0, 1, 0, 2, 3][category] ?? 0
}

function quotaClass(traits: SeatTraits, pool: number): number {
  const group = at(traits.quotaGroup, pool)
  const quota = { [QUOTA_GROUP.HS]: 1, [QUOTA_GROUP.JKGL]: 2, [QUOTA_GROUP.AI]: 3 }[group] ?? 0
  return quota * 2 + at(traits.isFemale, pool)
}

/** The share of a pool's finest stratum that is lost. */
export function lostShare(lost: readonly number[], strata: readonly number[]): number {
  const [wider, own] = [at(strata, STEPS.length - 2), at(strata, STEPS.length - 1)]
  if (lost.length === STRATA_BY_STEP.at(-1)) return at(lost, own)
  return at(lost, wider * LAST_STEP_BEFORE + ((own % STEPS[4]) % LAST_STEP_BEFORE))
}
