import { HOUR_MS } from './durations.ts'

/** Indian Standard Time stands 5 h 30 min ahead of UTC the whole year. */
const IST_OFFSET = '+05:30'
const IST_OFFSET_MS = 5.5 * HOUR_MS
/** A minute as a browser's own field for day and time writes it: `2026-11-25T19:00`. */
const DATE_TIME_LOCAL = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(?::00)?$/

/** An instant: a date, or a text in ISO 8601. */
export type Instant = Date | string

/** The day of an instant in India: `2026-11-25`; empty for what is no instant. */
export function istDate(instant: Instant): string {
  return shifted(instant)?.slice(0, 10) ?? ''
}

/** What India's clocks show at an instant, as a field for day and time takes it: `2026-11-25T19:00`; empty for none. */
export function istDateTimeLocal(instant: Instant): string {
  return shifted(instant)?.slice(0, 16) ?? ''
}

/** An instant by India's clock to the millisecond, with its zone: `2026-11-25T19:00:00.000+05:30`; empty for none. */
export function istTimestamp(instant: Instant): string {
  return shifted(instant)?.replace('Z', IST_OFFSET) ?? ''
}

/** The instant at which India's clocks show `2026-11-25T19:00`, in ISO 8601; undefined where there is no such minute. */
export function fromIstDateTimeLocal(text: string): string | undefined {
  const [, minute] = text.match(DATE_TIME_LOCAL) ?? []
  const at = new Date(`${minute}:00.000Z`)
  // The 31st of a month of 30 days is read as the next day: such a minute does not exist.
  if (minute === undefined || Number.isNaN(at.getTime()) || at.toISOString().slice(0, 16) !== minute) return undefined
  return new Date(at.getTime() - IST_OFFSET_MS).toISOString()
}

/** The midnight in India with which a day begins. @param day  `2026-11-25`, a day there is */
export function startOfIstDay(day: string): Date {
  return new Date(Date.parse(day) - IST_OFFSET_MS)
}

function shifted(instant: Instant): string | undefined {
  const at = new Date(instant).getTime()
  return Number.isNaN(at) ? undefined : new Date(at + IST_OFFSET_MS).toISOString()
}
