import { timingSafeEqual } from 'node:crypto'
import type { Challenge, Proof } from '@sopaan/contract/challenges'
import { isRefusal, refuse } from '@sopaan/contract/refusals'
import { isAnswer } from '@sopaan/domain/identity/proof-of-work'
import { MINUTE_MS } from '@sopaan/domain/time/durations'
import type { Deps } from '../deps.ts'
import { hashToken, hmac, listKeys } from '../seal.ts'
import { addressKey } from './client-address.ts'
import { countInWindow, uncountInWindow } from './limits.queries.ts'

/** What a challenge is asked for; one that was solved for another purpose is none. */
export type ChallengePurpose = 'sign-in' | 'sign-up'

/** How long a challenge may be worked at: a cheap phone needs seconds, one that fell asleep asks for a new one. */
const CHALLENGE_MS = 5 * MINUTE_MS
/**
 * Many small puzzles take nearly the same time on each try, where one large one may take four times as long as it should. 16
 * of 14 bits are 262,144 hashes on average, and a fifth more or less in two of three cases.
 */
const PUZZLES = 16
const NONCE_BYTES = 16
const TOKEN = /^([0-9a-z]{1,11})\.([\w-]{22})\.([\w-]{43})$/
/** The name under which used challenges are counted beside the limits. */
const USED = 'challenges-used'

type Attempt = { purpose: ChallengePurpose; ip: string; proof: Proof | undefined }

/**
 * Runs what counts at the high mark of an address. Past it, who solved a challenge goes on: an address is not a person, and
 * the work is what a machine that tries thousands of passwords has to pay for each.
 * @returns the proof that was used up for it, if one was
 * @throws {Refusal} CHALLENGE_REQUIRED with a new challenge, where there is no proof or it is not good
 */
export async function passOrChallenge(
  deps: Deps,
  attempt: Attempt,
  count: () => Promise<void>,
): Promise<Proof | undefined> {
  try {
    await count()
    return undefined
  } catch (thrown) {
    if (!isRefusal(thrown, 'RATE_LIMITED')) throw thrown
    if (!(await isGoodProof(deps, attempt))) refuse('CHALLENGE_REQUIRED', { challenge: newChallenge(deps, attempt) })
    return attempt.proof
  }
}

/** Lets a proof be used again: what it was used up for could not be done. Where nobody can write it down, it stays used. */
export async function returnProof(deps: Deps, { token }: Proof): Promise<void> {
  const [, end = '', nonce] = TOKEN.exec(token) ?? []
  if (nonce === undefined) return
  const startsAt = new Date(Number.parseInt(end, 36) - CHALLENGE_MS)
  await uncountInWindow(deps.db, { scope: USED, keyHash: hashToken(nonce), startsAt }).catch(() => undefined)
}

function newChallenge(deps: Deps, attempt: Attempt): Challenge {
  const endsAtMs = deps.now().getTime() + CHALLENGE_MS
  const nonce = deps.random(NONCE_BYTES).toString('base64url')
  const seed = seedOf(deps, attempt, { endsAtMs, nonce }).toString('base64url')
  return { token: `${endsAtMs.toString(36)}.${nonce}.${seed}`, bits: deps.config.challengeBits, count: PUZZLES }
}

/** Looked at in the order of what it costs: signature, end, answers, and last whether it was used, which is written down. */
async function isGoodProof(deps: Deps, attempt: Attempt): Promise<boolean> {
  const [, end = '', nonce, seed] = TOKEN.exec(attempt.proof?.token ?? '') ?? []
  if (attempt.proof === undefined || nonce === undefined || seed === undefined) return false
  const named = { endsAtMs: Number.parseInt(end, 36), nonce }
  const sent = Buffer.from(seed, 'base64url')
  if (!listKeys(deps).some((key) => timingSafeEqual(seedOf(deps, attempt, named, key), sent))) return false
  if (named.endsAtMs <= deps.now().getTime()) return false
  const { answers } = attempt.proof
  const puzzle = { seed: sent, bits: deps.config.challengeBits, count: PUZZLES }
  if (answers.length !== PUZZLES || !answers.every((answer, at) => isAnswer(puzzle, at, answer))) return false
  const endsAt = new Date(named.endsAtMs)
  const startsAt = new Date(named.endsAtMs - CHALLENGE_MS)
  return (await countInWindow(deps.db, { scope: USED, keyHash: hashToken(nonce), startsAt, endsAt })) === 1
}

/** What the server signs is what is worked at, so nothing of it can be changed, lent to another address or used elsewhere. */
function seedOf(
  deps: Deps,
  { purpose, ip }: Attempt,
  { endsAtMs, nonce }: { endsAtMs: number; nonce: string },
  key?: Buffer,
): Buffer {
  const words = [purpose, addressKey(ip), endsAtMs, nonce, deps.config.challengeBits, PUZZLES].join('!')
  return hmac(deps, 'challenge', words, key)
}
