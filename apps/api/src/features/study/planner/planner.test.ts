import { randomUUID } from 'node:crypto'
import { mocks } from '@sopaan/contract/mocks'
import { planner } from '@sopaan/contract/planner'
import { revisions } from '@sopaan/contract/revisions'
import { sessions } from '@sopaan/contract/sessions'
import { users } from '@sopaan/contract/users'
import { istDate } from '@sopaan/domain/time/ist'
import { strFromU8, unzipSync } from 'fflate'
import ical from 'ical.js'
import { afterAll, expect, test } from 'vitest'
import { aClient, signIn } from '#api/testing/people.ts'
import { PLAN_SETTINGS } from '#api/testing/plan-settings.ts'
import { startApp, TEST_ORIGIN } from '#api/testing/start-app.ts'

const NOW = '2026-11-21T09:30:00.000Z'
const ROTATION = 'phys-rotation-of-rigid-bodies'
const MOCK = {
  name: 'Full test 1',
  exam: 'main',
  takenOn: '2026-11-15',
  physics: 60,
  chemistry: 70,
  mathematics: 35,
  totalMarks: 165,
  maxMarks: 300,
} as const
const MISTAKE = {
  mockId: null,
  subject: 'physics',
  chapterKey: ROTATION,
  kind: 'careless',
  marksLost: 5,
  note: 'Took the axis through the edge',
  madeOn: '2026-11-15',
} as const

const server = await startApp({ config: { rateLimitScale: 1_000 } })
server.clock.set(NOW)
afterAll(() => server.stop())

const newPerson = () => aClient(server)

test('before anything is told the planner is empty, and what is set comes back', async () => {
  const { request } = await newPerson()
  const { data } = await request(planner.find, {})
  expect(data).toEqual({
    settings: null,
    chapters: [],
    ownChapters: [],
    revisions: [],
    finished: [],
    revisedOn: [],
    appointments: [],
    dates: [],
    feed: null,
  })
  expect((await request(planner.set, { body: PLAN_SETTINGS })).data.settings).toEqual({
    ...PLAN_SETTINGS,
    endMinute: null,
    timetable: [],
    otherExam: null,
  })
  const coaching = {
    kind: 'coaching',
    name: 'Physics batch',
    weekdays: [1, 3, 5],
    startMinute: 960,
    endMinute: 1080,
  } as const
  const changed = {
    ...PLAN_SETTINGS,
    restDay: null,
    weeklyMinutes: 600,
    endMinute: 21 * 60,
    otherExam: { examId: 'advanced' as const, examName: null, examOn: '2027-05-16' },
    timetable: [{ ...coaching, weekdays: [...coaching.weekdays] }],
  }
  expect((await request(planner.set, { body: changed })).data.settings).toEqual(changed)
})

test.each(['2026-11-21', '2031-01-01'])('a second examination on %s is refused', async (examOn) => {
  const { request } = await newPerson()
  const otherExam = { examId: 'advanced', examName: null, examOn } as const
  await expect(request(planner.set, { body: { ...PLAN_SETTINGS, otherExam } })).rejects.toMatchObject({
    code: 'EXAM_PAST',
  })
})

test('an evening that ends before it begins, and hours without a day, are refused at their fields', async () => {
  const { request } = await newPerson()
  const coaching = { kind: 'coaching' as const, name: null, weekdays: [], startMinute: 1080, endMinute: 960 }
  const body = { ...PLAN_SETTINGS, endMinute: PLAN_SETTINGS.startMinute, timetable: [coaching] }
  const answer = await request(planner.set, { body }).catch((thrown: unknown) => thrown)
  expect(JSON.stringify(answer)).toContain('timetable.0.weekdays')
  const late = { ...PLAN_SETTINGS, endMinute: PLAN_SETTINGS.startMinute }
  expect(JSON.stringify(await request(planner.set, { body: late }).catch((thrown: unknown) => thrown))).toContain(
    'end_before_start',
  )
})

