import type { RankBook } from '@sopaan/domain/book/rank-book'
import { type CsabForecast, forecastCsab, furthestOfCsab } from '@sopaan/domain/csab/csab-forecast'
import { readCurve } from '@sopaan/domain/predictor/chance-curve'
import { Ledger, QUESTIONS } from '@sopaan/domain/report-card/score'
import { atLeast, atMost, exactly, type Figure, median } from './figure.ts'
import { readHistory } from './forecast/read-history.ts'

/** Special rounds that have two seasons of them before. */
const JUDGED = [2024, 2025] as const

/**
 * The forecast of CSAB's special rounds, judged on those whose tables we have: each from JoSAA's last round of its season and
 * the special rounds before, against taking last season's common rank with the moves seen before. Asked about ranks around
 * last season's common rank of each seat that both seasons printed.
 */
export async function run(): Promise<Figure[]> {
  const history = await readHistory()
  return JUDGED.flatMap((season) => judge(history, season))
}

function judge(history: RankBook, season: number): Figure[] {
  const forecast = forecastOf(history, season)
  const [last, came] = [season - 1, season].map((each) => furthestOfCsab(history, each)) as [Float64Array, Float64Array]
  const plain = plainChance(history, season)
  const [ours, theirs] = [new Ledger(), new Ledger()]
  const misses = { ours: [] as number[], theirs: [] as number[] }
  let [held, ranged, said, offered] = [0, 0, 0, 0]
  for (const [pool, mu] of forecast.mu.entries()) {
    if (Number.isNaN(mu)) continue
    const [closed = Number.NaN, known = Number.NaN] = [came[pool], last[pool]]
    said += forecast.offered[pool] ?? 0
    ranged++
    if (Number.isNaN(closed)) continue
    offered++
    const curve = forecast.curveOf(pool)
    if (closed >= mu + curve.low && closed <= mu + curve.high) held++
    if (Number.isNaN(known)) continue
    misses.ours.push(Math.abs(closed - mu))
    misses.theirs.push(Math.abs(closed - known))
    for (const factor of QUESTIONS) {
      const rank = known + Math.log(factor)
      ours.note(readCurve(curve, rank - mu), closed >= rank)
      theirs.note(plain(Math.log(factor)), closed >= rank)
    }
  }
  const calibration = `calibration ${ours.calibrationError.toFixed(4)} (${theirs.calibrationError.toFixed(4)})`
  console.log(`${season}: ${misses.ours.length} seats of both seasons, ${calibration}; ${offered} of ${ranged} came up`)
  return [
    atMost(`${season} Brier less last season's`, ours.brier - theirs.brier, 0, ''),
    atMost(`${season} median |ln| less last season's`, median(misses.ours) - median(misses.theirs), 0, ''),
    atLeast(`${season} inside the 80 % range`, (100 * held) / offered, 75, '%'),
    atMost(`${season} seats said to come up, off what came`, Math.abs((100 * said) / offered - 100), 10, '%'),
    exactly(`${season} figures that change with later tables deleted`, countLeaks(history, season), 0, ''),
  ]
}

function forecastOf(history: RankBook, season: number): CsabForecast {
  const forecast = forecastCsab(history, season)
  if (!forecast) throw new Error(`Nothing is forecast of the special rounds of ${season}`)
  return forecast
}

/** How often seats that two seasons of special rounds printed moved so far or further, before the one that is judged. */
function plainChance(history: RankBook, season: number): (distance: number) => number {
  const [before, last] = [season - 2, season - 1].map((each) => furthestOfCsab(history, each)) as [
    Float64Array,
    Float64Array,
  ]
  const moves = last.map((closed, pool) => closed - (before[pool] ?? 0)).filter((move) => !Number.isNaN(move))
  const shares = new Map(QUESTIONS.map((factor) => [Math.log(factor), 0]))
  for (const distance of shares.keys()) {
    shares.set(distance, moves.filter((move) => move >= distance).length / moves.length)
  }
  return (distance) => shares.get(distance) ?? 0
}

function countLeaks(history: RankBook, season: number): number {
  const rounds = history.rounds.filter(
    (round) => round.season < season || (round.season === season && round.counselling === 'josaa'),
  )
  const blind = forecastOf({ ...history, rounds }, season)
  return forecastOf(history, season).mu.filter((mu, pool) => !Object.is(mu, blind.mu[pool])).length
}
