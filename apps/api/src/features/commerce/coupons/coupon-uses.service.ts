import { refuse } from '@sopaan/contract/refusals'
import {
  type CouponFault,
  type CouponItem,
  type CouponRule,
  couponCode,
  findDiscount,
} from '@sopaan/domain/money/coupons'
import { MINUTE_MS } from '@sopaan/domain/time/durations'
import { type Deps, inTransaction } from '#api/deps.ts'
import {
  countUsesOf,
  findUseOfPurchase,
  insertReservation,
  listCouponsWithEndedReservations,
  moveUse,
  releaseReservation,
  reserveUse,
  returnUse,
} from './coupon-uses.queries.ts'
import { type CouponRow, findCouponByCode, lockCoupon, lockCouponByCode } from './coupons.queries.ts'

/** How long a use is held for somebody who pays, ms: longer than the payment window stays open (decision 0070). */
const RESERVATION_MS = 30 * MINUTE_MS
const ENDED_RESERVATIONS_MAX = 200

/** What a coupon takes off: rows of a purchase copy it. */
export type CouponQuote = { couponId: string; code: string; discountPaise: number }

type CheckoutItem = { code: string; userId: string; item: CouponItem }

const FAULT_CODES = {
  over: 'COUPON_OVER',
  'not-yet': 'COUPON_NOT_YET',
  'other-item': 'COUPON_OTHER_ITEM',
  'amount-too-small': 'COUPON_AMOUNT',
} as const satisfies Record<CouponFault, string>

/**
 * What a coupon would take off, looked up before paying; nothing is taken.
 * @throws {Refusal} COUPON_UNKNOWN, COUPON_OVER, COUPON_NOT_YET, COUPON_OTHER_ITEM, COUPON_AMOUNT, COUPON_USED_UP, COUPON_USED
 */
export async function quoteCoupon(deps: Deps, { code, userId, item }: CheckoutItem): Promise<CouponQuote> {
  const row = (await findCouponByCode(deps.db, couponCode(code))) ?? refuse('COUPON_UNKNOWN')
  const quote = discountOf(deps, row, item)
  const own = await countUsesOf(deps.db, row.id, userId)
  if (row.usesPerUserMax !== null && own.used >= row.usesPerUserMax) refuse('COUPON_USED')
  // What somebody else only holds may still come free; the count is taken when it is ordered.
  if (row.usesMax !== null && row.usesTaken - own.held >= row.usesMax) refuse('COUPON_USED_UP')
  return quote
}

/**
 * Takes one use of a coupon for a purchase, until it is paid or 30 minutes have gone. Call it in the transaction that
 * writes the purchase: whoever else wants this coupon waits until it ends. A person's own older hold gives way.
 * @throws {Refusal} as `quoteCoupon`
 */
export async function reserveCoupon(deps: Deps, wish: CheckoutItem & { purchaseId: string }): Promise<CouponQuote> {
  return inTransaction(deps, async (deps) => {
    const row = (await lockCouponByCode(deps.db, couponCode(wish.code))) ?? refuse('COUPON_UNKNOWN')
    const quote = discountOf(deps, row, wish.item)
    await reserve(deps, row, wish)
    return quote
  })
}

/** Gives back what a purchase holds; nothing where it holds nothing any more. Harmless twice. */
export async function releaseCoupon(deps: Deps, purchaseId: string): Promise<void> {
  await inTransaction(deps, async (deps) => {
    const use = await findUseOfPurchase(deps.db, purchaseId)
    if (use === undefined) return
    await lockCoupon(deps.db, use.couponId)
    const isMoved = await moveUse(deps.db, purchaseId, { from: 'held', to: 'released', now: deps.now() })
    if (isMoved) await returnUse(deps.db, use.couponId, 1)
  })
}

/**
 * Says that a purchase was paid with its coupon. A hold that ran out meanwhile is taken anew where a use is left. Call it in
 * the transaction that settles. Harmless twice.
 * @returns `over` where the use went to somebody else: this purchase was paid at a price that does not stand any more
 */
