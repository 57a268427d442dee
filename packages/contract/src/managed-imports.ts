import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { COUNSELLINGS } from './college-data.ts'
import { fault } from './faults.ts'
import { id, instant, line, pageFields, pageInfo, whole } from './fields.ts'
import { IMPORT_COLUMNS, type ImportColumn } from './import-columns.ts'
import { importedRound, likelyRenamings, refusedRow, unknownName } from './import-findings.ts'
import { IMPORT_KINDS, IMPORT_STATES, importsFilter } from './imports-filter.ts'

/** The one field of an upload. */
export const IMPORT_FIELD = 'file'
/** The largest table that is taken over the web, bytes. Source: decision C39. */
export const IMPORT_BYTES_MAX = 20 * 1024 * 1024
/** The most rows of it. Source: decision C39. */
export const IMPORT_ROWS_MAX = 200_000
/** Refused rows that are kept word for word; the rest is counted. */
export const REFUSED_ROWS_MAX = 1_000
/** Rows of each kind that a dry run would change and keeps word for word, the largest change first; the rest is counted. */
export const CHANGES_STORED_MAX = 1_000
/** Columns of a table that are read; the rest of a file is left alone. */
export const TABLE_WIDTH_MAX = 60

/** Without these there is no table. */
export const IMPORT_COLUMNS_NEEDED = [
  'institute',
  'programme',
  'quota',
  'seatType',
  'openingRank',
  'closingRank',
] as const satisfies readonly ImportColumn[]

/** Why a file is no table that can be read. */
export const UNREADABLE_REASONS = [
  'no-table',
  'columns-missing',
  'too-large',
  'too-many-rows',
  'unreadable',
  'encoding',
  'cut-off',
  'bomb',
  'old-excel',
] as const
export type UnreadableReason = (typeof UNREADABLE_REASONS)[number]

/** What must be accepted by name before a table with such rows is taken. */
export const IMPORT_CAVEATS = ['refused', 'rounded', 'gone', 'unlikely'] as const
export type ImportCaveat = (typeof IMPORT_CAVEATS)[number]

export const IMPORT_FORMS = ['csv', 'text', 'page', 'sheet'] as const
export const IMPORT_FAULTS = [...UNREADABLE_REASONS, 'changed-meanwhile', 'nothing-before', 'broken'] as const
/** What a running import is at; compiling fits the forecast and takes the longest. */
export const IMPORT_PHASES = ['reading', 'comparing', 'storing', 'compiling'] as const

const REASON_LENGTH_MAX = 40
const ONE_OF_THE_LIST = fault('not_on_list')
const columns = z
  .array(z.nullable(z.enum(IMPORT_COLUMNS, ONE_OF_THE_LIST)))
  .check(z.maxLength(TABLE_WIDTH_MAX, fault('too_many', { max: TABLE_WIDTH_MAX })))

/** What the person who hands in a table says of it. What the table says itself goes first. */
const answers = z.object({
  /** One for each heading, in their order. */
  columns,
  counselling: z.nullable(z.enum(COUNSELLINGS, ONE_OF_THE_LIST)),
  season: z.nullable(whole(2012, 2099)),
  round: z.nullable(whole(1, 12)),
  /** Whether the newest round of a season the rules do not know yet is its last. */
  isFinal: z.boolean(),
})
export type ImportAnswers = z.output<typeof answers>

/** What came of the dry run; counts are rows. */
const report = z.object({
  read: z.int(),
  taken: z.int(),
  refused: z.int(),
  /** For what they were refused, the most frequent first. */
  refusedFor: z.array(z.object({ reason: z.string(), rows: z.int() })),
  /** Printed twice with the same ranks, taken once. */
  repeated: z.int(),
  /** With a rank the portal itself rounded to six digits. */
  rounded: z.int(),
  /** Seats the published table of the round does not have. */
  fresh: z.int(),
  changed: z.int(),
  same: z.int(),
  /** Seats the published table has and the file has not; none once they were left as they stood. */
  gone: z.int(),
  /** Of those, how many were left in their rounds when the file was published. */
  left: z._default(z.int(), 0),
  /** With a closing rank far from anything its seat ever had. */
  unlikely: z.int(),
  /** Of seats that have no figure yet to be compared with. */
  unjudged: z.int(),
  rounds: z.array(importedRound),
  /** Names the directory does not know, at most a hundred of each. */
  unknownInstitutes: z.array(unknownName),
  unknownProgrammes: z.array(unknownName),
  renamings: likelyRenamings,
})
export type ImportReport = z.output<typeof report>

