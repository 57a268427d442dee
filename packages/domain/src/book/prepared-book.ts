import { josaaFinals, josaaRounds } from '../choice-lists/replay.ts'
import { isAatSeat, isQuotaOpen } from '../predictor/eligibility.ts'
import { type BandLimits, bandLimits, type OpenForecast, openForecast } from '../predictor/prediction.ts'
import { type SeatPoolKeys, seatPoolKeys } from '../seats/seat-pool-key.ts'
import { type EligibleState, STATES } from '../state/states.ts'
import { type BookChoices, bookChoices } from './book-choices.ts'
import {
  CATEGORIES,
  type Category,
  GENDER_POOLS,
  type GenderPool,
  INSTITUTE_TYPES,
  type Institute,
  QUOTAS,
  RANK_LISTS,
  type RankBook,
  type RankList,
  type RoundColumn,
  SEAT_TYPES,
  type SeatType,
} from './rank-book.ts'

/** How many past seasons a seat is shown with. */
const SEASONS_SHOWN = 5

/** Seats of one list, seat type and gender: whoever takes one of them is judged by the same rank for all. */
export type SeatGroup = {
  list: RankList
  seatType: SeatType
  /** What the seat type says. */
  category: Category
  isPwd: boolean
  gender: GenderPool
  isPreparatory: boolean
  /** B.Arch at an IIT: only for those who passed the Architecture Aptitude Test. */
  needsAat: boolean
  /** Lowest expected closing rank first; preparatory seats, which have no forecast, by their last closing rank. */
  pools: Int32Array
  /** Those of `pools` whose quota takes a home state; worked out when first asked for. */
  openTo: (homeState: EligibleState | undefined) => OpenSeats
}

/** Seats of a group in its order, and what judging and filtering reads of each. */
export type OpenSeats = {
  pools: Int32Array
  /** The last rank that is in the band; 0 = none. What is behind `reach` is a long shot. */
  safe: Int32Array
  likely: Int32Array
  reach: Int32Array
  /** Index into INSTITUTE_TYPES, into STATES (STATES.length = not known), into `familyCodes`, into QUOTAS. */
  type: Uint8Array
  state: Uint8Array
  family: Uint8Array
  quota: Uint8Array
}

/** What is told of an institute beside one of its seats. */
export type NamedInstitute = Pick<Institute, 'name' | 'type' | 'city' | 'state'>

/** A rank book laid out for questions: what one answer reads stands together, and nothing is made per question. */
export type PreparedBook = {
  book: RankBook
  forecast: OpenForecast
  institutes: readonly NamedInstitute[]
  /** The final rounds shown with a seat, oldest first; the newest of them is the newest season's. */
  finals: readonly RoundColumn[]
  newest: RoundColumn
  /** Every round of the newest season, first round first. */
  newestRounds: readonly RoundColumn[]
  /** The seats on offer: those printed in the season being forecast once it has begun, before that in the newest one. */
  groups: readonly SeatGroup[]
  /** Per round of the newest season: the last rank admitted up to and including it, per pool; 0 = none. */
  admittedUpTo: readonly Int32Array[]
  familyCodes: readonly string[]
  keys: SeatPoolKeys
  /** Per pool a number that grows with its institute's name, or its programme's; its rest by the pool count is the pool. */
  nameOrders: { institute: Float64Array; branch: Float64Array }
  /** The group a pool on offer stands in. */
  groupOf: (pool: number) => SeatGroup | undefined
  /** All seats on offer of the same institute, programme and quota, the pool itself among them. */
  siblings: (pool: number) => readonly number[]
  /** The seats on offer as choices of the counselling's form. */
  choices: BookChoices
}

/**
 * Lays a book out for `predictSeats`; a few milliseconds for the national book, once per published book.
 * Throws when the book has no final round or no forecast: such a book predicts nothing.
 */
