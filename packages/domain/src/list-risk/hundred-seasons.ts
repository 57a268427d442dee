import { chanceByPosition } from './none-of-first.ts'

/** What a list brings in a hundred possible seasons: by how sure the seat was before, and nothing. Whole numbers that come to 100. */
export type HundredSeasons = { dream: number; target: number; safe: number; none: number }

const KINDS = ['dream', 'target', 'safe', 'none'] as const
/** A seat under even odds is a dream; from here on it is safe. */
const TARGET_FROM = 0.5
const SAFE_FROM = 0.88

/**
 * A hundred seasons of a list.
 * @param none  the chance that none of the first k gives a seat, for every k
 * @param best  the best single chance of each row
 */
export function hundredSeasons(none: Float64Array, best: readonly number[]): HundredSeasons {
  const shares: HundredSeasons = { dream: 0, target: 0, safe: 0, none: none.at(-1) ?? 1 }
  chanceByPosition(none).forEach((chance, at) => {
    const own = best[at] ?? 0
    shares[own >= SAFE_FROM ? 'safe' : own >= TARGET_FROM ? 'target' : 'dream'] += chance
  })
  return toHundred(shares)
}

/** Shares as whole hundredths: rounded down, and what is left goes to those that lost most by it. */
function toHundred(shares: HundredSeasons): HundredSeasons {
  const total = KINDS.reduce((sum, kind) => sum + shares[kind], 0) || 1
  const exact = KINDS.map((kind) => ({ kind, value: (100 * shares[kind]) / total }))
  const whole: HundredSeasons = { dream: 0, target: 0, safe: 0, none: 0 }
  for (const { kind, value } of exact) whole[kind] = Math.floor(value)
  const left = 100 - KINDS.reduce((sum, kind) => sum + whole[kind], 0)
  const byLoss = exact.sort((a, b) => (b.value % 1) - (a.value % 1))
  for (const { kind } of byLoss.slice(0, left)) whole[kind] += 1
  return whole
}
