import { type BookForecast, QUOTAS, type RankBook, type RoundColumn } from '../book/rank-book.ts'
import { followRound } from '../forecast/follow-round.ts'
import type { ForecastHistory } from '../forecast/history.ts'
import { lnRank } from '../forecast/ln-rank.ts'
import { describeSeats, type SeatTraits } from '../forecast/pools/pool-traits.ts'
import { offeredChances } from '../list-risk/survival.ts'
import type { Band, Reliability } from './bands.ts'
import { type ChanceCurve, drawCurve, readCurve } from './chance-curve.ts'

/** Whole percents from which a band holds; where a forecast is wider or less tried, Safe asks for more (decision C34). */
export const SAFE_PERCENT = 88
export const SAFE_PERCENT_CAUTIOUS = 92
export const LIKELY_PERCENT = 50
export const REACH_PERCENT = 8

/** Scales below which a pool is steady, and normal. */
const STEADY_SCALE = 0.08
const NORMAL_SCALE = 0.2

/** Where fewer of the seats like one come back the next season, Safe asks for more. */
const OFTEN_OFFERED = 0.95
/** From this shock on a group is one that moves a lot as a whole, and Safe asks for more. */
const WIDE_SHOCK = 0.08

/** Beyond every rank list: the longest, JEE Main's, holds about 1.6 million candidates. */
const RANK_MAX = 2 ** 22

/** The parts of a rank book that a forecast is opened from. */
export type ForecastBook = ForecastHistory & Pick<RankBook, 'preparatory' | 'forecast'>

/** A book's forecast made ready to be asked. */
export type OpenForecast = {
  season: number
  /** How many rounds the season is taken to have; undefined in a book that does not say. */
  rounds: number | undefined
  /** The last round of the season it follows; 0 = before the first. */
  afterRound: number
  /** Expected ln closing rank per pool; NaN = nothing can be said. */
  mu: Float64Array
  scale: Float64Array
  novelty: Uint8Array
  /** That each pool is offered in the season, 0 to 1. */
  offered: Float32Array
  /** What a round of the season has printed: no later round falls back behind it, but for the share that did. */
  printed: PrintedRanks | undefined
  /** 1 = Safe asks for more. */
  isCautious: Uint8Array
  /** The curve of a pool, drawn when it is first asked for; undefined where nothing can be said. */
  curveOf: (pool: number) => ChanceCurve | undefined
}

/** ln closing rank of each pool in the newest round of the season, -Infinity without one, and the chance that it is kept. */
type PrintedRanks = { ln: Float64Array; reached: Float32Array }

/**
 * The forecast of a book, following the newest round of its season that the book holds.
 * @returns undefined for a book without a forecast
 */
export function openForecast(book: ForecastBook): OpenForecast | undefined {
  const { forecast } = book
  if (!forecast) return undefined
  const traits = describeSeats(book)
  const following = follow(book, forecast, traits)
  const { afterRound, mu, scale } = following
  const offered = offeredChances(book, forecast)
  const isCautious = Uint8Array.from(scale, (own, pool) => {
    const isOneOfFew = (offered[pool] ?? 1) < OFTEN_OFFERED || isLessTried(book, forecast, pool)
    return isOneOfFew || own >= NORMAL_SCALE || shockOf(forecast, traits, following, pool) >= WIDE_SHOCK ? 1 : 0
  })
  return {
    season: forecast.season,
    rounds: forecast.rounds,
    afterRound,
    mu,
    scale,
    novelty: forecast.novelty,
    offered,
    printed: following.printed,
    isCautious,
    curveOf: openCurves(forecast, traits, following),
  }
}

/** Gives each pool its curve. Pools of one scale, shape and shock share one; most are never asked for. */
function openCurves(forecast: BookForecast, traits: SeatTraits, following: Following): OpenForecast['curveOf'] {
  const byKind = new Map<string, ChanceCurve>()
  const byPool = new Array<ChanceCurve | undefined>(following.mu.length)
  return (pool) => {
    const known = byPool[pool]
    if (known || Number.isNaN(following.mu[pool] ?? Number.NaN)) return known
    const level = scaleLevel(following.scale[pool] ?? 0)
    const shape = following.shape[pool] ?? 0
    const shock = shockOf(forecast, traits, following, pool)
    const kind = `${level} ${shape} ${shock}`
    const quantiles = following.shapes[shape]?.quantiles ?? forecast.newPoolQuantiles
    const curve = byKind.get(kind) ?? drawCurve(SCALE_LEVELS[level] ?? 0, shock, quantiles, forecast.probabilities)
    byKind.set(kind, curve)
    byPool[pool] = curve
    return curve
  }
}

