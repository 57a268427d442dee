import type { InstituteType, RankBook, RoundColumn } from '../book/rank-book.ts'

/**
 * What the fit reads: seat pools in columns and every published round of every season, as in a rank book, so a whole
 * `RankBook` can be passed. The fit answers in the same order of pools. It needs the final rounds of at least four seasons
 * in a row; ten give the figures the bench publishes. CSAB rounds are passed over: their ranks are common ranks. Preparatory
 * pools must not be in it.
 */
export type ForecastHistory = Pick<
  RankBook,
  'poolCount' | 'institute' | 'programme' | 'quota' | 'seatType' | 'gender' | 'list' | 'rounds'
> & {
  institutes: readonly { type: InstituteType }[]
  programmes: readonly { family: string; durationYears: number }[]
}

/** One season in natural logarithms, one entry per pool; NaN = not printed. */
export type SeasonRanks = {
  season: number
  /** ln of the closing rank after the final round. */
  closing: Float64Array
  /** ln of the opening rank of the final round. */
  opening: Float64Array
  /** ln of the closing rank after a round, by its number, the final one among them. */
  afterRound: ReadonlyMap<number, Float64Array>
}

/** The JoSAA seasons that have a final round, oldest first, in logarithms. */
export function listSeasons(history: ForecastHistory): SeasonRanks[] {
  const bySeason = Map.groupBy(
    history.rounds.filter((round) => round.counselling === 'josaa'),
    (round) => round.season,
  )
  return [...bySeason]
    .map(([season, rounds]) => toSeason(season, rounds))
    .filter((season) => season !== undefined)
    .sort((a, b) => a.season - b.season)
}

function toSeason(season: number, rounds: RoundColumn[]): SeasonRanks | undefined {
  const final = rounds.find((round) => round.isFinal)
  if (!final) return undefined
  return {
    season,
    closing: logarithms(final.closing),
    opening: logarithms(final.opening),
    afterRound: new Map(rounds.map((round) => [round.round, logarithms(round.closing)])),
  }
}

/** Natural logarithms of ranks; NaN where no rank was printed. */
export function logarithms(ranks: Int32Array): Float64Array {
  const found = new Float64Array(ranks.length)
  for (let at = 0; at < found.length; at++) found[at] = logarithm(ranks[at] ?? 0)
  return found
}

function logarithm(rank: number): number {
  return rank > 0 ? Math.log(rank) : Number.NaN
}
