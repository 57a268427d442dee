import { refuse } from '@sopaan/contract/refusals'
import { SIGN_INS_MAX, type SignIn } from '@sopaan/contract/sign-ins'
import { browserName } from '@sopaan/domain/identity/browser-name'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@sopaan/domain/time/durations'
import { type Deps, inTransaction } from '#api/deps.ts'
import type { Account } from '#api/features/account/accounts/accounts.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { writeMail } from '#api/features/operations/mails/mails.service.ts'
import type { Actor } from '#api/http/access.ts'
import { DEVICE_COOKIE } from '#api/http/csrf.ts'
import type { Caller, RequestContext } from '#api/http/serve.ts'
import { decrypt, encrypt, hashToken } from '#api/seal.ts'
import { randomId } from '#api/uuid.ts'
import {
  ACCESS_COOKIE,
  ACCESS_SECONDS,
  clearSignInCookies,
  REFRESH_COOKIE,
  setSignInCookies,
} from './sign-in-cookies.service.ts'
import { isTrueToken, readRefreshToken, writeAccessToken, writeRefreshToken } from './sign-in-tokens.ts'
import { removeSignIns } from './sign-ins.open.queries.ts'
import {
  changeSignIn,
  findActing,
  insertSignIn,
  listSignIns,
  lockSignIn,
  removeOldest,
  removeSignIn,
  type SignInRow,
} from './sign-ins.queries.ts'

const KEY_BYTES = 32
/** How long a sign-in lasts unused, and in all, ms. Source: SESS-03. */
const LIFETIMES = {
  admin: { idleMs: 30 * MINUTE_MS, wholeMs: 12 * HOUR_MS },
  remembered: { idleMs: 30 * DAY_MS, wholeMs: 90 * DAY_MS },
  browser: { idleMs: 2 * HOUR_MS, wholeMs: 24 * HOUR_MS },
} as const
/** How long the token before the newest still gets the newest, ms: two tabs, or an answer that was lost. */
const GRACE_MS = 10_000

/** Starts a sign-in and sends its cookies. Every identifier is new (SESS-02); the oldest beyond ten ends (SESS-07). */
export async function startSignIn(
  deps: Deps,
  request: RequestContext,
  who: { account: Account; isRemembered: boolean; hasSecondFactor: boolean },
): Promise<{ signInId: string; send: () => void }> {
  const key = deps.random(KEY_BYTES)
  const signInId = randomId(deps)
  const now = deps.now()
  const lifetime = lifetimeOf(who.account.role, who.isRemembered)
  const access = writeAccessToken(key, signInId, 0)
  const device = request.cookies.get(DEVICE_COOKIE)
  await insertSignIn(deps.db, {
    id: signInId,
    createdAt: now,
    userId: who.account.id,
    accessHash: hashToken(access),
    accessExpiresAt: new Date(now.getTime() + ACCESS_SECONDS * 1_000),
    sealedKey: encrypt(deps, 'sign-in-key', key),
    rotatedAt: now,
    isRemembered: who.isRemembered,
    hasSecondFactor: who.hasSecondFactor,
    lastSeenAt: now,
    idleUntil: new Date(now.getTime() + lifetime.idleMs),
    endsAt: new Date(now.getTime() + lifetime.wholeMs),
    reauthenticatedAt: now,
    device: browserName(request.userAgent),
    deviceHash: device === undefined ? null : hashToken(device),
    ip: request.ip,
  })
  await removeOldest(deps.db, who.account.id, SIGN_INS_MAX)
  const send = () => {
    setSignInCookies(request, {
      access,
      refresh: writeRefreshToken(key, signInId, 0),
      isRemembered: who.isRemembered,
    })
    request.giveXsrfToken(signInId)
  }
  return { signInId, send }
}

