import type { Language } from './indian-numbers.ts'

/** India's clocks stand 5 h 30 min ahead of UTC the whole year, ms. */
const INDIA_AHEAD_MS = 330 * 60_000
/** A space at which a line does not end. */
const NO_BREAK = '\u00a0'
/** A minute of the wall clock as a browser's own field writes it: `2026-11-25T19:00`. */
const WALL_TIME = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(?::00)?$/

const DAYS: Readonly<Record<Language, readonly string[]>> = {
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  hi: ['रवि', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि'],
}
const MONTHS: Readonly<Record<Language, readonly string[]>> = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  hi: ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्तूबर', 'नवंबर', 'दिसंबर'],
}

/**
 * An instant by India's clock, with the zone named: `Wed 25 Nov 2026, 7:00 pm IST`. What follows the comma never breaks.
 * @param instant  ISO 8601; anything else comes back as it is
 */
export function writeIndianTime(instant: string, language: Language): string {
  const at = shifted(instant)
  if (at === undefined) return instant
  const day = `${DAYS[language][at.getUTCDay()]} ${at.getUTCDate()} ${MONTHS[language][at.getUTCMonth()]} ${at.getUTCFullYear()}`
  return nameZone(`${day}, ${writeIndianHour(instant)}`)
}

/** The hour of an instant by India's clock: `7:00 pm`. */
export function writeIndianHour(instant: string): string {
  const at = shifted(instant)
  return at === undefined ? instant : writeMinute(at.getUTCHours() * 60 + at.getUTCMinutes())
}

/** A minute of the day as people write it: `7:00 pm`, with no break inside. @param minute  whole, after midnight, ≥ 0 */
export function writeMinute(minute: number): string {
  const hours = Math.floor(minute / 60) % 24
  return `${hours % 12 || 12}:${String(minute % 60).padStart(2, '0')}${NO_BREAK}${hours < 12 ? 'am' : 'pm'}`
}

/** A time by India's clock with the zone named behind it, on the same line. */
export function nameZone(time: string): string {
  return `${time}${NO_BREAK}IST`
}

/** The day of an instant in India: `2026-11-25`. */
export function indianDayOf(instant: string): string {
  return wallTimeOf(instant).slice(0, 10)
}

/** What India's clocks show at an instant, as a field for day and time takes it: `2026-11-25T19:00`; empty for none. */
export function wallTimeOf(instant: string): string {
  return shifted(instant)?.toISOString().slice(0, 16) ?? ''
}

/** The instant at which India's clocks show `2026-11-25T19:00`, in ISO 8601; undefined where there is no such minute. */
export function instantOfWallTime(wallTime: string): string | undefined {
  const [, minute] = wallTime.match(WALL_TIME) ?? []
  const at = new Date(`${minute}:00.000Z`)
  // The 31st of a month of 30 days is read as the next day: such a minute does not exist.
  if (minute === undefined || Number.isNaN(at.getTime()) || at.toISOString().slice(0, 16) !== minute) return undefined
  return new Date(at.getTime() - INDIA_AHEAD_MS).toISOString()
}

function shifted(instant: string): Date | undefined {
  const at = new Date(instant).getTime()
  return Number.isNaN(at) ? undefined : new Date(at + INDIA_AHEAD_MS)
}
