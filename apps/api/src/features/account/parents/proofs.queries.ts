import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { ParentPapersRow } from '#api/db/rows.ts'

export type PaperRow = Omit<Selectable<ParentPapersRow>, 'created_at'>

const PAPER = [
  'id',
  'user_id',
  'consent_id',
  'state',
  'sent_at',
  'file_key',
  'content_type',
  'decided_at',
  'decided_by',
  'reason',
] as const

/** How far the rupees of a consent have come, the newest payment and refund first. */
export async function findCheckProgress(
  db: Db,
  consentId: string,
): Promise<{ begun: number; payment: string | null; refund: string | null }> {
  const { rows } = await sql<{ begun: number; payment: string | null; refund: string | null }>`
    select
      count(distinct payment_orders.id)::int as begun,
      (array_agg(payments.status order by payments.seen_at desc) filter (where payments.id is not null))[1] as payment,
      (array_agg(refunds.state order by refunds.asked_at desc) filter (where refunds.id is not null))[1] as refund
    from payment_orders
    left join payments on payments.order_id = payment_orders.id
    left join refunds on refunds.payment_id = payments.id
    where payment_orders.consent_id = ${consentId}`.execute(db)
  return rows[0] ?? { begun: 0, payment: null, refund: null }
}

/** The papers of a consent, newest first. */
export async function listPapersOf(db: Db, consentId: string): Promise<PaperRow[]> {
  return db
    .selectFrom('parent_papers')
    .select(PAPER)
    .where('consent_id', '=', consentId)
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()
}

/** The papers that a person's parents sent, oldest first. */
export async function listPapersOfPerson(db: Db, userId: string) {
  return db
    .selectFrom('parent_papers')
    .select(['state', 'sent_at', 'content_type', 'decided_at', 'reason'])
    .where('user_id', '=', userId)
    .orderBy('sent_at')
    .orderBy('id')
    .execute()
}

/** Writes down a paper that was sent. */
export async function insertPaper(db: Db, paper: Insertable<ParentPapersRow>): Promise<string> {
  const { id } = await db.insertInto('parent_papers').values(paper).returning('id').executeTakeFirstOrThrow()
  return id
}

/** A paper. */
export async function findPaper(db: Db, id: string): Promise<PaperRow | undefined> {
  return db.selectFrom('parent_papers').select(PAPER).where('id', '=', id).executeTakeFirst()
}

/** A paper, held until the transaction ends. */
export async function lockPaper(db: Db, id: string): Promise<PaperRow | undefined> {
  return db.selectFrom('parent_papers').select(PAPER).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Ends a paper that waits. */
export async function decidePaper(
  db: Db,
  id: string,
  decision: { state: 'accepted' | 'refused'; decided_at: Date; decided_by: string; reason: string | null },
): Promise<void> {
  await db.updateTable('parent_papers').set(decision).where('id', '=', id).where('state', '=', 'waiting').execute()
}

/** Drops whatever paper of a child waits: nobody needs to look at it any more. */
export async function dropPapers(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('parent_papers')
    .set({ state: 'dropped', decided_at: now })
    .where('user_id', '=', userId)
    .where('state', '=', 'waiting')
    .execute()
}

/** Drops papers that nobody looked at and that were sent before `before`. @returns how many */
export async function dropOldPapers(db: Db, before: Date, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('parent_papers')
    .set({ state: 'dropped', decided_at: now })
    .where('state', '=', 'waiting')
    .where('sent_at', '<=', before)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Files of papers that do not wait any more. */
export async function listFilesToDelete(db: Db, limit: number): Promise<{ id: string; file_key: string }[]> {
  return db
    .selectFrom('parent_papers')
    .select(['id', 'file_key'])
    .where('file_key', 'is not', null)
    .where('state', '<>', 'waiting')
    .orderBy('sent_at')
    .orderBy('id')
    .limit(limit)
    .$narrowType<{ file_key: string }>()
    .execute()
}

/** Says that the file of a paper is deleted. */
export async function noteFileDeleted(db: Db, id: string): Promise<void> {
  await db.updateTable('parent_papers').set({ file_key: null }).where('id', '=', id).execute()
}
