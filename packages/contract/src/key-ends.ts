import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { day, instant } from './fields.ts'

/** Keys and contracts of a server that end without saying so. */
export const KEY_NAMES = [
  'secret',
  'backup',
  'push',
  'mail',
  'payments',
  'webhook',
  'calendar',
  'files',
  'domain',
] as const
export type KeyName = (typeof KEY_NAMES)[number]

/** The day each ends, by the calendar of India; null: it does not, or nobody wrote it. */
const endDays = z.object({
  secret: z.nullable(day),
  backup: z.nullable(day),
  push: z.nullable(day),
  mail: z.nullable(day),
  payments: z.nullable(day),
  webhook: z.nullable(day),
  calendar: z.nullable(day),
  files: z.nullable(day),
  domain: z.nullable(day),
} satisfies Record<KeyName, unknown>)
export type KeyEndDays = z.output<typeof endDays>

/** What ships: nothing is known to end. */
export const KEY_ENDS_SHIPPED: KeyEndDays = {
  secret: null,
  backup: null,
  push: null,
  mail: null,
  payments: null,
  webhook: null,
  calendar: null,
  files: null,
  domain: null,
}

const found = z.object({
  days: endDays,
  /** Those that this server works with. */
  used: z.array(z.enum(KEY_NAMES)),
  /** The certificate of the public address, which the server reads by itself; null on an address without one. */
  certificate: z.nullable(z.object({ host: z.string(), endsAt: z.nullable(instant) })),
})
export type FoundKeyEnds = z.output<typeof found>

const success = z.literal('success')

/** When keys end: owners are told before, as they are of the certificate. */
export const keyEnds = {
  find: defineCall({
    method: 'GET',
    path: '/api/v1/admin/key-ends',
    access: ['owner'],
    summary: 'The days on which keys end, as owners wrote them, and when the certificate ends.',
    response: z.object({ status: success, data: found }),
    refuses: [],
  }),
  change: defineCall({
    method: 'PUT',
    path: '/api/v1/admin/key-ends',
    access: ['owner'],
    summary: 'Writes the days on which keys end.',
    body: endDays,
    response: z.object({ status: success, message: z.string() }),
    refuses: ['REAUTH_REQUIRED'],
  }),
}
