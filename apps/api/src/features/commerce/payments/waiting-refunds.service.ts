import type { AuditAction } from '@sopaan/contract/audit-actions'
import type { OwnRefund } from '@sopaan/contract/purchase-shapes'
import { refuse } from '@sopaan/contract/refusals'
import { REFUND_ALONE_DAY_PAISE, REFUND_ALONE_PAISE } from '@sopaan/contract/staff-payments'
import { istDate, startOfIstDay } from '@sopaan/domain/time/ist'
import { type Deps, inTransaction } from '#api/deps.ts'
import { hasAdminBesides } from '#api/features/account/accounts/accounts.open.queries.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { notifyStaff } from '#api/features/operations/notifications/notifications.service.ts'
import { requireFresh } from '#api/http/access.ts'
import type { Caller, CallerTrace } from '#api/http/serve.ts'
import { findCapturedPayment } from './payments.queries.ts'
import { lockPurchase } from './purchases.queries.ts'
import {
  findRefund,
  lockRefund,
  moveRefund,
  removeUnsentRefund,
  type StoredRefund,
  sumDecidedBy,
  sumUnderWay,
  UNDECIDED,
} from './refunds.queries.ts'
import { ownRefundOf } from './shown-refund.ts'

/**
 * What a refund that somebody decides becomes: it is sent, or held for a second person where it is above what one pays back
 * alone. Where nobody else looks after money it is sent all the same, and the trail says who did it.
 */
export async function decidedState(
  deps: Deps,
  actor: CallerTrace['actor'],
  amountPaise: number,
): Promise<'held' | 'sending'> {
  const today = startOfIstDay(istDate(deps.now()))
  const isAlone =
    amountPaise <= REFUND_ALONE_PAISE &&
    (await sumDecidedBy(deps.db, actor.userId, today)) + amountPaise <= REFUND_ALONE_DAY_PAISE
  if (isAlone) return 'sending'
  return (await hasAdminBesides(deps.db, actor.userId, ['finance', 'owner'])) ? 'held' : 'sending'
}

/** Tells others of the staff that one of them has to agree, where a decision waits for that; the buyer hears of it as it is sent. */
export async function notifySecond(deps: Deps, refund: StoredRefund): Promise<void> {
  if (refund.state !== 'held') return
  const facts = { amountPaise: refund.amountPaise ?? 0 }
  await notifyStaff(deps, {
    kind: 'refund-held',
    facts,
    key: `refund-held-${refund.id}-${refund.decidedAt?.getTime()}`,
  })
}

/**
 * Agrees to a refund as a second person; the job sends it.
 * @throws {Refusal} REAUTH_REQUIRED, NOT_FOUND, REFUND_DECIDED, SECOND_PERSON_NEEDED, REFUND_NOT_POSSIBLE where so much is
 *   not left since
 */
export async function confirmWaitingRefund(deps: Deps, caller: Caller, id: string): Promise<OwnRefund> {
  requireFresh(deps, caller.actor)
  return confirmRefundAsSecond(deps, caller, id)
}

/**
 * The same for who gave the password when it was asked for.
 * @throws {Refusal} NOT_FOUND, REFUND_DECIDED, SECOND_PERSON_NEEDED, REFUND_NOT_POSSIBLE
 */
export async function confirmRefundAsSecond(deps: Deps, caller: CallerTrace, id: string): Promise<OwnRefund> {
  return changeWaiting(deps, { caller, id, action: 'refund.confirm' }, async (deps, refund) => {
    if (refund.state !== 'held') refuse('REFUND_DECIDED')
    if (refund.decidedBy === caller.actor.userId) refuse('SECOND_PERSON_NEEDED')
    await requireStillLeft(deps, refund)
    const now = deps.now()
    const change = {
      state: 'sending',
      confirmedBy: caller.actor.userId,
      confirmedAt: now,
      changedAt: now,
      dueAt: now,
    } as const
    await moveRefund(deps.db, id, ['held'], change)
    return ownRefundOf((await findRefund(deps.db, id)) ?? refuse('NOT_FOUND'))
  })
}

/**
 * Takes back or turns down a refund that waits, or one of one's own that is not sent yet: what the buyer asked for is
 * decided anew, what staff made is gone.
 * @throws {Refusal} REAUTH_REQUIRED, NOT_FOUND, REFUND_DECIDED
 */
export async function withdrawWaitingRefund(deps: Deps, caller: Caller, id: string): Promise<void> {
  requireFresh(deps, caller.actor)
  await changeWaiting(deps, { caller, id, action: 'refund.withdraw' }, async (deps, refund) => {
    if (refund.askedBy !== 'mentee') return removeUnsentRefund(deps.db, id)
    await moveRefund(deps.db, id, ['held', 'sending'], { state: 'asked', ...UNDECIDED, changedAt: deps.now() })
  })
}

async function changeWaiting<T>(
  deps: Deps,
  { caller, id, action }: { caller: CallerTrace; id: string; action: AuditAction },
  work: (deps: Deps, refund: StoredRefund) => Promise<T>,
): Promise<T> {
  return inTransaction(deps, async (deps) => {
    const refund = (await lockRefund(deps.db, id)) ?? refuse('NOT_FOUND')
    if (!isUnsent(refund, caller.actor)) refuse('REFUND_DECIDED')
    const done = await work(deps, refund)
    const change = { amountPaise: { after: refund.amountPaise }, decidedBy: { before: refund.decidedBy } }
    await writeAudit(deps, { action, target: { type: 'refund', id }, change, ...caller })
    return done
  })
}

/** Whether nothing left yet: it waits for a second person, or whoever reads this decided it and no try was made. */
function isUnsent(refund: StoredRefund, { userId }: CallerTrace['actor']): boolean {
  if (refund.state === 'held') return true
  const isFirst = refund.attempts === 0 && refund.tries === 0
  return refund.state === 'sending' && isFirst && refund.decidedBy === userId && refund.confirmedBy === null
}

/** While it waited, an event may have been cancelled or a bank may have taken the money. @throws {Refusal} REFUND_NOT_POSSIBLE */
async function requireStillLeft(deps: Deps, { purchaseId }: StoredRefund): Promise<void> {
  if (purchaseId === null) return refuse('REFUND_NOT_POSSIBLE')
  const purchase = await lockPurchase(deps.db, purchaseId)
  const payment = await findCapturedPayment(deps.db, purchaseId)
  const left = purchase.totalPaise - purchase.refundedPaise - (await sumUnderWay(deps.db, purchaseId))
  if (!payment || payment.disputedAt !== null || left < 0) refuse('REFUND_NOT_POSSIBLE')
}
