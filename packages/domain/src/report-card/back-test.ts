import type { BookForecast, RankBook, RoundColumn } from '../book/rank-book.ts'
import { fitSeason, openWorkshop } from '../forecast/fit-forecast.ts'
import { openForecast } from '../predictor/prediction.ts'
import { type JudgedSeason, type ReportCard, reportCard } from './report-card.ts'

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

/**
 * The report card of the newest seasons, each forecast from the seasons before it alone; about five seconds a season.
 * @param history  all seasons, without preparatory pools
 */
export function reportNewestSeasons(history: RankBook, count: number): ReportCard {
  const workshop = openWorkshop(history)
  const newest = Array.from(workshop.seasons.keys()).slice(-count)
  return reportCard(
    history,
    newest.map((index) => judgeSeason(history, fitSeason(workshop, index), 0)),
  )
}

function finalOf(history: RankBook, season: number): RoundColumn {
  const final = history.rounds.find(
    (column) => column.counselling === 'josaa' && column.season === season && column.isFinal,
  )
  if (!final) throw new Error(`The history has no final round of ${season}`)
  return final
}
