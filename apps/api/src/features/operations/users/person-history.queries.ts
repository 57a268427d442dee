import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'

const ACCOUNT_STATE = ['requested', 'suggested', 'accepted'] as const

/** The newest lines of the trail that somebody wrote or that were written about them, with who did it. */
export async function listHistory(db: Db, userId: string, limit: number) {
  const by = db.selectFrom('audit_events').select('sequence').where('actor_id', '=', userId)
  const about = db
    .selectFrom('audit_events')
    .select('sequence')
    .where('target_type', '=', 'user')
    .where('target_id', '=', userId)
  const newest = (rows: typeof by) => rows.orderBy('sequence', 'desc').limit(limit)
  const sequences = db
    .selectFrom(newest(by).as('by_person'))
    .select('sequence')
    .union(db.selectFrom(newest(about).as('about_person')).select('sequence'))
  return db
    .selectFrom('audit_events')
    .leftJoin('users', 'users.id', 'actor_id')
    .select([
      'audit_events.id',
      'sequence',
      'occurred_at',
      'action',
      'actor_id',
      'change',
      'users.full_name as actor_name',
    ])
    .where('sequence', 'in', sequences)
    .orderBy('sequence', 'desc')
    .limit(limit)
    .execute()
}

/** The newest purchases of somebody. */
export async function listPurchasesOf(db: Db, userId: string, limit: number) {
  return db
    .selectFrom('purchases')
    .select(['id', 'created_at', 'item_name_en', 'item_name_hi', 'status', 'total_paise'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** The refunds of purchases, oldest first. */
export async function listRefundsOf(db: Db, purchaseIds: readonly string[]) {
  if (purchaseIds.length === 0) return []
  return db
    .selectFrom('refunds')
    .select(['id', 'purchase_id', 'state', 'amount_paise'])
    .where('purchase_id', 'in', [...purchaseIds])
    .orderBy('asked_at')
    .orderBy('id')
    .execute()
}

/** The newest feedback of somebody. */
export async function listFeedbackOf(db: Db, userId: string, limit: number) {
  return db
    .selectFrom('feedbacks')
    .select(['id', 'submitted_at', 'star_rating', 'message', 'status'])
    .where('user_id', '=', userId)
    .orderBy('submitted_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** How much of each kind somebody has. */
export async function countAround(
  db: Db,
  userId: string,
  now: Date,
): Promise<{ purchases: number; feedback: number; bookings: number; bookingsAhead: number }> {
  const [purchases, feedback, bookings] = await Promise.all([
    db
      .selectFrom('purchases')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('feedbacks')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('bookings')
      .select((row) => row.fn.countAll<number>().as('count'))
      .select(
        sql<number>`count(*) filter (where state = any(${[...ACCOUNT_STATE]}::text[]) and ends_at > ${now})`.as(
          'ahead',
        ),
      )
      .where((row) => row.or([row('mentee_id', '=', userId), row('mentor_id', '=', userId)]))
      .executeTakeFirstOrThrow(),
  ])
  return {
    purchases: Number(purchases.count),
    feedback: Number(feedback.count),
    bookings: Number(bookings.count),
    bookingsAhead: Number(bookings.ahead),
  }
}