/** Who is acting by an access cookie, read from the database each time: nothing taken away lives on in a cache. */
export async function actorOf(deps: Deps, cookies: ReadonlyMap<string, string>): Promise<Actor | undefined> {
  const access = cookies.get(ACCESS_COOKIE)
  if (access === undefined || !/^[\w-]{43}$/.test(access)) return undefined
  const acting = await findActing(deps.db, hashToken(access), deps.now())
  if (!acting) return undefined
  const { id, userId, role, staffRoles, reauthenticatedAt, hasTwoFactor, viewed } = acting
  const mustEnrolTwoFactor = deps.config.isStaffMfaRequired && role !== 'mentee' && !hasTwoFactor
  // Without the moment of the password: what needs a fresh sign-in is not for somebody who only looks.
  if (viewed) return { ...viewed, signInId: id, impersonatorId: userId, mustEnrolTwoFactor }
  return { userId, role, staffRoles, signInId: id, reauthenticatedAt, mustEnrolTwoFactor }
}

/** What the XSRF token of a browser is bound to: the sign-in its refresh cookie names. */
export function bindingOf(cookies: ReadonlyMap<string, string>): string | undefined {
  return readRefreshToken(cookies.get(REFRESH_COOKIE))?.signInId
}

/**
 * Exchanges a refresh cookie for new ones. The token before the newest gets the newest again for 10 s; anything older is a
 * copy in a stranger's hand, and ends the sign-in (SESS-10).
 * @throws {Refusal} NOT_SIGNED_IN, with the cookies taken back
 */
export async function refreshSignIn(deps: Deps, request: RequestContext): Promise<void> {
  const token = readRefreshToken(request.cookies.get(REFRESH_COOKIE))
  const fresh =
    token &&
    (await inTransaction(deps, async (deps) => {
      const signIn = await lockSignIn(deps.db, token.signInId)
      if (!signIn || !isActiveSignIn(signIn, deps.now())) return undefined
      const key = decrypt(deps, 'sign-in-key', signIn.sealedKey)
      if (!isTrueToken(key, token)) return undefined
      return rotate(deps, request, { signIn, key, counter: token.counter })
    }))
  if (!fresh) {
    clearSignInCookies(request)
    return refuse('NOT_SIGNED_IN')
  }
  setSignInCookies(request, fresh)
}

type LockedSignIn = NonNullable<Awaited<ReturnType<typeof lockSignIn>>>

async function rotate(
  deps: Deps,
  request: RequestContext,
  { signIn, key, counter }: { signIn: LockedSignIn; key: Buffer; counter: number },
): Promise<{ access: string; refresh: string; isRemembered: boolean } | undefined> {
  const now = deps.now()
  const isNewest = counter === signIn.refreshCounter
  const isGrace = counter === signIn.refreshCounter - 1 && now.getTime() - signIn.rotatedAt.getTime() < GRACE_MS
  if (!isNewest && !isGrace) {
    await endCopied(deps, signIn, request)
    return undefined
  }
  const current = isNewest ? counter + 1 : signIn.refreshCounter
  const access = writeAccessToken(key, signIn.id, current)
  if (isNewest) {
    await changeSignIn(deps.db, signIn.id, {
      refreshCounter: current,
      rotatedAt: now,
      accessHash: hashToken(access),
      accessExpiresAt: new Date(now.getTime() + ACCESS_SECONDS * 1_000),
      lastSeenAt: now,
      idleUntil: new Date(now.getTime() + lifetimeOf(signIn.role, signIn.isRemembered).idleMs),
      ip: request.ip,
    })
  }
  return { access, refresh: writeRefreshToken(key, signIn.id, current), isRemembered: signIn.isRemembered }
}

