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
export const UNTOLD_CALLS: Readonly<Record<string, string>> = {
  'GET /api/v1/bookings/:id': OWN_MARK,
  'PATCH /api/v1/notifications/:id/read': OWN_MARK,
  'PATCH /api/v1/notifications/read': OWN_MARK,
  'PATCH /api/v1/admin/notifications/:id/read': OWN_MARK,
  'PATCH /api/v1/admin/notifications/read': OWN_MARK,
  'POST /api/v1/auth/login': `${CODE_STEP} A stronger hash of the same password is kept beside it.`,
  'POST /api/v1/auth/reauthenticate': CODE_STEP,
  'POST /api/v1/users/two-factor/enrol': 'A secret that is not in force; the code that puts it in force has its entry.',
  'POST /api/v1/users/two-factor/confirm': CODE_STEP,
  'POST /api/v1/users/two-factor/disable': CODE_STEP,
  'POST /api/v1/users/two-factor/recovery-codes': CODE_STEP,
  'DELETE /api/v1/users/deleteMe': CODE_STEP,
  'POST /api/v1/auth/refresh-token':
    'Prolongs a sign-in that has its entry; a copy in another hand has one of its own.',
  'POST /api/v1/auth/resend-verification-email': REQUESTED,
  'POST /api/v1/auth/send-reset-reactivate-email': REQUESTED,
  'POST /api/v1/payments/webhook': 'Keeps what the provider told; what comes of it has its entry.',
  'PUT /api/v1/users/cgpa': OWN_ENTRIES,
  'DELETE /api/v1/users/cgpa': OWN_ENTRIES,
  'POST /api/v1/payments/create-order':
    'The provider is asked outside of any transaction; what is ordered has its entry, and its answer is kept beside it.',
  'POST /api/v1/auth/create-parent-check':
    'The provider is asked outside of any transaction; what is begun has its entry, and its answer is kept beside it.',
  'POST /api/v1/list-links': NAMELESS,
  'PUT /api/v1/list-links/:token': NAMELESS,
  'POST /api/v1/list-links/:token/removal': NAMELESS,
  'PUT /api/v1/list-links/:token/hearts': NAMELESS,
  'POST /api/v1/list-links/:token/comments': NAMELESS,
  'POST /api/v1/list-links/:token/comments/:id/removal': NAMELESS,
  'POST /api/v1/mentee/events/register/:id': BATCH,
  'DELETE /api/v1/mentee/events/unregister/:id': BATCH,
}
