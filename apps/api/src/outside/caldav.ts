import type { Span } from '@sopaan/domain/mentoring/hours'
import { readStoredEntry } from './busy-times.ts'
import { type CalendarHttp, CalendarRefused } from './calendar-http.ts'
import { type DavElement, escapeXml, findElement, readMultistatus } from './dav-xml.ts'
import type {
  CalendarClient,
  RemoteCalendar,
  RemoteChanges,
  RemoteCopy,
  RemoteEntry,
  RemoteItem,
} from './remote-calendars.ts'

/** Who reads, and where. */
export type DavAccess = {
  /** The collection that holds the calendars, as `findCalendarHome` found it. */
  home: string
  userName: string
  password: string
}

/** How a calendar is read: the zone for times that name none, and the property that marks what is ours. */
export type DavReading = { zone: string; markProperty: string }

const REDIRECTS_MAX = 3
/** Entries asked for at once (RFC 4791, 7.9), and changed ones from which on all of the window is read again. */
const ENTRIES_A_REPORT = 100
const CHANGES_MAX = 1_000

const NAMESPACES = 'xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:s="http://calendarserver.org/ns/"'
const XML_TYPE = 'application/xml; charset=utf-8'

/**
 * Where the calendars of somebody are, by the address they gave: the address itself, the well-known one of its host (RFC 6764,
 * 6), then the root; each asked whose it is (RFC 5397) and where that one's calendars are (RFC 4791, 6.2.1).
 * @throws {CalendarRefused} access for a wrong name or password
 */
export async function findCalendarHome(
  http: CalendarHttp,
  { address, ...person }: { address: string; userName: string; password: string },
): Promise<string> {
  const { origin } = new URL(address)
  const starts = [...new Set([address, `${origin}/.well-known/caldav`, `${origin}/`])]
  const send = sender(http, person)
  let met: CalendarRefused | undefined
  for (const start of starts) {
    try {
      const home = await homeFrom(send, start)
      if (home !== undefined) return home
    } catch (thrown) {
      // Another of the three may answer; a wrong password is wrong at all of them.
      if (!(thrown instanceof CalendarRefused) || thrown.why !== 'answer') throw thrown
      met = thrown
    }
  }
  throw met ?? new CalendarRefused('answer')
}

async function homeFrom(send: Send, start: string): Promise<string | undefined> {
  const principal = await findHref(send, start, '<d:current-user-principal/>', 'current-user-principal')
  if (principal === undefined) return undefined
  return findHref(send, principal, '<c:calendar-home-set/>', 'calendar-home-set')
}

async function findHref(send: Send, url: string, property: string, name: string): Promise<string | undefined> {
  const answer = await send({ method: 'PROPFIND', url, depth: '0', body: propfind(property) })
  for (const { found } of readMultistatus(answer.text).responses) {
    const href = findElement(found, name, 'href')?.text.trim()
    if (href) return resolved(href, answer.url)
  }
  return undefined
}

/** The calendars of somebody on a CalDAV server (RFC 4791). */
export function caldavClient(http: CalendarHttp, { home, ...person }: DavAccess, reading: DavReading): CalendarClient {
  const send = sender(http, person)
  return {
    list: () => listCalendars(send, home),
    listChanges: (calendarId, since) => listChanges(send, calendarId, { ...since, ...reading }),
    write: (calendarId, entry, copy) => write(send, entry, { calendarId, copy, markProperty: reading.markProperty }),
    remove: async (_, { remoteId, etag }) => {
      const headers = { 'if-match': etag }
      await send({ method: 'DELETE', url: remoteId, headers, isFine: (status) => status === 404 || status === 410 })
    },
  }
}

async function listCalendars(send: Send, home: string): Promise<RemoteCalendar[]> {
  const properties =
    '<d:resourcetype/><d:displayname/><c:supported-calendar-component-set/><d:current-user-privilege-set/>'
  const answer = await send({ method: 'PROPFIND', url: home, depth: '1', body: propfind(properties) })
  return readMultistatus(answer.text).responses.flatMap(({ href, found }): RemoteCalendar[] => {
    if (findElement(found, 'resourcetype', 'calendar') === undefined || !acceptsEvents(found)) return []
    const id = resolved(href, answer.url)
    const name = findElement(found, 'displayname')?.text.trim() || lastPart(id)
    return [{ id, name, isWritable: isWritable(found) }]
  })
}

/** A calendar that does not say what it takes takes everything (RFC 4791, 5.2.3). */
function acceptsEvents(found: DavElement | undefined): boolean {
  const components = findElement(found, 'supported-calendar-component-set')
  return components === undefined || components.inside.length === 0 || components.inside.some(isEventComponent)
}

