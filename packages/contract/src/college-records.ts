import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { fault } from './faults.ts'
import { id, instant, line, pageFields, pageInfo } from './fields.ts'

/** The longest name that is shown, characters. */
export const RECORD_NAME_MAX = 200
const NICKNAME_MAX = 60
const REASON_MAX = 200
/** Records that may be the same one, and pools that two of them print both. */
export const RECORD_TWINS_MAX = 3
export const RECORD_CLASHES_MAX = 5

const ONE_OF_THE_LIST = fault('not_on_list')
export const RECORD_KINDS = ['institute', 'programme'] as const
export type RecordKind = (typeof RECORD_KINDS)[number]
/** Columns of the list; with a minus from the last to the first, or from the most to the least. */
export const RECORD_SORTS = [
  'name',
  '-name',
  'of',
  '-of',
  'state',
  '-state',
  'taught',
  '-taught',
  'spellings',
  '-spellings',
] as const
export type RecordSort = (typeof RECORD_SORTS)[number]
export const RECORD_ACTIONS = ['rename', 'merge', 'not-same', 'nickname-add', 'nickname-remove'] as const

const kind = z.enum(RECORD_KINDS, ONE_OF_THE_LIST)
const name = line(RECORD_NAME_MAX)
/** Why it is changed, for whoever asks later. */
const reason = line(REASON_MAX)
const nickname = line(NICKNAME_MAX).check(z.regex(/[\p{L}\p{N}]/u, fault('required')))

const listed = z.object({
  _id: id,
  /** As people read it. */
  name: z.string(),
  /** As official tables print it; of a programme with years and degree in brackets. */
  printed: z.string(),
  /** Type of an institute, branch family of a programme. */
  of: z.string(),
  state: z.nullable(z.string()),
  /** Programmes of an institute, or institutes of a programme, in the book. */
  taught: z.int(),
  /** Spellings of earlier tables. */
  spellings: z.int(),
  /** The record that it turned out to be. */
  mergedInto: z.nullable(z.string()),
  /** Name of one that it may be the same as: alike by name, and no seat of one round is printed by both. */
  twin: z.nullable(z.string()),
})
export type ListedRecord = z.output<typeof listed>

const change = z.object({
  _id: id,
  action: z.enum(RECORD_ACTIONS),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  reason: z.string(),
  /** Name of who changed it; null once the account is gone. */
  by: z.nullable(z.string()),
  createdAt: instant,
  /** Null while it holds. */
  undoneAt: z.nullable(instant),
})
export type RecordChange = z.output<typeof change>

const record = z.object({
  ...listed.shape,
  kind,
  /** As it stands in addresses and keys. */
  slug: z.string(),
  spelt: z.array(z.string()),
  /** Short names by which an institute is found; none for programmes. */
  nicknames: z.array(z.object({ name: z.string(), is: z.enum(['shipped', 'offered', 'added', 'removed']) })),
  /** What shows its name. */
  touches: z.object({
    /** Rows of published tables, and their rounds. */
    rows: z.int(),
    rounds: z.int(),
    /** Saved choice lists with a choice of it. */
    lists: z.int(),
  }),
  /** Records of the same kind with a name much like it, the likeliest first. */
  mayBe: z.array(z.object({ _id: id, name: z.string() })),
  /** Newest first. */
  changes: z.array(change),
  /** Whether the book is being compiled with what was changed last; pages show it once that is done. */
  isCompiling: z.boolean(),
})
export type CollegeRecord = z.output<typeof record>

/** What hangs on a record, or on two together. */
const sums = z.object({
  /** As in the list: what both have counts once. */
  taught: z.int(),
  /** Rows of published tables, and their rounds. */
  rows: z.int(),
  rounds: z.int(),
  /** Saved choice lists with a choice of it. */
  lists: z.int(),
  /** Mentors who sit there. */
  mentors: z.int(),
})
export type RecordSums = z.output<typeof sums>

const mergePreview = z.object({
  own: z.object({ ...sums.shape, slug: z.string() }),
  into: z.object({ _id: id, name: z.string(), ...sums.shape, slug: z.string() }),
  /** What it would be then. */
  both: sums,
  /** Pools that both print in one round: while there is one, they are two records. */
  clashes: z.int(),
  samples: z.array(z.object({ source: z.string(), pool: z.string(), closingRank: z.int(), otherClosingRank: z.int() })),
})
export type MergePreview = z.output<typeof mergePreview>

