import { type Deps, inTransaction } from '#api/deps.ts'
import { accountById } from '#api/features/accounts/accounts.service.ts'
import { writeAudit } from '#api/features/audit/audit.service.ts'
import { papersOf } from '#api/features/invoices/invoice-links.service.ts'
import { issueCreditNote } from '#api/features/invoices/invoices.service.ts'
import { writeMail } from '#api/features/mails/mails.service.ts'
import { takeCreditsBack } from '#api/features/mentoring-credits/mentoring-credits.service.ts'
import { notifyStaff } from '#api/features/notifications/notifications.service.ts'
import type { GatewayRefund } from '#api/outside/payment-gateway.ts'
import { returnSeat } from './event-seats.ts'
import { findOrder, holdPurchase, movePurchase, type PurchaseRow } from './orders.queries.ts'
import { findPayment } from './payments.queries.ts'
import { findRefundOfGateway, holdRefund, insertRefundOnce, moveRefund, type RefundRow } from './refunds.queries.ts'

const OPEN = ['sending', 'pending'] as const

/**
 * What the provider says of a refund, by a webhook or when asked: also of one that was made at the provider itself. Told
 * twice it counts once (PAY-12).
 * @returns what came of it, `unknown` for a payment that is not ours
 */
export async function noteRefund(deps: Deps, told: GatewayRefund): Promise<string> {
  return inTransaction(deps, async (deps) => {
    const known = (await findRefundOfGateway(deps.db, told.id, told.receipt)) ?? (await keepElsewhere(deps, told))
    if (!known) return 'unknown'
    const purchase = await holdPurchase(deps.db, known.purchase_id)
    const refund = await holdRefund(deps.db, known.id)
    if (!refund || !OPEN.some((state) => state === refund.state)) return 'known'
    switch (told.status) {
      case 'pending':
        return noteTaken(deps, refund, told)
      case 'failed':
        return noteFailed(deps, refund, told)
      case 'processed':
        return notePaid(deps, { refund, purchase, told })
    }
  })
}

/** A refund that somebody made in the provider's own pages. */
async function keepElsewhere(deps: Deps, told: GatewayRefund): Promise<RefundRow | undefined> {
  const payment = await findPayment(deps.db, told.paymentId)
  const order = payment && (await findOrder(deps.db, payment.order_id))
  if (!payment || !order) return undefined
  const now = deps.now()
  return insertRefundOnce(deps.db, {
    purchase_id: order.purchase_id,
    payment_id: payment.id,
    asked_by: 'gateway',
    reason: '',
    cause: 'elsewhere',
    state: 'pending',
    amount_paise: told.amountPaise,
    gateway_refund_id: told.id,
    asked_at: now,
    changed_at: now,
    due_at: now,
  })
}

/** Looked at again an hour later, should no event come. */
const NEXT_LOOK_MS = 3_600_000

async function noteTaken(deps: Deps, refund: RefundRow, told: GatewayRefund): Promise<string> {
  const now = deps.now()
  await moveRefund(deps.db, refund.id, OPEN, {
    state: 'pending',
    gateway_refund_id: told.id,
    changed_at: now,
    due_at: new Date(now.getTime() + NEXT_LOOK_MS),
    leased_until: null,
    last_error: null,
  })
  return 'refund under way'
}

/** The bank did not take it: staff look at it at the provider. */
async function noteFailed(deps: Deps, refund: RefundRow, told: GatewayRefund): Promise<string> {
  const change = { state: 'failed', gateway_refund_id: told.id, changed_at: deps.now(), leased_until: null } as const
  await moveRefund(deps.db, refund.id, OPEN, change)
  await alertFailed(deps, told.paymentId, refund.id)
  await writeAudit(deps, { action: 'refund.fail', target: { type: 'refund', id: refund.id } })
  return 'refund failed'
}

/** Tells staff that a refund did not go through. */
export async function alertFailed(deps: Deps, paymentId: string, refundId: string): Promise<void> {
  deps.log.warn('payment_alert', { reason: 'refund_failed', refundId })
  await notifyStaff(deps, {
    kind: 'payment-alert',
    facts: { reason: 'refund_failed', paymentId },
    link: '/admin/refunds',
    key: `refund-failed-${refundId}`,
  })
}

type Paid = { refund: RefundRow; purchase: PurchaseRow; told: GatewayRefund }

/** Whole: what was bought is taken back, with a credit note. In part: it stays, with a credit note over the part. */
async function notePaid(deps: Deps, { refund, purchase, told }: Paid): Promise<string> {
  const now = deps.now()
  const amountPaise = refund.amount_paise ?? told.amountPaise
  await moveRefund(deps.db, refund.id, OPEN, {
    state: 'processed',
    gateway_refund_id: told.id,
    processed_at: now,
    changed_at: now,
    leased_until: null,
    last_error: null,
  })
  const payment = await findPayment(deps.db, told.paymentId)
  const isOfPurchase = payment?.settled_at !== null && payment !== undefined
  const isFull = isOfPurchase && purchase.refunded_paise + amountPaise >= purchase.total_paise
  if (isOfPurchase) await takeOff(deps, { refund, purchase, amountPaise, isFull })
  await tellPaid(deps, { refund, purchase, amountPaise, isFull })
  await writeAudit(deps, {
    action: 'refund.pay',
    target: { type: 'refund', id: refund.id },
    change: { amount_paise: { after: amountPaise }, purchase: { after: purchase.id } },
  })
  return isFull ? 'refunded' : 'refunded in part'
}

type TakingOff = { refund: RefundRow; purchase: PurchaseRow; amountPaise: number; isFull: boolean }

async function takeOff(deps: Deps, { refund, purchase, amountPaise, isFull }: TakingOff): Promise<void> {
  const now = deps.now()
  const runs = purchase.starts_at !== null && purchase.starts_at < now && purchase.expires_at !== null
  await movePurchase(deps.db, purchase.id, ['paid', 'refunded_partial'], {
    status: isFull ? 'refunded' : 'refunded_partial',
    refunded_paise: Math.min(purchase.refunded_paise + amountPaise, purchase.total_paise),
    changed_at: now,
    ...(isFull && runs && purchase.expires_at && purchase.expires_at > now ? { expires_at: now } : {}),
  })
  await issueCreditNote(deps, { purchaseId: purchase.id, reference: refund.id, amountPaise })
  if (!isFull) return
  await takeCreditsBack(deps, { userId: purchase.user_id, purchaseId: purchase.id })
  if (purchase.event_id !== null) await returnSeat(deps, { purchaseId: purchase.id })
}

async function tellPaid(deps: Deps, { refund, purchase, amountPaise, isFull }: TakingOff): Promise<void> {
  const account = await accountById(deps, purchase.user_id)
  if (!account || account.status === 'erased') return
  const note = (await papersOf(deps, [purchase.id])).get(purchase.id)?.findLast(({ kind }) => kind === 'credit_note')
  const isPapered = purchase.status === 'paid' || purchase.status === 'refunded_partial'
  await writeMail(deps, {
    kind: 'refund-paid',
    to: account.email,
    language: account.language,
    userId: account.id,
    priority: 2,
    dedupeKey: `refund-paid-${refund.id}`,
    facts: {
      itemName: { en: purchase.item_name_en, hi: purchase.item_name_hi },
      amountPaise,
      number: isPapered ? (note?.number ?? null) : null,
      url: isPapered ? (note?.url ?? null) : null,
      isFull,
    },
  })
}
