import { refuse } from '@sopaan/contract/refusals'
import { afterFailure, afterTakenBack, lockTimeLeftMinutes } from '@sopaan/domain/lockout'
import { type Deps, inTransaction } from '#api/deps.ts'
import { emailMark } from '#api/features/accounts/accounts.service.ts'
import { hashToken } from '#api/seal.ts'
import {
  changeFailures,
  type FailurePlace,
  findLastLock,
  holdFailures,
  isKnownDevice,
  keepDevice,
  removeAllFailures,
  removeFailures,
} from './lockouts.queries.ts'

const MINUTE_MS = 60_000
const ALL_STRANGERS = Buffer.alloc(0)

/**
 * Where failures on an address count: a browser that signed in to this very account before counts alone, all others
 * together, whatever their addresses (AUTH-14).
 * @param userId  the account of the address, where there is one
 * @param device  the browser's device cookie, where it sent one
 */
export async function failurePlace(
  deps: Deps,
  who: { email: string; userId: string | undefined; device: string | undefined },
): Promise<FailurePlace> {
  const emailHash = emailMark(deps, who.email)
  const deviceHash = who.device === undefined ? ALL_STRANGERS : hashToken(who.device)
  // Asked for unknown addresses too, so that both take the same time.
  const nobody = '00000000-0000-0000-0000-000000000000'
  const isKnown = await isKnownDevice(deps.db, who.userId ?? nobody, deviceHash)
  return { emailHash, deviceHash: isKnown ? deviceHash : ALL_STRANGERS }
}

/** A try that was counted before anyone looked at the password. */
export type Try = { hadFailures: boolean; didLock: boolean }

/**
 * Counts a try as a failure before the password is looked at: however many come at once, no more than five are looked at
 * before the lock.
 * @throws {Refusal} ACCOUNT_LOCKED with the minutes left
 */
export async function takeTry(deps: Deps, place: FailurePlace): Promise<Try> {
  return inTransaction(deps, async (deps) => {
    const now = deps.now()
    const count = await holdFailures(deps.db, place, now)
    const lockTimeLeft = lockTimeLeftMinutes(count, now)
    if (lockTimeLeft !== undefined) refuse('ACCOUNT_LOCKED', { locked: true, lockTimeLeft })
    const next = afterFailure(count, now)
    await changeFailures(deps.db, place, next)
    return {
      hadFailures: count.failures > 0 || count.locks > 0,
      didLock: lockTimeLeftMinutes(next, now) !== undefined,
    }
  })
}

/** Takes a try back that was no failure. */
export async function giveBackTry(deps: Deps, place: FailurePlace, { didLock }: Try): Promise<void> {
  await inTransaction(deps, async (deps) => {
    const count = await holdFailures(deps.db, place, deps.now())
    await changeFailures(deps.db, place, afterTakenBack(count, { didLock }))
  })
}

/** Forgets the failures of a place after a success. */
export async function forgetFailures(deps: Deps, place: FailurePlace): Promise<void> {
  await removeFailures(deps.db, place)
}

/** Forgets every failure on an address, from browsers it knows and from strangers: staff let somebody try again at once. */
export async function unlockAddress(deps: Deps, email: string): Promise<void> {
  await removeAllFailures(deps.db, emailMark(deps, email))
}

/** Whole minutes until the longest lock on an address ends, rounded up; null where none stands. */
export async function lockLeftMinutes(deps: Deps, email: string): Promise<number | null> {
  const until = await findLastLock(deps.db, emailMark(deps, email), deps.now())
  return until === undefined ? null : Math.ceil((until.getTime() - deps.now().getTime()) / MINUTE_MS)
}

/** Makes a browser known to an account: strangers can no longer lock it out. Its own failures are forgotten. */
export async function rememberDevice(
  deps: Deps,
  who: { userId: string; email: string; device: string | undefined },
): Promise<void> {
  if (who.device === undefined) return
  const deviceHash = hashToken(who.device)
  await keepDevice(deps.db, { userId: who.userId, deviceHash, now: deps.now() })
  await removeFailures(deps.db, { emailHash: emailMark(deps, who.email), deviceHash })
}