export function prepareBook(book: RankBook): PreparedBook {
  const finals = josaaFinals(book).slice(-SEASONS_SHOWN)
  const newest = finals.at(-1)
  const forecast = openForecast(book)
  if (!newest || !forecast) throw new Error('A book without a final round and a forecast predicts nothing')
  const newestRounds = josaaRounds(book, newest.season)
  const admittedUpTo = admitByRound(newestRounds, book.poolCount)
  const running = josaaRounds(book, forecast.season)
  const offered = listOffered(book, forecast, running.length > 0 ? running : newestRounds)
  const familyCodes = Object.keys(book.families)
  const lnClosing = lnClosingOf(forecast, admittedUpTo.at(-1) ?? newest.closing)
  const groups = groupSeats(book, offered, lnClosing, openSeatsOf(book, forecast, familyCodes))
  return {
    book,
    forecast,
    institutes: book.institutes.map(({ name, type, city, state }) => {
      return { name, type, ...(city && { city }), ...(state && { state }) }
    }),
    finals,
    newest,
    newestRounds,
    groups,
    admittedUpTo,
    familyCodes,
    keys: seatPoolKeys(book),
    nameOrders: orderByName(book),
    groupOf: findGroups(book, groups),
    siblings: findSiblings(book, offered),
    choices: bookChoices(book, offered, newest, lnClosing),
  }
}

function orLast(words: readonly string[], word: string | undefined): number {
  const at = word === undefined ? -1 : words.indexOf(word)
  return at === -1 ? words.length : at
}

function admitByRound(rounds: readonly RoundColumn[], poolCount: number): Int32Array[] {
  let before = new Int32Array(poolCount)
  return rounds.map(({ closing }) => {
    before = before.map((last, pool) => Math.max(last, closing[pool] ?? 0))
    return before
  })
}

/** The pools printed in some of the rounds: ordinary ones with a forecast, and those of the preparatory course. */
function listOffered(book: RankBook, forecast: OpenForecast, rounds: readonly RoundColumn[]): number[] {
  return Array.from(book.institute.keys()).filter(
    (pool) =>
      (book.preparatory[pool] === 1 || !Number.isNaN(forecast.mu[pool])) &&
      rounds.some(({ closing }) => (closing[pool] ?? 0) > 0),
  )
}

/** Expected ln(closing rank), where there is a forecast; else that of the newest season. */
function lnClosingOf(forecast: OpenForecast, admitted: Int32Array): (pool: number) => number {
  return (pool) => {
    const mu = forecast.mu[pool] ?? Number.NaN
    return Number.isNaN(mu) ? Math.log(admitted[pool] ?? 1) : mu
  }
}

function groupSeats(
  book: RankBook,
  offered: readonly number[],
  lnClosing: (pool: number) => number,
  openSeats: (pools: Int32Array, homeState: EligibleState | undefined) => OpenSeats,
): SeatGroup[] {
  const byKind = new Map<number, number[]>()
  for (const pool of offered) {
    const [list = 0, seatType = 0, gender = 0] = [book.list[pool], book.seatType[pool], book.gender[pool]]
    const kind =
      (((list * SEAT_TYPES.length + seatType) * GENDER_POOLS.length + gender) * 2 + (book.preparatory[pool] ?? 0)) * 2 +
      (isAatSeat(book, pool) ? 1 : 0)
    const pools = byKind.get(kind) ?? []
    byKind.set(kind, pools)
    pools.push(pool)
  }
  return [...byKind.values()].map((unordered) => {
    const pools = Int32Array.from(unordered.sort((a, b) => lnClosing(a) - lnClosing(b) || a - b))
    const known = new Map<EligibleState | undefined, OpenSeats>()
    const openTo = (homeState: EligibleState | undefined) => {
      const seats = known.get(homeState) ?? openSeats(pools, homeState)
      known.set(homeState, seats)
      return seats
    }
    return { ...kindOf(book, pools[0] ?? 0), pools, openTo }
  })
}

