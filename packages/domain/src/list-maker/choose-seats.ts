import type { SeasonShocks } from '../book/rank-book.ts'
import { noneOfFirst } from '../list-risk/none-of-first.ts'
import { type DrawnPool, drawSeasons, SEASONS_DRAWN } from './drawn-seasons.ts'

/** A choice that would be taken, with the pools open to the candidate. */
export type Acceptable = { pools: readonly DrawnPool[] }

/** What a choice is, by its best single chance: under even odds, under 88 %, from there on. */
export const LIKED_KINDS = ['dream', 'target', 'safe'] as const
export type LikedKind = (typeof LIKED_KINDS)[number]
export type Shares = Readonly<Record<LikedKind, number>>

const [TARGET_FROM, SAFE_FROM] = [0.5, 0.88]
/** Value of the first choice and of the last one that would be taken. */
const [FIRST_VALUE, LAST_VALUE] = [1, 0.2]
/** The price of no seat to begin with, and how often it is doubled until the risk is small enough. */
const PRICE = 0.5
/** Of the value of a seat, on the mean of the seasons: less speaks of the draws and not of the choice. */
const GAIN_MIN = 0.003
const DOUBLINGS = 9

/**
 * Which of the choices to enter where not all are: those that add most to the value of the seat that comes, over the drawn
 * seasons, until the chance of no seat is at most the target; what is left of the count goes to the best liked of each kind,
 * dreams, targets and safe seats by the shares asked for. Positions come in the order of liking.
 * @param liked  best liked first, none without a pool
 * @param count  the most to choose
 * @param target  the chance of no seat to stay under, where all of them together do
 * @param shares  how many of each kind there should be, against each other
 */
export function chooseSeats(
  liked: readonly Acceptable[],
  count: number,
  { shocks, target, shares }: { shocks: SeasonShocks; target: number; shares: Shares },
): number[] {
  if (liked.length <= count) return liked.map((_, at) => at)
  const seasonsOf = drawSeasons(shocks)
  const seasons = liked.map(({ pools }) => seasonsOf(pools))
  const values = liked.map((_, at) => FIRST_VALUE - ((FIRST_VALUE - LAST_VALUE) * at) / Math.max(liked.length - 1, 1))
  const kinds = liked.map(({ pools }) => likedKindOf(pools))
  let chosen: number[] = []
  for (let doubling = 0, price = PRICE; doubling <= DOUBLINGS; doubling++, price *= 2) {
    chosen = fillByKind(kinds, chooseByGain(seasons, values, count, price), { count, shares })
    const pools = chosen.map((at) => liked[at]?.pools ?? [])
    if ((noneOfFirst(pools, shocks).at(-1) ?? 1) <= target) break
  }
  return chosen
}

/** By the best single chance of a choice. */
export function likedKindOf(pools: Acceptable['pools']): LikedKind {
  const best = Math.max(0, ...pools.map(({ chance }) => chance))
  return best >= SAFE_FROM ? 'safe' : best >= TARGET_FROM ? 'target' : 'dream'
}

/** Adds, until the count is full, the best liked of the kind that is furthest under its share. */
function fillByKind(
  kinds: readonly LikedKind[],
  chosen: readonly number[],
  { count, shares }: { count: number; shares: Shares },
): number[] {
  const taken = new Set(chosen)
  const left = Map.groupBy(
    [...kinds.keys()].filter((at) => !taken.has(at)),
    (at) => kinds[at] ?? 'dream',
  )
  const has = { dream: 0, target: 0, safe: 0 }
  for (const at of chosen) has[kinds[at] ?? 'dream'] += 1
  while (taken.size < count) {
    const open = LIKED_KINDS.filter((kind) => left.get(kind)?.length)
    const kind = open.toSorted((a, b) => has[a] / shares[a] - has[b] / shares[b])[0]
    const next = kind && left.get(kind)?.shift()
    if (!kind || next === undefined) break
    has[kind] += 1
    taken.add(next)
  }
  return [...taken].sort((a, b) => a - b)
}

/** Adds the choice with the largest gain until none is worth a word or the count is full. */
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
    let [best, most] = [-1, GAIN_MIN * SEASONS_DRAWN]
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
