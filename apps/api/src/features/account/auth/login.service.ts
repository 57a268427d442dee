import type { BodyOf } from '@sopaan/contract/call'
import type { Proof } from '@sopaan/contract/challenges'
import type { passkeys } from '@sopaan/contract/passkeys'
import { refuse } from '@sopaan/contract/refusals'
import { browserName } from '@sopaan/domain/identity/browser-name'
import { type Deps, inTransaction } from '#api/deps.ts'
import { findAccount, findAccountByEmail } from '#api/features/account/accounts/accounts.open.queries.ts'
import { type Account, noteLogin, savePassword } from '#api/features/account/accounts/accounts.service.ts'
import { removeFailures, removeTry } from '#api/features/account/lockouts/lockouts.open.queries.ts'
import {
  countTry,
  failureKeyOf,
  isStranger,
  rememberDevice,
  type Try,
  unlessFailed,
} from '#api/features/account/lockouts/lockouts.service.ts'
import { useFirstSignIn } from '#api/features/account/mail-links/first-sign-in.service.ts'
import { flowOf, issueFlow } from '#api/features/account/mail-links/flow-cookie.service.ts'
import { checkOwnPassword } from '#api/features/account/own-password/own-password.service.ts'
import { checkPasskey } from '#api/features/account/passkeys/passkeys.service.ts'
import { hashPassword, inHashQueue, isOutdated, isPassword } from '#api/features/account/passwords/passwords.service.ts'
import { markFresh, startSignIn } from '#api/features/account/sign-ins/sign-ins.service.ts'
import { changeSignUpFlow } from '#api/features/account/sign-ups/sign-ups.open.queries.ts'
import { findWaitingSignUp } from '#api/features/account/sign-ups/sign-ups.service.ts'
import { hasTwoFactor, isSecondFactor } from '#api/features/account/two-factor/second-factor.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { writeMail } from '#api/features/operations/mails/mails.service.ts'
import { DEVICE_COOKIE } from '#api/http/csrf.ts'
import type { Limits } from '#api/http/limits.ts'
import type { Caller, RequestContext } from '#api/http/serve.ts'
import { checkChallenged, countFailure, withProof } from '#api/http/stranger-limits.ts'

export type Login = {
  email: string
  password: string
  rememberMe: boolean
  totp?: string | undefined
  proof?: Proof | undefined
}

/**
 * Signs somebody in. A wrong password and an unknown address take the same way and the same time (AUTH-16); what state an
 * account is in is told after the right password alone (AUTH-17); nothing stands in the database as signed in before
 * every factor was given (AUTH-19).
 * @throws {Refusal} INVALID_CREDENTIALS, ACCOUNT_LOCKED, VERIFY_ACCOUNT, ACCOUNT_DEACTIVATED, TOTP_REQUIRED, TOTP_INVALID,
 * RATE_LIMITED, CHALLENGE_REQUIRED, UNAVAILABLE
 */
export async function logIn(deps: Deps, login: Login, asking: LoginContext): Promise<Account> {
  return inHashQueue(() => tryLogIn(deps, login, asking))
}

type LoginContext = { request: RequestContext; limits: Limits }

async function tryLogIn(deps: Deps, login: Login, { request, limits }: LoginContext): Promise<Account> {
  const account = await findAccountByEmail(deps.db, login.email)
  const device = request.cookies.get(DEVICE_COOKIE)
  const place = await failureKeyOf(deps, { email: login.email, userId: account?.id, device })
  // A browser that signed in to this very account before never waits for others behind its address (AUTH-14).
  const limit = { name: 'sign-in-failures', purpose: 'sign-in', caller: request, proof: login.proof } as const
  const proof = isStranger(place) ? await checkChallenged(deps, limits, limit) : undefined
  return withProof(deps, proof, async () => {
    const tried = await countTry(deps, place)
    return unlessFailed(deps, tried, () => admit(deps, login, { account, tried, request, limits }))
  })
}

type Trying = { account: Account | undefined; tried: Try; request: RequestContext; limits: Limits }

async function admit(deps: Deps, login: Login, trying: Trying): Promise<Account> {
  const { account, request } = trying
  const isRight = await isRightPassword(deps, request, login, account)
  if (!isRight) return fail(deps, trying, 'INVALID_CREDENTIALS')
  if (!account || account.status === 'erased' || account.status === 'deleted') return refuse('INVALID_CREDENTIALS')
  if (account.status === 'deactivated') return refuseDeactivated(account)
  const hasSecond = await hasTwoFactor(deps, account.id)
  if (hasSecond && login.totp === undefined) return refuse('TOTP_REQUIRED')
  if (hasSecond && !(await isSecondFactor(deps, account.id, login.totp ?? '')))
    return fail(deps, trying, 'TOTP_INVALID')
  await strengthenHash(deps, account, login.password)
  return welcome(deps, request, { ...trying, account, isRemembered: login.rememberMe, hasSecond })
}

/**
 * Signs in, once, the browser in which the password of a sign-up was typed, as soon as its link was opened.
 * @throws {Refusal} LINK_INVALID in any other browser, after ten minutes, and when the password has changed
 */
export async function logInFirst(deps: Deps, email: string, request: RequestContext): Promise<Account> {
  const flowHash = flowOf(request) ?? refuse('LINK_INVALID')
  const account = (await findAccountByEmail(deps.db, email)) ?? refuse('LINK_INVALID')
  if (account.status !== 'active' || (await hasTwoFactor(deps, account.id))) refuse('LINK_INVALID')
  await start(deps, request, { account, isRemembered: false, hasSecond: false }, async (deps) => {
    if (!(await useFirstSignIn(deps, { email, flowHash }))) refuse('LINK_INVALID')
  })
  return account
}