/** A token was used twice: the sign-in ends, the owner is told. */
async function endCopied(deps: Deps, signIn: LockedSignIn, request: RequestContext): Promise<void> {
  await removeSignIn(deps.db, signIn.id, signIn.userId)
  await writeMail(deps, {
    kind: 'sign-in-copied',
    to: signIn.email,
    language: signIn.language,
    facts: { device: signIn.device, at: deps.now().toISOString() },
    userId: signIn.userId,
  })
  await writeAudit(deps, { action: 'sign-in.reuse', target: { type: 'user', id: signIn.userId }, request })
  deps.log.warn('authn_token_reuse', { actor: signIn.userId, ip: request.ip, requestId: request.requestId })
}

/** Ends the sign-in of this browser's cookies, also when its access is over, and takes the cookies back. */
export async function endOwnSignIn(deps: Deps, request: RequestContext): Promise<void> {
  const token = readRefreshToken(request.cookies.get(REFRESH_COOKIE))
  await inTransaction(deps, async (deps) => {
    const signIn = token && (await lockSignIn(deps.db, token.signInId))
    const isOwn = signIn && isTrueToken(decrypt(deps, 'sign-in-key', signIn.sealedKey), token)
    const byAccess = await actorOf(deps, request.cookies)
    const ended = isOwn
      ? { id: signIn.id, userId: signIn.userId }
      : byAccess && { id: byAccess.signInId, userId: byAccess.impersonatorId ?? byAccess.userId }
    if (!ended) return
    await removeSignIn(deps.db, ended.id, ended.userId)
    await writeAudit(deps, { action: 'sign-in.end', target: { type: 'user', id: ended.userId }, request })
  })
  clearSignInCookies(request)
  request.setHeader('clear-site-data', '"cache"')
}

/** Ends one sign-in of the person acting. @throws {Refusal} NOT_FOUND where it is none of theirs */
export async function endOneSignIn(deps: Deps, { actor, request }: Caller, id: string): Promise<void> {
  await inTransaction(deps, async (deps) => {
    const isEnded = await removeSignIn(deps.db, id, actor.userId)
    if (!isEnded) refuse('NOT_FOUND')
    await writeAudit(deps, { action: 'sign-in.end', actor, target: { type: 'user', id: actor.userId }, request })
  })
  if (id === actor.signInId) clearSignInCookies(request)
}

/** Ends every sign-in of the person acting, this one too. */
export async function endAllSignIns(deps: Deps, { actor, request }: Caller): Promise<void> {
  await inTransaction(deps, async (deps) => {
    await removeSignIns(deps.db, actor.userId)
    await writeAudit(deps, { action: 'sign-in.end-all', actor, target: { type: 'user', id: actor.userId }, request })
  })
  clearSignInCookies(request)
}

/** The browsers signed in to the account of the person acting, this one first. */
export async function ownSignIns(deps: Deps, actor: Pick<Actor, 'userId' | 'signInId'>): Promise<SignIn[]> {
  const rows = await listSignIns(deps.db, actor.userId, deps.now())
  return rows
    .map((row) => ({
      _id: row.id,
      device: row.device,
      ip: row.ip,
      createdAt: row.createdAt.toISOString(),
      lastSeenAt: row.lastSeenAt.toISOString(),
      isRemembered: row.isRemembered,
      isCurrent: row.id === actor.signInId,
    }))
    .sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
}

/** Notes that the password was given again, and whether a code was. */
export async function markFresh(deps: Deps, signInId: string, { hasCode }: { hasCode: boolean }): Promise<void> {
  await changeSignIn(deps.db, signInId, {
    reauthenticatedAt: deps.now(),
    ...(hasCode ? { hasSecondFactor: true } : {}),
  })
}

function isActiveSignIn(signIn: SignInRow & { status: string }, now: Date): boolean {
  return signIn.status === 'active' && signIn.idleUntil > now && signIn.endsAt > now
}

function lifetimeOf(role: string, isRemembered: boolean): { idleMs: number; wholeMs: number } {
  if (role === 'admin') return LIFETIMES.admin
  return isRemembered ? LIFETIMES.remembered : LIFETIMES.browser
}