test.each(['2026-11-21', '2020-01-01', '2031-01-01'])('an examination on %s is refused', async (examOn) => {
  const { request } = await newPerson()
  await expect(request(planner.set, { body: { ...PLAN_SETTINGS, examOn } })).rejects.toMatchObject({
    code: 'EXAM_PAST',
  })
})

test('a chapter that is done comes back for revision, sooner when it sits badly, and no more once it is open again', async () => {
  const { request } = await newPerson()
  const chapters = [
    { key: ROTATION, state: 'done', confidence: 'strong' },
    { key: 'math-limits', state: 'done', confidence: 'weak' },
    { key: 'chem-amines-and-diazonium-salts', state: 'started', confidence: null },
  ] as const
  const { data } = await request(planner.tellChapters, { body: { chapters: [...chapters] } })
  expect(data.chapters).toHaveLength(3)
  expect(data.revisions.map(({ chapterKey }) => chapterKey)).toEqual(['math-limits', ROTATION])
  const again = [{ key: ROTATION, state: 'new', confidence: null }] as const
  const after = (await request(planner.tellChapters, { body: { chapters: [...again] } })).data
  expect(after.revisions.map(({ chapterKey }) => chapterKey)).toEqual(['math-limits'])
})

test('what was studied of a chapter counts from the last time its state was told', async () => {
  const { request } = await newPerson()
  const study = (durationMinutes: number) =>
    request(sessions.create, {
      body: { title: 'Rotation', chapterKey: ROTATION, startsAt: NOW, durationMinutes, isCompleted: true },
    })
  const studied = async () => (await request(planner.find, {})).data.chapters
  await study(60)
  expect(await studied()).toMatchObject([{ key: ROTATION, state: 'new', studiedMinutes: 60 }])
  server.clock.advance(60_000)
  const started = [{ key: ROTATION, state: 'started' as const, confidence: null }]
  await request(planner.tellChapters, { body: { chapters: started } })
  expect(await studied()).toMatchObject([{ studiedMinutes: 0 }])
  await study(45)
  server.clock.advance(60_000)
  await request(planner.tellChapters, { body: { chapters: started } })
  expect(await studied()).toMatchObject([{ studiedMinutes: 45 }])
  expect((await request(planner.find, {})).data.finished).toEqual([{ day: '2026-11-21', minutes: 105 }])
  server.clock.set(NOW)
})

