import type { ManagedUserDetail } from '@sopaan/contract/managed-user-shapes'
import { refuse } from '@sopaan/contract/refusals'
import { type Deps, inTransaction } from '#api/deps.ts'
import { lockAccountRows } from '#api/features/account/accounts/accounts.open.queries.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import type { Caller } from '#api/http/serve.ts'
import { countNotes, insertNote, listNotes, removeNoteRow } from './staff-notes.queries.ts'

/** Notes on one account: more is a file, not a note. */
const NOTES_MAX = 50

/** The notes of staff on an account, the newest first. */
export async function notesOf(deps: Deps, userId: string): Promise<ManagedUserDetail['notes']> {
  const rows = await listNotes(deps.db, userId)
  return rows.map((row) => ({ _id: row.id, at: row.writtenAt.toISOString(), by: row.authorName, text: row.body }))
}

/** Writes a note on an account. @throws {Refusal} NOT_FOUND, STAFF_NOTES_FULL */
export async function addNote(deps: Deps, { actor, request }: Caller, userId: string, text: string): Promise<string> {
  return inTransaction(deps, async (deps) => {
    const [account] = await lockAccountRows(deps.db, [userId])
    if (!account || account.status === 'erased') return refuse('NOT_FOUND')
    if ((await countNotes(deps.db, userId)) >= NOTES_MAX) refuse('STAFF_NOTES_FULL', { max: NOTES_MAX })
    const id = await insertNote(deps.db, { userId, authorId: actor.userId, writtenAt: deps.now(), body: text })
    await writeAudit(deps, { action: 'user.add-note', actor, target: { type: 'user', id: userId }, request })
    return id
  })
}

/** Removes a note. @throws {Refusal} NOT_FOUND */
export async function removeNote(deps: Deps, { actor, request }: Caller, id: string): Promise<void> {
  await inTransaction(deps, async (deps) => {
    const userId = (await removeNoteRow(deps.db, id)) ?? refuse('NOT_FOUND')
    await writeAudit(deps, { action: 'user.remove-note', actor, target: { type: 'user', id: userId }, request })
  })
}
