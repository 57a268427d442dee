import * as z from 'zod/mini'
import { shownWords } from './by-language.ts'
import { id, instant } from './fields.ts'

/** A time that a plan leaves free: an agreed session with a mentor or mentee, a seat at an event, or hours that an entry of a linked calendar takes. */
export const appointment = z.object({
  kind: z.enum(['mentoring', 'event', 'busy']),
  /** Of the booking, the event or the entry, which may take hours of several days. */
  _id: id,
  /** The first name of the other one, or the title of the event or entry; of an entry whose title is not read, that it is busy. */
  name: shownWords,
  startsAt: instant,
  durationMinutes: z.int(),
})
export type Appointment = z.output<typeof appointment>
