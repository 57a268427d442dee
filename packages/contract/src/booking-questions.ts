import * as z from 'zod/mini'
import { bookingPage, QUESTION_MAX } from './bookings.ts'
import { defineCall } from './call.ts'
import { fault } from './faults.ts'
import { id } from './fields.ts'

export const bookingQuestions = {
  tick: defineCall({
    method: 'PUT',
    path: '/api/v1/bookings/:id/questions/:at',
    access: 'signed-in',
    summary:
      'Ticks a question of an agreed or held session off as spoken about, or takes the tick back; either of the two may.',
    params: z.object({
      id,
      /** Its position from 0; a text holds fewer questions than characters. */
      at: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(QUESTION_MAX)),
    }),
    body: z.object({ isAnswered: z.boolean(fault('not_boolean')) }),
    response: z.object({ status: z.literal('success'), data: bookingPage }),
    refuses: ['BOOKING_STATE', 'MESSAGES_CLOSED'],
  }),
}
