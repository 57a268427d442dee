/// <reference lib="esnext.temporal" />
import ical, {
  ICalAlarmType,
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import type { Config } from '#api/config.ts'
import type { MailAttachment } from '#api/outside/mailer.ts'

/** The only zone the product speaks in (S58). India has no summer time, and had no other offset since 1945. */
const ZONE = 'Asia/Kolkata'
const ZONE_LINES = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19451015T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'TZNAME:IST',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n')

/** How often a calendar that subscribed should read again: a deadline that is moved must not stand for days where it was. */
const READ_AGAIN_SECONDS = 6 * 3600

/** One thing in a calendar: an event, a session with a mentor, an hour of study. */
export type CalendarEntry = {
  /** What it is and which: the same pair is the same entry for ever, whatever else changes. */
  noun: string
  id: string
  /** 0 at first, one more with every change people are told of: a calendar takes the highest (RFC 5545, 3.8.7.4). */
  sequence: number
  title: string
  description?: string
  location?: string
  /** Where to join or read on, in full. */
  url?: string
  startsAt: Date
  endsAt: Date
  isCancelled?: boolean
  /** It takes the whole day in India on which it begins, and no hour of it. */
  isAllDay?: boolean
  /** When the calendar reminds, whole minutes before the start. */
  alarmsMinutesBefore?: readonly number[]
}

/** Whom an invitation is for. */
export type CalendarGuest = { name: string; email: string }

type FileDeps = { config: Pick<Config, 'mailFrom' | 'publicWebUrl'>; now: () => Date }

/**
 * The file of a mail that puts an entry into a guest's calendar, or changes it there: METHOD REQUEST. A higher
 * `sequence` under the same noun and id changes the entry in its place.
 */
export function invitationFile(deps: FileDeps, entry: CalendarEntry, guest: CalendarGuest): MailAttachment {
  return attachment('REQUEST', guestCalendar(deps, { ...entry, isCancelled: false }, guest).toString())
}

/**
 * The file of a mail that takes an entry out of a guest's calendar: METHOD CANCEL. Its `sequence` is at least the one of
 * the last invitation.
 */
export function cancellationFile(deps: FileDeps, entry: CalendarEntry, guest: CalendarGuest): MailAttachment {
  return attachment('CANCEL', guestCalendar(deps, { ...entry, isCancelled: true }, guest).toString())
}

/**
 * A calendar to download or to subscribe to: METHOD PUBLISH, no guests, cancelled entries marked.
 * @param name  what calendars call it
 */
export function publishedCalendar(deps: FileDeps, name: string, entries: readonly CalendarEntry[]): string {
  const calendar = openCalendar(ICalCalendarMethod.PUBLISH).name(escapeText(name))
  calendar.x('X-WR-TIMEZONE', ZONE)
  calendar.ttl(READ_AGAIN_SECONDS)
  for (const entry of entries) addEntry(deps, calendar, entry)
  return `${calendar}\r\n`
}

/** What marks an entry of ours in a calendar elsewhere: the property of a file, and its value. */
export const MARK_PROPERTY = 'X-SOPAAN-ENTRY'

/** Which entry it is, in calendars elsewhere. */
export function markOf({ noun, id }: Pick<CalendarEntry, 'noun' | 'id'>): string {
  return `${noun}/${id}`
}

/** What an entry is called across calendars: the same in every file, feed and calendar. */
export function entryUid(
  { config }: Pick<FileDeps, 'config'>,
  { noun, id }: Pick<CalendarEntry, 'noun' | 'id'>,
): string {
  return `${noun}-${id}@${entryHost(config)}`
}

/** Behind the sign @ in the names of our entries. */
export function entryHost({ publicWebUrl }: Pick<Config, 'publicWebUrl'>): string {
  return URL.parse(publicWebUrl)?.hostname ?? 'sopaan'
}

/** An entry as a server of calendars stores it: no method (RFC 4791, 4.1), no guests and no organizer, and the mark that it is ours. */
export function storedFile(deps: FileDeps, entry: CalendarEntry): string {
  const calendar = openCalendar(null)
  const event = addEntry(deps, calendar, entry).organizer(null).x(MARK_PROPERTY, markOf(entry))
  // A day on which something is due takes nobody's hours.
  if (entry.isAllDay) event.transparency(ICalEventTransparency.TRANSPARENT)
  return `${calendar}\r\n`
}

/** The name is written as it is given: what parts values is escaped (RFC 5545, 3.3.11), and it stays one line. */
function escapeText(text: string): string {
  return text.replace(/[\r\n]+/g, ' ').replace(/[\\;,]/g, '\\$&')
}

/** What a calendar file is served and mailed as. */
export const CALENDAR_TYPE = 'text/calendar; charset=utf-8'

function attachment(method: string, text: string): MailAttachment {
  return { name: 'invite.ics', contentType: `${CALENDAR_TYPE}; method=${method}`, text: `${text}\r\n` }
}

function guestCalendar(deps: FileDeps, entry: CalendarEntry, guest: CalendarGuest): ICalCalendar {
  const calendar = openCalendar(entry.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST)
  addEntry(deps, calendar, entry).createAttendee({ ...guest, status: ICalAttendeeStatus.ACCEPTED, rsvp: false })
  return calendar
}

function openCalendar(method: ICalCalendarMethod | null): ICalCalendar {
  const calendar = ical({ prodId: { company: 'Sopaan', product: 'Calendar', language: 'EN' }, method })
  // The zone stands with each entry, not here: DTSTAMP must stay in UTC (RFC 5545, 3.8.7.2).
  return calendar.timezone({ name: null, generator: () => ZONE_LINES })
}

function addEntry(deps: FileDeps, calendar: ICalCalendar, entry: CalendarEntry) {
  const { mailFrom } = deps.config
  const event = calendar.createEvent({
    id: entryUid(deps, entry),
    sequence: entry.sequence,
    stamp: deps.now(),
    start: Temporal.Instant.fromEpochMilliseconds(entry.startsAt.getTime()),
    end: Temporal.Instant.fromEpochMilliseconds(entry.endsAt.getTime()),
    timezone: ZONE,
    allDay: entry.isAllDay ?? false,
    summary: entry.title,
    description: entry.description ?? null,
    location: entry.location ?? null,
    url: entry.url === undefined ? null : plainUrl(entry.url),
    status: entry.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: 'Sopaan', email: /<([^>]+)>$/.exec(mailFrom)?.[1] ?? mailFrom },
  })
  if (!entry.isCancelled)
    for (const minutes of entry.alarmsMinutesBefore ?? [])
      event.createAlarm({ type: ICalAlarmType.display, trigger: minutes * 60, description: entry.title })
  return event
}

/** An address without the signs that text in a calendar file must escape and an address must not. */
function plainUrl(url: string): string {
  return url.replaceAll(',', '%2C').replaceAll(';', '%3B').replaceAll('\\', '%5C')
}
