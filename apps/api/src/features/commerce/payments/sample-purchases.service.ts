import { createHash } from 'node:crypto'
import type { ManagedPlan } from '@sopaan/contract/plans'
import { FIRST_LANGUAGE } from '@sopaan/domain/languages'
import { DAY_MS, MINUTE_MS } from '@sopaan/domain/time/durations'
import { type Deps, inTransaction } from '#api/deps.ts'
import { findAccountByEmail } from '#api/features/account/accounts/accounts.open.queries.ts'
import { consumeCoupon, reserveCoupon } from '#api/features/commerce/coupons/coupon-uses.service.ts'
import { makeCoupon } from '#api/features/commerce/coupons/coupons.service.ts'
import { issueCreditNote } from '#api/features/commerce/invoices/invoices.service.ts'
import { listManagedPlans } from '#api/features/commerce/plans/plans.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { isSandbox } from '#api/outside/sandbox-gateway.ts'
import { inEveryLanguage, SERVER_WORDS } from '#api/words/server-words.ts'
import { purchaseOf, quoteItem } from './checkout.service.ts'
import { deliverPurchase, UNPAID } from './grant-purchase.ts'
import { countAttempt, insertOrder } from './orders.queries.ts'
import { listSampleEntries, markSettled, type PaymentRow, upsertPayment } from './payments.queries.ts'
import { countPurchases } from './payments-list.queries.ts'
import { insertPurchase, movePurchase, type PurchaseRow } from './purchases.queries.ts'
import { insertRefundOnce } from './refunds.queries.ts'
import { SAMPLE_FREE_COUPON, SAMPLE_PURCHASES, type SamplePurchase } from './sample-purchases.ts'
import { FIRST_CHECK_MS } from './submit-order.service.ts'
import { insertEvent } from './webhooks.queries.ts'

const SAMPLE_ADMIN = 'admin@sopaan.test'
/** Between two tries to pay, and between a refund and what the bank says of it. */
const PAUSE_MS = 2 * MINUTE_MS
const ID_BYTES = 4
/** In each id that the provider would have given. */
const SAMPLE_MARK = 'Sample'

/**
 * Lets the sample people have bought the sample plans: paid, paid at the second try, paid back in part, stuck on the way
 * back, free by a coupon, and never paid; once, where nobody bought anything. Nobody is mailed of what was made up.
 */
export async function seedSamplePurchases(deps: Deps): Promise<void> {
  const admin = await findAccountByEmail(deps.db, SAMPLE_ADMIN)
  if (admin === undefined || (await countPurchases(deps.db, {})) > 0) return
  await inTransaction(deps, async (deps) => {
    await makeCoupon(deps, SAMPLE_FREE_COUPON, { isSample: true })
    for (const sample of SAMPLE_PURCHASES) await seedPurchase(deps, sample, admin.id)
  })
  await bookSamples(deps)
}

/** The sandbox knows of the payments that were made up, so that staff can pay them back as they would a real one. */
async function bookSamples({ db, gateway }: Deps): Promise<void> {
  if (isSandbox(gateway)) await gateway.adopt(await listSampleEntries(db, SAMPLE_MARK))
}

async function seedPurchase(deps: Deps, sample: SamplePurchase, adminId: string): Promise<void> {
  const then = asOf(deps, sample.daysAgo * DAY_MS)
  const order = await insertSampleOrder(then, sample)
  if (order === undefined) return
  const payment = await seedTries(then, sample, order)
  if (payment === undefined && order.gatewayOrderId !== null) {
    await movePurchase(deps.db, order.purchase.id, UNPAID, { status: 'expired', changedAt: then.now() })
    return
  }
  await consumeCoupon(then, order.purchase.id)
  const owned = await deliverPurchase(then, order.purchase)
  await writeAudit(then, {
    action: 'purchase.settle',
    target: { type: 'purchase', id: owned.id },
    change: { status: { after: 'paid' } },
  })
  if (payment && sample.refund)
    await seedRefund(asOf(deps, sample.refund.daysAgo * DAY_MS), sample.refund, { ...order, payment, adminId })
}

/** As it was so long ago. */
function asOf(deps: Deps, agoMs: number): Deps {
  return { ...deps, now: () => new Date(deps.now().getTime() - agoMs) }
}

/** An id of the provider's that says what it is: 14 letters and digits. */
function sampleId(deps: Deps, kind: 'order' | 'pay' | 'rfnd' | 'evt'): string {
  return `${kind}_${SAMPLE_MARK}${deps.random(ID_BYTES).toString('hex')}`
}

/** `gatewayOrderId`: null where nothing is paid. */
type Ordered = { purchase: PurchaseRow; orderId: string; gatewayOrderId: string | null }

