import { auth } from '@sopaan/contract/auth'
import { type AnnouncementFields, managedAnnouncements } from '@sopaan/contract/managed-announcements'
import { notifications } from '@sopaan/contract/notifications'
import { site } from '@sopaan/contract/site'
import { DAY_MS } from '@sopaan/domain/time/durations'
import { expect, test } from 'vitest'
import { requestIn } from '#api/testing/browser.ts'
import { aClient, aSignedIn } from '#api/testing/people.ts'
import { aPurchase } from '#api/testing/purchases.ts'
import { startApp } from '#api/testing/start-app.ts'
import { sendAnnouncements } from './sending.service.ts'

const TEXT: AnnouncementFields = {
  topic: 'service',
  title: { en: 'Round 3 is out', hi: 'राउंड 3 आ गया' },
  body: { en: 'JoSAA has published round 3.', hi: 'JoSAA ने राउंड 3 जारी किया है।' },
  page: 'what-now',
  audience: { kind: 'everyone' },
  isByMail: true,
}
/** Half past ten in the morning in India. */
const MORNING = '2027-06-23T05:00:00.000Z'

/** A server at a morning of June, with an admin, a mentee and a mentor. */
async function start() {
  const server = await startApp()
  server.clock.set(MORNING)
  const admin = await aClient(server, 'admin')
  const mentee = await aSignedIn(server, 'mentee')
  const mentor = await aSignedIn(server, 'mentor')
  const { request } = admin
  const draft = async (change: Partial<AnnouncementFields> = {}) =>
    (await request(managedAnnouncements.add, { body: { ...TEXT, ...change } })).data
  /** Has a new draft go out, and a minute pass. */
  const send = async (change: Partial<AnnouncementFields> = {}) => {
    const { _id: id } = await draft(change)
    await request(managedAnnouncements.schedule, { params: { id }, body: { at: null } })
    server.clock.advance(61_000)
    await sendAnnouncements(server.deps)
    return (await request(managedAnnouncements.get, { params: { id } })).data
  }
  const bellOf = async (person: typeof mentee) => (await requestIn(person)(notifications.list, { query: {} })).data
  const mailsTo = (email: string) =>
    server.deps.db
      .selectFrom('outboxMails')
      .select(['language', 'facts', 'state'])
      .where('toAddress', '=', email)
      .where('kind', '=', 'notification')
      .execute()
  return { server, admin, mentee, mentor, request, draft, send, bellOf, mailsTo }
}

test('a service notice reaches mentees and mentors in the app and by mail, in their language, once, and never staff', async () => {
  const { server, admin, mentee, mentor, send, bellOf, mailsTo } = await start()
  await server.deps.db.updateTable('users').set({ language: 'hi' }).where('id', '=', mentee.userId).execute()
  const sent = await send()
  expect(sent).toMatchObject({ state: 'sent', reached: 2, read: 0, by: 'Kiran Das' })
  await sendAnnouncements(server.deps)
  const [notice, ...others] = await bellOf(mentee)
  expect(others).toEqual([])
  expect(notice).toMatchObject({ title: TEXT.title.hi, body: TEXT.body.hi, topic: 'service', link: '/what-now' })
  expect(await mailsTo(mentee.email)).toMatchObject([{ language: 'hi', facts: { title: TEXT.title.hi } }])
  expect(await mailsTo(mentor.email)).toMatchObject([{ language: 'en', facts: { body: TEXT.body.en } }])
  expect(await bellOf(admin.person)).toEqual([])
  await server.stop()
})

test('how many have read it is counted, and its list stands newest first', async () => {
  const { server, mentee, request, draft, send, bellOf } = await start()
  const first = await send()
  const [notice] = await bellOf(mentee)
  await requestIn(mentee)(notifications.markRead, { params: { id: notice?._id ?? '' } })
  server.clock.advance(1_000)
  const second = await draft()
  const { data } = await request(managedAnnouncements.list, { query: {} })
  expect(data.map(({ _id, state, read }) => [_id, state, read])).toEqual([
    [second._id, 'draft', 0],
    [first._id, 'sent', 1],
  ])
  await server.stop()
})