/** Standard deviation of the shock that a pool has in common with others of its group, in ln units; 0 once the year is known. */
function shockOf(
  { tau, groupTau }: BookForecast,
  { group, list }: SeatTraits,
  following: Following,
  pool: number,
): number {
  if (following.shapes[following.shape[pool] ?? 0]?.hasShock === false) return 0
  return groupTau?.[group.of[pool] ?? -1] ?? tau[list[pool] ?? 0] ?? 0
}

/**
 * The chance that a seat pool is offered and closes at or beyond a rank of its own list and kind: that this rank gets the
 * seat. Each pool's own two chances are multiplied, as what closes is not known to hang on what is offered.
 * A better rank never has a lower chance. Chances of several pools depend on each other: never multiply them.
 * @param rank  whole, ≥ 1, of the kind the seat is judged by
 * @returns 0 to 1; undefined where nothing can be said
 */
export function chance(forecast: OpenForecast, pool: number, rank: number): number | undefined {
  return chanceAt(forecast, pool, lnRank(rank))
}

/** The same as `chance`, for a rank whose `lnRank` is known: for judging many pools by one rank. */
export function chanceAt(forecast: OpenForecast, pool: number, lnOfRank: number): number | undefined {
  const found = chanceIfOfferedAt(forecast, pool, lnOfRank)
  return found === undefined ? undefined : found * (forecast.offered[pool] ?? 1)
}

/** The chance that a pool closes at or beyond a rank in a season that offers it; undefined where nothing can be said. */
export function chanceIfOffered(forecast: OpenForecast, pool: number, rank: number): number | undefined {
  return chanceIfOfferedAt(forecast, pool, lnRank(rank))
}

function chanceIfOfferedAt(forecast: OpenForecast, pool: number, lnOfRank: number): number | undefined {
  const curve = forecast.curveOf(pool)
  if (!curve) return undefined
  const drawn = readCurve(curve, lnOfRank - (forecast.mu[pool] ?? 0))
  const { printed } = forecast
  if (printed === undefined || lnOfRank > (printed.ln[pool] ?? Number.NEGATIVE_INFINITY)) return drawn
  return Math.max(drawn, printed.reached[pool] ?? 0)
}

/** The chance in whole percent, read as `toPercent` says; undefined where nothing can be said. */
export function chancePercent(forecast: OpenForecast, pool: number, rank: number): number | undefined {
  const found = chance(forecast, pool, rank)
  return found === undefined ? undefined : toPercent(found)
}

/** That a pool is offered in the season of the forecast, in whole percent. */
export function offeredPercent(forecast: OpenForecast, pool: number): number {
  return Math.round((forecast.offered[pool] ?? 1) * 100)
}

/** A chance as people read it: whole percent. 0 means under 1 %, 100 over 99 % (decision C41): neither is a promise. */
export function toPercent(chanceOfSeat: number): number {
  if (chanceOfSeat < 0.01) return 0
  return chanceOfSeat > 0.99 ? 100 : Math.round(chanceOfSeat * 100)
}

/** The range that holds the closing rank in 80 of 100 cases, and its middle; whole ranks, low ≤ middle ≤ high. */
export type LikelyRange = { low: number; middle: number; high: number }

/**
 * The likely closing rank of a pool after the final round, never before what a round of the season has printed; undefined where
 * nothing can be said.
 */
export function likelyRange(forecast: OpenForecast, pool: number): LikelyRange | undefined {
  const curve = forecast.curveOf(pool)
  if (!curve) return undefined
  const printed = forecast.printed?.ln[pool] ?? Number.NEGATIVE_INFINITY
  const rankAt = (distance: number) =>
    Math.max(Math.round(Math.exp(Math.max((forecast.mu[pool] ?? 0) + distance, printed))), 1)
  return { low: rankAt(curve.low), middle: rankAt(curve.middle), high: rankAt(curve.high) }
}

/** The band of a whole percent for a pool (decision C34). */
export function bandOf(forecast: OpenForecast, pool: number, percent: number): Band {
  if (percent >= safePercent(forecast, pool)) return 'safe'
  if (percent >= LIKELY_PERCENT) return 'likely'
  return percent >= REACH_PERCENT ? 'reach' : 'long-shot'
}

/** The last rank that is in a pool's band, for each band but the last; 0 = none. Exactly where `bandOf` changes. */
export type BandLimits = { safe: number; likely: number; reach: number }

/** The band limits of a pool: for judging a whole book by comparing ranks; undefined where nothing can be said. */
export function bandLimits(forecast: OpenForecast, pool: number): BandLimits | undefined {
  const curve = forecast.curveOf(pool)
  if (!curve) return undefined
  return {
    safe: lastRankAt(forecast, pool, safePercent(forecast, pool)),
    likely: lastRankAt(forecast, pool, LIKELY_PERCENT),
    reach: lastRankAt(forecast, pool, REACH_PERCENT),
  }
}

