import { STAFF_ROLES } from '@sopaan/contract/staff-roles'
import type { ThreadKind } from '@sopaan/contract/threads'
import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { countRows } from '#api/db/pages.ts'

const TABLES = { message: 'contactMessages', grievance: 'grievances' } as const
const NOTE_OF = { message: 'messageId', grievance: 'grievanceId' } as const
/** More than any house has. */
const ASSIGNEES_MAX = 200

/** Those who may answer: active admins who look after support, and owners. */
function narrowedAssignees(db: Db) {
  const asked = STAFF_ROLES.filter((role) => role === 'support' || role === 'owner')
  return db
    .selectFrom('users')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .where(sql<boolean>`staff_roles && ${asked}::text[]`)
}

/** The staff who may answer messages, by name. */
export async function listAssigneeRows(db: Db): Promise<{ id: string; fullName: string }[]> {
  return narrowedAssignees(db)
    .select(['id', 'fullName'])
    .orderBy(sql`lower(full_name)`)
    .orderBy('id')
    .limit(ASSIGNEES_MAX)
    .execute()
}

/** Whether an account may answer messages. */
export async function isAssignable(db: Db, userId: string): Promise<boolean> {
  return (await narrowedAssignees(db).select('id').where('id', '=', userId).executeTakeFirst()) !== undefined
}

/** Which of the staff answers a message or grievance, held until the transaction ends; undefined where there is none of that id. */
export async function lockAssignee(
  db: Db,
  { kind, id }: { kind: ThreadKind; id: string },
): Promise<{ assigneeId: string | null } | undefined> {
  return db.selectFrom(TABLES[kind]).select('assigneeId').where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Says which of the staff answers a message or grievance. */
export async function changeAssignee(
  db: Db,
  { kind, id }: { kind: ThreadKind; id: string },
  assigneeId: string | null,
): Promise<void> {
  await db.updateTable(TABLES[kind]).set({ assigneeId }).where('id', '=', id).execute()
}

/** What staff alone know of some messages or grievances. */
export async function listThreadRows(
  db: Db,
  kind: ThreadKind,
  ids: readonly string[],
): Promise<{ id: string; userId: string | null; assigneeId: string | null; assigneeName: string | null }[]> {
  const { rows } = await sql<Awaited<ReturnType<typeof listThreadRows>>[number]>`
    select thread.id, account.id as user_id, thread.assignee_id, assignee.full_name as assignee_name
    from ${kind === 'message' ? sql`contact_messages` : sql`grievances`} as thread
    left join users as account on ${
      kind === 'message' ? sql`account.email = thread.email` : sql`account.id = thread.user_id`
    }
    left join users as assignee on assignee.id = thread.assignee_id
    where thread.id = any(${ids}::uuid[])`.execute(db)
  return rows
}

type NoteRow = { id: string; threadId: string; writtenAt: Date; body: string; authorName: string | null }

/** The notes of staff on some messages or grievances, the oldest first. */
export async function listThreadNotes(db: Db, kind: ThreadKind, ids: readonly string[]): Promise<NoteRow[]> {
  if (ids.length === 0) return []
  const column = `threadNotes.${NOTE_OF[kind]}` as const
  const rows = await db
    .selectFrom('threadNotes')
    .leftJoin('users', 'users.id', 'threadNotes.authorId')
    .select(['threadNotes.id', `${column} as threadId`, 'writtenAt', 'body', 'users.fullName as authorName'])
    .where(column, 'in', ids)
    .orderBy('writtenAt')
    .orderBy('threadNotes.id')
    .execute()
  return rows.map(({ threadId, ...row }) => ({ ...row, threadId: threadId ?? '' }))
}

/** How many notes there are on a message or grievance. */
export async function countThreadNotes(db: Db, kind: ThreadKind, id: string): Promise<number> {
  return countRows(db.selectFrom('threadNotes').where(NOTE_OF[kind], '=', id))
}

/** Writes a note; answers its id. */
export async function insertThreadNote(
  db: Db,
  { kind, id, ...note }: { kind: ThreadKind; id: string; authorId: string; writtenAt: Date; body: string },
): Promise<string> {
  const of = kind === 'message' ? { messageId: id } : { grievanceId: id }
  const row = await db
    .insertInto('threadNotes')
    .values({ ...note, ...of })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Removes a note; answers what it was on, undefined where there is none of that id. */
export async function removeThreadNote(
  db: Db,
  id: string,
): Promise<{ messageId: string | null; grievanceId: string | null } | undefined> {
  return db.deleteFrom('threadNotes').where('id', '=', id).returning(['messageId', 'grievanceId']).executeTakeFirst()
}
