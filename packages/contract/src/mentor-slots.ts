import * as z from 'zod/mini'
import { day, instant, queryWhole } from './fields.ts'

/** A month, in whole weeks. */
const DAYS_MAX = 42
/** Free times that one answer holds at most: every half hour of so many days. */
export const SLOTS_MAX = DAYS_MAX * 48

/** Which days to look for free times in: so many from one day in India on. */
export const slotSearch = z.object({ from: day, days: z._default(queryWhole(1, DAYS_MAX), 14) })

/** The times at which a session of a mentor may begin. */
export const offeredTimes = z.object({
  status: z.literal('success'),
  data: z.object({
    slots: z.array(instant).check(z.maxLength(SLOTS_MAX)),
    /** Those of them at which somebody has a seat, and how many the session holds. */
    shared: z.array(z.object({ startsAt: instant, people: z.int(), peopleMax: z.int() })),
    sessionMinutes: z.int(),
    /** The zone of the mentor's hours. */
    zone: z.string(),
  }),
})
