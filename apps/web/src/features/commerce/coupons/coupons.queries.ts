import type { RequestInput } from '@sopaan/contract/call'
import { type CouponFields, type CouponSort, type CouponState, coupons } from '@sopaan/contract/coupons'
import { plans } from '@sopaan/contract/plans'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { invalidate } from '#web/identity/actor.queries.ts'
import { fetchFile, request } from '#web/identity/browser-request.ts'
import { saveFile } from '#web/save-file.ts'

/** Rows of a page of coupons. */
const LIMIT = 50

/** One page of coupons in an order. */
export function couponsQuery(question: { page: number; q: string; sort: CouponSort; state?: CouponState | undefined }) {
  return queryOptions({
    queryKey: ['coupons', question],
    queryFn: ({ signal }) => request(coupons.list, { query: { ...question, limit: LIMIT } }, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** Puts the coupons of a search into the downloads. */
export async function downloadCoupons(query: RequestInput<typeof coupons.csv>['query']): Promise<void> {
  saveFile(await fetchFile(coupons.csv, { query }), 'sopaan-coupons.csv')
}

/** The plans a coupon may be for. */
export const couponPlansQuery = queryOptions({
  queryKey: ['coupon-plans'],
  queryFn: async ({ signal }) => (await request(plans.manage, { query: {} }, { signal })).data,
})

/** Makes a coupon, or changes the one of an id. */
export async function saveCoupon(coupon: CouponFields, id: string | undefined): Promise<void> {
  await (id === undefined
    ? request(coupons.add, { body: coupon })
    : request(coupons.change, { params: { id }, body: coupon }))
  await invalidate('coupons')
}

/** Takes a coupon back. */
export async function sendCouponRetirement(id: string): Promise<void> {
  await request(coupons.retire, { params: { id } })
  await invalidate('coupons')
}
