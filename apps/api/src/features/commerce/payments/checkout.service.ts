import type { OrderRequest } from '@sopaan/contract/order-shapes'
import type { Checkout } from '@sopaan/contract/purchase-shapes'
import { isRefusal, refuse } from '@sopaan/contract/refusals'
import type { ByLanguage } from '@sopaan/domain/languages'
import { splitGst } from '@sopaan/domain/money/gst'
import { type GstStateCode, gstCodeOfState, isGstStateCode } from '@sopaan/domain/money/gst-states'
import { placeOfSupply, supplyKind } from '@sopaan/domain/money/place-of-supply'
import { isState } from '@sopaan/domain/state/states'
import { MINUTE_MS } from '@sopaan/domain/time/durations'
import type { Deps } from '#api/deps.ts'
import { accountOf, requireConsentingAge } from '#api/features/account/accounts/accounts.service.ts'
import { approvalStateOf } from '#api/features/account/parents/approvals.service.ts'
import { chargedRateBp, findBusiness } from '#api/features/commerce/business/business.service.ts'
import { type CouponQuote, quoteCoupon } from '#api/features/commerce/coupons/coupon-uses.service.ts'
import { findSeatForSale, hasOwnSeat } from '#api/features/commerce/events/seats.service.ts'
import { findPlanOnSale } from '#api/features/commerce/plans/plans.service.ts'
import { findSessionMinutes } from '#api/features/mentoring/mentors/mentors.service.ts'
import type { Actor } from '#api/http/access.ts'
import { findLastBillingState, findOwnedUntil } from './purchases.queries.ts'
import { findUpgrade, findUpgradeOffer, ownedPlanOf, type Upgrade } from './upgrades.service.ts'

/** The same wish within this time is the same order, ms. Source: control PAY-13. */
export const SAME_ORDER_MS = 15 * MINUTE_MS

type Buyer = Pick<Actor, 'userId'>
export type BoughtItem = { planId: string } | { eventId: string }

/** What is bought, as it is sold now. */
export type ItemOnSale = {
  item: BoughtItem
  names: ByLanguage<string>
  listPricePaise: number
  validityDays: number | null
  mentoringCredits: number
  sac: string
  gstRateBp: number
}

/** What will be paid: prices from our own tables, tax by where it counts as supplied (PAY-01). */
export type Quote = ItemOnSale & {
  coupon: CouponQuote | undefined
  discountPaise: number
  /** The smaller plan that it takes the place of. */
  upgrade: Upgrade | undefined
  creditedPaise: number
  totalPaise: number
  taxablePaise: number
  cgstPaise: number
  sgstPaise: number
  igstPaise: number
  billingState: GstStateCode
  placeOfSupply: GstStateCode
  gstin: string | undefined
}

/**
 * The price of a wish.
 * @throws {Refusal} NOT_FOUND, PLAN_NOT_ON_SALE, BILLING_STATE_REQUIRED, and those of `quoteCoupon` and `findUpgrade`
 */
export async function quoteItem(deps: Deps, buyer: Buyer, wish: OrderRequest): Promise<Quote> {
  const onSale = await findItem(deps, wish)
  const billingState = (await billingStateOf(deps, buyer, wish)) ?? refuse('BILLING_STATE_REQUIRED')
  return quoteAt(deps, buyer, { onSale, wish, billingState })
}

/** What the checkout page shows before anything is ordered. @throws {Refusal} as `quoteItem`, but for the State */
export async function previewCheckout(deps: Deps, buyer: Buyer, wish: OrderRequest): Promise<Checkout> {
  const onSale = await findItem(deps, wish)
  const billingState = await billingStateOf(deps, buyer, wish)
  const { stateCode } = await findBusiness(deps)
  // Without a State the tax is shown as the seller's own: the total is the same everywhere.
  const asked = { onSale, wish, billingState: billingState ?? stateCode ?? '07' }
  const { quote, upgradeFault } = await quoteShown(deps, buyer, asked)
  const planId = 'planId' in onSale.item ? onSale.item.planId : null
  const eventId = 'eventId' in onSale.item ? onSale.item.eventId : null
  const owned = planId && (await findOwnedUntil(deps.db, { userId: buyer.userId, planId, now: deps.now() }))
  return {
    ...billOf(quote),
    planId,
    eventId,
    name: onSale.names,
    validityDays: onSale.validityDays,
    mentoringCredits: onSale.mentoringCredits,
    sessionMinutes: await findSessionMinutes(deps),
    couponCode: quote.coupon?.code ?? null,
    billingState: billingState ?? null,
    ownedUntil: owned ? owned.toISOString() : null,
    upgrade: quote.upgrade ? ownedPlanOf(quote.upgrade) : null,
    upgradeOffer: planId === null || quote.upgrade ? null : await findUpgradeOffer(deps, buyer, { planId, ...quote }),
    upgradeFault,
    hasSeat: eventId !== null && (await hasOwnSeat(deps, { eventId, userId: buyer.userId })),
    isOpen: deps.gateway !== undefined,
    isSandbox: deps.gateway?.isSandbox ?? false,
    waitsFor: await waitsFor(deps, buyer),
    approval: await approvalStateOf(deps, buyer, {
      ...quote,
      openSince: new Date(deps.now().getTime() - SAME_ORDER_MS),
    }),
  }
}

