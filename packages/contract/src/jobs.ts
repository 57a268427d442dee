import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { fault } from './faults.ts'
import { id, instant, line, paragraph } from './fields.ts'

const REASON_LENGTH_MAX = 500

/** The most failed mails or events that are listed at once; the counts tell of all. */
export const FAILED_LISTED_MAX = 100

/** What the server does without being asked, by the names of its log. */
export const JOB_NAMES = [
  'send-mail',
  'send-pushes',
  'send-alerts',
  'watch-certificate',
  'watch-keys',
  'watch-calendar-access',
  'erase-accounts',
  'forget-ended-sign-ins',
  'seal-audit-chains',
  'forget-ended-limits',
  'release-coupon-holds',
  'lapse-mentoring-credits',
  'settle-event-seats',
  'remind-of-events',
  'remind-of-deadlines',
  'notify-of-rounds',
  'forget-gone-choice-lists',
  'run-imports',
  'forget-left-imports',
  'forget-left-editions',
  'forget-left-state-tables',
  'fit-state-tables',
  'forget-old-books',
  'forget-old-notifications',
  'erase-old-messages',
  'clear-parent-papers',
  'read-calendars',
  'sync-calendars',
  'forget-stale-busy-hours',
  'cancel-bookings-of-gone',
  'end-bookings',
  'give-missed-back',
  'remind-of-sessions',
  'check-integrity',
  'check-rows',
  'forget-pages-at-edge',
  'run-filter-actions',
  'note-active-days',
  'forget-old-active-days',
  'write-list-files',
  'forget-old-list-files',
  'remind-staff',
  'sum-days',
  'send-announcements',
  'payment-events',
  'reconcile-payments',
  'send-refunds',
  'remind-of-plans',
  'forget-payment-traces',
] as const
export type JobName = (typeof JOB_NAMES)[number]

const deadMail = z.object({
  _id: id,
  kind: z.string(),
  /** The address with its middle left out. */
  to: z.string(),
  askedAt: instant,
  attempts: z.int(),
  error: z.nullable(z.string()),
  /** False where it carried a link: the link is wiped, and whoever wants one asks for a new mail. */
  canRetry: z.boolean(),
})
export type DeadMail = z.output<typeof deadMail>

const failedEvent = z.object({
  _id: id,
  kind: z.string(),
  receivedAt: instant,
  /** `parked`: about an order we do not know. */
  state: z.enum(['waiting', 'parked']),
  attempts: z.int(),
  note: z.nullable(z.string()),
})

const schedule = z.object({
  name: z.string(),
  everySeconds: z.number(),
  /** Null while it was never noted. */
  lastRunAt: z.nullable(instant),
  lastMs: z.nullable(z.int()),
  lastFailedAt: z.nullable(instant),
  lastError: z.nullable(z.string()),
  failuresInRow: z.int(),
})
export type Schedule = z.output<typeof schedule>

const answer = z.object({
  outbox: z.object({
    waiting: z.int(),
    /** Waiting after a try that failed. */
    postponed: z.int(),
    oldestWaitingAt: z.nullable(instant),
    /** Since midnight in India. */
    sentToday: z.int(),
    deadCount: z.int(),
    dead: z.array(deadMail),
  }),
  webhooks: z.object({
    waiting: z.int(),
    doneToday: z.int(),
    failedCount: z.int(),
    failed: z.array(failedEvent),
  }),
  schedules: z.array(schedule),
})
export type JobsView = z.output<typeof answer>

/** What the payment provider sent, as it came; its body is null once it is 90 days old. */
const storedEvent = z.object({
  eventId: z.string(),
  /** The provider's order it is about; null where it names none. */
  gatewayOrderId: z.nullable(z.string()),
  body: z.nullable(z.string()),
})
export type StoredEvent = z.output<typeof storedEvent>

