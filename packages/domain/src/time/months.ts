import { addDays, listDays, mondayOf } from './days.ts'

/** The month so many months after another, before it where the number is negative. @param month  `2026-11` */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

/** The last day of a month. @param month  `2026-11` */
export function lastDayOfMonth(month: string): string {
  return addDays(`${addMonths(month, 1)}-01`, -1)
}

/** Every day of the weeks, Monday first, that a month lies in. @param month  `2026-11` */
export function listMonthWeeks(month: string): string[] {
  return listDays(mondayOf(`${month}-01`), addDays(mondayOf(lastDayOfMonth(month)), 6))
}