test('news comes by mail only to whoever asked for it, once a day, and never in the quiet hours', async () => {
  const { server, mentee, mentor, request, send, bellOf, mailsTo } = await start()
  await requestIn(mentee)(notifications.changeSetting, {
    params: { topic: 'news' },
    body: { isInApp: true, isByMail: true },
  })
  expect((await request(managedAnnouncements.reach, { query: { topic: 'news', kind: 'everyone' } })).data).toEqual({
    people: 2,
    inApp: 2,
    byMail: 1,
    inLanguage: { en: 2, hi: 0 },
  })
  await send({ topic: 'news' })
  await send({ topic: 'news', title: { en: 'Second of the day', hi: 'आज की दूसरी' } })
  expect(await mailsTo(mentee.email)).toMatchObject([{ facts: { title: TEXT.title.en } }])
  expect(await mailsTo(mentor.email)).toEqual([])
  expect((await bellOf(mentee)).map(({ title }) => title)).toEqual(['Second of the day', TEXT.title.en])
  // Half past nine in the evening: it waits until eight.
  server.clock.set('2027-06-23T16:00:00.000Z')
  const late = (await aClient(server, 'admin')).request
  const { _id: id } = (await late(managedAnnouncements.add, { body: { ...TEXT, topic: 'news' } })).data
  await late(managedAnnouncements.schedule, { params: { id }, body: { at: null } })
  server.clock.advance(120_000)
  await sendAnnouncements(server.deps)
  expect(await mailsTo(mentee.email)).toHaveLength(1)
  server.clock.set('2027-06-24T02:31:00.000Z')
  await sendAnnouncements(server.deps)
  expect(await mailsTo(mentee.email)).toHaveLength(2)
  await server.stop()
})

test('an audience is who holds a plan, who has a seat of an event, or who a filter of users finds', async () => {
  const { server, mentee, request } = await start()
  const people = async (query: Record<string, string | number>) =>
    (await request(managedAnnouncements.reach, { query: { topic: 'service', kind: 'everyone', ...query } })).data.people
  expect(await people({ kind: 'plan' })).toBe(0)
  const purchase = await aPurchase(server.deps, mentee.userId, {
    status: 'paid',
    paidAt: MORNING,
    startsAt: MORNING,
    expiresAt: '2027-07-23T05:00:00.000Z',
  })
  expect(await people({ kind: 'plan' })).toBe(1)
  expect(await people({ kind: 'plan', planId: purchase.planId ?? '' })).toBe(1)
  expect(await people({ kind: 'plan', planId: mentee.userId })).toBe(0)
  expect(await people({ kind: 'event', eventId: mentee.userId })).toBe(0)
  expect(await people({ kind: 'users', role: 'mentor' })).toBe(1)
  expect(await people({ kind: 'users', targetYear: 2027 })).toBe(0)
  expect(await people({ kind: 'users', from: '2099-01-01' })).toBe(0)
  expect(await people({ kind: 'event' })).toBe(0)
  await server.stop()
})

test('a test of it reaches its writer alone: in the app, and by mail in both languages', async () => {
  const { server, admin, mentee, request, draft, bellOf, mailsTo } = await start()
  const { _id: id } = await draft()
  await request(managedAnnouncements.test, { params: { id } })
  expect(await bellOf(admin.person)).toMatchObject([{ title: TEXT.title.en }])
  expect((await mailsTo(admin.person.email)).map(({ language }) => language).toSorted()).toEqual(['en', 'hi'])
  expect(await bellOf(mentee)).toEqual([])
  await server.stop()
})

