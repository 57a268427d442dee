import type { HandedInSort } from '@sopaan/contract/handed-in'
import type { StateTableFindings } from '@sopaan/contract/state-tables'
import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { unlocked } from '#api/db/due-rows.ts'
import { type HandedInFilter, isHandedIn, orderOfHandedIn } from '#api/db/handed-in-rows.ts'
import { countOf, onPage, type Page } from '#api/db/pages.ts'

const SUMMARY = [
  'id',
  'createdAt',
  'counselling',
  'season',
  'fileName',
  'source',
  'sourceOn',
  'sourceUrl',
  'publishedAt',
  'withdrawnAt',
] as const

const OF = { code: sql<string>`counselling`, words: sql<string>`concat_ws(' ', counselling, season)` }

function narrowed(db: Db, filter: HandedInFilter) {
  return db.selectFrom('stateTables').where(isHandedIn(OF, filter))
}

/** A page of the tables of a filter in an order. */
export async function listStateTableRows(
  db: Db,
  filter: HandedInFilter,
  { sort, ...page }: Page & { sort: HandedInSort },
) {
  return narrowed(db, filter)
    .select(SUMMARY)
    .orderBy(orderOfHandedIn(sql`counselling || season`, sort))
    .$call(onPage(page))
    .execute()
}

/** How many tables a filter has. */
export const countStateTables = countOf(narrowed)

/** A table with what its check found. */
export async function findTable(db: Db, id: string) {
  return db
    .selectFrom('stateTables')
    .select([...SUMMARY, 'findings', 'comparedWith', 'fittedAt'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Keeps a table that was read. @returns its id */
export async function insertTable(
  db: Db,
  table: {
    createdAt: Date
    counselling: string
    season: number
    fileName: string | null
    fileHash: string
    bytes: Uint8Array
    comparedWith: string
    findings: StateTableFindings
    handedInBy: string
  },
): Promise<string> {
  const { id } = await db
    .insertInto('stateTables')
    .values({ ...table, findings: JSON.stringify(table.findings) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Publishes a table that is only checked. @returns whether it was */
export async function changeTableToPublished(
  db: Db,
  id: string,
  published: { source: string; sourceOn: string; sourceUrl: string | null; now: Date },
): Promise<boolean> {
  const { now, ...source } = published
  const { numUpdatedRows } = await db
    .updateTable('stateTables')
    .set({ ...source, publishedAt: now })
    .where('id', '=', id)
    .where('publishedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Takes a published table back; what later ones of its counselling expect is to be worked out anew. @returns whether it stood */
export async function withdrawTable(db: Db, id: string, now: Date): Promise<boolean> {
  const taken = await db
    .updateTable('stateTables')
    .set({ withdrawnAt: now })
    .where('id', '=', id)
    .where('publishedAt', 'is not', null)
    .where('withdrawnAt', 'is', null)
    .returning(['counselling', 'season'])
    .executeTakeFirst()
  if (!taken) return false
  await db
    .updateTable('stateTables')
    .set({ fittedAt: null, fittingUntil: null })
    .where('counselling', '=', taken.counselling)
    .where('season', '>', taken.season)
    .where('publishedAt', 'is not', null)
    .where('withdrawnAt', 'is', null)
    .execute()
  return true
}

/** Throws a table away that was never published. @returns whether there was one */
export async function removeTable(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('stateTables')
    .where('id', '=', id)
    .where('publishedAt', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Throws tables away that were handed in before a time and never published. @returns how many */
export async function removeLeftTables(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('stateTables')
    .where('publishedAt', 'is', null)
    .where('createdAt', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Makes publishing and taking back of one counselling wait for each other, until the transaction ends. */
export async function lockCounselling(db: Db, counselling: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`state tables ${counselling}`}, 0))`.execute(db)
}

/** Takes up one published table whose forecast is not worked out; another process gets another one. */
export async function claimFitting(db: Db, { now, until }: { now: Date; until: Date }) {
  return db
    .updateTable('stateTables')
    .set({ fittingUntil: until })
    .where('id', 'in', (sub) =>
      sub
        .selectFrom('stateTables')
        .select('id')
        .where('publishedAt', 'is not', null)
        .where('withdrawnAt', 'is', null)
        .where('fittedAt', 'is', null)
        .where((where) => where.or([where('fittingUntil', 'is', null), where('fittingUntil', '<', now)]))
        .orderBy('publishedAt')
        .orderBy('id')
        .$call(unlocked({ limit: 1 })),
    )
    .returning(['id', 'counselling', 'fittingUntil'])
    .executeTakeFirst()
}

/** Keeps a table with its forecast, unless what it was fitted on changed meanwhile. */
export async function saveFitted(
  db: Db,
  { id, bytes, now, until }: { id: string; bytes: Uint8Array; now: Date; until: Date },
): Promise<void> {
  await db
    .updateTable('stateTables')
    .set({ bytes, fittedAt: now, fittingUntil: null })
    .where('id', '=', id)
    .where('fittingUntil', '=', until)
    .execute()
}
