const INDIA_OFFSET_MS = 5.5 * 3_600_000

/** An instant as a field for day and time shows it, by the clock of India: `2026-11-25T19:00`. */
export function fieldTimeInIndia(instant: string): string {
  return new Date(Date.parse(instant) + INDIA_OFFSET_MS).toISOString().slice(0, 16)
}

/** The instant of what a field for day and time holds, read by the clock of India; undefined where it is empty or none. */
export function instantOfFieldTime(typed: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(typed)) return undefined
  const at = Date.parse(`${typed}:00.000Z`) - INDIA_OFFSET_MS
  return Number.isNaN(at) ? undefined : new Date(at).toISOString()
}
