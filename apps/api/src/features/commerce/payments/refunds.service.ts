import { REFUND_REQUEST_DAYS } from '@sopaan/contract/payments'
import type { OwnRefund } from '@sopaan/contract/purchase-shapes'
import { refuse } from '@sopaan/contract/refusals'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@sopaan/domain/time/durations'
import { type Deps, inTransaction } from '#api/deps.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { notifyStaff } from '#api/features/operations/notifications/notifications.service.ts'
import { requireFresh } from '#api/http/access.ts'
import type { Caller, CallerTrace } from '#api/http/serve.ts'
import { notifyBuyer } from './notify-buyer.ts'
import { notifyDeclined } from './notify-refund.ts'
import { findCapturedPayment } from './payments.queries.ts'
import { findPurchase, lockPurchase, type PurchaseRow } from './purchases.queries.ts'
import {
  hasRefundAlike,
  insertRefundOnce,
  lockRefund,
  moveRefund,
  type StoredRefund,
  sumUnderWay,
  UNDECIDED,
} from './refunds.queries.ts'
import { ownRefundOf } from './shown-refund.ts'
import { decidedState, notifySecond } from './waiting-refunds.service.ts'

export type RefundDecision =
  | { decision: 'grant'; amountPaise: number; takesCredits?: boolean | undefined; answer?: string | undefined }
  | { decision: 'decline'; answer: string }

type Granting = { amountPaise: number | 'left'; takesCredits?: boolean | undefined; answer?: string | null | undefined }
type Making = {
  purchaseId: string
  amountPaise: number
  takesCredits?: boolean | undefined
  reason: string
  isAgain: boolean
}

/** The same amount within this time is likelier a second click than a second wish, ms. */
const ALIKE_MS = 10 * MINUTE_MS

/** Before what was decided is sent, ms: the ten seconds in which it can be undone, and the way of that press to us. */
export const REFUND_PAUSE_MS = 12 * SECOND_MS

/** Asks for a refund of an own purchase; staff decide. @throws {Refusal} NOT_FOUND, REFUND_ASKED, REFUND_NOT_POSSIBLE */
export async function requestRefund(
  deps: Deps,
  { actor, request }: Caller,
  { purchaseId, reason }: { purchaseId: string; reason: string },
): Promise<OwnRefund> {
  return inTransaction(deps, async (deps) => {
    const found = await findPurchase(deps.db, purchaseId)
    if (found?.userId !== actor.userId) refuse('NOT_FOUND')
    const purchase = await lockPurchase(deps.db, purchaseId)
    if (!canRequestRefund(purchase, deps.now())) refuse('REFUND_NOT_POSSIBLE')
    const now = deps.now()
    const asked =
      (await insertRefundOnce(deps.db, {
        purchaseId,
        askedBy: 'mentee',
        reason,
        cause: 'request',
        state: 'asked',
        askedAt: now,
        changedAt: now,
        dueAt: now,
      })) ?? refuse('REFUND_ASKED')
    const { itemName } = purchase
    await notifyBuyer(deps, purchase, { kind: 'refund-noted', facts: { itemName }, key: `refund-noted-${asked.id}` })
    await notifyStaff(deps, {
      kind: 'refund-asked',
      facts: { itemName, totalPaise: purchase.totalPaise },
      key: `refund-asked-${asked.id}`,
    })
    await writeAudit(deps, { action: 'refund.ask', actor, target: { type: 'refund', id: asked.id }, request })
    return ownRefundOf(asked)
  })
}

/**
 * Takes an own request back until it is decided, which it is not while a second one of the staff has to agree; it may be asked
 * again. @throws {Refusal} NOT_FOUND, REFUND_DECIDED
 */
export async function withdrawRefund(deps: Deps, { actor, request }: Caller, id: string): Promise<OwnRefund> {
  return inTransaction(deps, async (deps) => {
    const refund = (await lockRefund(deps.db, id)) ?? refuse('NOT_FOUND')
    const purchase = refund.purchaseId === null ? undefined : await findPurchase(deps.db, refund.purchaseId)
    if (purchase?.userId !== actor.userId || refund.askedBy !== 'mentee') refuse('NOT_FOUND')
    const change = { ...UNDECIDED, state: 'withdrawn', changedAt: deps.now() } as const
    if (!(await moveRefund(deps.db, id, ['asked', 'held'], change))) refuse('REFUND_DECIDED')
    await writeAudit(deps, {
      action: 'refund.unask',
      actor,
      target: { type: 'refund', id },
      change: { state: { before: refund.state, after: 'withdrawn' } },
      request,
    })
    return ownRefundOf({ ...refund, ...change })
  })
}

/** Whether a mentee may ask for a refund: it is paid, something is left, and no more than 30 days ago. */
export function canRequestRefund(purchase: PurchaseRow, now: Date): boolean {
  const isOwned = purchase.status === 'paid' || purchase.status === 'refunded_partial'
  if (
    !isOwned ||
    purchase.frozenAt !== null ||
    purchase.upgradedTo !== null ||
    purchase.paidAt === null ||
    purchase.refundedPaise >= purchase.totalPaise
  )
    return false
  return now.getTime() - purchase.paidAt.getTime() <= REFUND_REQUEST_DAYS * DAY_MS
}

/**
 * Pays back without anybody having asked. The job sends it after a pause, or once a second person agreed where it is much.
 * @throws {Refusal} NOT_FOUND, REAUTH_REQUIRED, REFUND_ALIKE, REFUND_NOT_POSSIBLE, REFUND_TOO_MUCH
 */
