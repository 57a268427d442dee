import { LANGUAGES } from '@sopaan/domain/languages'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { proof } from './challenges.ts'
import { fault } from './faults.ts'
import { instant } from './fields.ts'
import { emailAddress, emailWith, linkToken, newPassword, password, passwordWith, totp } from './secrets.ts'
import { fullName, user } from './users.ts'

/** The kinds of mail the specification names, and what `type` says in calls. */
export const EMAIL_KINDS = ['verify', 'reset', 'reactivation'] as const
export type EmailKind = (typeof EMAIL_KINDS)[number]

/** Every kind of mailed link. */
export const LINK_KINDS = [...EMAIL_KINDS, 'change-email', 'undo-deletion'] as const
export type LinkKind = (typeof LINK_KINDS)[number]

/** How long sign-in and sign-up wait for an answer, ms. Source: R398. */
export const SIGN_IN_TIMEOUT_MS = 20_000
/** The pause before a mail may be sent again, seconds. Source: R400. */
export const RESEND_COOLDOWN_SECONDS = 60
/** The pause on the sign-up screen after a resend, seconds. */
export const SIGN_UP_RESEND_COOLDOWN_SECONDS = 10
/** How often a waiting screen asks whether its link was opened, ms. */
export const STATUS_POLL_MS = 5_000

/** Before trimming; what is kept has at most 80. */
const FULL_NAME_INPUT_LENGTH_MAX = 200

const email = emailAddress
const signUpEmail = emailWith({ missing: fault('email_required'), malformed: fault('email_malformed') })
const loginEmail = emailWith({
  missing: fault('email_missing'),
  malformed: fault('email_not_valid'),
})

/** What the login form sends. `totp` follows when the answer was TOTP_REQUIRED: the code or a recovery code. */
export const loginForm = z.object({
  email: loginEmail,
  password: passwordWith(fault('password_missing')),
  rememberMe: z._default(z.boolean(fault('not_boolean')), false),
  totp: z.optional(totp),
  /** After CHALLENGE_REQUIRED: its challenge, solved. */
  proof: z.optional(proof),
})

/** What the sign-up form sends. The role is the word mentee and nothing else. */
export const signUpForm = z.object({
  fullName: z.pipe(
    z.string(fault('full_name_required')).check(
      z.refine((text) => text.trim() !== '', { error: fault('full_name_required'), abort: true }),
      z.maxLength(FULL_NAME_INPUT_LENGTH_MAX, { error: fault('too_long', { max: 80 }), abort: true }),
    ),
    fullName,
  ),
  email: signUpEmail,
  password: newPassword,
  role: z.literal('mentee', fault('not_mentee')),
  language: z.optional(z.enum(LANGUAGES)),
  /** After CHALLENGE_REQUIRED: its challenge, solved. */
  proof: z.optional(proof),
})

const done = z.object({ status: z.literal('success'), message: z.string() })
/**
 * A mail was asked for. `mailAt` says when it goes, where others to the same address make it wait, and `mailInSeconds` the
 * same for clocks that are wrong; both absent: at once.
 */
const requestFields = z.extend(done, { mailAt: z.optional(instant), mailInSeconds: z.optional(z.int()) })
export type MailRequested = z.output<typeof requestFields>
const tokenQuery = z.object({ token: z.optional(linkToken) })
/** The token may come in the query, as the specification has it, or in the body, where no log sees it. */
const tokenInBody = { token: z.optional(linkToken) }
const emailAndType = z.object({
  email,
  type: z.enum(EMAIL_KINDS, fault('not_listed', { allowed: EMAIL_KINDS.join(', ') })),
})

/** What the holder of a link may read before using it. */
export const linkFacts = z.object({
  type: z.enum(LINK_KINDS),
  /** The address the link was sent to. */
  email: z.string(),
  /** For a sign-up, the name that was typed. */
  fullName: z.nullable(z.string()),
  requestedAt: instant,
  expiresAt: instant,
  /** The browser that asked, in words: `Firefox on Windows`. */
  device: z.nullable(z.string()),
  /** Whether this browser is the one that asked; else the page asks for one click more. */
  isSameBrowser: z.boolean(),
})
export type LinkFacts = z.output<typeof linkFacts>

