import { HOUR_MS, MINUTE_MS } from '@sopaan/domain/time/durations'
import { type Deps, inTransaction } from '#api/deps.ts'
import { GatewayDown, GatewayRefused, type PaymentGateway } from '#api/outside/payment-gateway.ts'
import { findPurchase } from './orders.queries.ts'
import { noteRefund, notifyFailed } from './refund-news.ts'
import { leaseRefunds, moveRefund, type RefundRow, refundKey } from './refunds.queries.ts'

/** How long a worker keeps a refund in hand, ms. */
const LEASE_MS = MINUTE_MS
const BATCH = 10
/** Pauses between tries, ms: 30 s, doubled each time, at most an hour. */
const RETRY_FIRST_MS = 30_000
const RETRY_MAX_MS = HOUR_MS
const ERROR_LENGTH_MAX = 200

/**
 * Sends the refunds that are due to the provider, and asks after those on their way. The id of the refund is the key it is
 * asked for with, so that a second try is no second refund. @returns how many were taken up
 */
export async function sendRefunds(deps: Deps): Promise<number> {
  const { gateway } = deps
  if (!gateway) return 0
  const now = deps.now()
  const refunds = await leaseRefunds(deps.db, now, new Date(now.getTime() + LEASE_MS), BATCH)
  for (const refund of refunds) await sendOne(deps, gateway, refund)
  return refunds.length
}

type Leased = RefundRow & { gatewayPaymentId: string }

async function sendOne(deps: Deps, gateway: PaymentGateway, refund: Leased): Promise<void> {
  try {
    const told =
      refund.gatewayRefundId === null
        ? await gateway.refund({
            paymentId: refund.gatewayPaymentId,
            amountPaise: refund.amountPaise ?? 0,
            key: refundKey(refund),
          })
        : await gateway.getRefund(refund.gatewayRefundId)
    await noteRefund(deps, { ...told, receipt: refundKey(refund) })
  } catch (thrown) {
    if (thrown instanceof GatewayRefused) return abandonRefund(deps, refund, thrown.message)
    if (!(thrown instanceof GatewayDown)) throw thrown
    const pauseMs = Math.min(RETRY_FIRST_MS * 2 ** (refund.attempts - 1), RETRY_MAX_MS)
    await moveRefund(deps.db, refund.id, ['sending', 'pending'], {
      dueAt: new Date(deps.now().getTime() + pauseMs),
      leasedUntil: null,
      lastError: thrown.message.slice(0, ERROR_LENGTH_MAX),
    })
  }
}

async function abandonRefund(deps: Deps, refund: Leased, words: string): Promise<void> {
  await inTransaction(deps, async (deps) => {
    await moveRefund(deps.db, refund.id, ['sending', 'pending'], {
      state: 'failed',
      leasedUntil: null,
      changedAt: deps.now(),
      lastError: words.slice(0, ERROR_LENGTH_MAX),
    })
    const purchase = refund.purchaseId === null ? undefined : await findPurchase(deps.db, refund.purchaseId)
    await notifyFailed(deps, { refund, purchase, paymentId: refund.gatewayPaymentId })
  })
}
