import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { countRows, onPage, type Page } from '#api/db/pages.ts'

export type ReportRow = {
  id: string
  kind: 'message' | 'miss'
  bookingId: string
  byId: string
  byName: string
  byRole: 'mentee' | 'mentor'
  aboutId: string
  aboutName: string
  text: string | null
  reason: string | null
  reportedAt: Date
  decision: 'upheld' | 'dismissed' | null
  decidedAt: Date | null
}

/** Reported messages and missed sessions as rows of one kind. A missed session has the id of its booking. */
function reports(db: Db) {
  const messages = db
    .selectFrom('bookingMessages as message')
    .innerJoin('bookings', 'bookings.id', 'message.bookingId')
    .innerJoin('users as mentor', 'mentor.id', 'bookings.mentorId')
    .innerJoin('users as mentee', 'mentee.id', 'bookings.menteeId')
    .where('message.reportedAt', 'is not', null)
    .select([
      'message.id',
      sql<'message' | 'miss'>`'message'`.as('kind'),
      'message.bookingId',
      // Whoever reads a message is the one who reports it.
      sql<string>`case when message.author_id = mentor.id then mentee.id else mentor.id end`.as('byId'),
      sql<string>`case when message.author_id = mentor.id then mentee.full_name else mentor.full_name end`.as('byName'),
      sql<'mentee' | 'mentor'>`case when message.author_id = mentor.id then 'mentee' else 'mentor' end`.as('byRole'),
      sql<string>`case when message.author_id = mentor.id then mentor.id else mentee.id end`.as('aboutId'),
      sql<string>`case when message.author_id = mentor.id then mentor.full_name else mentee.full_name end`.as(
        'aboutName',
      ),
      sql<string | null>`message.text`.as('text'),
      sql<string | null>`message.report_reason`.as('reason'),
      sql<Date>`message.reported_at`.as('reportedAt'),
      sql<'upheld' | 'dismissed' | null>`message.report_decision`.as('decision'),
      sql<Date | null>`message.decided_at`.as('decidedAt'),
    ])
  const misses = db
    .selectFrom('bookings')
    .innerJoin('users as mentor', 'mentor.id', 'bookings.mentorId')
    .innerJoin('users as mentee', 'mentee.id', 'bookings.menteeId')
    .where('bookings.reportedAt', 'is not', null)
    .select([
      'bookings.id',
      sql<'message' | 'miss'>`'miss'`.as('kind'),
      'bookings.id as bookingId',
      sql<string>`case when bookings.reported_by = 'mentee' then mentee.id else mentor.id end`.as('byId'),
      sql<string>`case when bookings.reported_by = 'mentee' then mentee.full_name else mentor.full_name end`.as(
        'byName',
      ),
      sql<'mentee' | 'mentor'>`bookings.reported_by`.as('byRole'),
      sql<string>`case when bookings.reported_by = 'mentee' then mentor.id else mentee.id end`.as('aboutId'),
      sql<string>`case when bookings.reported_by = 'mentee' then mentor.full_name else mentee.full_name end`.as(
        'aboutName',
      ),
      sql<string | null>`null`.as('text'),
      'bookings.reason',
      sql<Date>`bookings.reported_at`.as('reportedAt'),
      sql<'upheld' | 'dismissed' | null>`bookings.report_decision`.as('decision'),
      sql<Date | null>`case when bookings.report_decision is null then null else bookings.changed_at end`.as(
        'decidedAt',
      ),
    ])
  return db.selectFrom(messages.unionAll(misses).as('report')).selectAll('report')
}

/** A page of what was reported, what waits first, the newest first. */
export async function listReports(db: Db, page: Page): Promise<ReportRow[]> {
  return reports(db)
    .orderBy((row) => row('report.decision', 'is not', null))
    .orderBy('report.reportedAt', 'desc')
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
  decision: { reportDecision: 'upheld' | 'dismissed'; decidedAt: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('bookingMessages')
    .set(decision)
    .where('id', '=', id)
    .where('reportDecision', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Decides on a missed session. @returns whether nobody had */
export async function decideOnMiss(
  db: Db,
  id: string,
  decision: { reportDecision: 'upheld' | 'dismissed'; changedAt: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('bookings')
    .set(decision)
    .where('id', '=', id)
    .where('reportedAt', 'is not', null)
    .where('reportDecision', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

function reviews(db: Db) {
  return db
    .selectFrom('bookingReviews as review')
    .innerJoin('bookings', 'bookings.id', 'review.bookingId')
    .innerJoin('users as mentor', 'mentor.id', 'bookings.mentorId')
    .innerJoin('users as mentee', 'mentee.id', 'bookings.menteeId')
    .select([
      'review.bookingId',
      'review.stars',
      'review.text',
      'review.state',
      'review.writtenAt',
      'mentor.id as mentorId',
      'mentor.fullName as mentorName',
      'mentee.id as menteeId',
      'mentee.fullName as menteeName',
    ])
}

export type ManagedReviewRow = Awaited<ReturnType<typeof listReviewRows>>[number]

/** A page of reviews, those that wait first, the newest first. */
export async function listReviewRows(db: Db, page: Page) {
  return reviews(db)
    .orderBy((row) => row('review.state', '<>', 'pending'))
    .orderBy('review.writtenAt', 'desc')
    .orderBy('review.bookingId')
    .$call(onPage(page))
    .execute()
}

/** By the booking it was written about, as the list of staff shows it; undefined where none was written. */
export async function findReviewRow(db: Db, bookingId: string): Promise<ManagedReviewRow | undefined> {
  return reviews(db).where('review.bookingId', '=', bookingId).executeTakeFirst()
}

/** How many reviews there are. */
export async function countReviews(db: Db): Promise<number> {
  return countRows(db.selectFrom('bookingReviews'))
}

/** How many of them wait for staff. */
export async function countReviewsWaiting(db: Db): Promise<number> {
  return countRows(db.selectFrom('bookingReviews').where('state', '=', 'pending'))
}

/** Decides on the text that was read, also anew. @returns whether it still stood and was not decided so already */
export async function decideOnReview(
  db: Db,
  { bookingId, text }: { bookingId: string; text: string },
  decision: { state: 'approved' | 'rejected'; decidedAt: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('bookingReviews')
    .set(decision)
    .where('bookingId', '=', bookingId)
    .where('text', '=', text)
    .where('state', '<>', decision.state)
    .returning('bookingId')
    .executeTakeFirst()
  return row !== undefined
}
