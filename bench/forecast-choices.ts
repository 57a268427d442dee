import type { BookForecast } from '@sopaan/domain/book/rank-book'
import { fitSeason, openWorkshop } from '@sopaan/domain/forecast/fit-forecast'
import { SAFE_PERCENT } from '@sopaan/domain/predictor/prediction'
import { atMost, exactly, type Figure } from './figure.ts'
import {
  type Choices,
  countPercents,
  GRIDS,
  type Percents,
  SHIPPED,
  scoreChoices,
  trueFrom,
} from './forecast/choices.ts'
import { readHistory } from './forecast/read-history.ts'

const CHOSEN_FROM = 2020
const JUDGED_FROM = 2022
/** Below this Safe is not looked for; what it must have kept in every season before. */
const SAFE_LOWEST = 80
const SAFE_TRUE_MIN = 0.95
/** What hindsight in one constant may have been worth. */
const HINDSIGHT_MAX = 0.001

type Score = { brier: number; logLoss: number }

/**
 * What it was worth that constants were chosen with the judged seasons in view: each is chosen again, for every season from
 * 2022 on, on the seasons from 2020 before it alone, by log loss, the others as they ship. Where Safe begins is the lowest
 * percent from which 95 % came true in every season before.
 */
export async function run(): Promise<Figure[]> {
  const history = await readHistory()
  const workshop = openWorkshop(history)
  const fits = workshop.seasons.flatMap(({ season }, at) => (season >= CHOSEN_FROM ? [fitSeason(workshop, at)] : []))
  const figures = (Object.keys(GRIDS) as (keyof Choices)[]).map((name) => {
    const table = GRIDS[name].map((value) => ({
      value,
      scores: fits.map((fit): Score => scoreChoices(history, workshop, fit, { ...SHIPPED, [name]: value })),
    }))
    return weighHindsight(name, table, fits)
  })
  const percents = fits.map((fit) => countPercents(history, fit))
  return [
    ...figures,
    exactly(
      `seasons before which a higher limit than ${SAFE_PERCENT} % would be chosen`,
      laterSafe(percents, fits),
      0,
      '',
    ),
  ]
}

type Row = { value: number; scores: Score[] }

function weighHindsight(name: keyof Choices, table: readonly Row[], fits: readonly BookForecast[]): Figure {
  const ours = table.find(({ value }) => value === SHIPPED[name]) as Row
  let [lost, judged] = [0, 0]
  const chosen: number[] = []
  for (const [at, { season }] of fits.entries()) {
    if (season < JUDGED_FROM) continue
    const best = table.reduce((least, row) => (lossBefore(row, at) < lossBefore(least, at) ? row : least))
    chosen.push(best.value)
    lost += (best.scores[at]?.brier ?? Number.NaN) - (ours.scores[at]?.brier ?? Number.NaN)
    judged += 1
  }
  console.log(`${name}: ${chosen.join(', ')} for ${JUDGED_FROM} and on, ${SHIPPED[name]} ships`)
  return atMost(`Brier, ${name} chosen on earlier seasons, less ours`, lost / judged, HINDSIGHT_MAX, '')
}

function lossBefore({ scores }: Row, at: number): number {
  return scores.slice(0, at).reduce((sum, { logLoss }) => sum + logLoss, 0)
}

/** In how many judged seasons the ones before would have let Safe begin later. */
function laterSafe(percents: readonly Percents[], fits: readonly BookForecast[]): number {
  const limits = fits.flatMap(({ season }, at) => {
    if (season < JUDGED_FROM) return []
    const before = percents.slice(0, at)
    let limit = SAFE_LOWEST
    while (limit < 100 && before.some((counts) => trueFrom(counts, limit) < SAFE_TRUE_MIN)) limit++
    return [limit]
  })
  console.log(`Safe from: ${limits.join(', ')} for ${JUDGED_FROM} and on, ${SAFE_PERCENT} ships`)
  return limits.filter((limit) => limit > SAFE_PERCENT).length
}
