import type { AuditAction } from '@sopaan/contract/audit-actions'
import { refuse } from '@sopaan/contract/refusals'
import type { Assignee, ThreadFacts, ThreadKind } from '@sopaan/contract/threads'
import { type Deps, inTransaction } from '#api/deps.ts'
import { type NewAuditEntry, writeAudit } from '#api/features/operations/audit/audit.service.ts'
import type { Caller, CallerTrace } from '#api/http/serve.ts'
import {
  changeAssignee,
  countThreadNotes,
  insertThreadNote,
  isAssignable,
  listAssigneeRows,
  listThreadNotes,
  listThreadRows,
  lockAssignee,
  removeThreadNote,
} from './threads.queries.ts'

type Thread = { kind: ThreadKind; id: string }

/** Notes on one message: more is a file, not a note. */
const NOTES_MAX = 50
const NOBODYS: ThreadFacts = { userId: null, assignee: null, notes: [] }
/** What each is called on the audit trail. */
const TARGETS = { message: 'contact-message', grievance: 'grievance' } as const

/** What staff alone see of some messages or grievances, by id. */
export async function threadFactsOf(
  deps: Deps,
  kind: ThreadKind,
  ids: readonly string[],
): Promise<(id: string) => ThreadFacts> {
  const [rows, notes] = await Promise.all([listThreadRows(deps.db, kind, ids), listThreadNotes(deps.db, kind, ids)])
  const notesBy = Map.groupBy(notes, ({ threadId }) => threadId)
  const facts = new Map(
    rows.map(({ id, userId, assigneeId, assigneeName }): [string, ThreadFacts] => [
      id,
      {
        userId,
        assignee: assigneeId === null || assigneeName === null ? null : { _id: assigneeId, fullName: assigneeName },
        notes: (notesBy.get(id) ?? []).map((note) => ({
          _id: note.id,
          at: note.writtenAt.toISOString(),
          by: note.authorName,
          text: note.body,
        })),
      },
    ]),
  )
  return (id) => facts.get(id) ?? NOBODYS
}

/** The staff who may answer messages. */
export async function listAssignees(deps: Deps): Promise<Assignee[]> {
  return (await listAssigneeRows(deps.db)).map(({ id, fullName }) => ({ _id: id, fullName }))
}

/**
 * Says who answers a message or grievance.
 * @returns whether that was another one before
 * @throws {Refusal} NOT_FOUND, ASSIGNEE_UNFIT for who may not answer
 */
export async function assignThread(
  deps: Deps,
  caller: CallerTrace,
  { userId, ...thread }: Thread & { userId: string | null },
): Promise<boolean> {
  return inTransaction(deps, async (deps) => {
    const before = (await lockAssignee(deps.db, thread)) ?? refuse('NOT_FOUND')
    await requireAssignable(deps, userId)
    await changeAssignee(deps.db, thread, userId)
    const change = { assigneeId: { before: before.assigneeId, after: userId } }
    await writeAudit(deps, { ...entryOf('thread.assign', caller, thread), change })
    return before.assigneeId !== userId
  })
}

/** Whether somebody may answer messages and grievances; nobody (null) always may. @throws {Refusal} ASSIGNEE_UNFIT */
export async function requireAssignable(deps: Deps, userId: string | null): Promise<void> {
  if (userId !== null && !(await isAssignable(deps.db, userId))) refuse('ASSIGNEE_UNFIT')
}

/** Notes something on a message or grievance for the other staff. @throws {Refusal} NOT_FOUND, STAFF_NOTES_FULL */
export async function addThreadNote(
  deps: Deps,
  caller: Caller,
  { text, ...thread }: Thread & { text: string },
): Promise<string> {
  return inTransaction(deps, async (deps) => {
    if ((await lockAssignee(deps.db, thread)) === undefined) return refuse('NOT_FOUND')
    if ((await countThreadNotes(deps.db, thread.kind, thread.id)) >= NOTES_MAX)
      refuse('STAFF_NOTES_FULL', { max: NOTES_MAX })
    const note = { authorId: caller.actor.userId, writtenAt: deps.now(), body: text }
    const id = await insertThreadNote(deps.db, { ...thread, ...note })
    await writeAudit(deps, entryOf('thread.add-note', caller, thread))
    return id
  })
}

/** Removes a note of staff on a message or grievance. @throws {Refusal} NOT_FOUND */
export async function dropThreadNote(deps: Deps, caller: Caller, id: string): Promise<void> {
  await inTransaction(deps, async (deps) => {
    const { messageId, grievanceId } = (await removeThreadNote(deps.db, id)) ?? refuse('NOT_FOUND')
    const thread: Thread =
      messageId === null ? { kind: 'grievance', id: grievanceId ?? id } : { kind: 'message', id: messageId }
    await writeAudit(deps, entryOf('thread.remove-note', caller, thread))
  })
}

function entryOf(action: AuditAction, { actor, request }: CallerTrace, { kind, id }: Thread): NewAuditEntry {
  return { action, actor, target: { type: TARGETS[kind], id }, request }
}
