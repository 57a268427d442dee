import { CATEGORIES } from '@sopaan/domain/book/rank-book'
import { LANGUAGES } from '@sopaan/domain/languages'
import { GENDERS } from '@sopaan/domain/predictor/profile'
import { ELIGIBLE_STATES } from '@sopaan/domain/state/states'
import { MINUTE_MS } from '@sopaan/domain/time/durations'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { RANK_KEYS, RANK_MAX, type RankKey } from './college-predictor.ts'
import { fault } from './faults.ts'
import { id, instant, line, pageFields, pageInfo, paragraph, whole } from './fields.ts'
import { emailAddress, newPassword, password } from './secrets.ts'
import { STAFF_ROLES } from './staff-roles.ts'
import { studentExams } from './student-exams.ts'

export const ROLES = ['mentee', 'mentor', 'admin'] as const
export type Role = (typeof ROLES)[number]
/** Those that are no admins. */
export const MEMBER_ROLES = ['mentee', 'mentor'] as const

/** Where a student stands: in a class, or past school and trying again. */
export const STUDY_CLASSES = ['9', '10', '11', '12', 'passed'] as const
export const TARGET_YEAR_MIN = 2025
export const TARGET_YEAR_MAX = 2040

export const NAME_LENGTH_MAX = 80
const REASON_LENGTH_MAX = 500

/** The largest picture that may be sent, bytes (2 MB). Source: S41, FILE-01. */
export const PICTURE_BYTES_MAX = 2 * 1024 * 1024
/** The name of the form field that carries the picture. */
export const PICTURE_FIELD = 'profilePic'
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const

export const fullName = line(NAME_LENGTH_MAX)

/** An Indian mobile number or any number in international form, kept as `+919876543210`. */
export const phone = z.pipe(
  z.string(fault('not_phone')).check(z.maxLength(20, fault('not_phone')), z.trim()),
  z.pipe(
    z.transform((words: string) => readPhone(words)),
    z.string(fault('not_phone')).check(z.regex(/^\+[1-9]\d{7,14}$/, fault('not_phone'))),
  ),
)

const RANK_KEY_WORDS = RANK_KEYS.map(({ key }) => key) as [RankKey, ...RankKey[]]

/** Ranks under the keys the predictor takes them by: `{ main: 12000, advancedCategory: 500 }` (decision C33). */
export const ranks = z.partialRecord(z.enum(RANK_KEY_WORDS), whole(1, RANK_MAX))

/** What a student told of himself; the predictor fills its form in from it. */
export const studentFacts = z.object({
  studyClass: z.nullable(z.enum(STUDY_CLASSES)),
  targetYear: z.nullable(whole(TARGET_YEAR_MIN, TARGET_YEAR_MAX)),
  category: z.nullable(z.enum(CATEGORIES)),
  gender: z.nullable(z.enum(GENDERS)),
  isPwd: z.nullable(z.boolean()),
  /** The student's own word that the Architecture Aptitude Test was passed. */
  hasPassedAat: z.nullable(z.boolean()),
  homeState: z.nullable(z.enum(ELIGIBLE_STATES)),
  ranks,
  /** Absent in what a device kept before there were any. */
  exams: z.optional(studentExams),
})
export type StudentFacts = z.output<typeof studentFacts>

export const AGE_BANDS = ['unknown', 'minor', 'adult'] as const
/** `none`: nothing asked; `asked`: a mail went to the parent; `confirmed`: the parent agreed. */
export const PARENT_STATES = ['none', 'asked', 'confirmed'] as const

/** An account, as its owner sees it. */
export const user = z.object({
  _id: id,
  role: z.enum(ROLES),
  /** What an admin looks after; empty for everybody else. */
  staffRoles: z.array(z.enum(STAFF_ROLES)),
  email: z.string(),
  fullName: z.string(),
  profilePic: z.nullable(z.string()),
  feedbacks: z.array(id),
  phone: z.nullable(z.string()),
  language: z.enum(LANGUAGES),
  isVerified: z.boolean(),
  isActive: z.boolean(),
  createdAt: instant,
  lastLoginAt: z.nullable(instant),
  birthMonth: z.nullable(z.string()),
  /** Until when it can be corrected once; null when it cannot. */
  birthMonthOpenUntil: z.nullable(instant),
  ageBand: z.enum(AGE_BANDS),
  parent: z.object({
    state: z.enum(PARENT_STATES),
    email: z.nullable(z.string()),
    /** While asked: for the parent's answer, for the parent's proof (a rupee or a paper), or for staff to look at the paper. */
    waitsFor: z.nullable(z.enum(['answer', 'proof', 'paper'])),
  }),
  /** An address the owner asked to move to and has not confirmed yet. */
  pendingEmail: z.nullable(z.string()),
  hasTwoFactor: z.boolean(),
  /** Whether the role may do nothing of its own before two-factor is on. */
  mustEnrolTwoFactor: z.boolean(),
  studentFacts,
})
export type User = z.output<typeof user>

const birthMonth = z.string(fault('not_month')).check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, fault('not_month')))

/** What the owner may change; absent stays, null empties. Whoever sends anything else changes nothing by it. */
export const userChange = z.object({
  fullName: z.optional(fullName),
  phone: z.optional(z.nullable(phone)),
  language: z.optional(z.enum(LANGUAGES)),
  /** Can be corrected once in the 7 days after it was said; a later change goes through the grievance form. */
  birthMonth: z.optional(birthMonth),
  studentFacts: z.optional(z.partial(studentFacts)),
})
export type UserChange = z.output<typeof userChange>