test('before it goes out it is taken back whole; while it goes out it is stopped, and mails that wait go', async () => {
  const { server, mentee, request, draft, mailsTo } = await start()
  const { _id: id } = await draft()
  const stop = () => request(managedAnnouncements.stop, { params: { id } })
  await expect(stop()).rejects.toMatchObject({ code: 'CHANGED_ELSEWHERE' })
  await request(managedAnnouncements.schedule, { params: { id }, body: { at: null } })
  await sendAnnouncements(server.deps)
  expect((await stop()).data).toMatchObject({ state: 'draft', dueAt: null, reached: 0 })
  await request(managedAnnouncements.schedule, { params: { id }, body: { at: null } })
  server.clock.advance(61_000)
  await sendAnnouncements(server.deps)
  expect(await mailsTo(mentee.email)).toHaveLength(1)
  // As if there were more people than one run tells.
  await server.deps.db
    .updateTable('announcements')
    .set({ state: 'sending', endedAt: null })
    .where('id', '=', id)
    .execute()
  expect((await stop()).data).toMatchObject({ state: 'stopped', reached: 2 })
  expect(await mailsTo(mentee.email)).toEqual([])
  await sendAnnouncements(server.deps)
  expect((await request(managedAnnouncements.get, { params: { id } })).data.state).toBe('stopped')
  await server.stop()
})

test('stopped in its middle, it has reached exactly those of the parts that went out, and nobody after', async () => {
  const server = await startApp({ config: { announcedARun: 2 } })
  server.clock.set(MORNING)
  const { request } = await aClient(server, 'admin')
  const people = []
  for (let at = 0; at < 5; at += 1) people.push(await aSignedIn(server))
  const { _id: id } = (await request(managedAnnouncements.add, { body: TEXT })).data
  await request(managedAnnouncements.schedule, { params: { id }, body: { at: null } })
  server.clock.advance(61_000)
  await sendAnnouncements(server.deps)
  await sendAnnouncements(server.deps)
  const stopped = (await request(managedAnnouncements.stop, { params: { id } })).data
  expect(stopped).toMatchObject({ state: 'stopped', reached: 4 })
  await sendAnnouncements(server.deps)
  const told = await server.deps.db
    .selectFrom('notifications')
    .select('userId')
    .where('kind', '=', 'announced-service')
    .execute()
  const inOrder = people.map(({ userId }) => userId).toSorted()
  expect(told.map(({ userId }) => userId).toSorted()).toEqual(inOrder.slice(0, 4))
  // Mails of it that had not left yet do not leave any more.
  const waiting = await server.deps.db
    .selectFrom('outboxMails')
    .select('id')
    .where('kind', '=', 'notification')
    .execute()
  expect(waiting).toEqual([])
  await server.stop()
})

test('what is sent off is no draft any more; a draft is changed and removed, and lacks no language', async () => {
  const { server, request, draft, send } = await start()
  const { _id: sentId } = await send()
  await expect(request(managedAnnouncements.change, { params: { id: sentId }, body: TEXT })).rejects.toMatchObject({
    code: 'CHANGED_ELSEWHERE',
  })
  await expect(request(managedAnnouncements.remove, { params: { id: sentId } })).rejects.toMatchObject({
    code: 'CHANGED_ELSEWHERE',
  })
  const { _id: id } = await draft()
  const changed = { ...TEXT, page: 'plans' as const }
  expect((await request(managedAnnouncements.change, { params: { id }, body: changed })).data.page).toBe('plans')
  await request(managedAnnouncements.remove, { params: { id } })
  await expect(request(managedAnnouncements.get, { params: { id } })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(draft({ title: { en: 'English alone' } as AnnouncementFields['title'] })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  })
  await server.stop()
})

