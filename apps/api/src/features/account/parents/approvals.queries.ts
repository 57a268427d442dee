import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { OrderApprovalsRow } from '#api/db/rows.ts'

export type ApprovalRow = Omit<Selectable<OrderApprovalsRow>, 'createdAt'>
export type OrderedItem = { planId: string } | { eventId: string }

const COLUMNS = [
  'id',
  'userId',
  'consentId',
  'planId',
  'eventId',
  'itemName',
  'totalPaise',
  'state',
  'askedAt',
  'endsAt',
  'decidedAt',
  'purchaseId',
] as const
/** The most a parent's page and an export list. */
const LIST_MAX = 100

type Wanted = { consentId: string; item: OrderedItem; totalPaise: number; now: Date }

/** The newest ask under a consent for an item at a total, waiting or answered, that has not run out or been used. */
export async function findLiveApproval(
  db: Db,
  { consentId, item, totalPaise, now }: Wanted,
): Promise<ApprovalRow | undefined> {
  return db
    .selectFrom('orderApprovals')
    .select(COLUMNS)
    .where('consentId', '=', consentId)
    .where('totalPaise', '=', totalPaise)
    .where((row) => ('planId' in item ? row('planId', '=', item.planId) : row('eventId', '=', item.eventId)))
    .where('state', '!=', 'replaced')
    .where('endsAt', '>', now)
    .where('purchaseId', 'is', null)
    .orderBy('askedAt', 'desc')
    .orderBy('id')
    .executeTakeFirst()
}

/** Whether an approved order of an item at a total, written since `since`, waits to be paid. */
export async function hasUnpaidApproved(db: Db, { consentId, item, totalPaise, now: since }: Wanted): Promise<boolean> {
  const row = await db
    .selectFrom('orderApprovals')
    .innerJoin('purchases', 'purchases.id', 'orderApprovals.purchaseId')
    .innerJoin('paymentOrders', 'paymentOrders.purchaseId', 'purchases.id')
    .select('orderApprovals.id')
    .where('orderApprovals.consentId', '=', consentId)
    .where('orderApprovals.totalPaise', '=', totalPaise)
    .where((row) =>
      'planId' in item
        ? row('orderApprovals.planId', '=', item.planId)
        : row('orderApprovals.eventId', '=', item.eventId),
    )
    .where('purchases.status', 'in', ['created', 'attempted', 'failed'])
    .where('paymentOrders.askedAt', '>', since)
    .executeTakeFirst()
  return row !== undefined
}

/** Counts what was asked for a person since `since`. */
export async function countApprovals(db: Db, userId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('orderApprovals')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('userId', '=', userId)
    .where('askedAt', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Ends what waits for an item: another ask takes its place. */
export async function replaceWaiting(db: Db, userId: string, item: OrderedItem): Promise<void> {
  await db
    .updateTable('orderApprovals')
    .set({ state: 'replaced' })
    .where('userId', '=', userId)
    .where((row) => ('planId' in item ? row('planId', '=', item.planId) : row('eventId', '=', item.eventId)))
    .where('state', '=', 'waiting')
    .execute()
}

/** Writes down what a parent is asked to approve. */
export async function insertApproval(db: Db, approval: Insertable<OrderApprovalsRow>): Promise<string> {
  const row = await db.insertInto('orderApprovals').values(approval).returning('id').executeTakeFirstOrThrow()
  return row.id
}

/** What a consent was asked to approve and is not replaced, newest first. */
export async function listApprovals(db: Db, consentId: string): Promise<ApprovalRow[]> {
  return db
    .selectFrom('orderApprovals')
    .select(COLUMNS)
    .where('consentId', '=', consentId)
    .where('state', '!=', 'replaced')
    .orderBy('askedAt', 'desc')
    .orderBy('id')
    .limit(LIST_MAX)
    .execute()
}

/** One ask under a consent, held until the transaction ends. */
export async function lockApproval(db: Db, of: { id: string; consentId: string }): Promise<ApprovalRow | undefined> {
  return db
    .selectFrom('orderApprovals')
    .select(COLUMNS)
    .where('id', '=', of.id)
    .where('consentId', '=', of.consentId)
    .forUpdate()
    .executeTakeFirst()
}

/** Writes a parent's answer. */
export async function decideApproval(
  db: Db,
  id: string,
  answer: { state: 'approved' | 'refused'; decidedAt: Date; endsAt: Date },
): Promise<void> {
  await db.updateTable('orderApprovals').set(answer).where('id', '=', id).where('state', '=', 'waiting').execute()
}

/** Uses an approval for a purchase; false where it was used already. */
export async function consumeApproval(db: Db, id: string, purchaseId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('orderApprovals')
    .set({ purchaseId })
    .where('id', '=', id)
    .where('state', '=', 'approved')
    .where('purchaseId', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
