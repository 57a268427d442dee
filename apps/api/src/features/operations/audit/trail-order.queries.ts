import type { AuditSort } from '@sopaan/contract/audit'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { matchingEntries, type TrailFilter } from './trail.queries.ts'

type By = 'action' | 'role' | 'target' | 'ip'

/** What each order but that of time goes by; each has an index that goes on by the number of the entry. */
const VALUES: Readonly<Record<By, RawBuilder<string | null>>> = {
  action: sql`audit_events.action`,
  role: sql`audit_events.actor_role`,
  target: sql`audit_events.target_type`,
  ip: sql`audit_origins.ip`,
}
/** The number of an entry where its value stands: the index of addresses is that of their own table. */
const NUMBERS = {
  action: sql<number>`audit_events.sequence`,
  role: sql<number>`audit_events.sequence`,
  target: sql<number>`audit_events.sequence`,
  ip: sql<number>`audit_origins.event_sequence`,
} satisfies Record<By, RawBuilder<number>>

type Stretch = { sort: AuditSort; from: number | undefined; limit: number }
type Ways = { by: By; isDown: boolean }

/** What an order goes by, and which way; undefined for that of time. */
function waysOf(sort: AuditSort): Ways | undefined {
  const by = sort.replace('-', '')
  // Each order is the name of one of these or of time, with or without a minus.
  return by === 'at' ? undefined : { by: by as By, isDown: sort.startsWith('-') }
}

/** The order of entries as SQL has it. */
export function orderOfTrail(sort: AuditSort): RawBuilder<unknown> {
  const ways = waysOf(sort)
  if (ways === undefined) return sql`audit_events.sequence ${sql.raw(sort === 'at' ? 'asc' : 'desc')}`
  const [way, within] = ways.isDown ? [sql`desc`, sql`asc`] : [sql`asc`, sql`desc`]
  return sql`${VALUES[ways.by]} ${way} nulls last, audit_events.sequence ${within}`
}

/**
 * The numbers of the entries that match, in an order, after an entry of it: the rest of that entry's value, then the values
 * after it, then what has none. Each is one stretch of an index, however deep it lies.
 */
export async function listSequences(db: Db, filter: TrailFilter, { sort, from, limit }: Stretch): Promise<number[]> {
  const ways = waysOf(sort)
  if (ways === undefined) return listByTime(db, filter, { sort, from, limit })
  const after = from === undefined ? undefined : { from, value: await findValue(db, ways.by, from) }
  const found: number[] = []
  const stretches = [
    ...(after === undefined ? [] : [restOf(ways, after)]),
    ...(after?.value === null ? [] : [valuesAfter(ways, after?.value), withoutValue(ways)]),
  ]
  for (const stretch of stretches) {
    if (found.length < limit)
      found.push(...(await readStretch(db, filter, { ...stretch, ways, limit: limit - found.length })))
  }
  return found
}

async function listByTime(db: Db, filter: TrailFilter, { sort, from, limit }: Stretch): Promise<number[]> {
  const isUp = sort === 'at'
  const rows = await matchingEntries(db, filter)
    .$if(from !== undefined, (rows) => rows.where('sequence', isUp ? '>' : '<', from ?? 0))
    .select('sequence')
    .orderBy('sequence', isUp ? 'asc' : 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ sequence }) => sequence)
}

type Part = { where: RawBuilder<boolean>; order: RawBuilder<unknown> }

function restOf({ by, isDown }: Ways, { from, value }: { from: number; value: string | null }): Part {
  const same = value === null ? sql`${VALUES[by]} is null` : sql`${VALUES[by]} = ${value}`
  const within = numbersOf(by, value === null)
  return {
    where: sql<boolean>`${same} and ${within} ${sql.raw(isDown ? '>' : '<')} ${from}`,
    order: sql`${within} ${sql.raw(isDown ? 'asc' : 'desc')}`,
  }
}

function valuesAfter({ by, isDown }: Ways, value: string | undefined): Part {
  const [sign, way, within] = isDown ? ['<', 'desc', 'asc'] : ['>', 'asc', 'desc']
  const bound = value === undefined ? sql`${VALUES[by]} is not null` : sql`${VALUES[by]} ${sql.raw(sign)} ${value}`
  return {
    where: sql<boolean>`${bound}`,
    order: sql`${VALUES[by]} ${sql.raw(way)}, ${NUMBERS[by]} ${sql.raw(within)}`,
  }
}

function withoutValue({ by, isDown }: Ways): Part {
  return {
    where: sql<boolean>`${VALUES[by]} is null`,
    order: sql`${numbersOf(by, true)} ${sql.raw(isDown ? 'asc' : 'desc')}`,
  }
}

/** An entry without an address may have no row among them. */
function numbersOf(by: By, isWithout: boolean): RawBuilder<number> {
  return isWithout ? sql<number>`audit_events.sequence` : NUMBERS[by]
}

async function readStretch(
  db: Db,
  filter: TrailFilter,
  { where, order, ways, limit }: Part & { ways: Ways; limit: number },
): Promise<number[]> {
  const rows = await matchingEntries(db, filter)
    .$if(ways.by === 'ip', (rows) => rows.leftJoin('auditOrigins', 'eventSequence', 'sequence') as typeof rows)
    .where(where)
    .select('sequence')
    .orderBy(order)
    .limit(limit)
    .execute()
  return rows.map(({ sequence }) => sequence)
}

/** What the order has of an entry; null where it has nothing, or there is no such entry. */
async function findValue(db: Db, by: By, sequence: number): Promise<string | null> {
  const row = await db
    .selectFrom('auditEvents')
    .leftJoin('auditOrigins', 'eventSequence', 'sequence')
    .select(VALUES[by].as('value'))
    .where('sequence', '=', sequence)
    .executeTakeFirst()
  return row?.value ?? null
}
