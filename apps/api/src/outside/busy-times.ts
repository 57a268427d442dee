import type { Span } from '@sopaan/domain/mentoring/hours'
import ICAL from 'ical.js'

/** Times of a recurring entry that are looked at, so that one every second does not hold us up. */
const TIMES_MAX = 2_000
/** Entries that are read of one calendar. */
const ENTRIES_MAX = 5_000
/** Stretches that are kept. */
const SPANS_MAX = 1_000

/**
 * When somebody is busy between two instants, as an .ics file has it (RFC 5545): entries that are not cancelled and not
 * marked as free, each time of those that recur.
 * @param zone  for times that name none
 * @throws {Error} for what is no calendar
 */
export function busyTimes(text: string, within: Span, zone: string): Span[] {
  const calendar = new ICAL.Component(ICAL.parse(text))
  if (calendar.name !== 'vcalendar') throw new Error('This is no calendar.')
  for (const part of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(part)
  try {
    const spans = calendar
      .getAllSubcomponents('vevent')
      .slice(0, ENTRIES_MAX)
      .flatMap((part) => (isBusy(part) ? timesOf(new ICAL.Event(part), within, zone) : []))
    return spans.toSorted((a, b) => a.from - b.from).slice(0, SPANS_MAX)
  } finally {
    ICAL.TimezoneService.reset()
  }
}

/** One entry as a server of calendars stores it: one file, its changed times beside it. */
export type StoredEntry = {
  uid: string
  title: string
  /** The value of a property that marks it. */
  mark: string | undefined
  times: Span | undefined
  isRecurring: boolean
  busy: Span[]
}

/**
 * Reads the file of one stored entry; undefined for what is none, such as a task.
 * @param markProperty  the property whose value is its mark
 */
export function readStoredEntry(
  text: string,
  { within, zone, markProperty }: { within: Span; zone: string; markProperty: string },
): StoredEntry | undefined {
  try {
    const busy = busyTimes(text, within, zone)
    const parts = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
    const part = parts.find((each) => !each.hasProperty('recurrence-id')) ?? parts[0]
    if (part === undefined) return undefined
    const event = new ICAL.Event(part)
    const from = instantOf(event.startDate, zone)
    return {
      uid: event.uid,
      title: event.summary ?? '',
      mark: part.getFirstPropertyValue(markProperty.toLowerCase())?.toString(),
      times: { from, to: from + event.duration.toSeconds() * 1_000 },
      isRecurring: event.isRecurring(),
      busy,
    }
  } catch {
    // What cannot be read takes nobody's time.
    return undefined
  }
}

function isBusy(part: ICAL.Component): boolean {
  const word = (name: string) => String(part.getFirstPropertyValue(name) ?? '').toUpperCase()
  return word('transp') !== 'TRANSPARENT' && word('status') !== 'CANCELLED'
}

function timesOf(event: ICAL.Event, within: Span, zone: string): Span[] {
  const spans: Span[] = []
  const lengthMs = event.duration.toSeconds() * 1_000
  const add = (start: ICAL.Time) => {
    const from = instantOf(start, zone)
    const span = { from, to: from + lengthMs }
    if (span.from < span.to && span.from < within.to && within.from < span.to) spans.push(span)
    return from
  }
  // A changed time of a recurring entry is an entry of its own.
  if (!event.isRecurring() || event.isRecurrenceException()) {
    add(event.startDate)
    return spans
  }
  const times = event.iterator()
  for (let count = 0; count < TIMES_MAX; count += 1) {
    const next = times.next()
    if (!next || add(next) > within.to) break
  }
  return spans
}

/** A time as an instant; one that names no zone is read in the reader's. */
function instantOf(time: ICAL.Time, zone: string): number {
  if (time.zone !== ICAL.Timezone.localTimezone) return time.toJSDate().getTime()
  const { year, month, day, hour, minute, second } = time
  return Temporal.PlainDateTime.from({ year, month, day, hour, minute, second }).toZonedDateTime(zone).epochMilliseconds
}
