import { INSTITUTE_TYPES, QUOTAS, RANK_LISTS } from '../rank-book.ts'
import type { ForecastHistory } from './history.ts'

/** Quotas that move together: 0 IIT and IISc, 1 home state, 2 other state, 3 all India, 4 Goa, Jammu-Kashmir, Ladakh. */
export const QUOTA_GROUP = { IIT: 0, HS: 1, OS: 2, AI: 3, JKGL: 4 } as const

/** A classification of pools: `of[pool]` is the class, 0 ≤ class < `count`. */
export type Classes = { of: Int32Array; count: number }

/** What the fit knows of the pools apart from their ranks, one entry per pool. */
export type PoolTraits = {
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
  /** Group of pools that move together in a year: list, quota group, category, PwD, gender. */
  group: Classes
  /** The group without gender; of a group, `groupParent[group]`. */
  parent: Classes
  groupParent: Int32Array
  parentList: Int32Array
  /** The group without quota group. */
  line: Classes
  groupLine: Int32Array
  familyList: Classes
  /** The OPEN neutral pool of the same institute, programme and quota; -1 where there is none. */
  openNeutral: Int32Array
  /** The same seat in the other gender's pool; -1 where there is none. */
  otherGender: Int32Array
  /** Classes that explain the level of a pool, with the weight of "no effect" in each. */
  effects: readonly { classes: Classes; shrink: number }[]
  instituteProgramme: Classes
  institute: Classes
  /** Institute, quota, seat type and gender together. */
  counter: Classes
}

/** The traits of every pool of a history. */
export function describePools(history: ForecastHistory): PoolTraits {
  const n = history.poolCount
  const column = (read: (k: number) => number) => Uint8Array.from({ length: n }, (_, k) => read(k))
  const quota = history.quota
  const institute = history.institute
  const programme = history.programme
  const gender = history.gender
  const seat = history.seatType
  const type = column((k) => typeClass(history.institutes[at(institute, k)]?.type))
  const list = Uint8Array.from(history.list)
  const quotaGroup = column((k) => quotaGroupOf(at(quota, k), at(type, k)))
  const seatOf = column((k) => at(seat, k) * 2 + at(history.preparatory, k))
  const families = [...new Set(history.programmes.map((entry) => entry.family))].sort()
  const familyOf = history.programmes.map((entry) => families.indexOf(entry.family))
  const family = Int32Array.from({ length: n }, (_, k) => familyOf[at(programme, k)] ?? 0)
  const by = (...columns: ArrayLike<number>[]) => classify(n, columns)
  const group = by(list, quotaGroup, seat, gender)
  const parent = by(list, quotaGroup, seat)
  const line = by(list, seat, gender)
  const instituteProgramme = by(institute, programme)
  const counter = by(institute, quota, seat, gender)
  return {
    count: n,
    list,
    quotaGroup,
    type,
    category: column((k) => at(seat, k) >> 1),
    isPwd: column((k) => at(seat, k) & 1),
    isFemale: column((k) => at(gender, k)),
    group,
    parent,
    groupParent: mapClasses(group, parent.of),
    parentList: mapClasses(parent, list),
    line,
    groupLine: mapClasses(group, line.of),
    familyList: by(family, list),
    openNeutral: findPartner(by(institute, programme, quota), (k) => at(seat, k) === 0 && at(gender, k) === 0),
    otherGender: findOther(by(institute, programme, quota, seatOf), gender),
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

/** The entry of a column that is known to be there. */
export function at(column: ArrayLike<number>, index: number): number {
  return column[index] as number
}

function typeClass(type: string | undefined): number {
  return { IIT: 0, IISC: 0, NIT: 1, IIIT: 2, GFTI: 3 }[type ?? INSTITUTE_TYPES[1]] ?? 1
}

function quotaGroupOf(quotaIndex: number, type: number): number {
  if (type === 0) return QUOTA_GROUP.IIT
  switch (QUOTAS[quotaIndex]) {
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

/** What each class has in a column that is the same for all its pools. */
function mapClasses(classes: Classes, column: ArrayLike<number>): Int32Array {
  const mapped = new Int32Array(classes.count)
  for (let k = 0; k < classes.of.length; k++) mapped[at(classes.of, k)] = at(column, k)
  return mapped
}

function findPartner(seats: Classes, isPartner: (k: number) => boolean): Int32Array {
  const partner = new Int32Array(seats.count).fill(-1)
  for (let k = 0; k < seats.of.length; k++) if (isPartner(k)) partner[at(seats.of, k)] = k
  return Int32Array.from(seats.of, (seat) => at(partner, seat))
}

function findOther(seats: Classes, gender: ArrayLike<number>): Int32Array {
  const neutral = findPartner(seats, (k) => at(gender, k) === 0)
  const female = findPartner(seats, (k) => at(gender, k) === 1)
  return Int32Array.from(seats.of, (_, k) => (at(gender, k) === 0 ? at(female, k) : at(neutral, k)))
}

/** Position of the Advanced list, and of the Architecture and Planning lists, in RANK_LISTS. */
export const ADVANCED = RANK_LISTS.indexOf('advanced')
export const ARCHITECTURE = RANK_LISTS.indexOf('main-2a')
export const PLANNING = RANK_LISTS.indexOf('main-2b')
