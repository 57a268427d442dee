import { type ActedList, type ActionOnRows, filterActions } from '@sopaan/contract/filter-actions'
import { queryOptions } from '@tanstack/react-query'
import { toFilterFields } from '#web/forms/filter-fields.ts'
import { invalidate } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'

const REFETCH_MS = 2_000
/** Under what the rows of each list are cached. */
const CACHED_AS: { readonly [List in ActedList]: string } = {
  users: 'managed-users',
  messages: 'desk-messages',
  grievances: 'desk-grievances',
  feedback: 'moderated-feedback',
  reviews: 'mentor-reviews',
  payments: 'payments',
  refunds: 'refunds',
  coupons: 'coupons',
  announcements: 'announcements',
}

/** What is meant: all that a filter of a list has, or the rows of it that are ticked, and how many they are. */
export type RowsOfFilter = {
  list: ActedList
  filter: Readonly<Record<string, unknown>>
  total: number
  ids?: readonly string[]
}

/** The own actions on filters of the last day; asked again while one runs. */
export const filterActionsQuery = queryOptions({
  queryKey: ['filter-actions'],
  queryFn: async ({ signal }) => (await request(filterActions.list, {}, { signal })).data,
  refetchInterval: ({ state }) => (state.data?.some((one) => one.state === 'running') ? REFETCH_MS : false),
})

/** Has one thing done to all of a filter, or to its ticked rows. */
export async function sendFilterAction(
  { list, filter, total, ids }: RowsOfFilter,
  action: ActionOnRows,
): Promise<void> {
  const meant = { list, filter: toFilterFields(filter), ...(ids && { ids: [...ids] }) }
  await request(filterActions.start, { body: { ...meant, action, confirmed: total } })
  await invalidate('filter-actions')
}

/** Stops an action on a filter. */
export async function sendFilterStop(id: string): Promise<void> {
  await request(filterActions.stop, { params: { id } })
  await invalidate('filter-actions')
}

/** Reads the rows of a list again. */
export async function invalidateRows(list: ActedList): Promise<void> {
  await invalidate(CACHED_AS[list])
}
