import { planner } from '@sopaan/contract/planner'
import { sessions } from '@sopaan/contract/sessions'
import { studyDay } from '@sopaan/contract/study-day'
import { users } from '@sopaan/contract/users'
import type { Language } from '@sopaan/domain/languages'
import { afterAll, expect, test } from 'vitest'
import { requestIn } from '#api/testing/browser.ts'
import { aClient, aSignedIn, signIn } from '#api/testing/people.ts'
import { PLAN_SETTINGS } from '#api/testing/plan-settings.ts'
import { startApp } from '#api/testing/start-app.ts'

/** Saturday, three in the afternoon in India. */
const NOW = '2026-11-21T09:30:00.000Z'
const TODAY = '2026-11-21'
const OPTICS = { title: 'तरंग प्रकाशिकी', chapterKey: 'phys-wave-optics', subject: 'physics' } as const

const server = await startApp({ config: { rateLimitScale: 1_000 } })
server.clock.set(NOW)
afterAll(() => server.stop())

const newRequest = async () => (await aClient(server)).request
const today = async (request: Awaited<ReturnType<typeof newRequest>>, language: Language = 'en') =>
  (await request(studyDay.today, { query: { language } })).data

test('before a plan is set up today names the next examination and holds what was written down', async () => {
  const request = await newRequest()
  const exam = { name: 'JEE Main 2027, session 1', on: '2027-01-21', isExpected: true }
  const empty = {
    day: TODAY,
    isSet: false,
    isRestDay: false,
    things: [],
    appointments: [],
    revisions: { count: 0, minutes: 0 },
    exam,
  }
  expect(await today(request)).toEqual(empty)
  await request(sessions.create, { body: { title: 'Mock', startsAt: '2026-11-21T12:30:00.000Z', durationMinutes: 60 } })
  await request(sessions.create, {
    body: { title: 'Later', startsAt: '2026-11-22T12:30:00.000Z', durationMinutes: 60 },
  })
  expect((await today(request)).things).toMatchObject([{ title: 'Mock', isPlanned: false, minutes: 60 }])
})

test('today holds the first day of the plan, in the language asked for', async () => {
  const request = await newRequest()
  await request(planner.set, { body: PLAN_SETTINGS })
  const { things, isSet, exam } = await today(request, 'hi')
  // 24 hours over six days are 240 minutes a day, of which 85 per cent are new work: 204, in steps of five 200.
  expect(things.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(200)
  expect(things[0]).toMatchObject({ isPlanned: true, sessionId: null, startsAt: '2026-11-21T11:30:00.000Z' })
  expect(things.filter(({ title }) => !/[\u0900-\u097f]/.test(title))).toEqual([])
  expect([isSet, exam?.name]).toEqual([true, 'JEE Main 2027, सेशन 1'])
  // Not all of it fits, so that the first chapter of high priority comes first.
  expect((await today(request)).things[0]?.title).toBe("Newton's laws")
})

test('a session that bears its chapter’s Hindi name is kept under one name and shown in both languages', async () => {
  const request = await newRequest()
  const session = { ...OPTICS, startsAt: '2026-11-21T12:30:00.000Z', durationMinutes: 60 }
  const made = await request(sessions.create, { body: session })
  expect(made.session.title).toBe('Wave optics')
  expect((await today(request, 'hi')).things[0]?.title).toBe('तरंग प्रकाशिकी')
  const change = { title: 'तरंग प्रकाशिकी', chapterKey: OPTICS.chapterKey }
  const { updatedSession } = await request(sessions.update, { params: { id: made.session._id }, body: change })
  expect(updatedSession.title).toBe('Wave optics')
})

test('a sitting that was missed stands in today’s plan under its own session, and the rest day is one', async () => {
  const request = await newRequest()
  await request(planner.set, { body: { ...PLAN_SETTINGS, restDay: 6 } })
  expect(await today(request)).toMatchObject({ isRestDay: true, things: [] })
  await request(planner.set, { body: PLAN_SETTINGS })
  const missed = { title: 'Mock paper', startsAt: '2026-11-20T12:30:00.000Z', durationMinutes: 60 }
  const { session } = await request(sessions.create, { body: missed })
  expect((await today(request)).things[0]).toMatchObject({ sessionId: session._id, isPlanned: true, minutes: 60 })
})

test('revisions that are due are counted, not listed, and an examination that has passed is not counted down to', async () => {
  const person = await aSignedIn(server)
  const request = requestIn(person)
  await request(planner.set, {
    body: { ...PLAN_SETTINGS, examId: 'own', examName: 'School test', examOn: '2026-11-25', restDay: null },
  })
  const told = { key: OPTICS.chapterKey, state: 'done', confidence: 'weak', isLeftOut: false } as const
  await request(planner.tellChapters, { body: { chapters: [told] } })
  const due = (await request(planner.find, {})).data.revisions[0]?.dueAt ?? ''
  expect((await today(request)).exam).toEqual({ name: 'School test', on: '2026-11-25', isExpected: false })
  server.clock.set(due)
  await signIn(person)
  expect((await today(request)).revisions).toEqual({ count: 1, minutes: 25 })
  const restDay = new Date(due).getUTCDay()
  await request(planner.set, {
    body: { ...PLAN_SETTINGS, examId: 'own', examName: 'School test', examOn: '2026-11-25', restDay },
  })
  expect(await today(request), 'none is planned for a day of rest, and what is due is said').toMatchObject({
    isRestDay: true,
    revisions: { count: 1, minutes: 0 },
  })
  server.clock.set('2026-11-26T09:30:00.000Z')
  await signIn(person)
  expect(await today(request)).toMatchObject({ exam: null, things: [], revisions: { count: 0, minutes: 0 } })
  server.clock.set(NOW)
})

test('before a plan is set up today counts down to an examination one takes, and to none where none of JEE is taken', async () => {
  const { browser } = await aSignedIn(server)
  const examNow = async () => (await browser.call(studyDay.today, { query: { language: 'en' } })).json().data.exam?.name
  const take = (exams: object) => browser.call(users.updateMe, { body: { studentFacts: { exams, ranks: {} } } })
  await take({ advanced: {} })
  expect(await examNow()).toBe('JEE Advanced 2027')
  await take({ 'main-2a': {}, kcet: {} })
  expect(await examNow()).toBe('JEE Main 2027, session 1')
  await take({ kcet: { rank: 900 } })
  expect(await examNow()).toBeUndefined()
})
