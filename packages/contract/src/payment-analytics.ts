import * as z from 'zod/mini'
import { shownWords } from './by-language.ts'
import { defineCall } from './call.ts'
import { day } from './fields.ts'

/** The longest stretch that is summed up at once, days. */
export const ANALYTICS_DAYS_MAX = 400

/** From one day to another, both included, by the calendar of India; absent: the 30 days up to today. */
const stretch = { from: z.optional(day), to: z.optional(day) }

/** Money that came and went. Sums of paise; `net` is what came without tax, less what went back without its tax. */
const money = {
  paid: z.int(),
  grossPaise: z.int(),
  taxPaise: z.int(),
  refundPaise: z.int(),
  refundTaxPaise: z.int(),
  netPaise: z.int(),
}

const analytics = z.object({
  from: day,
  to: day,
  totals: z.object(money),
  /** Orders of the stretch, and what became of them up to now. */
  funnel: z.object({ orders: z.int(), paid: z.int(), refunded: z.int() }),
  byDay: z.array(z.object({ day, ...money })),
  byItem: z.array(
    z.object({
      kind: z.enum(['plan', 'event']),
      /** As it was called in its newest purchase. */
      name: shownWords,
      ...money,
    }),
  ),
  byCoupon: z.array(z.object({ code: z.nullable(z.string()), discountPaise: z.int(), ...money })),
})
export type PaymentAnalytics = z.output<typeof analytics>

export const paymentAnalytics = {
  get: defineCall({
    method: 'GET',
    path: '/api/v1/admin/payment-analytics',
    access: ['finance'],
    deferredAs: 'polls',
    summary: 'Revenue, tax and refunds by day, by what was sold and by coupon, and what became of orders.',
    query: z.object(stretch),
    response: z.object({ status: z.literal('success'), data: analytics }),
    refuses: ['DATES_ORDER', 'STRETCH_TOO_LONG'],
  }),
  export: defineCall({
    method: 'GET',
    path: '/api/v1/admin/payment-analytics/csv',
    access: ['finance'],
    deferredAs: 'files',
    summary: 'One of its tables as a CSV file; amounts in rupees.',
    query: z.object({ ...stretch, table: z._default(z.enum(['day', 'item', 'coupon']), 'day') }),
    response: z.string(),
    refuses: ['DATES_ORDER', 'STRETCH_TOO_LONG'],
  }),
}
