import type { ThreadKind } from '@sopaan/contract/threads'
import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'

type LaterAnswer = { threadId: string; answeredAt: Date; body: string }

const TABLES = { message: sql`message_answers`, grievance: sql`grievance_answers` } as const
const THREAD_OF = { message: sql`message_id`, grievance: sql`grievance_id` } as const

/** Writes down an answer after the first. @returns its id */
export async function insertLaterAnswer(
  db: Db,
  kind: ThreadKind,
  { threadId, authorId, answeredAt, body }: LaterAnswer & { authorId: string },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into ${TABLES[kind]} (${THREAD_OF[kind]}, author_id, answered_at, body)
    values (${threadId}, ${authorId}, ${answeredAt}, ${body}) returning id`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('A later answer was not written.')
  return row.id
}

/** The answers of some messages or grievances after the first, the oldest first. */
export async function listLaterAnswers(db: Db, kind: ThreadKind, threadIds: readonly string[]): Promise<LaterAnswer[]> {
  if (threadIds.length === 0) return []
  const { rows } = await sql<LaterAnswer>`
    select ${THREAD_OF[kind]} as thread_id, answered_at, body from ${TABLES[kind]}
    where ${THREAD_OF[kind]} = any(${threadIds}::uuid[]) order by answered_at, id`.execute(db)
  return rows
}
