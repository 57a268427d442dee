import type { FeedbackCategory, FeedbackSort, FeedbackStatus } from '@sopaan/contract/feedback'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { countOf, type Orders, onPage, orderOfSort, type Page, patternOf } from '#api/db/pages.ts'
import type { FeedbacksRow } from '#api/db/rows.ts'

export type FeedbackRow = Pick<Selectable<FeedbacksRow>, (typeof COLUMNS)[number]>
export type AuthoredFeedbackRow = FeedbackRow & { fullName: string }
export type FeedbackFilter = {
  /** A part of its words or of the author's name. */
  q?: string | undefined
  userId?: string | undefined
  status?: FeedbackStatus | undefined
  category?: FeedbackCategory | undefined
}

const COLUMNS = [
  'id',
  'userId',
  'message',
  'category',
  'starRating',
  'mayBeShown',
  'status',
  'reason',
  'submittedAt',
  'changedAt',
  'moderatedAt',
] as const
const AUTHORED = COLUMNS.map((column) => `feedbacks.${column}` as const)
/** Most of one person that is shown at once. */
const OWN_MAX = 100

/** Keeps feedback; undefined where the person sent it before, under the same key. */
export async function insertFeedback(db: Db, row: Insertable<FeedbacksRow>): Promise<FeedbackRow | undefined> {
  return db
    .insertInto('feedbacks')
    .values(row)
    .onConflict((conflict) => conflict.columns(['userId', 'idempotencyKey']).doNothing())
    .returning(COLUMNS)
    .executeTakeFirst()
}

/** What a person sent under a key. */
export async function findFeedbackByKey(db: Db, userId: string, key: string): Promise<FeedbackRow | undefined> {
  return db
    .selectFrom('feedbacks')
    .select(COLUMNS)
    .where('userId', '=', userId)
    .where('idempotencyKey', '=', key)
    .executeTakeFirst()
}

