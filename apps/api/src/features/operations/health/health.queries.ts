import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'

/** The name of the newest migration that the database holds; throws when the database does not answer. */
export async function findNewestMigration(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ name: string | null }>`select max(name) as name from migrations`.execute(db)
  return rows[0]?.name ?? undefined
}
