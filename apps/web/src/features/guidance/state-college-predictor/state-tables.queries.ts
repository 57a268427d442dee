import type { HandedInSource } from '@sopaan/contract/handed-in'
import { STATE_TABLE_FIELD, type StateTableDetail, stateTables } from '@sopaan/contract/state-tables'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '#web/identity/actor.queries.ts'
import { request, sendFile } from '#web/identity/browser-request.ts'

const KEY = 'state-tables'
/** How often a table whose chances are being worked out is asked for again, ms. */
const FITTING_POLL_MS = 5_000

/** The newest tables. */
export const stateTablesQuery = queryOptions({
  queryKey: [KEY],
  queryFn: async ({ signal }) => (await request(stateTables.list, {}, { signal })).data,
})

/** One table with what it changes; asked for once one is chosen. */
export function stateTableQuery(id: string) {
  return queryOptions({
    queryKey: [KEY, id],
    enabled: id !== '',
    queryFn: async ({ signal }) => (await request(stateTables.get, { params: { id } }, { signal })).data,
    refetchInterval: ({ state }) => (state.data?.isFitting === true ? FITTING_POLL_MS : false),
  })
}

/** Hands a file in. @returns the id of the table */
export async function sendStateTable(file: File): Promise<string> {
  return show((await sendFile(stateTables.upload, STATE_TABLE_FIELD, file)).data)
}

/** Publishes a table. */
export async function sendTablePublication(id: string, body: HandedInSource): Promise<void> {
  show((await request(stateTables.publish, { params: { id }, body })).data)
}

/** Takes a published table back. */
export async function sendTableWithdrawal(id: string): Promise<void> {
  show((await request(stateTables.withdraw, { params: { id } })).data)
}

/** Throws an unpublished table away. */
export async function sendTableDiscard(id: string): Promise<void> {
  await request(stateTables.discard, { params: { id } })
  await queryClient.invalidateQueries({ queryKey: stateTablesQuery.queryKey, exact: true })
}

function show(table: StateTableDetail): string {
  queryClient.setQueryData(stateTableQuery(table._id).queryKey, table)
  void queryClient.invalidateQueries({ queryKey: stateTablesQuery.queryKey, exact: true })
  return table._id
}
