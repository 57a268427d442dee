import * as z from 'zod/mini'
import { id, instant } from './fields.ts'
import { AGE_BANDS, PARENT_STATES } from './users.ts'

/** What staff decide a refund by. */
export const refundFacts = z.object({
  userId: id,
  ageBand: z.enum(AGE_BANDS),
  parentState: z.enum(PARENT_STATES),
  /** Sessions of mentoring that the purchase brought, and of these held and ahead. */
  sessions: z.int(),
  held: z.int(),
  ahead: z.int(),
  /** The first of those ahead; null for none. */
  nextAhead: z.nullable(z.object({ startsAt: instant, mentor: z.string() })),
  /** How it was paid, as the provider calls it, and with which coupon. */
  method: z.nullable(z.string()),
  couponCode: z.nullable(z.string()),
  /** What the same person made with the tools since it was paid. */
  tools: z.object({ lists: z.int(), studySessions: z.int(), mocks: z.int() }),
  /** Whole days since it was paid; null where it was not. */
  days: z.nullable(z.int()),
  /** Refunds that were paid out to the same person, for whatever. */
  refundsBefore: z.int(),
  /** What of the price is for sessions that were not held, at most what is left; null where it brought none, or they went back already. */
  unusedPaise: z.nullable(z.int()),
})
export type RefundFacts = z.output<typeof refundFacts>
