import { linkedCalendars } from '@sopaan/contract/linked-calendars'
import { mentors } from '@sopaan/contract/mentors'
import { notifications } from '@sopaan/contract/notifications'
import { planner } from '@sopaan/contract/planner'
import { sessions } from '@sopaan/contract/sessions'
import { users } from '@sopaan/contract/users'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, describe, expect, test } from 'vitest'
import { syncDueCalendars } from '#api/jobs/sync-calendars.ts'
import { localCalendarHttp } from '#api/outside/calendar-http.ts'
import { requestIn } from '#api/testing/browser.ts'
import { aMentorWithHours } from '#api/testing/mentors.ts'
import { aClient, aSignedIn, type Person, signIn } from '#api/testing/people.ts'
import { DAV_PERSON, hasRadicale, startRadicale, type TestRadicale } from '#api/testing/radicale.ts'
import { startApp } from '#api/testing/start-app.ts'
import { clearStaleBusy } from './busy-hours.service.ts'

const NOW = '2026-11-21T09:30:00.000Z'
/** Sunday, six in the evening in India. */
const OPTICS = { title: 'Optics', startsAt: '2026-11-22T12:30:00.000Z', durationMinutes: 60 }

const server = await startApp({
  config: { rateLimitScale: 1_000 },
  outside: { calendarHttp: localCalendarHttp(() => new Date()) },
})
afterAll(() => server.stop())

const lesson = (uid: string, lines: string) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//x//EN\r\nBEGIN:VEVENT\r\nUID:${uid}\r\nDTSTAMP:20261101T000000Z\r\nSUMMARY:Doctor\r\n${lines}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`

let made = 0

/** Somebody who connected the test's server: `ours` is written into, `family` is left free. */
async function connected(radicale: TestRadicale, owner?: Person) {
  server.clock.set(NOW)
  made += 1
  const person = owner ?? (await aSignedIn(server))
  const request = requestIn(person)
  const ours = await radicale.makeCalendar(`ours-${made}`, `Ours ${made}`)
  const family = await radicale.makeCalendar(`family-${made}`, `Family ${made}`)
  const connect = (password = DAV_PERSON.password) =>
    request(linkedCalendars.connectCaldav, {
      body: { address: radicale.address, userName: DAV_PERSON.userName, password },
    })
  const { data } = await connect()
  const [link] = data.links
  if (link === undefined) throw new Error('Nothing was connected.')
  const idOf = (name: string) => link.calendars.find((each) => each.name === `${name} ${made}`)?._id ?? ''
  const params = { id: link._id }
  const uses = { targetId: idOf('Ours'), busyIds: [idOf('Family')], hasTitles: false }
  await request(linkedCalendars.choose, { params, body: uses })
  const sync = async () => {
    await request(linkedCalendars.sync, { params })
    await syncDueCalendars(server.deps)
  }
  const linkNow = async () => (await request(linkedCalendars.find, {})).data.links[0]
  const bells = async () => (await request(notifications.list, { query: {} })).data.map(({ kind }) => kind)
  const add = async (body = OPTICS) => (await request(sessions.create, { body })).session
  const find = async (id: string) => (await request(sessions.list, {})).sessions.find(({ _id }) => _id === id)
  const copyOf = async (id: string) => (await radicale.read(ours)).get(`study-${id}@sopaan.test`)
  return { person, request, ours, family, connect, params, uses, sync, linkNow, bells, add, find, copyOf }
}