const importJob = z.object({
  _id: id,
  kind: z.enum(IMPORT_KINDS),
  state: z.enum(IMPORT_STATES),
  askedAt: instant,
  endedAt: z.nullable(instant),
  /** Name of the admin; null once the account is gone. */
  askedBy: z.nullable(z.string()),
  file: z.nullable(
    z.object({
      /** As the browser said it; null where it said none. */
      name: z.nullable(z.string()),
      form: z.enum(IMPORT_FORMS),
      bytes: z.int(),
      hash: z.string(),
    }),
  ),
  /** Of a roll-back: the import it takes back. */
  undoes: z.nullable(z.object({ _id: id, fileName: z.nullable(z.string()), rounds: z.array(importedRound) })),
  /** The table as it begins; null where there is no file. */
  table: z.nullable(z.object({ headings: z.array(z.string()), samples: z.array(z.array(z.string())) })),
  /** What was said, or what is known of the shape from before. */
  answers: z.nullable(answers),
  /** Whether the columns were remembered from a table of the same headings. */
  isShapeKnown: z.boolean(),
  report: z.nullable(report),
  progress: z.nullable(z.object({ phase: z.enum(IMPORT_PHASES), done: z.int(), total: z.nullable(z.int()) })),
  fault: z.nullable(z.enum(IMPORT_FAULTS)),
  /** Rounds that stand published from this file now. */
  standing: z.int(),
  rolledBackAt: z.nullable(instant),
})
export type ImportJob = z.output<typeof importJob>

/** How a row differs from what is published; `unlikely` ones are among `changed` and `fresh` too. */
export const DIFFERENCE_KINDS = ['unlikely', 'gone', 'changed', 'fresh'] as const
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number]

const difference = z.object({
  institute: z.string(),
  programme: z.string(),
  pool: z.string(),
  source: z.string(),
  before: z.nullable(z.object({ openingRank: z.int(), closingRank: z.int() })),
  after: z.nullable(z.object({ openingRank: z.int(), closingRank: z.int() })),
  /** For an unlikely closing rank: what was usual, from a published round (`JoSAA, 2026, round 5`) or the `forecast`. */
  usual: z.nullable(z.object({ closingRank: z.int(), source: z.string() })),
})
export type ImportDifference = z.output<typeof difference>

const success = z.literal('success')
const one = z.object({ id })
/** What each step of an import answers: how far it is, and what the check found. */
export const importAnswer = z.object({ status: success, data: importJob })

