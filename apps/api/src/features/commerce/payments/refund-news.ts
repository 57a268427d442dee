import { HOUR_MS } from '@sopaan/domain/time/durations'
import { type Deps, inTransaction } from '#api/deps.ts'
import { mailParentOfCheck } from '#api/features/account/parents/parent-mails.service.ts'
import { listInvoiceDocuments } from '#api/features/commerce/invoices/invoice-links.service.ts'
import { issueCreditNote } from '#api/features/commerce/invoices/invoices.service.ts'
import { cancelRefundedBookings } from '#api/features/mentoring/bookings/cancel-agreed.service.ts'
import { listSpentOn } from '#api/features/mentoring/mentoring-credits/mentoring-credits.open.queries.ts'
import { revokeCredits } from '#api/features/mentoring/mentoring-credits/mentoring-credits.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { notifyStaff } from '#api/features/operations/notifications/notifications.service.ts'
import type { GatewayRefund } from '#api/outside/payment-gateway.ts'
import { returnSeat } from './event-seats.ts'
import { notifyBuyer } from './notify-buyer.ts'
import { findOrder } from './orders.queries.ts'
import { findPayment, findPaymentById } from './payments.queries.ts'
import { lockPurchase, movePurchase, type PurchaseRow } from './purchases.queries.ts'
import { findRefundOfGateway, insertRefundOnce, lockRefund, moveRefund, type StoredRefund } from './refunds.queries.ts'
import { restorePlans } from './upgrades.service.ts'

const OPEN = ['sending', 'pending'] as const

/**
 * What the provider says of a refund, by a webhook or when asked: also of one that was made at the provider itself. Told
 * twice it counts once (PAY-12).
 * @returns what came of it, `unknown` for a payment that is not ours
 */
export async function noteRefund(deps: Deps, told: GatewayRefund): Promise<string> {
  return inTransaction(deps, async (deps) => {
    const find = () => findRefundOfGateway(deps.db, told.id, told.receipt)
    // Told twice at once, the second waits for the first and then finds it.
    const known = (await find()) ?? (await trackElsewhere(deps, told)) ?? (await find())
    // One that failed moved nothing: of a refund that was sent anew since, the first word may come late.
    if (!known) return told.status === 'failed' && (await findPayment(deps.db, told.paymentId)) ? 'known' : 'unknown'
    const purchase = known.purchaseId === null ? undefined : await lockPurchase(deps.db, known.purchaseId)
    const refund = await lockRefund(deps.db, known.id)
    if (!refund || !OPEN.some((state) => state === refund.state)) return 'known'
    switch (told.status) {
      case 'pending':
        return recordTaken(deps, refund, told)
      case 'failed':
        return noteFailed(deps, { refund, purchase, told })
      case 'processed': {
        const paid = { refund, paymentId: told.paymentId, amountPaise: refund.amountPaise ?? told.amountPaise }
        if (purchase === undefined) return bookCheckPaid(deps, paid, told.id)
        return bookPaid(deps, { ...paid, purchase }, told.id)
      }
    }
  })
}

/** A refund that somebody made in the provider's own pages. */
async function trackElsewhere(deps: Deps, told: GatewayRefund): Promise<StoredRefund | undefined> {
  if (told.status === 'failed') return undefined
  const payment = await findPayment(deps.db, told.paymentId)
  const order = payment && (await findOrder(deps.db, payment.orderId))
  if (!payment || !order) return undefined
  const now = deps.now()
  return insertRefundOnce(deps.db, {
    purchaseId: order.purchaseId,
    paymentId: payment.id,
    askedBy: 'gateway',
    reason: '',
    cause: 'elsewhere',
    state: 'pending',
    amountPaise: told.amountPaise,
    gatewayRefundId: told.id,
    askedAt: now,
    changedAt: now,
    dueAt: now,
  })
}

/** Looked at again an hour later, should no event come. */
const NEXT_CHECK_MS = HOUR_MS

