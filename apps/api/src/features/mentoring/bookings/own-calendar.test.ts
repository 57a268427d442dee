import { randomUUID } from 'node:crypto'
import { bookings } from '@sopaan/contract/bookings'
import { choiceLists } from '@sopaan/contract/choice-lists'
import { mentors } from '@sopaan/contract/mentors'
import { payments } from '@sopaan/contract/payments'
import { planner } from '@sopaan/contract/planner'
import { studyDay } from '@sopaan/contract/study-day'
import { users } from '@sopaan/contract/users'
import { afterAll, expect, test } from 'vitest'
import { grantCredits } from '#api/features/mentoring/mentoring-credits/mentoring-credits.service.ts'
import { answerOf } from '#api/testing/browser.ts'
import { anEvent, EVENT_FIELDS, registerForSeat } from '#api/testing/events.ts'
import { aMentorWithHours, everyDay } from '#api/testing/mentors.ts'
import { aSignedIn, type Person, signIn } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'
import { remindOfSessions } from './booking-jobs.service.ts'

/** Saturday, three in the afternoon in India. */
const NOW = '2026-11-21T09:30:00.000Z'
/** Tuesday, six in the evening in India. */
const TUESDAY_SIX = '2026-11-24T12:30:00.000Z'

const server = await startApp({ config: { rateLimitScale: 100_000 } })
afterAll(() => server.stop())

const aMentor = (from = '17:00') => aMentorWithHours(server, { weekly: everyDay(from, '20:00') })
async function aMentee(): Promise<Person> {
  server.clock.set(NOW)
  const person = await aSignedIn(server)
  await person.browser.call(users.updateMe, { body: { birthMonth: '2000-01' } })
  const expiresAt = new Date('2027-02-01T00:00:00.000Z')
  await grantCredits(server.deps, { userId: person.userId, purchaseId: randomUUID(), count: 5, expiresAt })
  return person
}
const book = (mentee: Person, mentor: Person, startsAt: string, more = {}) =>
  answerOf(
    mentee.browser.call(bookings.book, {
      body: {
        mentorId: mentor.userId,
        startsAt,
        question: 'Is ECE here better than CSE there?',
        ...more,
      },
    }),
  )

test('a second session at the same time warns, names the first, spends nothing, and is booked where it is wanted all the same', async () => {
  const [mentee, one, other] = [await aMentee(), await aMentor(), await aMentor()]
  const { data } = await book(mentee, one, TUESDAY_SIX)
  await one.browser.call(bookings.accept, { params: { id: data._id } })
  // Half past six shares half an hour with it.
  const half = '2026-11-24T13:00:00.000Z'
  expect(await book(mentee, other, half)).toMatchObject({
    code: 'SESSION_OVERLAPS',
    other: { name: expect.any(String), startsAt: TUESDAY_SIX, isAgreed: true },
  })
  expect((await answerOf(mentee.browser.call(payments.listOwn))).data.credits).toBe(4)
  expect((await book(mentee, other, half, { mayOverlap: true })).data.state).toBe('requested')
  // Seven touches the first and overlaps the second.
  expect((await book(mentee, one, '2026-11-24T13:30:00.000Z')).code).toBe('SESSION_OVERLAPS')
  expect((await book(mentee, one, '2026-11-25T13:30:00.000Z')).data.state).toBe('requested')
})

test('a session is moved by half an hour: its own time is free for it, and no warning is of itself', async () => {
  const [mentee, mentor] = [await aMentee(), await aMentor()]
  const { data } = await book(mentee, mentor, TUESDAY_SIX)
  const freeTimes = (person: Person) =>
    answerOf(
      person.browser.call(bookings.freeTimes, { params: { id: data._id }, query: { from: '2026-11-24', days: 1 } }),
    )
  const { slots } = (await freeTimes(mentee)).data
  // Sessions of an hour begin every half hour between five and seven.
  const times = ['11:30', '12:00', '12:30', '13:00', '13:30'].map((clock) => `2026-11-24T${clock}:00.000Z`)
  expect(slots).toEqual(times)
  const offered = (
    await answerOf(
      mentee.browser.call(mentors.slots, { params: { id: mentor.userId }, query: { from: '2026-11-24', days: '1' } }),
    )
  ).data
  expect(offered.slots).toEqual([times[0], times[4]])
  const body = { startsAt: times[3] ?? '' }
  const moved = await mentee.browser.call(bookings.move, { params: { id: data._id }, body })
  expect(moved.json().data.startsAt).toBe(times[3])
  const stranger = await aMentee()
  expect((await freeTimes(stranger)).code).toBe('NOT_FOUND')
})

