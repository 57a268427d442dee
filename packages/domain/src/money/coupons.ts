import { BASIS_POINTS } from './gst.ts'

/** The least that is paid where anything is, paise: the payment provider takes no less (decision 0070). */
export const PRICE_PAISE_MIN = 100

/** What a coupon says of itself. */
export type CouponRule = {
  discount: { percentBp: number } | { flatPaise: number }
  /** List price from which it holds. */
  minAmountPaise: number
  startsAt: Date | undefined
  endsAt: Date | undefined
  isRetired: boolean
  /** Empty: every plan. */
  planIds: readonly string[]
  coversEvents: boolean
}

/** What a coupon is to be used for. */
export type CouponItem = { listPricePaise: number } & ({ planId: string } | { eventId: string })

export type CouponFault = 'over' | 'not-yet' | 'other-item' | 'amount-too-small'

/**
 * What a coupon takes off a list price: all of it, or so much that ₹1 is left. A share rounds down to whole paise.
 * Uses are counted elsewhere, where they are taken.
 */
export function findDiscount(
  coupon: CouponRule,
  item: CouponItem,
  now: Date,
): { ok: true; discountPaise: number } | { ok: false; fault: CouponFault } {
  if (coupon.isRetired || (coupon.endsAt !== undefined && now >= coupon.endsAt)) return { ok: false, fault: 'over' }
  if (coupon.startsAt !== undefined && now < coupon.startsAt) return { ok: false, fault: 'not-yet' }
  if (!covers(coupon, item)) return { ok: false, fault: 'other-item' }
  if (item.listPricePaise < coupon.minAmountPaise) return { ok: false, fault: 'amount-too-small' }
  const { discount } = coupon
  const wanted =
    'flatPaise' in discount ? discount.flatPaise : Math.floor((item.listPricePaise * discount.percentBp) / BASIS_POINTS)
  if (wanted >= item.listPricePaise) return { ok: true, discountPaise: item.listPricePaise }
  return { ok: true, discountPaise: Math.max(0, Math.min(wanted, item.listPricePaise - PRICE_PAISE_MIN)) }
}

/** A code as it is kept and compared: without spaces around it, in upper case. */
export function couponCode(typed: string): string {
  return typed.trim().toUpperCase()
}

function covers({ planIds, coversEvents }: CouponRule, item: CouponItem): boolean {
  return 'eventId' in item ? coversEvents : planIds.length === 0 || planIds.includes(item.planId)
}
