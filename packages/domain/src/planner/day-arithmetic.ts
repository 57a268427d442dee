const DAY_MS = 86_400_000

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
