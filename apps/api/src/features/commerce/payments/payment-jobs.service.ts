import { DAY_MS } from '@sopaan/domain/time/durations'
import type { Deps } from '#api/deps.ts'
import { removeOldKeys } from '#api/features/operations/idempotency/idempotency.service.ts'
import { refundCancelledSeats } from './own-refunds.ts'
import { expireOrders, ROUND_MAX, reconcileOrders, remindOfEnds } from './reconcile.service.ts'
import { sendRefunds } from './send-refunds.service.ts'
import { clearBodies } from './webhooks.queries.ts'
import { processWebhooks, retryParkedWebhooks } from './webhooks.service.ts'

/** How long the bodies of events are kept, ms: as long as somebody may ask what the provider said. */
const BODIES_RETENTION_MS = 90 * DAY_MS

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

/** Reminds of plans that end. */
export async function remind(deps: Deps): Promise<void> {
  await remindOfEnds(deps)
}

/** Forgets keys of requests and bodies of events whose time is over. */
export async function clearOldPaymentBodies(deps: Deps): Promise<void> {
  await removeOldKeys(deps)
  await clearBodies(deps.db, new Date(deps.now().getTime() - BODIES_RETENTION_MS))
}
