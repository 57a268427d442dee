import type { Db } from '#api/db/connect.ts'

/** Ends every sign-in of an account, but the kept one; answers how many. */
export async function removeSignIns(db: Db, userId: string, keptId?: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('signIns')
    .where('userId', '=', userId)
    .$if(keptId !== undefined, (query) => query.where('id', '<>', keptId ?? ''))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