function openSeatsOf(book: RankBook, forecast: OpenForecast, familyCodes: readonly string[]) {
  const limits = new Map<number, BandLimits | undefined>()
  const limitsOf = (pool: number) => {
    if (!limits.has(pool)) limits.set(pool, bandLimits(forecast, pool))
    return limits.get(pool)
  }
  return (among: Int32Array, homeState: EligibleState | undefined): OpenSeats => {
    const pools = among.filter((pool) => isOpen(book, pool, homeState))
    const limited = Array.from(pools, limitsOf)
    const institutes = Array.from(pools, (pool) => book.institutes[book.institute[pool] ?? -1])
    return {
      pools,
      safe: Int32Array.from(limited, (limit) => limit?.safe ?? 0),
      likely: Int32Array.from(limited, (limit) => limit?.likely ?? 0),
      reach: Int32Array.from(limited, (limit) => limit?.reach ?? 0),
      type: Uint8Array.from(institutes, (institute) => orLast(INSTITUTE_TYPES, institute?.type)),
      state: Uint8Array.from(institutes, (institute) => orLast(STATES, institute?.state)),
      family: Uint8Array.from(pools, (pool) =>
        orLast(familyCodes, book.programmes[book.programme[pool] ?? -1]?.family),
      ),
      quota: Uint8Array.from(pools, (pool) => book.quota[pool] ?? 0),
    }
  }
}

function isOpen(book: RankBook, pool: number, homeState: EligibleState | undefined): boolean {
  const institute = book.institutes[book.institute[pool] ?? -1]
  const quota = QUOTAS[book.quota[pool] ?? -1]
  return institute !== undefined && quota !== undefined && isQuotaOpen(institute, quota, homeState)
}

function kindOf(book: RankBook, pool: number): Omit<SeatGroup, 'pools' | 'openTo'> {
  const list = RANK_LISTS[book.list[pool] ?? -1]
  const seatType = SEAT_TYPES[book.seatType[pool] ?? -1]
  const gender = GENDER_POOLS[book.gender[pool] ?? -1]
  const category = CATEGORIES[Math.floor((book.seatType[pool] ?? 0) / 2)]
  if (!list || !seatType || !gender || !category) throw new Error(`The book has no seat pool ${pool}`)
  const isPwd = (book.seatType[pool] ?? 0) % 2 === 1
  const isPreparatory = book.preparatory[pool] === 1
  return { list, seatType, category, isPwd, gender, isPreparatory, needsAat: isAatSeat(book, pool) }
}

function findSiblings(book: RankBook, offered: readonly number[]): PreparedBook['siblings'] {
  const bySeat = new Map<number, number[]>()
  const seatOf = (pool: number) =>
    ((book.institute[pool] ?? 0) * book.programmes.length + (book.programme[pool] ?? 0)) * QUOTAS.length +
    (book.quota[pool] ?? 0)
  for (const pool of offered) {
    const seat = seatOf(pool)
    const pools = bySeat.get(seat)
    if (pools) pools.push(pool)
    else bySeat.set(seat, [pool])
  }
  return (pool) => bySeat.get(seatOf(pool)) ?? []
}

function findGroups(book: RankBook, groups: readonly SeatGroup[]): PreparedBook['groupOf'] {
  const numbers = new Int16Array(book.poolCount).fill(-1)
  groups.forEach((group, number) => {
    for (const pool of group.pools) numbers[pool] = number
  })
  return (pool) => groups[numbers[pool] ?? -1]
}

function orderByName(book: RankBook): PreparedBook['nameOrders'] {
  const institutes = indexByName(book.institutes)
  const programmes = indexByName(book.programmes)
  const order = (by: 'institute' | 'branch') =>
    Float64Array.from(book.institute, (at, pool) => {
      const [institute, programme] = [institutes[at] ?? 0, programmes[book.programme[pool] ?? 0] ?? 0]
      const place =
        by === 'institute' ? institute * programmes.length + programme : programme * institutes.length + institute
      return place * book.poolCount + pool
    })
  return { institute: order('institute'), branch: order('branch') }
}

/** Per entry, its place among all by name. */
function indexByName(entries: readonly { name: string }[]): number[] {
  const sorted = entries
    .map(({ name }, at) => ({ name, at }))
    .sort((a, b) => NAMES.compare(a.name, b.name) || a.at - b.at)
  const places = new Array<number>(entries.length).fill(0)
  sorted.forEach(({ at }, place) => {
    places[at] = place
  })
  return places
}

const NAMES = new Intl.Collator('en')
