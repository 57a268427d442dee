import type { REPORT_STATES, REVIEW_STATES, ReportSort, ReviewSort } from '@sopaan/contract/managed-mentoring'
import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { countOf, countRows, type Orders, ofIds, onPage, orderOfSort, type Page, patternOf } from '#api/db/pages.ts'

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

export type ReportFilter = {
  state?: (typeof REPORT_STATES)[number] | undefined
  kind?: ReportRow['kind'] | undefined
  /** Part of either name. */
  words?: string | undefined
}

const REPORT_ORDERS = {
  reportedAt: sql`report.reported_at`,
  by: sql`lower(report.by_name)`,
  about: sql`lower(report.about_name)`,
  kind: sql`report.kind`,
  decision: sql`report.decision`,
} satisfies Orders<ReportSort>

function narrowedReports(db: Db, { state, kind, words }: ReportFilter) {
  const pattern = patternOf(words ?? '')
  return reports(db)
    .$if(state === 'waiting', (rows) => rows.where('report.decision', 'is', null))
    .$if(state === 'upheld' || state === 'dismissed', (rows) =>
      rows.where('report.decision', '=', state === 'upheld' ? 'upheld' : 'dismissed'),
    )
    .$if(kind !== undefined, (rows) => rows.where('report.kind', '=', kind ?? 'message'))
    .$if(words !== undefined, (rows) =>
      rows.where((row) => row.or([row('report.byName', 'ilike', pattern), row('report.aboutName', 'ilike', pattern)])),
    )
}

/** A page of what was reported; without an order what waits first, then the newest. */
export async function listReports(
  db: Db,
  filter: ReportFilter,
  { sort, ...page }: Page & { sort: ReportSort | undefined },
): Promise<ReportRow[]> {
  return narrowedReports(db, filter).orderBy(orderOfReports(sort)).$call(onPage(page)).execute()
}

/** The same as ids alone, from the first, at most so many. */
export async function listReportIds(
  db: Db,
  filter: ReportFilter,
  { sort, limit }: { sort: ReportSort | undefined; limit: number },
): Promise<string[]> {
  const rows = await narrowedReports(db, filter)
    .clearSelect()
    .select('report.id')
    .orderBy(orderOfReports(sort))
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Reports of some ids, in their order. */
export async function listReportsOfIds(db: Db, ids: readonly string[]): Promise<ReportRow[]> {
  return reports(db).$call(ofIds(sql`report.id`, ids)).execute()
}

function orderOfReports(sort: ReportSort | undefined) {
  const usual = sql`report.decision is not null, report.reported_at desc, report.id`
  return sort === undefined ? usual : orderOfSort(REPORT_ORDERS, sort, sql`report.id`)
}

/** How much of a filter was reported. */
export async function countReports(db: Db, filter: ReportFilter): Promise<number> {
  return countRows(db.selectFrom(narrowedReports(db, filter).as('all')))
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

export type ReviewFilter = {
  state?: (typeof REVIEW_STATES)[number] | undefined
  /** Part of either name or of what was written. */
  words?: string | undefined
}

const REVIEW_ORDERS = {
  writtenAt: sql`review.written_at`,
  author: sql`lower(mentee.full_name)`,
  mentor: sql`lower(mentor.full_name)`,
  stars: sql`review.stars`,
  text: sql`lower(review.text)`,
  state: sql`review.state`,
} satisfies Orders<ReviewSort>

function narrowedReviews(db: Db, { state, words }: ReviewFilter) {
  const pattern = patternOf(words ?? '')
  return reviews(db)
    .$if(state !== undefined, (rows) => rows.where('review.state', '=', state ?? 'pending'))
    .$if(words !== undefined, (rows) =>
      rows.where((row) =>
        row.or([
          row('mentee.fullName', 'ilike', pattern),
          row('mentor.fullName', 'ilike', pattern),
          row('review.text', 'ilike', pattern),
        ]),
      ),
    )
}

/** A page of reviews; without an order those that wait first, then the newest. */
export async function listReviewRows(
  db: Db,
  filter: ReviewFilter,
  { sort, ...page }: Page & { sort: ReviewSort | undefined },
) {
  return narrowedReviews(db, filter).orderBy(orderOfReviews(sort)).$call(onPage(page)).execute()
}

/** The ids of their bookings alone, from the first, at most so many. */
export async function listReviewIds(
  db: Db,
  filter: ReviewFilter,
  { sort, limit }: { sort: ReviewSort | undefined; limit: number },
): Promise<string[]> {
  const rows = await narrowedReviews(db, filter)
    .clearSelect()
    .select('review.bookingId')
    .orderBy(orderOfReviews(sort))
    .limit(limit)
    .execute()
  return rows.map(({ bookingId }) => bookingId)
}

/** Reviews of some bookings, in their order. */
export async function listReviewsOfIds(db: Db, ids: readonly string[]): Promise<ManagedReviewRow[]> {
  return reviews(db).$call(ofIds(sql`review.booking_id`, ids)).execute()
}

function orderOfReviews(sort: ReviewSort | undefined) {
  const usual = sql`review.state <> 'pending', review.written_at desc, review.booking_id`
  return sort === undefined ? usual : orderOfSort(REVIEW_ORDERS, sort, sql`review.booking_id`)
}

/** By the booking it was written about, as the list of staff shows it; undefined where none was written. */
export async function findReviewRow(db: Db, bookingId: string): Promise<ManagedReviewRow | undefined> {
  return reviews(db).where('review.bookingId', '=', bookingId).executeTakeFirst()
}

/** How many reviews a filter lets through. */
export const countReviews = countOf(narrowedReviews)

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
