import { QUOTAS, RANK_LISTS, type RankBook, type RoundColumn, SEAT_TYPES } from '../book/rank-book.ts'
import { josaaRounds } from '../choice-lists/replay.ts'

/** A rise counts no further than this, ln units: beyond it lie pools that were not settled. */
const RISE_MAX = 0.5
/** What a pool may rise is never told as nothing. */
const RISE_MIN = 0.0005
/** How much less a season counts than the one after it. */
const FADING = 0.7
/** Pools of its parent that a stratum is counted with. */
const SHRINKING = 25
/** Weights of the three seasons before in the mean of a stratum, newest first. */
const STRATUM_SEASONS = [0.5, 0.3, 0.2]

/** The first season with female-only pools: before it a pool was another one. Source: JoSAA 2018, opening and closing ranks. */
const SEASON_FIRST = 2018

/** The seasons of a book that may teach how pools rise, and which pools are alike. */
export type PastRises = {
  book: RankBook
  seasons: readonly (readonly [season: number, columns: readonly RoundColumn[]])[]
  strata: readonly Uint16Array[]
}

/** Lays a book out for `expectedRises`. */
export function openPastRises(book: RankBook): PastRises {
  return { book, seasons: wholeSeasons(book), strata: STRATA.map((stratum) => numberStrata(book, stratum)) }
}

/**
 * How much later rounds of a season may be expected to raise each pool, after one of its rounds, ln units: the pool's own
 * past rises after the same round (the last but one where a season was shorter), and one season more at the mean of pools
 * like it. Only earlier seasons of the book are read, and of these only those it holds round by round.
 * @returns per pool; undefined where the book holds no earlier season
 */
export function expectedRises({ seasons, strata }: PastRises, season: number, round: number): Float64Array | undefined {
  const past = seasons
    .filter(([year]) => year < season)
    .map(([year, columns]) => ({ year, rises: laterRises(columns, Math.min(round, columns.length - 1)) }))
  if (past.length === 0) return undefined
  const newest = past.slice(-STRATUM_SEASONS.length).reverse()
  const like = meansOfStrata(
    newest.map(({ rises }) => rises),
    strata,
  )
  return like.map((mean, pool) => {
    let [sum, weight] = [mean, 1]
    for (const { year, rises } of past) {
      const rise = rises[pool] ?? Number.NaN
      if (Number.isNaN(rise)) continue
      const counted = FADING ** (season - 1 - year)
      sum += counted * Math.min(rise, RISE_MAX)
      weight += counted
    }
    return Math.max(sum / weight, RISE_MIN)
  })
}

/** The seasons of a book that it holds round by round, with their rounds, oldest first. */
function wholeSeasons(book: RankBook): [number, RoundColumn[]][] {
  const seasons = [...new Set(book.rounds.map(({ season }) => season))].filter((season) => season >= SEASON_FIRST)
  return seasons
    .sort((a, b) => a - b)
    .map((season): [number, RoundColumn[]] => [season, josaaRounds(book, season)])
    .filter(([, columns]) => columns.at(-1)?.isFinal === true && columns.every(({ round }, at) => round === at + 1))
}

/** How far above a round's closing rank some later round of the season went, ln units; NaN where the round printed none. */
function laterRises(columns: readonly RoundColumn[], round: number): Float64Array {
  const closing = columns[round - 1]?.closing ?? new Int32Array()
  return Float64Array.from(closing, (rank, pool) => {
    if (rank === 0) return Number.NaN
    const later = columns.slice(round).reduce((furthest, column) => Math.max(furthest, column.closing[pool] ?? 0), rank)
    return Math.log(later / rank)
  })
}

type Stratum = (book: RankBook, pool: number) => string

/** Pools that are alike, from wide to narrow: each is counted together with the one before it. */
const STRATA: readonly Stratum[] = [
  () => 'all',
  (book, pool) => [listOf(book, pool), quotaGroup(book, pool), isPwd(book, pool)].join(),
  (book, pool) => [typeOf(book, pool), quotaGroup(book, pool), isPwd(book, pool)].join(),
  (book, pool) => [listOf(book, pool), quotaGroup(book, pool), book.seatType[pool], book.gender[pool]].join(),
]

function listOf(book: RankBook, pool: number): string {
  return RANK_LISTS[book.list[pool] ?? -1] ?? ''
}

function typeOf(book: RankBook, pool: number): string {
  return book.institutes[book.institute[pool] ?? -1]?.type ?? ''
}

/** IIT and IISc seats, all India, home state, other states; Goa, Jammu and Kashmir and Ladakh together. */
function quotaGroup(book: RankBook, pool: number): string {
  if (listOf(book, pool) === 'advanced') return 'IIT'
  const quota = QUOTAS[book.quota[pool] ?? -1] ?? 'AI'
  return ['GO', 'JK', 'LA'].includes(quota) ? 'JKGL' : quota
}

function isPwd(book: RankBook, pool: number): boolean {
  return SEAT_TYPES[book.seatType[pool] ?? -1]?.endsWith('(PwD)') ?? false
}

/** The stratum of each pool as a whole number from 0. */
function numberStrata(book: RankBook, stratum: Stratum): Uint16Array {
  const numbers = new Map<string, number>()
  return Uint16Array.from({ length: book.poolCount }, (_, pool) => {
    const name = stratum(book, pool)
    const number = numbers.get(name) ?? numbers.size
    numbers.set(name, number)
    return number
  })
}

/** Mean rise of each pool's narrowest stratum. @param rises  of the newest seasons, newest first */
function meansOfStrata(rises: readonly Float64Array[], strata: readonly Uint16Array[]): Float64Array {
  const means = rises.map((season) =>
    strata.reduce<Float64Array>(
      (parent, stratum) => shrinkMeans(season, stratum, parent),
      new Float64Array(season.length),
    ),
  )
  const weights = STRATUM_SEASONS.slice(0, rises.length)
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const first = means[0] ?? new Float64Array()
  return first.map((_, pool) =>
    means.reduce((sum, season, at) => sum + ((weights[at] ?? 0) / whole) * (season[pool] ?? 0), 0),
  )
}

/** Per pool the mean of its stratum in one season, drawn to its parent's; the widest has no parent and is its own mean. */
function shrinkMeans(rises: Float64Array, stratum: Uint16Array, parent: Float64Array): Float64Array {
  const [sums, counts] = [new Float64Array(stratum.length), new Float64Array(stratum.length)]
  rises.forEach((rise, pool) => {
    if (Number.isNaN(rise)) return
    const at = stratum[pool] ?? 0
    sums[at] = (sums[at] ?? 0) + Math.min(rise, RISE_MAX)
    counts[at] = (counts[at] ?? 0) + 1
  })
  const isWidest = stratum.every((at) => at === 0)
  const drawn = isWidest ? 0 : SHRINKING
  return parent.map((mean, pool) => {
    const at = stratum[pool] ?? 0
    return ((sums[at] ?? 0) + drawn * mean) / Math.max((counts[at] ?? 0) + drawn, 1)
  })
}
