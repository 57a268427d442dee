import { weekdayOf } from '../../time/days.ts'
import type { MinuteSpan } from './assign-blocks.ts'

/** What takes the same hours of each week. */
export const FIXED_KINDS = ['school', 'coaching', 'other'] as const
export type FixedKind = (typeof FIXED_KINDS)[number]

/** Hours of each week that are taken; minutes after midnight in India, weekdays 0 Sunday to 6 Saturday. */
export type FixedHours = {
  kind: FixedKind
  name: string | null
  weekdays: readonly number[]
  startMinute: number
  endMinute: number
}

/** Which of them stand on a day, in the order of their hours. @param day  `2026-11-23` */
export function fixedHoursOn(timetable: readonly FixedHours[], day: string): FixedHours[] {
  if (timetable.length === 0) return []
  const weekday = weekdayOf(day)
  return timetable
    .filter(({ weekdays }) => weekdays.includes(weekday))
    .toSorted((one, other) => one.startMinute - other.startMinute)
}

/** The same as stretches of the day that are taken. */
export function fixedSpans(timetable: readonly FixedHours[], day: string): MinuteSpan[] {
  return fixedHoursOn(timetable, day).map(({ startMinute, endMinute }) => ({
    start: startMinute,
    minutes: endMinute - startMinute,
  }))
}
