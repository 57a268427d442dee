import { couponCode } from '@sopaan/domain/money/coupons'
import * as z from 'zod/mini'
import { gstin, stateCode } from './business.ts'
import { fault } from './faults.ts'
import { id, line, paise } from './fields.ts'

/** The largest price there is, paise. */
export const AMOUNT_MAX = 100_000_000

/** A code as a person types it: whatever it is, it is looked for. An empty one is none. */
const typedCouponCode = z.pipe(
  z.string(fault('not_code')).check(z.trim(), z.maxLength(40, fault('too_long', { max: 40 }))),
  z.transform((typed): string | undefined => couponCode(typed) || undefined),
)

const BILLING_NAME_MAX = 80

const orderFields = {
  planId: z.optional(id),
  eventId: z.optional(id),
  /** A smaller plan that is given up for this one: what is left of it is taken off. */
  fromPlanId: z.optional(id),
  couponCode: z.optional(typedCouponCode),
  /** Two digits of the State as in a GSTIN; absent: the one of the last purchase, else of the profile. */
  billingState: z.optional(stateCode),
  gstin: z.optional(gstin),
}
const isOneItem = z.refine<{ planId?: string | undefined; eventId?: string | undefined }>(
  ({ planId, eventId }) => (planId === undefined) !== (eventId === undefined),
  { message: fault('not_purchase'), path: ['planId'] },
)

/** What somebody wants to buy, and where it counts as supplied. Prices come from our own tables alone (PAY-01). */
export const orderRequest = z.object(orderFields).check(isOneItem)
export type OrderRequest = z.output<typeof orderRequest>

/** The same with the total that its buyer was shown, paise: nothing else is ordered. Absent: whatever it costs. */
export const order = z
  .object({
    ...orderFields,
    /** Whom the receipt names, such as a parent; absent: the buyer. */
    billingName: z.optional(line(BILLING_NAME_MAX)),
    expectedTotalPaise: z.optional(paise(0, AMOUNT_MAX)),
  })
  .check(isOneItem)
export type OrderRequested = z.output<typeof order>
