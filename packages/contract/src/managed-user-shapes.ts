import { LANGUAGES } from '@sopaan/domain/languages'
import { BOOKING_STATES } from '@sopaan/domain/mentoring/bookings'
import { ELIGIBLE_STATES } from '@sopaan/domain/state/states'
import * as z from 'zod/mini'
import { shownWords } from './by-language.ts'
import { fault } from './faults.ts'
import { FEEDBACK_STATUSES } from './feedback.ts'
import { id, instant, whole } from './fields.ts'
import { PURCHASE_STATUSES, refundLine } from './purchase-shapes.ts'
import { STAFF_ROLES } from './staff-roles.ts'
import { AGE_BANDS, PARENT_STATES, ROLES, STUDY_CLASSES } from './users.ts'

/** Where an account stands. What was erased is nobody's and is not listed. */
export const MANAGED_STATUSES = ['active', 'deactivated', 'deleted'] as const
export const USER_SORTS = [
  '-createdAt',
  'createdAt',
  'fullName',
  '-fullName',
  'email',
  '-email',
  'role',
  '-role',
  'status',
  '-status',
  '-lastLoginAt',
  'lastLoginAt',
  'plan',
  '-plan',
  '-paid',
  'paid',
  'studyClass',
  '-studyClass',
  'homeState',
  '-homeState',
  'language',
  '-language',
] as const

/** Who has the right to have an account erased: the person in writing, a parent of a child, or an authority. */
export const ERASURE_GROUNDS = ['person', 'parent', 'authority'] as const

/** Why somebody is left as they were by what is done to many. */
export const SKIP_REASONS = ['unchanged', 'gone', 'booked', 'staff', 'edited', 'own', 'impossible'] as const

/** Most people one deed may be for. */
export const BULK_PEOPLE_MAX = 100
/** Above so many the number is typed, so that nobody does to hundreds what was meant for one. */
export const UNTYPED_MAX = 20

/** The people a deed is for. */
export const ids = z
  .array(id, fault('choose_one'))
  .check(z.minLength(1, fault('choose_one')), z.maxLength(BULK_PEOPLE_MAX, fault('too_many', { max: BULK_PEOPLE_MAX })))
/** How many people it is for, as the admin typed it; needed above 20. */
export const confirmed = z.optional(whole(1, BULK_PEOPLE_MAX))

/** An account in a list. */
export const managedUserRow = z.object({
  _id: id,
  fullName: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  /** What an admin looks after; empty for everybody else. */
  staffRoles: z.array(z.enum(STAFF_ROLES)),
  status: z.enum(MANAGED_STATUSES),
  isVerified: z.boolean(),
  hasTwoFactor: z.boolean(),
  createdAt: instant,
  lastLoginAt: z.nullable(instant),
  language: z.enum(LANGUAGES),
  /** As the person said them. */
  studyClass: z.nullable(z.enum(STUDY_CLASSES)),
  homeState: z.nullable(z.enum(ELIGIBLE_STATES)),
  /** The plan that runs now, of several the one that ends last. */
  plan: z.nullable(shownWords),
  /** What was paid in all and not paid back, paise. */
  paidPaise: z.int(),
})
export type ManagedUserRow = z.output<typeof managedUserRow>

const change = z.record(z.string(), z.object({ before: z.optional(z.unknown()), after: z.optional(z.unknown()) }))

/** A line of the trail that the person wrote or that was written about the person. */
const historyLine = z.object({
  _id: id,
  at: instant,
  action: z.string(),
  /** Who did it: null for the system and for strangers. */
  by: z.nullable(z.object({ _id: id, name: z.nullable(z.string()), isOwner: z.boolean() })),
  change,
})
export type HistoryLine = z.output<typeof historyLine>

/** What can have happened around a person. */
export const PERSON_STEP_KINDS = [
  'purchase',
  'attempt',
  'event',
  'refund',
  'paper',
  'mail',
  'message',
  'grievance',
  'consent',
  'parent',
  'session',
  'note',
  'action',
] as const

/** One thing that happened around a person. */
const personStep = z.object({
  kind: z.enum(PERSON_STEP_KINDS),
  _id: id,
  at: instant,
  /** Of the purchase it is about; null where it is about none. */
  purchaseId: z.nullable(id),
  /** What was bought. */
  item: z.nullable(shownWords),
  /** What it is called by whoever wrote it: way to pay, event, number, kind of mail, purpose, action or the other of a session. */
  name: z.nullable(z.string()),
  state: z.nullable(z.string()),
  amountPaise: z.nullable(z.int()),
  /** What was written, or why it failed. */
  text: z.nullable(z.string()),
  /** Which of the staff, where one did it. */
  by: z.nullable(z.object({ _id: id, name: z.string() })),
})
export type PersonStep = z.output<typeof personStep>

/** An account with what happened around it. */
export const managedUserDetail = z.object({
  ...managedUserRow.shape,
  phone: z.nullable(z.string()),
  ageBand: z.enum(AGE_BANDS),
  parentState: z.enum(PARENT_STATES),
  deactivation: z.nullable(z.object({ at: instant, reason: z.nullable(z.string()), isByStaff: z.boolean() })),
  deletedAt: z.nullable(instant),
  /** Whole minutes until the longest lock on the account ends; null where none stands. */
  lockTimeLeft: z.nullable(z.int()),
  signIns: z.array(
    z.object({ _id: id, device: z.string(), ip: z.nullable(z.string()), createdAt: instant, lastSeenAt: instant }),
  ),
  /** The newest ten. */
  purchases: z.array(
    z.object({
      _id: id,
      createdAt: instant,
      name: shownWords,
      status: z.enum(PURCHASE_STATUSES),
      /** Whole paise. */
      amount: z.int(),
      /** Its refunds, oldest first. */
      refunds: z.array(refundLine),
    }),
  ),
  /** Sessions of mentoring as mentee or mentor, the ten that begin last. */
  bookings: z.array(
    z.object({
      _id: id,
      startsAt: instant,
      state: z.enum(BOOKING_STATES),
      /** The other one of the two. */
      other: z.object({ _id: id, fullName: z.string() }),
      isMentor: z.boolean(),
    }),
  ),
  /** The newest five. */
  feedback: z.array(
    z.object({
      _id: id,
      createdAt: instant,
      starRating: z.int(),
      message: z.string(),
      status: z.enum(FEEDBACK_STATUSES),
    }),
  ),
  counts: z.object({
    purchases: z.int(),
    feedback: z.int(),
    /** Sessions of mentoring, as mentee or mentor. */
    bookings: z.int(),
    bookingsAhead: z.int(),
  }),
  /** The newest thirty lines of the trail. */
  history: z.array(historyLine),
  /** Everything that happened around the person, the newest first, at most eighty; letters and consents for support alone. */
  steps: z.array(personStep),
  /** Notes of staff, the newest first. */
  notes: z.array(z.object({ _id: id, at: instant, by: z.nullable(z.string()), text: z.string() })),
  /** That the account has to be erased, while a second admin has not confirmed it; `isOwn`: asked for by who reads this. */
  erasure: z.nullable(
    z.object({
      ground: z.enum(ERASURE_GROUNDS),
      reason: z.string(),
      at: instant,
      by: z.nullable(z.string()),
      isOwn: z.boolean(),
    }),
  ),
})
export type ManagedUserDetail = z.output<typeof managedUserDetail>

/** A sign-up that waits for its mailed link. */
export const waitingSignUp = z.object({
  _id: id,
  fullName: z.string(),
  email: z.string(),
  createdAt: instant,
  expiresAt: instant,
})
export type WaitingSignUp = z.output<typeof waitingSignUp>
