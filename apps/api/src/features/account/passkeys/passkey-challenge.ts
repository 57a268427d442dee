import { timingSafeEqual } from 'node:crypto'
import { MINUTE_MS } from '@sopaan/domain/time/durations'
import type { Deps } from '#api/deps.ts'
import { hmac } from '#api/seal.ts'

/** How long a browser has to answer a challenge, ms. */
export const CHALLENGE_MS = 5 * MINUTE_MS
const TIME_BYTES = 6
const RANDOM_BYTES = 16
const MARK_BYTES = 16

/** Whose challenge it is: that of a sign-in which adds a passkey, or of a browser that signs in with one. */
export type ChallengedBy = { purpose: 'add' | 'sign-in'; by: string }

/** A challenge that is good for one purpose, one browser and five minutes, and is kept nowhere: base64url. */
export function makeChallenge(deps: Deps, of: ChallengedBy): string {
  const time = Buffer.alloc(TIME_BYTES)
  time.writeUIntBE(deps.now().getTime(), 0, TIME_BYTES)
  const head = Buffer.concat([time, deps.random(RANDOM_BYTES)])
  return Buffer.concat([head, markOf(deps, head, of)]).toString('base64url')
}

/** When a challenge of ours was made; undefined for one that is not for this purpose and browser, or is over. */
export function readChallenge(deps: Deps, challenge: string, of: ChallengedBy): Date | undefined {
  const bytes = Buffer.from(challenge, 'base64url')
  if (bytes.length !== TIME_BYTES + RANDOM_BYTES + MARK_BYTES) return undefined
  const head = bytes.subarray(0, TIME_BYTES + RANDOM_BYTES)
  if (!timingSafeEqual(bytes.subarray(head.length), markOf(deps, head, of))) return undefined
  const madeAt = head.readUIntBE(0, TIME_BYTES)
  const age = deps.now().getTime() - madeAt
  return age >= 0 && age < CHALLENGE_MS ? new Date(madeAt) : undefined
}

function markOf(deps: Deps, head: Buffer, { purpose, by }: ChallengedBy): Buffer {
  return hmac(deps, 'passkey', `${purpose} ${head.toString('hex')} ${by}`).subarray(0, MARK_BYTES)
}
