import type { ForecastHistory, SeasonRanks } from '../forecast/history.ts'
import { medianOfNumbers } from '../forecast/regression.ts'
import { chanceBaselines, meanOfSeasons, POINT_BASELINES } from './baselines.ts'
import { forEachOffered, judgeOffered, type OfferedRecord } from './offered-seats.ts'
import type { JudgedSeason } from './report-card.ts'
import { Ledger } from './score.ts'

/** How well one season was foreseen, by us and by ways that anyone could use, on the same seats and the same questions. */
export type SeasonComparison = {
  season: number
  ours: OfferedRecord
  /** Ways to expect a closing rank: median distance in ln units. */
  points: { name: string; medianMiss: number }[]
  /** Ways to say a chance. */
  chances: { name: string; brier: number; logLoss: number; calibrationError: number }[]
}

const DIGITS = 10_000

/** The figures of judged seasons on the seats that both seasons printed, rounded to four digits. */
export function researchSeasons(
  history: ForecastHistory,
  seasons: readonly SeasonRanks[],
  judged: readonly JudgedSeason[],
): SeasonComparison[] {
  return judged.map((of) => {
    const index = seasons.findIndex(({ season }) => season === of.season)
    const { closing } = seasons[index] as SeasonRanks
    return {
      season: of.season,
      ours: rounded(judgeOffered(of)),
      points: Object.entries(POINT_BASELINES).map(([name, weights]) => {
        const expected = meanOfSeasons(seasons, index, weights)
        const misses = closing.map((came, pool) => Math.abs(came - (expected[pool] ?? Number.NaN)))
        return rounded({ name, medianMiss: medianOfNumbers(misses) })
      }),
      chances: chanceBaselines(history, seasons, index).map(({ name, chance }) => {
        const ledger = new Ledger()
        forEachOffered(of, (pool, rank, cameTrue) => ledger.note(chance(pool, Math.log(rank)), cameTrue))
        const { brier, logLoss, calibrationError } = ledger
        return rounded({ name, brier, logLoss, calibrationError })
      }),
    }
  })
}

function rounded<Figures extends Record<string, string | number>>(figures: Figures): Figures {
  const entries = Object.entries(figures).map(([name, value]) => [
    name,
    typeof value === 'number' ? Math.round(value * DIGITS) / DIGITS : value,
  ])
  return Object.fromEntries(entries) as Figures
}
