import type { Db } from '#api/db/connect.ts'
import { countRows } from '#api/db/pages.ts'

type NoteRow = { id: string; writtenAt: Date; body: string; authorName: string | null }

/** Notes of staff on an account, the newest first. */
export async function listNotes(db: Db, userId: string): Promise<NoteRow[]> {
  return db
    .selectFrom('staffNotes')
    .leftJoin('users', 'users.id', 'staffNotes.authorId')
    .select(['staffNotes.id', 'writtenAt', 'body', 'users.fullName as authorName'])
    .where('userId', '=', userId)
    .orderBy('writtenAt', 'desc')
    .orderBy('staffNotes.id')
    .execute()
}

/** How many notes there are on an account. */
export async function countNotes(db: Db, userId: string): Promise<number> {
  return countRows(db.selectFrom('staffNotes').where('userId', '=', userId))
}

/** Writes a note; answers its id. */
export async function insertNote(
  db: Db,
  note: { userId: string; authorId: string; writtenAt: Date; body: string },
): Promise<string> {
  const { id } = await db.insertInto('staffNotes').values(note).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Removes a note; answers whom it was about, undefined where there is none of that id. */
export async function removeNoteRow(db: Db, id: string): Promise<string | undefined> {
  const row = await db.deleteFrom('staffNotes').where('id', '=', id).returning('userId').executeTakeFirst()
  return row?.userId
}
