import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { CreditEntriesRow } from '#api/db/rows.ts'

export type CreditEntry = Pick<
  Selectable<CreditEntriesRow>,
  | 'id'
  | 'sequence'
  | 'amount'
  | 'balanceAfter'
  | 'reason'
  | 'reference'
  | 'grantId'
  | 'purchaseId'
  | 'expiresAt'
  | 'happenedAt'
>

const COLUMNS = [
  'id',
  'sequence',
  'amount',
  'balanceAfter',
  'reason',
  'reference',
  'grantId',
  'purchaseId',
  'expiresAt',
  'happenedAt',
] as const

/** The last entry of an account: its balance, and the number the next one bears the successor of. */
export async function findLastEntry(db: Db, userId: string): Promise<CreditEntry | undefined> {
  return db
    .selectFrom('creditEntries')
    .select(COLUMNS)
    .where('userId', '=', userId)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Waits until nobody else writes into the account; held until the transaction ends. */
export async function lockCredits(db: Db, userId: string): Promise<void> {
  await db.selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended(${`credits ${userId}`}, 0))`.as('locked')).execute()
}

/** Answers the id. A number or balance that another entry took meanwhile is refused by the table. */
export async function insertEntry(db: Db, entry: Insertable<CreditEntriesRow>): Promise<string> {
  const row = await db.insertInto('creditEntries').values(entry).returning('id').executeTakeFirstOrThrow()
  return row.id
}

/** The entry of an account for a reason and what it was for. */
export async function findEntry(
  db: Db,
  userId: string,
  { reason, reference }: { reason: CreditEntry['reason']; reference: string },
): Promise<CreditEntry | undefined> {
  return db
    .selectFrom('creditEntries')
    .select(COLUMNS)
    .where('userId', '=', userId)
    .where('reason', '=', reason)
    .where('reference', '=', reference)
    .executeTakeFirst()
}

/** One line of the ledger; undefined for an unknown id. */
export async function findEntryById(db: Db, id: string): Promise<CreditEntry | undefined> {
  return db.selectFrom('creditEntries').select(COLUMNS).where('id', '=', id).executeTakeFirst()
}

/** Whether a purchase was paid back whole: its credits are gone, and none comes back from a booking any more. */
export async function isPurchaseRefunded(db: Db, purchaseId: string): Promise<boolean> {
  const row = await db
    .selectFrom('purchases')
    .select('id')
    .where('id', '=', purchaseId)
    .where((row) =>
      row.or([
        row('status', '=', 'refunded'),
        row.exists(
          row
            .selectFrom('refunds')
            .select('refunds.id')
            .whereRef('refunds.purchaseId', '=', 'purchases.id')
            .where('refunds.state', '=', 'processed')
            .where('refunds.takesCredits', '=', true),
        ),
      ]),
    )
    .executeTakeFirst()
  return row !== undefined
}

/** Credits that came, by a purchase or back from a booking, with what is left of them. */
export type Grant = { id: string; purchaseId: string; left: number; expiresAt: Date; isFrozen: boolean }

/** Credits that came and what is left of each, those that end first in front; spent ones are left out. */
export async function listGrants(db: Db, userId: string): Promise<Grant[]> {
  const rows = await db
    .selectFrom('creditEntries as granted')
    .leftJoin('creditEntries as taken', 'taken.grantId', 'granted.id')
    .leftJoin('purchases', 'purchases.id', 'granted.purchaseId')
    .select([
      'granted.id',
      'granted.purchaseId',
      'granted.expiresAt',
      'purchases.frozenAt',
      sql<string>`granted.amount + coalesce(sum(taken.amount), 0)`.as('left'),
    ])
    .where('granted.userId', '=', userId)
    .where('granted.grantId', 'is', null)
    .groupBy(['granted.id', 'purchases.frozenAt'])
    .having(sql<boolean>`granted.amount + coalesce(sum(taken.amount), 0) > 0`)
    .orderBy('granted.expiresAt')
    .orderBy('granted.sequence')
    .execute()
  return rows.flatMap(({ id, purchaseId, left, expiresAt, frozenAt }) =>
    expiresAt === null || purchaseId === null
      ? []
      : [{ id, purchaseId, left: Number(left), expiresAt, isFrozen: frozenAt !== null }],
  )
}

/** Accounts with credits that ended and still count. */
export async function listAccountsWithEnded(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('creditEntries as granted')
    .leftJoin('creditEntries as taken', 'taken.grantId', 'granted.id')
    .select('granted.userId')
    .where('granted.grantId', 'is', null)
    .where('granted.expiresAt', '<=', now)
    .groupBy(['granted.id', 'granted.userId'])
    .having(sql<boolean>`granted.amount + coalesce(sum(taken.amount), 0) > 0`)
    .limit(limit)
    .execute()
  return [...new Set(rows.map(({ userId }) => userId))]
}

/** Every entry of an account, oldest first. */
export async function listEntries(db: Db, userId: string): Promise<CreditEntry[]> {
  return db.selectFrom('creditEntries').select(COLUMNS).where('userId', '=', userId).orderBy('sequence').execute()
}
