import { isQuotaOpen } from './eligibility.ts'
import { bandLimits, type OpenForecast, openForecast } from './prediction.ts'
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
import { josaaFinals, josaaRounds } from './replay.ts'
import { type SeatPoolKeys, seatPoolKeys } from './seat-pool-key.ts'
import { STATES, type State } from './states.ts'

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
  /** Lowest expected closing rank first; preparatory seats, which have no forecast, by their last closing rank. */
  pools: Int32Array
  /** The last rank of each band, pool by pool as in `pools`; worked out when first asked for. */
  limits: () => GroupLimits
}

/** The last rank that is in the band; 0 = none. What is behind `reach` is a long shot. */
export type GroupLimits = { safe: Int32Array; likely: Int32Array; reach: Int32Array }

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
  /** Per pool: index into `doors`, the different rules of quota and home state. */
  door: Uint16Array
  /** Per home state (in STATES order, the last for a state not said), per door: 1 = open. */
  doors: readonly Uint8Array[]
  /** Per pool: index into INSTITUTE_TYPES, into STATES (STATES.length = not known), into `familyCodes`. */
  type: Uint8Array
  state: Uint8Array
  family: Uint8Array
  familyCodes: readonly string[]
  /** Lower-case words to search in: an institute's name and city, a programme's name and branch code. */
  instituteTexts: readonly string[]
  programmeTexts: readonly string[]
  keys: SeatPoolKeys
  /** Per pool a number that grows with its institute's name, or its programme's; its rest by the pool count is the pool. */
  nameOrders: { institute: Float64Array; branch: Float64Array }
  /** The group a pool on offer stands in. */
  groupOf: (pool: number) => SeatGroup | undefined
  /** All seats on offer of the same institute, programme and quota, the pool itself among them. */
  siblings: (pool: number) => readonly number[]
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
  const groups = groupSeats(book, offered, forecast, lnClosingOf(forecast, admittedUpTo.at(-1) ?? newest.closing))
  const familyCodes = Object.keys(book.families)
  const ofInstitute = (words: readonly string[], word: (at: number) => string | undefined) =>
    Uint8Array.from(book.institute, (at) => orLast(words, word(at)))
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
    ...hangDoors(book),
    type: ofInstitute(INSTITUTE_TYPES, (at) => book.institutes[at]?.type),
    state: ofInstitute(STATES, (at) => book.institutes[at]?.state),
    family: Uint8Array.from(book.programme, (at) => orLast(familyCodes, book.programmes[at]?.family)),
    familyCodes,
    instituteTexts: book.institutes.map(({ name, city }) => `${name} ${city ?? ''}`.toLowerCase()),
    programmeTexts: book.programmes.map(({ name, family }) => `${name} ${family}`.toLowerCase()),
    keys: seatPoolKeys(book),
    nameOrders: orderByName(book),
    groupOf: findGroups(book, groups),
    siblings: findSiblings(book, offered),
  }
}

/** Where the doors of a home state stand in `PreparedBook.doors`. */
export function doorsOf(prepared: PreparedBook, homeState: State | undefined): Uint8Array {
  return prepared.doors[orLast(STATES, homeState)] ?? new Uint8Array()
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
  forecast: OpenForecast,
  lnClosing: (pool: number) => number,
): SeatGroup[] {
  const byKind = new Map<number, number[]>()
  for (const pool of offered) {
    const [list = 0, seatType = 0, gender = 0] = [book.list[pool], book.seatType[pool], book.gender[pool]]
    const kind =
      ((list * SEAT_TYPES.length + seatType) * GENDER_POOLS.length + gender) * 2 + (book.preparatory[pool] ?? 0)
    const pools = byKind.get(kind) ?? []
    byKind.set(kind, pools)
    pools.push(pool)
  }
  return [...byKind.values()].map((unordered) => {
    const pools = Int32Array.from(unordered.sort((a, b) => lnClosing(a) - lnClosing(b) || a - b))
    let limits: GroupLimits | undefined
    const limitsOnce = () => {
      limits ??= listLimits(forecast, pools)
      return limits
    }
    return { ...kindOf(book, pools[0] ?? 0), pools, limits: limitsOnce }
  })
}

function listLimits(forecast: OpenForecast, pools: Int32Array): GroupLimits {
  const limits = Array.from(pools, (pool) => bandLimits(forecast, pool))
  return {
    safe: Int32Array.from(limits, (limit) => limit?.safe ?? 0),
    likely: Int32Array.from(limits, (limit) => limit?.likely ?? 0),
    reach: Int32Array.from(limits, (limit) => limit?.reach ?? 0),
  }
}

function kindOf(book: RankBook, pool: number): Omit<SeatGroup, 'pools' | 'limits'> {
  const list = RANK_LISTS[book.list[pool] ?? -1]
  const seatType = SEAT_TYPES[book.seatType[pool] ?? -1]
  const gender = GENDER_POOLS[book.gender[pool] ?? -1]
  const category = CATEGORIES[Math.floor((book.seatType[pool] ?? 0) / 2)]
  if (!list || !seatType || !gender || !category) throw new Error(`The book has no seat pool ${pool}`)
  const isPwd = (book.seatType[pool] ?? 0) % 2 === 1
  return { list, seatType, category, isPwd, gender, isPreparatory: book.preparatory[pool] === 1 }
}

/** Institutes and quotas that open to the same states share a door. */
function hangDoors(book: RankBook): Pick<PreparedBook, 'door' | 'doors'> {
  const numbers = new Map<string, number>()
  const byQuota = new Map<number, number>()
  const door = book.institute.map((institute, pool) => {
    const quota = book.quota[pool] ?? 0
    const packed = institute * QUOTAS.length + quota
    const openness = byQuota.has(packed) ? '' : opennessOf(book, institute, quota)
    const number = byQuota.get(packed) ?? numbers.get(openness) ?? numbers.size
    if (!byQuota.has(packed)) numbers.set(openness, number)
    byQuota.set(packed, number)
    return number
  })
  const opennesses = [...numbers.keys()]
  const doors = [...STATES, undefined].map((_, state) =>
    Uint8Array.from(opennesses, (openness) => Number(openness[state])),
  )
  return { door, doors }
}

/** Per home state, the last for one not said: 1 where the quota takes it. */
function opennessOf(book: RankBook, institute: number, quota: number): string {
  const [at, word] = [book.institutes[institute], QUOTAS[quota]]
  if (!at || !word) throw new Error(`The book has no institute ${institute} or quota ${quota}`)
  return [...STATES, undefined].map((state) => (isQuotaOpen(at, word, state) ? '1' : '0')).join('')
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
  const institutes = placesByName(book.institutes)
  const programmes = placesByName(book.programmes)
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
function placesByName(entries: readonly { name: string }[]): number[] {
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
