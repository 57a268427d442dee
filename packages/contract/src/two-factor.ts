import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { instant } from './fields.ts'
import { totp } from './secrets.ts'

/** Recovery codes made at a time. Source: AUTH-21. */
export const RECOVERY_CODES = 10

const codes = z.object({
  status: z.literal('success'),
  /** Shown once; each works once. */
  data: z.object({ recoveryCodes: z.array(z.string()) }),
})

export const twoFactor = {
  get: defineCall({
    method: 'GET',
    path: '/api/v1/users/two-factor',
    access: 'signed-in',
    summary: 'Whether two-factor is on, and how many recovery codes are left.',
    response: z.object({
      status: z.literal('success'),
      data: z.object({
        isOn: z.boolean(),
        isRequired: z.boolean(),
        onSince: z.nullable(instant),
        recoveryCodesLeft: z.int(),
      }),
    }),
    refuses: [],
  }),
  enrol: defineCall({
    method: 'POST',
    path: '/api/v1/users/two-factor/enrol',
    access: 'signed-in',
    summary: 'Makes a secret for an authenticator app; nothing changes until it is confirmed. Needs a fresh sign-in.',
    response: z.object({
      status: z.literal('success'),
      data: z.object({
        /** Base32, to be typed where no camera is. */
        secret: z.string(),
        /** What the picture to scan holds. */
        otpauthUrl: z.string(),
      }),
    }),
    refuses: ['REAUTH_REQUIRED', 'TWO_FACTOR_ON'],
  }),
  confirm: defineCall({
    method: 'POST',
    path: '/api/v1/users/two-factor/confirm',
    access: 'signed-in',
    summary: 'Turns two-factor on with the first code; answers the recovery codes.',
    body: z.object({ totp }),
    response: codes,
    refuses: ['REAUTH_REQUIRED', 'TOTP_INVALID', 'TWO_FACTOR_ON', 'TWO_FACTOR_OFF', 'ACCOUNT_LOCKED'],
  }),
  disable: defineCall({
    method: 'POST',
    path: '/api/v1/users/two-factor/disable',
    access: 'signed-in',
    summary: 'Turns two-factor off with a code. Needs a fresh sign-in.',
    body: z.object({ totp }),
    response: z.object({ status: z.literal('success'), message: z.string() }),
    refuses: ['REAUTH_REQUIRED', 'TOTP_INVALID', 'TWO_FACTOR_OFF', 'TWO_FACTOR_NEEDED', 'ACCOUNT_LOCKED'],
  }),
  renewRecoveryCodes: defineCall({
    method: 'POST',
    path: '/api/v1/users/two-factor/recovery-codes',
    access: 'signed-in',
    summary: 'Throws the recovery codes away and makes new ones. Needs a fresh sign-in.',
    body: z.object({ totp }),
    response: codes,
    refuses: ['REAUTH_REQUIRED', 'TOTP_INVALID', 'TWO_FACTOR_OFF', 'ACCOUNT_LOCKED'],
  }),
}
