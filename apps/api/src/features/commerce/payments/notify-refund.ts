import type { Deps } from '#api/deps.ts'
import { notifyBuyer } from './notify-buyer.ts'
import { findPurchase } from './purchases.queries.ts'
import type { StoredRefund } from './refunds.queries.ts'

/** Tells the buyer that a refund is on its way. */
export async function notifyGranted(deps: Deps, refund: StoredRefund): Promise<void> {
  const { purchase, itemName } = await soldBy(deps, refund)
  const facts = { itemName, amountPaise: refund.amountPaise ?? 0, answer: refund.answer }
  const key = `refund-granted-${refund.id}`
  await notifyBuyer(deps, purchase, { kind: 'refund-granted', facts, key, mail: { kind: 'refund-granted', facts } })
}

/** Tells the buyer that a refund is declined, and why. */
export async function notifyDeclined(deps: Deps, refund: StoredRefund, answer: string): Promise<void> {
  const { purchase, itemName } = await soldBy(deps, refund)
  const facts = { itemName, answer }
  const key = `refund-declined-${refund.id}`
  await notifyBuyer(deps, purchase, { kind: 'refund-declined', facts, key, mail: { kind: 'refund-declined', facts } })
}

async function soldBy(deps: Deps, refund: StoredRefund) {
  const purchase = refund.purchaseId === null ? undefined : await findPurchase(deps.db, refund.purchaseId)
  if (!purchase) throw new Error('A refund without its purchase.')
  return { purchase, itemName: purchase.itemName }
}
