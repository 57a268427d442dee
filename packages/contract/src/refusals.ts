import * as z from 'zod/mini'

/** One wrong field: where it stands in the input (`body.email` is `email`), and what it takes. */
const fieldError = z.object({ path: z.string(), msg: z.string() })

const fieldErrors = z.object({ errors: z.array(fieldError) })
const deactivation = z.object({ deactivatedAt: z.string(), deactivationReason: z.nullable(z.string()) })
/** `lockTimeLeft` is whole minutes, rounded up. */
const lock = z.object({ locked: z.literal(true), lockTimeLeft: z.int() })
const retryLater = z.object({ retryAfterSeconds: z.number() })

type RefusalEntry = { status: number; message: string; details?: z.ZodMiniType<Record<string, unknown>> }

/**
 * Every way in which the product says no, on purpose: the code, its HTTP status, its English words and what it carries.
 * Both ends read this one table: a code that is not here cannot be refused with, and a screen asks for it by name.
 * Hindi words stand beside the English ones in the web's word files, under the same code.
 */
export const REFUSALS = {
  INVALID_INPUT: { status: 422, message: 'Validation error', details: fieldErrors },
  INVALID_QUERY: { status: 400, message: 'Validation error', details: fieldErrors },
  MALFORMED_REQUEST: { status: 400, message: 'The request could not be read.' },
  NOT_SIGNED_IN: { status: 401, message: 'Please sign in.' },
  FORBIDDEN: { status: 403, message: 'You are not allowed to do this.' },
  CSRF: { status: 403, message: 'This request did not come from our pages. Reload the page and try again.' },
  NOT_FOUND: { status: 404, message: 'There is nothing at this address.' },
  REQUEST_TIMEOUT: { status: 408, message: 'The request took too long to arrive.' },
  INPUT_TOO_LARGE: { status: 413, message: 'The request is too large.' },
  URL_TOO_LONG: { status: 414, message: 'The address is too long.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Send the body as application/json.' },
  RATE_LIMITED: { status: 429, message: 'Too many requests. Please wait a little.', details: retryLater },
  INVALID_CREDENTIALS: { status: 400, message: 'Invalid email or password' },
  WRONG_PASSWORD: { status: 400, message: 'The password is not right.' },
  TOTP_INVALID: { status: 400, message: 'The code is not right or was used already.' },
  LINK_INVALID: { status: 400, message: 'This link does not work any more. Ask for a new one.' },
  PICTURE_MISSING: { status: 400, message: 'Send one picture in the field profilePic.' },
  VERIFY_ACCOUNT: { status: 403, message: 'Verify your email before login' },
  ACCOUNT_DEACTIVATED: { status: 403, message: 'Your account has been deactivated', details: deactivation },
  ACCOUNT_LOCKED: { status: 403, message: 'Account temporarily locked', details: lock },
  TOTP_REQUIRED: { status: 403, message: 'Enter the code of your authenticator app.' },
  MFA_REQUIRED: { status: 403, message: 'Turn two-factor sign-in on first.' },
  REAUTH_REQUIRED: { status: 403, message: 'Enter your password again to go on.' },
  AGE_REQUIRED: { status: 403, message: 'Tell us your month of birth first.' },
  PARENT_CONSENT_REQUIRED: { status: 403, message: 'This waits for your parent’s confirmation.' },
  EMAIL_TAKEN: { status: 409, message: 'Email already registered.' },
  TWO_FACTOR_ON: { status: 409, message: 'Two-factor sign-in is on already.' },
  TWO_FACTOR_OFF: { status: 409, message: 'Two-factor sign-in is not on.' },
  TWO_FACTOR_NEEDED: { status: 409, message: 'Your role needs two-factor sign-in.' },
  LAST_ADMIN: { status: 409, message: 'The last admin cannot leave.' },
  BIRTH_MONTH_FIXED: { status: 409, message: 'The month of birth is set. Write to us to correct it.' },
  NOT_A_MINOR: { status: 409, message: 'No parent’s confirmation is needed.' },
  PARENT_EMAIL_OWN: { status: 422, message: 'Give your parent’s address, not your own.' },
  CHANGED_ELSEWHERE: {
    status: 409,
    message: 'This was changed elsewhere meanwhile. Look at it before you replace it.',
  },
  HELPLINE_LISTED: { status: 409, message: 'A line of this name is listed already.' },
  HELPLINE_KIRAN: {
    status: 422,
    message: 'KIRAN is not listed: called more than 40 times in a press check, it was answered three times.',
  },
  HELPLINE_CHECKED_LATER: { status: 422, message: 'The day of checking cannot lie ahead.' },
  PICTURE_TYPE: { status: 415, message: 'Send a JPEG, PNG or WebP picture.' },
  PICTURE_UNREADABLE: { status: 422, message: 'This picture cannot be read.' },
  INTERNAL: { status: 500, message: 'Something went wrong' },
  UNAVAILABLE: { status: 503, message: 'We are very busy. Please try again in a moment.', details: retryLater },
} as const satisfies Record<string, RefusalEntry>

export type RefusalCode = keyof typeof REFUSALS

/** What a refusal carries besides its code: the `details` of its row, or nothing. */
export type RefusalDetails<C extends RefusalCode> = C extends RefusalCode
  ? (typeof REFUSALS)[C] extends { details: infer D extends z.core.$ZodType }
    ? z.output<D>
    : undefined
  : never

type DetailsArgument<C extends RefusalCode> =
  RefusalDetails<C> extends undefined ? [] : [details: Exclude<RefusalDetails<C>, undefined>]

/** The product saying no: thrown by services, queries and `serve` on the server, and by `request` in the browser. */
export class Refusal<C extends RefusalCode = RefusalCode> extends Error {
  override readonly name = 'Refusal'
  readonly code: C
  readonly status: number
  readonly details: RefusalDetails<C>
  /** The id under which the server logged the request, where the refusal came over the wire. */
  readonly requestId: string | undefined

  constructor(code: C, details: RefusalDetails<C>, wire: { message?: string; requestId?: string } = {}) {
    super(wire.message ?? REFUSALS[code].message)
    this.code = code
    this.status = REFUSALS[code].status
    this.details = details
    this.requestId = wire.requestId
  }

  /** Whether this is the refusal of that code; narrows `details` to what the code carries. */
  is<D extends RefusalCode>(code: D): this is Refusal<D> {
    return (this.code as RefusalCode) === code
  }
}

/**
 * Says no: `refuse('PLAN_NOT_FOUND')`, `refuse('RATE_LIMITED', { retryAfterSeconds: 30 })`.
 * @throws {Refusal} always, with that code
 */
export function refuse<C extends RefusalCode>(code: C, ...details: DetailsArgument<C>): never {
  // The argument list is empty exactly when the code carries nothing, which the compiler does not follow.
  throw new Refusal(code, details[0] as RefusalDetails<C>)
}

/** Whether something thrown is a refusal, of that code where one is given. */
export function isRefusal<C extends RefusalCode = RefusalCode>(thrown: unknown, code?: C): thrown is Refusal<C> {
  return thrown instanceof Refusal && (code === undefined || thrown.code === code)
}

/** Whether a word from the wire is a code of the table. */
export function isRefusalCode(word: unknown): word is RefusalCode {
  return typeof word === 'string' && Object.hasOwn(REFUSALS, word)
}