const one = z.object({ kind, id })
const answer = z.object({ status: z.literal('success'), data: record })

const search = {
  kind: z._default(kind, 'institute'),
  q: z.optional(z.string().check(z.trim(), z.maxLength(100, fault('too_long', { max: 100 })))),
  sort: z._default(z.enum(RECORD_SORTS), 'name'),
  /** Only those that may be the same as another one. */
  only: z.optional(z.enum(['twins'], ONE_OF_THE_LIST)),
}

/** Institutes and programmes as records: what they are called, and what was changed of it. */
export const collegeRecords = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/admin/college-records',
    access: ['content'],
    summary: 'Institutes or programmes by name, found by their names, spellings and short names.',
    query: z.object({ ...pageFields, ...search }),
    response: z.object({
      status: z.literal('success'),
      data: z.array(listed),
      page: pageInfo,
      /** How many of the kind may be the same as another one, whatever is searched for. */
      twins: z.int(),
    }),
    refuses: [],
  }),
  csv: defineCall({
    method: 'GET',
    path: '/api/v1/admin/college-records/csv',
    access: ['content'],
    deferredAs: 'files',
    summary: 'The same list as CSV (RFC 4180); its last line says that it is whole.',
    query: z.object(search),
    response: z.string(),
    refuses: ['FILE_LONG'],
  }),
  get: defineCall({
    method: 'GET',
    path: '/api/v1/admin/college-records/:kind/:id',
    access: ['content'],
    summary: 'One institute or programme with its spellings, short names, what shows it, and what was changed.',
    params: one,
    response: answer,
    refuses: [],
  }),
  rename: defineCall({
    method: 'POST',
    path: '/api/v1/admin/college-records/:kind/:id/name',
    access: ['content'],
    summary: 'Has it shown under another name everywhere; addresses, lists and links stay as they are.',
    params: one,
    body: z.object({ name, reason }),
    response: answer,
    refuses: ['RECORD_NAME_TAKEN', 'RECORD_NAME_SAME', 'RECORD_MERGED'],
  }),
  previewMerge: defineCall({
    method: 'GET',
    path: '/api/v1/admin/college-records/:kind/:id/merge/:into',
    access: ['content'],
    summary: 'What merging it into another would bring together, and what speaks against it.',
    params: z.object({ kind, id, into: id }),
    response: z.object({ status: z.literal('success'), data: mergePreview }),
    refuses: ['RECORD_UNLIKE', 'RECORD_MERGED'],
  }),
  merge: defineCall({
    method: 'POST',
    path: '/api/v1/admin/college-records/:kind/:id/merge',
    access: ['content'],
    summary: 'Makes it one with another of its kind, which keeps its name; addresses of both lead to it.',
    params: one,
    body: z.object({ into: id, reason }),
    response: answer,
    refuses: ['RECORD_UNLIKE', 'RECORD_MERGED', 'RECORD_CLASH'],
  }),
  notSame: defineCall({
    method: 'POST',
    path: '/api/v1/admin/college-records/:kind/:id/not-same',
    access: ['content'],
    summary: 'Keeps that it is not the same as another: neither is named as a possible duplicate of the other.',
    params: one,
    body: z.object({ other: id, reason }),
    response: answer,
    refuses: ['RECORD_UNLIKE', 'RECORD_MERGED', 'RECORD_TOLD'],
  }),
  nickname: defineCall({
    method: 'POST',
    path: '/api/v1/admin/college-records/institutes/:id/nicknames',
    isOnce: true,
    access: ['content'],
    summary: 'Lets an institute be found by a short name, or no longer.',
    params: z.object({ id }),
    body: z.object({ nickname, how: z.enum(['add', 'remove'], ONE_OF_THE_LIST), reason }),
    response: answer,
    refuses: ['RECORD_NICKNAME', 'RECORD_MERGED'],
  }),
  undo: defineCall({
    method: 'POST',
    path: '/api/v1/admin/college-records/changes/:id/undo',
    access: ['content'],
    summary: 'Takes a change of a record back: what held before holds again.',
    params: z.object({ id }),
    response: answer,
    refuses: ['RECORD_CHANGED_SINCE', 'RECORD_NAME_TAKEN'],
  }),
}
