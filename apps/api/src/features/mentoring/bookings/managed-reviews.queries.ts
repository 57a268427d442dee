import type { REVIEW_STATES, ReviewSort } from '@sopaan/contract/managed-mentoring'
import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { countOf, countRows, type Orders, ofIds, onPage, orderOfSort, type Page, patternOf } from '#api/db/pages.ts'

export type ManagedReviewRow = Awaited<ReturnType<typeof listReviewRows>>[number]

/** A page of reviews; without an order those that wait first, then the newest. */
export async function listReviewRows(
  db: Db,
  filter: ReviewFilter,
  { sort, ...page }: Page & { sort: ReviewSort | undefined },
) {
  return narrowedReviews(db, filter).orderBy(orderOfReviews(sort)).$call(onPage(page)).execute()
}

type ReviewFilter = {
  state?: (typeof REVIEW_STATES)[number] | undefined
  /** Part of either name or of what was written. */
  words?: string | undefined
}

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

function orderOfReviews(sort: ReviewSort | undefined) {
  const usual = sql`review.state <> 'pending', review.written_at desc, review.booking_id`
  return sort === undefined ? usual : orderOfSort(REVIEW_ORDERS, sort, sql`review.booking_id`)
}

const REVIEW_ORDERS = {
  writtenAt: sql`review.written_at`,
  author: sql`lower(mentee.full_name)`,
  mentor: sql`lower(mentor.full_name)`,
  stars: sql`review.stars`,
  text: sql`lower(review.text)`,
  state: sql`review.state`,
} satisfies Orders<ReviewSort>

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