async function recordTaken(deps: Deps, refund: StoredRefund, told: GatewayRefund): Promise<string> {
  const now = deps.now()
  await moveRefund(deps.db, refund.id, OPEN, {
    state: 'pending',
    gatewayRefundId: told.id,
    changedAt: now,
    dueAt: new Date(now.getTime() + NEXT_CHECK_MS),
    leasedUntil: null,
    lastError: null,
  })
  return 'refund under way'
}

/** The bank did not take it: staff see to it, and the buyer knows. */
async function noteFailed(
  deps: Deps,
  { refund, purchase, told }: { refund: StoredRefund; purchase: PurchaseRow | undefined; told: GatewayRefund },
): Promise<string> {
  const change = { state: 'failed', gatewayRefundId: told.id, changedAt: deps.now(), leasedUntil: null } as const
  await moveRefund(deps.db, refund.id, OPEN, change)
  await notifyFailed(deps, { refund, purchase, paymentId: told.paymentId })
  await writeAudit(deps, { action: 'refund.fail', target: { type: 'refund', id: refund.id } })
  return 'refund failed'
}

/** Tells staff that a refund did not go through, and the buyer, or the parent whose rupee it is, that it will take longer. */
export async function notifyFailed(
  deps: Deps,
  { refund, purchase, paymentId }: { refund: StoredRefund; purchase: PurchaseRow | undefined; paymentId: string },
): Promise<void> {
  deps.log.warn('payment_alert', { reason: 'refund_failed', refundId: refund.id })
  // A second try that fails is told again.
  const key = `refund-failed-${refund.id}-${refund.attempts}`
  await notifyStaff(deps, {
    kind: 'payment-alert',
    facts: { reason: 'refund_failed', paymentId },
    key,
  })
  if (purchase === undefined) return notifyParentOfCheck(deps, refund, 'parent-check-stuck')
  const { itemName } = purchase
  const facts = { itemName, amountPaise: refund.amountPaise ?? 0 }
  await notifyBuyer(deps, purchase, {
    kind: 'refund-failed',
    facts,
    key: `refund-failed-${refund.id}`,
    bill: { kind: 'parent-refund-failed', ...facts },
  })
}

type Paid = { refund: StoredRefund; purchase: PurchaseRow; paymentId: string; amountPaise: number }

/**
 * Books a refund that was paid, whoever paid it. Whole, or by a bank after a dispute: what was bought is taken back, with a
 * credit note. In part: it stays, with a credit note over the part; where that is for the sessions not held, their credits
 * and the sessions ahead go back. Call it while the purchase is held.
 * @param gatewayRefundId  the provider's, where it paid
 */
export async function bookPaid(deps: Deps, paid: Paid, gatewayRefundId?: string): Promise<string> {
  const { refund, purchase, amountPaise } = paid
  await moveProcessed(deps, refund, gatewayRefundId)
  const payment = await findPayment(deps.db, paid.paymentId)
  const isOfPurchase = payment?.settledAt !== null && payment !== undefined
  const isFull = isOfPurchase && purchase.refundedPaise + amountPaise >= purchase.totalPaise
  const isTakenBack = isFull || (isOfPurchase && refund.cause === 'dispute')
  if (isOfPurchase) await removeCredits(deps, { ...paid, isFull, isTakenBack })
  await notifyPaid(deps, { ...paid, isFull, isTakenBack })
  await writeAudit(deps, {
    action: 'refund.pay',
    target: { type: 'refund', id: refund.id },
    change: { amountPaise: { after: amountPaise }, purchase: { after: purchase.id } },
  })
  return isFull ? 'refunded' : 'refunded in part'
}

async function moveProcessed(deps: Deps, refund: StoredRefund, gatewayRefundId: string | undefined): Promise<void> {
  const now = deps.now()
  await moveRefund(deps.db, refund.id, [...OPEN, 'failed'], {
    state: 'processed',
    ...(gatewayRefundId !== undefined && { gatewayRefundId }),
    processedAt: now,
    changedAt: now,
    leasedUntil: null,
    lastError: null,
  })
}

