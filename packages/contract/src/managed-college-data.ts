import { GENDER_POOLS, QUOTAS, SEAT_TYPES } from '@sopaan/domain/book/rank-book'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { collegeDataAnswer, collegeDataRow, managedRowFilter, managedRowQuery } from './college-data.ts'
import { fault } from './faults.ts'
import { id, whole } from './fields.ts'

const RANK_MAX = 20_000_000

/** What of a row can be put right; what is absent stays. */
const rowChange = z.object({
  quota: z.optional(z.enum(QUOTAS, fault('not_on_list'))),
  seatType: z.optional(z.enum(SEAT_TYPES, fault('not_on_list'))),
  gender: z.optional(z.enum(GENDER_POOLS, fault('not_on_list'))),
  openingRank: z.optional(whole(1, RANK_MAX)),
  closingRank: z.optional(whole(1, RANK_MAX)),
  isPreparatory: z.optional(z.boolean()),
  /** After ROW_UNLIKELY: somebody looked, and the rank is right. */
  isRankChecked: z.optional(z.boolean()),
})
export type CollegeDataChange = z.output<typeof rowChange>

/** Rows that one file of staff holds at most: every round of many seasons. */
export const ROWS_CSV_MAX = 1_000_000

const success = z.literal('success')
const one = z.object({ id })
const row = z.object({ status: success, data: collegeDataRow })

/** College data as staff put it right, row by row. */
export const managedCollegeData = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/admin/college-data',
    access: ['content'],
    summary: 'The published table as everyone reads it, never from a cache.',
    query: managedRowQuery,
    response: collegeDataAnswer,
    refuses: [],
  }),
  csv: defineCall({
    method: 'GET',
    path: '/api/v1/admin/college-data/csv',
    access: ['content'],
    deferredAs: 'files',
    summary: `The same rows as CSV (RFC 4180), at most ${ROWS_CSV_MAX}; the last line says whether it is whole.`,
    query: managedRowFilter,
    response: z.string(),
    refuses: ['FILE_LONG'],
  }),
  get: defineCall({
    method: 'GET',
    path: '/api/v1/admin/college-data/:id',
    access: ['content'],
    summary: 'One row of a published table.',
    params: one,
    response: row,
    refuses: [],
  }),
  change: defineCall({
    method: 'PATCH',
    path: '/api/v1/admin/college-data/:id',
    access: ['content'],
    summary: 'Puts a row of a published table right; the rank book is made anew afterwards.',
    params: one,
    body: rowChange,
    response: row,
    refuses: ['ROW_TWIN', 'ROW_RANKS', 'ROW_PREPARATORY', 'ROW_UNLIKELY'],
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/api/v1/admin/college-data/:id',
    access: ['content'],
    summary: 'Takes a row out of a published table; the rank book is made anew afterwards.',
    params: one,
    response: z.object({ status: success }),
    refuses: ['ROW_LAST'],
  }),
}
