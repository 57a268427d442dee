import { CORRECTED_FACTS } from '@sopaan/domain/colleges/fact-kinds'
import { EDITION_FAULTS } from '@sopaan/domain/fact-editions/read-fact-edition'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { adminPageFields, id, pageInfo } from './fields.ts'
import { handedInFields, handedInFilter, publication } from './handed-in.ts'
import { factValue } from './managed-colleges.ts'

/** The one field of an upload. */
export const EDITION_FIELD = 'file'
/** The largest file of an edition, bytes: a row a college, with room for columns that are left alone. */
export const EDITION_BYTES_MAX = 2 * 1024 * 1024
/** The most rows of it. */
export const EDITION_ROWS_MAX = 3_000
/** Rows that were not taken and are kept word for word; the rest is counted. */
export const EDITION_REFUSED_MAX = 500

const editionSummary = z.object({
  ...handedInFields,
  fact: z.enum(CORRECTED_FACTS),
})
export type FactEditionSummary = z.output<typeof editionSummary>

const editionChange = z.object({
  college: z.string(),
  value: factValue,
  /** What is shown now, or was before it was published; null where nothing of it was. */
  before: z.nullable(factValue),
  /** Far from what was shown: to be looked at again. */
  isUnlikely: z.boolean(),
})
export type FactEditionChange = z.output<typeof editionChange>

const refusedRow = z.object({
  line: z.int(),
  reason: z.enum(EDITION_FAULTS),
  college: z.string(),
  value: z.string(),
})

const factEdition = z.object({
  ...editionSummary.shape,
  /** Unlikely ones first, then by the name of the college. */
  changes: z.array(editionChange),
  /** Rows that say what is shown already. */
  same: z.int(),
  refused: z.array(refusedRow),
  refusedCount: z.int(),
  /** Pages of seats that show what it changes, besides those of its colleges. */
  seatPages: z.int(),
})
export type FactEdition = z.output<typeof factEdition>

const one = z.object({ id })
const answer = z.object({ status: z.literal('success'), data: factEdition })

/** Editions of published facts, each handed in as one file. */
export const factEditions = {
  upload: defineCall({
    method: 'POST',
    path: '/api/v1/admin/fact-editions',
    access: ['content'],
    summary:
      'Takes one edition of a fact of colleges (CSV, XLSX or a saved page, 2 MB) as multipart field file; nothing is published by it.',
    response: answer,
    status: 201,
    refuses: [
      'IMPORT_FILE_MISSING',
      'IMPORT_UNREADABLE',
      'IMPORT_COLUMNS',
      'FILE_INFECTED',
      'INPUT_TOO_LARGE',
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    timeoutMs: 120_000,
  }),
  list: defineCall({
    method: 'GET',
    path: '/api/v1/admin/fact-editions',
    access: ['content'],
    summary: 'The editions of a filter, newest first unless asked otherwise.',
    query: z.object({ ...adminPageFields, ...handedInFilter }),
    response: z.object({ status: z.literal('success'), data: z.array(editionSummary), page: pageInfo }),
    refuses: [],
  }),
  csv: defineCall({
    method: 'GET',
    path: '/api/v1/admin/fact-editions/csv',
    access: ['content'],
    deferredAs: 'files',
    summary: 'The same editions as a CSV file (RFC 4180); its last line says that it is whole.',
    query: z.object(handedInFilter),
    response: z.string(),
    refuses: ['FILE_LONG'],
  }),
  get: defineCall({
    method: 'GET',
    path: '/api/v1/admin/fact-editions/:id',
    access: ['content'],
    summary: 'An edition with each change it would make, or made, and each row that is not taken.',
    params: one,
    response: answer,
    refuses: [],
  }),
  publish: defineCall({
    method: 'POST',
    path: '/api/v1/admin/fact-editions/:id/publish',
    access: ['content'],
    summary: 'Publishes the changes of an edition together, with their source and the day of it.',
    params: one,
    body: publication,
    response: answer,
    refuses: ['IMPORT_STATE', 'IMPORT_NOT_ACCEPTED', 'IMPORT_NOTHING_NEW'],
  }),
  withdraw: defineCall({
    method: 'POST',
    path: '/api/v1/admin/fact-editions/:id/withdraw',
    access: ['content'],
    summary: 'Takes a published edition back: what held before holds again.',
    params: one,
    response: answer,
    refuses: ['IMPORT_STATE'],
  }),
  discard: defineCall({
    method: 'DELETE',
    path: '/api/v1/admin/fact-editions/:id',
    access: ['content'],
    summary: 'Throws an edition away that was never published.',
    params: one,
    response: z.object({ status: z.literal('success') }),
    refuses: ['IMPORT_STATE'],
  }),
}
