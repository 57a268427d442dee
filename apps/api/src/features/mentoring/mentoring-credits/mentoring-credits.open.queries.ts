import type { Db } from '#api/db/connect.ts'

/** The bookings that credits of a purchase were spent on, also credits that came back and went again. */
export async function listSpentOn(db: Db, userId: string, purchaseId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('creditEntries as spent')
    .innerJoin('creditEntries as granted', 'granted.id', 'spent.grantId')
    .select('spent.reference')
    .where('spent.userId', '=', userId)
    .where('spent.reason', '=', 'spend')
    .where('granted.purchaseId', '=', purchaseId)
    .orderBy('spent.sequence')
    .execute()
  return rows.map(({ reference }) => reference)
}
