import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { ParentPapersRow } from '#api/db/rows.ts'

export type PaperRow = Omit<Selectable<ParentPapersRow>, 'createdAt'>

const PAPER = [
  'id',
  'userId',
  'consentId',
  'state',
  'sentAt',
  'fileKey',
  'contentType',
  'decidedAt',
  'decidedBy',
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
    .selectFrom('parentPapers')
    .select(PAPER)
    .where('consentId', '=', consentId)
    .orderBy('sentAt', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()
}

/** Writes down a paper that was sent. */
export async function insertPaper(db: Db, paper: Insertable<ParentPapersRow>): Promise<string> {
  const { id } = await db.insertInto('parentPapers').values(paper).returning('id').executeTakeFirstOrThrow()
  return id
}

/** A paper. */
export async function findParentPaper(db: Db, id: string): Promise<PaperRow | undefined> {
  return db.selectFrom('parentPapers').select(PAPER).where('id', '=', id).executeTakeFirst()
}

/** A paper, held until the transaction ends. */
export async function lockPaper(db: Db, id: string): Promise<PaperRow | undefined> {
  return db.selectFrom('parentPapers').select(PAPER).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Ends a paper that waits. */
export async function decidePaper(
  db: Db,
  id: string,
  decision: { state: 'accepted' | 'refused'; decidedAt: Date; decidedBy: string; reason: string | null },
): Promise<void> {
  await db.updateTable('parentPapers').set(decision).where('id', '=', id).where('state', '=', 'waiting').execute()
}

/** Drops whatever paper of a child waits: nobody needs to look at it any more. */
export async function dropPapers(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('parentPapers')
    .set({ state: 'dropped', decidedAt: now })
    .where('userId', '=', userId)
    .where('state', '=', 'waiting')
    .execute()
}

/** Drops papers that nobody looked at and that were sent before `before`. @returns how many */
export async function dropOldPapers(db: Db, before: Date, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('parentPapers')
    .set({ state: 'dropped', decidedAt: now })
    .where('state', '=', 'waiting')
    .where('sentAt', '<=', before)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Files of papers that do not wait any more. */
export async function listFilesToDelete(db: Db, limit: number): Promise<{ id: string; fileKey: string }[]> {
  return db
    .selectFrom('parentPapers')
    .select(['id', 'fileKey'])
    .where('fileKey', 'is not', null)
    .where('state', '<>', 'waiting')
    .orderBy('sentAt')
    .orderBy('id')
    .limit(limit)
    .$narrowType<{ fileKey: string }>()
    .execute()
}

/** Says that the file of a paper is deleted. */
export async function noteFileDeleted(db: Db, id: string): Promise<void> {
  await db.updateTable('parentPapers').set({ fileKey: null }).where('id', '=', id).execute()
}