export async function consumeCoupon(deps: Deps, purchaseId: string): Promise<'used' | 'over' | 'without-coupon'> {
  return inTransaction(deps, async (deps) => {
    const found = await findUseOfPurchase(deps.db, purchaseId)
    if (found === undefined) return 'without-coupon'
    const row = await lockCoupon(deps.db, found.couponId)
    const use = await findUseOfPurchase(deps.db, purchaseId)
    if (row === undefined || use === undefined) return 'without-coupon'
    if (use.state === 'used') return 'used'
    if (use.state === 'released' && !(await reserveAgain(deps, row, use.userId))) return 'over'
    await moveUse(deps.db, purchaseId, { from: use.state, to: 'used', now: deps.now() })
    return 'used'
  })
}

/** Lets go every hold that ran out, on any number of instances. @returns how many */
export async function releaseEndedReservations(deps: Deps): Promise<number> {
  let count = 0
  for (const couponId of await listCouponsWithEndedReservations(deps.db, deps.now(), ENDED_RESERVATIONS_MAX))
    count += await inTransaction(deps, async (deps) => {
      await lockCoupon(deps.db, couponId)
      return releaseEnded(deps, couponId)
    })
  return count
}

/** The coupon is held: counts and takes cannot be passed by others. */
async function reserve(deps: Deps, row: CouponRow, { userId, purchaseId }: { userId: string; purchaseId: string }) {
  const own = await countUsesOf(deps.db, row.id, userId)
  if (row.usesPerUserMax !== null && own.used >= row.usesPerUserMax) refuse('COUPON_USED')
  const isOverOwn = row.usesPerUserMax !== null && own.held + own.used >= row.usesPerUserMax
  if (isOverOwn) await releaseOwn(deps, row.id, userId)
  if (!(await reserveOrRelease(deps, row.id, userId))) refuse('COUPON_USED_UP')
  const heldUntil = new Date(deps.now().getTime() + RESERVATION_MS)
  await insertReservation(deps.db, { couponId: row.id, userId, purchaseId, heldUntil, now: deps.now() })
}

/** Takes a use; where none is left, after letting go what ran out, and then what the same person holds. */
async function reserveOrRelease(deps: Deps, couponId: string, userId: string): Promise<boolean> {
  if (await reserveUse(deps.db, couponId)) return true
  if ((await releaseEnded(deps, couponId)) > 0) return reserveUse(deps.db, couponId)
  return (await releaseOwn(deps, couponId, userId)) > 0 && reserveUse(deps.db, couponId)
}

async function reserveAgain(deps: Deps, row: CouponRow, userId: string): Promise<boolean> {
  const own = await countUsesOf(deps.db, row.id, userId)
  if (row.usesPerUserMax !== null && own.held + own.used >= row.usesPerUserMax) return false
  if (await reserveUse(deps.db, row.id)) return true
  return (await releaseEnded(deps, row.id)) > 0 && reserveUse(deps.db, row.id)
}

async function releaseEnded(deps: Deps, couponId: string): Promise<number> {
  const count = await releaseReservation(deps.db, couponId, { ranOutBy: deps.now() }, deps.now())
  if (count > 0) await returnUse(deps.db, couponId, count)
  return count
}

async function releaseOwn(deps: Deps, couponId: string, userId: string): Promise<number> {
  const count = await releaseReservation(deps.db, couponId, { userId }, deps.now())
  if (count > 0) await returnUse(deps.db, couponId, count)
  return count
}

function discountOf(deps: Deps, row: CouponRow, item: CouponItem): CouponQuote {
  const found = findDiscount(ruleOf(row), item, deps.now())
  return found.ok
    ? { couponId: row.id, code: row.code, discountPaise: found.discountPaise }
    : refuse(FAULT_CODES[found.fault])
}

function ruleOf(row: CouponRow): CouponRule {
  return {
    discount: row.flatPaise === null ? { percentBp: row.percentBp ?? 0 } : { flatPaise: row.flatPaise },
    minAmountPaise: row.minAmountPaise,
    startsAt: row.startsAt ?? undefined,
    endsAt: row.endsAt ?? undefined,
    isRetired: row.retiredAt !== null,
    planIds: row.planIds,
    coversEvents: row.coversEvents,
  }
}