/** The purchase with its order; undefined where its buyer or its plan is no more. */
async function insertSampleOrder(deps: Deps, sample: SamplePurchase): Promise<Ordered | undefined> {
  const [buyer, plans] = await Promise.all([findAccountByEmail(deps.db, sample.buyer), listManagedPlans(deps)])
  const { name } = SERVER_WORDS[FIRST_LANGUAGE].samples.plans[sample.plan]
  const plan = plans.find((plan) => isAsListed(plan) && plan.name[FIRST_LANGUAGE] === name)
  if (buyer === undefined || plan === undefined) return undefined
  const isFree = sample.tries.length === 0
  const { billingState } = sample
  const wish = { planId: plan._id, billingState, ...(isFree && { couponCode: SAMPLE_FREE_COUPON.code }) }
  const quote = await quoteItem(deps, { userId: buyer.id }, wish)
  const now = deps.now()
  // Before the first try.
  const orderedAt = new Date(now.getTime() - sample.tries.length * PAUSE_MS)
  const purchase = await insertPurchase(deps.db, {
    ...purchaseOf(quote, now),
    createdAt: orderedAt,
    itemName: JSON.stringify(inEveryLanguage(({ samples }) => samples.marked(samples.plans[sample.plan].name))),
    userId: buyer.id,
    billingName: buyer.fullName,
  })
  if (quote.coupon) {
    const item = { listPricePaise: quote.listPricePaise, ...quote.item }
    await reserveCoupon(deps, { code: quote.coupon.code, userId: buyer.id, item, purchaseId: purchase.id })
  }
  const gatewayOrderId = isFree ? null : sampleId(deps, 'order')
  const orderId = await insertOrder(deps.db, {
    askedAt: orderedAt,
    purchaseId: purchase.id,
    userId: buyer.id,
    intentHash: createHash('sha256').update(purchase.id).digest(),
    amountPaise: purchase.totalPaise,
    gatewayOrderId,
    nextCheckAt: new Date(now.getTime() + FIRST_CHECK_MS),
  })
  return { purchase, orderId, gatewayOrderId }
}

/** Nobody took it back or put days to its sale since. */
function isAsListed({ isSample, retiredAt, onSaleFrom, onSaleTo }: ManagedPlan): boolean {
  return isSample && [retiredAt, onSaleFrom, onSaleTo].every((at) => at === null)
}

/** What was tried, one try after the other, and what the provider said of each. @returns the payment that paid */
async function seedTries(deps: Deps, { tries }: SamplePurchase, order: Ordered): Promise<PaymentRow | undefined> {
  let paid: PaymentRow | undefined
  for (const [at, { method, cardLast4, hasFailed }] of tries.entries()) {
    const now = new Date(deps.now().getTime() - (tries.length - 1 - at) * PAUSE_MS)
    const told = {
      id: sampleId(deps, 'pay'),
      orderId: order.gatewayOrderId ?? undefined,
      amountPaise: order.purchase.totalPaise,
      currency: 'INR',
      status: hasFailed ? 'failed' : 'captured',
      method,
      cardLast4,
      refundedPaise: 0,
    } as const
    const { row } = await upsertPayment(deps.db, order.orderId, told, now)
    await seedEvent(deps, order, { kind: `payment.${told.status}`, note: hasFailed ? 'failed' : 'paid', now })
    if (hasFailed) await countAttempt(deps.db, order.orderId)
    else {
      await markSettled(deps.db, row.id, now)
      paid = row
    }
  }
  return paid
}

async function seedEvent(
  deps: Deps,
  { gatewayOrderId }: Ordered,
  { now, ...said }: { kind: string; note: string; now: Date },
): Promise<void> {
  const eventId = sampleId(deps, 'evt')
  await insertEvent(deps.db, {
    ...said,
    eventId,
    gatewayOrderId,
    bodyHash: createHash('sha256').update(eventId).digest(),
    state: 'done',
    receivedAt: now,
    dueAt: now,
    doneAt: now,
  })
}

async function seedRefund(
  deps: Deps,
  { amountPaise, reason, error, isAsked }: NonNullable<SamplePurchase['refund']>,
  { payment, adminId, ...order }: Ordered & { payment: PaymentRow; adminId: string },
): Promise<void> {
  const now = deps.now()
  const purchaseId = order.purchase.id
  const hasFailed = error !== undefined
  if (isAsked) return seedOpenRefund(deps, { purchaseId, reason, userId: order.purchase.userId })
  const refund = await insertRefundOnce(deps.db, {
    purchaseId,
    paymentId: payment.id,
    askedBy: 'mentee',
    reason,
    cause: 'request',
    state: hasFailed ? 'failed' : 'processed',
    amountPaise,
    decidedBy: adminId,
    decidedAt: now,
    gatewayRefundId: sampleId(deps, 'rfnd'),
    attempts: 1,
    askedAt: new Date(now.getTime() - DAY_MS),
    changedAt: now,
    dueAt: now,
    processedAt: hasFailed ? null : now,
    lastError: error ?? null,
  })
  if (refund === undefined) throw new Error('A sample refund was there before its purchase.')
  const toldAt = new Date(now.getTime() + PAUSE_MS)
  const state = hasFailed ? 'failed' : 'processed'
  const note = hasFailed ? 'refund failed' : 'refunded in part'
  await seedEvent(deps, order, { kind: `refund.${state}`, note, now: toldAt })
  const actor = { userId: adminId, role: 'admin' as const }
  await writeAudit(deps, { action: 'refund.grant', actor, target: { type: 'refund', id: refund.id } })
  if (hasFailed) return
  await movePurchase(deps.db, purchaseId, ['paid'], {
    status: 'refunded_partial',
    refundedPaise: amountPaise,
    changedAt: now,
  })
  await issueCreditNote(deps, { purchaseId, reference: refund.id, amountPaise })
}

/** A refund that its buyer asked for and nobody decided on. */
async function seedOpenRefund(
  deps: Deps,
  { purchaseId, reason, userId }: { purchaseId: string; reason: string; userId: string },
): Promise<void> {
  const now = deps.now()
  const refund = await insertRefundOnce(deps.db, {
    purchaseId,
    askedBy: 'mentee',
    reason,
    cause: 'request',
    state: 'asked',
    askedAt: now,
    changedAt: now,
    dueAt: now,
  })
  if (refund === undefined) throw new Error('A sample refund was there before its purchase.')
  const actor = { userId, role: 'mentee' as const }
  await writeAudit(deps, { action: 'refund.ask', actor, target: { type: 'refund', id: refund.id } })
}
