import { type Mistake, type MistakeFields, type Mock, type MockFields, mocks } from '@sopaan/contract/mocks'
import { planner } from '@sopaan/contract/planner'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'

/** The mock log and the error notebook. */
export const mockLogQuery = queryOptions({
  queryKey: ['mocks'],
  queryFn: async ({ signal }) => (await request(mocks.list, {}, { signal })).data,
})

/** A person's own chapters, to name in a mistake. */
export const ownChaptersQuery = queryOptions({
  queryKey: ['planner'],
  queryFn: async ({ signal }) => (await request(planner.find, {}, { signal })).data,
})

/** Writes a mock down, or changes the one of an id. */
export async function saveMock(fields: MockFields, place: { id: string } | { requestKey: string }): Promise<void> {
  const { data } =
    'id' in place
      ? await request(mocks.change, { params: place, body: fields })
      : await request(mocks.add, { body: { ...fields, ...place } })
  show(data)
}

/** Writes down a paper that was sat; sent twice, it is one. @returns its id in the log */
export async function saveSatMock(fields: MockFields, requestKey: string): Promise<string> {
  const { data } = await request(mocks.add, { body: { ...fields, requestKey } })
  show(data)
  const { name, takenOn, totalMarks } = fields
  const found = data.mocks.find(
    (mock) => mock.name === name && mock.takenOn === takenOn && mock.totalMarks === totalMarks,
  )
  if (found === undefined) throw new Error('What was just written down is in the log.')
  return found._id
}

/** Writes a mistake down, or changes the one of an id. */
export async function saveMistake(
  fields: MistakeFields,
  place: { id: string } | { requestKey: string },
): Promise<void> {
  const { data } =
    'id' in place
      ? await request(mocks.changeMistake, { params: place, body: fields })
      : await request(mocks.addMistake, { body: { ...fields, ...place } })
  show(data)
}

/** Takes a mock out of the log; its mistakes stay. */
export async function removeMock(id: string): Promise<void> {
  show((await request(mocks.remove, { params: { id } })).data)
}

/** Takes a mistake out of the notebook. */
export async function removeMistake(id: string): Promise<void> {
  show((await request(mocks.removeMistake, { params: { id } })).data)
}

function show(log: { mocks: Mock[]; mistakes: Mistake[] }): void {
  queryClient.setQueryData(mockLogQuery.queryKey, log)
  // What comes back for revision has changed with it.
  void queryClient.invalidateQueries({ queryKey: ownChaptersQuery.queryKey })
}
