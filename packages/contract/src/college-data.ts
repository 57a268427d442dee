import {
  GENDER_POOLS,
  INSTITUTE_TYPES,
  QUOTAS,
  RANK_LISTS,
  ROUND_BODIES,
  SEAT_TYPES,
} from '@sopaan/domain/book/rank-book'
import { STATES } from '@sopaan/domain/state/states'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { fault } from './faults.ts'
import { id, pageFields, pageInfo, queryBoolean, queryList, queryWhole } from './fields.ts'

/** As rank books name the bodies: `josaa-mock` are the mock allotments before JoSAA's round 1. */
export const COUNSELLINGS = ROUND_BODIES

/**
 * Rows of one round's table stand together, since ranks of different rounds are not compared; the newest table is first,
 * but for `oldest`. Within a table the order is by closing rank unless the sort says otherwise; `-` turns it round.
 */
export const COLLEGE_DATA_SORTS = [
  'newest',
  'oldest',
  '-closing',
  'opening',
  '-opening',
  'institute',
  '-institute',
  'programme',
  '-programme',
] as const

/** The orders of staff, whose table sorts by each of its heads. */
const MANAGED_ROW_SORTS = [...COLLEGE_DATA_SORTS, 'closing', 'pool', '-pool'] as const
export type ManagedRowSort = (typeof MANAGED_ROW_SORTS)[number]

/** A filter's rows are counted up to here; beyond it the count says "more than". */
export const COLLEGE_DATA_COUNT_MAX = 10_000
/** The most rows a download holds: more than any one round has printed (about 13,000). */
export const COLLEGE_DATA_CSV_MAX = 20_000

const SEARCH_LENGTH_MAX = 80
const FAMILIES_MAX = 60
const FAMILY_FORMAT = fault('not_families')
const SEARCH_FORMAT = fault('too_long', { max: SEARCH_LENGTH_MAX })

const families = z.pipe(
  z.string().check(z.maxLength(1_500, FAMILY_FORMAT)),
  z.pipe(
    z.transform((codes: string) => [...new Set(codes.split(','))].filter(Boolean)),
    z
      .array(z.string().check(z.regex(/^[A-Z0-9_-]{1,24}$/, FAMILY_FORMAT)))
      .check(z.maxLength(FAMILIES_MAX, FAMILY_FORMAT)),
  ),
)

/** What the table is narrowed to. A list left empty filters nothing. */
const filterFields = {
  /** Words; each must begin a word of the institute (name, type, place) or of the programme (name, degree). */
  q: z.optional(z.string(SEARCH_FORMAT).check(z.trim(), z.maxLength(SEARCH_LENGTH_MAX, SEARCH_FORMAT))),
  counselling: z.optional(queryList(COUNSELLINGS)),
  season: z.optional(queryWhole(2012, 2099)),
  round: z.optional(queryWhole(1, 12)),
  /** Only the last round of each season. */
  final: z.optional(queryBoolean),
  type: z.optional(queryList(INSTITUTE_TYPES)),
  /** State of the institute. */
  state: z.optional(queryList(STATES)),
  quota: z.optional(queryList(QUOTAS)),
  seatType: z.optional(queryList(SEAT_TYPES)),
  gender: z.optional(queryList(GENDER_POOLS)),
  family: z.optional(families),
  /** Also rows of the preparatory list, which are left out otherwise. */
  preparatory: z.optional(queryBoolean),
  sort: z.optional(z.enum(COLLEGE_DATA_SORTS, fault('not_listed', { allowed: COLLEGE_DATA_SORTS.join(', ') }))),
}

const filterQuery = z.object(filterFields)

const managedFields = {
  ...filterFields,
  sort: z.optional(z.enum(MANAGED_ROW_SORTS, fault('not_listed', { allowed: MANAGED_ROW_SORTS.join(', ') }))),
}
/** What staff narrow their rows to. */
export const managedRowFilter = z.object(managedFields)
export type CollegeDataFilter = z.output<typeof managedRowFilter>

export const collegeDataQuery = z.object({ ...filterFields, ...pageFields })
/** A page of the same rows for staff. */
export const managedRowQuery = z.object({ ...managedFields, ...pageFields })
export type CollegeDataQuery = z.output<typeof managedRowQuery>

/** One printed row: the opening and closing rank of one seat pool after one round. */
export const collegeDataRow = z.object({
  _id: id,
  counselling: z.enum(COUNSELLINGS),
  season: z.int(),
  round: z.int(),
  isFinal: z.boolean(),
  /** Where the row was printed: body, season, round. */
  source: z.string(),
  institute: z.object({
    name: z.string(),
    type: z.enum(INSTITUTE_TYPES),
    city: z.nullable(z.string()),
    state: z.nullable(z.string()),
  }),
  programme: z.object({ name: z.string(), degree: z.string(), durationYears: z.int(), family: z.string() }),
  quota: z.enum(QUOTAS),
  seatType: z.enum(SEAT_TYPES),
  gender: z.enum(GENDER_POOLS),
  /** The examination's list the seat is given from. */
  list: z.enum(RANK_LISTS),
  /** CSAB prints common ranks for every category; JoSAA the ranks of the seat's own category. */
  isCommonRank: z.boolean(),
  openingRank: z.int(),
  closingRank: z.int(),
  /** Ranks of the preparatory list; null where the source does not say. */
  isPreparatory: z.nullable(z.boolean()),
  /** Names the seat's own page; null where the book of the last seasons does not have the seat. */
  seatKey: z.nullable(z.string()),
})
export type CollegeDataRow = z.output<typeof collegeDataRow>

/** One round that is in the table. */
const table = z.object({
  counselling: z.enum(COUNSELLINGS),
  season: z.int(),
  round: z.int(),
  isFinal: z.boolean(),
  /** Rows printed, those of the preparatory list included. */
  rows: z.int(),
})

export const collegeDataAnswer = z.object({
  data: z.array(collegeDataRow),
  ...pageInfo.shape,
  /** There are more than `total` rows: only so many are counted, and only so many can be paged through. */
  isTotalCapped: z.boolean(),
  /** Every round there is, newest first. */
  tables: z.array(table),
  /** Branch families and their names, by name. */
  families: z.array(z.object({ value: z.string(), name: z.string() })),
})
export type CollegeDataAnswer = z.output<typeof collegeDataAnswer>

export const collegeData = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/college-data',
    access: 'anyone',
    summary: 'Opening and closing ranks as they were printed: every round there is, filtered, sorted and paged.',
    query: collegeDataQuery,
    response: collegeDataAnswer,
    refuses: [],
    cache: 'public, max-age=300, stale-while-revalidate=3600',
  }),
  download: defineCall({
    method: 'GET',
    path: '/api/v1/college-data/csv',
    access: 'anyone',
    deferredAs: 'files',
    summary: `The rows of a filter as CSV (RFC 4180), at most ${COLLEGE_DATA_CSV_MAX}.`,
    query: filterQuery,
    response: z.string(),
    refuses: ['UNAVAILABLE'],
    cache: 'public, max-age=300, stale-while-revalidate=3600',
  }),
}
