import type { Db } from '#api/db/connect.ts'

/** How many rows an import has. */
export async function countCutoffs(db: Db, importId: string): Promise<number> {
  const { count } = await db
    .selectFrom('cutoffs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('importId', '=', importId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
