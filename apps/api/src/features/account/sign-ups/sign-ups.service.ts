import { refuse } from '@sopaan/contract/refusals'
import { browserName } from '@sopaan/domain/identity/browser-name'
import type { Language } from '@sopaan/domain/languages'
import { MINUTE_MS } from '@sopaan/domain/time/durations'
import { istDate } from '@sopaan/domain/time/ist'
import { type Deps, inTransaction } from '#api/deps.ts'
import { findAccountByEmail } from '#api/features/account/accounts/accounts.open.queries.ts'
import { makeAccount } from '#api/features/account/accounts/accounts.service.ts'
import { allowFirstSignIn } from '#api/features/account/mail-links/first-sign-in.service.ts'
import { issueFlow } from '#api/features/account/mail-links/flow-cookie.service.ts'
import { LINK_MINUTES } from '#api/features/account/mail-links/link-lifetimes.service.ts'
import { moveLinkToAccount } from '#api/features/account/mail-links/mail-links.open.queries.ts'
import { findUsableLink, redeemLink, requestLink } from '#api/features/account/mail-links/mail-links.service.ts'
import { checkNewPassword, hashPassword } from '#api/features/account/passwords/passwords.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { notifyStaffCounted } from '#api/features/operations/notifications/notifications.service.ts'
import type { RequestContext } from '#api/http/serve.ts'
import { findSignUp, type SignUp } from './sign-ups.open.queries.ts'
import { insertSignUp, listSignUps, removeSignUp, removeSignUps } from './sign-ups.queries.ts'

export type SignUpDraft = { fullName: string; email: string; password: string; language: Language }

type SignUpRequest = Awaited<ReturnType<typeof requestLink>>
type SigningUp = { request: RequestContext; counted: (work: () => Promise<SignUpRequest>) => Promise<SignUpRequest> }

/**
 * Keeps a sign-up until its mailed link is opened. It touches no account and no other attempt for the address: whose link
 * is opened, that one's name and password count (decision C16).
 * @param asking  `counted` does what takes one from the limits, for forms that are right
 * @throws {Refusal} EMAIL_TAKEN for an address with an account, INVALID_INPUT for a guessable password, RATE_LIMITED
 * @returns when its mail goes, where that is not at once
 */
export async function signUp(deps: Deps, draft: SignUpDraft, { request, counted }: SigningUp): Promise<SignUpRequest> {
  checkNewPassword(deps, draft.password, { email: draft.email, fullName: draft.fullName, role: 'mentee' })
  return counted(() => addSignUp(deps, draft, request))
}

async function addSignUp(deps: Deps, draft: SignUpDraft, request: RequestContext): Promise<SignUpRequest> {
  if (await findAccountByEmail(deps.db, draft.email)) refuse('EMAIL_TAKEN')
  const password = await hashPassword(deps, draft.password)
  const flowHash = issueFlow(deps, request)
  const device = browserName(request.userAgent)
  return inTransaction(deps, async (deps) => {
    const now = deps.now()
    const signUpId = await insertSignUp(deps.db, {
      email: draft.email,
      fullName: draft.fullName,
      language: draft.language,
      passwordHash: password.hash,
      passwordKeyId: password.keyId,
      flowHash,
      device,
      ip: request.ip,
      createdAt: now,
      expiresAt: new Date(now.getTime() + LINK_MINUTES.verify * MINUTE_MS),
    })
    const ask = { email: draft.email, kind: 'verify' as const, flowHash, device, signUpId, ip: request.ip }
    const asked = await requestLink(deps, ask)
    await writeAudit(deps, { action: 'sign-up.ask', target: { type: 'sign-up', id: signUpId }, request })
    return asked
  })
}

/**
 * Makes the account of the attempt whose link this is; the other attempts for the address die.
 * @throws {Refusal} LINK_INVALID, LINK_USED
 */
export async function verifySignUp(
  deps: Deps,
  request: RequestContext,
  { token, email }: { token: string | undefined; email: string },
): Promise<void> {
  const link = await findUsableLink(deps, { kind: 'verify', token, email })
  await inTransaction(deps, async (deps) => {
    await redeemLink(deps, link)
    const attempt = (await findSignUp(deps.db, link.signUpId ?? '')) ?? refuse('LINK_INVALID')
    const account = await makeAccount(deps, {
      email: attempt.email,
      fullName: attempt.fullName,
      role: 'mentee',
      language: attempt.language,
      password: { hash: attempt.passwordHash, keyId: attempt.passwordKeyId },
    })
    if (!account) return refuse('LINK_INVALID')
    await moveLinkToAccount(deps.db, link.id, account.id)
    await allowFirstSignIn(deps, attempt)
    await removeSignUps(deps.db, attempt.email)
    await notifyStaffCounted(deps, {
      kind: 'sign-ups',
      facts: { count: 1 },
      key: `sign-ups ${istDate(deps.now())}`,
    })
    await writeAudit(deps, {
      action: 'user.verify',
      actor: { userId: account.id, role: 'mentee' },
      target: { type: 'user', id: account.id },
      request,
    })
  })
}

/** "This was not me": throws the attempt away whose link this is. @throws {Refusal} LINK_INVALID */
export async function rejectSignUp(deps: Deps, request: RequestContext, token: string): Promise<void> {
  const link = await findUsableLink(deps, { kind: 'verify', token })
  await inTransaction(deps, async (deps) => {
    await removeSignUp(deps.db, link.signUpId ?? '')
    await writeAudit(deps, {
      action: 'sign-up.disown',
      target: { type: 'sign-up', id: link.signUpId ?? '' },
      request,
    })
  })
}

/** The attempt of an address that a right password may belong to: this browser's own, else the newest. */
export async function findWaitingSignUp(
  deps: Deps,
  { email, flowHash }: { email: string; flowHash: Buffer | undefined },
): Promise<SignUp | undefined> {
  const attempts = await listSignUps(deps.db, email, deps.now())
  return attempts.find((attempt) => flowHash?.equals(attempt.flowHash)) ?? attempts[0]
}

/** The attempts a verification mail can be for: all that wait, newest first. */
export async function waitingSignUps(deps: Deps, email: string): Promise<SignUp[]> {
  return listSignUps(deps.db, email, deps.now())
}
