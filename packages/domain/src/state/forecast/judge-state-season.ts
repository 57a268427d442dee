import { SHARES } from '../../forecast/pools/known-pools.ts'
import { medianOfNumbers } from '../../forecast/regression.ts'
import type { Band } from '../../predictor/bands.ts'
import { drawCurve, readCurve } from '../../predictor/chance-curve.ts'
import { SCALE_LEVELS, scaleLevel, toPercent } from '../../predictor/prediction.ts'
import { Ledger, QUESTIONS } from '../../report-card/score.ts'
import type { StateSeasonRecord } from '../state-book.ts'
import { type FittedStateSeason, fitStateSeason, SEASONS_NEEDED } from './fit-state-forecast.ts'
import { stateBandOf } from './state-band.ts'
import type { StateSeasons } from './state-seasons.ts'

/**
 * Every season of a counselling that can be judged, oldest first. Beside ours stands the plain way that did better over all
 * of them.
 */
export function judgeStateSeasons(history: StateSeasons): StateSeasonRecord[] {
  const judged = history.seasons.flatMap((season, at) =>
    at >= SEASONS_NEEDED ? [judgeSeason(history, at, season, fitStateSeason(history, at))] : [],
  )
  const sums = PLAIN_WAYS.map((_, way) => judged.reduce((sum, { plainBriers }) => sum + (plainBriers[way] ?? 0), 0))
  const best = sums.indexOf(Math.min(...sums))
  return judged.map(({ plainBriers, ...record }) => ({ ...record, lastBrier: plainBriers[best] ?? Number.NaN }))
}

function judgeSeason(
  history: StateSeasons,
  at: number,
  season: number,
  fit: FittedStateSeason,
): Omit<StateSeasonRecord, 'lastBrier'> & { plainBriers: number[] } {
  const last = history.places[at - 1] as Float64Array
  const came = history.places[at] as Float64Array
  const rivals = PLAIN_WAYS.map((way) => ({ chance: lastValueChance(history, at, way), ledger: new Ledger() }))
  const curves = new Map<string, ReturnType<typeof drawCurve>>()
  const ours = new Ledger()
  const said = new Map<Band, { count: number; said: number; true: number }>()
  let [seats, vanished] = [0, 0]
  last.forEach((before, seat) => {
    if (Number.isNaN(before)) return
    const closed = came[seat] ?? Number.NaN
    seats += 1
    if (Number.isNaN(closed)) vanished += 1
    const list = history.list[seat] ?? 0
    const level = scaleLevel(fit.scale[seat] ?? 0)
    const key = `${level} ${list}`
    const curve = curves.get(key) ?? drawCurve(SCALE_LEVELS[level] ?? 0, fit.shocks[list] ?? 0, fit.quantiles, SHARES)
    curves.set(key, curve)
    for (const times of QUESTIONS) {
      const asked = before + Math.log(times)
      const chance = readCurve(curve, asked - (fit.mu[seat] ?? 0)) * (fit.offered[seat] ?? 1)
      const cameTrue = closed >= asked
      ours.note(chance, cameTrue)
      for (const { chance: says, ledger } of rivals) ledger.note(says(list, Math.log(times)), cameTrue)
      const band = stateBandOf(toPercent(chance))
      const sum = said.get(band) ?? { count: 0, said: 0, true: 0 }
      said.set(band, { count: sum.count + 1, said: sum.said + chance, true: sum.true + (cameTrue ? 1 : 0) })
    }
  })
  return {
    season,
    seats,
    vanished,
    medianMiss: medianOfNumbers(came.map((closed, seat) => Math.abs(closed - (fit.mu[seat] ?? Number.NaN)))),
    lastMiss: medianOfNumbers(came.map((closed, seat) => Math.abs(closed - (last[seat] ?? Number.NaN)))),
    brier: ours.brier,
    plainBriers: rivals.map(({ ledger }) => ledger.brier),
    calibrationError: ours.calibrationError,
    bands: [...said].map(([band, { count, said: sum, true: came_ }]) => ({
      band,
      count,
      said: sum / count,
      true: came_ / count,
    })),
  }
}

/** Both take last season's figures: as if a list moved again as it did before, and as if it stood still. */
const PLAIN_WAYS = ['moves-again', 'stands-still'] as const

/** A plain way's chance: how far seats of a list moved from one season to the next before, and how many closed again. */
function lastValueChance(
  history: StateSeasons,
  at: number,
  way: (typeof PLAIN_WAYS)[number],
): (list: number, distance: number) => number {
  const moves: number[][] = history.lists.map(() => [])
  let [seen, closed] = [0, 0]
  for (let season = 1; season < at; season++) {
    history.places[season]?.forEach((place, seat) => {
      const before = history.places[season - 1]?.[seat] ?? Number.NaN
      if (Number.isNaN(before)) return
      seen += 1
      if (Number.isNaN(place)) return
      closed += 1
      moves[history.list[seat] ?? 0]?.push(place - before)
    })
  }
  const sorted = moves.map((each) => {
    const around = way === 'stands-still' && each.length > 0 ? medianOfNumbers(Float64Array.from(each)) : 0
    return Float64Array.from(each, (move) => move - around).sort()
  })
  return (list, distance) => {
    const known = sorted[list] ?? new Float64Array()
    const below = countBelow(known, distance)
    return known.length === 0 ? 0.5 : (1 - below / known.length) * (closed / seen)
  }
}

function countBelow(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const half = (low + high) >> 1
    if ((sorted[half] ?? 0) < value) low = half + 1
    else high = half
  }
  return low
}
