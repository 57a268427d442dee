import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { fault } from './faults.ts'
import { adminPageFields, id, line, pageInfo, paragraph } from './fields.ts'
import { FILE_ROWS_MAX } from './file-limits.ts'
import { MENTOR_STATES, ownMentor } from './mentors.ts'

const REASON_MAX = 500
const SEARCH_LENGTH_MAX = 80

/** How staff have mentors in order: by each column of the list, with a minus from the last to the first. */
export const MENTOR_SORTS = [
  'name',
  '-name',
  'seat',
  '-seat',
  'state',
  '-state',
  '-appliedAt',
  'appliedAt',
  '-sessions',
  'sessions',
  '-rating',
  'rating',
] as const
export type MentorSort = (typeof MENTOR_SORTS)[number]
const success = z.literal('success')
const one = z.object({ id })

/** A mentor or application as staff see one. */
export const managedMentor = z.object({
  _id: id,
  fullName: z.string(),
  email: z.string(),
  ...ownMentor.shape,
  sessions: z.int(),
  rating: z.nullable(z.object({ mean: z.number(), count: z.int() })),
})
export type ManagedMentor = z.output<typeof managedMentor>

const filter = {
  state: z.optional(z.enum(MENTOR_STATES)),
  /** Part of a name, an address, an institute or a branch. */
  q: z.optional(line(SEARCH_LENGTH_MAX)),
  /** Without one, those that wait come first, then who applied last. */
  sort: z.optional(z.enum(MENTOR_SORTS)),
}

export const managedMentors = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/admin/mentors',
    access: ['support', 'finance'],
    summary: 'Mentors and applications, those that wait first.',
    query: z.object({
      ...adminPageFields,
      ...filter,
    }),
    response: z.object({ status: success, data: z.array(managedMentor), ...pageInfo.shape }),
    refuses: [],
  }),
  csv: defineCall({
    method: 'GET',
    path: '/api/v1/admin/mentors/csv',
    access: ['support', 'finance'],
    deferredAs: 'files',
    summary: `The same list as CSV (RFC 4180), at most ${FILE_ROWS_MAX}; the last line says whether it is whole. Needs a fresh sign-in.`,
    query: z.object(filter),
    response: z.string(),
    refuses: ['REAUTH_REQUIRED', 'FILE_LONG'],
  }),
  proof: defineCall({
    method: 'GET',
    path: '/api/v1/admin/mentors/:id/proof',
    access: ['support'],
    summary: 'The picture that came with an application.',
    params: one,
    response: z.unknown(),
    refuses: [],
  }),
  decide: defineCall({
    method: 'POST',
    path: '/api/v1/admin/mentors/:id/decision',
    access: ['support'],
    summary: 'Approves an application, which makes a mentor of the account, or rejects it with a reason.',
    params: one,
    body: z.object({ isApproved: z.boolean(), reason: z.optional(paragraph(REASON_MAX)) }).check(
      z.refine(({ isApproved, reason }) => isApproved || reason !== undefined, {
        error: fault('required'),
        path: ['reason'],
      }),
    ),
    response: z.object({ status: success, data: managedMentor }),
    refuses: ['CHANGED_ELSEWHERE'],
  }),
}
