import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { ErasureRequestsRow } from '#api/db/rows.ts'

type OpenErasure = Pick<Selectable<ErasureRequestsRow>, 'id' | 'ground' | 'reason' | 'requestedBy' | 'requestedAt'> & {
  requesterName: string | null
}

/** Writes a request; false where one of the same account is open. */
export async function insertErasure(db: Db, request: Insertable<ErasureRequestsRow>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('erasureRequests')
    .values(request)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** The request of an account that waits for a second admin. */
export async function findOpenErasure(db: Db, userId: string): Promise<OpenErasure | undefined> {
  return db
    .selectFrom('erasureRequests')
    .leftJoin('users', 'users.id', 'erasureRequests.requestedBy')
    .select(['erasureRequests.id', 'ground', 'reason', 'requestedBy', 'requestedAt', 'users.fullName as requesterName'])
    .where('userId', '=', userId)
    .where('state', '=', 'open')
    .executeTakeFirst()
}

/** Confirms or withdraws a request. */
export async function closeErasure(
  db: Db,
  { id, state, by, at }: { id: string; state: 'confirmed' | 'withdrawn'; by: string; at: Date },
): Promise<void> {
  await db
    .updateTable('erasureRequests')
    .set({ state, decidedBy: by, decidedAt: at })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute()
}