/** Books that a parent's rupee is back, by the provider or by hand: nothing was sold, so there is no note over it. */
export async function bookCheckPaid(
  deps: Deps,
  { refund, amountPaise }: Pick<Paid, 'refund' | 'amountPaise'>,
  gatewayRefundId?: string,
): Promise<string> {
  await moveProcessed(deps, refund, gatewayRefundId)
  await notifyParentOfCheck(deps, refund, 'parent-check-returned')
  await writeAudit(deps, {
    action: 'refund.pay',
    target: { type: 'refund', id: refund.id },
    change: { amountPaise: { after: amountPaise } },
  })
  return 'rupee returned'
}

async function notifyParentOfCheck(
  deps: Deps,
  refund: StoredRefund,
  kind: 'parent-check-returned' | 'parent-check-stuck',
): Promise<void> {
  const payment = refund.paymentId === null ? undefined : await findPaymentById(deps.db, refund.paymentId)
  const order = payment && (await findOrder(deps.db, payment.orderId))
  if (order?.consentId) await mailParentOfCheck(deps, order.consentId, { kind, key: refund.id })
}

type CreditRemoval = Paid & { isFull: boolean; isTakenBack: boolean }

async function removeCredits(deps: Deps, taking: CreditRemoval): Promise<void> {
  const { refund, purchase, amountPaise, isFull, isTakenBack } = taking
  const now = deps.now()
  const runs = purchase.startsAt !== null && purchase.startsAt < now && purchase.expiresAt !== null
  await movePurchase(deps.db, purchase.id, ['paid', 'refunded_partial'], {
    status: isFull ? 'refunded' : 'refunded_partial',
    refundedPaise: Math.min(purchase.refundedPaise + amountPaise, purchase.totalPaise),
    changedAt: now,
    ...(isTakenBack && runs && purchase.expiresAt && purchase.expiresAt > now ? { expiresAt: now } : {}),
  })
  await issueCreditNote(deps, { purchaseId: purchase.id, reference: refund.id, amountPaise })
  if (isTakenBack || refund.takesCredits) await revokePlanCredits(deps, taking)
  if (!isTakenBack) return
  await restorePlans(deps, purchase)
  if (purchase.eventId !== null) await returnSeat(deps, { purchaseId: purchase.id })
}

/** Every credit of the purchase, and the sessions ahead that were booked with them; staff are told of these. */
async function revokePlanCredits(deps: Deps, { refund, purchase, paymentId }: CreditRemoval): Promise<void> {
  const of = { userId: purchase.userId, purchaseId: purchase.id }
  let cancelled = await cancelRefundedBookings(deps, await listSpentOn(deps.db, of.userId, of.purchaseId))
  await revokeCredits(deps, of)
  // What was booked between the two: from here on the account is held, and nothing is booked any more.
  const late = await cancelRefundedBookings(deps, await listSpentOn(deps.db, of.userId, of.purchaseId))
  if (late > 0) await revokeCredits(deps, of)
  cancelled += late
  if (cancelled === 0) return
  await notifyStaff(deps, {
    kind: 'payment-alert',
    facts: { reason: 'sessions_cancelled', paymentId },
    key: `sessions-cancelled-${refund.id}`,
  })
}

async function notifyPaid(deps: Deps, { refund, purchase, amountPaise, isTakenBack }: CreditRemoval): Promise<void> {
  const note = (await listInvoiceDocuments(deps, [purchase.id]))
    .get(purchase.id)
    ?.findLast(({ kind }) => kind === 'credit_note')
  const isPapered = purchase.status === 'paid' || purchase.status === 'refunded_partial'
  const { itemName } = purchase
  const reference = refund.settledReference
  const isByBank = refund.cause === 'dispute'
  await notifyBuyer(deps, purchase, {
    kind: 'refund-paid',
    facts: { itemName, amountPaise, isByBank, reference },
    key: `refund-paid-${refund.id}`,
    bill: { kind: 'parent-refunded', itemName, amountPaise },
    mail: {
      kind: 'refund-paid',
      facts: {
        itemName,
        amountPaise,
        number: isPapered ? (note?.number ?? null) : null,
        url: isPapered ? (note?.url ?? null) : null,
        isFull: isTakenBack,
        areCreditsTaken: refund.takesCredits,
        reference,
      },
    },
  })
}
