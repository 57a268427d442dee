import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { fault } from './faults.ts'
import { id, instant, line } from './fields.ts'

/** More addresses than a company has chat rooms to be woken in. */
export const ALERT_HOOKS_MAX = 5
const ADDRESS_LENGTH_MAX = 1_000

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
