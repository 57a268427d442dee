import { BOOKING_STEPS_MAX, type BookingSort } from '@sopaan/contract/managed-bookings'
import type { BookingState } from '@sopaan/domain/mentoring/bookings'
import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { countOf, onPage, type Page, patternOf } from '#api/db/pages.ts'

export type BookingsFilter = {
  state?: BookingState | undefined
  userId?: string | undefined
  words?: string | undefined
}

/** Columns and ways of each order; ties by id. */
const ORDERS = {
  '-startsAt': ['bookings.startsAt', 'desc'],
  startsAt: ['bookings.startsAt', 'asc'],
  '-askedAt': ['bookings.askedAt', 'desc'],
  askedAt: ['bookings.askedAt', 'asc'],
  mentee: ['mentee.fullName', 'asc'],
  '-mentee': ['mentee.fullName', 'desc'],
  mentor: ['mentor.fullName', 'asc'],
  '-mentor': ['mentor.fullName', 'desc'],
  state: ['bookings.state', 'asc'],
  '-state': ['bookings.state', 'desc'],
} as const satisfies Record<BookingSort, readonly [string, 'asc' | 'desc']>

const LISTED = [
  'bookings.id',
  'bookings.askedAt',
  'bookings.startsAt',
  'bookings.endsAt',
  'bookings.state',
  'bookings.menteeId',
  'bookings.mentorId',
  'mentee.fullName as menteeName',
  'mentor.fullName as mentorName',
] as const

function narrowed(db: Db, { state, userId, words }: BookingsFilter) {
  const pattern = patternOf((words ?? '').toLowerCase())
  return db
    .selectFrom('bookings')
    .innerJoin('users as mentee', 'mentee.id', 'bookings.menteeId')
    .innerJoin('users as mentor', 'mentor.id', 'bookings.mentorId')
    .$if(state !== undefined, (rows) => rows.where('bookings.state', '=', state ?? 'requested'))
    .$if(userId !== undefined, (rows) =>
      rows.where((where) =>
        where.or([where('bookings.menteeId', '=', userId ?? ''), where('bookings.mentorId', '=', userId ?? '')]),
      ),
    )
    .$if(words !== undefined, (rows) =>
      rows.where((where) =>
        where.or([
          where(sql<string>`lower(mentee.full_name || ' ' || mentee.email)`, 'like', pattern),
          where(sql<string>`lower(mentor.full_name || ' ' || mentor.email)`, 'like', pattern),
        ]),
      ),
    )
}

/** One page of sessions of a filter, in an order. */
export async function listBookingsForStaff(
  db: Db,
  filter: BookingsFilter,
  { sort, ...page }: Page & { sort: BookingSort },
) {
  const [column, direction] = ORDERS[sort]
  return narrowed(db, filter)
    .select(LISTED)
    .orderBy(column, direction)
    .orderBy('bookings.id', direction)
    .$call(onPage(page))
    .execute()
}

