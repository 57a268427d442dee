import * as z from 'zod/mini'
import { defineCall } from './call.ts'

/** Whether the process lives and is ready, for whoever starts and balances it (control R-PL-1). No details, no limits. */
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
    summary: 'The process takes requests: the database answers, its migrations are current, and no stop was asked for.',
    response: z.object({ status: z.literal('ok') }),
    refuses: ['UNAVAILABLE'],
  }),
}
