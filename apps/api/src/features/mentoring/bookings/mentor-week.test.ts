import { randomUUID } from 'node:crypto'
import { bookings } from '@sopaan/contract/bookings'
import { mentorAnswers } from '@sopaan/contract/mentor-answers'
import { mentoring } from '@sopaan/contract/mentoring'
import { users } from '@sopaan/contract/users'
import { expect, onTestFinished, test } from 'vitest'
import { countCredits, grantCredits } from '#api/features/mentoring/mentoring-credits/mentoring-credits.service.ts'
import { answerOf } from '#api/testing/browser.ts'
import { aMentorWithHours } from '#api/testing/mentors.ts'
import { aSignedIn, signIn } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'
import { endBookings } from './booking-jobs.service.ts'

const HOUR = 3_600_000

async function start() {
  const server = await startApp()
  onTestFinished(server.stop)
  const mentor = await aMentorWithHours(server, { noticeHours: 1 })
  const mentee = await aSignedIn(server)
  await mentee.browser.call(users.updateMe, { body: { birthMonth: '2000-01' } })
  const expiresAt = new Date(server.deps.now().getTime() + 90 * 24 * HOUR)
  await grantCredits(server.deps, { userId: mentee.userId, purchaseId: randomUUID(), count: 2, expiresAt })
  const book = async (hours: number): Promise<{ _id: string; answerBy: string; startsAt: string }> => {
    const startsAt = new Date((Math.ceil(server.deps.now().getTime() / HOUR) + hours) * HOUR - HOUR / 2).toISOString()
    const body = { mentorId: mentor.userId, startsAt, question: 'Is ECE here better than CSE there?' }
    return (await answerOf(mentee.browser.call(bookings.book, { body }))).data
  }
  const overview = async () => (await mentor.browser.call(mentoring.overview)).json().data
  return { server, mentor, mentee, book, overview }
}

test('a mentor reads of whoever asks class, common ranks, scores and sessions before, and neither category nor whole name', async () => {
  const { server, mentor, mentee, book, overview } = await start()
  await mentee.browser.call(users.updateMe, {
    body: {
      studentFacts: {
        studyClass: '12',
        category: 'OBC-NCL',
        ranks: { main: 18_420, mainCategory: 5_210 },
        exams: { 'mht-cet-cap': { percentile: 98.612 }, bcece: { rank: 1_204, categoryRank: 377 } },
      },
    },
  })
  const { _id } = await book(100)
  const data = await overview()
  expect(data.requests).toHaveLength(1)
  expect(data.requests[0]).toMatchObject({
    _id,
    hasList: false,
    mentee: {
      studyClass: '12',
      ranks: [{ list: 'main-1', rank: 18_420 }],
      scores: [
        { exam: 'mht-cet-cap', score: 'percentile', value: 98.612 },
        { exam: 'bcece', score: 'rank', value: 1_204 },
      ],
      sessions: 0,
      lastNote: '',
      openItems: 0,
      isMinor: false,
    },
  })
  expect(JSON.stringify(data)).not.toMatch(/OBC-NCL|5210|377|Kiran Das/)
  await mentor.browser.call(bookings.accept, { params: { id: _id } })
  expect((await overview()).next.map(({ _id }: { _id: string }) => _id)).toEqual([_id])
  expect((await mentee.browser.call(mentoring.overview)).statusCode).toBe(403)
  expect(server.logged.filter(({ level }) => level === 'error')).toEqual([])
})

test('a request that nobody answers in 48 hours lapses, its credit comes back, and both knew until when', async () => {
  const { server, mentor, mentee, book, overview } = await start()
  const asked = server.deps.now().getTime()
  const { _id, answerBy } = await book(100)
  expect(Date.parse(answerBy)).toBe(asked + 48 * HOUR)
  server.clock.advance(47 * HOUR)
  await endBookings(server.deps)
  expect(await countCredits(server.deps, mentee.userId)).toBe(1)
  server.clock.advance(HOUR)
  await endBookings(server.deps)
  expect(await countCredits(server.deps, mentee.userId)).toBe(2)
  const row = await server.deps.db.selectFrom('bookings').select('state').where('id', '=', _id).executeTakeFirst()
  expect(row?.state).toBe('lapsed')
  await signIn(mentor)
  expect((await overview()).requests).toEqual([])
})

test('a request for a session that is soon lapses two hours before it', async () => {
  const { server, book } = await start()
  const { answerBy, startsAt } = await book(10)
  expect(Date.parse(startsAt) - Date.parse(answerBy)).toBe(2 * HOUR)
  server.clock.advance(Date.parse(answerBy) - server.deps.now().getTime())
  await endBookings(server.deps)
  const rows = await server.deps.db.selectFrom('bookings').select('state').execute()
  expect(rows).toEqual([{ state: 'lapsed' }])
})

test('a mentor keeps ready answers in their order; ten at most, and nobody else has them', async () => {
  const { server, mentor, mentee } = await start()
  const answers = ['Bring your list in order.', 'A mentor of Calicut fits better.']
  const changed = await mentor.browser.call(mentorAnswers.change, { body: { answers } })
  expect(changed.json().data).toEqual({ answers })
  expect((await mentor.browser.call(mentorAnswers.read)).json().data).toEqual({ answers })
  const eleven = Array.from({ length: 11 }, (_, at) => `Answer ${at}`)
  expect((await mentor.browser.call(mentorAnswers.change, { body: { answers: eleven } })).statusCode).toBe(422)
  expect((await mentee.browser.call(mentorAnswers.read)).statusCode).toBe(403)
  const other = await aSignedIn(server, 'mentor')
  expect((await other.browser.call(mentorAnswers.read)).json().data).toEqual({ answers: [] })
  const refused = await answerOf(other.browser.call(mentorAnswers.change, { body: { answers } }))
  expect(refused).toMatchObject({ status: 409, code: 'MENTOR_PROFILE_MISSING' })
})
