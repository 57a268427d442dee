import { readEmailAddress } from '@sopaan/domain/identity/email-address'
import * as z from 'zod/mini'
import { fault } from './faults.ts'

/** The shortest password sign-up takes, characters. Source: R404. */
export const PASSWORD_LENGTH_MIN = 6
/** The shortest password of an admin or mentor, characters. Source: AUTH-04. */
export const STAFF_PASSWORD_LENGTH_MIN = 12
/** The longest password, characters; longer ones are refused before anything is computed. Source: AUTH-08. */
export const PASSWORD_LENGTH_MAX = 256
const EMAIL_INPUT_LENGTH_MAX = 320
const LINK_TOKEN_LENGTH_MAX = 128

/** An e-mail address, trimmed and in lower case, with the words of a screen for none and for a malformed one. */
export function emailWith(words: { missing: string; malformed: string }) {
  return z.pipe(
    z.string(words.missing).check(
      z.trim(),
      z.minLength(1, { error: words.missing, abort: true }),
      z.maxLength(EMAIL_INPUT_LENGTH_MAX, { error: words.malformed, abort: true }),
      z.refine((address) => readEmailAddress(address) !== undefined, words.malformed),
    ),
    z.transform((address: string) => readEmailAddress(address) ?? address),
  )
}

/** An e-mail address with the words of sign-up. */
export const emailAddress = emailWith({ missing: fault('email_required'), malformed: fault('email_malformed') })

/** A password to be compared: never trimmed, changed or cut (decision C17). */
export function passwordWith(missing: string) {
  return z.string(missing).check(
    z.refine((text) => text.trim() !== '', { error: missing, abort: true }),
    z.maxLength(PASSWORD_LENGTH_MAX, fault('too_long', { max: PASSWORD_LENGTH_MAX })),
  )
}

/** A password to be compared. */
export const password = passwordWith(fault('password_required'))

/** A password to be set; the server also refuses common ones and ones made of the owner's own words. */
export const newPassword = z.string(fault('password_required')).check(
  z.refine((text) => text.trim() !== '', { error: fault('password_required'), abort: true }),
  z.minLength(PASSWORD_LENGTH_MIN, fault('password_too_short', { min: PASSWORD_LENGTH_MIN })),
  z.maxLength(PASSWORD_LENGTH_MAX, fault('too_long', { max: PASSWORD_LENGTH_MAX })),
)

/** The token of a mailed link: 32 random bytes in base64url. Anything else is taken and found invalid. */
export const linkToken = z
  .string(fault('not_link_token'))
  .check(z.minLength(1, fault('not_link_token')), z.maxLength(LINK_TOKEN_LENGTH_MAX, fault('not_link_token')))

/** Six digits of an authenticator app, or a recovery code; spaces and hyphens do not matter. */
export const totp = z
  .string(fault('not_totp'))
  .check(z.trim(), z.minLength(6, fault('not_totp')), z.maxLength(32, fault('not_totp')))
