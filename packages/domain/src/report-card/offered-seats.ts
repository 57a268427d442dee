import { medianOfNumbers } from '../forecast/regression.ts'
import { chanceIfOffered, likelyRange } from '../predictor/prediction.ts'
import type { JudgedSeason } from './report-card.ts'
import { Ledger, QUESTIONS } from './score.ts'

/**
 * How well closing ranks were foreseen, apart from whether seats were offered at all: over the pools that both seasons
 * printed, asked about thirteen ranks each. The measure that baselines and earlier models are held against.
 */
export type OfferedRecord = {
  pools: number
  medianMiss: number
  brier: number
  logLoss: number
  calibrationError: number
  insideRange: number
}

/** The record of one judged season. */
export function judgeOffered(of: JudgedSeason): OfferedRecord {
  const ledger = new Ledger()
  const misses: number[] = []
  let inside = 0
  forEachOffered(of, (pool, rank, cameTrue) => ledger.note(chanceIfOffered(of.forecast, pool, rank) ?? 0, cameTrue))
  for (const [pool, last] of of.before.entries()) {
    const closing = of.closing[pool] ?? 0
    if (last === 0 || closing === 0) continue
    misses.push(Math.abs(Math.log(closing) - (of.forecast.mu[pool] ?? Number.NaN)))
    const range = likelyRange(of.forecast, pool)
    if (range && closing >= range.low && closing <= range.high) inside++
  }
  const { brier, logLoss, calibrationError } = ledger
  return {
    pools: misses.length,
    medianMiss: medianOfNumbers(Float64Array.from(misses)),
    brier,
    logLoss,
    calibrationError,
    insideRange: inside / misses.length,
  }
}

/** Asks about thirteen ranks of every pool that both seasons printed. */
export function forEachOffered(of: JudgedSeason, ask: (pool: number, rank: number, cameTrue: boolean) => void): void {
  for (const [pool, last] of of.before.entries()) {
    const closing = of.closing[pool] ?? 0
    if (last === 0 || closing === 0) continue
    for (const factor of QUESTIONS) ask(pool, last * factor, closing >= last * factor)
  }
}
