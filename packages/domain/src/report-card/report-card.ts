import {
  CATEGORIES,
  GENDER_POOLS,
  type GenderPool,
  type InstituteType,
  QUOTAS,
  type Quota,
  SEAT_TYPES,
  type SeatType,
} from '../book/rank-book.ts'
import type { ForecastHistory } from '../forecast/history.ts'
import { at } from '../forecast/pools/pool-traits.ts'
import type { Band } from '../predictor/bands.ts'
import {
  bandOf,
  chance,
  type LikelyRange,
  likelyRange,
  type OpenForecast,
  reliabilityOf,
  toPercent,
} from '../predictor/prediction.ts'
import { Ledger, QUESTIONS } from './score.ts'
import { countVanished } from './vanished-pools.ts'

/** A season that was forecast from the seasons before it, and what came. Ranks per pool, 0 = none. */
export type JudgedSeason = {
  season: number
  forecast: OpenForecast
  /** Closing ranks of the final round of the season before, and of this one. */
  before: Int32Array
  closing: Int32Array
}

/** One band: how often it was said, the mean chance said, the share that came true. */
export type Promised = { count: number; said: number; true: number }

/**
 * Pools that were forecast, and those among them for which the season then printed no rank: what was said of them counts
 * as not come true. Of these the programme ended, or its quota did; else there was no seat that year, or nobody in it.
 */
export type Vanished = { forecast: number; unprinted: number; programmeEnded: number; quotaEnded: number }

/** Pools of one kind: what was said of them and what came true. Shares are of 1. */
export type PoolRecord = {
  name: string
  /** Pools with a closing rank in the season before. */
  pools: number
  /** Median distance of the closing rank's logarithm from the expected one, where one was printed. */
  medianMiss: number
  brier: number
  logLoss: number
  calibrationError: number
  /** Per tenth of the scale: how often it was said, the mean said, the share that came true. */
  bins: { count: number; said: number; true: number }[]
  safe: Promised
  likely: Promised
  reach: Promised
  longShot: Promised
  /** Share of the pools that closed which did so inside their 80 % range. */
  insideRange: number
}

/** A pool that closed furthest from what was said of it. */
export type Miss = {
  season: number
  institute: string
  programme: string
  quota: Quota
  seatType: SeatType
  gender: GenderPool
  said: LikelyRange
  closed: number
}

/** What the forecast said in past seasons and what came true, each season judged with only earlier ones known. */
export type ForecastReportCard = {
  seasons: number[]
  all: PoolRecord
  bySeason: PoolRecord[]
  byQuota: PoolRecord[]
  byCategory: PoolRecord[]
  byGender: PoolRecord[]
  byInstituteType: PoolRecord[]
  byRank: PoolRecord[]
  byReliability: PoolRecord[]
  /** Over all seasons, seats without and with PwD apart. */
  vanished: { ordinary: Vanished; pwd: Vanished }
  worst: Miss[]
}

type NamedHistory = ForecastHistory & {
  institutes: readonly { name: string; type: InstituteType }[]
  programmes: readonly { name: string }[]
}

/** Upper ends of the rank bands a report tells apart, by last season's closing rank. */
const RANK_BANDS = [100, 1000, 5000, 20_000, 50_000, Number.POSITIVE_INFINITY] as const
const WORST_SHOWN = 20

/**
 * The report card over judged seasons: pools known the season before are asked about thirteen ranks around their last
 * closing rank, and every answer is held against what came. A pool that then printed no rank gave nobody a seat.
 */
export function compileReportCard(history: NamedHistory, judged: readonly JudgedSeason[]): ForecastReportCard {
  const tallies = new Tallies()
  const misses: { pool: number; of: JudgedSeason; distance: number }[] = []
  for (const of of judged) {
    for (let pool = 0; pool < history.poolCount; pool++) {
      if (!(at(of.before, pool) > 0)) continue
      tallies.note(kindsOf(history, of, pool), of, pool)
      if (at(of.closing, pool) > 0) misses.push({ pool, of, distance: surprise(of, pool) })
    }
  }
  misses.sort((a, b) => b.distance - a.distance)
  return {
    seasons: judged.map(({ season }) => season),
    all: tallies.list('all')[0] as PoolRecord,
    bySeason: tallies.list('season'),
    byQuota: tallies.list('quota'),
    byCategory: tallies.list('category'),
    byGender: tallies.list('gender'),
    byInstituteType: tallies.list('type'),
    byRank: tallies.list('rank'),
    byReliability: tallies.list('reliability'),
    vanished: countVanished(history, judged),
    worst: misses.slice(0, WORST_SHOWN).flatMap(({ pool, of }) => describeMiss(history, of, pool) ?? []),
  }
}

type Kinds = { [Kind in 'all' | 'season' | 'quota' | 'category' | 'gender' | 'type' | 'rank' | 'reliability']: string }

