import { randomUUID } from 'node:crypto'
import { issueCreditNote, issueInvoice } from '#api/features/commerce/invoices/invoices.service.ts'
import { aPurchase } from './purchases.ts'
import type { TestApp } from './start-app.ts'

/** What was sold; unpaid where told so. */
export type Sale = Omit<NonNullable<Parameters<typeof aPurchase>[2]>, 'status' | 'paidAt'> & { isPaid?: boolean }

/** An order with its purchase at an instant, paid with its invoice or not; a refund is papered at another instant. */
export async function aSale(
  server: TestApp,
  { userId, at, sale, refund }: { userId: string; at: string; sale: Sale; refund?: { at: string; paise: number } },
): Promise<void> {
  const { deps, clock } = server
  clock.set(at)
  const now = deps.now()
  const { isPaid = true, ...columns } = sale
  const purchase = await aPurchase(deps, userId, {
    ...columns,
    ...(isPaid && {
      status: refund ? 'refunded_partial' : 'paid',
      paidAt: now,
      startsAt: now,
      expiresAt: new Date(now.getTime() + 1),
    }),
    ...(refund && { refundedPaise: refund.paise }),
  })
  await deps.db
    .insertInto('paymentOrders')
    .values({
      askedAt: now,
      purchaseId: purchase.id,
      userId,
      intentHash: Buffer.alloc(32),
      amountPaise: purchase.totalPaise,
      nextCheckAt: now,
    })
    .execute()
  if (isPaid) await issueInvoice(deps, purchase)
  if (refund === undefined) return
  clock.set(refund.at)
  await issueCreditNote(deps, { purchaseId: purchase.id, reference: randomUUID(), amountPaise: refund.paise })
}

/** A coupon of ten percent. */
export async function aCoupon({ deps }: TestApp, code: string): Promise<{ couponId: string; couponCode: string }> {
  const { id } = await deps.db
    .insertInto('coupons')
    .values({ code, percentBp: 1_000, changedAt: deps.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { couponId: id, couponCode: code }
}
