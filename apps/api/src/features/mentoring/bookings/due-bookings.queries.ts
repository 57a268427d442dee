import { ANSWER_HOURS, ANSWER_LEAD_HOURS } from '@sopaan/domain/mentoring/answer-deadline'
import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { type BookingRow, bookingsWithPeople } from './bookings.queries.ts'

/** As `answerDeadline` of the domain has it, of a request. */
const ANSWER_BY = sql<Date>`least(
  bookings.changed_at + ${ANSWER_HOURS} * interval '1 hour',
  bookings.starts_at - greatest(
    interval '0',
    least(${ANSWER_LEAD_HOURS} * interval '1 hour', (bookings.starts_at - bookings.changed_at) / 2)
  )
)`

/** Standing bookings whose end has come, or the time to answer them. */
export async function listEnded(db: Db, now: Date, limit: number): Promise<BookingRow[]> {
  return bookingsWithPeople(db)
    .where((row) =>
      row.or([
        row.and([row('bookings.state', '=', 'accepted'), row('bookings.endsAt', '<=', now)]),
        row.and([row('bookings.state', '=', 'suggested'), row('bookings.startsAt', '<=', now)]),
        row.and([row('bookings.state', '=', 'requested'), row(ANSWER_BY, '<=', now)]),
      ]),
    )
    .orderBy('bookings.endsAt')
    .limit(limit)
    .execute()
}

/** Standing bookings that are not over, of which one of the two has no account in use any more. */
export async function listOfGone(db: Db, now: Date, limit: number): Promise<BookingRow[]> {
  return bookingsWithPeople(db)
    .where('bookings.state', 'in', ['requested', 'suggested', 'accepted'])
    .where('bookings.endsAt', '>', now)
    .where((row) => row.or([row('mentor.status', '<>', 'active'), row('mentee.status', '<>', 'active')]))
    .orderBy('bookings.startsAt')
    .orderBy('bookings.id')
    .limit(limit)
    .execute()
}

/** Missed sessions that a mentee reported before an instant, on which staff did not decide, whose credit is still spent. */
export async function listCreditsDue(db: Db, reportedBefore: Date, limit: number): Promise<BookingRow[]> {
  return bookingsWithPeople(db)
    .where('bookings.state', '=', 'missed')
    .where('bookings.reportedBy', '=', 'mentee')
    .where('bookings.reportDecision', 'is', null)
    .where('bookings.creditBackAt', 'is', null)
    .where('bookings.reportedAt', '<=', reportedBefore)
    .limit(limit)
    .execute()
}

/** Agreed sessions that begin before an instant and whose people were not reminded of that beginning. */
export async function listUnreminded(
  db: Db,
  column: 'dayRemindedFor' | 'quarterRemindedFor',
  { now, before, limit }: { now: Date; before: Date; limit: number },
): Promise<BookingRow[]> {
  return bookingsWithPeople(db)
    .where('bookings.state', '=', 'accepted')
    .where('bookings.startsAt', '>', now)
    .where('bookings.startsAt', '<=', before)
    .where((row) => row(`bookings.${column}`, 'is distinct from', row.ref('bookings.startsAt')))
    .orderBy('bookings.startsAt')
    .limit(limit)
    .execute()
}

/** Notes that people are reminded, unless another worker did. @returns whether this one did */
export async function claimReminder(
  db: Db,
  column: 'dayRemindedFor' | 'quarterRemindedFor',
  { id, startsAt }: { id: string; startsAt: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('bookings')
    .set({ [column]: startsAt })
    .where('id', '=', id)
    .where('startsAt', '=', startsAt)
    .where(column, 'is distinct from', startsAt)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
