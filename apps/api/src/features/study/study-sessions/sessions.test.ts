import { randomUUID } from 'node:crypto'
import { sessions } from '@sopaan/contract/sessions'
import { afterAll, expect, test } from 'vitest'
import { checkTrail } from '#api/features/operations/audit/audit-check.service.ts'
import { aClient } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'
import { addActionItem, listActionItems } from './action-items.service.ts'

const NOW = '2026-11-21T09:30:00.000Z'
const OPTICS = {
  title: 'Optics',
  subject: 'physics',
  chapterKey: 'phys-ray-optics-and-instruments',
  startsAt: '2026-11-22T12:30:00.000Z',
  durationMinutes: 120,
} as const

const server = await startApp({ config: { rateLimitScale: 1_000 } })
server.clock.set(NOW)
afterAll(() => server.stop())

const newPerson = (role?: 'mentor' | 'admin') => aClient(server, role)

test('a session comes back as it was written down, open and without a bookmark', async () => {
  const { request } = await newPerson()
  const { session, made } = await request(sessions.create, { body: { ...OPTICS, notes: 'Lenses\nand mirrors' } })
  expect(made).toBe(1)
  expect(session).toMatchObject({ ...OPTICS, notes: 'Lenses\nand mirrors', isBookmarked: false, isCompleted: false })
  expect((await request(sessions.list, {})).sessions).toEqual([session])
})

test('the same request sent twice is one session', async () => {
  const { request } = await newPerson()
  const body = { ...OPTICS, requestKey: randomUUID() }
  const first = await request(sessions.create, { body })
  const again = await request(sessions.create, { body })
  expect(again).toEqual({ ...first, made: 0 })
  expect((await request(sessions.list, {})).sessions).toHaveLength(1)
})

test('a row that would end before it begins is refused at its last day', async () => {
  const { person } = await newPerson()
  const answer = await person.browser.call(sessions.create, {
    body: { ...OPTICS, repeat: 'weekly', repeatUntil: '2026-11-21' },
  })
  // Optics begins on 22 November 2026 in India.
  expect([answer.statusCode, answer.json().errors]).toEqual([
    422,
    [{ path: 'repeatUntil', code: 'end_before_start', msg: 'The end comes after the beginning' }],
  ])
})

test('a session that repeats makes a row, keeps its hour in India, and its rest can be taken out', async () => {
  const { request } = await newPerson()
  const { session, made } = await request(sessions.create, {
    body: { ...OPTICS, repeat: 'weekly', repeatUntil: '2026-12-20' },
  })
  // Sundays from 22 Nov to 20 Dec 2026: 22, 29, 6, 13, 20.
  expect(made).toBe(5)
  const all = (await request(sessions.list, {})).sessions
  expect(all.map(({ startsAt }) => startsAt.slice(0, 16))).toEqual([
    '2026-11-22T12:30',
    '2026-11-29T12:30',
    '2026-12-06T12:30',
    '2026-12-13T12:30',
    '2026-12-20T12:30',
  ])
  expect(new Set(all.map(({ seriesId }) => seriesId))).toEqual(new Set([session.seriesId]))
  const second = all[1]?._id ?? ''
  const { removed } = await request(sessions.remove, { params: { id: second }, query: { which: 'following' } })
  expect(removed).toBe(4)
  expect((await request(sessions.list, {})).sessions).toHaveLength(1)
})

test('a bookmark and a mark turn over, and a state that is asked for is harmless twice', async () => {
  const { request } = await newPerson()
  const { session } = await request(sessions.create, { body: OPTICS })
  const params = { id: session._id }
  expect((await request(sessions.toggle, { params })).session.isBookmarked).toBe(true)
  expect((await request(sessions.toggle, { params })).session.isBookmarked).toBe(false)
  for (const _ of [1, 2]) {
    const marked = await request(sessions.mark, { params, body: { isCompleted: true } })
    expect(marked.session).toMatchObject({ isCompleted: true, completedAt: NOW })
  }
  expect((await request(sessions.mark, { params })).session).toMatchObject({ isCompleted: false, completedAt: null })
})