test('it needs readers, a time ahead, a fresh sign-in, and above 500 readers their number; news is not aimed', async () => {
  const { server, admin, request, draft } = await start()
  const targeted = { kind: 'users', role: null, targetYear: 2027, from: null, to: null } as const
  await expect(draft({ topic: 'news', audience: targeted })).rejects.toMatchObject({ code: 'ANNOUNCEMENT_TARGETED' })
  const { _id: nobody } = await draft({ audience: { ...targeted } })
  const schedule = (id: string, body: { at: string | null; confirmed?: number }) =>
    request(managedAnnouncements.schedule, { params: { id }, body })
  await expect(schedule(nobody, { at: null })).rejects.toMatchObject({ code: 'ANNOUNCEMENT_NOBODY' })
  const { _id: id } = await draft()
  await expect(schedule(id, { at: '2027-06-22T05:00:00.000Z' })).rejects.toMatchObject({ code: 'ANNOUNCEMENT_TIME' })
  await expect(schedule(id, { at: '2027-12-22T05:00:00.000Z' })).rejects.toMatchObject({ code: 'ANNOUNCEMENT_TIME' })
  const {
    email: _,
    id: __,
    ...like
  } = await server.deps.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', admin.person.userId)
    .executeTakeFirstOrThrow()
  await server.deps.db
    .insertInto('users')
    .values(
      Array.from({ length: 600 }, (_, at) => ({
        ...like,
        role: 'mentee' as const,
        staffRoles: [],
        email: `m${at}@example.org`,
      })),
    )
    .execute()
  await expect(schedule(id, { at: null })).rejects.toMatchObject({ code: 'CONFIRMATION_NEEDED' })
  await expect(schedule(id, { at: null, confirmed: 500 })).rejects.toMatchObject({ code: 'CONFIRMATION_NEEDED' })
  // Two people fewer than there are: they signed up since.
  expect((await schedule(id, { at: null, confirmed: 600 })).data.state).toBe('scheduled')
  server.clock.advance(61_000)
  await sendAnnouncements(server.deps)
  expect((await request(managedAnnouncements.get, { params: { id } })).data).toMatchObject({
    state: 'sending',
    reached: 500,
  })
  await sendAnnouncements(server.deps)
  expect((await request(managedAnnouncements.get, { params: { id } })).data).toMatchObject({
    state: 'sent',
    reached: 602,
  })
  const { _id: late } = await draft()
  server.clock.advance(16 * 60_000)
  await admin.person.browser.call(auth.refreshToken)
  await expect(schedule(late, { at: null, confirmed: 602 })).rejects.toMatchObject({ code: 'REAUTH_REQUIRED' })
  await server.stop()
})

test('nobody but admins reaches any of it', async () => {
  const { server, mentee, draft } = await start()
  const { _id: id } = await draft()
  const request = requestIn(mentee)
  const denied = { code: 'FORBIDDEN' }
  const params = { id }
  await expect(request(managedAnnouncements.list, { query: {} })).rejects.toMatchObject(denied)
  await expect(request(managedAnnouncements.add, { body: TEXT })).rejects.toMatchObject(denied)
  await expect(request(managedAnnouncements.schedule, { params, body: { at: null } })).rejects.toMatchObject(denied)
  await expect(request(managedAnnouncements.test, { params })).rejects.toMatchObject(denied)
  await server.stop()
})

test('one that is a banner too stands on every page for a day with its title, and is taken off when it is stopped', async () => {
  const { server, request, send, draft } = await start()
  const noticeNow = async () => {
    server.clock.advance(6_000)
    return (await request(site.find, {})).data.notice
  }
  await send()
  expect(await noticeNow()).toBeNull()
  const { _id: id } = await draft({ isBanner: true, title: { en: 'Payments rest', hi: 'भुगतान बंद हैं' } })
  await request(managedAnnouncements.schedule, { params: { id }, body: { at: null } })
  server.clock.advance(61_000)
  await sendAnnouncements({ ...server.deps, config: { ...server.deps.config, announcedARun: 1 } })
  expect((await noticeNow())?.text.en).toBe('Payments rest')
  await request(managedAnnouncements.stop, { params: { id } })
  expect(await noticeNow()).toBeNull()

  await send({ isBanner: true })
  expect((await noticeNow())?.text).toEqual(TEXT.title)
  server.clock.advance(DAY_MS)
  expect(await noticeNow()).toBeNull()
  await server.stop()
})
