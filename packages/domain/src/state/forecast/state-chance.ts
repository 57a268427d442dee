import { SHARES } from '../../forecast/pools/known-pools.ts'
import type { Band } from '../../predictor/bands.ts'
import { type ChanceCurve, drawCurve, readCurve } from '../../predictor/chance-curve.ts'
import { SCALE_LEVELS, toPercent } from '../../predictor/prediction.ts'
import type { Measure } from '../counsellings/state-counselling.ts'
import type { StateForecast, StateSet } from '../state-book.ts'
import { lnFromTop, rankFromTop } from './closing-ranks.ts'
import { stateBandOf } from './state-band.ts'

/** What is expected of one seat for one score: whole percents, and where it should close in four seasons of five. */
export type StateChance = {
  percent: number
  /** That the seat closes again at all; the chance counts it. */
  offeredPercent: number
  band: Band
  low: number
  middle: number
  high: number
}

const curvesBySet = new WeakMap<StateForecast, Map<string, ChanceCurve>>()

/**
 * The chance of a seat for a score, in the season after the set's.
 * @returns undefined where nothing is expected: few seasons are known, or the score is not of the kind that closes
 */
export function stateChance(set: StateSet, seat: number, measure: Measure, score: number): StateChance | undefined {
  const { forecast } = set
  const mu = forecast?.mu[seat] ?? Number.NaN
  if (!forecast || measure.column !== 'closing' || Number.isNaN(mu)) return undefined
  const curve = curveOf(forecast, seat, measure.list)
  const offered = (forecast.offeredPercent[seat] ?? 100) / 100
  const percent = toPercent(readCurve(curve, lnFromTop(rankFromTop(measure, score)) - mu) * offered)
  const figureAt = (distance: number) => toFigure(measure, Math.exp(mu + distance))
  const [one, middle, other] = [figureAt(curve.low), figureAt(curve.middle), figureAt(curve.high)]
  return {
    percent,
    offeredPercent: forecast.offeredPercent[seat] ?? 100,
    band: stateBandOf(percent),
    low: Math.min(one, other),
    middle,
    high: Math.max(one, other),
  }
}

function curveOf(forecast: StateForecast, seat: number, list: string): ChanceCurve {
  const curves = curvesBySet.get(forecast) ?? new Map<string, ChanceCurve>()
  curvesBySet.set(forecast, curves)
  const level = forecast.scaleLevel[seat] ?? 0
  const key = `${level} ${list}`
  const known = curves.get(key)
  if (known) return known
  const quantiles = Float64Array.from(forecast.quantiles)
  const drawn = drawCurve(SCALE_LEVELS[level] ?? 0, forecast.shocks[list] ?? 0, quantiles, SHARES)
  curves.set(key, drawn)
  return drawn
}

/** A place from the top as the body prints it, whole, within what there can be. */
function toFigure(measure: Measure, place: number): number {
  const figure = measure.kind === 'rank' ? Math.max(Math.round(place), 1) : Math.round(measure.max - place)
  return Math.min(Math.max(figure, measure.min), measure.max)
}
