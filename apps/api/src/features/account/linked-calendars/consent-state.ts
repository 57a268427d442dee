import { MINUTE_MS } from '@sopaan/domain/time/durations'
import * as z from 'zod/mini'
import type { Deps } from '#api/deps.ts'
import { decrypt, encrypt } from '#api/seal.ts'

/** How long somebody may take where they are asked, ms. */
const STATE_MS = 10 * MINUTE_MS

const content = z.object({ signInId: z.string(), verifier: z.string(), atMs: z.number() })

/** What goes along to where somebody is asked and comes back: for one sign-in, sealed, so that the verifier (RFC 7636) is ours alone. */
export function makeState(deps: Deps, { signInId, verifier }: { signInId: string; verifier: string }): string {
  const made: z.output<typeof content> = { signInId, verifier, atMs: deps.now().getTime() }
  return encrypt(deps, 'calendar-state', Buffer.from(JSON.stringify(made))).toString('base64url')
}

/** The verifier in a state that was made for this sign-in in the last ten minutes; undefined for every other one alike. */
export function readState(deps: Deps, { signInId }: { signInId: string }, state: string): string | undefined {
  const read = open(deps, state)
  const isFresh = read !== undefined && deps.now().getTime() - read.atMs <= STATE_MS
  return isFresh && read.signInId === signInId ? read.verifier : undefined
}

function open(deps: Deps, state: string): z.output<typeof content> | undefined {
  try {
    return content.parse(JSON.parse(decrypt(deps, 'calendar-state', Buffer.from(state, 'base64url')).toString()))
  } catch {
    // What does not open was not made here.
    return undefined
  }
}
