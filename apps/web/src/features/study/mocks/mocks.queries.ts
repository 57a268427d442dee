import { urlOf } from '@sopaan/contract/client'
import { type Mistake, type MistakeFields, type Mock, type MockFields, mocks } from '@sopaan/contract/mocks'
import { planner } from '@sopaan/contract/planner'
import { type PageLanguage, readLanguageName } from '@sopaan/domain/languages'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'
import { runEdit, withWaiting } from '#web/offline/own-edits.ts'
import { fetchOrRecall } from '#web/offline/own-store.ts'
import type { SentEdit } from '#web/offline/send-edit.ts'
import { editMockLog, editOverview } from '#web/offline/study-edits.ts'

/** The mock log and the error notebook. */
export const mockLogQuery = queryOptions({
  queryKey: ['mocks'],
  queryFn: async ({ signal }) => {
    const ask = async () => (await request(mocks.list, {}, { signal })).data
    return withWaiting(await fetchOrRecall('ownMocks', ask), editMockLog)
  },
})

/** A person's own chapters, to name in a mistake. */
export const ownChaptersQuery = queryOptions({
  queryKey: ['planner'],
  queryFn: async ({ signal }) => {
    const ask = async () => (await request(planner.find, {}, { signal })).data
    return withWaiting(await fetchOrRecall('ownPlanner', ask), editOverview)
  },
})

/** Writes a mock down, or changes the one of an id. */
export async function saveMock(fields: MockFields, place: { id: string } | { requestKey: string }): Promise<void> {
  if ('id' in place) show((await request(mocks.change, { params: place, body: fields })).data)
  else showNoted(await runEdit({ does: 'note-mock', fields, ...place }))
}

/** Writes down a paper that was sat; sent twice, it is one. @returns its id in the log */
export async function saveSatMock(fields: MockFields, requestKey: string): Promise<string> {
  const sent = await runEdit({ does: 'note-mock', fields, requestKey })
  showNoted(sent)
  if (sent !== undefined && sent.renamed === undefined) throw new Error('What was just written down is in the log.')
  return sent?.renamed?.to ?? requestKey
}

/** Writes a mistake down, or changes the one of an id. */
export async function saveMistake(
  fields: MistakeFields,
  place: { id: string } | { requestKey: string },
): Promise<void> {
  if ('id' in place) show((await request(mocks.changeMistake, { params: place, body: fields })).data)
  else showNoted(await runEdit({ does: 'note-mistake', fields, ...place }))
}

/** Takes a mock out of the log; its mistakes stay. */
export async function removeMock(id: string): Promise<void> {
  show((await request(mocks.remove, { params: { id } })).data)
}

/** Takes a mistake out of the notebook. */
export async function removeMistake(id: string): Promise<void> {
  show((await request(mocks.removeMistake, { params: { id } })).data)
}

/** Without the network the log shows already what waits. */
function showNoted(sent: SentEdit | undefined): void {
  if (sent?.log) show(sent.log)
}

function show(log: { mocks: Mock[]; mistakes: Mistake[] }): void {
  queryClient.setQueryData(mockLogQuery.queryKey, log)
  // What comes back for revision has changed with it.
  void queryClient.invalidateQueries({ queryKey: ownChaptersQuery.queryKey })
}

/** Where a mock test is had as a file for a calendar. */
export function mockFileUrl(id: string, language: PageLanguage): string {
  return urlOf(planner.mockFile, { params: { id }, query: { language: readLanguageName(language) } })
}
