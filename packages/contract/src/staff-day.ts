import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { day, id, instant } from './fields.ts'
import { overviewNeed } from './overview.ts'

/** Most grievances that the first page of staff names one by one. */
export const NAMED_GRIEVANCES_MAX = 5

/** An open grievance whose day is over or today. */
const dueGrievance = z.object({
  _id: id,
  /** What the person and we quote: `G-2026-000012`. */
  number: z.string(),
  subject: z.string(),
  fullName: z.string(),
  /** The last day for the answer, by India's calendar. */
  dueOn: day,
  /** Who answers it; null while nobody does. */
  assignee: z.nullable(z.string()),
  /** Whether that is who asks. */
  isOwn: z.boolean(),
})
export type DueGrievance = z.output<typeof dueGrievance>

const threadNeeds = z.array(overviewNeed)

/** Of one day of India, or of it so far. Money is null for who does not look after it. */
const figures = z.object({
  signUps: z.int(),
  /** What was paid for, with tax, paise. */
  paidPaise: z.nullable(z.int()),
  /** Orders, and how many of them were paid for since. */
  orders: z.nullable(z.int()),
  ordersPaid: z.nullable(z.int()),
  sessionsHeld: z.int(),
})
export type StaffDayFigures = z.output<typeof figures>

export const staffDay = {
  find: defineCall({
    method: 'GET',
    path: '/api/v1/admin/day',
    access: 'admin',
    summary:
      'The grievances that are due, whose work the messages are, what the staff did today, and the figures of today so far beside the same weekday before.',
    response: z.object({
      status: z.literal('success'),
      data: z.object({
        at: instant,
        /** Those due first, at most five. */
        grievances: z.array(dueGrievance),
        /** Messages and grievances of who asks, and those of nobody. */
        threads: z.object({ mine: threadNeeds, nobody: threadNeeds }),
        done: z.object({
          total: z.int(),
          /** Most first; each thing counts once for each who did it. */
          people: z.array(z.object({ fullName: z.string(), count: z.int() })),
          /** How long those waited who were first answered today, minutes on average; null where nobody was. */
          firstAnswerMinutes: z.nullable(z.int()),
        }),
        /** Seven days, the last of them today so far. */
        days: z.array(figures),
        /** The same weekday a week before, up to the same time of day. */
        before: figures,
      }),
    }),
    refuses: [],
  }),
}
