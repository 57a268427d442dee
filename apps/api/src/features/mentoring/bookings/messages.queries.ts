import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { BookingMessagesRow, BookingReviewsRow } from '#api/db/rows.ts'

export type BookingMessageRow = Omit<Selectable<BookingMessagesRow>, 'createdAt' | 'requestKey'>
export type ReviewRow = Omit<Selectable<BookingReviewsRow>, 'createdAt'>

const MESSAGE_COLUMNS = [
  'id',
  'sentAt',
  'bookingId',
  'authorId',
  'text',
  'readAt',
  'reportedAt',
  'reportReason',
  'reportDecision',
  'decidedAt',
] as const

/** The last messages of a booking, in the order they were sent. */
export async function listBookingMessages(db: Db, bookingId: string, limit: number): Promise<BookingMessageRow[]> {
  const newest = await db
    .selectFrom('bookingMessages')
    .select(MESSAGE_COLUMNS)
    .where('bookingId', '=', bookingId)
    .orderBy('sentAt', 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return newest.reverse()
}

/** Sends a message; one with a key that was used is there already. @returns whether it is new */
export async function insertBookingMessage(db: Db, message: Insertable<BookingMessagesRow>): Promise<boolean> {
  const row = await db
    .insertInto('bookingMessages')
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
    .updateTable('bookingMessages')
    .set({ readAt: now })
    .where('bookingId', '=', bookingId)
    .where('authorId', '<>', readerId)
    .where('readAt', 'is', null)
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
    .selectFrom('bookingMessages')
    .select(['bookingId', (row) => row.fn.countAll<string>().as('count')])
    .where('bookingId', 'in', bookingIds)
    .where('authorId', '<>', readerId)
    .where('readAt', 'is', null)
    .groupBy('bookingId')
    .execute()
  return new Map(rows.map(({ bookingId, count }) => [bookingId, Number(count)]))
}

/** Shows a message of the other one to staff. @returns whether there is such a message that nobody reported before */
export async function reportMessage(
  db: Db,
  { bookingId, messageId, readerId }: { bookingId: string; messageId: string; readerId: string },
  report: { reportedAt: Date; reportReason: string },
): Promise<boolean> {
  const row = await db
    .updateTable('bookingMessages')
    .set(report)
    .where('id', '=', messageId)
    .where('bookingId', '=', bookingId)
    .where('authorId', '<>', readerId)
    .where('reportedAt', 'is', null)
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
    .selectFrom('bookingMessages')
    .select('id')
    .where('id', '=', messageId)
    .where('bookingId', '=', bookingId)
    .where('authorId', '<>', readerId)
    .executeTakeFirst()
  return row !== undefined
}

/** Somebody's own note on a booking. */
export async function findNote(db: Db, bookingId: string, authorId: string): Promise<string> {
  const row = await db
    .selectFrom('bookingNotes')
    .select('text')
    .where('bookingId', '=', bookingId)
    .where('authorId', '=', authorId)
    .executeTakeFirst()
  return row?.text ?? ''
}

/** Keeps it. */
export async function upsertNote(db: Db, note: { bookingId: string; authorId: string; text: string }): Promise<void> {
  await db
    .insertInto('bookingNotes')
    .values(note)
    .onConflict((conflict) => conflict.columns(['bookingId', 'authorId']).doUpdateSet({ text: note.text }))
    .execute()
}

/** What the mentee wrote after the booking, shown or hidden; undefined where nothing was written. */
export async function findReview(db: Db, bookingId: string): Promise<ReviewRow | undefined> {
  return db
    .selectFrom('bookingReviews')
    .select(['bookingId', 'writtenAt', 'mentorId', 'stars', 'text', 'state', 'decidedAt'])
    .where('bookingId', '=', bookingId)
    .executeTakeFirst()
}

/** Keeps a review, which waits for staff again. */
export async function upsertReview(
  db: Db,
  review: { bookingId: string; mentorId: string; stars: number; text: string; writtenAt: Date },
): Promise<void> {
  const { stars, text, writtenAt } = review
  await db
    .insertInto('bookingReviews')
    .values(review)
    .onConflict((conflict) =>
      conflict.column('bookingId').doUpdateSet({ stars, text, writtenAt, state: 'pending', decidedAt: null }),
    )
    .execute()
}

/** Who of two people takes nothing from the other. */
export async function listBlocks(db: Db, one: string, other: string): Promise<{ blockerId: string }[]> {
  return db
    .selectFrom('blockedPeople')
    .select('blockerId')
    .where((row) =>
      row.or([
        row.and([row('blockerId', '=', one), row('blockedId', '=', other)]),
        row.and([row('blockerId', '=', other), row('blockedId', '=', one)]),
      ]),
    )
    .execute()
}

/** Blocks somebody, or no more. */
export async function setBlock(
  db: Db,
  { blockerId, blockedId, isBlocked }: { blockerId: string; blockedId: string; isBlocked: boolean },
): Promise<void> {
  const block = { blockerId, blockedId }
  if (isBlocked) {
    await db
      .insertInto('blockedPeople')
      .values(block)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return
  }
  await db.deleteFrom('blockedPeople').where('blockerId', '=', blockerId).where('blockedId', '=', blockedId).execute()
}
