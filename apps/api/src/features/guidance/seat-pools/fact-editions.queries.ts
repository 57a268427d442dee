import type { HandedInSort } from '@sopaan/contract/handed-in'
import type { CorrectedFact } from '@sopaan/domain/colleges/fact-kinds'
import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { type HandedInFilter, isHandedIn, orderOfHandedIn } from '#api/db/handed-in-rows.ts'
import { countOf, onPage, type Page } from '#api/db/pages.ts'

const SUMMARY = [
  'id',
  'createdAt',
  'fact',
  'fileName',
  'source',
  'sourceOn',
  'sourceUrl',
  'publishedAt',
  'withdrawnAt',
] as const

const FACT = sql<string>`fact`

function narrowed(db: Db, filter: HandedInFilter) {
  return db.selectFrom('factEditions').where(isHandedIn({ code: FACT, words: FACT }, filter))
}

/** A page of the editions of a filter in an order. */
export async function listEditions(db: Db, filter: HandedInFilter, { sort, ...page }: Page & { sort: HandedInSort }) {
  return narrowed(db, filter).select(SUMMARY).orderBy(orderOfHandedIn(sql`fact`, sort)).$call(onPage(page)).execute()
}

/** How many editions a filter has. */
export const countEditions = countOf(narrowed)

/** An edition with its rows. */
export async function findEdition(db: Db, id: string) {
  return db
    .selectFrom('factEditions')
    .select([...SUMMARY, 'rows', 'changes', 'refused', 'refusedCount'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Keeps what was read of a file. @returns its id */
export async function insertEdition(
  db: Db,
  edition: {
    createdAt: Date
    fact: CorrectedFact
    fileName: string | null
    fileHash: string
    rows: readonly object[]
    refused: readonly object[]
    refusedCount: number
    handedInBy: string
  },
): Promise<string> {
  const { rows, refused, ...rest } = edition
  const { id } = await db
    .insertInto('factEditions')
    .values({ ...rest, rows: JSON.stringify(rows), refused: JSON.stringify(refused) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Publishes an edition that is only checked. @returns whether it was */
export async function changeToPublished(
  db: Db,
  id: string,
  published: { source: string; sourceOn: string; sourceUrl: string | null; changes: readonly object[]; now: Date },
): Promise<boolean> {
  const { changes, now, ...source } = published
  const { numUpdatedRows } = await db
    .updateTable('factEditions')
    .set({ ...source, changes: JSON.stringify(changes), publishedAt: now })
    .where('id', '=', id)
    .where('publishedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Takes a published edition back, with every correction of it that still holds. @returns whether it was published */
export async function withdrawEdition(db: Db, id: string, { by, now }: { by: string; now: Date }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('factEditions')
    .set({ withdrawnAt: now })
    .where('id', '=', id)
    .where('publishedAt', 'is not', null)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await db
    .updateTable('collegeCorrections')
    .set({ withdrawnAt: now, withdrawnBy: by })
    .where('editionId', '=', id)
    .where('withdrawnAt', 'is', null)
    .execute()
  return true
}

/** Throws an edition away that was never published. @returns whether there was one */
export async function removeEdition(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('factEditions')
    .where('id', '=', id)
    .where('publishedAt', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Throws editions away that were handed in before a time and never published. @returns how many */
export async function removeLeftEditions(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('factEditions')
    .where('publishedAt', 'is', null)
    .where('createdAt', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Keeps the changes of an edition as corrections. */
export async function insertCorrections(
  db: Db,
  edition: {
    editionId: string
    createdAt: Date
    fact: CorrectedFact
    source: string
    sourceOn: string
    sourceUrl: string | null
    correctedBy: string
  },
  changes: readonly { institute: string; value: object }[],
): Promise<void> {
  await db
    .insertInto('collegeCorrections')
    .values(changes.map(({ institute, value }) => ({ ...edition, institute, value: JSON.stringify(value) })))
    .execute()
}