/** One line of a person's own audit log. */
export const ownLog = z.object({
  _id: id,
  at: instant,
  event: z.string(),
  result: z.enum(['success', 'failure']),
  ip: z.nullable(z.string()),
  device: z.nullable(z.string()),
})
export type OwnLog = z.output<typeof ownLog>

const done = z.object({ status: z.literal('success'), message: z.string() })
const withUser = z.object({ status: z.literal('success'), data: z.object({ user }) })

export const users = {
  getMe: defineCall({
    method: 'GET',
    path: '/api/v1/users/me',
    access: 'signed-in',
    summary: 'The signed-in account with the student facts the predictor fills in from.',
    response: withUser,
    refuses: [],
  }),
  updateMe: defineCall({
    method: 'PATCH',
    path: '/api/v1/users/updateMe',
    access: 'signed-in',
    summary: 'Changes name, phone, language, month of birth or student facts; nothing else can be changed by it.',
    body: userChange,
    response: withUser,
    refuses: ['BIRTH_MONTH_FIXED'],
  }),
  uploadProfilePic: defineCall({
    method: 'POST',
    path: '/api/v1/users/uploadProfilePic',
    access: 'signed-in',
    deferredAs: 'pictures',
    summary: 'Takes one JPEG, PNG or WebP of at most 2 MB as multipart field profilePic; keeps it re-encoded.',
    response: z.object({ status: z.literal('success'), data: z.object({ profilePic: z.string() }) }),
    refuses: [
      'PICTURE_MISSING',
      'PICTURE_TYPE',
      'PICTURE_UNREADABLE',
      'FILE_INFECTED',
      'INPUT_TOO_LARGE',
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    timeoutMs: MINUTE_MS,
  }),
  picture: defineCall({
    method: 'GET',
    path: '/api/v1/users/pictures/:name',
    access: 'anyone',
    summary: 'A picture, as WebP; the name is 192 random bits, and gone with the picture.',
    params: z.object({ name: z.string().check(z.regex(/^[\w-]{32}$/)) }),
    response: z.unknown(),
    refuses: ['NOT_FOUND'],
  }),
  mentorPicture: defineCall({
    method: 'GET',
    path: '/api/v1/mentors/pictures/:name',
    access: 'anyone',
    summary: 'The picture of a mentor whom everybody can see, as WebP; gone within ten minutes of the picture.',
    params: z.object({ name: z.string().check(z.regex(/^[\w-]{32}$/)) }),
    response: z.unknown(),
    refuses: [],
    deferredAs: 'pictures',
    cache: 'public, max-age=600',
  }),
  removeProfilePic: defineCall({
    method: 'DELETE',
    path: '/api/v1/users/removeProfilePic',
    access: 'signed-in',
    summary: 'Removes the picture; removing none is no mistake.',
    response: done,
    refuses: [],
  }),
  deleteMe: defineCall({
    method: 'DELETE',
    path: '/api/v1/users/deleteMe',
    access: 'signed-in',
    summary: 'Signs out, hides and locks the account at once; a mailed link restores it for 7 days (decision C24).',
    body: z.object({ password, totp: z.optional(z.string().check(z.maxLength(32))) }),
    response: done,
    refuses: ['WRONG_PASSWORD', 'TOTP_REQUIRED', 'TOTP_INVALID', 'ACCOUNT_LOCKED', 'LAST_ADMIN'],
  }),
  deactivateAccount: defineCall({
    method: 'PATCH',
    path: '/api/v1/users/deactivateAccount',
    access: 'signed-in',
    summary: 'Deactivates the account with a reason; a mailed link brings it back.',
    body: z.object({ reason: paragraph(REASON_LENGTH_MAX) }),
    response: done,
    refuses: ['LAST_ADMIN'],
  }),
  myLogs: defineCall({
    method: 'GET',
    path: '/api/v1/users/audit/my-logs',
    access: 'signed-in',
    summary: 'What happened on the own account, newest first.',
    query: z.object(pageFields),
    response: z.object({ status: z.literal('success'), data: z.array(ownLog), page: pageInfo }),
    refuses: [],
  }),
  changePassword: defineCall({
    method: 'POST',
    path: '/api/v1/users/changePassword',
    access: 'signed-in',
    summary: 'Changes the password; every other sign-in ends and the owner gets a mail.',
    body: z.object({ currentPassword: password, newPassword }),
    response: done,
    refuses: ['WRONG_PASSWORD', 'ACCOUNT_LOCKED'],
  }),
  changeEmail: defineCall({
    method: 'POST',
    path: '/api/v1/users/changeEmail',
    access: 'signed-in',
    summary: 'Sends a link to the new address; the address changes when it is opened. Needs a fresh sign-in.',
    body: z.object({ newEmail: emailAddress }),
    response: done,
    refuses: ['REAUTH_REQUIRED'],
  }),
  exportMe: defineCall({
    method: 'GET',
    path: '/api/v1/users/me/export',
    access: 'signed-in',
    deferredAs: 'files',
    summary: 'Everything kept about the signed-in person: a ZIP of JSON and files. Needs a fresh sign-in.',
    response: z.unknown(),
    refuses: ['REAUTH_REQUIRED'],
    timeoutMs: 120_000,
  }),
}

/** `98765 43210`, `098765-43210` and `+91 98765 43210` are one number. */
function readPhone(words: string): string {
  const digits = words.replace(/[\s().-]/g, '')
  if (/^[6-9]\d{9}$/.test(digits)) return `+91${digits}`
  if (/^0[6-9]\d{9}$/.test(digits)) return `+91${digits.slice(1)}`
  return digits
}
