import { createHash } from 'node:crypto'
import type { Span } from '@sopaan/domain/mentoring/hours'
import { DAY_MS } from '@sopaan/domain/time/durations'
import { istDate, startOfIstDay } from '@sopaan/domain/time/ist'
import * as z from 'zod/mini'
import { type CalendarHttp, CalendarRefused } from './calendar-http.ts'
import { type GoogleSite, readGoogle, refreshGoogleAccess } from './google-access.ts'
import type { OutsideAnswer } from './public-request.ts'
import type {
  CalendarClient,
  RemoteCalendar,
  RemoteChanges,
  RemoteCopy,
  RemoteEntry,
  RemoteItem,
} from './remote-calendars.ts'

/** Source of paths and fields: Google, "Calendar API v3: CalendarList, Events, Synchronize resources efficiently". */
const API = 'https://www.googleapis.com/calendar/v3'
/** Pages of a list that are read: 2,500 entries each. */
const PAGES_MAX = 8
/** The private property of an entry that says which of ours it is. */
const MARK = 'sopaan'

const when = z.object({ date: z.optional(z.string()), dateTime: z.optional(z.string()) })
const event = z.object({
  id: z.string(),
  etag: z.optional(z.string()),
  status: z.optional(z.string()),
  summary: z.optional(z.string()),
  iCalUID: z.optional(z.string()),
  start: z.optional(when),
  end: z.optional(when),
  transparency: z.optional(z.string()),
  recurrence: z.optional(z.array(z.string())),
  recurringEventId: z.optional(z.string()),
  attendees: z.optional(z.array(z.object({ self: z.optional(z.boolean()), responseStatus: z.optional(z.string()) }))),
  extendedProperties: z.optional(z.object({ private: z.optional(z.record(z.string(), z.string())) })),
})
type GoogleEvent = z.output<typeof event>
const eventPage = z.object({
  items: z._default(z.array(event), []),
  nextPageToken: z.optional(z.string()),
  nextSyncToken: z.optional(z.string()),
})
const calendarPage = z.object({
  items: z._default(
    z.array(
      z.object({
        id: z.string(),
        summary: z.optional(z.string()),
        summaryOverride: z.optional(z.string()),
        accessRole: z.optional(z.string()),
      }),
    ),
    [],
  ),
  nextPageToken: z.optional(z.string()),
})

