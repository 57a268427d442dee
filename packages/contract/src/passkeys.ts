import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { id, instant, line } from './fields.ts'
import { user } from './users.ts'

/** The most passkeys of one account. */
export const PASSKEYS_MAX = 10
const NAME_MAX = 60

const base64url = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[\w-]+$/))
/** What a device calls its key. */
const credentialId = z.string().check(z.regex(/^[\w-]{16,1400}$/))
const clientData = base64url(4_000)

const passkey = z.object({ _id: id, name: z.string(), addedAt: instant, lastUsedAt: z.nullable(instant) })
export type Passkey = z.output<typeof passkey>
const list = z.object({ status: z.literal('success'), data: z.array(passkey) })

const key = z.object({ id: z.string(), type: z.literal('public-key') })
/** What the browser needs to make a key (WebAuthn, PublicKeyCredentialCreationOptionsJSON). */
const creation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  /** Milliseconds. */
  timeout: z.int(),
  excludeCredentials: z.array(key),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})
export type PasskeyCreation = z.output<typeof creation>
/** What it needs to sign with one (PublicKeyCredentialRequestOptionsJSON). */
const requested = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
})
export type PasskeyRequest = z.output<typeof requested>

/** Passkeys beside the password: a device signs in whoever unlocks it. */
export const passkeys = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/users/passkeys',
    access: 'signed-in',
    summary: 'The own passkeys, the newest first.',
    response: list,
    refuses: [],
  }),
  begin: defineCall({
    method: 'POST',
    path: '/api/v1/users/passkeys/challenge',
    access: 'signed-in',
    summary: 'What a browser needs to make a passkey; good for five minutes and this sign-in. Needs a fresh sign-in.',
    response: z.object({ status: z.literal('success'), data: creation }),
    refuses: ['REAUTH_REQUIRED', 'PASSKEYS_FULL'],
  }),
  add: defineCall({
    method: 'POST',
    path: '/api/v1/users/passkeys',
    access: 'signed-in',
    summary: 'Keeps the public key of a passkey that the browser made. Needs a fresh sign-in.',
    body: z.object({
      name: line(NAME_MAX),
      id: credentialId,
      clientDataJSON: clientData,
      attestationObject: base64url(20_000),
    }),
    response: list,
    status: 201,
    refuses: ['REAUTH_REQUIRED', 'PASSKEY_INVALID', 'PASSKEYS_FULL'],
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/api/v1/users/passkeys/:id',
    access: 'signed-in',
    summary: 'Takes a passkey away: it signs nobody in from then on. Needs a fresh sign-in.',
    params: z.object({ id }),
    response: list,
    refuses: ['REAUTH_REQUIRED'],
  }),
  challenge: defineCall({
    method: 'POST',
    path: '/api/v1/auth/passkey/challenge',
    access: 'anyone',
    summary: 'What a browser needs to sign in with a passkey; good for five minutes and this browser.',
    response: z.object({ status: z.literal('success'), data: requested }),
    refuses: [],
  }),
  signIn: defineCall({
    method: 'POST',
    path: '/api/v1/auth/passkey',
    access: 'anyone',
    summary: 'Signs in with a passkey; the device has checked who holds it, so it counts for both factors.',
    body: z.object({
      id: credentialId,
      clientDataJSON: clientData,
      authenticatorData: base64url(4_000),
      signature: base64url(2_000),
      rememberMe: z.boolean(),
    }),
    response: z.object({ status: z.literal('success'), message: z.string(), data: z.object({ user }) }),
    refuses: ['PASSKEY_INVALID', 'ACCOUNT_DEACTIVATED'],
  }),
}
