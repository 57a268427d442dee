import { STATE_COUNSELLING_IDS } from '@sopaan/domain/state/counsellings/state-counselling'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { adminPageFields, id, pageInfo } from './fields.ts'
import { handedInFields, handedInFilter, publication } from './handed-in.ts'

/** The one field of an upload. */
export const STATE_TABLE_FIELD = 'file'
/** The largest table, bytes: the largest State's season has 8 MB. */
export const STATE_TABLE_BYTES_MAX = 20 * 1024 * 1024
/** The most rows of it. */
export const STATE_TABLE_ROWS_MAX = 200_000
/** Changes of seats that are kept one by one; the rest is counted. */
export const STATE_CHANGES_MAX = 300
/** Rows that were not taken and are kept word for word; the rest is counted. */
export const STATE_REFUSED_MAX = 300

/** Why a row is not taken. */
const ROW_REASONS = [
  'category-unknown',
  'list-unknown',
  'gender-unknown',
  'tag-unknown',
  'university-unknown',
  'figure-unreadable',
  'printed-twice',
] as const

const tableSummary = z.object({
  ...handedInFields,
  counselling: z.enum(STATE_COUNSELLING_IDS),
  /** As candidates call it. */
  name: z.string(),
  season: z.int(),
  /** Whether this table is what people read of the counselling now. */
  isStanding: z.boolean(),
})
export type StateTableSummary = z.output<typeof tableSummary>

const seatChange = z.object({
  kind: z.enum(['changed', 'fresh', 'gone']),
  institute: z.string(),
  programme: z.string(),
  /** Code and words of the category as the body prints them. */
  category: z.string(),
  /** The figure that went furthest; null where the seat has none. */
  before: z.nullable(z.number()),
  after: z.nullable(z.number()),
  /** Far from what it was: to be looked at again. */
  isUnlikely: z.boolean(),
})
export type StateSeatChange = z.output<typeof seatChange>

const size = z.object({ season: z.int(), seats: z.int(), institutes: z.int() })

const findings = z.object({
  rounds: z.array(z.string()),
  now: size,
  /** What stood when it was checked. */
  before: size,
  rowsTaken: z.int(),
  /** Rows of rounds that are no part of the table people read of this counselling. */
  rowsPassedOver: z.int(),
  counts: z.object({ changed: z.int(), fresh: z.int(), gone: z.int(), same: z.int(), unlikely: z.int() }),
  /** Choices that people's lists may hold and that this table does not have. */
  goneChoices: z.int(),
  /** Unlikely ones first, then those that moved furthest. */
  changes: z.array(seatChange),
  refused: z.array(
    z.object({
      line: z.int(),
      reason: z.enum(ROW_REASONS),
      institute: z.string(),
      programme: z.string(),
      category: z.string(),
      closing: z.string(),
    }),
  ),
  refusedCount: z.int(),
})
export type StateTableFindings = z.output<typeof findings>

const stateTable = z.object({
  ...tableSummary.shape,
  findings,
  /** Another table of this counselling came to stand since it was checked: its differences are no longer those. */
  isOutdated: z.boolean(),
  /** What is expected of the next season is still being worked out. */
  isFitting: z.boolean(),
})
export type StateTableDetail = z.output<typeof stateTable>

const one = z.object({ id })
const answer = z.object({ status: z.literal('success'), data: stateTable })

/** Tables of State counsellings, each handed in as one file. */
export const stateTables = {
  upload: defineCall({
    method: 'POST',
    path: '/api/v1/admin/state-tables',
    access: ['content'],
    summary:
      'Takes the table of one season of a State counselling (CSV or XLSX, plain or gzip, 20 MB) as multipart field file; nothing is published by it.',
    response: answer,
    status: 201,
    refuses: [
      'IMPORT_FILE_MISSING',
      'IMPORT_UNREADABLE',
      'STATE_TABLE_UNFIT',
      'FILE_INFECTED',
      'INPUT_TOO_LARGE',
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    timeoutMs: 120_000,
  }),
  list: defineCall({
    method: 'GET',
    path: '/api/v1/admin/state-tables',
    access: ['content'],
    summary: 'The tables of a filter, newest first unless asked otherwise.',
    query: z.object({ ...adminPageFields, ...handedInFilter }),
    response: z.object({ status: z.literal('success'), data: z.array(tableSummary), page: pageInfo }),
    refuses: [],
  }),
  csv: defineCall({
    method: 'GET',
    path: '/api/v1/admin/state-tables/csv',
    access: ['content'],
    deferredAs: 'files',
    summary: 'The same tables as a CSV file (RFC 4180); its last line says that it is whole.',
    query: z.object(handedInFilter),
    response: z.string(),
    refuses: ['FILE_LONG'],
  }),
  get: defineCall({
    method: 'GET',
    path: '/api/v1/admin/state-tables/:id',
    access: ['content'],
    summary: 'A table with what it changes, or changed, and each row that is not taken.',
    params: one,
    response: answer,
    refuses: [],
  }),
  publish: defineCall({
    method: 'POST',
    path: '/api/v1/admin/state-tables/:id/publish',
    access: ['content'],
    summary: 'Publishes a table with its source; the forecast of the next season follows when it is worked out.',
    params: one,
    body: publication,
    response: answer,
    refuses: ['IMPORT_STATE', 'IMPORT_NOT_ACCEPTED', 'IMPORT_NOTHING_NEW', 'STATE_TABLE_OUTDATED'],
  }),
  withdraw: defineCall({
    method: 'POST',
    path: '/api/v1/admin/state-tables/:id/withdraw',
    access: ['content'],
    summary: 'Takes a published table back: what stood before stands again.',
    params: one,
    response: answer,
    refuses: ['IMPORT_STATE'],
  }),
  discard: defineCall({
    method: 'DELETE',
    path: '/api/v1/admin/state-tables/:id',
    access: ['content'],
    summary: 'Throws a table away that was never published.',
    params: one,
    response: z.object({ status: z.literal('success') }),
    refuses: ['IMPORT_STATE'],
  }),
}
