import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'

/** How many events, mails and actions of one purchase are read, the newest of each. */
const STEPS_MAX = 100

/** What was ordered and for whom, beyond what the list of payments says. */
export async function findSold(db: Db, id: string) {
  return db
    .selectFrom('purchases')
    .innerJoin('paymentOrders', 'paymentOrders.purchaseId', 'purchases.id')
    .select([
      'purchases.listPricePaise',
      'purchases.discountPaise',
      'purchases.creditedPaise',
      'purchases.upgradedTo',
      'purchases.validityDays',
      'purchases.startsAt',
      'purchases.expiresAt',
      'purchases.billingName',
      'purchases.billingGstin',
      'paymentOrders.id as orderId',
      'paymentOrders.askedAt',
    ])
    .where('purchases.id', '=', id)
    .executeTakeFirst()
}

/** Every try to pay an order, oldest first. */
export async function listAttempts(db: Db, orderId: string) {
  return db
    .selectFrom('payments')
    .select(['seenAt', 'gatewayPaymentId', 'status', 'method', 'cardLast4', 'amountPaise', 'settledAt'])
    .where('orderId', '=', orderId)
    .orderBy('seenAt')
    .orderBy('id')
    .execute()
}

/** What the provider said of an order, the newest first. */
export async function listEventsOf(db: Db, gatewayOrderId: string) {
  return db
    .selectFrom('webhookEvents')
    .select(['receivedAt', 'eventId', 'kind', 'state', 'note'])
    .where('gatewayOrderId', '=', gatewayOrderId)
    .orderBy('receivedAt', 'desc')
    .orderBy('id')
    .limit(STEPS_MAX)
    .execute()
}

/** The mails to a buyer about a purchase or one of its refunds, the newest first: the key of each ends in what it is about. */
export async function listMailsAbout(db: Db, userId: string, ids: readonly string[]) {
  return db
    .selectFrom('outboxMails')
    .select(['askedAt', 'sentAt', 'kind', 'state', 'lastError'])
    .where('userId', '=', userId)
    .where(sql<string>`right(dedupe_key, 36)`, 'in', [...ids])
    .orderBy('askedAt', 'desc')
    .orderBy('id')
    .limit(STEPS_MAX)
    .execute()
}

/** What the trail says was done to any of some things, the newest first; looks are left out. */
export async function listActionsOn(db: Db, targetIds: readonly string[]) {
  return db
    .selectFrom('auditEvents')
    .leftJoin('users', 'users.id', 'actorId')
    .select(['occurredAt', 'action', 'actorId', 'users.fullName as actorName'])
    .where('targetType', 'in', ['purchase', 'payment', 'refund', 'invoice', 'credit_note'])
    .where('targetId', 'in', [...targetIds])
    .where('action', 'not like', '%.look')
    .orderBy('sequence', 'desc')
    .limit(STEPS_MAX)
    .execute()
}

/** The sessions that credits of a purchase were spent on, those that begin last first. */
export async function listSessionsOf(db: Db, purchaseId: string) {
  const spent = db
    .selectFrom('creditEntries as spent')
    .innerJoin('creditEntries as granted', 'granted.id', 'spent.grantId')
    .select('spent.reference')
    .where('spent.reason', '=', 'spend')
    .where('granted.purchaseId', '=', purchaseId)
  return db
    .selectFrom('bookings')
    .innerJoin('users as mentor', 'mentor.id', 'bookings.mentorId')
    .select(['bookings.id', 'bookings.startsAt', 'bookings.state', 'mentor.fullName as mentorName'])
    .where(sql<string>`bookings.id::text`, 'in', spent)
    .orderBy('bookings.startsAt', 'desc')
    .orderBy('bookings.id')
    .limit(STEPS_MAX)
    .execute()
}
