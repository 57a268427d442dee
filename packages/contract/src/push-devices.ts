import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { fault } from './faults.ts'
import { id, instant } from './fields.ts'

/** Browsers on which one person is told by push; one more ends the oldest. */
export const PUSH_DEVICES_MAX = 5
/** Longest address of a push service that is taken, characters: those of the large ones have 150 to 500. */
const ENDPOINT_LENGTH_MAX = 1_000
/** A point of P-256, uncompressed: 65 bytes. Source: RFC 8291, 3.1. */
const PUBLIC_KEY = /^[\w-]{87}=?$/
/** 16 bytes. Source: RFC 8291, 3.2. */
const AUTH_SECRET = /^[\w-]{22}(?:==)?$/

const device = z.object({
  _id: id,
  /** The browser in words: `Chrome on Android`. */
  device: z.string(),
  /** By which a browser knows itself in the list: it has the same from its push service. */
  endpoint: z.string(),
  createdAt: instant,
})
export type PushDevice = z.output<typeof device>

const list = z.object({
  status: z.literal('success'),
  data: z.object({
    /** The key with which a browser subscribes (VAPID, RFC 8292); null where nothing is pushed. */
    key: z.nullable(z.string()),
    devices: z.array(device),
  }),
})
export type PushDevices = z.output<typeof list>['data']

const body = z.object({
  endpoint: z.string().check(z.maxLength(ENDPOINT_LENGTH_MAX)),
  publicKey: z.string().check(z.regex(PUBLIC_KEY, fault('invalid'))),
  authSecret: z.string().check(z.regex(AUTH_SECRET, fault('invalid'))),
})

export const pushDevices = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/push-devices',
    access: 'signed-in',
    summary: 'The browsers on which the person is told by push, the newest first, and the key to add one.',
    response: list,
    refuses: [],
  }),
  add: defineCall({
    method: 'PUT',
    path: '/api/v1/push-devices',
    access: 'signed-in',
    summary: 'Adds the browser of this sign-in, by what its push service gave it; one that is known is renewed.',
    body,
    response: list,
    refuses: ['PUSH_OFF', 'PUSH_ADDRESS'],
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/api/v1/push-devices/:id',
    access: 'signed-in',
    summary: 'Ends pushes on one browser.',
    params: z.object({ id }),
    response: list,
    refuses: ['NOT_FOUND'],
  }),
}