export const managedImports = {
  upload: defineCall({
    method: 'POST',
    path: '/api/v1/admin/college-data/upload',
    access: ['content'],
    summary:
      'Takes one official table (CSV, XLSX, a saved portal page or its text, 20 MB) as multipart field file; nothing is published by it.',
    response: importAnswer,
    status: 201,
    refuses: ['IMPORT_FILE_MISSING', 'IMPORT_UNREADABLE', 'FILE_INFECTED', 'INPUT_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
    timeoutMs: 120_000,
  }),
  list: defineCall({
    method: 'GET',
    path: '/api/v1/admin/college-data/imports',
    access: ['content'],
    summary: 'Imports, roll-backs and mended tables of a filter, newest first unless asked otherwise.',
    query: z.object({ ...pageFields, ...importsFilter }),
    response: z.object({ status: success, data: z.array(importJob), page: pageInfo }),
    refuses: [],
  }),
  csv: defineCall({
    method: 'GET',
    path: '/api/v1/admin/college-data/imports/csv',
    access: ['content'],
    deferredAs: 'files',
    summary: 'The same list as a CSV file (RFC 4180); its last line says that it is whole.',
    query: z.object(importsFilter),
    response: z.string(),
    refuses: ['FILE_LONG'],
  }),
  get: defineCall({
    method: 'GET',
    path: '/api/v1/admin/college-data/imports/:id',
    access: ['content'],
    summary: 'One import with its progress; asked again while it runs.',
    params: one,
    response: importAnswer,
    refuses: [],
  }),
  check: defineCall({
    method: 'POST',
    path: '/api/v1/admin/college-data/imports/:id/check',
    access: ['content'],
    summary:
      'Starts the dry run: what would be taken and refused. The columns are remembered for tables of this shape.',
    params: one,
    body: answers,
    response: importAnswer,
    status: 202,
    refuses: ['IMPORT_STATE', 'IMPORT_COLUMNS'],
  }),
  apply: defineCall({
    method: 'POST',
    path: '/api/v1/admin/college-data/imports/:id/apply',
    access: ['content'],
    summary: 'Takes exactly the rows of the dry run and publishes them, or none (decision C39).',
    params: one,
    body: z.object({
      accept: z
        .array(z.enum(IMPORT_CAVEATS, ONE_OF_THE_LIST))
        .check(z.maxLength(IMPORT_CAVEATS.length, fault('too_many', { max: IMPORT_CAVEATS.length }))),
      /** Whether published rows that the file does not have stay in their rounds; then `gone` is not asked for. */
      leavesGone: z._default(z.boolean(), false),
    }),
    response: importAnswer,
    status: 202,
    refuses: ['IMPORT_STATE', 'IMPORT_NOT_ACCEPTED', 'IMPORT_NO_ROWS', 'IMPORT_NOTHING_NEW'],
  }),
  discard: defineCall({
    method: 'DELETE',
    path: '/api/v1/admin/college-data/imports/:id',
    access: ['content'],
    summary: 'Takes away a file that was not published.',
    params: one,
    response: z.object({ status: success }),
    refuses: ['IMPORT_STATE'],
  }),
  rollBack: defineCall({
    method: 'POST',
    path: '/api/v1/admin/college-data/imports/:id/roll-back',
    access: ['content'],
    summary: 'Takes a published import back: the tables that stood before it stand again.',
    params: one,
    response: importAnswer,
    status: 202,
    refuses: ['IMPORT_STATE'],
  }),
  refused: defineCall({
    method: 'GET',
    path: '/api/v1/admin/college-data/imports/:id/refused',
    access: ['content'],
    summary: `The first ${REFUSED_ROWS_MAX} refused rows of a dry run, all or those refused for one reason, a page at a time.`,
    params: one,
    query: z.object({ ...pageFields, reason: z.optional(line(REASON_LENGTH_MAX)) }),
    response: z.object({ status: success, data: z.array(refusedRow), page: pageInfo }),
    refuses: [],
  }),
  refusedCsv: defineCall({
    method: 'GET',
    path: '/api/v1/admin/college-data/imports/:id/refused/csv',
    access: ['content'],
    deferredAs: 'files',
    summary: 'The same as CSV (RFC 4180).',
    params: one,
    response: z.string(),
    refuses: [],
  }),
  differences: defineCall({
    method: 'GET',
    path: '/api/v1/admin/college-data/imports/:id/differences',
    access: ['content'],
    summary: `What an import would change, once it is checked (the ${CHANGES_STORED_MAX} largest changes of a kind), or did change, once it is published.`,
    params: one,
    query: z.object({ ...pageFields, kind: z._default(z.enum(DIFFERENCE_KINDS, ONE_OF_THE_LIST), 'changed') }),
    response: z.object({ status: success, data: z.array(difference), page: pageInfo }),
    refuses: [],
  }),
}
