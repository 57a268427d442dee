import { type CutoffRow, FINAL_ROUNDS } from '../seats/cutoff-row.ts'
import { type Directory, indexDirectory } from '../seats/directory/directory.ts'
import { programmeOfToday } from '../seats/directory/renamed-programmes.ts'
import {
  type BookForecast,
  GENDER_POOLS,
  type InstituteType,
  QUOTAS,
  RANK_LISTS,
  type RankBook,
  type RankList,
  type RoundColumn,
  SEAT_TYPES,
} from './rank-book.ts'

/** How much of the history a book carries. */
export type BookExtent = {
  /** Seasons whose final JoSAA round is kept, counted back from the newest. */
  finalSeasons: number
  /** Seasons of which every JoSAA round is kept. */
  roundSeasons: number
  csabSeasons: number
}

/** What ships: five finals, three seasons round by round, two CSAB seasons. */
export const SHIPPED_EXTENT: BookExtent = { finalSeasons: 5, roundSeasons: 3, csabSeasons: 2 }
/** Every round ever read: what the forecast is fitted on. */
export const FULL_EXTENT: BookExtent = { finalSeasons: 99, roundSeasons: 99, csabSeasons: 99 }

export type CompileOptions = {
  extent: BookExtent
  /** Last rounds of seasons later than those in `FINAL_ROUNDS`, once the body has said so: `josaa 2027` to 6. */
  finalRounds?: ReadonlyMap<string, number> | undefined
  /** Fits the figures of the season to come on every round of every season; `kept` are the rounds the book will hold. */
  forecast?: Fit | undefined
}

type Fit = (history: RankBook, kept: readonly RoundColumn[]) => BookForecast | undefined

/** The rank list a seat is filled from: IITs and IISc from Advanced, Architecture and Planning from Paper 2A and 2B. */
export function rankListOf(type: InstituteType, family: string): RankList {
  if (type === 'IIT' || type === 'IISC') return 'advanced'
  if (family === 'ARCH') return 'main-2a'
  return family === 'PLAN' ? 'main-2b' : 'main-1'
}

/**
 * The rank book of a set of rows. Pools are ordered by institute, programme, quota, seat type and gender; a pool with no
 * rank in the kept rounds is left out. The order and number of rows do not matter; where a pool stands twice in a round,
 * the later row counts. Throws when a row names what the directory does not hold: read rows through the directory first.
 */
export function compileBook(rows: Iterable<CutoffRow>, directory: Directory, options: CompileOptions): RankBook {
  const history = collect(rows, directory, options.finalRounds)
  const kept = selectRounds(history, options.extent)
  const forecast = options.forecast && forecastOrdinary(history, options.extent, options.forecast)
  return selectPools(history, kept, forecast)
}

/** The same history without its preparatory pools: what a forecast is fitted on. */
export function withoutPreparatory(history: RankBook): RankBook {
  return pickPools(history, listOrdinary(history), history.rounds, undefined)
}

function listOrdinary(history: RankBook): number[] {
  return Array.from(history.preparatory.keys()).filter((pool) => history.preparatory[pool] === 0)
}

/** Preparatory pools are neither fitted on nor forecast. */
function forecastOrdinary(history: RankBook, extent: BookExtent, fit: Fit): BookForecast | undefined {
  const ordinary = listOrdinary(history)
  const fitted = withoutPreparatory(history)
  const figures = fit(fitted, selectRounds(fitted, extent))
  if (!figures) return undefined
  const spread = <T extends Uint8Array | Float32Array>(column: T, whole: T): T => {
    ordinary.forEach((pool, at) => {
      whole[pool] = column[at] ?? 0
    })
    return whole
  }
  const count = history.poolCount
  return {
    ...figures,
    mu: spread(figures.mu, new Float32Array(count).fill(Number.NaN)),
    scale: spread(figures.scale, new Float32Array(count)),
    novelty: spread(figures.novelty, new Uint8Array(count)),
    inSeason: figures.inSeason.map((moves) => ({
      ...moves,
      usualMove: spread(moves.usualMove, new Float32Array(count)),
      ownMove: spread(moves.ownMove, new Float32Array(count)),
    })),
  }
}

