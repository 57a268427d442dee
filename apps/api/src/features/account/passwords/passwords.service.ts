import { argon2, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { refuse } from '@sopaan/contract/refusals'
import { STAFF_PASSWORD_LENGTH_MIN } from '@sopaan/contract/secrets'
import type { Role } from '@sopaan/contract/users'
import { commonForms, isMadeOfKnownWords, isPattern } from '@sopaan/domain/identity/password-guess'
import { countPoolThreads } from '#api/config.ts'
import type { Deps } from '#api/deps.ts'
import { faultAt } from '#api/http/faults.ts'
import { hmac, keyId, listKeys } from '#api/seal.ts'
import { isOnCommonList } from './common-passwords.ts'
import { countHashesAtOnce, HashQueue, QUEUE_LENGTH_MAX } from './hash-queue.ts'

/** A password as it is kept. */
export type PasswordHash = { hash: string; keyId: string }

/** Argon2id with two passes and one lane; its memory is a setting (`passwordHashMemoryKib`). Source: AUTH-01. */
const PASSES = 2
const LANES = 1
const SALT_BYTES = 16
const TAG_BYTES = 32
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

const HASHES_AT_ONCE = countHashesAtOnce({ cores: availableParallelism(), threads: countPoolThreads() })
/** Sign-ins that may ask the database: enough that a hash always has work, and few beside the 10 connections a core. */
const SIGN_INS_AT_ONCE = HASHES_AT_ONCE + 2

/** Sign-ins at once of which one could still get its turn: those after them need not be read. */
export const SIGN_INS_IN_HAND_MAX = SIGN_INS_AT_ONCE + QUEUE_LENGTH_MAX

const run = promisify(argon2)
const hashes = new HashQueue(HASHES_AT_ONCE)
const signIns = new HashQueue(SIGN_INS_AT_ONCE)

type Settings = { memory: number; passes: number; parallelism: number; nonce: Buffer; tagLength: number }

/**
 * Hashes a password for keeping: Argon2id over an HMAC with a key that is not in the database.
 * @throws {Refusal} UNAVAILABLE when too many hashes wait
 */
export async function hashPassword(deps: Deps, password: string): Promise<PasswordHash> {
  const nonce = deps.random(SALT_BYTES)
  const memory = deps.config.passwordHashMemoryKib
  const settings = { memory, passes: PASSES, parallelism: LANES, nonce, tagLength: TAG_BYTES }
  const tag = await compute(hmac(deps, 'password', password), settings)
  return {
    hash: `$argon2id$v=19$m=${memory},t=${PASSES},p=${LANES}$${base64(nonce)}$${base64(tag)}`,
    keyId: keyId(deps.config.secretKey),
  }
}

/**
 * Signs somebody in when it is their turn. Who waits, and who is refused, has asked the database nothing yet, so that a
 * flood neither holds its connections nor fills the loop (R-BP-2).
 * @throws {Refusal} UNAVAILABLE when 64 wait already, or after 3 s of waiting
 */
export async function inHashQueue<T>(work: () => Promise<T>): Promise<T> {
  return signIns.run(work)
}

/**
 * Whether the password is the one kept. Takes the same time where nothing is kept, so that nobody learns that (AUTH-16).
 * @param kept  undefined where the address is unknown: the answer is then false
 * @throws {Refusal} UNAVAILABLE when too many hashes wait
 */
export async function isPassword(deps: Deps, password: string, kept: PasswordHash | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, nonce, tag] = PHC.exec(kept?.hash ?? '') ?? []
  const key = listKeys(deps).find((one) => keyId(one) === kept?.keyId)
  if (!nonce || !tag || !key) {
    const dummy = { passes: PASSES, parallelism: LANES, nonce: Buffer.alloc(SALT_BYTES), tagLength: TAG_BYTES }
    await compute(hmac(deps, 'password', password), { memory: deps.config.passwordHashMemoryKib, ...dummy })
    return false
  }
  const wanted = Buffer.from(tag, 'base64')
  const found = await compute(hmac(deps, 'password', password, key), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(nonce, 'base64'),
    tagLength: wanted.length,
  })
  return timingSafeEqual(found, wanted)
}

/** Whether a kept hash has weaker settings than today's, to be replaced at the next sign-in (AUTH-03). */
export function isOutdated(deps: Pick<Deps, 'config'>, kept: PasswordHash): boolean {
  const isOldKey = kept.keyId !== keyId(deps.config.secretKey)
  return (
    isOldKey || !kept.hash.startsWith(`$argon2id$v=19$m=${deps.config.passwordHashMemoryKib},t=${PASSES},p=${LANES}$`)
  )
}

/**
 * Refuses passwords that a guesser would try first (AUTH-04, AUTH-05).
 * @param owner  whose it will be: own words are refused, and staff need longer ones
 * @param path  the field the refusal names
 * @throws {Refusal} INVALID_INPUT
 */
export function checkNewPassword(
  deps: Pick<Deps, 'config'>,
  password: string,
  owner: { email: string; fullName: string; role: Role },
  path = 'password',
): void {
  const lengthMin = Math.max(deps.config.passwordLengthMin, owner.role === 'mentee' ? 0 : STAFF_PASSWORD_LENGTH_MIN)
  const localPart = owner.email.slice(0, owner.email.lastIndexOf('@'))
  const fault =
    [...password].length < lengthMin
      ? faultAt(path, 'password_too_short', { min: lengthMin })
      : commonForms(password).some(isOnCommonList)
        ? faultAt(path, 'password_common')
        : isPattern(password)
          ? faultAt(path, 'password_pattern')
          : isMadeOfKnownWords(password, [owner.fullName, localPart])
            ? faultAt(path, 'password_guessable')
            : undefined
  if (fault) refuse('INVALID_INPUT', { errors: [fault] })
}

async function compute(message: Buffer, settings: Settings): Promise<Buffer> {
  return hashes.run(() => run('argon2id', { ...settings, message }))
}

/** Base64 without padding, as PHC strings have it. */
function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
