import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { BookingMessagesRow, BookingReviewsRow } from '#api/db/rows.ts'

export type MessageRow = Omit<Selectable<BookingMessagesRow>, 'created_at' | 'request_key'>
export type ReviewRow = Omit<Selectable<BookingReviewsRow>, 'created_at'>

const MESSAGE_COLUMNS = [
  'id',
  'sent_at',
  'booking_id',
  'author_id',
  'text',
  'read_at',
  'reported_at',
  'report_reason',
  'report_decision',
  'decided_at',
] as const

/** The last messages of a booking, in the order they were sent. */
export async function listMessages(db: Db, bookingId: string, limit: number): Promise<MessageRow[]> {
  const newest = await db
    .selectFrom('booking_messages')
    .select(MESSAGE_COLUMNS)
    .where('booking_id', '=', bookingId)
    .orderBy('sent_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return newest.reverse()
}

/** Sends a message; one with a key that was used is there already. @returns whether it is new */
export async function insertMessage(db: Db, message: Insertable<BookingMessagesRow>): Promise<boolean> {
  const row = await db
    .insertInto('booking_messages')
    .values(message)
    .onConflict((conflict) => conflict.constraint('booking_messages_request_key_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Marks the messages of the other one as read. */
export async function readMessages(
  db: Db,
  { bookingId, readerId, now }: { bookingId: string; readerId: string; now: Date },
) {
  await db
    .updateTable('booking_messages')
    .set({ read_at: now })
    .where('booking_id', '=', bookingId)
    .where('author_id', '<>', readerId)
    .where('read_at', 'is', null)
    .execute()
}

/** How many messages of the other one somebody has not read, by booking. */
export async function countUnread(
  db: Db,
  readerId: string,
  bookingIds: readonly string[],
): Promise<Map<string, number>> {
  if (bookingIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('booking_messages')
    .select(['booking_id', (row) => row.fn.countAll<string>().as('count')])
    .where('booking_id', 'in', bookingIds)
    .where('author_id', '<>', readerId)
    .where('read_at', 'is', null)
    .groupBy('booking_id')
    .execute()
  return new Map(rows.map(({ booking_id, count }) => [booking_id, Number(count)]))
}

/** Shows a message of the other one to staff. @returns whether there is such a message that nobody reported before */
export async function reportMessage(
  db: Db,
  { bookingId, messageId, readerId }: { bookingId: string; messageId: string; readerId: string },
  report: { reported_at: Date; report_reason: string },
): Promise<boolean> {
  const row = await db
    .updateTable('booking_messages')
    .set(report)
    .where('id', '=', messageId)
    .where('booking_id', '=', bookingId)
    .where('author_id', '<>', readerId)
    .where('reported_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Whether there is such a message of the other one. */
export async function isMessageOfOther(
  db: Db,
  { bookingId, messageId, readerId }: { bookingId: string; messageId: string; readerId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('booking_messages')
    .select('id')
    .where('id', '=', messageId)
    .where('booking_id', '=', bookingId)
    .where('author_id', '<>', readerId)
    .executeTakeFirst()
  return row !== undefined
}

/** Somebody's own note on a booking. */
export async function findNote(db: Db, bookingId: string, authorId: string): Promise<string> {
  const row = await db
    .selectFrom('booking_notes')
    .select('text')
    .where('booking_id', '=', bookingId)
    .where('author_id', '=', authorId)
    .executeTakeFirst()
  return row?.text ?? ''
}

/** Keeps it. */
export async function upsertNote(db: Db, note: { booking_id: string; author_id: string; text: string }): Promise<void> {
  await db
    .insertInto('booking_notes')
    .values(note)
    .onConflict((conflict) => conflict.columns(['booking_id', 'author_id']).doUpdateSet({ text: note.text }))
    .execute()
}

/** What the mentee wrote after the booking, shown or hidden; undefined where nothing was written. */
export async function findReview(db: Db, bookingId: string): Promise<ReviewRow | undefined> {
  return db
    .selectFrom('booking_reviews')
    .select(['booking_id', 'written_at', 'mentor_id', 'stars', 'text', 'state', 'decided_at'])
    .where('booking_id', '=', bookingId)
    .executeTakeFirst()
}

/** Keeps a review, which waits for staff again. */
export async function upsertReview(
  db: Db,
  review: { booking_id: string; mentor_id: string; stars: number; text: string; written_at: Date },
): Promise<void> {
  const { stars, text, written_at } = review
  await db
    .insertInto('booking_reviews')
    .values(review)
    .onConflict((conflict) =>
      conflict.column('booking_id').doUpdateSet({ stars, text, written_at, state: 'pending', decided_at: null }),
    )
    .execute()
}

/** Who of two people takes nothing from the other. */
export async function listBlocks(db: Db, one: string, other: string): Promise<{ blocker_id: string }[]> {
  return db
    .selectFrom('blocked_people')
    .select('blocker_id')
    .where((row) =>
      row.or([
        row.and([row('blocker_id', '=', one), row('blocked_id', '=', other)]),
        row.and([row('blocker_id', '=', other), row('blocked_id', '=', one)]),
      ]),
    )
    .execute()
}

/** Blocks somebody, or no more. */
export async function setBlock(
  db: Db,
  { blockerId, blockedId, isBlocked }: { blockerId: string; blockedId: string; isBlocked: boolean },
): Promise<void> {
  const block = { blocker_id: blockerId, blocked_id: blockedId }
  if (isBlocked) {
    await db
      .insertInto('blocked_people')
      .values(block)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return
  }
  await db
    .deleteFrom('blocked_people')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .execute()
}

/** Sessions a mentor held, by month in India, newest first. */
export async function countCompletedByMonth(
  db: Db,
  mentorId: string,
  months: number,
): Promise<{ month: string; count: string }[]> {
  const month = sql<string>`to_char(ends_at at time zone 'Asia/Kolkata', 'YYYY-MM')`
  return db
    .selectFrom('bookings')
    .select([month.as('month'), (row) => row.fn.countAll<string>().as('count')])
    .where('mentor_id', '=', mentorId)
    .where('state', '=', 'held')
    .groupBy(month)
    .orderBy('month', 'desc')
    .limit(months)
    .execute()
}
