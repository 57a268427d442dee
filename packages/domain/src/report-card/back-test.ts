import type { BookForecast, RankBook, RoundColumn } from '../book/rank-book.ts'
import { fitSeason, openWorkshop } from '../forecast/fit-forecast.ts'
import { openForecast } from '../predictor/prediction.ts'
import { type JudgedSeason, type ReportCard, reportCard } from './report-card.ts'
import { type ResearchSeason, researchSeasons } from './research.ts'
import { listSaidAndCame, SAID_AND_CAME_COLUMNS } from './said-and-came.ts'

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
  card: ReportCard
  research: ResearchSeason[]
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
    card: reportCard(history, judged),
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
