import type { RoundForecast } from '../book/rank-book.ts'
import { layerMedians, minus } from './drift.ts'
import {
  classOf,
  MOVE_SCALE_WIDTH,
  MOVE_WIDTH,
  type PrintedRound,
  type Prior,
  stateAfterRound,
  tiltMove,
} from './follow-round.ts'
import type { SeasonRanks } from './history.ts'
import { SHARES } from './pools/known-pools.ts'
import { at, type SeatTraits } from './pools/pool-traits.ts'
import { dot, fitLeastAbsolute, fitScale, weightedQuantiles } from './regression.ts'

/** Usual size of the move that is still to come after round 1, 2, 3, 4, in ln units. */
const SCALE_UNIT = [0.06, 0.03, 0.02, 0.015] as const
/** The rounds after which a forecast is fitted. */
export const FOLLOWED_ROUNDS = [1, 2, 3, 4] as const
/** Rounds after which the pool's own habit and its gap to the forecast before the season still say something. */
const OWN_UNTIL_ROUND = 1
const CLASSES = 5
/** Past seasons whose usual moves are taken together, one like the other. */
const USUAL_SEASONS = 4
/** What a season counts of the next in a pool's own habit, and the seasons without one that stand beside it. */
const HABIT_FADES = 0.85
const HABIT_QUIET = 1
/** Moves are kept in steps of 1/4096, as the book's file keeps them. */
const toSteps = (move: number) => Math.round(move * 4096) / 4096
/** Least rows to fit on. */
const ROWS_MIN = 1000

/** How far every pool moved from a round to the final one in a season, and what was usual for pools like it. */
export type RoundMove = { season: number; move: Float64Array; usual: Float64Array }

/**
 * A past season for the fit: the round as it was printed, the moves known before it, the forecast before it, and what came:
 * how far each pool moved from the round to the final one.
 */
export type RoundLesson = { round: PrintedRound; movesBefore: readonly RoundMove[]; prior: Prior; came: RoundMove }

/**
 * The move from a round to the final one in a season; undefined where the season has no such earlier round.
 * @param rounds  of the season to come: a move after round 1 counts half to the season's own last round, half to the round of
 *   this number, as shorter seasons move less (decision 0030)
 */
export function measureRoundMove(
  season: SeasonRanks,
  { round, rounds, traits }: { round: number; rounds: number; traits: SeatTraits },
): RoundMove | undefined {
  const then = season.afterRound.get(round)
  const last = Math.max(...season.afterRound.keys())
  if (!then || round >= last) return undefined
  const shorter = round > OWN_UNTIL_ROUND ? undefined : season.afterRound.get(Math.min(rounds, last))
  const move = minus(shorter ? halfway(season.closing, shorter) : season.closing, then)
  const layers = [traits.listQuotaPwd, traits.typeQuota, traits.group]
  return { season: season.season, move, usual: layerMedians(move, layers) }
}

/** The middle of two ln ranks; of one alone where the other has none. */
function halfway(closing: Float64Array, earlier: Float64Array): Float64Array {
  return closing.map((last, k) => (Number.isNaN(at(earlier, k)) ? last : (last + at(earlier, k)) / 2))
}

/** What the next season's move after a round should be: that of the pool's like, and the pool's own habit beyond. */
export function expectMove(moves: readonly RoundMove[], round: number, traits: SeatTraits) {
  const recent = moves.slice(-USUAL_SEASONS)
  const usualMove = new Float64Array(traits.count)
  const ownMove = new Float64Array(traits.count)
  const seen = new Float64Array(traits.count).fill(HABIT_QUIET)
  for (let k = 0; k < traits.count; k++) {
    usualMove[k] = recent.reduce((sum, { usual }) => sum + at(usual, k) / recent.length, 0)
    if (round > OWN_UNTIL_ROUND) continue
    let sum = 0
    for (const [i, { move, usual }] of moves.entries()) {
      const own = at(move, k) - at(usual, k)
      if (Number.isNaN(own)) continue
      const weight = HABIT_FADES ** (moves.length - 1 - i)
      sum += weight * own
      seen[k] = at(seen, k) + weight
    }
    ownMove[k] = sum / at(seen, k)
  }
  return { usualMove, ownMove }
}

/**
 * What past seasons taught about the move that is still to come after a round.
 * @param lessons  oldest first; undefined is answered when they are too few
 * @param moves    the moves of all past seasons, for the season to come
 */
