import { REPORT_HOURS } from '@sopaan/domain/mentoring/bookings'
import { HOUR_MS, MINUTE_MS } from '@sopaan/domain/time/durations'
import { type Deps, inTransaction } from '#api/deps.ts'
import { returnCredit } from '#api/features/mentoring/mentoring-credits/mentoring-credits.service.ts'
import { lockMentorOf } from '#api/features/mentoring/mentors/booking-ground.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { DAY_REMINDER_MS, notifyParty } from './booking-notifications.ts'
import { answerByOf } from './booking-view.ts'
import { type BookingRow, changeBooking, findBooking } from './bookings.queries.ts'
import { cancelAgreed } from './cancel-agreed.service.ts'
import { claimReminder, listCreditsDue, listEnded, listOfGone, listUnreminded } from './due-bookings.queries.ts'
import { returnMissed } from './managed-mentoring.service.ts'

const AT_ONCE = 100
/** When the two are reminded, before the beginning, ms. */
const REMINDERS = [
  { column: 'quarterRemindedFor', kind: 'booking-soon', beforeMs: 15 * MINUTE_MS },
  { column: 'dayRemindedFor', kind: 'booking-tomorrow', beforeMs: DAY_REMINDER_MS },
] as const

/** Sessions that are over were held; what nobody answered has lapsed, and its credit is back. */
export async function endBookings(deps: Deps): Promise<void> {
  for (const row of await listEnded(deps.db, deps.now(), AT_ONCE)) await endOne(deps, row)
}

async function endOne(deps: Deps, { id, mentorId }: BookingRow): Promise<void> {
  await inTransaction(deps, async (deps) => {
    await lockMentorOf(deps, mentorId)
    const row = await findBooking(deps.db, id)
    if (!row || !isDue(row, deps.now())) return
    const isHeld = row.state === 'accepted'
    await changeBooking(deps.db, id, {
      state: isHeld ? 'held' : 'lapsed',
      changedAt: deps.now(),
      ...(!isHeld && { creditBackAt: deps.now() }),
    })
    if (!isHeld) {
      await returnCredit(deps, { userId: row.menteeId, bookingId: id, endedBy: 'other' })
      await notifyParty(deps, row, 'mentee', { kind: 'booking-lapsed', key: `booking-lapsed ${id}` })
    }
    await writeAudit(deps, { action: isHeld ? 'booking.held' : 'booking.lapse', target: { type: 'booking', id } })
  })
}

function isDue(row: BookingRow, now: Date): boolean {
  if (row.state === 'accepted') return row.endsAt <= now
  const answerBy = answerByOf(row)
  return answerBy !== undefined && answerBy <= now
}

/**
 * Cancels what was booked with somebody whose account is deactivated or deleted: the credit comes back, the list is taken
 * back, and whoever is still there is told.
 */
export async function cancelOfGone(deps: Deps): Promise<void> {
  for (const { id, mentorId } of await listOfGone(deps.db, deps.now(), AT_ONCE))
    await inTransaction(deps, (deps) => cancelAgreed(deps, { id, mentorId }, 'gone'))
}

/** Gives back the credits of sessions that a mentor missed, 72 hours after the mentee said so, unless staff decided. */
export async function returnMissedCredits(deps: Deps): Promise<void> {
  const before = new Date(deps.now().getTime() - REPORT_HOURS * HOUR_MS)
  for (const { id } of await listCreditsDue(deps.db, before, AT_ONCE))
    await inTransaction(deps, async (deps) => {
      await returnMissed(deps, id)
      await writeAudit(deps, { action: 'booking.credit-back', target: { type: 'booking', id } })
    })
}

/** Reminds the two of a session a day and a quarter of an hour before it begins, once each. */
export async function remindOfSessions(deps: Deps): Promise<void> {
  for (const { column, kind, beforeMs } of REMINDERS) {
    const now = deps.now()
    const before = new Date(now.getTime() + beforeMs)
    for (const row of await listUnreminded(deps.db, column, { now, before, limit: AT_ONCE }))
      await inTransaction(deps, async (deps) => {
        if (!(await claimReminder(deps.db, column, { id: row.id, startsAt: row.startsAt }))) return
        // What begins within the quarter of an hour, or was agreed on for today, is not announced as being tomorrow.
        const isLate = kind === 'booking-tomorrow' && row.startsAt.getTime() - now.getTime() < 12 * HOUR_MS
        if (isLate) return
        const key = `${kind} ${row.id} ${row.startsAt.toISOString()}`
        await notifyParty(deps, row, 'mentee', { kind, key })
        await notifyParty(deps, row, 'mentor', { kind, key })
      })
  }
}
