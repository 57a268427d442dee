import { auth } from '@sopaan/contract/auth'
import { bookings } from '@sopaan/contract/bookings'
import type { Call } from '@sopaan/contract/call'
import { cgpa } from '@sopaan/contract/cgpa'
import { events } from '@sopaan/contract/events'
import { listLinks } from '@sopaan/contract/list-links'
import { adminNotifications, notifications } from '@sopaan/contract/notifications'
import { parents } from '@sopaan/contract/parents'
import { payments } from '@sopaan/contract/payments'
import { twoFactor } from '@sopaan/contract/two-factor'
import { users } from '@sopaan/contract/users'

/**
 * What a call may change without an entry of the audit trail in the same transaction, each with its reason. Everything
 * else stands in one transaction with its entry: every test of the api that makes a call holds the call to it.
 */

/** Tables that hold nothing anybody did to anything. */
export const UNTOLD_TABLES: Readonly<Record<string, string>> = {
  kept: 'A table of a test of the database.',
  limit_counters: 'Counts requests; a refusal is logged.',
  idempotency_keys:
    'Keeps what was answered, so that a request sent twice is answered once; what it did has its entry.',
  webhook_events: 'What the payment provider told, kept as it came; what is done about it has its entry.',
  sign_in_tries: 'Tries whose end is not known yet; the end has its entry.',
  sign_in_failures: 'Counts tries; each failure, lock and sign-in has its entry.',
}

const OWN_MARK = 'Whether its own reader read it; the row itself keeps when.'
const CODE_STEP =
  'The step of a code is used up before what it opens, so that no code works twice; what it opens has its entry.'
const REQUESTED = 'Known and unknown addresses take the same work; what the mailed link does has its entry.'
const OWN_ENTRIES = 'What somebody typed into a calculator, kept for that person alone; the row keeps when.'
const NAMELESS =
  'Written and deleted by whoever has a link or its code, of whom nothing is known: an entry would have no actor to name.'
const BATCH =
  'Many who ask are seated in one transaction, each with an entry; the batch may outlast the answer of the first.'

/** Calls whose changes have their entry elsewhere, or are of no weight to anybody but the person who makes them. */
export const UNTOLD_CALLS: ReadonlyMap<Call, string> = new Map<Call, string>([
  [bookings.get, OWN_MARK],
  [notifications.markRead, OWN_MARK],
  [notifications.markAllRead, OWN_MARK],
  [adminNotifications.markRead, OWN_MARK],
  [adminNotifications.markAllRead, OWN_MARK],
  [auth.login, `${CODE_STEP} A stronger hash of the same password is kept beside it.`],
  [auth.reauthenticate, CODE_STEP],
  [twoFactor.enrol, 'A secret that is not in force; the code that puts it in force has its entry.'],
  [twoFactor.confirm, CODE_STEP],
  [twoFactor.disable, CODE_STEP],
  [twoFactor.renewRecoveryCodes, CODE_STEP],
  [users.deleteMe, CODE_STEP],
  [auth.refreshToken, 'Prolongs a sign-in that has its entry; a copy in another hand has one of its own.'],
  [auth.resendVerificationEmail, REQUESTED],
  [auth.sendResetReactivateEmail, REQUESTED],
  [payments.webhook, 'Keeps what the provider told; what comes of it has its entry.'],
  [cgpa.keep, OWN_ENTRIES],
  [cgpa.remove, OWN_ENTRIES],
  [
    payments.createOrder,
    'The provider is asked outside of any transaction; what is ordered has its entry, and its answer is kept beside it.',
  ],
  [
    parents.createCheck,
    'The provider is asked outside of any transaction; what is begun has its entry, and its answer is kept beside it.',
  ],
  [listLinks.create, NAMELESS],
  [listLinks.replace, NAMELESS],
  [listLinks.remove, NAMELESS],
  [listLinks.heart, NAMELESS],
  [listLinks.comment, NAMELESS],
  [listLinks.removeComment, NAMELESS],
  [events.register, BATCH],
  [events.unregister, BATCH],
])
