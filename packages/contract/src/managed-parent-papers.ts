import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { fault } from './faults.ts'
import { adminPageFields, id, instant, line, pageInfo, paragraph } from './fields.ts'
import { FILE_ROWS_MAX } from './file-limits.ts'
import { PARENT_RELATIONS } from './parents.ts'

export const PARENT_PAPER_STATES = ['waiting', 'accepted', 'refused', 'dropped'] as const
export type ParentPaperState = (typeof PARENT_PAPER_STATES)[number]

const REASON_MAX = 500
const success = z.literal('success')
const one = z.object({ id })

/** A paper of a parent as staff see it. */
export const managedParentPaper = z.object({
  _id: id,
  childId: id,
  childName: z.string(),
  /** As the parent gave it; the paper is to show it. */
  parentName: z.string(),
  relation: z.enum(PARENT_RELATIONS),
  parentEmail: z.string(),
  state: z.enum(PARENT_PAPER_STATES),
  sentAt: instant,
  decidedAt: z.nullable(instant),
  reason: z.nullable(z.string()),
  isPdf: z.boolean(),
  /** Whether the file is still there; it is deleted once decided. */
  hasFile: z.boolean(),
  /** Why the answer may be the child's own; null where nothing speaks for it. */
  doubt: z.nullable(z.enum(['same-device', 'same-address'])),
})
export type ManagedParentPaper = z.output<typeof managedParentPaper>

/** How staff have the papers in order; without one those that wait come first, the oldest on top. */
export const PARENT_PAPER_SORTS = [
  'sentAt',
  '-sentAt',
  'parent',
  '-parent',
  'child',
  '-child',
  'state',
  '-state',
] as const
export type ParentPaperSort = (typeof PARENT_PAPER_SORTS)[number]
const SEARCH_LENGTH_MAX = 100
const filter = {
  state: z.optional(z.enum(PARENT_PAPER_STATES)),
  /** Part of the name or address of a parent, or of the name of a child. */
  q: z.optional(line(SEARCH_LENGTH_MAX)),
  sort: z.optional(z.enum(PARENT_PAPER_SORTS)),
}

export const managedParentPapers = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/admin/parent-papers',
    access: ['support'],
    summary: 'Papers by which parents prove who they are: those that wait first, the oldest on top.',
    query: z.object({ ...adminPageFields, ...filter }),
    response: z.object({ status: success, data: z.array(managedParentPaper), ...pageInfo.shape }),
    refuses: [],
  }),
  csv: defineCall({
    method: 'GET',
    path: '/api/v1/admin/parent-papers/csv',
    access: ['support'],
    deferredAs: 'files',
    summary: `The same list as a CSV file (RFC 4180), at most ${FILE_ROWS_MAX} papers; the last line says whether it is whole. Needs a fresh sign-in.`,
    query: z.object(filter),
    response: z.string(),
    refuses: ['REAUTH_REQUIRED', 'FILE_LONG'],
  }),
  file: defineCall({
    method: 'GET',
    path: '/api/v1/admin/parent-papers/:id/file',
    access: ['support'],
    summary: 'The file of a paper that waits; each look stands on the audit trail.',
    params: one,
    response: z.unknown(),
    refuses: [],
  }),
  decide: defineCall({
    method: 'POST',
    path: '/api/v1/admin/parent-papers/:id/decision',
    access: ['support'],
    summary:
      'Accepts a paper, which gives the consent, or refuses it with a reason for the parent. Its file is deleted.',
    params: one,
    body: z.object({ isAccepted: z.boolean(), reason: z.optional(paragraph(REASON_MAX)) }).check(
      z.refine(({ isAccepted, reason }) => isAccepted || reason !== undefined, {
        error: fault('required'),
        path: ['reason'],
      }),
    ),
    response: z.object({ status: success, data: managedParentPaper }),
    refuses: ['CHANGED_ELSEWHERE'],
  }),
}
