import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync } from 'node:crypto'
import type { Deps } from './deps.ts'

/** What a key is used for; each has a key of its own, made from SECRET_KEY, so that none can stand in for another. */
export type SealPurpose =
  | 'sign-in-key'
  | 'two-factor'
  | 'mail-token'
  | 'locked-copy'
  | 'share-token'
  | 'calendar-url'
  | 'alert-secret'
  | 'calendar-secret'
  | 'calendar-state'
/** What an HMAC is made for. */
export type HmacPurpose =
  | 'email'
  | 'network'
  | 'recovery-code'
  | 'link-state'
  | 'password'
  | 'consent'
  | 'challenge'
  | 'unsubscribe'
  | 'booking-link'
  | 'passkey'
  | 'place-in-line'

const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** In front of what was sealed: which form and key it has, so that another can follow. */
const VERSION = 1

type Keys = Pick<Deps, 'config'>

/** Encrypts for keeping in the database: AES-256-GCM with a random nonce (DATA-06). */
export function encrypt(deps: Keys & Pick<Deps, 'random'>, purpose: SealPurpose, plain: Uint8Array): Buffer {
  const nonce = deps.random(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyFor(deps.config.secretKey, `seal!${purpose}`), nonce)
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), sealed])
}

/** Opens what `seal` closed for the same purpose, with today's key or one before it; anything else is an error. */
export function decrypt(deps: Keys, purpose: SealPurpose, sealed: Uint8Array): Buffer {
  const bytes = Buffer.from(sealed)
  if (bytes[0] !== VERSION) throw new Error(`Sealed with an unknown form: ${bytes[0]}`)
  for (const key of listKeys(deps)) {
    const opened = open(bytes, keyFor(key, `seal!${purpose}`))
    if (opened) return opened
  }
  throw new Error(
    `What was sealed for ${purpose} does not open: changed, or its key is neither SECRET_KEY nor before it.`,
  )
}

function open(bytes: Buffer, key: Buffer): Buffer | undefined {
  const nonce = bytes.subarray(1, 1 + NONCE_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce)
  decipher.setAuthTag(bytes.subarray(1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(1 + NONCE_BYTES + TAG_BYTES)), decipher.final()])
  } catch {
    // The seal does not fit this key; another may.
    return undefined
  }
}

/**
 * HMAC-SHA256 under a key of this purpose: the same words give the same mark, and the database alone tells nothing.
 * @param key  one of `listKeys`; today's unless told otherwise
 */
export function hmac(deps: Keys, purpose: HmacPurpose, words: string, key = deps.config.secretKey): Buffer {
  return createHmac('sha256', keyFor(key, `mark!${purpose}`))
    .update(words)
    .digest()
}

/** Today's key, and those before it. */
export function listKeys({ config }: Keys): readonly Buffer[] {
  return [config.secretKey, ...config.previousSecretKeys]
}

/** A short name for a key, to be kept beside what was made with it; it tells nothing of the key. */
export function keyId(key: Buffer): string {
  return keyFor(key, 'name').toString('hex').slice(0, 12)
}

/** SHA-256, for what needs no key: random tokens, keys of clients, whole bodies. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

const keys = new WeakMap<Buffer, Map<string, Buffer>>()

function keyFor(secretKey: Buffer, name: string): Buffer {
  const known = keys.get(secretKey) ?? new Map<string, Buffer>()
  keys.set(secretKey, known)
  const key = known.get(name) ?? Buffer.from(hkdfSync('sha256', secretKey, '', `sopaan!${name}`, KEY_BYTES))
  known.set(name, key)
  return key
}
