import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DAY_MS, HOUR_MS } from '@sopaan/domain/time/durations'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { MARK_PROPERTY, storedFile } from '#api/features/account/calendars/calendar-file.service.ts'
import { DAV_PERSON, hasRadicale, startRadicale } from '#api/testing/radicale.ts'
import { caldavClient, findCalendarHome } from './caldav.ts'
import { type CalendarHttp, localCalendarHttp, publicCalendarHttp } from './calendar-http.ts'
import { readMultistatus } from './dav-xml.ts'
import type { RemoteEntry } from './remote-calendars.ts'

const NOW = new Date('2026-11-21T09:30:00.000Z')
const now = () => NOW
const http = localCalendarHttp(now)
const READING = { zone: 'Asia/Kolkata', markProperty: MARK_PROPERTY }
const WINDOW = { from: NOW.getTime() - DAY_MS, to: NOW.getTime() + 60 * DAY_MS }
const FILE_DEPS = { config: { mailFrom: 'no-reply@sopaan.test', publicWebUrl: 'https://sopaan.test' }, now }

/** Monday, 23 November, six in the evening in India. */
function entryAt(startsAt = '2026-11-23T12:30:00.000Z', id = 'one'): RemoteEntry {
  const entry = {
    noun: 'study',
    id,
    sequence: 0,
    title: 'Optics',
    startsAt: new Date(startsAt),
    endsAt: new Date(Date.parse(startsAt) + HOUR_MS),
    isAllDay: false,
  }
  return { ...entry, mark: `study/${id}`, uid: `study-${id}@sopaan.test`, file: storedFile(FILE_DEPS, entry) }
}

const lesson = (uid: string, lines: string) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//x//EN\r\nBEGIN:VEVENT\r\nUID:${uid}\r\nDTSTAMP:20261101T000000Z\r\nSUMMARY:Doctor\r\n${lines}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`

describe.skipIf(!hasRadicale())('with a CalDAV server', async () => {
  if (!hasRadicale()) return
  const radicale = await startRadicale()
  afterAll(radicale.stop)
  const home = `${radicale.address}/${DAV_PERSON.userName}/`
  const client = caldavClient(http, { home, ...DAV_PERSON }, READING)

  test('the home of the calendars is found from the name of the host alone, and a wrong password is told apart', async () => {
    expect(await findCalendarHome(http, { address: `${radicale.address}/`, ...DAV_PERSON })).toBe(home)
    await expect(
      findCalendarHome(http, { address: `${radicale.address}/`, ...DAV_PERSON, password: 'wrong' }),
    ).rejects.toMatchObject({ why: 'access' })
  })

  test('calendars are listed by the names their person gave them', async () => {
    const url = await radicale.makeCalendar('family', 'Family &amp; home')
    expect(await client.list()).toContainEqual({ id: url, name: 'Family & home', isWritable: true })
  })

  test('what others write is read with its times, then only what changed, then what is gone', async () => {
    const url = await radicale.makeCalendar('changes', 'Changes')
    await radicale.put(`${url}a.ics`, lesson('a', 'DTSTART:20261123T123000Z\r\nDTEND:20261123T133000Z'))
    const first = await client.listChanges(url, { token: null, window: WINDOW })
    expect(first).toMatchObject({ isWhole: true, removed: [] })
    expect(first.items).toMatchObject([
      {
        uid: 'a',
        title: 'Doctor',
        mark: undefined,
        busy: [{ from: Date.parse('2026-11-23T12:30:00Z'), to: Date.parse('2026-11-23T13:30:00Z') }],
      },
    ])
    const same = await client.listChanges(url, { token: first.token, window: WINDOW })
    expect(same).toEqual({ isWhole: false, items: [], removed: [], token: first.token })
    await radicale.put(`${url}b.ics`, lesson('b', 'DTSTART;VALUE=DATE:20261124\r\nRRULE:FREQ=WEEKLY;COUNT=2'))
    const second = await client.listChanges(url, { token: same.token, window: WINDOW })
    expect(second).toMatchObject({ isWhole: false, items: [{ uid: 'b', isRecurring: true }], removed: [] })
    await radicale.remove(`${url}a.ics`)
    const third = await client.listChanges(url, { token: second.token, window: WINDOW })
    expect(third).toMatchObject({ isWhole: false, items: [], removed: [`${url}a.ics`] })
    const lost = await client.listChanges(url, { token: 'sync http://radicale.org/ns/sync/unknown', window: WINDOW })
    expect(lost).toMatchObject({ isWhole: true, items: [{ uid: 'b' }] })
  })

  test('an entry of ours is written, changed where it is as we left it, and taken out; never over what another app made of it', async () => {
    const url = await radicale.makeCalendar('ours', 'Ours')
    const copy = await client.write(url, entryAt())
    expect((await radicale.read(url)).get('study-one@sopaan.test')).toContain('X-SOPAAN-ENTRY:study/one')
    const moved = await client.write(url, entryAt('2026-11-23T13:30:00.000Z'), copy)
    expect(moved.etag).not.toBe(copy.etag)
    await expect(client.write(url, entryAt(), copy)).rejects.toMatchObject({ why: 'changed' })
    await expect(client.remove(url, copy)).rejects.toMatchObject({ why: 'changed' })
    // The same entry from another connection takes its own copy over.
    const again = await client.write(url, entryAt('2026-11-23T14:30:00.000Z'))
    expect(again.remoteId).toBe(copy.remoteId)
    const { items } = await client.listChanges(url, { token: null, window: WINDOW })
    expect(items).toMatchObject([
      { ...again, mark: 'study/one', times: { from: Date.parse('2026-11-23T14:30:00Z') }, isRecurring: false },
    ])
    await client.remove(url, again)
    await client.remove(url, again)
    expect((await radicale.read(url)).size).toBe(0)
  })

  test('what only has the address of an entry of ours is left alone', async () => {
    const url = await radicale.makeCalendar('foreign', 'Foreign')
    await radicale.put(`${url}sopaan-study-one.ics`, lesson('x', 'DTSTART:20261123T123000Z\r\nDTEND:20261123T133000Z'))
    await expect(client.write(url, entryAt())).rejects.toMatchObject({ why: 'changed' })
  })
})