export const auth = {
  checkSession: defineCall({
    method: 'GET',
    path: '/api/v1/auth/check-session',
    access: 'anyone',
    summary: 'Whether this browser is signed in: HTTP 200 always, code 200 or 401 in the body (decision C22).',
    response: z.object({ status: z.enum(['success', 'error']), code: z.union([z.literal(200), z.literal(401)]) }),
    refuses: [],
  }),
  login: defineCall({
    method: 'POST',
    path: '/api/v1/auth/login',
    access: 'anyone',
    summary: 'Signs in. Why an account cannot be used is told only after the right password.',
    body: loginForm,
    response: z.object({ status: z.literal('success'), message: z.string(), data: z.object({ user }) }),
    refuses: [
      'INVALID_CREDENTIALS',
      'ACCOUNT_LOCKED',
      'VERIFY_ACCOUNT',
      'ACCOUNT_DEACTIVATED',
      'TOTP_REQUIRED',
      'TOTP_INVALID',
      'CHALLENGE_REQUIRED',
    ],
    timeoutMs: SIGN_IN_TIMEOUT_MS,
  }),
  signup: defineCall({
    method: 'POST',
    path: '/api/v1/auth/signup',
    opensWith: 'signUps',
    access: 'anyone',
    summary: 'Keeps a sign-up until its mailed link is opened; signs nobody in.',
    body: signUpForm,
    response: requestFields,
    status: 201,
    refuses: ['EMAIL_TAKEN', 'CHALLENGE_REQUIRED'],
    timeoutMs: SIGN_IN_TIMEOUT_MS,
  }),
  refreshToken: defineCall({
    method: 'POST',
    path: '/api/v1/auth/refresh-token',
    access: 'anyone',
    summary: 'Exchanges the refresh cookie for new cookies.',
    response: z.object({ status: z.literal('success') }),
    refuses: ['NOT_SIGNED_IN'],
  }),
  logout: defineCall({
    method: 'POST',
    path: '/api/v1/auth/logout',
    access: 'anyone',
    summary: 'Ends this sign-in, also when its access has run out already.',
    response: done,
    refuses: [],
  }),
  resetPassword: defineCall({
    method: 'POST',
    path: '/api/v1/auth/reset-password',
    access: 'anyone',
    summary: 'Sets a new password by a mailed link; ends every sign-in and signs nobody in.',
    query: tokenQuery,
    body: z.object({ email, password: newPassword, ...tokenInBody }),
    response: done,
    refuses: ['LINK_INVALID'],
  }),
  verifyEmail: defineCall({
    method: 'POST',
    path: '/api/v1/auth/verify-email',
    access: 'anyone',
    summary: 'Uses a mailed link of type verify (makes the account) or reactivation (brings it back).',
    query: tokenQuery,
    body: z.object({
      email,
      type: z.enum(['verify', 'reactivation'], fault('not_listed', { allowed: 'verify, reactivation' })),
      ...tokenInBody,
    }),
    response: done,
    refuses: ['LINK_INVALID', 'LINK_USED'],
  }),
  startFirst: defineCall({
    method: 'POST',
    path: '/api/v1/auth/first-sign-in',
    access: 'anyone',
    summary:
      'Signs in, once and within ten minutes, the browser in which the password of a sign-up was typed, after its link was opened.',
    body: z.object({ email }),
    response: z.object({ status: z.literal('success'), data: z.object({ user }) }),
    refuses: ['LINK_INVALID'],
  }),
  sendResetReactivateEmail: defineCall({
    method: 'POST',
    path: '/api/v1/auth/send-reset-reactivate-email',
    access: 'anyone',
    summary: 'Mails a reset or reactivation link; the answer is the same whoever asks for whatever address.',
    body: z.object({
      email,
      type: z.enum(['reset', 'reactivation'], fault('not_listed', { allowed: 'reset, reactivation' })),
    }),
    response: requestFields,
    refuses: [],
  }),
  resendVerificationEmail: defineCall({
    method: 'POST',
    path: '/api/v1/auth/resend-verification-email',
    access: 'anyone',
    summary: 'Mails a link of any of the three types again; the answer is always the same.',
    body: emailAndType,
    response: requestFields,
    refuses: [],
  }),
  checkVerificationStatus: defineCall({
    method: 'POST',
    path: '/api/v1/auth/check-verification-status',
    access: 'anyone',
    summary: 'Whether the link this browser asked for was opened; false to every other browser (decision C6).',
    body: emailAndType,
    response: z.object({ isVerified: z.boolean(), isPasswordChanged: z.boolean(), isReactivated: z.boolean() }),
    refuses: [],
  }),
  describeLink: defineCall({
    method: 'POST',
    path: '/api/v1/auth/describe-link',
    access: 'anyone',
    summary: 'What a mailed link stands for, without using it.',
    body: z.object({ token: linkToken, type: z.enum(LINK_KINDS) }),
    response: z.object({ status: z.literal('success'), data: linkFacts }),
    refuses: ['LINK_INVALID', 'LINK_USED'],
  }),
  disownSignUp: defineCall({
    method: 'POST',
    path: '/api/v1/auth/disown-sign-up',
    access: 'anyone',
    summary: 'This was not me: throws a sign-up away by its mailed link.',
    body: z.object({ token: linkToken }),
    response: done,
    refuses: ['LINK_INVALID', 'LINK_USED'],
  }),
  confirmEmailChange: defineCall({
    method: 'POST',
    path: '/api/v1/auth/confirm-email-change',
    access: 'anyone',
    summary: 'Moves an account to the address whose mailed link this is; ends every sign-in.',
    body: z.object({ token: linkToken }),
    response: done,
    refuses: ['LINK_INVALID', 'EMAIL_TAKEN'],
  }),
  undoDeletion: defineCall({
    method: 'POST',
    path: '/api/v1/auth/undo-deletion',
    access: 'anyone',
    summary: 'Restores an account within 7 days of its deletion.',
    body: z.object({ token: linkToken }),
    response: done,
    refuses: ['LINK_INVALID'],
  }),
  reauthenticate: defineCall({
    method: 'POST',
    path: '/api/v1/auth/reauthenticate',
    access: 'signed-in',
    summary: 'Makes this sign-in fresh for 15 minutes, after REAUTH_REQUIRED.',
    body: z.object({ password, totp: z.optional(totp) }),
    response: done,
    refuses: ['WRONG_PASSWORD', 'TOTP_REQUIRED', 'TOTP_INVALID', 'ACCOUNT_LOCKED'],
  }),
}
