import { MINUTE_MS } from '@sopaan/domain/time/durations'
import type { Deps } from '#api/deps.ts'
import { emailHmac } from '#api/features/account/accounts/accounts.service.ts'
import { insertFlow, removeFlow, removeFlowsOf } from './mail-flows.queries.ts'

const KIND = 'first-sign-in'
/** How long the browser that signed up may go on without its password, ms. Ours. */
const FIRST_SIGN_IN_MS = 10 * MINUTE_MS

type SignUpBrowser = { email: string; flowHash: Buffer }

/**
 * Lets the browser in which a sign-up's password was typed sign in without typing it again. A browser that only asked for
 * the mail is not that one, and neither is the one that opened the link.
 */
export async function allowFirstSignIn(deps: Deps, { email, flowHash }: SignUpBrowser): Promise<void> {
  const expiresAt = new Date(deps.now().getTime() + FIRST_SIGN_IN_MS)
  await insertFlow(deps.db, { flowHash, emailHash: emailHmac(deps, email), kind: KIND, expiresAt })
}

/** Uses that permission up. @returns whether there was one */
export async function useFirstSignIn(deps: Deps, { email, flowHash }: SignUpBrowser): Promise<boolean> {
  return removeFlow(deps.db, { flowHash, emailHash: emailHmac(deps, email), kind: KIND, now: deps.now() })
}

/** Takes the permissions of an address back: its password is another now. */
export async function revokeFirstSignIn(deps: Deps, email: string): Promise<void> {
  await removeFlowsOf(deps.db, { emailHash: emailHmac(deps, email), kind: KIND })
}
