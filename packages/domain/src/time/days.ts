import { DAY_MS } from './durations.ts'

/** Whether a text is a day there is, `2026-11-21`: the 31st of a month of 30 days is none. */
export function isDay(text: string): boolean {
  const at = Date.parse(text)
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text
}

/** The day so many days after another; before it where the number is negative. @param day  `2026-11-21` */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)
}

/** How many days lie from one day to another; negative where the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

/** The day of the week: 0 Sunday to 6 Saturday. */
export function weekdayOf(day: string): number {
  return new Date(Date.parse(day)).getUTCDay()
}

/** The Monday that begins the week of a day. */
export function mondayOf(day: string): string {
  return addDays(day, -((weekdayOf(day) + 6) % 7))
}

/** Every day from one to another, both included; none where the other is earlier. */
export function listDays(from: string, to: string): string[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, at) => addDays(from, at))
}
