import type { Db } from '#api/db/connect.ts'

/** Whether a book is to be made anew after something was put right. */
export async function hasOpenCorrection(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('importJobs')
    .select('id')
    .where('kind', '=', 'mend')
    .where('state', '=', 'applying')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
