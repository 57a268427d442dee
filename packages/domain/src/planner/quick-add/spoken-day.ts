import { addDays, isDay, mondayOf, weekdayOf } from '../../time/days.ts'
import type { Repeat } from '../recurrence.ts'

const WEEKDAYS: readonly string[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const MONTHS: readonly string[] = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const WEEKDAY = '(sun|mon|tue|wed|thu|fri|sat)(?:s|nes|r|rs|ur)?(?:day)?s?'
const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'

const EVERY_DAY = /\b(?:daily|every\s*day|each day)\b/i
const EVERY_WEEKDAY_WORD = /\b(?:every |on )?weekdays?\b/i
const EVERY_WEEK = new RegExp(String.raw`\b(?:every|each)\s+${WEEKDAY}\b`, 'i')
const AFTER_TOMORROW = /\b(?:the )?day after tomorrow\b/i
const TOMORROW = /\b(?:tomorrow|tmrw|tmr|tomo)\b/i
const TODAY = /\b(?:today|tonight)\b/i
const IN_DAYS = /\b(?:in|after) (\d{1,2}) days?\b/i
const NEXT_WEEKDAY = new RegExp(String.raw`\b(?:on )?next ${WEEKDAY}\b`, 'i')
const MANY_WEEKDAYS = new RegExp(
  String.raw`\b(every |each |on )?${WEEKDAY}(?:(?:[ ,/&+]+|,? and )${WEEKDAY})+(?![\w])`,
  'i',
)
const ON_WEEKDAY = new RegExp(String.raw`\b(?:on |this )?${WEEKDAY}\b`, 'i')
const DAY_MONTH = new RegExp(
  String.raw`\b(?:on )?(?:the )?(\d{1,2})(?:st|nd|rd|th)?(?: of)? ${MONTH}\b(?:,? (20\d\d))?`,
  'i',
)
const MONTH_DAY = new RegExp(String.raw`\b(?:on )?${MONTH} (\d{1,2})(?:st|nd|rd|th)?\b(?:,? (20\d\d))?`, 'i')
const NUMBERS = /(?<![\w/])(?:on )?(\d{1,2})\/(\d{1,2})(?:\/(20\d\d))?(?![\w/])/i

type Context = { today: string; minute: number; startMinute: number }

/**
 * `isFixed`: the line names one day, so it may lie in the past; otherwise the next day that fits was taken. `alsoOn`: the
 * other days of a line that names several.
 */
export type SpokenDay =
  | { kind: 'day'; day: string; alsoOn: string[]; isFixed: boolean; repeat: Repeat | undefined; rest: string }
  | { kind: 'none' }

/** The day a line names, Indian order of day and month; the next one on which its hour is still to come where it names none. */
export function readSpokenDay(text: string, context: Context): SpokenDay {
  return (
    readMany(text, context) ??
    readRepeated(text, context) ??
    readNear(text, context) ??
    readWeekday(text, context) ??
    readDate(text, context)
  )
}

/** Several days of the week: `mon wed fri`, `every tue and thu`. */
function readMany(text: string, context: Context): SpokenDay | undefined {
  const [said, often] = text.match(MANY_WEEKDAYS) ?? []
  if (said === undefined) return undefined
  const names = [...said.matchAll(new RegExp(String.raw`\b${WEEKDAY}\b`, 'gi'))].flatMap(([, name]) => name ?? [])
  const [day, ...alsoOn] = [...new Set(names.map((name) => comingWeekday(name, nextOf(context))))].sort()
  if (day === undefined) return undefined
  const isOften = often !== undefined && often.trim().toLowerCase() !== 'on'
  return found(text, MANY_WEEKDAYS, { day, alsoOn, ...(isOften && { repeat: 'weekly' }) })
}

function readRepeated(text: string, context: Context): SpokenDay | undefined {
  const next = nextOf(context)
  if (EVERY_DAY.test(text)) return found(text, EVERY_DAY, { day: next, repeat: 'daily' })
  if (EVERY_WEEKDAY_WORD.test(text)) {
    const isWork = (day: string) => weekdayOf(day) > 0 && weekdayOf(day) < 6
    const day = [0, 1, 2].map((count) => addDays(next, count)).find(isWork) ?? next
    return found(text, EVERY_WEEKDAY_WORD, { day, repeat: 'weekdays' })
  }
  const [, name] = text.match(EVERY_WEEK) ?? []
  if (name === undefined) return undefined
  return found(text, EVERY_WEEK, { day: comingWeekday(name, next), repeat: 'weekly' })
}

function readNear(text: string, { today }: Context): SpokenDay | undefined {
  if (AFTER_TOMORROW.test(text)) return found(text, AFTER_TOMORROW, { day: addDays(today, 2) })
  if (TOMORROW.test(text)) return found(text, TOMORROW, { day: addDays(today, 1) })
  if (TODAY.test(text)) return found(text, TODAY, { day: today, isFixed: true })
  const [, count] = text.match(IN_DAYS) ?? []
  return count === undefined ? undefined : found(text, IN_DAYS, { day: addDays(today, Number(count)) })
}

function readWeekday(text: string, context: Context): SpokenDay | undefined {
  const [, next] = text.match(NEXT_WEEKDAY) ?? []
  if (next !== undefined) {
    return found(text, NEXT_WEEKDAY, { day: comingWeekday(next, addDays(mondayOf(context.today), 7)) })
  }
  const [, name] = text.match(ON_WEEKDAY) ?? []
  return name === undefined ? undefined : found(text, ON_WEEKDAY, { day: comingWeekday(name, nextOf(context)) })
}

function readDate(text: string, context: Context): SpokenDay {
  const written = writtenDate(text)
  if (written === undefined)
    return { kind: 'day', day: nextOf(context), alsoOn: [], isFixed: false, repeat: undefined, rest: text }
  const { date, month, year, pattern } = written
  const thisYear = Number(context.today.slice(0, 4))
  const day = dayOf(year ?? thisYear, month, date)
  if (day === undefined) return { kind: 'none' }
  const meant = year === undefined && day < context.today ? dayOf(thisYear + 1, month, date) : day
  return meant === undefined ? { kind: 'none' } : found(text, pattern, { day: meant, isFixed: true })
}

function writtenDate(text: string) {
  const [, date, monthName, year] = text.match(DAY_MONTH) ?? []
  if (date !== undefined && monthName !== undefined) return dateParts(date, monthOf(monthName), year, DAY_MONTH)
  const [, name, day, yearOf] = text.match(MONTH_DAY) ?? []
  if (name !== undefined && day !== undefined) return dateParts(day, monthOf(name), yearOf, MONTH_DAY)
  const [, first, second, third] = text.match(NUMBERS) ?? []
  if (first === undefined || second === undefined) return undefined
  return dateParts(first, Number(second), third, NUMBERS)
}

function dateParts(date: string, month: number, year: string | undefined, pattern: RegExp) {
  return { date: Number(date), month, year: year === undefined ? undefined : Number(year), pattern }
}

function monthOf(name: string): number {
  return MONTHS.indexOf(name.toLowerCase()) + 1
}

function dayOf(year: number, month: number, date: number): string | undefined {
  const day = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
  return isDay(day) ? day : undefined
}

/** The next day on which the hour of the line is still to come. */
function nextOf({ today, minute, startMinute }: Context): string {
  return startMinute < minute ? addDays(today, 1) : today
}

function comingWeekday(name: string, from: string): string {
  const wanted = WEEKDAYS.indexOf(name.toLowerCase())
  return addDays(from, (wanted - weekdayOf(from) + 7) % 7)
}

function found(
  text: string,
  pattern: RegExp,
  { day, alsoOn = [], repeat, isFixed = false }: { day: string; alsoOn?: string[]; repeat?: Repeat; isFixed?: boolean },
): SpokenDay {
  return { kind: 'day', day, alsoOn, isFixed, repeat, rest: text.replace(pattern, ' ').replaceAll(/\s+/g, ' ').trim() }
}
