import type { AUDIT_ROLES } from '@sopaan/contract/audit'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { countRows } from '#api/db/pages.ts'
import type { AuditEventsRow } from '#api/db/rows.ts'

/** What narrows the trail. Each field of it has an index that goes on by `sequence`. */
export type TrailFilter = {
  actorIds?: readonly string[] | undefined
  role?: (typeof AUDIT_ROLES)[number] | undefined
  actions?: readonly string[] | undefined
  targetType?: string | undefined
  targetId?: string | undefined
  /** Targets that are these people. */
  userIds?: readonly string[] | undefined
  ip?: string | undefined
  requestId?: string | undefined
  from?: Date | undefined
  until?: Date | undefined
  /** Both included. */
  sequenceMin?: number | undefined
  sequenceMax?: number | undefined
}

export type TrailRow = Omit<
  Selectable<AuditEventsRow>,
  'createdAt' | 'version' | 'chain' | 'chainPosition' | 'originDigest' | 'previousHash' | 'hash'
> & {
  actorName: string | null
}

const COLUMNS = [
  'auditEvents.id',
  'sequence',
  'occurredAt',
  'action',
  'actorId',
  'actorRole',
  'impersonatorId',
  'targetType',
  'targetId',
  'change',
  'auditOrigins.ip',
  'auditOrigins.userAgent',
  'requestId',
] as const
/** More people than anybody means by one name. */
const PEOPLE_MAX = 50

/** The entries of a filter, without an order. */
export function matchingEntries(db: Db, filter: TrailFilter) {
  const { actorIds, role, actions, targetType, targetId, userIds, ip, requestId, from, until } = filter
  return db
    .selectFrom('auditEvents')
    .$if(actorIds !== undefined, (rows) => rows.where('actorId', '=', sql<string>`any(${actorIds}::uuid[])`))
    .$if(role !== undefined, (rows) => rows.where('actorRole', '=', role ?? 'system'))
    .$if(actions !== undefined, (rows) => rows.where('action', '=', sql<string>`any(${actions}::text[])`))
    .$if(targetType !== undefined, (rows) => rows.where('targetType', '=', targetType ?? ''))
    .$if(targetId !== undefined, (rows) => rows.where('targetId', '=', targetId ?? ''))
    .$if(userIds !== undefined, (rows) =>
      rows.where('targetType', '=', 'user').where('targetId', '=', sql<string>`any(${userIds}::text[])`),
    )
    .$if(ip !== undefined, (rows) => rows.where('sequence', 'in', madeFrom(db, ip ?? '')))
    .$if(requestId !== undefined, (rows) => rows.where('requestId', '=', requestId ?? ''))
    .$if(from !== undefined, (rows) => rows.where('occurredAt', '>=', from ?? new Date(0)))
    .$if(until !== undefined, (rows) => rows.where('occurredAt', '<', until ?? new Date(0)))
    .$if(filter.sequenceMin !== undefined, (rows) => rows.where('sequence', '>=', filter.sequenceMin ?? 0))
    .$if(filter.sequenceMax !== undefined, (rows) => rows.where('sequence', '<=', filter.sequenceMax ?? 0))
}

function madeFrom(db: Db, ip: string) {
  return db.selectFrom('auditOrigins').select('eventSequence').where('ip', '=', ip)
}

/** Entries of some numbers, the first of them in an order. */
export async function listTrail(
  db: Db,
  sequences: readonly number[],
  { order, limit }: { order: RawBuilder<unknown>; limit: number },
): Promise<TrailRow[]> {
  return db
    .selectFrom('auditEvents')
    .leftJoin('users', 'users.id', 'actorId')
    .leftJoin('auditOrigins', 'eventSequence', 'sequence')
    .select([...COLUMNS, 'users.fullName as actorName'])
    .where('sequence', '=', sql<number>`any(${sequences}::bigint[])`)
    .orderBy(order)
    .limit(limit)
    .execute()
}

/** How many entries match at least one of some filters, counted up to a number and one more. */
export async function countTrail(
  db: Db,
  [first, ...others]: readonly [TrailFilter, ...TrailFilter[]],
  countMax: number,
): Promise<number> {
  const sequences = (filter: TrailFilter) => matchingEntries(db, filter).select('sequence')
  const all = others.reduce((found, filter) => found.union(sequences(filter)), sequences(first))
  return countRows(db.selectFrom(all.limit(countMax + 1).as('found')))
}

/** Every action the trail knows, hopping along the index from one to the next. */
export async function listActions(db: Db): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    with recursive known as (
      (select action from audit_events order by action limit 1)
      union all
      select (select next.action from audit_events as next where next.action > known.action order by next.action limit 1)
      from known
      where known.action is not null
    )
    select action from known where action is not null order by action
  `.execute(db)
  return rows.map(({ action }) => action)
}

/** The place of the first entry at an instant or after it. */
export async function findFirstSince(db: Db, at: Date): Promise<number | undefined> {
  const row = await db
    .selectFrom('auditEvents')
    .select('sequence')
    .where('occurredAt', '>=', at)
    .orderBy('occurredAt')
    .orderBy('sequence')
    .limit(1)
    .executeTakeFirst()
  return row?.sequence
}

/** The place of the last entry before an instant. */
export async function findLastBefore(db: Db, at: Date): Promise<number | undefined> {
  const row = await db
    .selectFrom('auditEvents')
    .select('sequence')
    .where('occurredAt', '<', at)
    .orderBy('occurredAt', 'desc')
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.sequence
}

/** People whose address is this, or whose whole name. */
export async function findPeople(db: Db, words: string): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where((row) =>
      row.or([row('email', '=', words.toLowerCase()), row(row.fn('lower', ['fullName']), '=', words.toLowerCase())]),
    )
    .orderBy('id')
    .limit(PEOPLE_MAX)
    .execute()
  return rows.map(({ id }) => id)
}
