import { QUOTAS, RANK_LISTS, SEAT_TYPES } from '../../book/rank-book.ts'
import type { ForecastHistory } from '../history.ts'

/** Quotas that move together: IIT and IISc, home state, other state, all India, and Goa with Jammu-Kashmir and Ladakh. */
export const QUOTA_GROUP = { IIT: 0, HS: 1, OS: 2, AI: 3, JKGL: 4 } as const
const QUOTA_GROUPS = 5

/** Positions in RANK_LISTS of the lists that behave in their own way. */
export const ADVANCED = RANK_LISTS.indexOf('advanced')
export const ARCHITECTURE = RANK_LISTS.indexOf('main-2a')
export const PLANNING = RANK_LISTS.indexOf('main-2b')

/** A classification of pools: `of[pool]` is the class, 0 ≤ class < `count`; a class may be empty. */
export type Classes = { of: Int32Array; count: number }

/** What a pool's own columns say, one entry per pool. */
export type SeatTraits = {
  count: number
  /** Index into RANK_LISTS. */
  list: Uint8Array
  quotaGroup: Uint8Array
  /** 0 IIT and IISc, 1 NIT, 2 IIIT, 3 GFTI. */
  type: Uint8Array
  /** Index into CATEGORIES. */
  category: Uint8Array
  isPwd: Uint8Array
  isFemale: Uint8Array
  /** 1 = its programme takes more years than such a degree needs: more than four, or five of Architecture. */
  isLong: Uint8Array
  lists: Classes
  /** Group of pools that move together in a year: list, quota group, seat type, gender. */
  group: Classes
  /** The group without gender. */
  parent: Classes
  /** List, quota group and PwD; institute type and quota group. */
  listQuotaPwd: Classes
  typeQuota: Classes
}

/** What a pool is in relation to the others, one entry per pool. */
export type PoolTraits = SeatTraits & {
  /** List, seat type and gender. */
  line: Classes
  familyList: Classes
  /** The OPEN neutral pool of the same institute, programme and quota; -1 where there is none. */
  openNeutral: Int32Array
  /** The same seat in the other gender's pool; -1 where there is none. */
  otherGender: Int32Array
  /** Classes that explain the level of a pool, each with the weight of "no effect". */
  effects: readonly { classes: Classes; shrink: number }[]
  instituteProgramme: Classes
  institute: Classes
  /** Institute, quota, seat type and gender together. */
  counter: Classes
}

/** The entry of a column that is known to be there. */
export function at(column: ArrayLike<number>, index: number): number {
  return column[index] as number
}

/** What the columns of every pool of a history say. */
export function describeSeats(history: ForecastHistory): SeatTraits {
  const n = history.poolCount
  const column = (read: (k: number) => number) => Uint8Array.from({ length: n }, (_, k) => read(k))
  const type = column((k) => typeClass(history.institutes[at(history.institute, k)]?.type))
  const list = Uint8Array.from(history.list)
  const quotaGroup = column((k) => quotaGroupOf(at(history.quota, k), at(type, k)))
  const { seatType, gender } = history
  const classes = (count: number, read: (k: number) => number) => ({
    of: Int32Array.from({ length: n }, (_, k) => read(k)),
    count,
  })
  const listQuota = (k: number) => at(list, k) * QUOTA_GROUPS + at(quotaGroup, k)
  const seats = SEAT_TYPES.length
  const lists = RANK_LISTS.length
  return {
    count: n,
    list,
    quotaGroup,
    type,
    category: column((k) => at(seatType, k) >> 1),
    isPwd: column((k) => at(seatType, k) & 1),
    isFemale: column((k) => at(gender, k)),
    isLong: column((k) => (isLong(history.programmes[at(history.programme, k)]) ? 1 : 0)),
    lists: classes(lists, (k) => at(list, k)),
    group: classes(
      lists * QUOTA_GROUPS * seats * 2,
      (k) => (listQuota(k) * seats + at(seatType, k)) * 2 + at(gender, k),
    ),
    parent: classes(lists * QUOTA_GROUPS * seats, (k) => listQuota(k) * seats + at(seatType, k)),
    listQuotaPwd: classes(lists * QUOTA_GROUPS * 2, (k) => listQuota(k) * 2 + (at(seatType, k) & 1)),
    typeQuota: classes(4 * QUOTA_GROUPS, (k) => at(type, k) * QUOTA_GROUPS + at(quotaGroup, k)),
  }
}