export async function makeRefund(
  deps: Deps,
  { actor, request }: Caller,
  { purchaseId, amountPaise, takesCredits = false, reason, isAgain }: Making,
): Promise<OwnRefund> {
  requireFresh(deps, actor)
  return inTransaction(deps, async (deps) => {
    if (!(await findPurchase(deps.db, purchaseId))) refuse('NOT_FOUND')
    const { paymentId } = await refundPart(deps, purchaseId, amountPaise)
    const since = new Date(deps.now().getTime() - ALIKE_MS)
    if (!isAgain && (await hasRefundAlike(deps.db, { purchaseId, amountPaise, since }))) refuse('REFUND_ALIKE')
    const now = deps.now()
    const made =
      (await insertRefundOnce(deps.db, {
        purchaseId,
        paymentId,
        askedBy: 'admin',
        reason,
        cause: 'request',
        state: await decidedState(deps, actor, amountPaise),
        amountPaise,
        takesCredits,
        decidedBy: actor.userId,
        decidedAt: now,
        askedAt: now,
        changedAt: now,
        dueAt: new Date(now.getTime() + REFUND_PAUSE_MS),
      })) ?? refuse('REFUND_NOT_POSSIBLE')
    await notifySecond(deps, made)
    const { state } = made
    const change = { state: { after: state }, amountPaise: { after: amountPaise }, purchase: { after: purchaseId } }
    await writeAudit(deps, { action: 'refund.make', actor, target: { type: 'refund', id: made.id }, change, request })
    return ownRefundOf(made)
  })
}

/**
 * Grants or declines what a mentee asked for.
 * @throws {Refusal} NOT_FOUND, REAUTH_REQUIRED, REFUND_DECIDED, REFUND_NOT_POSSIBLE, REFUND_TOO_MUCH
 */
export async function decideRefund(
  deps: Deps,
  caller: Caller,
  id: string,
  decision: RefundDecision,
): Promise<OwnRefund> {
  requireFresh(deps, caller.actor)
  return decideRequestedRefund(deps, caller, id, decision)
}

/**
 * The same for who gave the password when it was asked for; without an amount all that is left is granted.
 * @throws {Refusal} NOT_FOUND, REFUND_DECIDED, REFUND_NOT_POSSIBLE, REFUND_TOO_MUCH
 */
export async function decideRequestedRefund(
  deps: Deps,
  caller: CallerTrace,
  id: string,
  decision: RefundDecision | { decision: 'grant'; amountPaise: 'left' },
): Promise<OwnRefund> {
  return inTransaction(deps, async (deps) => {
    const refund = (await lockRefund(deps.db, id)) ?? refuse('NOT_FOUND')
    if (refund.state !== 'asked') refuse('REFUND_DECIDED')
    const decided = await (decision.decision === 'decline'
      ? writeDecline(deps, refund, decision, caller.actor)
      : writeGrant(deps, refund, decision, caller.actor))
    const change = { state: { before: 'asked', after: decided.state }, amountPaise: { after: decided.amountPaise } }
    const target = { type: 'refund', id }
    await writeAudit(deps, { action: `refund.${decision.decision}`, target, change, ...caller })
    return ownRefundOf(decided)
  })
}

async function writeDecline(
  deps: Deps,
  refund: StoredRefund,
  { answer }: { answer: string },
  actor: CallerTrace['actor'],
): Promise<StoredRefund> {
  const now = deps.now()
  const change = { decidedBy: actor.userId, decidedAt: now, changedAt: now, state: 'declined', answer } as const
  await moveRefund(deps.db, refund.id, ['asked'], change)
  await notifyDeclined(deps, refund, answer)
  return { ...refund, ...change }
}

async function writeGrant(
  deps: Deps,
  refund: StoredRefund,
  { amountPaise: wanted, takesCredits = false, answer = null }: Granting,
  actor: CallerTrace['actor'],
): Promise<StoredRefund> {
  const now = deps.now()
  const { paymentId, amountPaise } = await refundPart(deps, refund.purchaseId ?? refuse('NOT_FOUND'), wanted)
  const state = await decidedState(deps, actor, amountPaise)
  const by = { decidedBy: actor.userId, decidedAt: now, changedAt: now }
  const change = {
    ...by,
    state,
    answer,
    paymentId,
    amountPaise,
    takesCredits,
    dueAt: new Date(now.getTime() + REFUND_PAUSE_MS),
  }
  await moveRefund(deps.db, refund.id, ['asked'], change)
  await notifySecond(deps, { ...refund, ...change })
  return { ...refund, ...change }
}

/** The payment that an amount, or all that is left, is taken from. @throws {Refusal} REFUND_NOT_POSSIBLE, REFUND_TOO_MUCH */
async function refundPart(
  deps: Deps,
  purchaseId: string,
  wanted: number | 'left',
): Promise<{ paymentId: string; amountPaise: number }> {
  const purchase = await lockPurchase(deps.db, purchaseId)
  const payment = await findCapturedPayment(deps.db, purchaseId)
  const isOwned = purchase.status === 'paid' || purchase.status === 'refunded_partial'
  // While a bank disputes it, a refund would pay it back twice.
  // What was left of it is in the larger plan, which is paid back instead.
  const isGivenUp = purchase.upgradedTo !== null
  if (!payment || !isOwned || isGivenUp || payment.disputedAt !== null) return refuse('REFUND_NOT_POSSIBLE')
  const left = purchase.totalPaise - purchase.refundedPaise - (await sumUnderWay(deps.db, purchaseId))
  if (left <= 0) refuse('REFUND_NOT_POSSIBLE')
  const amountPaise = wanted === 'left' ? left : wanted
  if (amountPaise > left) refuse('REFUND_TOO_MUCH')
  return { paymentId: payment.id, amountPaise }
}
