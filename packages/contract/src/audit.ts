import * as z from 'zod/mini'
import { shownWords } from './by-language.ts'
import { defineCall } from './call.ts'
import { day, id, instant, line, PAGE_SIZE_ADMIN, PAGE_SIZE_MAX, queryWhole } from './fields.ts'

/** Who may stand behind an entry; `system` is the product itself: jobs, seeds, commands. */
export const AUDIT_ROLES = ['mentee', 'mentor', 'admin', 'system'] as const

/** Matches are counted up to here: a larger number would say nothing more and cost a read of the whole trail. */
export const AUDIT_COUNT_MAX = 10_000
/** Most lines of one export. */
export const AUDIT_CSV_MAX = 100_000
const WORD_LENGTH_MAX = 200
const PERSON_LENGTH_MAX = 254
/** Sixty of the longest actions, by commas. */
const MEANT_LENGTH_MAX = 2_000

/** A trail of a million entries is read in less. */
const CHECK_TIMEOUT_MS = 120_000

const word = line(WORD_LENGTH_MAX)

/** One field before and after; a side is absent where something was made or removed. */
const change = z.record(z.string(), z.object({ before: z.optional(z.unknown()), after: z.optional(z.unknown()) }))

/** An entry of the audit trail, as admins read it. */
export const auditEntry = z.object({
  _id: id,
  /** Its place in the trail, from 1 without a gap. */
  sequence: z.int(),
  at: instant,
  /** `noun.verb`. */
  action: z.string(),
  actor: z.object({ _id: z.nullable(id), role: z.enum(AUDIT_ROLES), name: z.nullable(z.string()) }),
  /** The admin who acted for the actor, where one did. */
  impersonatorId: z.nullable(id),
  target: z.object({
    type: z.string(),
    id: z.nullable(z.string()),
    /** What it is called now, or whose it is; null for what has no name, and for what is gone. */
    name: z.nullable(z.union([z.string(), shownWords])),
    /** Of the page of staff it is read on, where that is not its own id: the purchase of a refund. */
    pageId: z.nullable(z.string()),
  }),
  change,
  ip: z.nullable(z.string()),
  /** The browser in words. */
  device: z.nullable(z.string()),
  requestId: z.nullable(z.string()),
})
export type AuditEntry = z.output<typeof auditEntry>

/**
 * Without one the newest comes first. By anything but the time, entries of the same value follow each other from the newest
 * on; with a minus, the last value comes first and each from the oldest on. What has no value comes last.
 */
export const AUDIT_SORTS = [
  '-at',
  'at',
  'action',
  '-action',
  'role',
  '-role',
  'target',
  '-target',
  'ip',
  '-ip',
] as const
export type AuditSort = (typeof AUDIT_SORTS)[number]

const filter = {
  /** A person's id or e-mail address. */
  actor: z.optional(line(PERSON_LENGTH_MAX)),
  role: z.optional(z.enum(AUDIT_ROLES)),
  /** A whole action such as `user.delete`, or a noun and its dot for all of it: `user.` */
  action: z.optional(word),
  targetType: z.optional(word),
  targetId: z.optional(word),
  /** Days by India's calendar, both included. */
  from: z.optional(day),
  to: z.optional(day),
  /** `hidden`: without the looks of staff at personal data, which outnumber what was changed. */
  looks: z.optional(z.enum(['hidden', 'shown'])),
  /** A part of an action; or the whole of an address of a network, a request, a target, an e-mail or a name. */
  q: z.optional(word),
  /** Actions that `q` means besides, by a comma: those whose words, in the reader’s language, hold it. */
  meant: z.optional(line(MEANT_LENGTH_MAX)),
  sort: z.optional(z.enum(AUDIT_SORTS)),
}
export const auditFilter = z.object(filter)
export type AuditFilter = z.output<typeof auditFilter>

export const audit = {
  all: defineCall({
    method: 'GET',
    path: '/api/v1/admin/audit/all',
    access: ['owner'],
    summary:
      'The audit trail, newest first unless asked otherwise; `before` goes on from where a page ended. The look itself is written too.',
    query: z.object({
      ...filter,
      limit: z._default(queryWhole(1, PAGE_SIZE_MAX), PAGE_SIZE_ADMIN),
      /** The `next` of the page before. */
      before: z.optional(queryWhole(1, Number.MAX_SAFE_INTEGER)),
    }),
    response: z.object({
      status: z.literal('success'),
      data: z.array(auditEntry),
      /** How many entries match; where they are more than 10,000, that number. */
      total: z.int(),
      isTotalCapped: z.boolean(),
      /** Where the next page begins; null on the last. */
      next: z.nullable(z.int()),
      /** Every action that the trail knows, for choosing one. */
      actions: z.array(z.string()),
    }),
    refuses: [],
  }),
  check: defineCall({
    method: 'GET',
    path: '/api/v1/admin/audit/check',
    access: ['owner'],
    summary: 'Reads the whole trail and recomputes every seal: whether an entry was changed, removed, put in or moved.',
    response: z.object({
      status: z.literal('success'),
      data: z.object({
        at: instant,
        /** How many entries stand, where it is whole. */
        count: z.int(),
        /** The number of the first entry that is wrong; null where it is whole. */
        brokenAt: z.nullable(z.int()),
      }),
    }),
    refuses: [],
    timeoutMs: CHECK_TIMEOUT_MS,
  }),
  csv: defineCall({
    method: 'GET',
    path: '/api/v1/admin/audit/csv',
    access: ['owner'],
    deferredAs: 'files',
    summary: `The entries of a filter as CSV (RFC 4180) in the same order, at most ${AUDIT_CSV_MAX}.`,
    query: auditFilter,
    response: z.string(),
    refuses: ['FILE_LONG'],
  }),
}
