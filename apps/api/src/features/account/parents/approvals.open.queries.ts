import type { Db } from '#api/db/connect.ts'

/** Everything that was asked for a person, oldest first. */
export async function listApprovalsOf(db: Db, userId: string) {
  return db
    .selectFrom('orderApprovals')
    .select(['itemName', 'totalPaise', 'state', 'askedAt', 'endsAt', 'decidedAt', 'purchaseId'])
    .where('userId', '=', userId)
    .orderBy('askedAt')
    .orderBy('id')
    .execute()
}
