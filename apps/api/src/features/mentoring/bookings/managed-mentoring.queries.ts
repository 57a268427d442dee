import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { countRows, onPage, type Page } from '#api/db/pages.ts'

export type ReportRow = {
  id: string
  kind: 'message' | 'miss'
  booking_id: string
  by_id: string
  by_name: string
  by_role: 'mentee' | 'mentor'
  about_id: string
  about_name: string
  text: string | null
  reason: string | null
  reported_at: Date
  decision: 'upheld' | 'dismissed' | null
  decided_at: Date | null
}

/** Reported messages and missed sessions as rows of one kind. A missed session has the id of its booking. */
function reports(db: Db) {
  const messages = db
    .selectFrom('booking_messages as message')
    .innerJoin('bookings', 'bookings.id', 'message.booking_id')
    .innerJoin('users as mentor', 'mentor.id', 'bookings.mentor_id')
    .innerJoin('users as mentee', 'mentee.id', 'bookings.mentee_id')
    .where('message.reported_at', 'is not', null)
    .select([
      'message.id',
      sql<'message' | 'miss'>`'message'`.as('kind'),
      'message.booking_id',
      // Whoever reads a message is the one who reports it.
      sql<string>`case when message.author_id = mentor.id then mentee.id else mentor.id end`.as('by_id'),
      sql<string>`case when message.author_id = mentor.id then mentee.full_name else mentor.full_name end`.as(
        'by_name',
      ),
      sql<'mentee' | 'mentor'>`case when message.author_id = mentor.id then 'mentee' else 'mentor' end`.as('by_role'),
      sql<string>`case when message.author_id = mentor.id then mentor.id else mentee.id end`.as('about_id'),
      sql<string>`case when message.author_id = mentor.id then mentor.full_name else mentee.full_name end`.as(
        'about_name',
      ),
      sql<string | null>`message.text`.as('text'),
      sql<string | null>`message.report_reason`.as('reason'),
      sql<Date>`message.reported_at`.as('reported_at'),
      sql<'upheld' | 'dismissed' | null>`message.report_decision`.as('decision'),
      sql<Date | null>`message.decided_at`.as('decided_at'),
    ])
  const misses = db
    .selectFrom('bookings')
    .innerJoin('users as mentor', 'mentor.id', 'bookings.mentor_id')
    .innerJoin('users as mentee', 'mentee.id', 'bookings.mentee_id')
    .where('bookings.reported_at', 'is not', null)
    .select([
      'bookings.id',
      sql<'message' | 'miss'>`'miss'`.as('kind'),
      'bookings.id as booking_id',
      sql<string>`case when bookings.reported_by = 'mentee' then mentee.id else mentor.id end`.as('by_id'),
      sql<string>`case when bookings.reported_by = 'mentee' then mentee.full_name else mentor.full_name end`.as(
        'by_name',
      ),
      sql<'mentee' | 'mentor'>`bookings.reported_by`.as('by_role'),
      sql<string>`case when bookings.reported_by = 'mentee' then mentor.id else mentee.id end`.as('about_id'),
      sql<string>`case when bookings.reported_by = 'mentee' then mentor.full_name else mentee.full_name end`.as(
        'about_name',
      ),
      sql<string | null>`null`.as('text'),
      'bookings.reason',
      sql<Date>`bookings.reported_at`.as('reported_at'),
      sql<'upheld' | 'dismissed' | null>`bookings.report_decision`.as('decision'),
      sql<Date | null>`case when bookings.report_decision is null then null else bookings.changed_at end`.as(
        'decided_at',
      ),
    ])
  return db.selectFrom(messages.unionAll(misses).as('report')).selectAll('report')
}

/** A page of what was reported, what waits first, the newest first. */
export async function listReports(db: Db, page: Page): Promise<ReportRow[]> {
  return reports(db)
    .orderBy((row) => row('report.decision', 'is not', null))
    .orderBy('report.reported_at', 'desc')
    .orderBy('report.id')
    .$call(onPage(page))
    .execute()
}

/** How much was reported. */
export async function countReports(db: Db): Promise<number> {
  return countRows(db.selectFrom(reports(db).as('all')))
}

/** What was reported, as the list of staff shows it; undefined for an unknown id. */
export async function findReport(db: Db, id: string): Promise<ReportRow | undefined> {
  return reports(db).where('report.id', '=', id).executeTakeFirst()
}

/** Decides on a reported message. @returns whether nobody had */
export async function decideOnMessage(
  db: Db,
  id: string,
  decision: { report_decision: 'upheld' | 'dismissed'; decided_at: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('booking_messages')
    .set(decision)
    .where('id', '=', id)
    .where('report_decision', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Decides on a missed session. @returns whether nobody had */
export async function decideOnMiss(
  db: Db,
  id: string,
  decision: { report_decision: 'upheld' | 'dismissed'; changed_at: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('bookings')
    .set(decision)
    .where('id', '=', id)
    .where('reported_at', 'is not', null)
    .where('report_decision', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

function reviews(db: Db) {
  return db
    .selectFrom('booking_reviews as review')
    .innerJoin('bookings', 'bookings.id', 'review.booking_id')
    .innerJoin('users as mentor', 'mentor.id', 'bookings.mentor_id')
    .innerJoin('users as mentee', 'mentee.id', 'bookings.mentee_id')
    .select([
      'review.booking_id',
      'review.stars',
      'review.text',
      'review.state',
      'review.written_at',
      'mentor.id as mentor_id',
      'mentor.full_name as mentor_name',
      'mentee.id as mentee_id',
      'mentee.full_name as mentee_name',
    ])
}

export type ManagedReviewRow = Awaited<ReturnType<typeof listReviewRows>>[number]

/** A page of reviews, those that wait first, the newest first. */
export async function listReviewRows(db: Db, page: Page) {
  return reviews(db)
    .orderBy((row) => row('review.state', '<>', 'pending'))
    .orderBy('review.written_at', 'desc')
    .orderBy('review.booking_id')
    .$call(onPage(page))
    .execute()
}

/** By the booking it was written about, as the list of staff shows it; undefined where none was written. */
export async function findReviewRow(db: Db, bookingId: string): Promise<ManagedReviewRow | undefined> {
  return reviews(db).where('review.booking_id', '=', bookingId).executeTakeFirst()
}

/** How many reviews there are. */
export async function countReviews(db: Db): Promise<number> {
  return countRows(db.selectFrom('booking_reviews'))
}

/** How many of them wait for staff. */
export async function countReviewsWaiting(db: Db): Promise<number> {
  return countRows(db.selectFrom('booking_reviews').where('state', '=', 'pending'))
}

/** Decides on the text that was read, also anew. @returns whether it still stood and was not decided so already */
export async function decideOnReview(
  db: Db,
  { bookingId, text }: { bookingId: string; text: string },
  decision: { state: 'approved' | 'rejected'; decided_at: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('booking_reviews')
    .set(decision)
    .where('booking_id', '=', bookingId)
    .where('text', '=', text)
    .where('state', '<>', decision.state)
    .returning('booking_id')
    .executeTakeFirst()
  return row !== undefined
}
