import type { Profile } from '../predictor/profile.ts'
import { chanceOfSeat, type OpenSeatBook, type SeatChance } from './seat-facts.ts'

/** A choice by the best of its pools for a candidate. */
export type OwnChoice = { institute: number; programme: number; pool: number; chance: SeatChance }

/**
 * The choices among some pools that a candidate may take and that have a chance, each by its best pool; of equal chances the
 * first pool in the order given.
 */
export function listOwnChoices(open: OpenSeatBook, pools: Iterable<number>, profile: Profile): OwnChoice[] {
  const { book } = open
  const best = new Map<string, OwnChoice>()
  for (const pool of pools) {
    const chance = chanceOfSeat(open, pool, profile)
    if (chance === undefined) continue
    const [institute, programme] = [book.institute[pool] ?? -1, book.programme[pool] ?? -1]
    const choice = `${institute} ${programme}`
    if (chance.percent > (best.get(choice)?.chance.percent ?? -1))
      best.set(choice, { institute, programme, pool, chance })
  }
  return [...best.values()]
}
