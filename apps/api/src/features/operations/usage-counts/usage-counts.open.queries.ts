import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'

/** What was counted from one day to another, both included. */
export async function listUsageCounts(db: Db, days: { from: string; to: string }): Promise<UsageCount[]> {
  const rows = await db
    .selectFrom('usageCounts')
    .select([sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'), 'what', 'count'])
    .where('day', '>=', days.from)
    .where('day', '<=', days.to)
    .orderBy('day')
    .orderBy('what')
    .execute()
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

export type UsageCount = { day: string; what: string; count: number }