/**
 * Signs in whoever a passkey is of: the device knew who holds it, so it counts for both factors.
 * @throws {Refusal} PASSKEY_INVALID for every wrong one alike, ACCOUNT_DEACTIVATED
 */
export async function logInByPasskey(
  deps: Deps,
  request: RequestContext,
  signed: BodyOf<typeof passkeys.signIn>,
): Promise<Account> {
  const account = await findAccount(deps.db, await checkPasskey(deps, request, signed))
  if (account?.status === 'deactivated') return refuseDeactivated(account)
  if (account?.status !== 'active') return refuse('PASSKEY_INVALID')
  await start(deps, request, { account, isRemembered: signed.rememberMe, hasSecond: true })
  return account
}

/** Makes the sign-in fresh again. @throws {Refusal} WRONG_PASSWORD, TOTP_REQUIRED, TOTP_INVALID, ACCOUNT_LOCKED */
export async function reauthenticate(
  deps: Deps,
  { actor, request }: Caller,
  { password, totp }: { password: string; totp?: string | undefined },
): Promise<void> {
  await checkOwnPassword(deps, actor, { password, totp, request })
  await markFresh(deps, actor.signInId, { hasCode: totp !== undefined && (await hasTwoFactor(deps, actor.userId)) })
  await writeAudit(deps, {
    action: 'sign-in.refresh-password',
    actor,
    target: { type: 'user', id: actor.userId },
    request,
  })
}

/** One hash is computed whoever the address belongs to: an account, a sign-up that waits, or nobody. */
async function isRightPassword(
  deps: Deps,
  request: RequestContext,
  login: Login,
  account: Account | undefined,
): Promise<boolean> {
  const waiting = account ? undefined : await findWaitingSignUp(deps, { email: login.email, flowHash: flowOf(request) })
  const kept = account ?? waiting
  const hash = kept && { hash: kept.passwordHash, keyId: kept.passwordKeyId }
  const isRight = await isPassword(deps, login.password, hash)
  if (!isRight || !waiting) return isRight
  // Who knows the attempt's password may have its mail sent again from this browser.
  await changeSignUpFlow(deps.db, waiting.id, issueFlow(deps, request))
  return refuse('VERIFY_ACCOUNT')
}

async function fail(
  deps: Deps,
  { account, tried, request, limits }: Trying,
  code: 'INVALID_CREDENTIALS' | 'TOTP_INVALID',
): Promise<never> {
  await removeTry(deps.db, tried.id)
  const target = account ? { type: 'user', id: account.id } : { type: 'user' }
  await writeAudit(deps, { action: tried.didLock ? 'sign-in.lock' : 'sign-in.fail', target, request })
  deps.log.info(tried.didLock ? 'authn_login_lock' : 'authn_login_fail', {
    ip: request.ip,
    requestId: request.requestId,
    reason: code,
  })
  if (isStranger(tried.place)) await countFailure(limits, 'sign-in-failures', request)
  return refuse(code)
}

function refuseDeactivated(account: Account): never {
  return refuse('ACCOUNT_DEACTIVATED', {
    deactivatedAt: account.deactivatedAt?.toISOString() ?? '',
    deactivationReason: account.deactivationReason,
    deactivatedBy: account.isDeactivatedByStaff ? 'staff' : 'owner',
  })
}

type Welcome = { account: Account; tried: Try; isRemembered: boolean; hasSecond: boolean }

async function welcome(deps: Deps, request: RequestContext, { tried, ...who }: Welcome): Promise<Account> {
  const { account } = who
  await start(deps, request, who, async (deps) => {
    await removeFailures(deps.db, tried.place)
    if (!isStranger(tried.place) || !tried.hadFailures) return
    await writeMail(deps, {
      kind: 'new-device',
      to: account.email,
      language: account.language,
      facts: { device: browserName(request.userAgent), at: deps.now().toISOString() },
      userId: account.id,
    })
  })
  return account
}

/** Starts the sign-in of somebody who may, with what else belongs to it, and sends its cookies. */
async function start(
  deps: Deps,
  request: RequestContext,
  { account, isRemembered, hasSecond }: Omit<Welcome, 'tried'>,
  also: (deps: Deps) => Promise<void> = async () => {},
): Promise<void> {
  const device = request.cookies.get(DEVICE_COOKIE)
  const { send } = await inTransaction(deps, async (deps) => {
    await also(deps)
    await rememberDevice(deps, { userId: account.id, email: account.email, device })
    await noteLogin(deps, account.id)
    const started = await startSignIn(deps, request, { account, isRemembered, hasSecondFactor: hasSecond })
    await writeAudit(deps, {
      action: 'sign-in.start',
      actor: { userId: account.id, role: account.role },
      target: { type: 'user', id: account.id },
      request,
    })
    return started
  })
  deps.log.info('authn_login_success', { actor: account.id, ip: request.ip, requestId: request.requestId })
  send()
}

/** A hash with older settings is replaced while the password is at hand (AUTH-03). */
async function strengthenHash(deps: Deps, account: Account, password: string): Promise<void> {
  if (!isOutdated(deps, { hash: account.passwordHash, keyId: account.passwordKeyId })) return
  const stronger = await hashPassword(deps, password)
  await savePassword(deps, account.id, { ...stronger, isNew: false })
}
