import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { OrderApprovalsRow } from '#api/db/rows.ts'

export type ApprovalRow = Omit<Selectable<OrderApprovalsRow>, 'created_at'>
export type OrderedItem = { planId: string } | { eventId: string }

const COLUMNS = [
  'id',
  'user_id',
  'consent_id',
  'plan_id',
  'event_id',
  'item_name_en',
  'item_name_hi',
  'total_paise',
  'state',
  'asked_at',
  'ends_at',
  'decided_at',
  'purchase_id',
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
    .selectFrom('order_approvals')
    .select(COLUMNS)
    .where('consent_id', '=', consentId)
    .where('total_paise', '=', totalPaise)
    .where((row) => ('planId' in item ? row('plan_id', '=', item.planId) : row('event_id', '=', item.eventId)))
    .where('state', '!=', 'replaced')
    .where('ends_at', '>', now)
    .where('purchase_id', 'is', null)
    .orderBy('asked_at', 'desc')
    .orderBy('id')
    .executeTakeFirst()
}

/** Whether an approved order of an item at a total, written since `since`, waits to be paid. */
export async function hasUnpaidApproved(db: Db, { consentId, item, totalPaise, now: since }: Wanted): Promise<boolean> {
  const row = await db
    .selectFrom('order_approvals')
    .innerJoin('purchases', 'purchases.id', 'order_approvals.purchase_id')
    .innerJoin('payment_orders', 'payment_orders.purchase_id', 'purchases.id')
    .select('order_approvals.id')
    .where('order_approvals.consent_id', '=', consentId)
    .where('order_approvals.total_paise', '=', totalPaise)
    .where((row) =>
      'planId' in item
        ? row('order_approvals.plan_id', '=', item.planId)
        : row('order_approvals.event_id', '=', item.eventId),
    )
    .where('purchases.status', 'in', ['created', 'attempted', 'failed'])
    .where('payment_orders.asked_at', '>', since)
    .executeTakeFirst()
  return row !== undefined
}

/** Counts what was asked for a person since `since`. */
export async function countApprovals(db: Db, userId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('order_approvals')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('asked_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Ends what waits for an item: another ask takes its place. */
export async function replaceWaiting(db: Db, userId: string, item: OrderedItem): Promise<void> {
  await db
    .updateTable('order_approvals')
    .set({ state: 'replaced' })
    .where('user_id', '=', userId)
    .where((row) => ('planId' in item ? row('plan_id', '=', item.planId) : row('event_id', '=', item.eventId)))
    .where('state', '=', 'waiting')
    .execute()
}

/** Writes down what a parent is asked to approve. */
export async function insertApproval(db: Db, approval: Insertable<OrderApprovalsRow>): Promise<string> {
  const row = await db.insertInto('order_approvals').values(approval).returning('id').executeTakeFirstOrThrow()
  return row.id
}

/** What a consent was asked to approve and is not replaced, newest first. */
export async function listApprovals(db: Db, consentId: string): Promise<ApprovalRow[]> {
  return db
    .selectFrom('order_approvals')
    .select(COLUMNS)
    .where('consent_id', '=', consentId)
    .where('state', '!=', 'replaced')
    .orderBy('asked_at', 'desc')
    .orderBy('id')
    .limit(LIST_MAX)
    .execute()
}

/** One ask under a consent, held until the transaction ends. */
export async function lockApproval(db: Db, of: { id: string; consentId: string }): Promise<ApprovalRow | undefined> {
  return db
    .selectFrom('order_approvals')
    .select(COLUMNS)
    .where('id', '=', of.id)
    .where('consent_id', '=', of.consentId)
    .forUpdate()
    .executeTakeFirst()
}

/** Writes a parent's answer. */
export async function decideApproval(
  db: Db,
  id: string,
  answer: { state: 'approved' | 'refused'; decided_at: Date; ends_at: Date },
): Promise<void> {
  await db.updateTable('order_approvals').set(answer).where('id', '=', id).where('state', '=', 'waiting').execute()
}

/** Uses an approval for a purchase; false where it was used already. */
export async function consumeApproval(db: Db, id: string, purchaseId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('order_approvals')
    .set({ purchase_id: purchaseId })
    .where('id', '=', id)
    .where('state', '=', 'approved')
    .where('purchase_id', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Everything that was asked for a person, oldest first. */
export async function listApprovalsOf(db: Db, userId: string) {
  return db
    .selectFrom('order_approvals')
    .select(['item_name_en', 'total_paise', 'state', 'asked_at', 'ends_at', 'decided_at', 'purchase_id'])
    .where('user_id', '=', userId)
    .orderBy('asked_at')
    .orderBy('id')
    .execute()
}
