import {
  type AnswerTemplate,
  type AnswerTemplateFields,
  answerTemplates,
  type ThreadKind,
  threads,
} from '@sopaan/contract/threads'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'
import { invalidateMessages } from './managed-contact.queries.ts'

/** A message or a grievance. */
export type ThreadKey = { kind: ThreadKind; id: string }

/** The staff who may answer messages. */
export const assigneesQuery = queryOptions({
  queryKey: ['assignees'],
  queryFn: async ({ signal }) => (await request(threads.assignees, {}, { signal })).data,
})

/** The answers that staff keep, those no longer offered too. */
export const answerTemplatesQuery = queryOptions({
  queryKey: ['answer-templates'],
  queryFn: async ({ signal }) => (await request(answerTemplates.list, {}, { signal })).data,
})

/** Says who answers a message or grievance; null: nobody yet. */
export async function sendAssignee(thread: ThreadKey, userId: string | null): Promise<void> {
  await request(threads.assign, { params: thread, body: { userId } })
  await invalidateMessages()
}

/** Notes something on a message or grievance for the other staff; answers the id of the note. */
export async function sendThreadNote(thread: ThreadKey, text: string): Promise<string> {
  const { data } = await request(threads.addNote, { params: thread, body: { text } })
  await invalidateMessages()
  return data._id
}

/** Removes a note of staff on a message or grievance. */
export async function sendThreadNoteRemoval(id: string): Promise<void> {
  await request(threads.removeNote, { params: { id } })
  await invalidateMessages()
}

/** Adds a ready answer, or changes the one of an id. */
export async function saveAnswerTemplate(fields: AnswerTemplateFields, id: string | undefined): Promise<void> {
  const answer =
    id === undefined
      ? await request(answerTemplates.add, { body: fields })
      : await request(answerTemplates.change, { params: { id }, body: fields })
  show(answer.data)
}

/** Offers a ready answer no more. */
export async function sendTemplateRetirement(id: string): Promise<void> {
  show((await request(answerTemplates.retire, { params: { id } })).data)
}

/** Offers a ready answer again. */
export async function sendTemplateRestoring(id: string): Promise<void> {
  show((await request(answerTemplates.restore, { params: { id } })).data)
}

/** Every change answers with the whole list. */
function show(all: AnswerTemplate[]): void {
  queryClient.setQueryData(answerTemplatesQuery.queryKey, all)
}
