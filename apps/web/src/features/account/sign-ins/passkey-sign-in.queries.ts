import { passkeys } from '@sopaan/contract/passkeys'
import type { User } from '@sopaan/contract/users'
import { request } from '#web/identity/browser-request.ts'

/** Signs in with a passkey of this device or one near it; whose it is, it says itself. */
export async function sendPasskeySignIn(rememberMe: boolean): Promise<{ user: User }> {
  const [{ startAuthentication }, { data: optionsJSON }] = await Promise.all([
    import('@simplewebauthn/browser'),
    request(passkeys.challenge, {}, { withoutRefresh: true }),
  ])
  const { id, response } = await startAuthentication({ optionsJSON })
  const { clientDataJSON, authenticatorData, signature } = response
  const body = { id, clientDataJSON, authenticatorData, signature, rememberMe }
  return (await request(passkeys.signIn, { body }, { withoutRefresh: true })).data
}
