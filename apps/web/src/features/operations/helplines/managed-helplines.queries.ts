import { type HelplineFields, helplines, type ManagedHelpline } from '@sopaan/contract/helplines'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'

/** Every line to call, those taken off the page too. */
export const managedHelplinesQuery = queryOptions({
  queryKey: ['managed-helplines'],
  queryFn: async ({ signal }) => (await request(helplines.manage, {}, { signal })).data,
})

/** Lists a new line, or changes the one of an id. */
export async function saveHelpline(line: HelplineFields, id: string | undefined): Promise<void> {
  const answer =
    id === undefined
      ? await request(helplines.add, { body: line })
      : await request(helplines.change, { params: { id }, body: line })
  show(answer.data)
}

/** Takes a line off the page. */
export async function sendHelplineRetirement(id: string): Promise<void> {
  show((await request(helplines.retire, { params: { id } })).data)
}

/** Puts the listed lines into an order. */
export async function orderHelplines(ids: readonly string[]): Promise<void> {
  show((await request(helplines.order, { body: { ids: [...ids] } })).data)
}

/** Every change answers with the whole list. */
function show(lines: ManagedHelpline[]): void {
  queryClient.setQueryData(managedHelplinesQuery.queryKey, lines)
}
