import type { RankBook } from '../book/rank-book.ts'
import { closingRank, josaaFinals } from '../choice-lists/replay.ts'
import { seatOfPool } from '../predictor/eligibility.ts'
import type { CandidatePool, ChoiceName, PlayableBook } from '../simulator/candidate-pools.ts'
import { poolChance } from './float-chance.ts'
import { FLOAT_MODEL } from './float-model.ts'
import { expectedRises, openPastRises } from './season-rises.ts'

/** Published seasons that say of a pool where it closed last and how far it may still rise. */
export type PastSeasons = {
  playable: PlayableBook
  /** Expected later rise per pool of the book, worked out once for each season and round. */
  risesAfter: (season: number, round: number) => Float64Array | undefined
}

/** A season with its last round. */
type Season = { season: number; rounds: number }

/** Lays a book out for `chancesByRound`. */
export function openPastSeasons(playable: PlayableBook): PastSeasons {
  const past = openPastRises(playable.book)
  const known = new Map<string, Float64Array | undefined>()
  return {
    playable,
    risesAfter: (season, round) => {
      const key = `${season} ${round}`
      if (!known.has(key)) known.set(key, expectedRises(past, season, round))
      return known.get(key)
    },
  }
}

/**
 * How likely a pool that stopped before the candidate's rank was to reach it later in the season, judged after each of its
 * rounds but the last from what was known then: that round and the seasons before.
 * @returns 0 to 1 for each round but the last; null where the pool was open or printed no rank, or nothing is known of it
 */
export function chancesByRound(
  past: PastSeasons,
  choice: ChoiceName,
  pool: CandidatePool,
  { season, rounds }: Season,
): (number | null)[] {
  const { book } = past.playable
  const known = samePool(past.playable, choice, pool)
  const before = josaaFinals(book).find((final) => final.season === season - 1)
  return pool.closings.slice(0, rounds - 1).map((closing, at) => {
    if (closing === null || pool.rank <= closing || known === undefined) return null
    const rise = past.risesAfter(season, at + 1)?.[known]
    if (rise === undefined) return null
    const lastFinal = before && closingRank(before, known)
    return poolChance(
      FLOAT_MODEL,
      { rank: pool.rank, closing, lastFinal, rise, ...kindOf(pool) },
      { round: at + 1, rounds },
    )
  })
}

/** What the model asks of a pool's kind. Home state: any quota that takes one state's candidates. */
export function kindOf({ seatType, quota }: Pick<CandidatePool, 'seatType' | 'quota'>): {
  isPwd: boolean
  isHomeState: boolean
} {
  return { isPwd: seatType.endsWith('(PwD)'), isHomeState: quota === 'HS' }
}

function samePool({ book, poolsOf }: PlayableBook, choice: ChoiceName, pool: CandidatePool): number | undefined {
  return poolsOf(choice).find((other) => isSame(book, other, pool))
}

function isSame(book: RankBook, other: number, { quota, seatType, gender }: CandidatePool): boolean {
  const seat = seatOfPool(book, other)
  return seat.quota === quota && seat.seatType === seatType && seat.gender === gender
}
