import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { AuditEventsRow } from '#api/db/rows.ts'

export type AuditEvent = Omit<Selectable<AuditEventsRow>, 'id' | 'createdAt'>

const COLUMNS = [
  'sequence',
  'occurredAt',
  'action',
  'actorId',
  'actorRole',
  'impersonatorId',
  'targetType',
  'targetId',
  'change',
  'requestId',
  'version',
  'originDigest',
  'previousHash',
  'hash',
] as const

/** An entry with its origin, where that is still kept. */
export type ReadEvent = AuditEvent & { salt: Buffer | null; hasOrigin: boolean }

/** The end of the trail: what the next row is chained to. */
export async function findLastEvent(db: Db): Promise<Pick<AuditEvent, 'sequence' | 'hash'> | undefined> {
  return db
    .selectFrom('auditEvents')
    .select(['sequence', 'hash'])
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The seal at a number of the trail, to compare with one of the log; undefined where nothing stands there. */
export async function findHash(db: Db, sequence: number): Promise<Buffer | undefined> {
  const row = await db.selectFrom('auditEvents').select('hash').where('sequence', '=', sequence).executeTakeFirst()
  return row?.hash
}

/** Adds rows at the end of the trail, in their order. */
export async function insertEvents(db: Db, events: readonly Insertable<AuditEventsRow>[]): Promise<void> {
  await db
    .insertInto('auditEvents')
    .values([...events])
    .execute()
}

/** A stretch of the trail in its order, from after `sequence` on. */
export async function listEventsAfter(db: Db, sequence: number, limit: number): Promise<ReadEvent[]> {
  return db
    .selectFrom('auditEvents')
    .leftJoin('auditOrigins', 'eventSequence', 'sequence')
    .select([...COLUMNS, 'salt'])
    .select((row) => [
      row.fn.coalesce('auditOrigins.ip', 'auditEvents.ip').as('ip'),
      row.fn.coalesce('auditOrigins.userAgent', 'auditEvents.userAgent').as('userAgent'),
      sql<boolean>`audit_origins.id is not null or audit_events.ip is not null`.as('hasOrigin'),
    ])
    .where('sequence', '>', sequence)
    .orderBy('sequence')
    .limit(limit)
    .execute()
}

/** What the seal of the first entry covers; undefined for an empty trail. */
export async function findFirstVersion(db: Db): Promise<number | undefined> {
  const row = await db.selectFrom('auditEvents').select('version').orderBy('sequence').limit(1).executeTakeFirst()
  return row?.version
}

/** Whether the trail has an entry of this action. */
export async function hasAction(db: Db, action: string): Promise<boolean> {
  const row = await db.selectFrom('auditEvents').select('id').where('action', '=', action).limit(1).executeTakeFirst()
  return row !== undefined
}