function kindsOf(history: NamedHistory, of: JudgedSeason, pool: number): Kinds {
  const seat = at(history.seatType, pool)
  const category = CATEGORIES[seat >> 1] ?? ''
  const band = RANK_BANDS.findIndex((end) => at(of.before, pool) < end)
  const from = band > 0 ? RANK_BANDS[band - 1] : 1
  const end = RANK_BANDS[band]
  return {
    all: 'all',
    season: String(of.season),
    quota: QUOTAS[at(history.quota, pool)] ?? '',
    category: seat % 2 === 1 ? `${category} (PwD)` : category,
    gender: GENDER_POOLS[at(history.gender, pool)] ?? '',
    type: history.institutes[at(history.institute, pool)]?.type ?? '',
    rank: end === Number.POSITIVE_INFINITY ? `${from}-` : `${from}-${(end ?? 0) - 1}`,
    reliability: reliabilityOf(of.forecast, pool) ?? '',
  }
}

class Tallies {
  readonly #byKind = new Map<string, Map<string, Tally>>()

  note(kinds: Kinds, of: JudgedSeason, pool: number): void {
    const tallies = Object.entries(kinds).map(([kind, name]) => this.#find(kind, name))
    const closing = at(of.closing, pool)
    const range = likelyRange(of.forecast, pool)
    const isInside = range !== undefined && closing >= range.low && closing <= range.high
    const miss = closing > 0 ? Math.abs(Math.log(closing) - at(of.forecast.mu, pool)) : undefined
    for (const tally of tallies) tally.notePool(miss, isInside)
    for (const factor of QUESTIONS) {
      const rank = at(of.before, pool) * factor
      const said = chance(of.forecast, pool, rank) ?? 0
      const band = bandOf(of.forecast, pool, toPercent(said))
      for (const tally of tallies) tally.noteAnswer(said, band, closing >= rank)
    }
  }

  list(kind: keyof Kinds): PoolRecord[] {
    return [...(this.#byKind.get(kind) ?? [])].map(([name, tally]) => tally.conclude(name))
  }

  #find(kind: string, name: string): Tally {
    const names = this.#byKind.get(kind) ?? new Map<string, Tally>()
    this.#byKind.set(kind, names)
    const tally = names.get(name) ?? new Tally()
    names.set(name, tally)
    return tally
  }
}

class Tally {
  readonly #answers = new Ledger()
  readonly #misses: number[] = []
  #pools = 0
  #inside = 0
  readonly #bands: Record<Band, Promised> = {
    safe: { count: 0, said: 0, true: 0 },
    likely: { count: 0, said: 0, true: 0 },
    reach: { count: 0, said: 0, true: 0 },
    'long-shot': { count: 0, said: 0, true: 0 },
  }

  /** @param miss  undefined for a pool that printed no rank */
  notePool(miss: number | undefined, isInside: boolean): void {
    this.#pools++
    if (miss !== undefined) this.#misses.push(miss)
    if (isInside) this.#inside++
  }

  noteAnswer(said: number, band: Band, cameTrue: boolean): void {
    this.#answers.note(said, cameTrue)
    const promised = this.#bands[band]
    promised.count++
    promised.said += said
    if (cameTrue) promised.true++
  }

  conclude(name: string): PoolRecord {
    const { binCount, binSaid, binTrue } = this.#answers
    const share = ({ count, said, true: came }: Promised) => {
      return { count, said: round(said / count), true: round(came / count) }
    }
    const sorted = this.#misses.sort((a, b) => a - b)
    return {
      name,
      pools: this.#pools,
      medianMiss: round(sorted[sorted.length >> 1] ?? 0),
      brier: round(this.#answers.brier),
      logLoss: round(this.#answers.logLoss),
      calibrationError: round(this.#answers.calibrationError),
      bins: Array.from(binCount, (count, bin) => ({
        count,
        said: round(at(binSaid, bin) / count),
        true: round(at(binTrue, bin) / count),
      })),
      safe: share(this.#bands.safe),
      likely: share(this.#bands.likely),
      reach: share(this.#bands.reach),
      longShot: share(this.#bands['long-shot']),
      insideRange: round(this.#inside / sorted.length),
    }
  }
}

/** Four places are what 50,000 pools can bear; 0 where there was nothing to divide by. */
function round(value: number): number {
  return Number.isFinite(value) ? Math.round(value * 10_000) / 10_000 : 0
}

/** How far a pool closed from its expected rank, in widths of its own. */
function surprise(of: JudgedSeason, pool: number): number {
  return Math.abs(Math.log(at(of.closing, pool)) - at(of.forecast.mu, pool)) / at(of.forecast.scale, pool)
}

function describeMiss(history: NamedHistory, of: JudgedSeason, pool: number): Miss | undefined {
  const institute = history.institutes[at(history.institute, pool)]
  const programme = history.programmes[at(history.programme, pool)]
  const quota = QUOTAS[at(history.quota, pool)]
  const seatType = SEAT_TYPES[at(history.seatType, pool)]
  const gender = GENDER_POOLS[at(history.gender, pool)]
  const said = likelyRange(of.forecast, pool)
  if (!institute || !programme || !quota || !seatType || !gender || !said) return undefined
  const names = { institute: institute.name, programme: programme.name, quota, seatType, gender }
  return { season: of.season, ...names, said, closed: at(of.closing, pool) }
}