test('a chapter of one’s own can be planned, is there once, and goes again; an unknown one is refused', async () => {
  const { request } = await newPerson()
  const body = { subject: null, subjectName: 'English', name: 'Essay', priority: 'low', expectedMinutes: 120 } as const
  const { data } = await request(planner.addChapter, { body })
  const key = data.ownChapters[0]?.key ?? ''
  expect(data.ownChapters).toEqual([{ ...body, key }])
  await expect(request(planner.addChapter, { body: { ...body, name: 'ESSAY' } })).rejects.toMatchObject({
    code: 'CHAPTER_LISTED',
  })
  await request(planner.tellChapters, { body: { chapters: [{ key, state: 'done', confidence: 'good' }] } })
  const other = await newPerson()
  await expect(
    other.request(planner.tellChapters, { body: { chapters: [{ key, state: 'done', confidence: null }] } }),
  ).rejects.toMatchObject({ code: 'CHAPTER_UNKNOWN' })
  await expect(other.request(planner.removeChapter, { params: { key } })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const after = (await request(planner.removeChapter, { params: { key } })).data
  expect([after.ownChapters, after.chapters, after.revisions]).toEqual([[], [], []])
})

test('an answer moves a revision away by its days, counts for the day, and counts once', async () => {
  const { request, person } = await newPerson()
  await request(planner.tellChapters, { body: { chapters: [{ key: ROTATION, state: 'done', confidence: 'good' }] } })
  const [card] = (await request(planner.find, {})).data.revisions
  if (!card) throw new Error('A chapter that is done is revised.')
  server.clock.set(card.dueAt)
  await signIn(person)
  const params = { id: card._id }
  const [due] = (await request(planner.find, {})).data.revisions
  const { data } = await request(revisions.review, { params, body: { rating: 'good', reviews: 0 } })
  expect(data.reviews).toBe(1)
  const days = (Date.parse(data.dueAt) - Date.parse(card.dueAt)) / 86_400_000
  expect(days).toBe(due?.nextDays.good)
  expect(days).toBeGreaterThan(due?.nextDays.again ?? days)
  await expect(request(revisions.review, { params, body: { rating: 'good', reviews: 0 } })).rejects.toMatchObject({
    code: 'CHANGED_ELSEWHERE',
  })
  expect((await request(planner.find, {})).data.revisedOn).toHaveLength(1)
  const other = await newPerson()
  await expect(other.request(revisions.review, { params, body: { rating: 'good', reviews: 1 } })).rejects.toMatchObject(
    {
      code: 'NOT_FOUND',
    },
  )
  server.clock.set(NOW)
})

test('an answer given without a network counts for the day it was given on, and never before the one before it', async () => {
  const { request, person } = await newPerson()
  await request(planner.tellChapters, { body: { chapters: [{ key: ROTATION, state: 'done', confidence: 'weak' }] } })
  const [card] = (await request(planner.find, {})).data.revisions
  if (!card) throw new Error('A chapter that is done is revised.')
  const twoDaysLater = new Date(Date.parse(card.dueAt) + 2 * 86_400_000).toISOString()
  server.clock.set(twoDaysLater)
  await signIn(person)
  const params = { id: card._id }
  await request(revisions.review, { params, body: { rating: 'good', reviews: 0, doneSecondsAgo: 2 * 86_400 } })
  const after = (await request(planner.find, {})).data
  expect(after.revisedOn).toEqual([istDate(card.dueAt)])
  const later = await request(revisions.review, {
    params,
    body: { rating: 'good', reviews: 1, doneSecondsAgo: 7 * 86_400 },
  })
  expect(later.data.reviews).toBe(2)
  expect((await request(planner.find, {})).data.revisedOn).toEqual([istDate(card.dueAt)])
  server.clock.set(NOW)
})

test('a mistake comes back for revision the next day and goes with its revision; its mock may go alone', async () => {
  const { request } = await newPerson()
  const mockId = (await request(mocks.add, { body: MOCK })).data.mocks[0]?._id ?? ''
  const { data } = await request(mocks.addMistake, { body: { ...MISTAKE, mockId } })
  expect(data.mistakes).toMatchObject([{ ...MISTAKE, mockId }])
  const [card] = (await request(planner.find, {})).data.revisions
  expect(card).toMatchObject({
    kind: 'mistake',
    chapterKey: ROTATION,
    note: MISTAKE.note,
    dueAt: '2026-11-22T09:30:00.000Z',
  })
  const without = (await request(mocks.remove, { params: { id: mockId } })).data
  expect([without.mocks, without.mistakes[0]?.mockId]).toEqual([[], null])
  const id = without.mistakes[0]?._id ?? ''
  const changed = (await request(mocks.changeMistake, { params: { id }, body: { ...MISTAKE, kind: 'concept' } })).data
  expect(changed.mistakes[0]?.kind).toBe('concept')
  await request(mocks.removeMistake, { params: { id } })
  expect((await request(planner.find, {})).data.revisions).toEqual([])
})

test('a mock and a mistake sent twice are there once, and a changed mock shows its marks', async () => {
  const { request } = await newPerson()
  const requestKey = randomUUID()
  await request(mocks.add, { body: { ...MOCK, requestKey } })
  const { data } = await request(mocks.add, { body: { ...MOCK, requestKey } })
  expect(data.mocks).toHaveLength(1)
  for (const _ of [1, 2]) await request(mocks.addMistake, { body: { ...MISTAKE, requestKey } })
  expect((await request(mocks.list, {})).data.mistakes).toHaveLength(1)
  const id = data.mocks[0]?._id ?? ''
  const body = { ...MOCK, physics: 65, totalMarks: 170 }
  expect((await request(mocks.change, { params: { id }, body })).data.mocks).toEqual([{ ...body, _id: id }])
})

test('the last mock that fits, sent again, is no refusal; one more is', async () => {
  const { request, person } = await newPerson()
  const requestKey = randomUUID()
  await request(mocks.add, { body: { ...MOCK, requestKey } })
  const more = Array.from({ length: 499 }, () => ({ ...MOCK, userId: person.userId }))
  await server.deps.db.insertInto('mocks').values(more).execute()
  expect((await request(mocks.add, { body: { ...MOCK, requestKey } })).data.mocks).toHaveLength(500)
  await expect(request(mocks.add, { body: MOCK })).rejects.toMatchObject({ code: 'PLANNER_FULL' })
  expect((await request(mocks.list, {})).data.mocks).toHaveLength(500)
})

test.each([
  ['a total that is not the sum of its subjects', { totalMarks: 160 }],
  ['more marks than there are', { physics: null, totalMarks: 310 }],
])('%s is refused', async (_what, change) => {
  const { request } = await newPerson()
  await expect(request(mocks.add, { body: { ...MOCK, ...change } })).rejects.toMatchObject({ code: 'MOCK_MARKS' })
})

test('AUTHZ-02: another person’s mock is not found, whether to change, to take out or to name in a mistake', async () => {
  const owner = await newPerson()
  const id = (await owner.request(mocks.add, { body: MOCK })).data.mocks[0]?._id ?? ''
  const { request } = await newPerson()
  const refused = { code: 'NOT_FOUND' }
  await expect(request(mocks.change, { params: { id }, body: MOCK })).rejects.toMatchObject(refused)
  await expect(request(mocks.remove, { params: { id } })).rejects.toMatchObject(refused)
  await expect(request(mocks.addMistake, { body: { ...MISTAKE, mockId: id } })).rejects.toMatchObject(refused)
})

test('the calendar feed opens at its secret address alone, holds sessions and plan, and an old address is dead once renewed', async () => {
  const { request, person } = await newPerson()
  await request(planner.set, { body: PLAN_SETTINGS })
  await request(sessions.create, {
    body: { title: 'Coaching, batch; B', startsAt: '2026-11-23T12:30:00.000Z', durationMinutes: 120 },
  })
  const { url } = (await request(planner.renewFeed, {})).data.feed ?? { url: '' }
  expect(url.startsWith(`${TEST_ORIGIN}${planner.renewFeed.path}/`)).toBe(true)
  const read = (address: string) => server.app.fastify.inject({ url: address.replace(TEST_ORIGIN, '') })
  const answer = await read(url)
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'no-store',
  ])
  const events = new ical.Component(ical.parse(answer.payload))
    .getAllSubcomponents('vevent')
    .map((one) => new ical.Event(one))
  const coaching = events.find(({ summary }) => summary === 'Coaching, batch; B')
  expect(coaching?.startDate.toJSDate().toISOString()).toBe('2026-11-23T12:30:00.000Z')
  expect(coaching?.duration.toSeconds()).toBe(7200)
  // Two weeks of plan: not all fits, so the first chapter of physics that matters most stands in it.
  expect(events.map(({ summary }) => summary)).toContain("Newton's laws")
  const wrong = url.replace(/.\.ics$/, (end) => (end.startsWith('A') ? 'B.ics' : 'A.ics'))
  const { url: renewed } = (await request(planner.renewFeed, {})).data.feed ?? { url: '' }
  for (const dead of [wrong, url, url.replace(/feed\/[^/]+/, `feed/${randomUUID()}`)])
    expect((await read(dead)).statusCode).toBe(404)
  expect((await read(renewed)).statusCode).toBe(200)
  await server.deps.db
    .updateTable('users')
    .set({ status: 'deactivated', deactivatedAt: server.deps.now() })
    .where('id', '=', person.userId)
    .execute()
  expect((await read(renewed)).statusCode).toBe(404)
})

