import type { MentorHoursFields } from '@sopaan/contract/mentors'
import { addDays, listDays } from '@sopaan/domain/time/days'
import { writeClock } from '@sopaan/domain/time/format'

/** Hours as they stand in fields. The key stays with them however the list around them changes. */
export type RangeDraft = { key: string; from: string; to: string }
/** A day that is not as the week has it; `until`: the last of several days away on end. */
export type ExceptionDraft = { key: string; day: string; until?: string; ranges: readonly RangeDraft[] }
/** All that can be said of a mentor's hours, as text. */
export type HoursDraft = {
  zone: string
  /** Seven days from Monday. */
  week: readonly (readonly RangeDraft[])[]
  exceptions: readonly ExceptionDraft[]
  sessionMinutes: string
  bufferMinutes: string
  noticeHours: string
  aheadDays: string
  perDayMax: string
  peopleMax: string
  meetingUrl: string
  calendarUrl: string
}

/** What is wrong, by the place where it is said: a name of the draft, or the key of hours or of a day and its field. */
export type RangesByDay = Readonly<Record<string, string>>

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7]
const DAY_MINUTES = 1_440
/** Days of one row away on end, as many as the server takes in all. */
export const HOLIDAY_DAYS_MAX = 60
/** What the first hours of a first day begin with. */
const FIRST_RANGE = { from: '19:00', to: '21:00' }
/** A field for a time knows no 24:00; the end of a day is written as its midnight. */
const DAY_END = { kept: '24:00', field: '00:00' }

/**
 * The fields for hours as they are kept; other days that have passed are left out.
 * @param today  a day in the zone of the reader, such as 2026-11-25
 */
export function draftOf(hours: MentorHoursFields, today: string): HoursDraft {
  return {
    zone: hours.zone,
    week: WEEKDAYS.map((day) =>
      hours.weekly
        .filter(({ weekday }) => weekday === day)
        .map(({ range }) => rangeDraftOf(range))
        .toSorted((a, b) => a.from.localeCompare(b.from)),
    ),
    exceptions: hours.exceptions
      .filter(({ day }) => day >= today)
      .toSorted((a, b) => a.day.localeCompare(b.day))
      .reduce<ExceptionDraft[]>(joinAway, []),
    sessionMinutes: String(hours.sessionMinutes),
    bufferMinutes: String(hours.bufferMinutes),
    noticeHours: String(hours.noticeHours),
    aheadDays: String(hours.aheadDays),
    perDayMax: String(hours.perDayMax),
    peopleMax: String(hours.peopleMax),
    meetingUrl: hours.meetingUrl ?? '',
    calendarUrl: hours.calendarUrl ?? '',
  }
}

/** The hours in the fields as the call takes them; what is no number stays none, and the call says so. */
export function draftedHours(draft: HoursDraft, isTakingBookings: boolean): MentorHoursFields {
  return {
    zone: draft.zone,
    weekly: draft.week.flatMap((ranges, at) => ranges.map((range) => ({ weekday: at + 1, range: rangeOf(range) }))),
    exceptions: draft.exceptions.flatMap((exception) =>
      daysOf(exception).map((day) => ({ day, ranges: exception.ranges.map(rangeOf) })),
    ),
    // The choices of the form are the lengths of the contract.
    sessionMinutes: numberOf(draft.sessionMinutes) as MentorHoursFields['sessionMinutes'],
    bufferMinutes: numberOf(draft.bufferMinutes),
    noticeHours: numberOf(draft.noticeHours),
    aheadDays: numberOf(draft.aheadDays),
    perDayMax: numberOf(draft.perDayMax),
    peopleMax: numberOf(draft.peopleMax),
    calendarUrl: draft.calendarUrl.trim() || null,
    meetingUrl: draft.meetingUrl.trim() || null,
    isTakingBookings,
  }
}

/**
 * Where on the page each message of the server belongs: hours and days are known there by their keys.
 * @param errors  by path, such as `weekly.0.range.to` or `exceptions.1.day`
 */
