import { EDITION_FIELD, type FactEdition, factEditions } from '@sopaan/contract/fact-editions'
import type { HandedInSource } from '@sopaan/contract/handed-in'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '#web/identity/actor.queries.ts'
import { request, sendFile } from '#web/identity/browser-request.ts'

const KEY = 'fact-editions'

/** The newest editions. */
export const editionsQuery = queryOptions({
  queryKey: [KEY],
  queryFn: async ({ signal }) => (await request(factEditions.list, {}, { signal })).data,
})

/** One edition with its changes; asked for once one is chosen. */
export function editionQuery(id: string) {
  return queryOptions({
    queryKey: [KEY, id],
    enabled: id !== '',
    queryFn: async ({ signal }) => (await request(factEditions.get, { params: { id } }, { signal })).data,
  })
}

/** Hands a file in. @returns the id of the edition */
export async function sendEdition(file: File): Promise<string> {
  return show((await sendFile(factEditions.upload, EDITION_FIELD, file)).data)
}

/** Publishes an edition. */
export async function sendPublication(id: string, body: HandedInSource): Promise<void> {
  show((await request(factEditions.publish, { params: { id }, body })).data)
}

/** Takes a published edition back. */
export async function sendWithdrawal(id: string): Promise<void> {
  show((await request(factEditions.withdraw, { params: { id } })).data)
}

/** Throws an unpublished edition away. */
export async function sendDiscard(id: string): Promise<void> {
  await request(factEditions.discard, { params: { id } })
  await queryClient.invalidateQueries({ queryKey: editionsQuery.queryKey, exact: true })
}

function show(edition: FactEdition): string {
  queryClient.setQueryData(editionQuery(edition._id).queryKey, edition)
  void queryClient.invalidateQueries({ queryKey: editionsQuery.queryKey, exact: true })
  return edition._id
}
