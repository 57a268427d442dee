import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'

const ACCOUNT_STATE = ['requested', 'suggested', 'accepted'] as const

/** The newest lines of the trail that somebody wrote or that were written about them, with who did it. */
export async function listTrailOf(db: Db, userId: string, limit: number) {
  const by = db.selectFrom('auditEvents').select('sequence').where('actorId', '=', userId)
  const about = db
    .selectFrom('auditEvents')
    .select('sequence')
    .where('targetType', '=', 'user')
    .where('targetId', '=', userId)
  const newest = (rows: typeof by) => rows.orderBy('sequence', 'desc').limit(limit)
  const sequences = db
    .selectFrom(newest(by).as('byPerson'))
    .select('sequence')
    .union(db.selectFrom(newest(about).as('aboutPerson')).select('sequence'))
  return db
    .selectFrom('auditEvents')
    .leftJoin('users', 'users.id', 'actorId')
    .select(['auditEvents.id', 'sequence', 'occurredAt', 'action', 'actorId', 'change', 'users.fullName as actorName'])
    .where('sequence', 'in', sequences)
    .orderBy('sequence', 'desc')
    .limit(limit)
    .execute()
}

/** The newest purchases of somebody. */
export async function listNewestPurchasesOf(db: Db, userId: string, limit: number) {
  return db
    .selectFrom('purchases')
    .select(['id', 'createdAt', 'itemName', 'status', 'totalPaise'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** The refunds of purchases, oldest first. */
export async function listRefundStatesOf(db: Db, purchaseIds: readonly string[]) {
  if (purchaseIds.length === 0) return []
  return db
    .selectFrom('refunds')
    .select(['id', 'purchaseId', 'state', 'amountPaise'])
    .where('purchaseId', 'in', [...purchaseIds])
    .orderBy('askedAt')
    .orderBy('id')
    .execute()
}

/** The sessions of somebody that begin last, as mentee or mentor, each with the other one. */
export async function listNewestBookingsOf(db: Db, userId: string, limit: number) {
  return db
    .selectFrom('bookings')
    .innerJoin('users as mentee', 'mentee.id', 'bookings.menteeId')
    .innerJoin('users as mentor', 'mentor.id', 'bookings.mentorId')
    .select(['bookings.id', 'bookings.startsAt', 'bookings.state', 'bookings.mentorId', 'bookings.menteeId'])
    .select(['mentee.fullName as menteeName', 'mentor.fullName as mentorName'])
    .where((row) => row.or([row('menteeId', '=', userId), row('mentorId', '=', userId)]))
    .orderBy('bookings.startsAt', 'desc')
    .orderBy('bookings.id')
    .limit(limit)
    .execute()
}

/** The newest feedback of somebody. */
export async function listFeedbackOf(db: Db, userId: string, limit: number) {
  return db
    .selectFrom('feedbacks')
    .select(['id', 'submittedAt', 'starRating', 'message', 'status'])
    .where('userId', '=', userId)
    .orderBy('submittedAt', 'desc')
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
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('feedbacks')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('bookings')
      .select((row) => row.fn.countAll<number>().as('count'))
      .select(
        sql<number>`count(*) filter (where state = any(${[...ACCOUNT_STATE]}::text[]) and ends_at > ${now})`.as(
          'ahead',
        ),
      )
      .where((row) => row.or([row('menteeId', '=', userId), row('mentorId', '=', userId)]))
      .executeTakeFirstOrThrow(),
  ])
  return {
    purchases: Number(purchases.count),
    feedback: Number(feedback.count),
    bookings: Number(bookings.count),
    bookingsAhead: Number(bookings.ahead),
  }
}
