import { addDays, weekdayOf } from './days.ts'
import { DAY_MS, HOUR_MS } from './durations.ts'
import { istDate, startOfIstDay } from './ist.ts'

/** How often what can wait comes by mail: each by itself, one mail a day, one a week. */
export const MAIL_PACES = ['each', 'daily', 'weekly'] as const
export type MailPace = (typeof MAIL_PACES)[number]

/** In the morning in India, before school. Ours. */
const DIGEST_HOUR = 7
const SUNDAY = 0
const WEEK_DAYS = 7

/** When the next mail of the day goes out, or of the week, on Sunday: at seven in India, later than `now`. */
export function nextDigestAt(now: Date, pace: 'daily' | 'weekly'): Date {
  const days = Array.from({ length: WEEK_DAYS + 1 }, (_, at) => addDays(istDate(now), at))
  const found = days
    .filter((day) => pace === 'daily' || weekdayOf(day) === SUNDAY)
    .map((day) => new Date(startOfIstDay(day).getTime() + DIGEST_HOUR * HOUR_MS))
    .find((at) => at > now)
  return found ?? new Date(now.getTime() + DAY_MS)
}
