import { clip } from '../forecast/regression.ts'
import type { FloatModel, ListWeights, PoolWeights } from './float-model.ts'

/** Where in a season one is: after which of how many rounds. */
export type SeasonProgress = { round: number; rounds: number }

/** A pool that did not reach the candidate's rank in the round just published. */
export type ClosedPool = {
  rank: number
  /** What it closed at in this round; before the rank. */
  closing: number
  /** What it closed at in the final round of the season before; undefined where it had none. */
  lastFinal: number | undefined
  /** Its expected later rise, ln units, > 0: see `expectedRises`. */
  rise: number
  isPwd: boolean
  isHomeState: boolean
}

/** How near a rank is taken to lie at least, and what keeps the logarithm of a distance finite, ln units. */
const DISTANCE_MIN = 0.0001
const DISTANCE_ADDED = 0.002
/** How far the rank may lie from last season's closing rank, ln units. */
const PRE_MAX = 1.5
const PRE_SHORT = 0.3
/** Single chances nearer to 0 or 1 say nothing more about a list. */
const CHANCE_MIN = 0.003

/** The chance, 0 to 1, that a pool which stopped before the rank still reaches it by the last round. */
export function poolChance({ pools }: FloatModel, pool: ClosedPool, progress: SeasonProgress): number {
  const weights = pools[Math.min(progress.round, pools.length) - 1] ?? pools[3]
  const columns = poolColumns(pool, progress)
  return logistic(COLUMNS.reduce((sum, column) => sum + weights[column] * columns[column], 0))
}

/** What `poolChance` weighs, in the order of a regression. */
export const COLUMNS = [
  'lnDistance',
  'beyondRise',
  'behindLastSeason',
  'beforeLastSeason',
  'distance',
  'lnRise',
  'oneRoundLeft',
  'pwd',
  'homeState',
  'lnClosing',
  'constant',
] as const satisfies readonly (keyof PoolWeights)[]

/** The figures of a pool that `poolChance` weighs. */
export function poolColumns(
  { rank, closing, lastFinal, rise, isPwd, isHomeState }: ClosedPool,
  { round, rounds }: SeasonProgress,
): PoolWeights {
  const distance = Math.max(Math.log(rank / closing), DISTANCE_MIN)
  const before = lastFinal === undefined ? 0 : clip(Math.log(rank / lastFinal), -PRE_MAX, PRE_MAX)
  return {
    lnDistance: Math.log(distance + DISTANCE_ADDED),
    beyondRise: Math.max(Math.log((distance + DISTANCE_ADDED) / rise) + 1, 0),
    behindLastSeason: clip(before, 0, PRE_SHORT),
    beforeLastSeason: clip(before, -PRE_SHORT, 0),
    distance,
    lnRise: Math.log(rise),
    oneRoundLeft: rounds - round === 1 ? 1 : 0,
    pwd: isPwd ? 1 : 0,
    homeState: isHomeState ? 1 : 0,
    lnClosing: (Math.log(closing) - 8) / 3,
    constant: 1,
  }
}

/**
 * The chance, 0 to 1, that floating ends in a better choice than the one held.
 * @param chances  of every pool of the better choices by `poolChance`; pools that printed no rank may be left out
 * @param better   how many choices are better than the one held, ≥ 1; for a slide, those of the same institute
 * @returns 0 where no pool can come
 */
export function betterChance(
  { list }: FloatModel,
  chances: readonly number[],
  better: number,
  progress: SeasonProgress,
): number {
  if (chances.length === 0 || better < 1) return 0
  const columns = listColumns(chances, better, progress)
  return logistic(LIST_COLUMNS.reduce((sum, column) => sum + list[column] * columns[column], 0))
}

/** What `betterChance` weighs, in the order of a regression. */
export const LIST_COLUMNS = [
  'constant',
  'product',
  'best',
  'firstRound',
  'lnChoices',
  'oneRoundLeft',
] as const satisfies readonly (keyof ListWeights)[]

/** The figures of a list that `betterChance` weighs. */
export function listColumns(
  chances: readonly number[],
  better: number,
  { round, rounds }: SeasonProgress,
): ListWeights {
  return {
    constant: 1,
    product: logit(1 - chances.reduce((none, chance) => none * (1 - chance), 1)),
    best: logit(Math.max(...chances)),
    firstRound: round === 1 ? 1 : 0,
    lnChoices: Math.log(better),
    oneRoundLeft: rounds - round === 1 ? 1 : 0,
  }
}

function logistic(value: number): number {
  return 1 / (1 + Math.exp(-value))
}

function logit(chance: number): number {
  const kept = clip(chance, CHANCE_MIN, 1 - CHANCE_MIN)
  return Math.log(kept / (1 - kept))
}