/** The same as ids alone, from the first, at most so many. */
export async function listBookingIdsForStaff(
  db: Db,
  filter: BookingsFilter,
  { sort, limit }: { sort: BookingSort; limit: number },
): Promise<string[]> {
  const [column, direction] = ORDERS[sort]
  const rows = await narrowed(db, filter)
    .select('bookings.id')
    .orderBy(column, direction)
    .orderBy('bookings.id', direction)
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Sessions with both addresses, in the order of their ids. */
export async function listBookingLines(db: Db, ids: readonly string[]) {
  return narrowed(db, {})
    .select([...LISTED, 'mentee.email as menteeEmail', 'mentor.email as mentorEmail'])
    .where('bookings.id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy(sql`array_position(${ids}::uuid[], bookings.id)`)
    .execute()
}

/** How many sessions a filter has. */
export const countBookingsForStaff = countOf(narrowed)

/** What was done to a session, as the trail says it, the newest first; looks, the asking and writing are left out. */
export async function listActionsOnBooking(db: Db, id: string) {
  return db
    .selectFrom('auditEvents')
    .leftJoin('users', 'users.id', 'actorId')
    .select(['occurredAt', 'action', 'actorId', 'users.fullName as actorName'])
    .where('targetType', '=', 'booking')
    .where('targetId', '=', id)
    .where('action', 'not in', ['booking.ask', 'booking.write', 'booking.look'])
    .orderBy('sequence', 'desc')
    .limit(BOOKING_STEPS_MAX)
    .execute()
}

/** That the two wrote, and when it was read; what they wrote is theirs. */
export async function listMessageTimes(db: Db, bookingId: string) {
  return db
    .selectFrom('bookingMessages')
    .select(['sentAt', 'authorId', 'readAt', 'reportedAt'])
    .where('bookingId', '=', bookingId)
    .orderBy('sentAt', 'desc')
    .orderBy('id')
    .limit(BOOKING_STEPS_MAX)
    .execute()
}

/** Mails of notifications to some people whose page is that of a session, the newest first. */
export async function listMailsAboutBooking(db: Db, userIds: readonly string[], bookingId: string) {
  return db
    .selectFrom('outboxMails')
    .select(['askedAt', 'sentAt', 'state', 'lastError', 'userId', sql<string>`facts ->> 'title'`.as('title')])
    .where('userId', 'in', [...userIds])
    .where('kind', '=', 'notification')
    .where(sql<string>`facts ->> 'page'`, 'like', `%/sessions/${bookingId}%`)
    .orderBy('askedAt', 'desc')
    .orderBy('id')
    .limit(BOOKING_STEPS_MAX)
    .execute()
}

/** The review of a session as its stars and where it stands. */
export async function findReviewState(db: Db, bookingId: string) {
  return db
    .selectFrom('bookingReviews')
    .select(['stars', 'state'])
    .where('bookingId', '=', bookingId)
    .executeTakeFirst()
}

/** The entries of the ledger that a session made, each with the purchase its credit came with, oldest first. */
export async function listCreditsOfBooking(db: Db, userId: string, bookingId: string) {
  return db
    .selectFrom('creditEntries as entry')
    .leftJoin('creditEntries as granted', 'granted.id', 'entry.grantId')
    .select([
      'entry.happenedAt',
      'entry.reason',
      sql<string | null>`coalesce(granted.purchase_id, entry.purchase_id)`.as('purchaseId'),
    ])
    .where('entry.userId', '=', userId)
    .where('entry.reference', '=', bookingId)
    .where('entry.reason', 'in', ['spend', 'give_back'])
    .orderBy('entry.happenedAt')
    .orderBy('entry.sequence')
    .execute()
}

/** A purchase as the page of a session names it; undefined for one that is not there. */
export async function findBookedPurchase(db: Db, id: string) {
  return db
    .selectFrom('purchases')
    .select(['id', 'itemName', 'status', 'totalPaise', 'refundedPaise'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The refunds of a purchase since a session was asked for, oldest first. */
export async function listRefundsSince(db: Db, purchaseId: string, since: Date) {
  return db
    .selectFrom('refunds')
    .select(['askedAt', 'state', 'amountPaise'])
    .where('purchaseId', '=', purchaseId)
    .where('askedAt', '>=', since)
    .orderBy('askedAt')
    .orderBy('id')
    .limit(BOOKING_STEPS_MAX)
    .execute()
}

/** What staff wrote of two people since an instant, oldest first. */
export async function listNotesSince(db: Db, userIds: readonly string[], since: Date) {
  return db
    .selectFrom('staffNotes')
    .leftJoin('users', 'users.id', 'staffNotes.authorId')
    .select(['staffNotes.userId', 'writtenAt', 'body', 'users.fullName as authorName'])
    .where('staffNotes.userId', 'in', [...userIds])
    .where('writtenAt', '>=', since)
    .orderBy('writtenAt')
    .orderBy('staffNotes.id')
    .limit(BOOKING_STEPS_MAX)
    .execute()
}