function collect(
  rows: Iterable<CutoffRow>,
  directory: Directory,
  finalRounds: CompileOptions['finalRounds'],
): RankBook {
  const index = indexDirectory(directory)
  const rounds = new Map<string, { of: CutoffRow; cells: Map<number, readonly [number, number]> }>()
  const pools = new Set<number>()
  for (const row of rows) {
    const institute = index.instituteAt(row.institute)
    const printed = { name: row.programme, degree: row.degree, durationYears: row.durationYears }
    const programme = index.programmeAt(programmeOfToday(row.institute, printed, row.season))
    if (institute === undefined || programme === undefined) {
      throw new Error(`Not in the directory: ${row.institute}, ${row.programme}`)
    }
    const pool = packPool(institute, programme, row)
    const key = `${row.season} ${row.counselling} ${row.round}`
    const round = rounds.get(key) ?? { of: row, cells: new Map<number, readonly [number, number]>() }
    rounds.set(key, round)
    round.cells.set(pool, [row.openingRank, row.closingRank])
    // A seat that only a mock has printed is none yet: it comes with the first round that gives it.
    if (row.counselling !== 'josaa-mock') pools.add(pool)
  }
  const order = Float64Array.from(pools).sort()
  const columns = [...rounds.values()].sort((a, b) => compareRounds(a.of, b.of))
  return {
    ...unpackPools(order, directory),
    rounds: columns.map(({ of, cells }) => ({
      counselling: of.counselling,
      season: of.season,
      round: of.round,
      isFinal: of.round === finalRoundOf(of, finalRounds),
      opening: Int32Array.from(order, (pool) => cells.get(pool)?.[0] ?? 0),
      closing: Int32Array.from(order, (pool) => cells.get(pool)?.[1] ?? 0),
    })),
  }
}

/** Mocks, then JoSAA's rounds, then CSAB's: the order of a season. */
const BODY_ORDER: Readonly<Record<RoundColumn['counselling'], number>> = { 'josaa-mock': 0, josaa: 1, csab: 2 }

function finalRoundOf(row: CutoffRow, later: CompileOptions['finalRounds']): number | undefined {
  if (row.counselling === 'josaa-mock') return undefined
  return later?.get(`${row.counselling} ${row.season}`) ?? FINAL_ROUNDS[row.counselling][row.season]
}

/** Oldest first; within a season as its bodies follow each other. */
function compareRounds(a: CutoffRow, b: CutoffRow): number {
  if (a.season !== b.season) return a.season - b.season
  return BODY_ORDER[a.counselling] - BODY_ORDER[b.counselling] || a.round - b.round
}

/** The parts of a pool as one whole number below 2^53, in the order pools stand in a book. */
const BASES = [1024, QUOTAS.length, SEAT_TYPES.length, GENDER_POOLS.length, 2] as const

function packPool(institute: number, programme: number, row: CutoffRow): number {
  const parts = [
    programme,
    QUOTAS.indexOf(row.quota),
    SEAT_TYPES.indexOf(row.seatType),
    GENDER_POOLS.indexOf(row.gender),
    row.isPreparatory ? 1 : 0,
  ]
  return BASES.reduce((packed, base, at) => packed * base + (parts[at] ?? 0), institute)
}

function unpackPools(order: Float64Array, directory: Directory): Omit<RankBook, 'rounds'> {
  const institutes = directory.institutes.map(({ alsoWritten: _, ...institute }) => shown(institute))
  const programmes = directory.programmes.map(({ alsoWritten: _, ...programme }) => shown(programme))
  const parts = BASES.map(() => new Uint16Array(order.length))
  const institute = new Uint16Array(order.length)
  order.forEach((packed, pool) => {
    let rest = packed
    for (let at = BASES.length - 1; at >= 0; at--) {
      const base = BASES[at] ?? 1
      const column = parts[at]
      if (column) column[pool] = rest % base
      rest = Math.floor(rest / base)
    }
    institute[pool] = rest
  })
  const [programme = new Uint16Array(), quota = [], seatType = [], gender = [], preparatory = []] = parts
  const list = Uint8Array.from(institute, (at, pool) => {
    const { type } = institutes[at] ?? { type: 'GFTI' as const }
    return RANK_LISTS.indexOf(rankListOf(type, programmes[programme[pool] ?? 0]?.family ?? ''))
  })
  return {
    hash: '',
    institutes,
    programmes,
    families: directory.families,
    poolCount: order.length,
    institute,
    programme,
    quota: Uint8Array.from(quota),
    seatType: Uint8Array.from(seatType),
    gender: Uint8Array.from(gender),
    list,
    preparatory: Uint8Array.from(preparatory),
  }
}

