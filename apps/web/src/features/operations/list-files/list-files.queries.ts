import { type ListOfFile, listFiles } from '@sopaan/contract/list-files'
import { queryOptions } from '@tanstack/react-query'
import { toFilterFields } from '#web/forms/filter-fields.ts'
import { invalidate } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'

const REFETCH_MS = 2_000

/** The own files that a job writes or wrote; asked again while one is being written. */
export const listFilesQuery = queryOptions({
  queryKey: ['list-files'],
  queryFn: async ({ signal }) => (await request(listFiles.list, {}, { signal })).data,
  refetchInterval: ({ state }) => (state.data?.some((one) => one.state === 'running') ? REFETCH_MS : false),
})

/** Has the file of a filter written by a job. */
export async function sendListFile(list: ListOfFile, filter: Readonly<Record<string, unknown>>): Promise<void> {
  const body = { list, filter: toFilterFields(filter) }
  await request(listFiles.start, { body })
  await invalidate('list-files')
}
