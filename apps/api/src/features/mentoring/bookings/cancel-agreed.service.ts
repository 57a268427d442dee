import { ONGOING_STATES } from '@sopaan/domain/mentoring/bookings'
import { type Deps, inTransaction } from '#api/deps.ts'
import { returnCredit } from '#api/features/mentoring/mentoring-credits/mentoring-credits.service.ts'
import { lockMentorOf } from '#api/features/mentoring/mentors/booking-ground.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { revokeSharedList } from './booking-actions.service.ts'
import { notifyParty } from './booking-notifications.ts'
import { changeBooking, findBooking, listAheadFor, listAheadOf } from './bookings.queries.ts'

/** Why a session falls that neither of the two cancelled: an account is gone, what paid for it was refunded, or a parent took the consent back. */
type Cause = 'gone' | 'refunded' | 'withdrawn'

/**
 * Cancels the sessions of a list that are asked for or agreed and have not begun, because what paid for them was refunded:
 * both are told. Each credit comes back to its purchase, for the refund to take. Call it in the refund's transaction.
 * @returns how many were cancelled
 */
export async function cancelRefundedBookings(deps: Deps, bookingIds: readonly string[]): Promise<number> {
  return inTransaction(deps, async (deps) => {
    let count = 0
    for (const { id, mentorId } of await listAheadOf(deps.db, bookingIds, deps.now()))
      if (await cancelAgreed(deps, { id, mentorId }, 'refunded')) count += 1
    return count
  })
}

/** Cancels every session a mentee has ahead, because a parent took the consent back; the credits come back. @returns how many */
export async function cancelWithdrawnBookings(deps: Deps, menteeId: string): Promise<number> {
  return inTransaction(deps, async (deps) => {
    let count = 0
    for (const { id, mentorId } of await listAheadFor(deps.db, menteeId, deps.now()))
      if (await cancelAgreed(deps, { id, mentorId }, 'withdrawn')) count += 1
    return count
  })
}

/** How many sessions a mentee has ahead. */
export async function countSessionsAhead(deps: Deps, menteeId: string): Promise<number> {
  return (await listAheadFor(deps.db, menteeId, deps.now())).length
}

/**
 * Cancels one session: the credit comes back, the list is taken back, and whoever is still there is told. Call it in a
 * transaction. @returns false where it did not stand any more
 */
export async function cancelAgreed(
  deps: Deps,
  { id, mentorId }: { id: string; mentorId: string },
  cause: Cause,
): Promise<boolean> {
  await lockMentorOf(deps, mentorId)
  const row = await findBooking(deps.db, id)
  if (!row || !(ONGOING_STATES as readonly string[]).includes(row.state)) return false
  // A calendar takes a cancellation only when it is newer than what it has.
  const over = { ...row, state: 'cancelled' as const, calendarSequence: row.calendarSequence + 1 }
  await changeBooking(deps.db, id, {
    state: over.state,
    calendarSequence: over.calendarSequence,
    changedAt: deps.now(),
    ...(cause !== 'refunded' && { creditBackAt: deps.now() }),
  })
  await returnCredit(deps, { userId: row.menteeId, bookingId: id, endedBy: 'other' })
  await revokeSharedList(deps, row)
  const isRefunded = cause === 'refunded'
  // Whoever is gone is told nothing: only active people are.
  for (const party of ['mentee', 'mentor'] as const)
    await notifyParty(deps, over, party, {
      kind: 'booking-cancelled',
      reason: '',
      isCreditBack: party === 'mentee' && !isRefunded,
      isRefunded,
      calendar: row.state === 'accepted' ? 'cancel' : undefined,
      key: `booking-${cause} ${id}`,
    })
  await writeAudit(deps, {
    action: 'booking.cancel',
    target: { type: 'booking', id },
    change: { state: { before: row.state, after: over.state }, because: { after: cause } },
  })
  return true
}
