import { filterActions, type UserAction } from '@sopaan/contract/filter-actions'
import type { UserFilter } from '@sopaan/contract/managed-users'
import { queryOptions } from '@tanstack/react-query'
import { invalidate } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'

const REFETCH_MS = 2_000

/** The own actions on filters of the last day; asked again while one runs. */
export const filterActionsQuery = queryOptions({
  queryKey: ['filter-actions'],
  queryFn: async ({ signal }) => (await request(filterActions.list, {}, { signal })).data,
  refetchInterval: ({ state }) => (state.data?.some((one) => one.state === 'running') ? REFETCH_MS : false),
})

/** Has one thing done to everybody of a filter. @param confirmed  how many people it has, as typed */
export async function sendFilterAction(
  filter: Partial<UserFilter>,
  body: { action: UserAction; confirmed: number },
): Promise<void> {
  await request(filterActions.start, { query: filter, body })
  await invalidate('filter-actions')
}

/** Stops an action on a filter. */
export async function sendFilterStop(id: string): Promise<void> {
  await request(filterActions.stop, { params: { id } })
  await invalidate('filter-actions')
}
