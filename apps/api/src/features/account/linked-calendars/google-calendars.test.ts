import { auth } from '@sopaan/contract/auth'
import { linkedCalendars } from '@sopaan/contract/linked-calendars'
import { notifications } from '@sopaan/contract/notifications'
import { planner } from '@sopaan/contract/planner'
import { sessions } from '@sopaan/contract/sessions'
import { expect, onTestFinished, test } from 'vitest'
import { syncDueCalendars } from '#api/jobs/sync-calendars.ts'
import { eraseAccounts } from '#api/jobs/worker.ts'
import { fakeGoogle } from '#api/testing/fake-google.ts'
import { aClient, aSignedIn } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'
import { watchCalendarAccess } from './ending-access.service.ts'

const GOOGLE = { clientId: 'client-1', clientSecret: 'secret-1' }
const OPTICS = { title: 'Optics', startsAt: '2026-11-22T12:30:00.000Z', durationMinutes: 60 }
const ASHA = 'asha@example.org'
const SCHOOL = 'school@example.org'
const NOW = '2026-11-21T09:30:00.000Z'
const DAY_SECONDS = 86_400

async function start() {
  const google = fakeGoogle()
  const server = await startApp({
    config: { rateLimitScale: 1_000, google: GOOGLE },
    outside: { calendarHttp: google.http },
  })
  onTestFinished(server.stop)
  server.clock.set(NOW)
  const { person, request } = await aClient(server)
  const begin = async () => (await request(linkedCalendars.beginGoogle, {})).data.url
  const connect = async () =>
    (await request(linkedCalendars.connectGoogle, { body: google.consent(await begin()) })).data
  return { google, server, person, request, begin, connect }
}

/** Connected: Asha's own calendar is written into, the one of the school is left free. */
async function connected() {
  const started = await start()
  const { request, server, connect } = started
  const [link] = (await connect()).links
  const idOf = (name: string) => link?.calendars.find((each) => each.name === name)?._id ?? ''
  const params = { id: link?._id ?? '' }
  const body = { targetId: idOf('Asha'), busyIds: [idOf('School')], hasTitles: false }
  await request(linkedCalendars.choose, { params, body })
  const sync = async () => {
    await request(linkedCalendars.sync, { params })
    await syncDueCalendars(server.deps)
  }
  const linkNow = async () => (await request(linkedCalendars.find, {})).data.links[0]
  const bells = async () => (await request(notifications.list, { query: {} })).data.map(({ kind }) => kind)
  return { ...started, params, sync, linkNow, bells }
}

test('Google is asked for entries and the list of calendars alone, with a state and a challenge (RFC 7636)', async () => {
  const { begin, connect, request } = await start()
  const url = new URL(await begin())
  expect(url.origin + url.pathname).toBe('https://accounts.google.com/o/oauth2/v2/auth')
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    client_id: 'client-1',
    redirect_uri: 'https://sopaan.test/mentee-dashboard/profile',
    response_type: 'code',
    access_type: 'offline',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    scope:
      'https://www.googleapis.com/auth/calendar.events https://www.googleapis.com/auth/calendar.calendarlist.readonly',
  })
  expect((await request(linkedCalendars.find, {})).data.offered).toEqual(['google', 'caldav'])
  expect((await connect()).links).toMatchObject([
    {
      kind: 'google',
      state: 'choosing',
      calendars: [
        { name: 'Asha', isWritable: true },
        { name: 'School', isWritable: false },
      ],
    },
  ])
})

test('what Google hands back counts for the sign-in that asked, for ten minutes and once', async () => {
  const { google, server, person, begin, request } = await start()
  const other = await aClient(server)
  const body = google.consent(await begin())
  await expect(other.request(linkedCalendars.connectGoogle, { body })).rejects.toMatchObject({ code: 'CALENDAR_STATE' })
  await expect(request(linkedCalendars.connectGoogle, { body: { ...body, state: 'made-up' } })).rejects.toMatchObject({
    code: 'CALENDAR_STATE',
  })
  await request(linkedCalendars.connectGoogle, { body })
  await expect(request(linkedCalendars.connectGoogle, { body })).rejects.toMatchObject({ code: 'CALENDAR_ACCESS' })
  const late = google.consent(await begin())
  server.clock.advance(9 * 60_000)
  await person.browser.call(auth.refreshToken)
  server.clock.advance(60_001)
  await expect(request(linkedCalendars.connectGoogle, { body: late })).rejects.toMatchObject({ code: 'CALENDAR_STATE' })
})

test('without keys of Google it is not offered', async () => {
  const server = await startApp({ outside: { calendarHttp: fakeGoogle().http } })
  onTestFinished(server.stop)
  const { request } = await aClient(server)
  expect((await request(linkedCalendars.find, {})).data.offered).toEqual(['caldav'])
  await expect(request(linkedCalendars.beginGoogle, {})).rejects.toMatchObject({ code: 'CALENDAR_KIND_OFF' })
})

