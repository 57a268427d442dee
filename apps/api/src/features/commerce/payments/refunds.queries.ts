import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { due, inHand } from '#api/db/due-rows.ts'
import type { RefundsRow } from '#api/db/rows.ts'

export type StoredRefund = Selectable<RefundsRow>

export const REFUND = [
  'id',
  'createdAt',
  'askedAt',
  'changedAt',
  'purchaseId',
  'paymentId',
  'askedBy',
  'reason',
  'cause',
  'state',
  'amountPaise',
  'decidedBy',
  'decidedAt',
  'answer',
  'gatewayRefundId',
  'attempts',
  'dueAt',
  'leasedUntil',
  'processedAt',
  'lastError',
  'tries',
  'settledBy',
  'settledReference',
  'confirmedBy',
  'confirmedAt',
  'takesCredits',
] as const satisfies readonly (keyof RefundsRow)[]

/** What a refund holds of a decision before there is one, or once there is none any more. */
export const UNDECIDED = {
  ...{ decidedBy: null, decidedAt: null, amountPaise: null, paymentId: null, answer: null },
  takesCredits: false,
}

/** Writes a refund; undefined where a constraint says that there is one already. */
export async function insertRefundOnce(db: Db, refund: Insertable<RefundsRow>): Promise<StoredRefund | undefined> {
  return db
    .insertInto('refunds')
    .values(refund)
    .onConflict((conflict) => conflict.doNothing())
    .returning(REFUND)
    .executeTakeFirst()
}

/** In any state, asked for or paid; undefined for an unknown id. */
export async function findRefund(db: Db, id: string): Promise<StoredRefund | undefined> {
  return db.selectFrom('refunds').select(REFUND).where('id', '=', id).executeTakeFirst()
}

/** A refund, held until the transaction ends. */
export async function lockRefund(db: Db, id: string): Promise<StoredRefund | undefined> {
  return db.selectFrom('refunds').select(REFUND).where('id', '=', id).forUpdate().executeTakeFirst()
}

const KEY = sql<string>`case when tries = 0 then id::text else id::text || '-' || tries end`

/** What a refund is asked for with: its id, and another word each time it is sent anew. At most 40 characters. */
export function refundKey({ id, tries }: Pick<StoredRefund, 'id' | 'tries'>): string {
  return tries === 0 ? id : `${id}-${tries}`
}

/** The refund of an id of the provider, or else the one that was asked for with a key. */
export async function findRefundOfGateway(
  db: Db,
  gatewayRefundId: string,
  key: string | undefined,
): Promise<StoredRefund | undefined> {
  return db
    .selectFrom('refunds')
    .select(REFUND)
    .where((row) =>
      row.or([row('gatewayRefundId', '=', gatewayRefundId), ...(key === undefined ? [] : [row(KEY, '=', key)])]),
    )
    .executeTakeFirst()
}

/** Moves a refund from one of some states; false where it stands in none of them. */
export async function moveRefund(
  db: Db,
  id: string,
  from: readonly StoredRefund['state'][],
  change: Updateable<RefundsRow>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refunds')
    .set(change)
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** What somebody granted or paid back since an instant, paise; what waits for a second person counts. */
export async function sumDecidedBy(db: Db, decidedBy: string, since: Date): Promise<number> {
  const row = await db
    .selectFrom('refunds')
    .select((each) => each.fn.sum<string>('amountPaise').as('sum'))
    .where('decidedBy', '=', decidedBy)
    .where('decidedAt', '>=', since)
    .where('state', 'not in', ['declined', 'closed'])
    .executeTakeFirst()
  return Number(row?.sum ?? 0)
}

/** Removes a refund that staff made and that was never sent. */
export async function removeUnsentRefund(db: Db, id: string): Promise<void> {
  await db
    .deleteFrom('refunds')
    .where('id', '=', id)
    .where('state', 'in', ['held', 'sending'])
    .where('attempts', '=', 0)
    .execute()
}

/** What of a payment went back or is on its way, paise. */
export async function sumTakenFrom(db: Db, paymentId: string): Promise<number> {
  const row = await db
    .selectFrom('refunds')
    .select((each) => each.fn.sum<string>('amountPaise').as('sum'))
    .where('paymentId', '=', paymentId)
    .where('state', 'in', ['held', 'sending', 'pending', 'processed'])
    .executeTakeFirst()
  return Number(row?.sum ?? 0)
}

/** What is on its way back for a purchase and not counted as refunded yet, paise. */
export async function sumUnderWay(db: Db, purchaseId: string): Promise<number> {
  const row = await db
    .selectFrom('refunds')
    .select((each) => each.fn.sum<string>('amountPaise').as('sum'))
    .where('purchaseId', '=', purchaseId)
    .where('state', 'in', ['held', 'sending', 'pending'])
    .executeTakeFirst()
  return Number(row?.sum ?? 0)
}

/** Whether the same amount of a purchase was decided to go back since an instant. */
export async function hasRefundAlike(
  db: Db,
  { purchaseId, amountPaise, since }: { purchaseId: string; amountPaise: number; since: Date },
): Promise<boolean> {
  const found = await db
    .selectFrom('refunds')
    .select('id')
    .where('purchaseId', '=', purchaseId)
    .where('amountPaise', '=', amountPaise)
    .where('decidedAt', '>', since)
    .where('state', 'in', ['held', 'sending', 'pending', 'processed'])
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Takes refunds that are due into hand until `leasedUntil`, with the payment they are of. */
export async function leaseRefunds(
  db: Db,
  now: Date,
  leasedUntil: Date,
  limit: number,
): Promise<(StoredRefund & { gatewayPaymentId: string })[]> {
  const free = db
    .selectFrom('refunds')
    .select('id')
    .where('state', 'in', ['sending', 'pending'])
    .orderBy('dueAt')
    .orderBy('id')
    .$call(due({ now, limit }))
  return db
    .updateTable('refunds')
    .from('payments')
    .set(inHand('refunds', leasedUntil))
    .where('refunds.id', 'in', free)
    .whereRef('payments.id', '=', 'refunds.paymentId')
    .returning([...REFUND.map((column) => `refunds.${column}` as const), 'payments.gatewayPaymentId'])
    .execute()
}

/** The refunds of purchases, oldest first. */
export async function listRefundsOf(db: Db, purchaseIds: readonly string[]): Promise<StoredRefund[]> {
  if (purchaseIds.length === 0) return []
  return db
    .selectFrom('refunds')
    .select(REFUND)
    .where('purchaseId', 'in', [...purchaseIds])
    .orderBy('askedAt')
    .orderBy('id')
    .execute()
}
