import { type ManagedGrievance, managedGrievances } from '@sopaan/contract/consents'
import { contact } from '@sopaan/contract/contact'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'

const MESSAGES = 'desk-messages'
const GRIEVANCES = 'desk-grievances'

type MessageState = 'waiting' | 'answered' | 'closed' | undefined
type GrievanceState = ManagedGrievance['state'] | undefined
type Wanted<State> = { state: State; q: string | undefined; page: number }

/** Each state and each page is cached by itself. */
export function messagesQuery({ state, q, page }: Wanted<MessageState>) {
  return queryOptions({
    queryKey: [MESSAGES, state, q, page],
    queryFn: ({ signal }) =>
      request(contact.list, { query: { page, ...(state && { state }), ...(q && { q }) } }, { signal }),
  })
}

/** Each state and each page is cached by itself. */
export function grievancesQuery({ state, q, page }: Wanted<GrievanceState>) {
  return queryOptions({
    queryKey: [GRIEVANCES, state, q, page],
    queryFn: ({ signal }) =>
      request(managedGrievances.list, { query: { page, ...(state && { state }), ...(q && { q }) } }, { signal }),
  })
}

/** Answers a message by mail. */
export async function sendMessageAnswer(id: string, answer: string): Promise<void> {
  await request(contact.answer, { params: { id }, body: { answer } })
  await queryClient.invalidateQueries({ queryKey: [MESSAGES] })
}

/** Closes a message that needs no answer. */
export async function sendMessageClosing(id: string): Promise<void> {
  await request(contact.close, { params: { id } })
  await queryClient.invalidateQueries({ queryKey: [MESSAGES] })
}

/** Lets a message that was closed without an answer wait again. */
export async function sendMessageReopening(id: string): Promise<void> {
  await request(contact.reopen, { params: { id } })
  await queryClient.invalidateQueries({ queryKey: [MESSAGES] })
}

/** Sends the answer to who complained; every list of them is read anew. */
export async function sendGrievanceAnswer(id: string, answer: string): Promise<void> {
  await request(managedGrievances.answer, { params: { id }, body: { answer } })
  await queryClient.invalidateQueries({ queryKey: [GRIEVANCES] })
}
