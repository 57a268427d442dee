import * as z from 'zod/mini'
import { fault } from './faults.ts'
import { day, id, instant, paragraph } from './fields.ts'

/** A thing to do that came with a session. */
export const actionItem = z.object({ title: z.string(), dueOn: day, isCompleted: z.boolean() })

/** What one of the two wrote to the other. */
export const bookingMessage = z.object({
  _id: id,
  isOwn: z.boolean(),
  text: z.string(),
  sentAt: instant,
  isReported: z.boolean(),
})

/** Where a session is among those that were asked for with it. */
export const seriesPosition = z.object({
  /** From 1, in the order of their times. */
  number: z.int(),
  count: z.int(),
  /** Sessions that the reader may cancel from this one on, this one counted. */
  following: z.int(),
  /** Of these, those whose credit comes back. */
  creditsBack: z.int(),
  /** Sessions that wait for the mentor's answer. */
  waiting: z.int(),
})

/** One of the single questions of a booking, in their order, and whether it was spoken about. */
export const bookingQuestion = z.object({ text: z.string(), isAnswered: z.boolean() })

/** Characters of a note. */
export const NOTE_MAX = 4_000

/** What stands in a note of a session; empty where it was taken off. */
export const bookingNote = z.union([paragraph(NOTE_MAX), z.literal('')], fault('too_long', { max: NOTE_MAX }))
