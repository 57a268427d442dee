import type { SeasonShocks } from '../book/rank-book.ts'
import { noneOfFirst } from '../list-risk/none-of-first.ts'
import { type DrawnPool, drawSeasons, SEASONS_DRAWN } from './drawn-seasons.ts'

/** A choice that would be taken, with the pools open to the candidate. */
export type Acceptable = { pools: readonly DrawnPool[] }

/** Value of the first choice and of the last one that would be taken. */
const [FIRST_VALUE, LAST_VALUE] = [1, 0.2]
/** The price of no seat to begin with, and how often it is doubled until the risk is small enough. */
const PRICE = 0.5
const DOUBLINGS = 9

/**
 * Which of the choices to enter where not all are: those that add most to the value of the seat that comes, over the drawn
 * seasons, until the chance of no seat is at most the target; what is left of the count goes to the best liked. Positions
 * come in the order of liking, and no choice stands before a better liked one.
 * @param liked  best liked first, none without a pool
 * @param count  the most to choose
 * @param target  the chance of no seat to stay under, where all of them together do
 */
export function chooseSeats(
  liked: readonly Acceptable[],
  count: number,
  { shocks, target }: { shocks: SeasonShocks; target: number },
): number[] {
  if (liked.length <= count) return liked.map((_, at) => at)
  const seasonsOf = drawSeasons(shocks)
  const seasons = liked.map(({ pools }) => seasonsOf(pools))
  const values = liked.map((_, at) => FIRST_VALUE - ((FIRST_VALUE - LAST_VALUE) * at) / Math.max(liked.length - 1, 1))
  let chosen: number[] = []
  for (let doubling = 0, price = PRICE; doubling <= DOUBLINGS; doubling++, price *= 2) {
    chosen = chooseByGain(seasons, values, count, price)
    const pools = chosen.map((at) => liked[at]?.pools ?? [])
    if ((noneOfFirst(pools, shocks).at(-1) ?? 1) <= target) break
  }
  const taken = new Set(chosen)
  for (let at = 0; at < liked.length && taken.size < count; at++) taken.add(at)
  return [...taken].sort((a, b) => a - b)
}

/** Adds the choice with the largest gain until none gains or the count is full. */
function chooseByGain(
  seasons: readonly Uint8Array[],
  values: readonly number[],
  count: number,
  price: number,
): number[] {
  const worth = new Float64Array(SEASONS_DRAWN).fill(-price)
  const chosen: number[] = []
  const open = new Set(seasons.keys())
  while (chosen.length < count) {
    let [best, most] = [-1, 0]
    for (const at of open) {
      const gain = gainOf(seasons[at] as Uint8Array, values[at] ?? 0, worth)
      if (gain > most) [best, most] = [at, gain]
    }
    if (best === -1) break
    open.delete(best)
    chosen.push(best)
    const [available, value] = [seasons[best] as Uint8Array, values[best] ?? 0]
    for (let season = 0; season < SEASONS_DRAWN; season++) {
      if (available[season] === 1) worth[season] = Math.max(worth[season] ?? 0, value)
    }
  }
  return chosen
}

function gainOf(available: Uint8Array, value: number, worth: Float64Array): number {
  let gain = 0
  for (let season = 0; season < SEASONS_DRAWN; season++) {
    const now = worth[season] ?? 0
    if (available[season] === 1 && value > now) gain += value - now
  }
  return gain
}
