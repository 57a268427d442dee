import { passkeys } from '@sopaan/contract/passkeys'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { serve } from '#api/http/serve.ts'
import { addPasskey, beginPasskey, challengePasskey, endPasskey, ownPasskeys } from './passkeys.service.ts'

/** The own passkeys, and what a browser needs to sign in with one. */
export function passkeysRoutes(app: App, deps: Deps): void {
  serve(app, passkeys.list, ({ actor }) => ownPasskeys(deps, actor))
  serve(app, passkeys.begin, ({ caller }) => beginPasskey(deps, caller), { isRead: true })
  serve(app, passkeys.add, ({ caller, body }) => addPasskey(deps, caller, body))
  serve(app, passkeys.remove, ({ caller, params }) => endPasskey(deps, caller, params.id))
  serve(app, passkeys.challenge, async ({ request }) => challengePasskey(deps, request))
}