/** One feedback of a person, held until the transaction ends. */
export async function lockOwnFeedback(db: Db, userId: string, id: string): Promise<FeedbackRow | undefined> {
  return db
    .selectFrom('feedbacks')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

/** One feedback with its author's name, held until the transaction ends. */
export async function lockFeedback(db: Db, id: string): Promise<AuthoredFeedbackRow | undefined> {
  return db
    .selectFrom('feedbacks')
    .innerJoin('users', 'users.id', 'feedbacks.userId')
    .select([...AUTHORED, 'users.fullName'])
    .where('feedbacks.id', '=', id)
    .forUpdate('feedbacks')
    .executeTakeFirst()
}

/** Answers the row as it stands then. */
export async function changeFeedback(db: Db, id: string, change: Updateable<FeedbacksRow>): Promise<FeedbackRow> {
  return db.updateTable('feedbacks').set(change).where('id', '=', id).returning(COLUMNS).executeTakeFirstOrThrow()
}

/** The row goes for good, its testimonial with it. */
export async function removeFeedbackRow(db: Db, id: string): Promise<void> {
  await db.deleteFrom('feedbacks').where('id', '=', id).execute()
}

/** The feedback of a person, newest first. */
export async function listOwnFeedback(db: Db, userId: string): Promise<FeedbackRow[]> {
  return db
    .selectFrom('feedbacks')
    .select(COLUMNS)
    .where('userId', '=', userId)
    .orderBy('submittedAt', 'desc')
    .orderBy('id')
    .limit(OWN_MAX)
    .execute()
}

const ORDERS = {
  changedAt: sql`feedbacks.changed_at`,
  author: sql`lower(users.full_name)`,
  stars: sql`feedbacks.star_rating`,
  // The same words stand together, as of one who wrote them many times.
  text: sql`lower(feedbacks.message)`,
  category: sql`feedbacks.category`,
  status: sql`feedbacks.status`,
} satisfies Orders<FeedbackSort>

/** Without an order what waits first, then what was changed last. */
function orderOf(sort: FeedbackSort | undefined) {
  const usual = sql`feedbacks.status <> 'pending', feedbacks.changed_at desc, feedbacks.id`
  return sort === undefined ? usual : orderOfSort(ORDERS, sort, sql`feedbacks.id`)
}

/** A page of feedback for staff; without an order what waits first, then what was changed last. */
export async function listFeedbackRows(
  db: Db,
  filter: FeedbackFilter,
  { sort, ...page }: Page & { sort: FeedbackSort | undefined },
): Promise<AuthoredFeedbackRow[]> {
  return filtered(db, filter)
    .select([...AUTHORED, 'users.fullName'])
    .orderBy(orderOf(sort))
    .$call(onPage(page))
    .execute()
}

/** The ids of the feedback of a filter, in an order, at most so many. */
export async function listFeedbackIds(
  db: Db,
  filter: FeedbackFilter,
  { sort, limit }: { sort: FeedbackSort | undefined; limit: number },
): Promise<string[]> {
  const rows = await filtered(db, filter).select('feedbacks.id').orderBy(orderOf(sort)).limit(limit).execute()
  return rows.map(({ id }) => id)
}

/** Feedback of some ids, in their order. */
export async function listFeedbackOfIds(db: Db, ids: readonly string[]): Promise<AuthoredFeedbackRow[]> {
  return filtered(db, {})
    .select([...AUTHORED, 'users.fullName'])
    .where('feedbacks.id', 'in', [...ids])
    .orderBy(sql`array_position(${ids}::uuid[], feedbacks.id)`)
    .execute()
}

/** How many there are of a filter and what their stars come to: all together, with no category, then of each. */
export async function averageStars(
  db: Db,
  filter: FeedbackFilter,
): Promise<{ category: string | null; count: number; stars: number }[]> {
  return filtered(db, filter)
    .select([
      'feedbacks.category',
      sql<number>`count(*)::int`.as('count'),
      sql<number>`avg(feedbacks.star_rating)::float8`.as('stars'),
    ])
    .groupBy(sql`grouping sets ((), (feedbacks.category))`)
    .having(sql<boolean>`count(*) > 0`)
    .orderBy(sql`grouping(feedbacks.category)`, 'desc')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('feedbacks.category')
    .execute()
}

/** How many feedbacks there are of a kind. */
export const countFeedback = countOf(filtered)

function filtered(db: Db, { q, userId, status, category }: FeedbackFilter) {
  const pattern = patternOf(q ?? '')
  return db
    .selectFrom('feedbacks')
    .innerJoin('users', 'users.id', 'feedbacks.userId')
    .$if(q !== undefined, (rows) =>
      rows.where((row) =>
        row.or([row('feedbacks.message', 'ilike', pattern), row('users.fullName', 'ilike', pattern)]),
      ),
    )
    .$if(userId !== undefined, (rows) => rows.where('feedbacks.userId', '=', userId ?? ''))
    .$if(status !== undefined, (rows) => rows.where('feedbacks.status', '=', status ?? 'pending'))
    .$if(category !== undefined, (rows) => rows.where('feedbacks.category', '=', category ?? 'other'))
}

/**
 * Testimonials: approved, allowed by their authors, and nobody's whose account sleeps or is being deleted, or who is under
 * age while no parent agrees.
 * @param adultMonthMax  the newest month of birth of an adult
 */
export async function listTestimonialRows(
  db: Db,
  adultMonthMax: string,
  limit: number,
): Promise<(FeedbackRow & { fullName: string; userStatus: string })[]> {
  return db
    .selectFrom('feedbacks')
    .innerJoin('users', 'users.id', 'feedbacks.userId')
    .select([...AUTHORED, 'users.fullName', 'users.status as userStatus'])
    .where('feedbacks.status', '=', 'approved')
    .where('feedbacks.mayBeShown', '=', true)
    .where((row) =>
      row.or([
        row('users.status', '=', 'erased'),
        row.and([
          row('users.status', '=', 'active'),
          row.or([row('users.birthMonth', '<=', adultMonthMax), row('users.parentState', '=', 'confirmed')]),
        ]),
      ]),
    )
    .orderBy('feedbacks.moderatedAt', 'desc')
    .orderBy('feedbacks.id')
    .limit(limit)
    .execute()
}