test('an update changes what is sent and answers the session with its id', async () => {
  const { request } = await newPerson()
  const { session } = await request(sessions.create, { body: OPTICS })
  const { updatedSession } = await request(sessions.update, {
    params: { id: session._id },
    body: { startsAt: '2026-11-23T05:00:00.000Z' },
  })
  expect(updatedSession).toEqual({ ...session, startsAt: '2026-11-23T05:00:00.000Z' })
})

test('a session outside of the days asked for is left out; a day is a day in India', async () => {
  const { request } = await newPerson()
  // 18:31 UTC is one minute past midnight of the 23rd in India.
  await request(sessions.create, { body: { ...OPTICS, startsAt: '2026-11-22T18:31:00.000Z' } })
  expect((await request(sessions.list, { query: { from: '2026-11-22', to: '2026-11-22' } })).sessions).toEqual([])
  expect((await request(sessions.list, { query: { from: '2026-11-23', to: '2026-11-23' } })).sessions).toHaveLength(1)
})

test.each(['update', 'remove', 'toggle', 'mark'] as const)(
  'AUTHZ-02: %s of another person’s session finds nothing, and changes nothing',
  async (deed) => {
    const owner = await newPerson()
    const { session } = await owner.request(sessions.create, { body: OPTICS })
    const other = await newPerson()
    const params = { id: session._id }
    const tried =
      deed === 'update'
        ? other.request(sessions.update, { params, body: { title: 'Mine' } })
        : other.request(sessions[deed], { params })
    await expect(tried).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await owner.request(sessions.list, {})).sessions).toEqual([session])
  },
)

test('a chapter that is neither of the syllabus nor one’s own is refused', async () => {
  const { request } = await newPerson()
  const body = { ...OPTICS, chapterKey: 'own-0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c33' }
  await expect(request(sessions.create, { body })).rejects.toMatchObject({ code: 'CHAPTER_UNKNOWN' })
  const { session } = await request(sessions.create, { body: OPTICS })
  await expect(
    request(sessions.update, { params: { id: session._id }, body: { chapterKey: 'phys-alchemy' } }),
  ).rejects.toMatchObject({ code: 'CHAPTER_UNKNOWN' })
})

test('every change stands in the trail, without what is studied', async () => {
  const { request, person } = await newPerson()
  const { session } = await request(sessions.create, { body: { ...OPTICS, title: 'Something private' } })
  await request(sessions.mark, { params: { id: session._id } })
  const events = await server.deps.db
    .selectFrom('auditEvents')
    .select(['action', 'change'])
    .where('actorId', '=', person.userId)
    .where('targetType', '=', 'study-session')
    .orderBy('sequence')
    .execute()
  expect(events.map(({ action }) => action)).toEqual(['study-session.add', 'study-session.mark'])
  expect(JSON.stringify(events)).not.toContain('private')
  expect((await checkTrail(server.deps)).ok).toBe(true)
})

