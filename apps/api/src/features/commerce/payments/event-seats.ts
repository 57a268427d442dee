import type { Deps } from '#api/deps.ts'
import { releaseEventSeat, type SeatPurchase, settleEventSeat } from '#api/features/commerce/events/seats.service.ts'
import type { RefundCause } from './own-refunds.ts'

/** Why a seat that was paid for could not be given, as the cause of its refund. */
const CAUSES = {
  full: 'event_full',
  cancelled: 'event_cancelled',
  over: 'event_cancelled',
  'had-one': 'paid_twice',
} as const satisfies Record<string, RefundCause>

/** Gives a paid seat. @returns undefined where it is given, else why the money goes back */
export async function settleSeat(deps: Deps, seat: SeatPurchase): Promise<RefundCause | undefined> {
  const settled = await settleEventSeat(deps, seat)
  return settled === 'seated' ? undefined : CAUSES[settled]
}

/** Frees the seat of a purchase that was refunded. */
export async function returnSeat(deps: Deps, { purchaseId }: { purchaseId: string }): Promise<void> {
  await releaseEventSeat(deps, purchaseId)
}
