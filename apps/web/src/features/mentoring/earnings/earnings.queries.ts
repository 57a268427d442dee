import type { RequestInput } from '@sopaan/contract/call'
import { earnings, managedEarnings } from '@sopaan/contract/earnings'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'

/** What the mentor earned, by month. */
export const earningsQuery = queryOptions({
  queryKey: ['earnings', 'own'],
  queryFn: async ({ signal }) => (await request(earnings.list, {}, { signal })).data,
})

/** What a mentor earned, before staff: each look stands on the trail, so it is asked for once. */
export function managedEarningsQuery(id: string) {
  return queryOptions({
    queryKey: ['earnings', 'of', id],
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: async ({ signal }) => (await request(managedEarnings.list, { params: { id } }, { signal })).data,
  })
}

/** Says what a session is worth from a day on. */
export async function sendRate(id: string, body: RequestInput<typeof managedEarnings.setRate>['body']): Promise<void> {
  const { data } = await request(managedEarnings.setRate, { params: { id }, body })
  queryClient.setQueryData(managedEarningsQuery(id).queryKey, data)
}

/** Marks a month as paid out. */
export async function sendPaid(id: string, body: RequestInput<typeof managedEarnings.markPaid>['body']): Promise<void> {
  const { data } = await request(managedEarnings.markPaid, { params: { id }, body })
  queryClient.setQueryData(managedEarningsQuery(id).queryKey, data)
}

/** Takes the mark of a month back. */
export async function sendUnpaid(id: string, month: string): Promise<void> {
  const { data } = await request(managedEarnings.revokePaid, { params: { id, month } })
  queryClient.setQueryData(managedEarningsQuery(id).queryKey, data)
}