test('homework keeps the day it is handed in, which its owner changes and takes away; a row of sessions has none', async () => {
  const { request } = await newPerson()
  const { session } = await request(sessions.create, { body: { ...OPTICS, dueOn: '2026-11-27' } })
  expect(session).toMatchObject({ dueOn: '2026-11-27', source: 'own', fromName: null })
  const change = (dueOn: string | null) => request(sessions.update, { params: { id: session._id }, body: { dueOn } })
  expect((await change('2026-11-28')).updatedSession.dueOn).toBe('2026-11-28')
  expect((await change(null)).updatedSession.dueOn).toBeNull()
  const other = await newPerson()
  await expect(
    other.request(sessions.update, { params: { id: session._id }, body: { dueOn: '2026-11-29' } }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const row = await request(sessions.create, { body: { ...OPTICS, dueOn: '2026-11-27', repeat: 'daily' } })
  expect(row.session.dueOn).toBeNull()
})

test('the day of a mentor’s task stays as the mentor set it', async () => {
  const { request, person } = await newPerson()
  const mentor = await newPerson('mentor')
  const item = { menteeId: person.userId, title: 'Read about Float', dueOn: '2026-11-25', from: mentor.person }
  const id = await addActionItem(server.deps, item)
  const body = { dueOn: '2026-12-25', notes: 'On the bus' }
  const { updatedSession } = await request(sessions.update, { params: { id: id ?? '' }, body })
  expect(updatedSession).toMatchObject({ dueOn: '2026-11-25', notes: 'On the bus' })
})

test('a task of a mentor lands in the planner of the mentee once, and the mentor reads whether it is done', async () => {
  const mentee = await newPerson()
  const mentor = await newPerson('mentor')
  const item = {
    menteeId: mentee.person.userId,
    title: 'Solve the 2025 paper',
    dueOn: '2026-11-25',
    from: mentor.person,
    key: randomUUID(),
  }
  const id = await addActionItem(server.deps, item)
  expect(await addActionItem(server.deps, item)).toBeUndefined()
  const [session, ...others] = (await mentee.request(sessions.list, {})).sessions
  expect(others).toEqual([])
  expect(session).toMatchObject({ _id: id, source: 'mentor', dueOn: '2026-11-25', fromName: 'Kiran Das' })
  const read = { menteeId: item.menteeId, from: mentor.person }
  expect(await listActionItems(server.deps, read)).toMatchObject([{ isCompleted: false }])
  await mentee.request(sessions.mark, { params: { id: id ?? '' } })
  expect(await listActionItems(server.deps, read)).toMatchObject([{ _id: id, isCompleted: true, completedAt: NOW }])
  const stranger = await newPerson('mentor')
  expect(await listActionItems(server.deps, { ...read, from: stranger.person })).toEqual([])
})

test('a change never goes over what another device made of the same field, and may go beside what it made of others', async () => {
  const { request } = await newPerson()
  const { session } = await request(sessions.create, { body: OPTICS })
  const params = { id: session._id }
  const seen = { startsAt: session.startsAt, durationMinutes: session.durationMinutes }
  const [morning, evening] = ['2026-11-23T02:30:00.000Z', '2026-11-23T14:30:00.000Z']
  await request(sessions.update, { params, body: { startsAt: morning, durationMinutes: 90 } })
  await expect(request(sessions.update, { params, body: { startsAt: evening, seen } })).rejects.toMatchObject({
    code: 'CHANGED_ELSEWHERE',
  })
  const beside = await request(sessions.update, { params, body: { notes: 'Lenses', seen } })
  expect(beside.updatedSession).toMatchObject({ startsAt: morning, durationMinutes: 90, notes: 'Lenses' })
  // The same wish from a device whose first answer was lost.
  await request(sessions.update, { params, body: { startsAt: morning, seen } })
  const { updatedSession } = await request(sessions.update, {
    params,
    body: { startsAt: evening, seen: { startsAt: morning } },
  })
  expect(updatedSession.startsAt).toBe(evening)
  const other = await newPerson()
  await expect(other.request(sessions.update, { params, body: { notes: 'x', seen } })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('what was studied without a network counts for the hour it was done at, a week back at most', async () => {
  const { request, person } = await newPerson()
  // 09:30 in London is 15:00 in India: 16 hours before that it was 23:00 of the day before.
  const { session } = await request(sessions.create, { body: { ...OPTICS, isCompleted: true, doneSecondsAgo: 57_600 } })
  expect(session.completedAt).toBe('2026-11-20T17:30:00.000Z')
  const { session: open } = await request(sessions.create, { body: OPTICS })
  const marked = await request(sessions.mark, {
    params: { id: open._id },
    body: { isCompleted: true, doneSecondsAgo: 3_600 },
  })
  expect(marked.session.completedAt).toBe('2026-11-21T08:30:00.000Z')
  const answer = await person.browser.call(sessions.mark, {
    params: { id: open._id },
    body: { isCompleted: true, doneSecondsAgo: 604_801 },
  })
  expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, 'doneSecondsAgo'])
})