test('a session that is agreed on for tomorrow is told once: no reminder follows that it is tomorrow', async () => {
  const [mentee, mentor] = [await aMentee(), await aMentor('12:00')]
  // Two in the afternoon of tomorrow, 23 hours ahead, and of the day after.
  const soon = (await book(mentee, mentor, '2026-11-22T08:30:00.000Z')).data._id
  const later = (await book(mentee, mentor, '2026-11-23T08:30:00.000Z')).data._id
  for (const id of [soon, later]) await mentor.browser.call(bookings.accept, { params: { id } })
  await remindOfSessions(server.deps)
  expect(await tomorrowsOf(mentee)).toBe(0)
  // A day before the second, which was agreed on two days ahead.
  server.clock.set('2026-11-22T09:30:00.000Z')
  await remindOfSessions(server.deps)
  expect(await tomorrowsOf(mentee)).toBe(1)
})

test('the planner and today hold what was agreed on and the seats at events, for who has them and nobody else', async () => {
  const [mentee, mentor, other] = [await aMentee(), await aMentor(), await aMentee()]
  const { data } = await book(mentee, mentor, TUESDAY_SIX)
  const admin = await aSignedIn(server, 'admin')
  const id = await anEvent(admin, {
    date: '2026-11-24T20:00:00+05:30',
    endDate: '2026-11-24T21:30:00+05:30',
    registrationDeadline: null,
  })
  expect(await registerForSeat({ ...mentee, fullName: 'Kiran Das' }, id)).toBe('registered')
  const appointments = async (person: Person) => (await answerOf(person.browser.call(planner.find))).data.appointments
  const seat = {
    kind: 'event',
    _id: id,
    name: EVENT_FIELDS.title,
    startsAt: '2026-11-24T14:30:00.000Z',
    durationMinutes: 90,
  }
  expect(await appointments(mentee), 'what is only asked for is none').toEqual([seat])
  await mentor.browser.call(bookings.accept, { params: { id: data._id } })
  const session = { kind: 'mentoring', _id: data._id, startsAt: TUESDAY_SIX, durationMinutes: 60 }
  expect(await appointments(mentee)).toMatchObject([session, seat])
  expect(await appointments(mentor)).toMatchObject([session])
  expect(await appointments(other)).toEqual([])
  await mentee.browser.call(bookings.cancel, { params: { id: data._id }, body: {} })
  expect(await appointments(mentee)).toEqual([seat])
  server.clock.set('2026-11-24T04:00:00.000Z')
  await signIn(mentee)
  expect((await answerOf(mentee.browser.call(studyDay.today))).data.appointments).toEqual([seat])
})

test('a list that came half an hour after midnight in India was shared on the day that began there', async () => {
  const mentor = await aMentor()
  const mentee = await aMentee()
  const listId = randomUUID()
  await mentee.browser.call(choiceLists.make, { body: { _id: listId, name: 'My list', keys: [] } })
  const { data } = await book(mentee, mentor, TUESDAY_SIX, { choiceListId: listId })
  await server.deps.db
    .updateTable('choiceListGrants')
    .set({ createdAt: new Date('2026-11-20T19:00:00.000Z') })
    .where('listId', '=', listId)
    .execute()
  expect((await answerOf(mentor.browser.call(bookings.readList, { params: { id: data._id } }))).data.sharedOn).toBe(
    '2026-11-21',
  )
})

async function tomorrowsOf(person: Person): Promise<number> {
  const rows = await server.deps.db
    .selectFrom('notifications')
    .select('id')
    .where('userId', '=', person.userId)
    .where('kind', '=', 'booking-tomorrow')
    .execute()
  return rows.length
}
