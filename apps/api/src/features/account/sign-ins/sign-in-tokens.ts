import { createHmac, timingSafeEqual } from 'node:crypto'
import { isUuid } from '#api/uuid.ts'

/** A refresh token as its cookie holds it: which sign-in, and the how-manieth token of it. */
export type RefreshToken = { signInId: string; counter: number; seal: Buffer }

const TOKEN = /^rt1\.([\da-f-]{36})\.(\d{1,9})\.([\w-]{43})$/

/** Reads the form of a refresh token; whether it is true is `isTrueToken`. */
export function readRefreshToken(text: string | undefined): RefreshToken | undefined {
  const [, signInId, counter, seal] = TOKEN.exec(text ?? '') ?? []
  if (signInId === undefined || counter === undefined || seal === undefined || !isUuid(signInId)) return undefined
  return { signInId, counter: Number(counter), seal: Buffer.from(seal, 'base64url') }
}

/** The refresh token of that number. The same number gives the same token, so that two tabs can share one (SESS-10). */
export function writeRefreshToken(key: Buffer, signInId: string, counter: number): string {
  return `rt1.${signInId}.${counter}.${refreshSeal(key, signInId, counter).toString('base64url')}`
}

/** Whether a refresh token was made with this sign-in's key; in constant time (SESS-09). */
export function isTrueToken(key: Buffer, token: RefreshToken): boolean {
  return timingSafeEqual(refreshSeal(key, token.signInId, token.counter), token.seal)
}

/** The access token that goes with that refresh token: 256 bits nobody can guess without the sign-in's random key. */
export function writeAccessToken(key: Buffer, signInId: string, counter: number): string {
  return createHmac('sha256', key).update(`access!${signInId}!${counter}`).digest('base64url')
}

function refreshSeal(key: Buffer, signInId: string, counter: number): Buffer {
  return createHmac('sha256', key).update(`refresh!${signInId}!${counter}`).digest()
}
