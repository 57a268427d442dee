import * as z from 'zod/mini'
import { audit } from './audit.ts'
import { defineCall } from './call.ts'
import { collegeRecords } from './college-records.ts'
import { managedGrievances } from './consents.ts'
import { contact } from './contact.ts'
import { coupons } from './coupons.ts'
import { factEditions } from './fact-editions.ts'
import { fault } from './faults.ts'
import { adminFeedback } from './feedback.ts'
import { id, instant } from './fields.ts'
import { managedAnnouncements } from './managed-announcements.ts'
import { managedBookings } from './managed-bookings.ts'
import { managedCollegeData } from './managed-college-data.ts'
import { managedEvents } from './managed-events.ts'
import { managedGuides } from './managed-guides.ts'
import { managedImports } from './managed-imports.ts'
import { managedMentoring } from './managed-mentoring.ts'
import { managedMentors } from './managed-mentors.ts'
import { managedParentPapers } from './managed-parent-papers.ts'
import { managedSeasons } from './managed-seasons.ts'
import { managedUsers } from './managed-users.ts'
import { payments } from './payments.ts'
import { plans } from './plans.ts'
import { site } from './site.ts'
import { staff } from './staff.ts'
import { staffRefunds } from './staff-refunds.ts'
import { stateTables } from './state-tables.ts'

/** The lists whose file a job writes where it is long, each with the call that sends a short one: who may have it, and its filter. */
export const FILE_CALLS = {
  announcements: managedAnnouncements.csv,
  audit: audit.csv,
  coupons: coupons.csv,
  events: managedEvents.csv,
  'fact-editions': factEditions.csv,
  feedback: adminFeedback.csv,
  grievances: managedGrievances.csv,
  guides: managedGuides.csv,
  imports: managedImports.csv,
  limits: site.limitsCsv,
  mentors: managedMentors.csv,
  'mentor-reviews': managedMentoring.reviewsCsv,
  'mentoring-reports': managedMentoring.reportsCsv,
  messages: contact.csv,
  'parent-papers': managedParentPapers.csv,
  payments: payments.exportAll,
  plans: plans.csv,
  records: collegeRecords.csv,
  refunds: staffRefunds.csv,
  rows: managedCollegeData.csv,
  seasons: managedSeasons.csv,
  sessions: managedBookings.csv,
  staff: staff.csv,
  'state-tables': stateTables.csv,
  users: managedUsers.csv,
} as const
export type ListOfFile = keyof typeof FILE_CALLS
// The keys of an object written down are those of its type.
const NAMES = Object.keys(FILE_CALLS) as [ListOfFile, ...ListOfFile[]]

/** How long a file that was written is there, hours. */
export const LIST_FILE_HOURS = 24
const NAME_LENGTH_MAX = 40
const VALUE_LENGTH_MAX = 4_000
const FIELDS_MAX = 20

const listFile = z.object({
  _id: id,
  list: z.enum(NAMES),
  state: z.enum(['running', 'done', 'failed']),
  createdAt: instant,
  /** Rows that the filter had when it was asked for, and of them how many are written. */
  total: z.int(),
  written: z.int(),
  /** Whether every row of the filter stands in it; null while it is being written. */
  isWhole: z.nullable(z.boolean()),
  /** When it is removed. */
  endsAt: instant,
})
export type ListFileState = z.output<typeof listFile>

const name = z.string().check(z.maxLength(NAME_LENGTH_MAX, fault('too_long', { max: NAME_LENGTH_MAX })))
const value = z.string().check(z.maxLength(VALUE_LENGTH_MAX, fault('too_long', { max: VALUE_LENGTH_MAX })))
/** The filter of a list as its address has it. */
export const listFilter = z
  .record(name, value)
  .check(z.refine((fields) => Object.keys(fields).length <= FIELDS_MAX, fault('too_many', { max: FIELDS_MAX })))

/** Files of lists that are too long to be sent at once. */
export const listFiles = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/admin/list-files',
    access: 'admin',
    summary: 'The own files of the last day with how far each is, the newest first.',
    response: z.object({ status: z.literal('success'), data: z.array(listFile) }),
    refuses: [],
  }),
  start: defineCall({
    method: 'POST',
    path: '/api/v1/admin/list-files',
    access: 'admin',
    summary: 'Has the file of a list written by a job, one at a time, on the terms of the file that is sent at once.',
    body: z.object({ list: z.enum(NAMES), filter: listFilter }),
    status: 202,
    response: z.object({ status: z.literal('success'), data: z.object({ _id: id }) }),
    refuses: ['STAFF_ROLE_NEEDED', 'REAUTH_REQUIRED', 'EXPORT_NEEDS_SECOND', 'FILE_RUNNING', 'INVALID_QUERY'],
  }),
  download: defineCall({
    method: 'GET',
    path: '/api/v1/admin/list-files/:id/csv',
    access: 'admin',
    deferredAs: 'files',
    summary: `An own file that is written, for ${LIST_FILE_HOURS} hours.`,
    params: z.object({ id }),
    response: z.string(),
    refuses: ['STAFF_ROLE_NEEDED'],
  }),
}
