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
  category: sql`feedbacks.category`,
  status: sql`feedbacks.status`,
} satisfies Orders<FeedbackSort>

/** A page of feedback for staff; without an order what waits first, then what was changed last. */
export async function listFeedbackRows(
  db: Db,
  filter: FeedbackFilter,
  { sort, ...page }: Page & { sort: FeedbackSort | undefined },
): Promise<AuthoredFeedbackRow[]> {
  const usual = sql`feedbacks.status <> 'pending', feedbacks.changed_at desc, feedbacks.id`
  return filtered(db, filter)
    .select([...AUTHORED, 'users.fullName'])
    .orderBy(sort === undefined ? usual : orderOfSort(ORDERS, sort, sql`feedbacks.id`))
    .$call(onPage(page))
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