/** The calendars of somebody at Google. */
export function googleClient(http: CalendarHttp, site: GoogleSite, refreshToken: string): CalendarClient {
  let access: Promise<string> | undefined
  const send: Send = async ({ method, path, query, etag, body, isFine = () => false }) => {
    access ??= refreshGoogleAccess(http, site, refreshToken)
    const search = new URLSearchParams(query).toString()
    const answer = await http({
      method,
      url: `${API}${path}${search && `?${search}`}`,
      headers: {
        authorization: `Bearer ${await access}`,
        accept: 'application/json',
        ...(etag !== undefined && { 'if-match': etag }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!isFine(answer.status)) checkStatus(answer)
    return answer
  }
  return {
    list: () => listCalendars(send),
    listChanges: (calendarId, since) => listChanges(send, calendarId, since),
    write: (calendarId, entry, copy) => write(send, calendarId, { entry, copy }),
    remove: async (calendarId, { remoteId, etag }) => {
      const isFine = (status: number) => status === 404 || status === 410
      await send({ method: 'DELETE', path: eventPath(calendarId, remoteId), etag, isFine })
    },
  }
}

type Outgoing = {
  method: string
  path: string
  query?: Record<string, string>
  etag?: string
  body?: unknown
  isFine?: (status: number) => boolean
}
type Send = (asked: Outgoing) => Promise<OutsideAnswer>

/** Source of the reasons: Google, "Calendar API: Handle API errors". */
function checkStatus({ status, text }: OutsideAnswer): void {
  if (status === 401) throw new CalendarRefused('access')
  if (status === 403 && text.includes('insufficientPermissions')) throw new CalendarRefused('access')
  if (status === 429 || status >= 500 || (status === 403 && /rateLimitExceeded/i.test(text)))
    throw new CalendarRefused('unreachable')
  if (status === 412) throw new CalendarRefused('changed')
  if (status < 200 || status >= 300) throw new CalendarRefused('answer')
}

async function listCalendars(send: Send): Promise<RemoteCalendar[]> {
  const found: RemoteCalendar[] = []
  let pageToken: string | undefined
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const query = { maxResults: '250', ...(pageToken !== undefined && { pageToken }) }
    const { items, nextPageToken } = readGoogle(
      calendarPage,
      await send({ method: 'GET', path: '/users/me/calendarList', query }),
    )
    for (const { id, summary, summaryOverride, accessRole } of items)
      found.push({
        id,
        name: summaryOverride ?? summary ?? id,
        isWritable: accessRole === 'owner' || accessRole === 'writer',
      })
    pageToken = nextPageToken
    if (pageToken === undefined) break
  }
  return found
}

/** By sync token; 410 says that it is over, and all of the window is read again. */
async function listChanges(
  send: Send,
  calendarId: string,
  { token, window }: { token: string | null; window: Span },
): Promise<RemoteChanges> {
  const some = token === null ? undefined : await readEvents(send, calendarId, { syncToken: token })
  if (some !== undefined)
    return {
      isWhole: false,
      items: some.events.flatMap((each) => itemOf(each) ?? []),
      removed: some.events.filter(isGone).map(({ id }) => id),
      token: some.syncToken,
    }
  const span = { timeMin: new Date(window.from).toISOString(), timeMax: new Date(window.to).toISOString() }
  const all = await readEvents(send, calendarId, span)
  if (all === undefined) throw new CalendarRefused('answer')
  return { isWhole: true, items: all.events.flatMap((each) => itemOf(each) ?? []), removed: [], token: all.syncToken }
}

/** Entries of a list, each time of those that recur by itself; undefined where the sync token is over. */
async function readEvents(send: Send, calendarId: string, which: Record<string, string>) {
  const events: GoogleEvent[] = []
  let pageToken: string | undefined
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const query = { singleEvents: 'true', maxResults: '2500', ...which, ...(pageToken !== undefined && { pageToken }) }
    const path = `/calendars/${encodeURIComponent(calendarId)}/events`
    const answer = await send({ method: 'GET', path, query, isFine: (status) => status === 410 })
    if (answer.status === 410) return undefined
    const { items, nextPageToken, nextSyncToken } = readGoogle(eventPage, answer)
    events.push(...items)
    pageToken = nextPageToken
    if (pageToken === undefined) return { events, syncToken: nextSyncToken ?? null }
  }
  throw new CalendarRefused('size')
}

function isGone({ status }: GoogleEvent): boolean {
  return status === 'cancelled'
}

function itemOf(found: GoogleEvent): RemoteItem | undefined {
  if (isGone(found) || found.etag === undefined) return undefined
  const times = timesOf(found)
  const isFree =
    found.transparency === 'transparent' ||
    found.attendees?.some(({ self, responseStatus }) => self === true && responseStatus === 'declined') === true
  return {
    remoteId: found.id,
    etag: found.etag,
    uid: found.iCalUID ?? found.id,
    mark: found.extendedProperties?.private?.[MARK],
    times,
    isRecurring: found.recurringEventId !== undefined || found.recurrence !== undefined,
    busy: times === undefined || isFree ? [] : [times],
    title: found.summary ?? '',
  }
}

function timesOf({ start, end }: GoogleEvent): Span | undefined {
  const from = instantOf(start)
  const to = instantOf(end)
  return from === undefined || to === undefined || to <= from ? undefined : { from, to }
}

/** A day is that of India: the product knows no other. */
function instantOf(at: z.output<typeof when> | undefined): number | undefined {
  if (at?.dateTime !== undefined) return Date.parse(at.dateTime) || undefined
  return at?.date === undefined ? undefined : startOfIstDay(at.date).getTime()
}

async function write(
  send: Send,
  calendarId: string,
  { entry, copy }: { entry: RemoteEntry; copy: RemoteCopy | undefined },
): Promise<RemoteCopy> {
  const body = bodyOf(entry)
  const patch = async (remoteId: string, etag?: string) =>
    copyOf(
      await send({ method: 'PATCH', path: eventPath(calendarId, remoteId), body, ...(etag !== undefined && { etag }) }),
    )
  if (copy) return patch(copy.remoteId, copy.etag)
  // Letters and digits of base32hex, as ids of entries must be: the same entry has the same id, so that a try is harmless twice.
  const id = createHash('sha256').update(`${entry.uid} ${entry.mark}`).digest('hex').slice(0, 40)
  const path = `/calendars/${encodeURIComponent(calendarId)}/events`
  const made = await send({ method: 'POST', path, body: { id, ...body }, isFine: (status) => status === 409 })
  return made.status === 409 ? patch(id) : copyOf(made)
}

function copyOf(answer: OutsideAnswer): RemoteCopy {
  const { id, etag } = readGoogle(event, answer)
  if (etag === undefined) throw new CalendarRefused('answer')
  return { remoteId: id, etag }
}

function bodyOf({ mark, title, description, location, url, startsAt, endsAt, isAllDay }: RemoteEntry) {
  const text = [description, url].filter(Boolean).join('\n\n')
  const at = (instant: Date) =>
    isAllDay ? { date: istDate(instant) } : { dateTime: instant.toISOString(), timeZone: 'Asia/Kolkata' }
  return {
    status: 'confirmed',
    summary: title,
    description: text,
    location: location ?? '',
    start: at(startsAt),
    end: at(isAllDay ? lastDayAfter(startsAt, endsAt) : endsAt),
    transparency: isAllDay ? 'transparent' : 'opaque',
    extendedProperties: { private: { [MARK]: mark } },
  }
}

/** The day after the last one (Google takes it as exclusive), at least one day on. */
function lastDayAfter(startsAt: Date, endsAt: Date): Date {
  return new Date(Math.max(endsAt.getTime(), startsAt.getTime() + DAY_MS))
}

function eventPath(calendarId: string, remoteId: string): string {
  return `/calendars/${encodeURIComponent(calendarId)}/events/${encodeURIComponent(remoteId)}`
}
