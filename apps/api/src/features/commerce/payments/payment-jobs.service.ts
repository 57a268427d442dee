import { DAY_MS, HOUR_MS, MINUTE_MS } from '@sopaan/domain/time/durations'
import { type Deps, inTransaction } from '#api/deps.ts'
import { removeOldKeys } from '#api/features/operations/idempotency/idempotency.service.ts'
import { GatewayDown, GatewayRefused, type PaymentGateway } from '#api/outside/payment-gateway.ts'
import { notifyGranted } from './notify-refund.ts'
import { refundCancelledSeats } from './own-refunds.ts'
import { findPurchase } from './purchases.queries.ts'
import { expireOrders, ROUND_MAX, reconcileOrders } from './reconcile.service.ts'
import { noteRefund, notifyFailed } from './refund-news.ts'
import { leaseRefunds, moveRefund, refundKey, type StoredRefund } from './refunds.queries.ts'
import { clearBodies } from './webhooks.queries.ts'
import { processWebhooks, retryParkedWebhooks } from './webhooks.service.ts'

/** How long the bodies of events are kept, ms: as long as somebody may ask what the provider said. */
const BODIES_RETENTION_MS = 90 * DAY_MS

/** How long a worker keeps a refund in hand, ms. */
const LEASE_MS = MINUTE_MS

const BATCH = 10

/** Pauses between tries, ms: 30 s, doubled each time, at most an hour. */
const RETRY_FIRST_MS = 30_000

const RETRY_MAX_MS = HOUR_MS

const ERROR_LENGTH_MAX = 200

type Leased = StoredRefund & { gatewayPaymentId: string }

/** Works off the provider's events until none is due. */
export async function workOffAllEvents(deps: Deps): Promise<void> {
  while ((await processWebhooks(deps)) > 0);
}

/** Asks after unpaid orders that are due, so many at a time, and takes up events that waited for their order. */
export async function reconcile(deps: Deps): Promise<void> {
  await retryParkedWebhooks(deps)
  for (let asked = 0, taken = 1; taken > 0 && asked < ROUND_MAX; asked += taken) taken = await reconcileOrders(deps)
  await expireOrders(deps)
}

/** Sends refunds until none is due. */
export async function sendAllRefunds(deps: Deps): Promise<void> {
  await refundCancelledSeats(deps)
  while ((await sendRefunds(deps)) > 0);
}

/** Forgets keys of requests and bodies of events whose time is over. */
export async function clearOldPaymentBodies(deps: Deps): Promise<void> {
  await removeOldKeys(deps)
  await clearBodies(deps.db, new Date(deps.now().getTime() - BODIES_RETENTION_MS))
}

/**
 * Sends the refunds that are due to the provider, and asks after those on their way. The id of the refund is the key it is
 * asked for with, so that a second try is no second refund. @returns how many were taken up
 */
async function sendRefunds(deps: Deps): Promise<number> {
  const { gateway } = deps
  if (!gateway) return 0
  const now = deps.now()
  const refunds = await leaseRefunds(deps.db, now, new Date(now.getTime() + LEASE_MS), BATCH)
  for (const refund of refunds) await sendOne(deps, gateway, refund)
  return refunds.length
}

async function sendOne(deps: Deps, gateway: PaymentGateway, refund: Leased): Promise<void> {
  // Not as it is granted: until here that can be undone. Told again at a second try, it is one word.
  if (refund.decidedBy !== null && refund.gatewayRefundId === null)
    await inTransaction(deps, (deps) => notifyGranted(deps, refund))
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