function isEventComponent({ attributes }: DavElement): boolean {
  return attributes.name?.toUpperCase() === 'VEVENT'
}

/** Where a server says nothing of rights, a write shows it. */
function isWritable(found: DavElement | undefined): boolean {
  const rights = findElement(found, 'current-user-privilege-set')
  if (rights === undefined) return true
  const names = rights.inside.flatMap(({ inside }) => inside.map(({ name }) => name))
  return names.some((name) => name === 'all' || name === 'write' || name === 'write-content' || name === 'bind')
}

type Reading = DavReading & { token: string | null; window: Span }

/** By sync-token where the server has them (RFC 6578), else by the tag that changes with the calendar. */
async function listChanges(send: Send, calendarId: string, reading: Reading): Promise<RemoteChanges> {
  const tags = await readTags(send, calendarId)
  const token = tags.syncToken === undefined ? tagToken(tags.ctag) : `sync ${tags.syncToken}`
  if (token !== null && token === reading.token) return { isWhole: false, items: [], removed: [], token }
  const before = reading.token?.startsWith('sync ') ? reading.token.slice('sync '.length) : undefined
  const some = before === undefined ? undefined : await listSince(send, calendarId, before)
  if (some === undefined) {
    const body = `<c:calendar-query ${NAMESPACES}><d:prop><d:getetag/><c:calendar-data/></d:prop><c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT"><c:time-range start="${utc(reading.window.from)}" end="${utc(reading.window.to)}"/></c:comp-filter></c:comp-filter></c:filter></c:calendar-query>`
    const answer = await send({ method: 'REPORT', url: calendarId, depth: '1', body })
    return { isWhole: true, items: itemsOf(answer, reading), removed: [], token }
  }
  const items = await readItems(send, calendarId, { hrefs: some.changed, reading })
  const read = new Set(items.map(({ remoteId }) => remoteId))
  return {
    isWhole: false,
    items,
    removed: [...some.removed, ...some.changed.filter((each) => !read.has(each))],
    token: `sync ${some.token}`,
  }
}

function tagToken(ctag: string | undefined): string | null {
  return ctag === undefined ? null : `ctag ${ctag}`
}

async function readTags(
  send: Send,
  calendarId: string,
): Promise<{ syncToken: string | undefined; ctag: string | undefined }> {
  const body = propfind('<d:sync-token/><s:getctag/>')
  const answer = await send({ method: 'PROPFIND', url: calendarId, depth: '0', body })
  const [first] = readMultistatus(answer.text).responses
  const text = (name: string) => findElement(first?.found, name)?.text.trim() || undefined
  return { syncToken: text('sync-token'), ctag: text('getctag') }
}

/** What changed since a token; undefined where the server does not know it any more (RFC 6578, 3.2), or too much did. */
async function listSince(send: Send, calendarId: string, token: string) {
  const body = `<d:sync-collection ${NAMESPACES}><d:sync-token>${escapeXml(token)}</d:sync-token><d:sync-level>1</d:sync-level><d:prop><d:getetag/></d:prop></d:sync-collection>`
  const answer = await send({
    method: 'REPORT',
    url: calendarId,
    body,
    isFine: (status) => [403, 409, 410, 507].includes(status),
  })
  if (answer.status !== 207) return undefined
  const { responses, syncToken } = readMultistatus(answer.text)
  const isCut = responses.some(({ status }) => status === 507)
  if (syncToken === undefined || isCut || responses.length > CHANGES_MAX) return undefined
  const own = responses.map(({ href, status }) => ({ url: resolved(href, answer.url), status }))
  const entries = own.filter(({ url }) => url !== calendarId)
  return {
    token: syncToken,
    removed: entries.filter(({ status }) => status === 404).map(({ url }) => url),
    changed: entries.filter(({ status }) => status !== 404).map(({ url }) => url),
  }
}

async function readItems(
  send: Send,
  calendarId: string,
  { hrefs, reading }: { hrefs: readonly string[]; reading: DavReading & { window: Span } },
): Promise<RemoteItem[]> {
  const items: RemoteItem[] = []
  for (let at = 0; at < hrefs.length; at += ENTRIES_A_REPORT) {
    const some = hrefs
      .slice(at, at + ENTRIES_A_REPORT)
      .map((url) => `<d:href>${escapeXml(new URL(url).pathname)}</d:href>`)
    const body = `<c:calendar-multiget ${NAMESPACES}><d:prop><d:getetag/><c:calendar-data/></d:prop>${some.join('')}</c:calendar-multiget>`
    const answer = await send({ method: 'REPORT', url: calendarId, depth: '1', body })
    items.push(...itemsOf(answer, reading))
  }
  return items
}

