/** A stretch of time, ms since 1970: its beginning belongs to it, its end does not. */
export type Span = { from: number; to: number }

/** A stretch of one day by the wall clock, `10:00` to `13:30`; `24:00` is the end of the day. */
export type DayRange = { from: string; to: string }

/** When a mentor is there: the same every week, and other days instead. */
export type MentorHours = {
  /** An IANA zone, such as `Asia/Kolkata`: a mentor abroad keeps the hours of the place, also when its clocks are moved. */
  zone: string
  /** Days from 1 (Monday) to 7 (Sunday). */
  weekly: readonly (DayRange & { weekday: number })[]
  /** Days that are not as the week has them; no ranges: away. */
  exceptions: readonly { day: string; ranges: readonly DayRange[] }[]
}

/** The hours of a stretch of time at most, days: whoever asks for more is asking by mistake. */
const DAYS_MAX = 400

/**
 * When a mentor is there between two instants: in order, joined where they touch. An hour that the clocks leave out in
 * spring does not exist, and one they show twice in autumn is there twice.
 * @param within  at most 400 days
 * @throws {RangeError} where the zone is none, or the stretch is longer
 */
export function openSpans(hours: MentorHours, within: Span): Span[] {
  const first = Temporal.Instant.fromEpochMilliseconds(within.from).toZonedDateTimeISO(hours.zone).toPlainDate()
  const last = Temporal.Instant.fromEpochMilliseconds(within.to).toZonedDateTimeISO(hours.zone).toPlainDate()
  if (first.until(last).days > DAYS_MAX) throw new RangeError(`More than ${DAYS_MAX} days were asked for.`)
  const spans: Span[] = []
  for (let day = first; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    for (const range of rangesOf(hours, day)) spans.push(spanOf(day, range, hours.zone))
  }
  const cut = spans.map(({ from, to }) => ({ from: Math.max(from, within.from), to: Math.min(to, within.to) }))
  return joined(cut.filter(({ from, to }) => from < to))
}

/** The day of an instant by the clock of a zone: `2026-11-25`. */
export function dayInZone(instant: number, zone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).toPlainDate().toString()
}

/** Whether a word names a zone that clocks follow. */
export function isZone(word: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: word })
    return /^[A-Z][A-Za-z_]+\/[A-Za-z_+\-/0-9]+$/.test(word) || word === 'UTC'
  } catch {
    return false
  }
}

function rangesOf(hours: MentorHours, day: Temporal.PlainDate): readonly DayRange[] {
  const exception = hours.exceptions.find((each) => each.day === day.toString())
  return exception?.ranges ?? hours.weekly.filter(({ weekday }) => weekday === day.dayOfWeek)
}

function spanOf(day: Temporal.PlainDate, range: DayRange, zone: string): Span {
  return { from: instantOf(day, range.from, zone), to: instantOf(day, range.to, zone) }
}

function instantOf(day: Temporal.PlainDate, time: string, zone: string): number {
  const isNextDay = time === '24:00'
  const wall = (isNextDay ? day.add({ days: 1 }) : day).toPlainDateTime(isNextDay ? '00:00' : time)
  return wall.toZonedDateTime(zone).epochMilliseconds
}

function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = []
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else result.push({ ...span })
  }
  return result
}
