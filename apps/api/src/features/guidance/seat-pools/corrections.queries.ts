import type { ManagedFact } from '@sopaan/domain/colleges/fact-kinds'
import type { Db } from '#api/db/connect.ts'

const COLUMNS = [
  'id',
  'institute',
  'fact',
  'value',
  'source',
  'sourceOn',
  'sourceUrl',
  'createdAt',
  'withdrawnAt',
] as const

/** Every correction that holds, oldest first. */
export async function listCorrectionsInForce(db: Db) {
  return db
    .selectFrom('collegeCorrections')
    .select(COLUMNS)
    .where('withdrawnAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

/** What was ever put right of a college, newest first. */
export async function listCorrectionsOf(db: Db, institute: string) {
  return db
    .selectFrom('collegeCorrections')
    .select(COLUMNS)
    .where('institute', '=', institute)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Keeps a correction. @returns its id */
export async function insertCorrection(
  db: Db,
  correction: {
    createdAt: Date
    institute: string
    fact: ManagedFact
    value: object
    source: string
    sourceOn: string
    sourceUrl: string | null
    correctedBy: string
  },
): Promise<string> {
  const { value, ...rest } = correction
  const { id } = await db
    .insertInto('collegeCorrections')
    .values({ ...rest, value: JSON.stringify(value) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Takes a correction back. @returns what it was; undefined where there is none that holds */
export async function withdrawCorrection(
  db: Db,
  { id, institute, by, now }: { id: string; institute: string; by: string; now: Date },
) {
  return db
    .updateTable('collegeCorrections')
    .set({ withdrawnAt: now, withdrawnBy: by })
    .where('id', '=', id)
    .where('institute', '=', institute)
    .where('withdrawnAt', 'is', null)
    .returning(['fact', 'value', 'source', 'sourceOn'])
    .executeTakeFirst()
}
