import { type ListWithViews, listViews } from '@sopaan/contract/list-views'
import { queryOptions } from '@tanstack/react-query'
import { invalidate } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'

/** The views of a list: the own ones and those that colleagues share. */
export function listViewsQuery(list: ListWithViews) {
  return queryOptions({
    queryKey: ['list-views', list],
    queryFn: async ({ signal }) => (await request(listViews.list, { query: { list } }, { signal })).data,
  })
}

/** Saves a view under a name. */
export async function sendListView(view: {
  list: ListWithViews
  name: string
  search: string
  isShared: boolean
}): Promise<void> {
  await request(listViews.save, { body: view })
  await invalidate('list-views')
}

/** Removes a view. */
export async function sendListViewRemoval(id: string): Promise<void> {
  await request(listViews.remove, { params: { id } })
  await invalidate('list-views')
}
