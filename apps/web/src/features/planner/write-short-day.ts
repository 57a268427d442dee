import { writeDay } from '@sopaan/domain/indian-days'
import { weekdayOf } from '@sopaan/domain/planner/day-arithmetic'

/** A day of the planner in short: `Sun 22 Nov`. @param weekdays  from Sunday on */
export function writeShortDay(day: string, weekdays: readonly string[], language: 'en' | 'hi'): string {
  return `${weekdays[weekdayOf(day)]} ${writeDay(day, language).replace(/ \d{4}$/, '')}`
}
