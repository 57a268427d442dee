import * as z from 'zod/mini'
import { shownWords } from './by-language.ts'
import { id, instant } from './fields.ts'

/** A time that a plan leaves free: an agreed session with a mentor or mentee, or a seat at an event. */
export const appointment = z.object({
  kind: z.enum(['mentoring', 'event']),
  /** Of the booking or the event. */
  _id: id,
  /** The first name of the other one, or the title of the event. */
  name: shownWords,
  startsAt: instant,
  durationMinutes: z.int(),
})
export type Appointment = z.output<typeof appointment>
