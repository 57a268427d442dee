import { randomUUID } from 'node:crypto'
import { bookingQuestions } from '@sopaan/contract/booking-questions'
import { bookings } from '@sopaan/contract/bookings'
import { users } from '@sopaan/contract/users'
import { afterAll, expect, test } from 'vitest'
import { grantCredits } from '#api/features/mentoring/mentoring-credits/mentoring-credits.service.ts'
import { answerOf } from '#api/testing/browser.ts'
import { aMentorWithHours } from '#api/testing/mentors.ts'
import { aSignedIn, type Person } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'

const HOUR = 3_600_000
const QUESTION = 'I have two seats. Float or freeze?\nIs Nagpur worth 5,000 ranks less?'

const server = await startApp()
afterAll(() => server.stop())

async function aRequest() {
  const mentor = await aMentorWithHours(server)
  const mentee = await aSignedIn(server)
  await mentee.browser.call(users.updateMe, { body: { birthMonth: '2000-01' } })
  const expiresAt = new Date(server.deps.now().getTime() + 90 * 24 * HOUR)
  await grantCredits(server.deps, { userId: mentee.userId, purchaseId: randomUUID(), count: 1, expiresAt })
  const startsAt = new Date((Math.ceil(server.deps.now().getTime() / HOUR) + 48) * HOUR - HOUR / 2).toISOString()
  const body = { mentorId: mentor.userId, startsAt, question: QUESTION }
  const { data } = await answerOf(mentee.browser.call(bookings.book, { body }))
  return { mentor, mentee, id: data._id as string }
}

const tick = (person: Person, id: string, at: number, isAnswered = true) =>
  answerOf(person.browser.call(bookingQuestions.tick, { params: { id, at }, body: { isAnswered } }))
const answeredOf = async (person: Person, id: string) =>
  (await person.browser.call(bookings.get, { params: { id } }))
    .json()
    .data.questions.map((one: { isAnswered: boolean }) => one.isAnswered)

test('either of the two ticks the questions of a session off, and takes a tick back; twice is once', async () => {
  const { mentor, mentee, id } = await aRequest()
  expect((await tick(mentee, id, 0)).code, 'nothing is agreed yet').toBe('BOOKING_STATE')
  await mentor.browser.call(bookings.accept, { params: { id } })
  expect((await tick(mentor, id, 1)).data.questions).toEqual([
    { text: 'I have two seats. Float or freeze?', isAnswered: false },
    { text: 'Is Nagpur worth 5,000 ranks less?', isAnswered: true },
  ])
  await tick(mentee, id, 1)
  await tick(mentee, id, 0)
  expect(await answeredOf(mentor, id)).toEqual([true, true])
  await tick(mentor, id, 1, false)
  expect(await answeredOf(mentee, id)).toEqual([true, false])
})

test('a question that is not there, and a stranger’s session, are not found', async () => {
  const { mentor, mentee, id } = await aRequest()
  await mentor.browser.call(bookings.accept, { params: { id } })
  expect((await tick(mentee, id, 2)).code).toBe('NOT_FOUND')
  expect((await tick(mentee, id, -1)).code).toBe('NOT_FOUND')
  const stranger = await aSignedIn(server)
  expect((await tick(stranger, id, 0)).code).toBe('NOT_FOUND')
})