test('a session of study is written, follows what is changed here and there, and stays when it is deleted there', async () => {
  const { google, request, sync, bells } = await connected()
  google.change(ASHA, 'own', { summary: 'Mine', start: { dateTime: NOW }, end: { dateTime: '2026-11-21T10:30:00Z' } })
  const { session } = await request(sessions.create, { body: OPTICS })
  await sync()
  const copy = () => google.events(ASHA).find(({ id }) => id !== 'own')
  expect(copy()).toMatchObject({
    summary: 'Optics',
    start: { dateTime: OPTICS.startsAt, timeZone: 'Asia/Kolkata' },
    extendedProperties: { private: { sopaan: `study/${session._id}` } },
  })
  google.change(ASHA, copy()?.id ?? '', {
    start: { dateTime: '2026-11-23T19:00:00+05:30' },
    end: { dateTime: '2026-11-23T20:30:00+05:30' },
    colorId: '5',
  })
  await sync()
  const [moved] = (await request(sessions.list, {})).sessions
  expect(moved).toMatchObject({ startsAt: '2026-11-23T13:30:00.000Z', durationMinutes: 90 })
  await request(sessions.update, { params: { id: session._id }, body: { title: 'Lenses' } })
  await sync()
  expect(copy()).toMatchObject({ summary: 'Lenses', colorId: '5' })
  google.change(ASHA, copy()?.id ?? '', null)
  await sync()
  await sync()
  expect([copy(), await bells()]).toEqual([undefined, ['calendar-removed']])
  expect((await request(sessions.list, {})).sessions).toHaveLength(1)
  await request(sessions.update, { params: { id: session._id }, body: { title: 'Mirrors' } })
  await sync()
  expect(copy()).toMatchObject({ summary: 'Mirrors' })
  await request(sessions.remove, { params: { id: session._id } })
  await sync()
  expect(google.events(ASHA).map(({ id }) => id)).toEqual(['own'])
})

test('hours of the school are left free, but what is marked as free or was declined; a sync token that is over is no loss', async () => {
  const { google, request, sync, linkNow } = await connected()
  const at = (hour: string) => ({ dateTime: `2026-11-23T${hour}:00+05:30` })
  const lesson = { summary: 'Physics', start: at('18:00'), end: at('19:00') }
  google.change(SCHOOL, 'taken', lesson)
  google.change(SCHOOL, 'free', { ...lesson, transparency: 'transparent' })
  google.change(SCHOOL, 'declined', { ...lesson, attendees: [{ self: true, responseStatus: 'declined' }] })
  await sync()
  const hours = async () =>
    (await request(planner.find, {})).data.appointments.map(({ kind, startsAt }) => [kind, startsAt])
  expect(await hours()).toEqual([['busy', '2026-11-23T12:30:00.000Z']])
  google.change(SCHOOL, 'taken', { start: at('20:00'), end: at('21:00') })
  await sync()
  expect(await hours()).toEqual([['busy', '2026-11-23T14:30:00.000Z']])
  google.endSyncTokens()
  google.change(SCHOOL, 'taken', null)
  await sync()
  expect([await hours(), (await linkNow())?.state]).toEqual([[], 'active'])
})

test('access that was taken back at Google asks to connect again; disconnected, the token is handed back', async () => {
  const { google, request, sync, linkNow, bells, connect, params } = await connected()
  google.revoke()
  await sync()
  expect([(await linkNow())?.state, await bells()]).toEqual(['expired', ['calendar-expired']])
  await connect()
  await sync()
  expect(await linkNow()).toMatchObject({ state: 'active', trouble: null })
  await request(linkedCalendars.disconnect, { params })
  expect(google.revoked).toEqual(['refresh-token-1'])
})

test('access that was given for a time is told of three days and one day before it ends, each once, and owners how many it is', async () => {
  const { google, server, person, connect } = await connected()
  const owner = await aSignedIn(server, 'admin')
  // A sign-in does not last as long as this.
  const bellsOf = async ({ userId }: { userId: string }) => {
    const rows = await server.deps.db
      .selectFrom('notifications')
      .select(['kind', 'facts'])
      .where('userId', '=', userId)
      .where('kind', 'in', ['calendar-ending', 'calendars-ending'])
      .orderBy('raisedAt')
      .execute()
    return rows.map(({ kind, facts }) => [kind, facts])
  }
  await watchCalendarAccess(server.deps)
  google.grantFor(7 * DAY_SECONDS)
  await connect()
  const idle = async (days: number) => {
    server.clock.advance(days * DAY_SECONDS * 1_000)
    await watchCalendarAccess(server.deps)
    await watchCalendarAccess(server.deps)
  }
  await idle(3.5)
  expect([await bellsOf(person), await bellsOf(owner)]).toEqual([[], []])
  await idle(1)
  const ending = (days: number) => ['calendar-ending', { host: 'www.googleapis.com', days }]
  expect([await bellsOf(person), await bellsOf(owner)]).toEqual([[ending(2)], [['calendars-ending', { count: 1 }]]])
  await idle(0.75)
  expect(await bellsOf(person)).toEqual([ending(2)])
  await idle(1)
  expect([await bellsOf(person), (await bellsOf(owner)).length]).toEqual([[ending(2), ending(0)], 2])
  await idle(1)
  expect([await bellsOf(person), (await bellsOf(owner)).length]).toEqual([[ending(2), ending(0)], 2])
})

test('an account that is erased leaves nothing of its plan at Google, and gives the access back', async () => {
  const { google, server, person, request, sync } = await connected()
  google.change(ASHA, 'own', { summary: 'Mine', start: { dateTime: NOW }, end: { dateTime: '2026-11-21T10:30:00Z' } })
  await request(sessions.create, { body: { ...OPTICS, startsAt: '2026-12-05T12:30:00.000Z' } })
  await sync()
  expect(google.events(ASHA)).toHaveLength(2)
  const { db, now } = server.deps
  await db.updateTable('users').set({ status: 'deleted', deletedAt: now() }).where('id', '=', person.userId).execute()
  server.clock.advance(8 * 86_400_000)
  await eraseAccounts(server.deps)
  expect(google.events(ASHA).map(({ id }) => id)).toEqual(['own'])
  expect(google.revoked).toEqual(['refresh-token-1'])
  expect(await db.selectFrom('calendarLinks').selectAll().execute()).toEqual([])
})
