import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { LOCKS } from '#api/db/locks.ts'
import type { AuditEventsRow } from '#api/db/rows.ts'

export type AuditEvent = Omit<Selectable<AuditEventsRow>, 'id' | 'created_at'>

const COLUMNS = [
  'sequence',
  'occurred_at',
  'action',
  'actor_id',
  'actor_role',
  'impersonator_id',
  'target_type',
  'target_id',
  'change',
  'ip',
  'user_agent',
  'request_id',
  'previous_hash',
  'hash',
] as const

/** Waits until no other transaction writes to the trail; held until this one ends. */
export async function lockTrail(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCKS.audit})`.execute(db)
}

/** The end of the trail: what the next row is chained to. */
export async function findLastEvent(db: Db): Promise<Pick<AuditEvent, 'sequence' | 'hash'> | undefined> {
  return db
    .selectFrom('audit_events')
    .select(['sequence', 'hash'])
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The hash of one row. */
export async function findHash(db: Db, sequence: number): Promise<Buffer | undefined> {
  const row = await db.selectFrom('audit_events').select('hash').where('sequence', '=', sequence).executeTakeFirst()
  return row?.hash
}

/** Adds rows at the end of the trail, in their order. */
export async function insertEvents(db: Db, events: readonly Insertable<AuditEventsRow>[]): Promise<void> {
  await db
    .insertInto('audit_events')
    .values([...events])
    .execute()
}

/** A stretch of the trail in its order, from after `sequence` on. */
export async function listEventsAfter(db: Db, sequence: number, limit: number): Promise<AuditEvent[]> {
  return db
    .selectFrom('audit_events')
    .select(COLUMNS)
    .where('sequence', '>', sequence)
    .orderBy('sequence')
    .limit(limit)
    .execute()
}
