import { GENDER_POOLS, QUOTAS, type RankBook, SEAT_TYPES } from '../book/rank-book.ts'
import { chanceIfOffered, likelyRange } from '../predictor/prediction.ts'
import type { JudgedSeason } from './report-card.ts'

/** Columns of what was said of each seat pool and what came; ranks are whole, 0 = none printed, chances of 1. */
export const SAID_AND_CAME_COLUMNS = [
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
export function* listSaidAndCame(history: RankBook, judged: readonly JudgedSeason[]): Generator<(string | number)[]> {
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
