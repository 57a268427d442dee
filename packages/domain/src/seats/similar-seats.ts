import type { Profile } from '../predictor/profile.ts'
import { listOwnChoices } from './own-choices.ts'
import { chanceOfSeat, listPools, type OpenSeatBook, poolsOfNewestSeason, type SeatChance } from './seat-facts.ts'

/** A seat of another choice, with the chance of the candidate who reads of this one. */
export type SimilarSeat = { pool: number; chance: SeatChance }

/** How many of each kind are shown. */
const SHOWN_MAX = 3
/** Chances further apart than this, in percent, are not near each other. */
const NEAR_PERCENT = 20

/**
 * Choices like that of a seat, for a candidate: the same branch at other institutes with the nearest chances, and likelier
 * branches of the same institute, the nearest chance first. Of each choice the best pool counts; those that the newest
 * season no longer offered are left out. Empty where the seat itself has no chance for the candidate.
 */
export function similarSeats(
  open: OpenSeatBook,
  pool: number,
  profile: Profile,
): { branch: SimilarSeat[]; institute: SimilarSeat[] } {
  const own = chanceOfSeat(open, pool, profile)
  if (own === undefined) return { branch: [], institute: [] }
  const { book } = open
  const offered = new Set(poolsOfNewestSeason(open))
  const family = familyOf(open, pool)
  const judged = (isWanted: (other: number) => boolean) =>
    listOwnChoices(
      open,
      listPools(open, (other) => offered.has(other) && book.list[other] === book.list[pool] && isWanted(other)),
      profile,
    )
  const distance = ({ chance }: SimilarSeat) => Math.abs(chance.percent - own.percent)
  const nearest = (a: SimilarSeat, b: SimilarSeat) => distance(a) - distance(b) || a.pool - b.pool
  return {
    branch: judged((other) => book.institute[other] !== book.institute[pool] && familyOf(open, other) === family)
      .filter((seat) => distance(seat) <= NEAR_PERCENT)
      .sort(nearest)
      .slice(0, SHOWN_MAX),
    institute: judged(
      (other) => book.institute[other] === book.institute[pool] && book.programme[other] !== book.programme[pool],
    )
      .filter(({ chance }) => chance.percent > own.percent)
      .sort(nearest)
      .slice(0, SHOWN_MAX),
  }
}

function familyOf({ book }: OpenSeatBook, pool: number): string | undefined {
  return book.programmes[book.programme[pool] ?? -1]?.family
}