/** The lines of a bill. */
export function billOf({ listPricePaise, discountPaise, creditedPaise, totalPaise, gstRateBp, ...quote }: Quote) {
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = quote
  return {
    listPricePaise,
    discountPaise,
    creditedPaise,
    totalPaise,
    taxablePaise,
    cgstPaise,
    sgstPaise,
    igstPaise,
    gstRateBp,
  }
}

/** A quote as the columns of its purchase. */
export function purchaseOf(quote: Quote, now: Date) {
  return {
    changedAt: now,
    planId: 'planId' in quote.item ? quote.item.planId : null,
    eventId: 'eventId' in quote.item ? quote.item.eventId : null,
    itemName: JSON.stringify(quote.names),
    validityDays: quote.validityDays,
    mentoringCredits: quote.mentoringCredits,
    sac: quote.sac,
    gstRateBp: quote.gstRateBp,
    listPricePaise: quote.listPricePaise,
    discountPaise: quote.discountPaise,
    creditedPaise: quote.creditedPaise,
    totalPaise: quote.totalPaise,
    taxablePaise: quote.taxablePaise,
    cgstPaise: quote.cgstPaise,
    sgstPaise: quote.sgstPaise,
    igstPaise: quote.igstPaise,
    couponId: quote.coupon?.couponId ?? null,
    couponCode: quote.coupon?.code ?? null,
    billingStateCode: quote.billingState,
    billingGstin: quote.gstin ?? null,
    placeOfSupplyCode: quote.placeOfSupply,
  }
}

type Quoting = { onSale: ItemOnSale; wish: OrderRequest; billingState: GstStateCode }

/** A plan that cannot be given up leaves the bill as it is without it, and says why. */
async function quoteShown(
  deps: Deps,
  buyer: Buyer,
  asked: Quoting,
): Promise<{ quote: Quote; upgradeFault: Checkout['upgradeFault'] }> {
  try {
    return { quote: await quoteAt(deps, buyer, asked), upgradeFault: null }
  } catch (thrown) {
    const isNothing = isRefusal(thrown, 'UPGRADE_NOTHING_LEFT')
    if (!isNothing && !isRefusal(thrown, 'UPGRADE_NOT_LARGER')) throw thrown
    const quote = await quoteAt(deps, buyer, { ...asked, wish: { ...asked.wish, fromPlanId: undefined } })
    return { quote, upgradeFault: isNothing ? 'nothing-left' : 'not-larger' }
  }
}

async function quoteAt(deps: Deps, buyer: Buyer, { onSale, wish, billingState }: Quoting): Promise<Quote> {
  const { listPricePaise } = onSale
  const coupon =
    wish.couponCode === undefined
      ? undefined
      : await quoteCoupon(deps, {
          code: wish.couponCode,
          userId: buyer.userId,
          item: { listPricePaise, ...onSale.item },
        })
  const discountPaise = coupon?.discountPaise ?? 0
  const upgrade =
    wish.fromPlanId === undefined
      ? undefined
      : await findUpgrade(deps, buyer, { fromPlanId: wish.fromPlanId, ...onSale.item, listPricePaise, discountPaise })
  const creditedPaise = upgrade?.leftPaise ?? 0
  const totalPaise = listPricePaise - discountPaise - creditedPaise
  const { stateCode } = await findBusiness(deps)
  const supply = { supplierState: stateCode ?? billingState, billingState, gstin: wish.gstin }
  return {
    ...onSale,
    ...splitGst(totalPaise, onSale.gstRateBp, supplyKind(supply)),
    coupon,
    discountPaise,
    upgrade,
    creditedPaise,
    totalPaise,
    billingState,
    placeOfSupply: placeOfSupply(supply),
    gstin: wish.gstin,
  }
}

async function findItem(deps: Deps, { planId, eventId }: OrderRequest): Promise<ItemOnSale> {
  const business = await findBusiness(deps)
  if (planId !== undefined) {
    const plan = await findPlanOnSale(deps, planId)
    return {
      item: { planId },
      names: plan.name,
      listPricePaise: plan.pricePaise,
      validityDays: plan.validityDays,
      mentoringCredits: plan.mentoringCredits,
      sac: plan.sac,
      gstRateBp: chargedRateBp(business, plan.gstRateBp),
    }
  }
  const seat = await findSeatForSale(deps, eventId ?? refuse('NOT_FOUND'))
  return {
    item: { eventId: seat.eventId },
    names: seat.title,
    listPricePaise: seat.pricePaise,
    validityDays: null,
    mentoringCredits: 0,
    sac: business.sac,
    gstRateBp: chargedRateBp(business, business.gstRateBp),
  }
}

/** The State that is billed: the one said now, else that of the last purchase, else that of the profile. */
async function billingStateOf(deps: Deps, buyer: Buyer, wish: OrderRequest): Promise<GstStateCode | undefined> {
  const said = wish.billingState ?? (await findLastBillingState(deps.db, buyer.userId))
  if (said !== undefined && isGstStateCode(said)) return said
  const { homeState } = await accountOf(deps, buyer)
  return homeState !== null && isState(homeState) ? gstCodeOfState(homeState) : undefined
}

async function waitsFor(deps: Deps, buyer: Buyer): Promise<'age' | 'parent' | null> {
  try {
    await requireConsentingAge(deps, buyer)
    return null
  } catch (thrown) {
    if (isRefusal(thrown, 'AGE_REQUIRED')) return 'age'
    if (isRefusal(thrown, 'PARENT_CONSENT_REQUIRED')) return 'parent'
    throw thrown
  }
}