function itemsOf(answer: Located, { zone, markProperty, window }: DavReading & { window: Span }): RemoteItem[] {
  return readMultistatus(answer.text).responses.flatMap(({ href, found }): RemoteItem[] => {
    const etag = findElement(found, 'getetag')?.text.trim()
    const text = findElement(found, 'calendar-data')?.text
    const entry = text && readStoredEntry(text, { within: window, zone, markProperty })
    return etag && entry ? [{ ...entry, remoteId: resolved(href, answer.url), etag }] : []
  })
}

type Writing = { calendarId: string; copy: RemoteCopy | undefined; markProperty: string }

async function write(send: Send, entry: RemoteEntry, { calendarId, copy, markProperty }: Writing): Promise<RemoteCopy> {
  const url = copy?.remoteId ?? new URL(`${fileName(entry.mark)}.ics`, calendarId).href
  const put = (condition: Record<string, string>, isFine: (status: number) => boolean = () => false) =>
    send({
      method: 'PUT',
      url,
      headers: { ...condition, 'content-type': 'text/calendar; charset=utf-8' },
      body: entry.file,
      isFine,
    })
  if (copy) return copyOf(send, await put({ 'if-match': copy.etag }))
  const made = await put({ 'if-none-match': '*' }, (status) => status === 412)
  if (made.status !== 412) return copyOf(send, made)
  // It is there from an earlier connection: ours is changed, what only has our address is left alone.
  const there = await send({ method: 'GET', url })
  const isOurs = there.text.includes(markProperty) && there.headers.etag !== undefined
  if (!isOurs) throw new CalendarRefused('changed')
  return copyOf(send, await put({ 'if-match': there.headers.etag ?? '' }))
}

/** What was written: a server that changed it on the way says no etag (RFC 4791, 5.3.4), and is asked for it. */
async function copyOf(send: Send, { url, headers }: Located): Promise<RemoteCopy> {
  if (headers.etag !== undefined) return { remoteId: url, etag: headers.etag }
  const answer = await send({ method: 'PROPFIND', url, depth: '0', body: propfind('<d:getetag/>') })
  const etag = findElement(readMultistatus(answer.text).responses[0]?.found, 'getetag')?.text.trim()
  if (!etag) throw new CalendarRefused('answer')
  return { remoteId: url, etag }
}

/** A name that any server takes in an address. */
function fileName(mark: string): string {
  return `sopaan-${mark.replace(/[^a-z0-9-]/gi, '-')}`
}

type Outgoing = {
  method: string
  url: string
  depth?: '0' | '1'
  headers?: Record<string, string>
  body?: string
  /** Statuses besides those of success that are an answer too. */
  isFine?: (status: number) => boolean
}
/** An answer, and the address that gave it. */
type Located = Awaited<ReturnType<CalendarHttp>> & { url: string }
type Send = (asked: Outgoing) => Promise<Located>

/** Sends as somebody. Redirects are followed to addresses that are as good as the first (RFC 6764, 6). */
function sender(http: CalendarHttp, { userName, password }: Pick<DavAccess, 'userName' | 'password'>): Send {
  const authorization = `Basic ${Buffer.from(`${userName}:${password}`).toString('base64')}`
  return async ({ method, url: first, depth, headers, body, isFine = () => false }) => {
    const sent = {
      authorization,
      ...(depth && { depth }),
      ...(body !== undefined && { 'content-type': XML_TYPE }),
      ...headers,
    }
    let url = first
    for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
      const answer = await http({ method, url, headers: sent, ...(body !== undefined && { body }) })
      const { status } = answer
      const { location } = answer.headers
      if ([301, 302, 307, 308].includes(status) && location) {
        url = resolved(location, url)
        continue
      }
      if (status === 401) throw new CalendarRefused('access')
      if (status === 412 && !isFine(status)) throw new CalendarRefused('changed')
      if ((status < 200 || status >= 300) && !isFine(status))
        throw new CalendarRefused(status >= 500 ? 'unreachable' : 'answer')
      return { ...answer, url }
    }
    throw new CalendarRefused('answer')
  }
}

function propfind(properties: string): string {
  return `<d:propfind ${NAMESPACES}><d:prop>${properties}</d:prop></d:propfind>`
}

function resolved(href: string, base: string): string {
  const url = URL.parse(href, base)
  if (url === null) throw new CalendarRefused('answer')
  return url.href
}

function lastPart(url: string): string {
  return decodeURIComponent(new URL(url).pathname.replace(/\/$/, '').split('/').at(-1) ?? url)
}

/** An instant as iCalendar writes it in UTC. */
function utc(atMs: number): string {
  return `${new Date(atMs).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`
}
