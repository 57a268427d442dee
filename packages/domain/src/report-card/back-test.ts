import {
  type BookForecast,
  GENDER_POOLS,
  QUOTAS,
  type RankBook,
  type RoundColumn,
  SEAT_TYPES,
} from '../book/rank-book.ts'
import { fitSeason, openWorkshop } from '../forecast/fit-forecast.ts'
import { chanceIfOffered, likelyRange, openForecast } from '../predictor/prediction.ts'
import { compileReportCard, type ForecastReportCard, type JudgedSeason } from './report-card.ts'
import { researchSeasons, type SeasonComparison } from './research.ts'

/**
 * A season's forecast before its first round (round 0) or after one of its rounds, and what came.
 * @param history  all seasons, without preparatory pools
 * @param fit      the forecast of one of them, from `fitSeason`
 */
export function judgeSeason(history: RankBook, fit: BookForecast, round: number): JudgedSeason {
  const known = history.rounds.filter(
    ({ season, round: number }) => season < fit.season || (season === fit.season && number <= round),
  )
  const forecast = openForecast({ ...history, rounds: known, forecast: fit })
  if (!forecast) throw new Error('A book with a forecast opens')
  return {
    season: fit.season,
    forecast,
    before: finalOf(history, fit.season - 1).closing,
    closing: finalOf(history, fit.season).closing,
  }
}

/** The newest seasons, each forecast from the seasons before it alone, in the forms that people read them in. */
export type BackTest = {
  card: ForecastReportCard
  research: SeasonComparison[]
  /** Lines of cells, the first names the columns. */
  saidAndCame: (string | number)[][]
}

/**
 * The back-test of the newest seasons of a history; about ten seconds a season.
 * @param history  all seasons, without preparatory pools
 */
export function testNewestSeasons(history: RankBook, count: number): BackTest {
  const workshop = openWorkshop(history)
  const newest = Array.from(workshop.seasons.keys()).slice(-count)
  const judged = newest.map((index) => judgeSeason(history, fitSeason(workshop, index), 0))
  return {
    card: compileReportCard(history, judged),
    research: researchSeasons(history, workshop.seasons, judged),
    saidAndCame: [[...SAID_AND_CAME_COLUMNS], ...listSaidAndCame(history, judged)],
  }
}

function finalOf(history: RankBook, season: number): RoundColumn {
  const final = history.rounds.find(
    (column) => column.counselling === 'josaa' && column.season === season && column.isFinal,
  )
  if (!final) throw new Error(`The history has no final round of ${season}`)
  return final
}

/** Columns of what was said of each seat pool and what came; ranks are whole, 0 = none printed, chances of 1. */
const SAID_AND_CAME_COLUMNS = [
  'season',
  'institute',
  'programme',
  'degree',
  'years',
  'quota',
  'seat_type',
  'gender',
  'closed_season_before',
  'said_low',
  'said_middle',
  'said_high',
  'said_offered',
  'said_chance_at_closed_season_before',
  'closed',
] as const

/**
 * Each seat pool of the judged seasons that had a rank the season before: the range that was to hold four of five closing
 * ranks, that it is offered again, the chance (if offered) that it closes at or beyond the rank of the season before, and
 * the closing rank that came. One list of cells a pool, in the order of `SAID_AND_CAME_COLUMNS`.
 */
function* listSaidAndCame(history: RankBook, judged: readonly JudgedSeason[]): Generator<(string | number)[]> {
  for (const { season, forecast, before, closing } of judged) {
    for (const [pool, last] of before.entries()) {
      const range = last > 0 ? likelyRange(forecast, pool) : undefined
      if (!range) continue
      const programme = history.programmes[history.programme[pool] ?? -1]
      yield [
        season,
        history.institutes[history.institute[pool] ?? -1]?.name ?? '',
        programme?.name ?? '',
        programme?.degree ?? '',
        programme?.durationYears ?? 0,
        QUOTAS[history.quota[pool] ?? -1] ?? '',
        SEAT_TYPES[history.seatType[pool] ?? -1] ?? '',
        GENDER_POOLS[history.gender[pool] ?? -1] ?? '',
        last,
        range.low,
        range.middle,
        range.high,
        (forecast.offered[pool] ?? 1).toFixed(3),
        (chanceIfOffered(forecast, pool, last) ?? 0).toFixed(3),
        closing[pool] ?? 0,
      ]
    }
  }
}
