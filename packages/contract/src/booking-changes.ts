import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { id } from './fields.ts'

/** What follows a booking outside its page. */
export const bookingChanges = {
  watch: defineCall({
    method: 'GET',
    path: '/api/v1/bookings/:id/changes',
    access: 'signed-in',
    summary: 'Server-sent events (text/event-stream): one each time something of an own booking changed.',
    params: z.object({ id }),
    response: z.unknown(),
    refuses: [],
  }),
  calendar: defineCall({
    method: 'GET',
    path: '/api/v1/bookings/:id/calendar',
    access: 'signed-in',
    summary: 'An agreed session as a calendar file (RFC 5545).',
    params: z.object({ id }),
    response: z.unknown(),
    refuses: [],
  }),
}
