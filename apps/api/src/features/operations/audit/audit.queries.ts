import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { LOCKS } from '#api/db/locks.ts'
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
  'chain',
  'chainPosition',
  'originDigest',
  'previousHash',
  'hash',
] as const

/** An entry with its origin, where that is still kept. */
export type ReadEvent = AuditEvent & { salt: Buffer | null; hasOrigin: boolean }

/** Chains of the trail at most: as many transactions write entries at once without waiting for one another. */
const CHAINS = 32

/** A chain that this transaction alone adds to until it ends: its end, and numbers for new entries. */
export type ReservedNumbers = { chain: number; lastPosition: number; lastHash: Buffer | null; numbers: number[] }

/** Locks the first chain that is free, or waits for one where none is, and reserves that many numbers. */
export async function reserveNumbers(db: Db, amount: number): Promise<ReservedNumbers> {
  const { rows } = await sql<ReservedNumbers>`
    select chain, last_position, last_hash, numbers
    from reserve_audit_numbers(${LOCKS.auditChains}::int, ${CHAINS}::int, ${amount}::int)
  `.execute(db)
  const [reserved] = rows
  if (reserved === undefined) throw new Error('No chain of the audit trail was reserved.')
  return reserved
}

/** The last entry of a chain. */
export type ChainHead = { chain: number; sequence: number; hash: string }

/** The last entry of each chain that has one, its seal in hexadecimal. */
export async function listHeads(db: Db): Promise<(ChainHead & { action: string })[]> {
  const { rows } = await sql<ChainHead & { action: string }>`
    select head.chain, head.sequence, head.action, encode(head.hash, 'hex') as hash
    from generate_series(1, ${CHAINS}::int) as number
    join lateral (
      select chain, sequence, action, hash from audit_events where chain = number order by chain_position desc limit 1
    ) as head on true
    order by head.chain
  `.execute(db)
  return rows
}

/** What an action's newest entry changed; undefined where the trail has none of it. */
export async function findLastChange(db: Db, action: string): Promise<AuditEvent['change'] | undefined> {
  const row = await db
    .selectFrom('auditEvents')
    .select('change')
    .where('action', '=', action)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.change
}

/** Of some entries, the numbers of those that are not there under this seal. */
export async function listMissingEntries(
  db: Db,
  heads: readonly Pick<ChainHead, 'sequence' | 'hash'>[],
): Promise<number[]> {
  const { rows } = await sql<{ sequence: number }>`
    select head.sequence
    from jsonb_to_recordset(${JSON.stringify(heads)}::jsonb) as head (sequence bigint, hash text)
    where not exists (
      select from audit_events where sequence = head.sequence and hash = decode(head.hash, 'hex')
    )
    order by head.sequence
  `.execute(db)
  return rows.map(({ sequence }) => sequence)
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

/** Lets all that this transaction reads from now on be of one moment; before its first query. */
export async function readOneState(db: Db): Promise<void> {
  await sql`set transaction isolation level repeatable read, read only`.execute(db)
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

/** The newest entry; undefined for an empty trail. */
export async function findNewest(db: Db): Promise<Pick<AuditEvent, 'sequence' | 'hash'> | undefined> {
  return db
    .selectFrom('auditEvents')
    .select(['sequence', 'hash'])
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
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
