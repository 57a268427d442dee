import { isRefusal, refuse } from '@sopaan/contract/refusals'
import { afterFailure, afterUncounted, lockTimeLeftMinutes } from '@sopaan/domain/identity/lockout'
import { MINUTE_MS } from '@sopaan/domain/time/durations'
import { type Deps, inTransaction } from '#api/deps.ts'
import { emailHmac } from '#api/features/account/accounts/accounts.service.ts'
import { hashToken } from '#api/seal.ts'
import { type FailureKey, removeFailures, removeTry } from './lockouts.open.queries.ts'
import {
  changeFailures,
  findLastLock,
  insertDevice,
  insertTry,
  isKnownDevice,
  lockFailures,
  removeAllFailures,
  removeLapsedTries,
} from './lockouts.queries.ts'

/** What is a failure; anything else, a database that is away among it, takes the try back. */
const FAILURES: readonly string[] = ['INVALID_CREDENTIALS', 'WRONG_PASSWORD', 'TOTP_INVALID']
/** The longest that a sign-in may take from its try to its answer, ms; after it the try counts as no failure. */
const TRY_MS = 30_000
const ALL_STRANGERS = Buffer.alloc(0)

/**
 * Where failures on an address count: a browser that signed in to this very account before counts alone, all others
 * together, whatever their addresses (AUTH-14).
 * @param userId  the account of the address, where there is one
 * @param device  the browser's device cookie, where it sent one
 */
export async function failureKeyOf(
  deps: Deps,
  who: { email: string; userId: string | undefined; device: string | undefined },
): Promise<FailureKey> {
  const emailHash = emailHmac(deps, who.email)
  const deviceHash = who.device === undefined ? ALL_STRANGERS : hashToken(who.device)
  // Asked for unknown addresses too, so that both take the same time.
  const nobody = '00000000-0000-0000-0000-000000000000'
  const isKnown = await isKnownDevice(deps.db, who.userId ?? nobody, deviceHash)
  return { emailHash, deviceHash: isKnown ? deviceHash : ALL_STRANGERS }
}

/** Whether a browser signed in to an account before. @param device  its device cookie, where it sent one */
export async function isOwnDevice(deps: Deps, userId: string, device: string | undefined): Promise<boolean> {
  return device !== undefined && (await isKnownDevice(deps.db, userId, hashToken(device)))
}

/** Whether a place is that of all browsers together that never signed in to the account. */
export function isStranger(place: FailureKey): boolean {
  return place.deviceHash.length === 0
}

/** A try that was counted before anyone looked at the password. */
export type Try = { id: string; place: FailureKey; hadFailures: boolean; didLock: boolean }

/**
 * Counts a try as a failure before the password is looked at: however many come at once, no more than five are looked at
 * before the lock. It stays one once `removeTry` says that the password was wrong; what nobody says anything of within 30 s
 * was none.
 * @throws {Refusal} ACCOUNT_LOCKED with the minutes left
 */
export async function countTry(deps: Deps, place: FailureKey): Promise<Try> {
  return inTransaction(deps, async (deps) => {
    const now = deps.now()
    const { id: failuresId, ...held } = await lockFailures(deps.db, place, now)
    const lapsed = await removeLapsedTries(deps.db, failuresId, now)
    const count = lapsed.reduce(afterUncounted, held)
    const lockTimeLeft = lockTimeLeftMinutes(count, now)
    if (lockTimeLeft !== undefined) refuse('ACCOUNT_LOCKED', { locked: true, lockTimeLeft })
    const next = afterFailure(count, now)
    await changeFailures(deps.db, place, next)
    const didLock = lockTimeLeftMinutes(next, now) !== undefined
    const lapsesAt = new Date(now.getTime() + TRY_MS)
    const id = await insertTry(deps.db, { failuresId, didLock, lapsesAt })
    return { id, place, hadFailures: count.failures > 0 || count.locks > 0, didLock }
  })
}

/** Takes a try back that was no failure, unless it was settled. Where that cannot be written the try lapses by itself. */
export async function returnTry(deps: Deps, { id, place, didLock }: Try): Promise<void> {
  try {
    await inTransaction(deps, async (deps) => {
      const count = await lockFailures(deps.db, place, deps.now())
      if (await removeTry(deps.db, id)) await changeFailures(deps.db, place, afterUncounted(count, { didLock }))
    })
  } catch (thrown) {
    deps.log.warn('sign_in_try_not_given_back', { error: thrown })
  }
}

/** Runs what looks at a password or code: only what it says was wrong stays counted. */
export async function unlessFailed<T>(deps: Deps, tried: Try, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (thrown) {
    if (isRefusal(thrown) && FAILURES.includes(thrown.code)) await removeTry(deps.db, tried.id)
    else await returnTry(deps, tried)
    throw thrown
  }
}

/** Forgets every failure on an address, from browsers it knows and from strangers: staff let somebody try again at once. */
export async function unlockAddress(deps: Deps, email: string): Promise<void> {
  await removeAllFailures(deps.db, emailHmac(deps, email))
}

/** Whole minutes until the longest lock on an address ends, rounded up; null where none stands. */
export async function lockLeftMinutes(deps: Deps, email: string): Promise<number | null> {
  const until = await findLastLock(deps.db, emailHmac(deps, email), deps.now())
  return until === undefined ? null : Math.ceil((until.getTime() - deps.now().getTime()) / MINUTE_MS)
}

/** Makes a browser known to an account: strangers can no longer lock it out. Its own failures are forgotten. */
export async function rememberDevice(
  deps: Deps,
  who: { userId: string; email: string; device: string | undefined },
): Promise<void> {
  if (who.device === undefined) return
  const deviceHash = hashToken(who.device)
  await insertDevice(deps.db, { userId: who.userId, deviceHash, now: deps.now() })
  await removeFailures(deps.db, { emailHash: emailHmac(deps, who.email), deviceHash })
}
