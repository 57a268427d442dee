import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { fault } from './faults.ts'
import { id, instant, line, whole } from './fields.ts'

/** More addresses than a company has chat rooms to be woken in. */
export const ALERT_HOOKS_MAX = 5
const ADDRESS_LENGTH_MAX = 1_000

/** From how many failures on they may be alerted to. */
const FAILED_FROM_MAX = 1_000
const LAST_HOUR = 23
const hour = whole(0, LAST_HOUR)

const success = z.literal('success')
const one = z.object({ id })
const done = z.object({ status: success, message: z.string() })

const alertHook = z.object({
  _id: id,
  address: z.string(),
  isOn: z.boolean(),
  createdAt: instant,
  /** When it last took a message; null for never. */
  sentAt: z.nullable(instant),
  /** How many messages wait for it, and how many were given up. */
  waiting: z.int(),
  dead: z.int(),
  /** Of the newest message that it did not take at once; null where it took all. */
  lastError: z.nullable(z.string()),
})
export type AlertHook = z.output<typeof alertHook>

/** When staff are alerted. Hours are those of India's clock. */
const alertRules = z.object({
  /** So many mails, payment events and jobs together that failed. A failed refund is told of at once. */
  failedFrom: whole(1, FAILED_FROM_MAX),
  /** From this hour on the word of the day goes out: what is due, and what failed. */
  digestHour: hour,
  /** Between them addresses outside are told of nothing but broken records; the same hour twice: always told. */
  quietFrom: hour,
  quietUntil: hour,
})
export type AlertRules = z.output<typeof alertRules>

/** What ships: every failure, at eight, at any hour. */
export const ALERT_RULES_SHIPPED: AlertRules = { failedFrom: 1, digestHour: 8, quietFrom: 0, quietUntil: 0 }

/**
 * Addresses that are told of what staff are alerted to, in the form that chat rooms take (`text`). Each message is signed:
 * `x-sopaan-signature: t=<seconds>,v1=<hex of HMAC-SHA256 over "<seconds>.<body>" with the secret>`.
 */
export const alertHooks = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/admin/alert-hooks',
    access: ['owner'],
    summary: 'The addresses that are told of alerts, with how each took its messages.',
    response: z.object({ status: success, data: z.array(alertHook) }),
    refuses: [],
  }),
  add: defineCall({
    method: 'POST',
    path: '/api/v1/admin/alert-hooks',
    isOnce: true,
    access: ['owner'],
    summary: 'Adds an address: https on the open internet alone. The secret of its signatures is answered this once.',
    body: z.object({ address: line(ADDRESS_LENGTH_MAX) }),
    response: z.object({ status: success, data: z.object({ _id: id, secret: z.string() }) }),
    status: 201,
    refuses: ['REAUTH_REQUIRED', 'ALERT_ADDRESS', 'ALERT_HOOK_KNOWN', 'ALERT_HOOKS_FULL'],
  }),
  toggle: defineCall({
    method: 'PUT',
    path: '/api/v1/admin/alert-hooks/:id',
    access: ['owner'],
    summary: 'Tells an address again, or no more for now; what waits for it stays.',
    params: one,
    body: z.object({ isOn: z.boolean(fault('not_boolean')) }),
    response: done,
    refuses: ['REAUTH_REQUIRED'],
  }),
  findRules: defineCall({
    method: 'GET',
    path: '/api/v1/admin/alert-rules',
    access: ['owner'],
    summary: 'From how many failures on, and at which hours, staff are alerted.',
    response: z.object({ status: success, data: alertRules }),
    refuses: [],
  }),
  changeRules: defineCall({
    method: 'PUT',
    path: '/api/v1/admin/alert-rules',
    access: ['owner'],
    summary: 'Sets from how many failures on, and at which hours, staff are alerted.',
    body: alertRules,
    response: done,
    refuses: ['REAUTH_REQUIRED'],
  }),
  test: defineCall({
    method: 'POST',
    path: '/api/v1/admin/alert-hooks/:id/test',
    access: ['owner'],
    summary: 'Puts a message to try it into the queue of an address.',
    params: one,
    response: done,
    refuses: [],
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/api/v1/admin/alert-hooks/:id',
    access: ['owner'],
    summary: 'Removes an address with what waits for it.',
    params: one,
    response: done,
    refuses: ['REAUTH_REQUIRED'],
  }),
}
