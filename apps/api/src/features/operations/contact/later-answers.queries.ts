import type { Db } from '#api/db/connect.ts'

type LaterAnswer = { messageId: string; answeredAt: Date; body: string }

/** Writes down an answer after the first. @returns its id */
export async function insertLaterAnswer(db: Db, answer: LaterAnswer & { authorId: string }): Promise<string> {
  const { id } = await db.insertInto('messageAnswers').values(answer).returning('id').executeTakeFirstOrThrow()
  return id
}

/** The answers of some messages after the first, the oldest first. */
export async function listLaterAnswers(db: Db, messageIds: readonly string[]): Promise<LaterAnswer[]> {
  if (messageIds.length === 0) return []
  return db
    .selectFrom('messageAnswers')
    .select(['messageId', 'answeredAt', 'body'])
    .where('messageId', 'in', [...messageIds])
    .orderBy('answeredAt')
    .orderBy('id')
    .execute()
}