/** The file of an entry of ours as another app would write it at another hour. */
const fileAt = (part: string, start: string, end: string) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//x//EN\r\n${part
    .replace(/END:VCALENDAR[\s\S]*$/, '')
    .replace(/^DTSTART.*$/m, `DTSTART:${start}`)
    .replace(/^DTEND.*$/m, `DTEND:${end}`)
    .trim()}\r\nEND:VCALENDAR\r\n`

describe.skipIf(!hasRadicale())('with a CalDAV server', async () => {
  if (!hasRadicale()) return
  const radicale = await startRadicale()
  afterAll(radicale.stop)
  const hrefOf = (calendar: string, id: string) => `${calendar}sopaan-study-${id}.ics`

  test('a session of study is written, changed and taken out as it changes here; what others wrote there stays', async () => {
    const { request, ours, add, sync, copyOf, linkNow } = await connected(radicale)
    await radicale.put(`${ours}own.ics`, lesson('own', 'DTSTART:20261123T123000Z\r\nDTEND:20261123T133000Z'))
    const session = await add()
    await sync()
    expect(await copyOf(session._id)).toMatch(/SUMMARY:Optics/)
    expect(await copyOf(session._id)).toMatch(/DTSTART;TZID=Asia\/Kolkata:20261122T180000/)
    expect(await linkNow()).toMatchObject({ state: 'active', trouble: null, syncedAt: NOW })
    const params = { id: session._id }
    await request(sessions.update, { params, body: { startsAt: '2026-11-22T13:30:00.000Z' } })
    await sync()
    expect(await copyOf(session._id)).toMatch(/20261122T190000/)
    await request(sessions.remove, { params })
    await sync()
    expect([...(await radicale.read(ours)).keys()]).toEqual(['own'])
  })

  test('the hours of a chosen calendar are left free by the plan, without their titles unless they are wished for', async () => {
    const { request, family, params, uses, sync } = await connected(radicale)
    await radicale.put(`${family}a.ics`, lesson('a', 'DTSTART:20261123T123000Z\r\nDTEND:20261123T140000Z'))
    await sync()
    const appointments = async () => (await request(planner.find, {})).data.appointments
    expect(await appointments()).toMatchObject([
      {
        kind: 'busy',
        name: { en: 'Busy', hi: 'व्यस्त' },
        startsAt: '2026-11-23T12:30:00.000Z',
        durationMinutes: 90,
      },
    ])
    const rows = await server.deps.db.selectFrom('busyItems').select('title').execute()
    expect(rows.map(({ title }) => title)).not.toContain('Doctor')
    await request(users.updateMe, { body: { birthMonth: '2000-01' } })
    await request(linkedCalendars.choose, { params, body: { ...uses, hasTitles: true } })
    await sync()
    expect(await appointments()).toMatchObject([{ name: { en: 'Doctor' } }])
    await radicale.remove(`${family}a.ics`)
    await sync()
    expect(await appointments()).toEqual([])
  })

  test('the hours of a calendar that a mentor linked are offered to nobody', async () => {
    server.clock.set(NOW)
    const mentor = await aMentorWithHours(server)
    const { family, sync } = await connected(radicale, mentor)
    const slots = async () => {
      const query = { from: '2026-11-23', days: '1' }
      return (await server.request(mentors.slots, { params: { id: mentor.userId }, query })).data.slots
    }
    expect(await slots()).toContain('2026-11-23T12:30:00.000Z')
    await radicale.put(`${family}a.ics`, lesson('a', 'DTSTART:20261123T123000Z\r\nDTEND:20261123T140000Z'))
    await sync()
    const offered = await slots()
    expect(offered).not.toContain('2026-11-23T12:30:00.000Z')
    expect(offered.length).toBeGreaterThan(10)
  })

  test('of somebody under 18 no title is read, whatever is sent', async () => {
    const { request, params, uses } = await connected(radicale)
    const { data } = await request(linkedCalendars.choose, { params, body: { ...uses, hasTitles: true } })
    expect(data).toMatchObject({ mayShowTitles: false, links: [{ hasTitles: false }] })
  })

  test('a session that is moved in the calendar moves in the planner, with its length', async () => {
    const { ours, add, sync, find, copyOf, bells } = await connected(radicale)
    const session = await add()
    await sync()
    const part = (await copyOf(session._id)) ?? ''
    await radicale.put(hrefOf(ours, session._id), fileAt(part, '20261124T143000Z', '20261124T160000Z'))
    await sync()
    expect(await find(session._id)).toMatchObject({ startsAt: '2026-11-24T14:30:00.000Z', durationMinutes: 90 })
    expect(await copyOf(session._id)).toMatch(/20261124T200000/)
    expect(await bells()).toEqual([])
  })

  test('one that cannot move there is put back, and the person is told', async () => {
    const { ours, add, sync, find, copyOf, bells } = await connected(radicale)
    const session = await add()
    await sync()
    const part = (await copyOf(session._id)) ?? ''
    // Last week.
    await radicale.put(hrefOf(ours, session._id), fileAt(part, '20261114T143000Z', '20261114T153000Z'))
    await sync()
    expect(await find(session._id)).toMatchObject({ startsAt: OPTICS.startsAt, durationMinutes: 60 })
    await sync()
    expect(await copyOf(session._id)).toMatch(/20261122T180000/)
    expect(await bells()).toEqual(['calendar-put-back'])
  })

  test('one that is deleted in the calendar stays in the planner, is not written again until it changes, and the person is told once', async () => {
    const { request, ours, add, sync, find, copyOf, bells } = await connected(radicale)
    const session = await add()
    await sync()
    await radicale.remove(hrefOf(ours, session._id))
    await sync()
    await sync()
    expect(await find(session._id)).toMatchObject({ startsAt: OPTICS.startsAt })
    expect(await copyOf(session._id)).toBeUndefined()
    expect(await bells()).toEqual(['calendar-removed'])
    await request(sessions.update, { params: { id: session._id }, body: { title: 'Optics again' } })
    await sync()
    expect(await copyOf(session._id)).toMatch(/SUMMARY:Optics again/)
  })

  test('a password that was revoked ends the reading and the person is told; connected again, everything goes on', async () => {
    const { connect, add, sync, copyOf, linkNow, bells, uses } = await connected(radicale)
    await sync()
    radicale.changePassword('another-app-password')
    const session = await add()
    await sync()
    expect(await linkNow()).toMatchObject({ state: 'expired', trouble: 'access' })
    expect(await bells()).toEqual(['calendar-expired'])
    await expect(connect()).rejects.toMatchObject({ code: 'CALENDAR_ACCESS' })
    await connect('another-app-password')
    expect(await linkNow()).toMatchObject({ state: 'active', trouble: null })
    expect((await linkNow())?.calendars.find(({ isTarget }) => isTarget)?._id).toBe(uses.targetId)
    await sync()
    radicale.changePassword(DAV_PERSON.password)
    expect(await copyOf(session._id)).toBeDefined()
  })

  test('busy hours of access that ended stay for a week, say since when, then go; connected again they are read anew', async () => {
    const { person, request, family, connect, sync, linkNow } = await connected(radicale)
    // Every day for a month: some of them are ahead at each of the looks below.
    const daily = 'DTSTART:20261122T123000Z\r\nDTEND:20261122T133000Z\r\nRRULE:FREQ=DAILY;COUNT=30'
    await radicale.put(`${family}a.ics`, lesson('a', daily))
    await sync()
    const busy = async () => (await request(planner.find, {})).data.appointments.length
    expect([(await linkNow())?.stale, (await busy()) > 0]).toEqual([null, true])
    radicale.changePassword('another-app-password')
    await sync()
    const until = '2026-11-28T09:30:00.000Z'
    expect((await linkNow())?.stale).toEqual({ until, isOver: false })
    server.clock.set('2026-11-28T09:29:59.000Z')
    await signIn(person)
    await clearStaleBusy(server.deps)
    expect([(await linkNow())?.stale, (await busy()) > 0]).toEqual([{ until, isOver: false }, true])
    server.clock.set(until)
    await clearStaleBusy(server.deps)
    expect([(await linkNow())?.stale, await busy()]).toEqual([{ until, isOver: true }, 0])
    await connect('another-app-password')
    await sync()
    radicale.changePassword(DAV_PERSON.password)
    expect([(await linkNow())?.stale, (await busy()) > 0]).toEqual([null, true])
  })

  test('disconnected, what was written is taken out and nothing of it is kept', async () => {
    const { request, family, add, sync, copyOf, params } = await connected(radicale)
    await radicale.put(`${family}a.ics`, lesson('a', 'DTSTART:20261123T123000Z\r\nDTEND:20261123T140000Z'))
    const session = await add()
    await sync()
    const { data } = await request(linkedCalendars.disconnect, { params })
    expect(data).toMatchObject({ left: 0, calendars: { links: [] } })
    expect(await copyOf(session._id)).toBeUndefined()
    expect((await request(planner.find, {})).data.appointments).toEqual([])
    const left = await server.deps.db
      .selectFrom('linkedCalendars')
      .select('id')
      .where('linkId', '=', params.id)
      .execute()
    expect(left).toEqual([])
    await expect(request(linkedCalendars.disconnect, { params })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('nobody sees or changes the calendars of another, and only own ones that take entries are written into', async () => {
    const { params, uses, request } = await connected(radicale)
    const other = await connected(radicale)
    for (const refused of [
      () => other.request(linkedCalendars.choose, { params, body: uses }),
      () => other.request(linkedCalendars.sync, { params }),
      () => other.request(linkedCalendars.disconnect, { params }),
    ])
      await expect(refused()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(
      request(linkedCalendars.choose, { params, body: { ...uses, targetId: other.uses.targetId } }),
    ).rejects.toMatchObject({ code: 'CALENDAR_CHOICE' })
  })

  test('the secret is sealed, and the export holds the link without it', async () => {
    const { person, params } = await connected(radicale)
    const { sealedSecret } = await server.deps.db
      .selectFrom('calendarLinks')
      .select('sealedSecret')
      .where('id', '=', params.id)
      .executeTakeFirstOrThrow()
    expect(Buffer.from(sealedSecret).toString('latin1')).not.toContain(DAV_PERSON.password)
    const copy = (await person.browser.call(users.exportMe)).rawPayload
    const data = strFromU8(unzipSync(copy)['data.json'] ?? new Uint8Array())
    expect(JSON.parse(data).linkedCalendars.links).toHaveLength(1)
    expect(data).not.toContain(DAV_PERSON.password)
  })
})

test.each([
  ['http://', 'CALENDAR_ADDRESS'],
  ['ftp://dav.example.org', 'CALENDAR_ADDRESS'],
  ['http://10.0.0.7/', 'CALENDAR_ADDRESS'],
  ['https://192.168.1.1/dav', 'CALENDAR_ADDRESS'],
  ['http://127.0.0.1:9/', 'CALENDAR_SERVER_AWAY'],
])('%s is not connected: %s', async (address, code) => {
  const { request } = await aClient(server)
  const body = { address, userName: 'asha', password: 'x' }
  await expect(request(linkedCalendars.connectCaldav, { body })).rejects.toMatchObject({ code })
})

test('connecting needs a password that was given a short while ago', async () => {
  const person = await aSignedIn(server)
  await server.deps.db
    .updateTable('signIns')
    .set({ reauthenticatedAt: new Date(server.deps.now().getTime() - 16 * 60_000) })
    .where('userId', '=', person.userId)
    .execute()
  const body = { address: 'dav.example.org', userName: 'asha', password: 'x' }
  const answer = await person.browser.call(linkedCalendars.connectCaldav, { body })
  expect(answer.json().code).toBe('REAUTH_REQUIRED')
})
