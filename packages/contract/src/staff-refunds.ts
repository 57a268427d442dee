import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { adminPageFields, id, line, pageInfo, paragraph } from './fields.ts'
import { FILE_ROWS_MAX } from './file-limits.ts'
import { REFUND_STATES, type RefundState, refundRow } from './purchase-shapes.ts'

const SEARCH_LENGTH_MAX = 80
const REASON_LENGTH_MAX = 500
const QUESTION_LENGTH_MAX = 1_000

/** How staff have refunds in order: by each column of the list, with a minus from the last to the first. */
export const REFUND_SORTS = [
  '-askedAt',
  'askedAt',
  'person',
  '-person',
  'item',
  '-item',
  'state',
  '-state',
  'askedBy',
  '-askedBy',
  '-amount',
  'amount',
] as const
export type RefundSort = (typeof REFUND_SORTS)[number]

/** Several states that staff look at together. */
export const REFUND_GROUPS = {
  open: ['asked', 'held', 'failed', 'sending', 'pending'],
  'under-way': ['sending', 'pending'],
  ended: ['declined', 'withdrawn', 'closed'],
} as const satisfies Record<string, readonly RefundState[]>
export type RefundGroup = keyof typeof REFUND_GROUPS

const filter = {
  /** `open`: whatever is not done with; `under-way`: sent; `ended`: not paid out. */
  state: z.optional(z.enum([...REFUND_STATES, 'open', 'under-way', 'ended'])),
  /** Those of one purchase. */
  purchaseId: z.optional(id),
  /** Part of a name, an address, what was bought, an id of the provider or the reference of a transfer. */
  q: z.optional(line(SEARCH_LENGTH_MAX)),
  /** Without one, what waits for a decision comes first, then what is not done with, the oldest in front; then the newest. */
  sort: z.optional(z.enum(REFUND_SORTS)),
}

const success = z.literal('success')

/** Refunds, as staff find them. */
export const staffRefunds = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/admin/refunds',
    access: ['support', 'finance'],
    summary: 'Refunds with the facts to decide by: those that wait for a decision first, the oldest of them in front.',
    query: z.object({ ...adminPageFields, ...filter }),
    response: z.object({
      status: success,
      data: z.array(refundRow),
      /** How many there are in each state, whatever the filter. */
      counts: z.record(z.enum(REFUND_STATES), z.int()),
      /** What those of the filter come to, on all pages; of what is not decided, what was paid. */
      sumPaise: z.int(),
      page: pageInfo,
    }),
    refuses: [],
  }),
  question: defineCall({
    method: 'POST',
    path: '/api/v1/admin/refunds/:id/questions',
    isOnce: true,
    access: ['support', 'finance'],
    summary: 'Asks the buyer something about a refund by mail; question and answers are a thread of the messages.',
    params: z.object({ id }),
    body: z.object({ question: paragraph(QUESTION_LENGTH_MAX) }),
    response: z.object({ status: success, data: z.object({ number: z.string() }) }),
    status: 201,
    refuses: ['REFUND_DECIDED', 'ANSWERS_FULL'],
  }),
  csv: defineCall({
    method: 'GET',
    path: '/api/v1/admin/refunds/csv',
    access: ['finance'],
    deferredAs: 'files',
    summary: `The same list as a CSV file (RFC 4180), at most ${FILE_ROWS_MAX}; the last line says whether it is whole. Needs a fresh sign-in.`,
    query: z.object(filter),
    response: z.string(),
    refuses: ['FILE_LONG', 'REAUTH_REQUIRED', 'EXPORT_NEEDS_SECOND'],
  }),
  askExport: defineCall({
    method: 'POST',
    path: '/api/v1/admin/refunds/csv',
    access: ['finance'],
    deferredAs: 'files',
    summary: 'Asks an owner for the file of a filter that holds more refunds than one of the staff takes alone.',
    query: z.object(filter),
    body: z.object({ reason: paragraph(REASON_LENGTH_MAX) }),
    response: z.object({ status: success, message: z.string() }),
    status: 201,
    refuses: ['REAUTH_REQUIRED'],
  }),
}
