import { couponCode } from '@sopaan/domain/money/coupons'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { fault } from './faults.ts'
import { basisPoints, id, instant, line, pageFields, pageInfo, paise, whole } from './fields.ts'
import { FILE_ROWS_MAX } from './file-limits.ts'

const CODE_FORMAT = fault('not_coupon_code', { min: 3, max: 24 })
const AMOUNT_PAISE_MAX = 100_000_000
const USES_MAX = 1_000_000
const PLANS_MAX = 60
/** How staff have the coupons in order; without one the newest come first. */
export const COUPON_SORTS = [
  '-createdAt',
  'code',
  '-code',
  'discount',
  '-discount',
  'uses',
  '-uses',
  'endsAt',
  '-endsAt',
] as const
export type CouponSort = (typeof COUPON_SORTS)[number]

const SEARCH_LENGTH_MAX = 60

/** A code as an admin writes it, read in upper case. */
const newCode = z.pipe(
  z.pipe(z.string(CODE_FORMAT).check(z.maxLength(40, CODE_FORMAT)), z.transform(couponCode)),
  z.string().check(z.regex(/^[A-Z0-9][A-Z0-9_-]{2,23}$/, CODE_FORMAT)),
)

/** A coupon as an admin writes it. */
export const couponFields = z.object({
  code: newCode,
  note: z.nullable(line(120)),
  discount: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('percent'), percentBp: basisPoints(1, 10_000) }),
    z.object({ kind: z.literal('flat'), flatPaise: paise(1, AMOUNT_PAISE_MAX) }),
  ]),
  /** List price from which it holds. */
  minAmountPaise: paise(0, AMOUNT_PAISE_MAX),
  startsAt: z.nullable(instant),
  endsAt: z.nullable(instant),
  /** Null for as many as come. */
  usesMax: z.nullable(whole(1, USES_MAX)),
  usesPerUserMax: z.nullable(whole(1, USES_MAX)),
  /** None: every plan. */
  planIds: z.array(id).check(z.maxLength(PLANS_MAX, fault('too_many', { max: PLANS_MAX }))),
  coversEvents: z.boolean(),
})
export type CouponFields = z.output<typeof couponFields>

const managedCoupon = z.object({
  _id: id,
  ...couponFields.shape,
  /** Held while somebody pays. */
  usesHeld: z.int(),
  /** Paid for. */
  usesPaid: z.int(),
  retiredAt: z.nullable(instant),
  isSample: z.boolean(),
})
export type ManagedCoupon = z.output<typeof managedCoupon>

/** Where a coupon may stand: it can be used now or later, its time is over, or it was taken back. */
export const COUPON_STATES = ['open', 'over', 'retired'] as const
export type CouponState = (typeof COUPON_STATES)[number]

const search = {
  state: z.optional(z.enum(COUPON_STATES)),
  q: z.optional(
    z.string().check(z.trim(), z.maxLength(SEARCH_LENGTH_MAX, fault('too_long', { max: SEARCH_LENGTH_MAX }))),
  ),
  sort: z._default(z.enum(COUPON_SORTS), '-createdAt'),
}

const success = z.literal('success')
const one = z.object({ id })
const managedOne = z.object({ status: success, data: managedCoupon })

/** Why a coupon does not hold for what is being bought. */
export const COUPON_REFUSALS = [
  'COUPON_UNKNOWN',
  'COUPON_OVER',
  'COUPON_NOT_YET',
  'COUPON_OTHER_ITEM',
  'COUPON_AMOUNT',
  'COUPON_USED_UP',
  'COUPON_USED',
] as const

export const coupons = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/admin/coupons',
    access: ['finance'],
    summary: 'Coupons, those taken back too; `q` finds part of a code or note.',
    query: z.object({ ...pageFields, ...search }),
    response: z.object({ status: success, data: z.array(managedCoupon), page: pageInfo }),
    refuses: [],
  }),
  csv: defineCall({
    method: 'GET',
    path: '/api/v1/admin/coupons/csv',
    access: ['finance'],
    deferredAs: 'files',
    summary: `The same list as CSV (RFC 4180), at most ${FILE_ROWS_MAX} coupons; the last line says whether it is whole.`,
    query: z.object(search),
    response: z.string(),
    refuses: ['FILE_LONG'],
  }),
  add: defineCall({
    method: 'POST',
    path: '/api/v1/admin/coupons',
    isOnce: true,
    access: ['finance'],
    summary: 'Makes a coupon.',
    body: couponFields,
    response: managedOne,
    status: 201,
    refuses: ['COUPON_CODE_TAKEN', 'DATES_ORDER', 'NOT_FOUND'],
  }),
  change: defineCall({
    method: 'PUT',
    path: '/api/v1/admin/coupons/:id',
    access: ['finance'],
    summary: 'Changes a coupon; who paid with it keeps the discount.',
    params: one,
    body: couponFields,
    response: managedOne,
    refuses: ['COUPON_CODE_TAKEN', 'COUPON_LIMIT_LOW', 'DATES_ORDER'],
  }),
  retire: defineCall({
    method: 'DELETE',
    path: '/api/v1/admin/coupons/:id',
    access: ['finance'],
    summary: 'Takes a coupon back: nobody can use it any more.',
    params: one,
    response: managedOne,
    refuses: [],
  }),
}
