import type { Db } from '#api/db/connect.ts'

/** The papers that a person's parents sent, oldest first. */
export async function listPapersOfPerson(db: Db, userId: string) {
  return db
    .selectFrom('parentPapers')
    .select(['state', 'sentAt', 'contentType', 'decidedAt', 'reason'])
    .where('userId', '=', userId)
    .orderBy('sentAt')
    .orderBy('id')
    .execute()
}
