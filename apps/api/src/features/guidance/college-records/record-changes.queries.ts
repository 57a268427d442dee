import type { RECORD_ACTIONS, RecordKind } from '@sopaan/contract/college-records'
import type { Db } from '#api/db/connect.ts'

export type Action = (typeof RECORD_ACTIONS)[number]

type ChangeDraft = {
  kind: RecordKind
  recordId: string
  action: Action
  before: string | null
  after: string | null
  reason: string
  changedBy: string
  createdAt: Date
}

/** Keeps what was changed of a record. */
export async function insertChange(db: Db, { kind, recordId, ...change }: ChangeDraft): Promise<string> {
  const { id } = await db
    .insertInto('recordChanges')
    .values({ ...change, ...(kind === 'institute' ? { instituteId: recordId } : { programmeId: recordId }) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What was changed of a record, newest first. */
export async function listChanges(db: Db, kind: RecordKind, recordId: string) {
  return db
    .selectFrom('recordChanges')
    .leftJoin('users', 'users.id', 'recordChanges.changedBy')
    .select(['recordChanges.id', 'action', 'before', 'after', 'reason', 'users.fullName as by'])
    .select(['recordChanges.createdAt', 'undoneAt'])
    .where(kind === 'institute' ? 'instituteId' : 'programmeId', '=', recordId)
    .orderBy('recordChanges.createdAt', 'desc')
    .orderBy('recordChanges.id')
    .limit(200)
    .execute()
}

/** Marks a change as undone. @returns what it was; undefined where there is none that holds */
export async function changeToUndone(db: Db, id: string, { by, now }: { by: string; now: Date }) {
  return db
    .updateTable('recordChanges')
    .set({ undoneAt: now, undoneBy: by })
    .where('id', '=', id)
    .where('undoneAt', 'is', null)
    .returning(['instituteId', 'programmeId', 'action', 'before', 'after'])
    .executeTakeFirst()
}