test('a study session and a mock test are files for a calendar, under the names they have in the feed, to their owner alone', async () => {
  const { request, person } = await newPerson()
  await request(planner.set, { body: PLAN_SETTINGS })
  const { session } = await request(sessions.create, {
    body: { title: 'Coaching', startsAt: '2026-11-23T12:30:00.000Z', durationMinutes: 120, dueOn: '2026-11-25' },
  })
  const mock = (await request(mocks.add, { body: MOCK })).data.mocks[0]
  const entriesIn = (text: string) =>
    new ical.Component(ical.parse(text)).getAllSubcomponents('vevent').map((one) => new ical.Event(one))
  const ofSession = await person.browser.call(planner.sessionFile, { params: { id: session._id } })
  expect([ofSession.statusCode, ofSession.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  const [sitting, due] = entriesIn(ofSession.payload)
  expect([sitting?.summary, sitting?.startDate.toJSDate().toISOString()]).toEqual([
    'Coaching',
    '2026-11-23T12:30:00.000Z',
  ])
  expect([due?.summary, due?.startDate.toString()]).toEqual(['Due: Coaching', '2026-11-25'])
  const ofMock = await person.browser.call(planner.mockFile, {
    params: { id: mock?._id ?? '' },
    query: { language: 'hi' },
  })
  expect(ofMock.statusCode).toBe(200)
  const [taken] = entriesIn(ofMock.payload)
  expect([taken?.summary.includes(MOCK.name), taken?.startDate.toString()]).toEqual([true, MOCK.takenOn])
  const { url } = (await request(planner.renewFeed, {})).data.feed ?? { url: '' }
  const feed = await server.app.fastify.inject({ url: url.replace(TEST_ORIGIN, '') })
  const inFeed = entriesIn(feed.payload).map(({ uid }) => uid)
  expect(inFeed).toEqual(expect.arrayContaining([sitting?.uid, due?.uid, taken?.uid]))
  const { person: other } = await newPerson()
  for (const call of [planner.sessionFile, planner.mockFile])
    for (const id of [session._id, mock?._id ?? '', randomUUID()])
      expect((await other.browser.call(call, { params: { id } })).statusCode).toBe(404)
})

test('a feed that was ended opens no more', async () => {
  const { request } = await newPerson()
  const { url } = (await request(planner.renewFeed, {})).data.feed ?? { url: '' }
  expect((await request(planner.endFeed, {})).data.feed).toBeNull()
  expect((await server.app.fastify.inject({ url: url.replace(TEST_ORIGIN, '') })).statusCode).toBe(404)
})

test('the plan comes as a PDF, and not before there is one', async () => {
  const { request, person } = await newPerson()
  const print = () => person.browser.call(planner.print, { query: { language: 'en' } })
  expect((await print()).statusCode).toBe(409)
  await request(planner.set, { body: PLAN_SETTINGS })
  const answer = await print()
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
})

test('DPDP-12: sessions, plan and mock log are in the export of the account', async () => {
  const { request, person } = await newPerson()
  await request(planner.set, { body: PLAN_SETTINGS })
  await request(mocks.add, { body: MOCK })
  await request(sessions.create, { body: { title: 'Kept in the export', startsAt: NOW, durationMinutes: 30 } })
  const answer = await person.browser.call(users.exportMe)
  const written = strFromU8(unzipSync(answer.rawPayload)['data.json'] ?? new Uint8Array())
  for (const word of ['Kept in the export', 'Full test 1', 'main-1']) expect(written).toContain(word)
})
