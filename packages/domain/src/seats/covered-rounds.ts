import type { RankBook, RoundColumn } from '../book/rank-book.ts'

/** One published table and how many closing ranks it printed. */
export type CoveredRound = Pick<RoundColumn, 'counselling' | 'season' | 'round' | 'isFinal'> & { ranks: number }

/** What is held of a season: its rounds, those before the last that are not held, and the closing ranks printed in them. */
export type SeasonCoverage = { season: number; rounds: number[]; missing: number[]; isFull: boolean; ranks: number }

/** The tables of a book, each with its count. */
export function countRounds(book: RankBook): CoveredRound[] {
  return book.rounds.map(({ counselling, season, round, isFinal, closing }) => ({
    ...{ counselling, season, round, isFinal },
    ranks: closing.reduce((count, rank) => count + (rank === 0 ? 0 : 1), 0),
  }))
}

/**
 * The seasons of a counselling, newest first. A season is full where its final round is held and every round before it.
 * @param rounds  of several books, the first in use: of a table that stands in two, the first counts
 */
export function listCoveredSeasons(
  rounds: readonly CoveredRound[],
  counselling: RoundColumn['counselling'],
): SeasonCoverage[] {
  const own = rounds.filter((each) => each.counselling === counselling)
  const seasons = [...new Set(own.map(({ season }) => season))].sort((a, b) => b - a)
  return seasons.map((season) => {
    // From the last to the first, so that of two tables of one round the first stays.
    const ofSeason = own.filter((each) => each.season === season).toReversed()
    const byRound = new Map(ofSeason.map((each) => [each.round, each]))
    const numbers = [...byRound.keys()].sort((a, b) => a - b)
    const missing = Array.from({ length: numbers.at(-1) ?? 0 }, (_, at) => at + 1).filter(
      (round) => !byRound.has(round),
    )
    const tables = [...byRound.values()]
    return {
      ...{ season, rounds: numbers, missing },
      isFull: missing.length === 0 && tables.some(({ isFinal }) => isFinal),
      ranks: tables.reduce((sum, { ranks }) => sum + ranks, 0),
    }
  })
}

/** How many seat pools, branches (a programme of one institute) and institutes a season printed a rank for in some round. */
export function countPrinted(
  book: RankBook,
  { counselling, season }: Pick<RoundColumn, 'counselling' | 'season'>,
): { pools: number; branches: number; institutes: number } {
  const columns = book.rounds.filter((each) => each.counselling === counselling && each.season === season)
  const branches = new Set<string>()
  const institutes = new Set<number | undefined>()
  let pools = 0
  for (let pool = 0; pool < book.poolCount; pool++) {
    if (!columns.some(({ closing }) => closing[pool] !== 0)) continue
    pools++
    branches.add(`${book.institute[pool]} ${book.programme[pool]}`)
    institutes.add(book.institute[pool])
  }
  return { pools, branches: branches.size, institutes: institutes.size }
}
