import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { UsageCount } from './usage-counts.open.queries.ts'

/** Adds to what was counted of each day. */
export async function addUsageCounts(db: Db, counts: readonly UsageCount[]): Promise<void> {
  if (counts.length === 0) return
  await db
    .insertInto('usageCounts')
    .values([...counts])
    .onConflict((conflict) =>
      conflict.columns(['day', 'what']).doUpdateSet({ count: sql`usage_counts.count + excluded.count` }),
    )
    .execute()
}
