import * as z from 'zod/mini'
import { ACCOUNT_REFUSALS } from './account-refusals.ts'
import { challenge } from './challenges.ts'
import { PARENT_REFUSALS } from './parent-refusals.ts'
import { RECORD_REFUSALS } from './record-refusals.ts'
import {
  deactivation,
  fieldErrors,
  lock,
  most,
  overlapping,
  pausedUntil,
  retryLater,
  unlikelyRank,
} from './refusal-details.ts'
import { SALE_REFUSALS } from './sale-refusals.ts'
import { STAFF_REFUSALS } from './staff-refusals.ts'

type RefusalEntry = { status: number; message: string; details?: z.ZodMiniType<Record<string, unknown>> }

/**
 * Every way in which the product says no, on purpose: the code, its HTTP status, its English words and what it carries.
 * A limit stands in the words by its name, `{max}`, and comes with the refusal.
 * Both ends read this one table: a code that is not here cannot be refused with, and a screen asks for it by name.
 * Hindi words stand beside the English ones in the web's word files, under the same code.
 */
export const REFUSALS = {
  INVALID_INPUT: { status: 422, message: 'Validation error', details: fieldErrors },
  INVALID_QUERY: { status: 400, message: 'Validation error', details: fieldErrors },
  MALFORMED_REQUEST: { status: 400, message: 'Could not read the request.' },
  NOT_SIGNED_IN: { status: 401, message: 'Please sign in.' },
  FORBIDDEN: { status: 403, message: 'Your account cannot do this.' },
  CSRF: { status: 403, message: 'This request did not come from our pages. Reload the page and try again.' },
  NOT_FOUND: { status: 404, message: 'There is nothing at this address.' },
  REQUEST_TIMEOUT: { status: 408, message: 'The request took too long to arrive.' },
  INPUT_TOO_LARGE: { status: 413, message: 'The request is too large.' },
  URL_TOO_LONG: { status: 414, message: 'The address is too long.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Send the body as application/json.' },
  RATE_LIMITED: { status: 429, message: 'Too many tries. Wait a minute, then try again.', details: retryLater },
  CHALLENGE_REQUIRED: {
    status: 403,
    message:
      'Many tries came from your network. Try again in a while. Have an account? "Forgot Password?" mails you a link.',
    details: z.object({ challenge }),
  },
  INVALID_CREDENTIALS: { status: 400, message: 'Invalid email or password' },
  WRONG_PASSWORD: { status: 400, message: 'Wrong password.' },
  TOTP_INVALID: { status: 400, message: 'Wrong code, or already used.' },
  LINK_USED: {
    status: 400,
    message: 'Your email is verified already. Sign in.',
    details: z.object({ email: z.string() }),
  },
  LINK_INVALID: { status: 400, message: 'This link does not work any more. Get a new one.' },
  PICTURE_MISSING: { status: 400, message: 'Send one picture in the field profilePic.' },
  VERIFY_ACCOUNT: { status: 403, message: 'Verify your email before login' },
  ACCOUNT_DEACTIVATED: { status: 403, message: 'Your account has been deactivated', details: deactivation },
  ACCOUNT_LOCKED: { status: 403, message: 'Account temporarily locked', details: lock },
  TOTP_REQUIRED: { status: 403, message: 'Enter the code of your authenticator app.' },
  MFA_REQUIRED: { status: 403, message: 'Turn on two-factor sign-in first.' },
  REAUTH_REQUIRED: { status: 403, message: 'Enter your password again to go on.' },
  AGE_REQUIRED: { status: 403, message: 'Add your birth month first.' },
  EMAIL_TAKEN: { status: 409, message: 'Email already registered.' },
  TWO_FACTOR_ON: { status: 409, message: 'Two-factor sign-in is already on.' },
  TWO_FACTOR_OFF: { status: 409, message: 'Two-factor sign-in is not on.' },
  TWO_FACTOR_NEEDED: { status: 409, message: 'Your role needs two-factor sign-in.' },
  VIEWING_ONLY: { status: 403, message: 'You are viewing as someone else. You cannot change anything.' },
  BIRTH_MONTH_FIXED: { status: 409, message: 'The month of birth is set. Write to us to correct it.' },
  CHANGED_ELSEWHERE: {
    status: 409,
    message: 'This changed on another device. Check it before you save.',
  },
  SEAT_ON_LIST: { status: 409, message: 'This seat is already on your list.' },
  CHOICE_LIST_FULL: { status: 409, message: 'This list is full: it holds {max} seats.', details: most },
  SUGGESTION_UNFIT: { status: 409, message: 'The list has changed. This suggestion no longer fits.' },
  SUGGESTION_DECIDED: { status: 409, message: 'This suggestion is already decided. Check it again.' },
  SUGGESTIONS_FULL: { status: 409, message: 'A session takes {max} suggestions.', details: most },
  LINK_FULL: { status: 409, message: 'This list takes no more comments. Ask its owner to remove some.' },
  CHOICE_LISTS_FULL: {
    status: 409,
    message: 'You have {max} lists, which is the most. Remove one first.',
    details: most,
  },
  HELPLINE_LISTED: { status: 409, message: 'A line of this name is listed already.' },
  HELPLINE_KIRAN: {
    status: 422,
    message: 'KIRAN is not listed: called more than 40 times in a press check, it was answered three times.',
  },
  HELPLINE_CHECKED_LATER: { status: 422, message: 'The day of checking cannot lie ahead.' },
  SEASON_LISTED: { status: 409, message: 'This season is in the list already. Open it there.' },
  SEASON_CHECKED_LATER: { status: 422, message: 'The day you read the notice cannot lie ahead.' },
  SEASON_NOT_DRAFT: { status: 409, message: 'This version is published. Revise it: the change goes into a draft.' },
  SEASON_DRAFT_OPEN: { status: 409, message: 'There is a draft of this season already. Open it in the list.' },
  SEASON_EMPTY: { status: 422, message: 'This draft has no dates yet.' },
  STEP_LISTED: { status: 409, message: 'This step is in the draft already.' },
  STEP_ROUND: {
    status: 422,
    message:
      'Results, payments, withdrawals and mocks need a round. Ranks, registration and the admission fee have none.',
  },
  STEP_YEAR: { status: 422, message: 'This day is not in the year of the season.' },
  EVENT_PLAN_NEEDED: { status: 403, message: 'This event is for people with a plan.' },
  EVENT_CODE_UNKNOWN: { status: 404, message: 'No seat of this event has this code.' },
  EVENT_FULL: { status: 409, message: 'This event is full.' },
  EVENT_CLOSED: { status: 409, message: 'Registration for this event is closed.' },
  EVENT_OVER: { status: 409, message: 'This event is over.' },
  EVENT_CANCELLED: { status: 409, message: 'This event was cancelled.' },
  EVENT_PAYMENT_NEEDED: { status: 409, message: 'Pay for your seat at this event first.' },
  EVENT_SEAT_PAID: {
    status: 409,
    message: 'This seat is paid for. Ask for a refund in your payments to give it back.',
  },
  EVENT_REGISTERED: { status: 409, message: 'You already have a seat at this event.' },
  EVENT_CAPACITY_TAKEN: { status: 409, message: 'More seats than that are taken.' },
  EVENT_HAS_PEOPLE: { status: 409, message: 'People registered for this event. Cancel it instead.' },
  EVENT_CHECKED_IN: {
    status: 409,
    message: 'This code is already used.',
    details: z.object({ checkedInAt: z.string() }),
  },
  ...SALE_REFUSALS,
  EVENT_HOLD_OVER: {
    status: 409,
    message: 'We kept a seat for you for {max} minutes. Try again in a while: others get their turn first.',
    details: most,
  },
  IDEMPOTENCY_IN_HAND: { status: 409, message: 'This request is already running.' },
  IDEMPOTENCY_MISMATCH: { status: 422, message: 'This key was used for another request.' },
  PLAN_LISTED: { status: 409, message: 'A plan of this name is listed already.' },
  PLAN_NOT_ON_SALE: { status: 409, message: 'This plan is not on sale.' },
  DATES_ORDER: { status: 422, message: 'The end must come after the start.' },
  STRETCH_TOO_LONG: { status: 422, message: 'At most {max} days at once.', details: most },
  COUPON_CODE_TAKEN: { status: 409, message: 'There is a coupon of this code already.' },
  COUPON_LIMIT_LOW: { status: 409, message: 'More uses than that are taken already.' },
  GSTIN_OTHER_STATE: { status: 422, message: 'The GSTIN belongs to another State.' },
  PREFIXES_EQUAL: { status: 422, message: 'Invoices and credit notes need different prefixes.' },
  INVOICE_FROZEN: { status: 409, message: 'The links of this purchase cannot be renewed now.' },
  SLOT_TAKEN: { status: 409, message: 'This time was just taken. Choose another.' },
  GROUP_ADULTS_ONLY: {
    status: 409,
    message: 'Somebody else has a seat at this time, and group sessions are for adults. Choose another.',
  },
  SESSION_OVERLAPS: {
    status: 409,
    message: 'You already have a session at this time.',
    details: overlapping,
  },
  MENTOR_CLOSED: { status: 409, message: 'This mentor is not taking requests now.' },
  BOOKING_STATE: {
    status: 409,
    message: 'This session has changed. Reload the page.',
  },
  BOOKING_NOTICE: { status: 409, message: 'It is too late to move this session.' },
  BOOKING_BEGUN: { status: 409, message: 'The session has begun.' },
  BOOKING_NOT_OVER: { status: 409, message: 'The session is not over yet.' },
  BOOKING_TOO_LATE: { status: 409, message: 'A missed session can be reported for {max} hours.', details: most },
  ITEMS_GIVEN: { status: 409, message: 'This session already has its tasks.' },
  DAY_PAST: { status: 422, message: 'Choose a day from today on.' },
  MESSAGES_CLOSED: { status: 409, message: 'Messages for this session are closed.' },
  NOTE_FULL: { status: 409, message: 'Together you wrote more than {max} characters. Cut some.', details: most },
  BLOCKED: { status: 403, message: 'You cannot write to this person.' },
  SEAT_UNKNOWN: { status: 422, message: 'Choose the institute and the programme from the list.' },
  ZONE_UNKNOWN: { status: 422, message: 'Choose the zone from the list.' },
  ALREADY_MENTOR: { status: 409, message: 'You are already a mentor.' },
  PAYOUT_MONTH_RUNS: { status: 409, message: 'This month is not over yet.' },
  PAYOUT_NOTHING: { status: 409, message: 'Nothing was earned in this month, or no rate was set.' },
  MENTOR_PROFILE_MISSING: { status: 409, message: 'Fill in your mentor profile first.' },
  CALENDAR_UNREACHABLE: {
    status: 422,
    message: 'Could not read this calendar. Give a public https address of an .ics file.',
  },
  CREDITS_NONE: { status: 409, message: 'No credit left. A plan gives you more.' },
  PLANNER_FULL: { status: 409, message: 'Your planner is full. Remove what you no longer need.' },
  PLANNER_NOT_SET: { status: 409, message: 'Set up your plan first.' },
  CHAPTER_UNKNOWN: { status: 422, message: 'This chapter is not in your plan.' },
  CHAPTER_LISTED: { status: 409, message: 'You already have a chapter of this name.' },
  EXAM_PAST: { status: 422, message: 'Choose an exam date within the next {max} years.', details: most },
  MOCK_MARKS: { status: 422, message: 'These marks do not add up. Check them again.' },
  PICTURE_TYPE: { status: 415, message: 'Send a JPEG, PNG or WebP picture.' },
  FILE_INFECTED: { status: 422, message: 'A virus was found in this file.' },
  PICTURE_UNREADABLE: { status: 422, message: 'Could not read this picture.' },
  PAUSED_FOR_NOW: {
    status: 429,
    message: 'Switched off until {until} because so many people are here. Try again after that.',
    details: pausedUntil,
  },
  CLOSED_FOR_NOW: { status: 403, message: 'Closed for now. Try again later.' },
  LIMIT_BOUNDS: {
    status: 422,
    message: 'This limit can be set within its bounds only.',
    details: z.object({ lowest: z.int(), highest: z.int() }),
  },
  ASSIGNEE_UNFIT: { status: 422, message: 'This person does not answer messages. Choose another.' },
  TEMPLATE_NAMED: { status: 409, message: 'Another template bears this name. Choose another.' },
  TEMPLATES_FULL: {
    status: 409,
    message: 'There are {max} templates, which is the most. Retire one first.',
    details: z.object({ max: z.int() }),
  },
  PLACEHOLDER_UNKNOWN: { status: 422, message: 'This mail does not know one of the names in braces.' },
  MAIL_LINK_GONE: {
    status: 409,
    message: 'This mail carried a link that is wiped. The person can ask for a new one.',
  },
  IMPORT_FILE_MISSING: { status: 400, message: 'Send one file in the field file.' },
  IMPORT_UNREADABLE: {
    status: 422,
    message: 'This file is no table that can be read.',
    details: z.object({ reason: z.string(), detail: z.string() }),
  },
  IMPORT_COLUMNS: { status: 422, message: 'Give each needed column once.' },
  IMPORT_NAME: {
    status: 422,
    message: 'One of the names cannot be taken as it was said. Nothing was saved.',
    details: z.object({ name: z.string() }),
  },
  IMPORT_STATE: { status: 409, message: 'This cannot be done with the import as it stands now. Reload the page.' },
  IMPORT_NOT_ACCEPTED: { status: 409, message: 'Accept what the check found before it is published.' },
  IMPORT_NO_ROWS: { status: 409, message: 'No row is sound. There is nothing to publish.' },
  IMPORT_NOTHING_NEW: { status: 409, message: 'Every row of this file is published already.' },
  ...ACCOUNT_REFUSALS,
  ...STAFF_REFUSALS,
  ...RECORD_REFUSALS,
  ROW_TWIN: { status: 409, message: 'This round has a row for that seat already.' },
  ROW_UNLIKELY: {
    status: 409,
    message: 'This closing rank is far from what is published of the seat. Check it, then say that it is right.',
    details: unlikelyRank,
  },
  ROW_RANKS: { status: 422, message: 'The closing rank cannot be above the opening rank.' },
  ROW_PREPARATORY: {
    status: 422,
    message: 'Preparatory ranks are of SC, ST and PwD seats of the IITs and IISc alone.',
  },
  ROW_LAST: { status: 409, message: 'The last row of a round stays. Roll the import back instead.' },
  ...PARENT_REFUSALS,
  INTERNAL: { status: 500, message: 'Something went wrong' },
  UNAVAILABLE: { status: 503, message: 'Too many people right now. Try again in a minute.', details: retryLater },
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
    super(wire.message ?? fillRefusal(REFUSALS[code].message, details))
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

/** The words of a refusal with what it carries in the place of `{its name}`: `it holds {max} seats`. */
export function fillRefusal(words: string, details: object | undefined): string {
  const values = new Map<string, unknown>(Object.entries(details ?? {}))
  return words.replace(/\{(\w+)\}/g, (name, key: string) => String(values.get(key) ?? name))
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