/** The traits of every pool of a history, its relations to the others among them. */
export function describePools(history: ForecastHistory): PoolTraits {
  const { institute, programme, quota, gender, seatType } = history
  const seats = describeSeats(history)
  const families = [...new Set(history.programmes.map((entry) => entry.family))].sort()
  const familyOf = history.programmes.map((entry) => families.indexOf(entry.family))
  const family = Int32Array.from(programme, (of) => familyOf[of] ?? 0)
  const by = (...columns: ArrayLike<number>[]) => classify(history.poolCount, columns)
  const { list, quotaGroup, type } = seats
  const instituteProgramme = by(institute, programme)
  const counter = by(institute, quota, seatType, gender)
  return {
    ...seats,
    line: by(list, seatType, gender),
    familyList: by(family, list),
    openNeutral: findPartner(by(institute, programme, quota), (k) => at(seatType, k) === 0 && at(gender, k) === 0),
    otherGender: findOther(by(institute, programme, quota, seatType), gender),
    effects: [
      { classes: by(type, quotaGroup, list), shrink: 0.01 },
      { classes: by(family, list, quotaGroup), shrink: 1 },
      { classes: by(institute, quota), shrink: 1 },
      { classes: by(institute, family, list), shrink: 1 },
      { classes: instituteProgramme, shrink: 0.5 },
      { classes: counter, shrink: 4 },
      { classes: by(institute, quota, programme), shrink: 1 },
    ],
    instituteProgramme,
    institute: by(institute),
    counter,
  }
}

/** `SeatTraits.type` of seats at other Government-funded institutes. */
export const GFTI = 3

function typeClass(type: ForecastHistory['institutes'][number]['type'] | undefined): number {
  return type === undefined ? 1 : { IIT: 0, IISC: 0, NIT: 1, IIIT: 2, GFTI }[type]
}

function isLong(programme: ForecastHistory['programmes'][number] | undefined): boolean {
  return programme !== undefined && programme.durationYears > (programme.family === 'ARCH' ? 5 : 4)
}

function quotaGroupOf(quota: number, type: number): number {
  if (type === 0) return QUOTA_GROUP.IIT
  switch (QUOTAS[quota]) {
    case 'HS':
    case 'AP':
      return QUOTA_GROUP.HS
    case 'OS':
      return QUOTA_GROUP.OS
    case 'GO':
    case 'JK':
    case 'LA':
      return QUOTA_GROUP.JKGL
    default:
      return QUOTA_GROUP.AI
  }
}

/** Pools with equal entries in all columns share a class; classes are numbered in order of first appearance. */
function classify(n: number, columns: ArrayLike<number>[]): Classes {
  const seen = new Map<number, number>()
  const of = new Int32Array(n)
  for (let k = 0; k < n; k++) {
    let key = 0
    for (const column of columns) key = key * 4096 + at(column, k)
    let found = seen.get(key)
    if (found === undefined) {
      found = seen.size
      seen.set(key, found)
    }
    of[k] = found
  }
  return { of, count: seen.size }
}

function findPartner(seats: Classes, isPartner: (k: number) => boolean): Int32Array {
  const partner = new Int32Array(seats.count).fill(-1)
  for (let k = 0; k < seats.of.length; k++) if (isPartner(k)) partner[at(seats.of, k)] = k
  return Int32Array.from(seats.of, (seat) => at(partner, seat))
}

function findOther(seats: Classes, gender: ArrayLike<number>): Int32Array {
  const neutral = findPartner(seats, (k) => at(gender, k) === 0)
  const female = findPartner(seats, (k) => at(gender, k) === 1)
  return female.map((other, k) => (at(gender, k) === 0 ? other : at(neutral, k)))
}