export function fitRound(
  round: number,
  lessons: readonly RoundLesson[],
  moves: readonly RoundMove[],
  traits: SeatTraits,
): RoundForecast | undefined {
  const rows = stack(round, lessons, traits)
  if (rows.count < ROWS_MIN) return undefined
  const unit = SCALE_UNIT[round - 1] ?? 0.015
  let slopes = fitLeastAbsolute({ x: rows.move, rows: rows.count, width: MOVE_WIDTH }, rows.target, rows.weight, 1e-4)
  let residual = rows.target.map((target, i) => target - dot(rows.move, i * MOVE_WIDTH, slopes))
  let scale: Float64Array = new Float64Array()
  let sizes: Float64Array = new Float64Array()
  const design = { x: rows.scale, rows: rows.count, width: MOVE_SCALE_WIDTH }
  const tilted = new Float64Array(rows.count * 2 * MOVE_WIDTH)
  for (let pass = 0; pass < 2; pass++) {
    scale = fitScale(
      design,
      residual.map((r) => Math.abs(r) + 0.002),
      rows.weight,
    )
    sizes = residual.map((_, i) => Math.exp(dot(rows.scale, i * MOVE_SCALE_WIDTH, scale)))
    for (let i = 0; i < rows.count; i++) tilted.set(tiltMove(rows.move, i, at(sizes, i) / unit), i * 2 * MOVE_WIDTH)
    const weight = rows.weight.map((w, i) =>
      isSilent(at(rows.target, i), at(residual, i)) ? 0 : w / Math.max(at(sizes, i), 0.01),
    )
    slopes = fitLeastAbsolute({ x: tilted, rows: rows.count, width: 2 * MOVE_WIDTH }, rows.target, weight, 1e-4)
    residual = rows.target.map((target, i) => target - dot(tilted, i * 2 * MOVE_WIDTH, slopes))
  }
  const scaleCuts = [...weightedQuantiles(sizes, rows.weight, [0.2, 0.4, 0.6, 0.8])]
  const standard = residual.map((r, i) => r / at(sizes, i))
  const { usualMove, ownMove } = expectMove(moves, round, traits)
  return {
    round,
    usualMove: Float32Array.from(usualMove, toSteps),
    ownMove: Float32Array.from(ownMove, toSteps),
    slopes: [...slopes],
    scale: [...scale],
    scaleUnit: unit,
    scaleCuts,
    quantiles: Array.from({ length: CLASSES }, (_, of) =>
      classQuantiles(standard, rows.weight, (_, i) => classOf(at(sizes, i), scaleCuts) === of),
    ),
    reached: Array.from({ length: CLASSES }, (_, of) =>
      shareReached(rows, (i) => classOf(at(sizes, i), scaleCuts) === of),
    ),
  }
}

/**
 * Whether a row says nothing of the slopes: no closing rank falls back, so a pool that stayed where it was and was expected
 * to could have wanted any move below zero. Source: Powell, Least absolute deviations estimation for the censored regression
 * model, Journal of Econometrics 25 (1984).
 */
function isSilent(target: number, residual: number): boolean {
  return target <= 0 && target - residual <= 0
}

/** Share of pools whose final closing rank is that of the round or one beyond it. */
function shareReached(rows: { target: Float64Array; weight: Float64Array }, isIn: (i: number) => boolean): number {
  let [reached, all] = [0, 0]
  for (let i = 0; i < rows.target.length; i++) {
    if (!isIn(i)) continue
    all += at(rows.weight, i)
    if (at(rows.target, i) >= 0) reached += at(rows.weight, i)
  }
  return all === 0 ? 0 : Math.round((reached / all) * 10_000) / 10_000
}

function classQuantiles(
  standard: Float64Array,
  weight: Float64Array,
  isIn: (_: number, i: number) => boolean,
): Float64Array {
  const quantiles = weightedQuantiles(standard.filter(isIn), weight.filter(isIn), SHARES)
  return quantiles.map((z) => Math.round(z * 100_000) / 100_000)
}

function stack(round: number, lessons: readonly RoundLesson[], traits: SeatTraits) {
  const taken = lessons.map(({ round: printed, came }) =>
    Array.from({ length: traits.count }, (_, k) => k).filter(
      (k) => at(printed.closing, k) > 0 && !Number.isNaN(at(came.move, k)),
    ),
  )
  const count = taken.reduce((sum, pools) => sum + pools.length, 0)
  const rows = {
    count,
    target: new Float64Array(count),
    weight: new Float64Array(count),
    move: new Float64Array(count * MOVE_WIDTH),
    scale: new Float64Array(count * MOVE_SCALE_WIDTH),
  }
  let i = 0
  for (const [lesson, { round: printed, movesBefore, prior, came }] of lessons.entries()) {
    const columns = stateAfterRound(printed, expectMove(movesBefore, round, traits), prior, traits)
    if (round > OWN_UNTIL_ROUND) filterUsual(columns.move)
    for (const k of taken[lesson] ?? []) {
      rows.target[i] = at(came.move, k)
      rows.weight[i] = 0.8 ** (lessons.length - 1 - lesson)
      rows.move.set(columns.move.subarray(k * MOVE_WIDTH, (k + 1) * MOVE_WIDTH), i * MOVE_WIDTH)
      rows.scale.set(columns.scale.subarray(k * MOVE_SCALE_WIDTH, (k + 1) * MOVE_SCALE_WIDTH), i * MOVE_SCALE_WIDTH)
      i++
    }
  }
  return rows
}

/** After round 2 the usual move alone is enough: the other regressors get no slope. */
function filterUsual(move: Float64Array): void {
  for (let from = 0; from < move.length; from += MOVE_WIDTH) move.fill(0, from + 2, from + MOVE_WIDTH)
}
