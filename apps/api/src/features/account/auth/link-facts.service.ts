import type { LinkFacts, LinkKind } from '@sopaan/contract/auth'
import type { Deps } from '#api/deps.ts'
import { isOwnDevice } from '#api/features/account/lockouts/lockouts.service.ts'
import { describeLink } from '#api/features/account/mail-links/mail-links.service.ts'
import { findSignUp } from '#api/features/account/sign-ups/sign-ups.open.queries.ts'

/**
 * What the holder of a link may read before using it: for a sign-up the name that was typed.
 * @throws {Refusal} LINK_INVALID, LINK_USED
 */
export async function describeMailedLink(
  deps: Deps,
  { device, ...asked }: { token: string; type: LinkKind; flowHash: Buffer | undefined; device: string | undefined },
): Promise<LinkFacts> {
  const { account, signUpId, ...facts } = await describeLink(deps, asked)
  const signUp = signUpId === null ? undefined : await findSignUp(deps.db, signUpId)
  const fullName = signUp?.fullName ?? account?.fullName ?? null
  // A link lives longer than the cookie of who waits for it; a browser the account knows is no stranger's.
  const isSameBrowser = facts.isSameBrowser || (account !== undefined && (await isOwnDevice(deps, account.id, device)))
  return { ...facts, isSameBrowser, fullName }
}
