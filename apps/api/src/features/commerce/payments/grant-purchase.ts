import { extendValidity } from '@sopaan/domain/money/plan-validity'
import type { Deps } from '#api/deps.ts'
import { consumeCoupon } from '#api/features/commerce/coupons/coupon-uses.service.ts'
import { listInvoiceDocuments } from '#api/features/commerce/invoices/invoice-links.service.ts'
import { issueInvoice } from '#api/features/commerce/invoices/invoices.service.ts'
import { grantCredits } from '#api/features/mentoring/mentoring-credits/mentoring-credits.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { notifyStaff } from '#api/features/operations/notifications/notifications.service.ts'
import { settleSeat } from './event-seats.ts'
import { notifyBuyer } from './notify-buyer.ts'
import { findOwnedUntil, movePurchase, type PurchaseRow } from './purchases.queries.ts'

/** States from which money that comes still activates: also long after the window closed (PAY-10, PAY-17). */
export const UNPAID = ['created', 'attempted', 'authorized', 'failed', 'expired'] as const

/** Gives what costs nothing, in the transaction that orders it: coupon and seat were taken in the same one. */
export async function grantFree(deps: Deps, purchase: PurchaseRow): Promise<void> {
  await consumeCoupon(deps, purchase.id)
  if (purchase.eventId !== null) {
    const seat = { eventId: purchase.eventId, userId: purchase.userId, purchaseId: purchase.id }
    if (await settleSeat(deps, seat)) throw new Error('A seat that was held is gone.')
  }
  await grantPurchase(deps, purchase, null)
}

/**
 * The entitlement, its papers, and who is told. Call it while the purchase is held, once coupon and seat are its own.
 * @param paymentId  of the provider; null where nothing was paid
 */
export async function grantPurchase(deps: Deps, purchase: PurchaseRow, paymentId: string | null): Promise<void> {
  await notifyPaid(deps, await deliverPurchase(deps, purchase))
  await writeAudit(deps, {
    action: 'purchase.settle',
    target: { type: 'purchase', id: purchase.id },
    change: { status: { before: purchase.status, after: 'paid' }, payment: { after: paymentId } },
  })
}

/** The entitlement and its papers, and nobody is told. @returns the purchase as it is owned */
export async function deliverPurchase(deps: Deps, purchase: PurchaseRow): Promise<PurchaseRow> {
  const now = deps.now()
  const validity = await validityOf(deps, purchase)
  const paid = { status: 'paid', paidAt: now, changedAt: now, ...validity } as const
  if (!(await movePurchase(deps.db, purchase.id, UNPAID, paid))) throw new Error('A held purchase moved.')
  if (validity.expiresAt) {
    const { id: purchaseId, userId, mentoringCredits: count } = purchase
    await grantCredits(deps, { userId, purchaseId, count, expiresAt: validity.expiresAt })
  }
  const owned = { ...purchase, ...paid }
  // What has no price is no supply (CGST Act s. 7) and has no paper; a discount of the whole price stands on one (s. 15(3)).
  if (purchase.listPricePaise > 0) await issueInvoice(deps, owned)
  return owned
}

async function validityOf(
  deps: Deps,
  { planId, userId, validityDays }: PurchaseRow,
): Promise<{ startsAt: Date; expiresAt: Date } | { startsAt: null; expiresAt: null }> {
  if (planId === null || validityDays === null) return { startsAt: null, expiresAt: null }
  const now = deps.now()
  const ownedUntil = await findOwnedUntil(deps.db, { userId, planId, now })
  const { startsAt, expiresAt } = extendValidity(now, ownedUntil, validityDays)
  return { startsAt, expiresAt }
}

async function notifyPaid(deps: Deps, purchase: PurchaseRow): Promise<void> {
  const invoice = (await listInvoiceDocuments(deps, [purchase.id])).get(purchase.id)?.[0]
  const { itemName } = purchase
  const totalPaise = purchase.totalPaise
  await notifyBuyer(deps, purchase, {
    kind: 'purchase-paid',
    facts: { itemName, totalPaise },
    key: `paid-${purchase.id}`,
    ...(totalPaise > 0 && { bill: { kind: 'parent-paid', itemName, amountPaise: totalPaise } }),
    mail: {
      kind: 'purchase-paid',
      facts: {
        itemName,
        totalPaise,
        number: invoice?.number ?? null,
        kind: invoice?.kind ?? 'receipt',
        url: invoice?.url ?? null,
        expiresAt: purchase.expiresAt?.toISOString() ?? null,
      },
    },
  })
  if (totalPaise === 0) return
  const facts = { itemName, totalPaise }
  await notifyStaff(deps, { kind: 'payment-received', facts, key: `paid-${purchase.id}` })
}
