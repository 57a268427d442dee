import { pushDevices } from '@sopaan/contract/push-devices'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { queryClient } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'
import { canPush, findEndpoint, subscribeHere, unsubscribeHere } from './push-subscription.ts'

/** On which browsers the person is told, with the key to add one; nobody asks from a browser that cannot be told. */
export function pushDevicesQuery() {
  return queryOptions({
    queryKey: ['push-devices'],
    queryFn: canPush() ? async ({ signal }) => (await request(pushDevices.list, {}, { signal })).data : skipToken,
  })
}

/** By which address this browser is told; null while it is not. */
export function endpointQuery() {
  return queryOptions({ queryKey: ['push-endpoint'], queryFn: canPush() ? findEndpoint : skipToken })
}

/** Has this browser told, after its reader said yes. @throws {PushNotAllowed} */
export async function addThisBrowser(key: string): Promise<void> {
  const subscription = await subscribeHere(key)
  const { data } = await request(pushDevices.add, { body: subscription })
  queryClient.setQueryData(pushDevicesQuery().queryKey, data)
  queryClient.setQueryData(endpointQuery().queryKey, subscription.endpoint)
}

/** Has a browser told no more. @param isThis  whether it is the one that asks */
export async function removeBrowser(id: string, { isThis }: { isThis: boolean }): Promise<void> {
  const { data } = await request(pushDevices.remove, { params: { id } })
  queryClient.setQueryData(pushDevicesQuery().queryKey, data)
  if (!isThis) return
  await unsubscribeHere()
  queryClient.setQueryData(endpointQuery().queryKey, null)
}
