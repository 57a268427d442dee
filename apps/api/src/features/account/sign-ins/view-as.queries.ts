import type { Db } from '#api/db/connect.ts'

/** Makes a sign-in of an admin stand for somebody until an instant. */
export async function insertView(db: Db, signInId: string, view: { userId: string; until: Date }): Promise<void> {
  await db
    .updateTable('signIns')
    .set({ viewedUserId: view.userId, viewingUntil: view.until })
    .where('id', '=', signInId)
    .execute()
}

/** Makes a sign-in its owner's own again. */
export async function removeView(db: Db, signInId: string): Promise<void> {
  await db.updateTable('signIns').set({ viewedUserId: null, viewingUntil: null }).where('id', '=', signInId).execute()
}
