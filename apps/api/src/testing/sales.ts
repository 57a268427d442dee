import { randomUUID } from 'node:crypto'
import { issueCreditNote, issueInvoice } from '#api/features/commerce/invoices/invoices.service.ts'
import { aPurchase } from './purchases.ts'
import type { TestApp } from './start-app.ts'

/** What was sold; unpaid where told so. */
export type Sale = Omit<NonNullable<Parameters<typeof aPurchase>[2]>, 'status' | 'paid_at'> & { isPaid?: boolean }

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
      paid_at: now,
      starts_at: now,
      expires_at: new Date(now.getTime() + 1),
    }),
    ...(refund && { refunded_paise: refund.paise }),
  })
  await deps.db
    .insertInto('payment_orders')
    .values({
      asked_at: now,
      purchase_id: purchase.id,
      user_id: userId,
      intent_hash: Buffer.alloc(32),
      amount_paise: purchase.total_paise,
      next_check_at: now,
    })
    .execute()
  if (isPaid) await issueInvoice(deps, purchase)
  if (refund === undefined) return
  clock.set(refund.at)
  await issueCreditNote(deps, { purchaseId: purchase.id, reference: randomUUID(), amountPaise: refund.paise })
}

/** A coupon of ten percent. */
export async function aCoupon({ deps }: TestApp, code: string): Promise<{ coupon_id: string; coupon_code: string }> {
  const { id } = await deps.db
    .insertInto('coupons')
    .values({ code, percent_bp: 1_000, changed_at: deps.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { coupon_id: id, coupon_code: code }
}