test.each([
  'http://calendar.example.com/',
  'https://127.0.0.1/',
  'https://10.0.0.7/dav/',
  'https://[::1]/',
  'https://localhost/',
  'https://calendar.example.com:5232/',
])('API-14: nobody is asked at %s', async (address) => {
  await expect(
    findCalendarHome(publicCalendarHttp(now), { address, userName: 'asha', password: 'x' }),
  ).rejects.toMatchObject({ why: 'address' })
})

/** A server that answers everything the same, and what it was asked. */
function serverOf(answer: { status: number; location?: string; text?: string }): {
  http: CalendarHttp
  asked: string[]
} {
  const asked: string[] = []
  const send: CalendarHttp = async ({ url }) => {
    asked.push(url)
    return { status: answer.status, headers: { location: answer.location }, text: answer.text ?? '' }
  }
  return { http: send, asked }
}

test('a server that sends round and round is given up', async () => {
  const { http, asked } = serverOf({ status: 302, location: '/again' })
  await expect(
    findCalendarHome(http, { address: 'https://dav.example.com/', userName: 'a', password: 'b' }),
  ).rejects.toMatchObject({ why: 'answer' })
  // Four tries at each of the two addresses where it may begin.
  expect(asked).toHaveLength(8)
})

test('API-14: a redirect to an address inside is not followed', async () => {
  const open = publicCalendarHttp(now)
  const http: CalendarHttp = async (request) =>
    request.url === 'https://dav.example.com/'
      ? { status: 302, headers: { location: 'https://169.254.169.254/latest' }, text: '' }
      : open(request)
  await expect(
    findCalendarHome(http, { address: 'https://dav.example.com/', userName: 'a', password: 'b' }),
  ).rejects.toMatchObject({ why: 'address' })
})

test('INJ-05: an answer with a document type, one that is too deep, and what is none are refused', () => {
  const text = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY f SYSTEM "file:///etc/passwd">]>
    <D:multistatus xmlns:D="DAV:"><D:response><D:href>/&a;&f;&amp;</D:href></D:response></D:multistatus>`
  expect(() => readMultistatus(text)).toThrow('answer')
  expect(readMultistatus(text.replace(/<!DOCTYPE.*\]>/, '')).responses).toMatchObject([{ href: '/&a;&f;&' }])
  expect(() => readMultistatus('<a>'.repeat(100))).toThrow('answer')
  expect(() => readMultistatus('<html></html>')).toThrow('answer')
})

test('a host that fails five times in a row is left alone for a minute', async () => {
  let asked = 0
  const server = createServer((_, answer) => {
    asked += 1
    answer.writeHead(503).end()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  let atMs = NOW.getTime()
  const http = localCalendarHttp(() => new Date(atMs))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  for (let turn = 0; turn < 5; turn += 1) expect((await http({ method: 'GET', url })).status).toBe(503)
  await expect(http({ method: 'GET', url })).rejects.toMatchObject({ why: 'unreachable' })
  expect(asked).toBe(5)
  atMs += 61_000
  expect((await http({ method: 'GET', url })).status).toBe(503)
})
