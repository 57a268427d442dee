import { addDays, listDays, weekdayOf } from '../time/days.ts'

/** How a session comes again: each day, Monday to Friday, or each week on its day. */
export const REPEATS = ['daily', 'weekdays', 'weekly'] as const
export type Repeat = (typeof REPEATS)[number]

/** A row of sessions is made at most this far ahead. Ours. */
export const REPEAT_DAYS_MAX = 182

/**
 * The days of a session that comes again, the first included.
 * @param until  the last day it may fall on; days more than 26 weeks after the first are left out
 */
export function listRepeats(first: string, repeat: Repeat, until: string): string[] {
  const last = [until, addDays(first, REPEAT_DAYS_MAX)].sort()[0] ?? first
  const falls = (day: string) => {
    if (repeat === 'daily') return true
    if (repeat === 'weekly') return weekdayOf(day) === weekdayOf(first)
    return weekdayOf(day) > 0 && weekdayOf(day) < 6
  }
  return listDays(first, last).filter((day) => day === first || falls(day))
}