export function rangesOf(draft: HoursDraft, errors: RangesByDay): RangesByDay {
  const weekly = draft.week.flat()
  // What stands at a row is not said of the whole list as well.
  const paths = Object.keys(errors).filter((path) => !Object.keys(errors).some((each) => each.startsWith(`${path}.`)))
  const placed = paths.map((path) => {
    const [list, at, ...rest] = path.split('.')
    const field = rest.at(-1)
    const key = list === 'weekly' ? weekly[Number(at)]?.key : exceptionKeyOf(draft, Number(at), rest)
    const isOfList = (list === 'weekly' || list === 'exceptions') && key !== undefined && field !== undefined
    return [isOfList ? `${key}.${field}` : path, errors[path]]
  })
  return Object.fromEntries(placed)
}

function exceptionKeyOf(draft: HoursDraft, at: number, rest: readonly string[]): string | undefined {
  // Days away on end are one row here, and a day each for the server.
  const exception = draft.exceptions.flatMap((each) => daysOf(each).map(() => each))[at]
  return rest[0] === 'ranges' ? exception?.ranges[Number(rest[1])]?.key : exception?.key
}

/** The keys of days that stand in the list a second time. */
export function listTwice(exceptions: readonly ExceptionDraft[]): readonly string[] {
  return exceptions
    .filter((exception, at) => {
      const days = daysOf(exception).filter((day) => day !== '')
      return exceptions.slice(0, at).some((earlier) => daysOf(earlier).some((day) => days.includes(day)))
    })
    .map(({ key }) => key)
}

/** One more stretch of hours in a day: after the last one, or as the day before it in the week that has hours. */
export function withMoreHours(week: HoursDraft['week'], at: number): HoursDraft['week'] {
  const own = week[at] ?? []
  const like = week.slice(0, at).findLast((ranges) => ranges.length > 0) ?? week.find((ranges) => ranges.length > 0)
  const added = own.length > 0 ? [laterThan(own)] : (like ?? [FIRST_RANGE]).map(({ from, to }) => newRange(from, to))
  return week.with(at, [...own, ...added])
}

/** A day that is not as the week has it: away, until it is given hours. */
export function newException(): ExceptionDraft {
  return { key: newKey(), day: '', ranges: [] }
}

/** Days away on end. @param from  first day, @param until  last day, not before it and at most `HOLIDAY_DAYS_MAX` in all */
export function newHoliday(from: string, until: string): ExceptionDraft {
  return { key: newKey(), day: from, until, ranges: [] }
}

/** A week in which some days have the hours of another one. @param to  days from 0, Monday */
export function withCopiedHours(week: HoursDraft['week'], from: number, to: readonly number[]): HoursDraft['week'] {
  const hours = week[from] ?? []
  return week.map((own, at) => (to.includes(at) ? hours.map((range) => newRange(range.from, range.to)) : own))
}

/** The days that a row stands for. */
function daysOf({ day, until }: ExceptionDraft): string[] {
  if (until === undefined || day === '' || until <= day) return [day]
  return listDays(day, until).slice(0, HOLIDAY_DAYS_MAX)
}

/** Puts a day behind the rows before it; days away on end become one row. */
function joinAway(rows: ExceptionDraft[], { day, ranges }: MentorHoursFields['exceptions'][number]): ExceptionDraft[] {
  const last = rows.at(-1)
  const isNext = last !== undefined && last.ranges.length === 0 && addDays(last.until ?? last.day, 1) === day
  if (isNext && ranges.length === 0) return [...rows.slice(0, -1), { ...last, until: day }]
  return [...rows, { key: newKey(), day, ranges: ranges.map(rangeDraftOf) }]
}

/** One more stretch of hours in a day of its own. */
export function laterThan(ranges: readonly RangeDraft[]): RangeDraft {
  const last = ranges.at(-1)
  if (last === undefined) return newRange(FIRST_RANGE.from, FIRST_RANGE.to)
  const from = minutesOf(last.to)
  if (from === undefined || from === 0 || from + 60 >= DAY_MINUTES) return newRange('', '')
  return newRange(writeClock(from + 30), writeClock(Math.min(DAY_MINUTES, from + 120) % DAY_MINUTES))
}

function newRange(from: string, to: string): RangeDraft {
  return { key: newKey(), from, to }
}

function newKey(): string {
  return crypto.randomUUID()
}

function rangeDraftOf({ from, to }: { from: string; to: string }): RangeDraft {
  return newRange(from, to === DAY_END.kept ? DAY_END.field : to)
}

function rangeOf({ from, to }: RangeDraft): { from: string; to: string } {
  return { from, to: to === DAY_END.field ? DAY_END.kept : to }
}

function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text)
}

function minutesOf(clock: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(clock) ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}
