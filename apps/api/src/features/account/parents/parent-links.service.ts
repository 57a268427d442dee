import { PARENT_ANSWER_DAYS } from '@sopaan/contract/parents'
import { refuse } from '@sopaan/contract/refusals'
import { DAY_MS } from '@sopaan/domain/time/durations'
import type { Deps } from '#api/deps.ts'
import { findAccount } from '#api/features/account/accounts/accounts.open.queries.ts'
import { type Account, ageBandOf, lockAccountOf } from '#api/features/account/accounts/accounts.service.ts'
import { hashToken } from '#api/seal.ts'
import { findConsentOfLink, insertConsentLink, lockConsent, type ParentConsentRow } from './parents.queries.ts'

const TOKEN_BYTES = 32

/** Makes one more link to a consent and answers its token, for the mail alone. Call it in the transaction of the mail. */
export async function makeParentLink(deps: Deps, consentId: string): Promise<string> {
  const token = deps.random(TOKEN_BYTES).toString('base64url')
  await insertConsentLink(deps.db, { consentId, tokenHash: hashToken(token) })
  return token
}

/**
 * The consent behind a parent's link, with the child. The link hangs on the consent alone: no password, sign-in or address
 * of the child takes it away. An ask that nobody answered ends after its days.
 * @throws {Refusal} LINK_INVALID
 */
export async function findByParentLink(
  deps: Deps,
  token: string,
): Promise<{ consent: ParentConsentRow; child: Account }> {
  const consent = (await findConsentOfLink(deps.db, hashToken(token))) ?? refuse('LINK_INVALID')
  const child = (await findAccount(deps.db, consent.userId)) ?? refuse('LINK_INVALID')
  const isUnproven = consent.confirmedAt === null
  // Whoever answered has time for the proof, counted anew with each paper.
  const answerBy = consent.proveUntil?.getTime() ?? consent.askedAt.getTime() + PARENT_ANSWER_DAYS * DAY_MS
  // An ask that was replaced by a newer one, or was never answered and proven in time, says nothing any more.
  const isReplaced = consent.withdrawnAt !== null && consent.answeredAt === null
  const isOver = consent.withdrawnAt === null && answerBy <= deps.now().getTime()
  if (isUnproven && (isReplaced || isOver)) refuse('LINK_INVALID')
  if (child.status === 'erased') refuse('LINK_INVALID')
  return { consent, child }
}

/**
 * The child of a link whose consent is given: what a parent may see only then.
 * @throws {Refusal} LINK_INVALID
 */
export async function findChildOfGiven(deps: Deps, token: string): Promise<Account> {
  const { consent, child } = await findByParentLink(deps, token)
  const isGiven = consent.confirmedAt !== null && consent.withdrawnAt === null
  if (!isGiven || ageBandOf(deps, child) !== 'minor') refuse('LINK_INVALID')
  return child
}

/** The consent of a link, held, where it neither ended nor outlived the child's 18th birthday. @throws {Refusal} LINK_INVALID */
export async function openConsent(deps: Deps, token: string): Promise<{ consent: ParentConsentRow; child: Account }> {
  const { consent: found } = await findByParentLink(deps, token)
  // The account first, as whoever asks for a new consent does.
  const child = await lockAccountOf(deps, { userId: found.userId })
  const consent = (await lockConsent(deps.db, found.id)) ?? refuse('LINK_INVALID')
  if (consent.withdrawnAt !== null || ageBandOf(deps, child) !== 'minor') refuse('LINK_INVALID')
  return { consent, child }
}
