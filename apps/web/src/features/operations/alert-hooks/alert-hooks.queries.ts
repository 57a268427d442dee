import { type AlertHook, type AlertRules, alertHooks } from '@sopaan/contract/alert-hooks'
import type { BodyOf } from '@sopaan/contract/call'
import { type FoundKeyEnds, type KeyEndDays, keyEnds } from '@sopaan/contract/key-ends'
import { queryOptions } from '@tanstack/react-query'
import { invalidate } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'

/** The addresses that are told of alerts, with how each took its messages. */
export const alertHooksQuery = queryOptions({
  queryKey: ['alert-hooks'],
  staleTime: 0,
  queryFn: async ({ signal }): Promise<AlertHook[]> => (await request(alertHooks.list, {}, { signal })).data,
})

/** Adds an address. @returns the secret of its signatures, which is told this once */
export async function sendAlertHook(body: BodyOf<typeof alertHooks.add>): Promise<string> {
  const { data } = await request(alertHooks.add, { body })
  await invalidate(...alertHooksQuery.queryKey)
  return data.secret
}

/** Tells an address again, or no more for now. */
export async function sendAlertSwitch({ _id: id }: AlertHook, isOn: boolean): Promise<void> {
  await request(alertHooks.toggle, { params: { id }, body: { isOn } })
  await invalidate(...alertHooksQuery.queryKey)
}

/** Sends a message to try an address. */
export async function sendAlertTest({ _id: id }: AlertHook): Promise<void> {
  await request(alertHooks.test, { params: { id } })
  await invalidate(...alertHooksQuery.queryKey)
}

/** Removes an address with what waits for it. */
export async function sendAlertRemoval({ _id: id }: AlertHook): Promise<void> {
  await request(alertHooks.remove, { params: { id } })
  await invalidate(...alertHooksQuery.queryKey)
}

/** When staff are alerted. */
export const alertRulesQuery = queryOptions({
  queryKey: ['alert-rules'],
  queryFn: async ({ signal }): Promise<AlertRules> => (await request(alertHooks.findRules, {}, { signal })).data,
})

/** Sets when staff are alerted. */
export async function sendAlertRules(body: AlertRules): Promise<void> {
  await request(alertHooks.changeRules, { body })
  await invalidate(...alertRulesQuery.queryKey)
}

/** When keys and the certificate end. */
export const keyEndsQuery = queryOptions({
  queryKey: ['key-ends'],
  queryFn: async ({ signal }): Promise<FoundKeyEnds> => (await request(keyEnds.find, {}, { signal })).data,
})

/** Writes the days on which keys end. */
export async function sendKeyEnds(body: KeyEndDays): Promise<void> {
  await request(keyEnds.change, { body })
  await invalidate(...keyEndsQuery.queryKey)
}
