import type { PageLanguage } from '../languages.ts'
import { CALENDARS } from '../names/calendars.ts'
import { TIME_WRITERS } from '../names/clocks.ts'
import { isDay, weekdayOf } from './days.ts'
import { type Instant, istDate, istDateTimeLocal } from './ist.ts'

/** A space at which a line does not end. */
const NO_BREAK = '\u00a0'

/**
 * A day, or the day of an instant in India, as readers there write it: `2026-11-21` is `21 Nov 2026`.
 * @param date  anything that is neither comes back as it is
 */
export function formatDate(date: Instant, language: PageLanguage): string {
  const day = dayOf(date)
  return day === undefined ? String(date) : `${dayAndMonth(day, language)} ${day.slice(0, 4)}`
}

/** The last day on which what ends at an instant is still good: what ends at midnight in India is good the day before. */
export function formatLastDay(endsAt: Instant, language: PageLanguage): string {
  return formatDate(new Date(new Date(endsAt).getTime() - 1), language)
}

/** A day, or the day of an instant in India, with its weekday and without its year: `Sun 22 Nov`. */
export function formatShortDay(date: Instant, language: PageLanguage): string {
  const day = dayOf(date)
  return day === undefined
    ? String(date)
    : `${CALENDARS[language].weekdays[weekdayOf(day)]} ${dayAndMonth(day, language)}`
}

/** A month such as `2008-05` in words: `May 2008`. */
export function formatMonth(month: string, language: PageLanguage): string {
  const name = CALENDARS[language].months[Number(month.slice(5)) - 1]
  return name === undefined ? month : `${name} ${month.slice(0, 4)}`
}

/** The minute of an instant by India's clock: `7:00 pm`, `शाम 7 बजे`. @param instant  what is none comes back as it is */
export function formatTime(instant: Instant, language: PageLanguage): string {
  const [hours, minutes] = istDateTimeLocal(instant).slice(11).split(':').map(Number)
  return minutes === undefined || hours === undefined ? String(instant) : formatMinute(hours * 60 + minutes, language)
}

/**
 * An instant by India's clock, with the zone named: `Wed 25 Nov 2026, 7:00 pm IST`. What follows the comma never breaks.
 * @param instant  what is none comes back as it is
 */
export function formatDateTime(instant: Instant, language: PageLanguage): string {
  const day = istDate(instant)
  if (day === '') return String(instant)
  return nameZone(`${formatShortDay(day, language)} ${day.slice(0, 4)}, ${formatTime(instant, language)}`)
}

/** An instant by India's clock, without its year and zone: `Wed 25 Nov, 7:00 pm`, with no break in the hour. */
export function formatDayAndTime(instant: Instant, language: PageLanguage): string {
  const day = istDate(instant)
  return day === '' ? String(instant) : `${formatShortDay(day, language)}, ${formatTime(instant, language)}`
}

/** A minute of the day as a field of time holds it: `18:30`. */
export function writeClock(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** A minute of the day as people write it: `7:00 pm`, `शाम 7 बजे`, with no break inside. @param minute  whole, after midnight, ≥ 0 */
export function formatMinute(minute: number, language: PageLanguage): string {
  return TIME_WRITERS[language](Math.floor(minute / 60) % 24, minute % 60, 'minutes')
}

/** An hour of the day, `20:00`, as `8 pm` or `रात 8 बजे`, with no break inside; minutes stay where there are any. */
export function formatHour(time: string, language: PageLanguage): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return TIME_WRITERS[language](hours % 24, minutes, 'hour')
}

/** A time by India's clock with the zone named behind it, on the same line. */
export function nameZone(time: string): string {
  return `${time}${NO_BREAK}IST`
}

function dayOf(date: Instant): string | undefined {
  if (typeof date === 'string' && date.length <= 10) return isDay(date) ? date : undefined
  return istDate(date) || undefined
}

function dayAndMonth(day: string, language: PageLanguage): string {
  return `${Number(day.slice(8))} ${CALENDARS[language].shortMonths[Number(day.slice(5, 7)) - 1]}`
}