/** `waiting`: it has not run yet. */
export const JOB_STATES = ['failing', 'fine', 'waiting'] as const
export type JobState = (typeof JOB_STATES)[number]
/** `health` counts failures in a row; `name` is that of the log. */
export const JOB_SORTS = ['-health', 'health', 'name', '-name', 'every', '-every', '-lastRun', 'lastRun'] as const
export type JobSort = (typeof JOB_SORTS)[number]
const SEARCH_LENGTH_MAX = 60
const MEANT_LENGTH_MAX = 2_000
/** What narrows and orders the schedules; mails and payment events are told of as they stand. */
const schedulesFilter = {
  /** Part of the name that the log has. */
  q: z.optional(line(SEARCH_LENGTH_MAX)),
  /** Names, parted by commas, whose words hold what is searched for in the language of the page; they are found too. */
  meant: z.optional(z.string().check(z.maxLength(MEANT_LENGTH_MAX, fault('too_long', { max: MEANT_LENGTH_MAX })))),
  state: z.optional(z.enum(JOB_STATES)),
  sort: z._default(z.enum(JOB_SORTS), '-health'),
}

const whole = z.object({ status: z.literal('success'), data: answer })
const one = z.object({ id })
const why = z.object({ reason: paragraph(REASON_LENGTH_MAX) })

export const jobs = {
  find: defineCall({
    method: 'GET',
    path: '/api/v1/admin/jobs',
    access: ['support', 'finance'],
    summary:
      'Mails and payment events that wait or failed, and how the work that comes round again is doing, what fails first.',
    query: z.object(schedulesFilter),
    response: whole,
    refuses: [],
  }),
  csv: defineCall({
    method: 'GET',
    path: '/api/v1/admin/jobs/csv',
    access: ['support', 'finance'],
    deferredAs: 'files',
    summary: 'The same schedules as a CSV file (RFC 4180); its last line says that it is whole.',
    query: z.object(schedulesFilter),
    response: z.string(),
    refuses: [],
  }),
  retryMail: defineCall({
    method: 'POST',
    path: '/api/v1/admin/jobs/mails/:id/retry',
    access: ['support'],
    summary: 'Puts a mail that was given up back into the outbox.',
    params: one,
    response: whole,
    refuses: ['MAIL_LINK_GONE'],
  }),
  retryMails: defineCall({
    method: 'POST',
    path: '/api/v1/admin/jobs/mails/retry',
    access: ['support'],
    summary: 'Puts every mail that was given up back into the outbox, but those whose link is wiped.',
    response: whole,
    refuses: [],
  }),
  retryEvents: defineCall({
    method: 'POST',
    path: '/api/v1/admin/jobs/webhooks/retry',
    access: ['finance'],
    summary: 'Makes every payment event that failed or was set aside due at once.',
    response: whole,
    refuses: [],
  }),
  retryEvent: defineCall({
    method: 'POST',
    path: '/api/v1/admin/jobs/webhooks/:id/retry',
    access: ['finance'],
    summary: 'Makes a payment event that failed or was set aside due at once.',
    params: one,
    response: whole,
    refuses: [],
  }),
  setAsideMail: defineCall({
    method: 'POST',
    path: '/api/v1/admin/jobs/mails/:id/set-aside',
    access: ['support'],
    summary: 'Takes a mail that was given up off the list, with the reason in the trail: nobody waits for it any more.',
    params: one,
    body: why,
    response: whole,
    refuses: [],
  }),
  findEvent: defineCall({
    method: 'GET',
    path: '/api/v1/admin/jobs/webhooks/:id',
    access: ['finance'],
    summary: 'What the payment provider sent, as it came.',
    params: one,
    response: z.object({ status: z.literal('success'), data: storedEvent }),
    refuses: [],
  }),
  setAsideEvent: defineCall({
    method: 'POST',
    path: '/api/v1/admin/jobs/webhooks/:id/set-aside',
    access: ['finance'],
    summary: 'Closes a payment event that failed or is about an order we do not know: it is worked off no more.',
    params: one,
    body: why,
    response: whole,
    refuses: [],
  }),
  run: defineCall({
    method: 'POST',
    path: '/api/v1/admin/jobs/runs',
    access: ['owner'],
    summary: 'Has a job run at once instead of at its next time, on one of the processes.',
    body: z.object({ name: z.enum(JOB_NAMES, fault('not_on_list')) }),
    response: whole,
    refuses: [],
  }),
}
