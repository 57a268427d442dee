import type { SeasonShocks } from '../book/rank-book.ts'
import { partsOf, type RiskPool } from '../list-risk/none-of-first.ts'
import { normalQuantile } from '../list-risk/normal.ts'

/** Seasons that a choice of seats is weighed over: enough to choose by; what is told of risk is integrated, not drawn. */
export const SEASONS_DRAWN = 512

/** A pool with the number it has in the book, by which its own part of a season is drawn. */
export type DrawnPool = RiskPool & { pool: number }

/**
 * Draws the seasons: answers in which of them a choice gives a seat, 1 = yes. The draws go by list, group and pool alone, so
 * that the same season is the same for every list.
 */
export function drawSeasons(shocks: SeasonShocks): (pools: readonly DrawnPool[]) => Uint8Array {
  const total = shocks.list + shocks.group
  const shared = new Map<string, Float64Array>()
  const drawShared = (name: string) => {
    const found = shared.get(name) ?? drawAll(name)
    shared.set(name, found)
    return found
  }
  return (pools) => {
    const available = new Uint8Array(SEASONS_DRAWN)
    for (const pool of pools) {
      const { barrier, common, own } = partsOf(pool, total)
      const listWeight = Math.sqrt((common * shocks.list) / total)
      const groupWeight = Math.sqrt((common * shocks.group) / total)
      const [ofList, ofGroup] = [drawShared(`list ${pool.list}`), drawShared(`group ${pool.group}`)]
      const ofPool = drawAll(`pool ${pool.pool}`)
      for (let season = 0; season < SEASONS_DRAWN; season++) {
        const moved = listWeight * (ofList[season] ?? 0) + groupWeight * (ofGroup[season] ?? 0)
        if (moved + own * (ofPool[season] ?? 0) > barrier) available[season] = 1
      }
    }
    return available
  }
}

function drawAll(name: string): Float64Array {
  const named = hash(name)
  return Float64Array.from({ length: SEASONS_DRAWN }, (_, season) => draw(named, season))
}

/** A number of the standard normal law, by its name and the season. */
function draw(name: number, season: number): number {
  let mixed = Math.imul(name ^ (season * 0x9e3779b1), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  mixed ^= mixed >>> 16
  return normalQuantile(((mixed >>> 0) + 0.5) / 2 ** 32)
}

function hash(name: string): number {
  let value = 0x811c9dc5
  for (const character of name) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return value
}