/** A record under the name people read. */
function shown<Named extends { name: string; shownName?: string | undefined }>({ shownName, ...record }: Named) {
  return shownName === undefined ? record : { ...record, name: shownName, printedAs: record.name }
}

function selectRounds(history: RankBook, extent: BookExtent): RoundColumn[] {
  const newest = (
    counselling: RoundColumn['counselling'],
    isCounted: (round: RoundColumn) => boolean,
    count: number,
  ) => {
    const seasons = history.rounds.filter((round) => round.counselling === counselling && isCounted(round))
    return new Set([...new Set(seasons.map((round) => round.season))].sort((a, b) => b - a).slice(0, count))
  }
  const finals = newest('josaa', (round) => round.isFinal, extent.finalSeasons)
  const whole = newest('josaa', () => true, extent.roundSeasons)
  const csab = newest('csab', () => true, extent.csabSeasons)
  const over = Math.max(0, ...finals)
  return history.rounds.filter(({ counselling, season, isFinal }) => {
    if (counselling === 'csab') return csab.has(season)
    // The mocks of a season that is over say nothing that its rounds do not.
    if (counselling === 'josaa-mock') return season > over
    return whole.has(season) || (isFinal && finals.has(season))
  })
}

/** The book of those pools that have a rank in the kept rounds. */
function selectPools(history: RankBook, rounds: RoundColumn[], forecast: BookForecast | undefined): RankBook {
  const kept = Array.from({ length: history.poolCount }, (_, pool) => pool).filter((pool) =>
    rounds.some((round) => (round.closing[pool] ?? 0) > 0),
  )
  return pickPools(history, kept, rounds, forecast)
}

/** The book of the given pools, in their order, and of the institutes and programmes they name. */
function pickPools(
  history: RankBook,
  kept: readonly number[],
  rounds: readonly RoundColumn[],
  forecast: BookForecast | undefined,
): RankBook {
  const institutes = renumber(history.institute, kept)
  const programmes = renumber(history.programme, kept)
  const pick = <T extends Uint8Array | Int32Array | Float32Array>(column: T): T => {
    const picked = column.slice(0, kept.length) as T
    kept.forEach((pool, at) => {
      picked[at] = column[pool] ?? 0
    })
    return picked
  }
  return {
    hash: '',
    institutes: history.institutes.filter((_, at) => institutes.has(at)),
    programmes: history.programmes.filter((_, at) => programmes.has(at)),
    families: history.families,
    poolCount: kept.length,
    institute: Uint16Array.from(kept, (pool) => institutes.get(history.institute[pool] ?? 0) ?? 0),
    programme: Uint16Array.from(kept, (pool) => programmes.get(history.programme[pool] ?? 0) ?? 0),
    quota: pick(history.quota),
    seatType: pick(history.seatType),
    gender: pick(history.gender),
    list: pick(history.list),
    preparatory: pick(history.preparatory),
    rounds: rounds.map((round) => ({ ...round, opening: pick(round.opening), closing: pick(round.closing) })),
    ...(forecast && { forecast: pickForecast(forecast, pick) }),
  }
}

function pickForecast(
  forecast: BookForecast,
  pick: <T extends Uint8Array | Float32Array>(column: T) => T,
): BookForecast {
  return {
    ...forecast,
    mu: pick(forecast.mu),
    scale: pick(forecast.scale),
    novelty: pick(forecast.novelty),
    inSeason: forecast.inSeason.map((fit) => ({
      ...fit,
      usualMove: pick(fit.usualMove),
      ownMove: pick(fit.ownMove),
    })),
  }
}

/** Old index to new one, for those that are still used, in the old order. */
function renumber(column: Uint16Array, kept: readonly number[]): Map<number, number> {
  const used = [...new Set(kept.map((pool) => column[pool] ?? 0))].sort((a, b) => a - b)
  return new Map(used.map((old, at) => [old, at]))
}
