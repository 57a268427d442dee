import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { id, instant } from './fields.ts'

/** The most sign-ins one account has at a time; one more ends the oldest. Source: SESS-07. */
export const SIGN_INS_MAX = 10

/** One browser that is signed in. */
export const shownSignIn = z.object({
  _id: id,
  /** The browser in words: `Chrome on Android`. */
  device: z.string(),
  /** The address it was last seen at. */
  ip: z.nullable(z.string()),
  createdAt: instant,
  lastSeenAt: instant,
  isRemembered: z.boolean(),
  /** Whether it is the browser that asks. */
  isCurrent: z.boolean(),
})
export type SignIn = z.output<typeof shownSignIn>

const done = z.object({ status: z.literal('success'), message: z.string() })

export const signIns = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/users/sign-ins',
    access: 'signed-in',
    summary: 'The browsers signed in to the own account, this one first.',
    response: z.object({ status: z.literal('success'), data: z.array(shownSignIn) }),
    refuses: [],
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/api/v1/users/sign-ins/:id',
    access: 'signed-in',
    summary: 'Signs one browser out.',
    params: z.object({ id }),
    response: done,
    refuses: ['NOT_FOUND'],
  }),
  removeAll: defineCall({
    method: 'DELETE',
    path: '/api/v1/users/sign-ins',
    access: 'signed-in',
    summary: 'Signs every browser out, this one too.',
    response: done,
    refuses: [],
  }),
}
