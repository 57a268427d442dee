import { type ManagedGrievance, managedGrievances } from '@sopaan/contract/consents'
import { contact } from '@sopaan/contract/contact'
import type { AssigneeFilter, ThreadSort } from '@sopaan/contract/threads'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '#web/identity/actor.queries.ts'
import { fetchFile, request } from '#web/identity/browser-request.ts'
import { saveFile } from '#web/save-file.ts'

const MESSAGES = 'desk-messages'
const GRIEVANCES = 'desk-grievances'

type MessageState = 'waiting' | 'answered' | 'closed' | undefined
type GrievanceState = ManagedGrievance['state'] | undefined
type Wanted<State> = {
  state: State
  assignee: AssigneeFilter | undefined
  q: string | undefined
  sort: ThreadSort | undefined
  page: number
}

/** Each state and each page is cached by itself. */
export function messagesQuery({ page, ...filter }: Wanted<MessageState>) {
  return queryOptions({
    queryKey: [MESSAGES, filter, page],
    queryFn: ({ signal }) => request(contact.list, { query: { page, ...givenIn(filter) } }, { signal }),
  })
}

/** Each state and each page is cached by itself. */
export function grievancesQuery({ page, ...filter }: Wanted<GrievanceState>) {
  return queryOptions({
    queryKey: [GRIEVANCES, filter, page],
    queryFn: ({ signal }) => request(managedGrievances.list, { query: { page, ...givenIn(filter) } }, { signal }),
  })
}

type WantedFile = Omit<Wanted<string | undefined>, 'page'>

/** Puts the messages or the grievances of a filter into the downloads. */
export async function downloadThreads(of: 'messages' | 'grievances', wanted: WantedFile): Promise<void> {
  // The page offers the states of the list that it shows alone.
  const query = givenIn(wanted) as object
  const file = of === 'messages' ? fetchFile(contact.csv, { query }) : fetchFile(managedGrievances.csv, { query })
  saveFile(await file, `sopaan-${of}.csv`)
}

/** Answers a message by mail. */
export async function sendMessageAnswer(id: string, answer: string): Promise<void> {
  await request(contact.answer, { params: { id }, body: { answer } })
  await queryClient.invalidateQueries({ queryKey: [MESSAGES] })
}

/** Writes again by mail on a message that was answered. */
export async function sendLaterAnswer(id: string, answer: string): Promise<void> {
  await request(contact.answerAgain, { params: { id }, body: { answer } })
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

/** Writes again on a grievance that was answered. */
export async function sendLaterGrievanceAnswer(id: string, answer: string): Promise<void> {
  await request(managedGrievances.answerAgain, { params: { id }, body: { answer } })
  await queryClient.invalidateQueries({ queryKey: [GRIEVANCES] })
}

/** Every list of messages and grievances is read again: something of staff's own changed on one. */
export async function invalidateMessages(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [MESSAGES] })
  await queryClient.invalidateQueries({ queryKey: [GRIEVANCES] })
}

function givenIn<State extends string>({ state, assignee, q, sort }: Omit<Wanted<State | undefined>, 'page'>) {
  return { ...(state && { state }), ...(assignee && { assignee }), ...(q && { q }), ...(sort && { sort }) }
}
