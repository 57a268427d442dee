import { passkeys } from '@sopaan/contract/passkeys'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'

/** The own passkeys, the newest first. */
export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: async ({ signal }) => (await request(passkeys.list, {}, { signal })).data,
})

/** Makes a passkey on this device and keeps its public key under a name. */
export async function sendNewPasskey(name: string): Promise<void> {
  const [{ startRegistration }, { data: optionsJSON }] = await Promise.all([
    import('@simplewebauthn/browser'),
    request(passkeys.begin, {}),
  ])
  const { id, response } = await startRegistration({ optionsJSON })
  const { clientDataJSON, attestationObject } = response
  const { data } = await request(passkeys.add, { body: { name, id, clientDataJSON, attestationObject } })
  queryClient.setQueryData(passkeysQuery.queryKey, data)
}

/** Takes a passkey away. */
export async function sendPasskeyRemoval(id: string): Promise<void> {
  const { data } = await request(passkeys.remove, { params: { id } })
  queryClient.setQueryData(passkeysQuery.queryKey, data)
}
