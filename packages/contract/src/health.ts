import * as z from 'zod/mini'
import { defineCall } from './call.ts'

/** Whether the process lives and is ready, for whoever starts and balances it (control R-PL-1). No details. */
export const health = {
  live: defineCall({
    method: 'GET',
    path: '/healthz',
    access: 'anyone',
    summary: 'The process lives. Looks at nothing else.',
    response: z.object({ status: z.literal('ok') }),
    refuses: [],
  }),
  ready: defineCall({
    method: 'GET',
    path: '/readyz',
    access: 'anyone',
    summary: 'The process takes requests: it has started and no stop was asked for. Public pages need no more.',
    response: z.object({ status: z.literal('ok') }),
    refuses: ['UNAVAILABLE'],
  }),
  readyInFull: defineCall({
    method: 'GET',
    path: '/readyz/full',
    access: 'anyone',
    summary:
      'The process can do everything: it is ready, the database answers and has every migration of this version.',
    response: z.object({ status: z.literal('ok') }),
    refuses: ['UNAVAILABLE'],
  }),
}
