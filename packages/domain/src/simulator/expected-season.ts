import type { RoundColumn, SeasonShocks } from '../book/rank-book.ts'
import { josaaRounds } from '../choice-lists/replay.ts'
import { expectedRises, openPastRises } from '../float/season-rises.ts'
import { at, describeSeats } from '../forecast/pools/pool-traits.ts'
import { commonPart, YEAR_SHOCKS, type YearKind } from '../list-risk/none-of-first.ts'
import { spreadOf } from '../list-risk/season-shocks.ts'
import type { OpenForecast } from '../predictor/prediction.ts'
import type { PlayableBook, PlayableSeason } from './candidate-pools.ts'

/** What the season ahead is worked out of. */
export type SeasonAhead = { playable: PlayableBook; forecast: OpenForecast; shocks: SeasonShocks }

/** A pool that is on offer less often than not is left out of the season ahead. */
const OFFERED_MIN = 0.5

/**
 * The rounds of the season ahead as the forecast has them, for playing lists against: rounds that are out as printed; the
 * last one at the forecast's own middle, moved in a tough or an easy year as far as all seats move together; those between
 * by how much seats rose later in the seasons before.
 */
export function expectedSeason({ playable, forecast, shocks }: SeasonAhead, year: YearKind): PlayableSeason {
  const { book } = playable
  const { season } = forecast
  const columns = josaaRounds(book, season)
  const rounds = Math.max(columns.length, countRoundsOf({ playable, forecast }))
  const finals = lastClosings({ playable, forecast, shocks }, YEAR_SHOCKS[year])
  const past = openPastRises(book)
  for (let round = columns.length + 1; round <= rounds; round++) {
    const rises = round === rounds ? undefined : expectedRises(past, season, round)
    columns.push(expectedRound({ season, round, isFinal: round === rounds }, finals, rises, columns.at(-1)))
  }
  return { playable, season, columns }
}

/** How many rounds of the season ahead are not out yet. */
export function roundsAhead(of: Omit<SeasonAhead, 'shocks'>): number {
  const published = josaaRounds(of.playable.book, of.forecast.season)
  if (published.at(-1)?.isFinal) return 0
  return Math.max(0, countRoundsOf(of) - published.length)
}

/** As many as the calendar gave the season when the book was compiled; of a book without, as the season before had. */
function countRoundsOf({ playable: { book }, forecast: { season, rounds } }: Omit<SeasonAhead, 'shocks'>): number {
  return rounds ?? josaaRounds(book, season - 1).at(-1)?.round ?? 0
}

/** Expected ln closing rank of each pool in the last round; NaN where nothing can be said, or it will hardly be offered. */
function lastClosings({ playable: { book }, forecast, shocks }: SeasonAhead, shock: number): Float64Array {
  const { list } = describeSeats(book)
  return Float64Array.from({ length: book.poolCount }, (_, pool) => {
    const curve = forecast.curveOf(pool)
    if (!curve || book.preparatory[pool] === 1 || at(forecast.offered, pool) < OFFERED_MIN) return Number.NaN
    const scale = at(forecast.scale, pool)
    const common = commonPart(spreadOf(scale, at(list, pool)), shocks.list + shocks.group)
    return at(forecast.mu, pool) + curve.middle + scale * Math.sqrt(common) * shock
  })
}

/** One round that is not out yet; from round to round no closing rank falls back. */
function expectedRound(
  which: Pick<RoundColumn, 'season' | 'round' | 'isFinal'>,
  finals: Float64Array,
  rises: Float64Array | undefined,
  before: RoundColumn | undefined,
): RoundColumn {
  const closing = Int32Array.from(finals, (final, pool) => {
    if (Number.isNaN(final)) return 0
    const expected = Math.round(Math.exp(final - (rises?.[pool] ?? 0)))
    return Math.max(1, expected, before?.closing[pool] ?? 0)
  })
  return { ...which, counselling: 'josaa', opening: closing, closing }
}