function safePercent(forecast: OpenForecast, pool: number): number {
  return forecast.isCautious[pool] === 1 ? SAFE_PERCENT_CAUTIOUS : SAFE_PERCENT
}

/** The largest rank with at least this percent, by halving the ranks there can be; 0 = none. */
function lastRankAt(forecast: OpenForecast, pool: number, percent: number): number {
  let low = 0
  let high = RANK_MAX
  while (low < high) {
    const half = (low + high + 1) >> 1
    if ((chancePercent(forecast, pool, half) ?? 0) >= percent) low = half
    else high = half - 1
  }
  return low
}

/** How steady a pool's closing rank is; undefined where nothing can be said. */
export function reliabilityOf(forecast: OpenForecast, pool: number): Reliability | undefined {
  const scale = forecast.scale[pool] ?? Number.NaN
  if (Number.isNaN(scale)) return undefined
  if (scale < STEADY_SCALE) return 'steady'
  return scale < NORMAL_SCALE ? 'normal' : 'volatile'
}

type Shape = { quantiles: Float64Array; hasShock: boolean }
type Following = {
  afterRound: number
  mu: Float64Array
  scale: Float64Array
  shape: Uint8Array
  shapes: Shape[]
  printed: PrintedRanks | undefined
}

/** What is expected of every pool: before the season, or after the newest of its rounds that the forecast can follow. */
function follow(book: ForecastBook, forecast: BookForecast, traits: SeatTraits): Following {
  const before = [
    { quantiles: forecast.knownPoolQuantiles, hasShock: true },
    { quantiles: forecast.newPoolQuantiles, hasShock: true },
  ]
  const isNew = forecast.novelty.map((novelty) => (novelty > 0 ? 1 : 0))
  const round = newestRound(book, forecast.season)
  const fit = forecast.inSeason.findLast((known) => round && known.round <= round.round)
  if (!round || !fit) {
    const mu = Float64Array.from(forecast.mu)
    return {
      afterRound: 0,
      mu,
      scale: Float64Array.from(forecast.scale),
      shape: isNew,
      shapes: before,
      printed: undefined,
    }
  }
  const closing = round.closing.map((rank, pool) => (book.preparatory[pool] === 1 ? 0 : rank))
  const after = followRound(fit, { opening: round.opening, closing }, forecast, traits)
  return {
    afterRound: round.round,
    mu: after.mu.map((mu) => Math.round(mu * 4096) / 4096),
    scale: after.scale,
    shape: isNew.map((shape, pool) => {
      const scaleClass = after.scaleClass[pool] ?? -1
      return scaleClass < 0 ? shape : before.length + scaleClass
    }),
    shapes: [...before, ...fit.quantiles.map((quantiles) => ({ quantiles, hasShock: false }))],
    printed: {
      ln: Float64Array.from(closing, (rank) => (rank > 0 ? lnRank(rank) : Number.NEGATIVE_INFINITY)),
      reached: Float32Array.from(after.scaleClass, (scaleClass) => fit.reached?.[scaleClass] ?? 0),
    },
  }
}

function newestRound(book: ForecastBook, season: number): RoundColumn | undefined {
  return book.rounds.findLast((round) => round.counselling === 'josaa' && round.season === season)
}

/** Seats for people with disabilities, of small quotas, for the home state at GFTIs, new or back this season. */
function isLessTried(book: ForecastBook, forecast: BookForecast, pool: number): boolean {
  const quota = QUOTAS[book.quota[pool] ?? 0]
  const isPwd = (book.seatType[pool] ?? 0) % 2 === 1
  const isSmallQuota = quota === 'GO' || quota === 'JK' || quota === 'LA'
  // Whole home-state quotas of GFTIs ended in 2026.
  const isHomeAtGfti = quota === 'HS' && book.institutes[book.institute[pool] ?? -1]?.type === 'GFTI'
  return isPwd || isSmallQuota || isHomeAtGfti || (forecast.novelty[pool] ?? 0) > 0
}

/** Scales are told apart in steps of 3.2 %, from .001 to 3, so that pools share curves. */
export const SCALE_LEVELS = Float64Array.from({ length: 256 })
for (let level = 0, scale = 0.001; level < 256; level++, scale *= 1.032) SCALE_LEVELS[level] = scale

/** The level nearest to a scale, by halving: no logarithm, which engines may round differently. */
export function scaleLevel(scale: number): number {
  let low = 0
  let high = SCALE_LEVELS.length - 1
  while (low < high) {
    const half = (low + high) >> 1
    if (((SCALE_LEVELS[half] ?? 0) + (SCALE_LEVELS[half + 1] ?? 0)) / 2 < scale) low = half + 1
    else high = half
  }
  return low
}
