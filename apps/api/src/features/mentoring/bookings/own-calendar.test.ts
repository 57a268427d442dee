import { randomUUID } from 'node:crypto'
import { bookings } from '@sopaan/contract/bookings'
import { choiceLists } from '@sopaan/contract/choice-lists'
import { mentors } from '@sopaan/contract/mentors'
import { mocks } from '@sopaan/contract/mocks'
import { payments } from '@sopaan/contract/payments'
import { planner } from '@sopaan/contract/planner'
import { sessions } from '@sopaan/contract/sessions'
import { studyDay } from '@sopaan/contract/study-day'
import { users } from '@sopaan/contract/users'
import { afterAll, expect, test } from 'vitest'
import { seedSeasons } from '#api/features/guidance/counselling/seasons.service.ts'
import { grantCredits } from '#api/features/mentoring/mentoring-credits/mentoring-credits.service.ts'
import { answerOf } from '#api/testing/browser.ts'
import { anEvent, EVENT_FIELDS, registerForSeat } from '#api/testing/events.ts'
import { aMentorWithHours, everyDay } from '#api/testing/mentors.ts'
import { aSignedIn, type Person, signIn } from '#api/testing/people.ts'
import { PLAN_SETTINGS } from '#api/testing/plan-settings.ts'
import { startApp, TEST_ORIGIN } from '#api/testing/start-app.ts'
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

test('what somebody has on is answered by day: an agreed session, an open study session, coaching; of others nothing', async () => {
  const [mentee, mentor, stranger] = [await aMentee(), await aMentor(), await aMentee()]
  const { data } = await book(mentee, mentor, TUESDAY_SIX)
  const own = (person: Person, from = '2026-11-24', days = 1) =>
    answerOf(person.browser.call(studyDay.ownHours, { query: { from, days } }))
  // Asked for is not agreed.
  expect((await own(mentee)).data).toEqual([])
  await mentor.browser.call(bookings.accept, { params: { id: data._id } })
  const optics = { title: 'Optics', startsAt: '2026-11-24T15:30:00.000Z', durationMinutes: 60 }
  await mentee.browser.call(sessions.create, { body: optics })
  const coaching = { kind: 'coaching' as const, name: null, weekdays: [2], startMinute: 960, endMinute: 1080 }
  await mentee.browser.call(planner.set, { body: { ...PLAN_SETTINGS, timetable: [coaching] } })
  // Coaching from four to six in India, the session at six, Optics at nine.
  expect((await own(mentee)).data).toMatchObject([
    { kind: 'coaching', _id: null, name: null, startsAt: '2026-11-24T10:30:00.000Z', minutes: 120 },
    { kind: 'mentoring', _id: data._id, startsAt: TUESDAY_SIX, minutes: 60 },
    { kind: 'study', name: { en: 'Optics' }, startsAt: optics.startsAt, minutes: 60 },
  ])
  expect((await own(mentee, '2026-11-25')).data).toEqual([])
  expect((await own(stranger)).data).toEqual([])
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

test('one calendar holds study, agreed sessions, events, mocks, the examination and the counselling, for who has its address', async () => {
  const [mentee, mentor] = [await aMentee(), await aMentor()]
  await seedSeasons(server.deps)
  // In the season of 2026: two days before round 2.
  server.clock.set('2026-06-28T09:00:00+05:30')
  await Promise.all([signIn(mentee), signIn(mentor)])
  const admin = await aSignedIn(server, 'admin')
  const { data } = await book(mentee, mentor, '2026-07-01T12:30:00.000Z')
  await mentor.browser.call(bookings.accept, { params: { id: data._id } })
  const date = { date: '2026-07-01T20:00:00+05:30', endDate: '2026-07-01T21:30:00+05:30' }
  const event = await anEvent(admin, { ...date, registrationDeadline: null })
  await registerForSeat({ ...mentee, fullName: 'Kiran Das' }, event)
  const mock = { name: 'Full test 1', exam: 'main', takenOn: '2026-06-27', totalMarks: 165, maxMarks: 300 } as const
  await mentee.browser.call(mocks.add, { body: { ...mock, physics: 60, chemistry: 70, mathematics: 35 } })
  await mentee.browser.call(planner.set, { body: { ...PLAN_SETTINGS, examId: 'main-1', examOn: '2027-01-21' } })
  const study = { title: 'Coaching', startsAt: '2026-06-29T12:30:00.000Z', durationMinutes: 120 }
  await mentee.browser.call(sessions.create, { body: study })
  const read = async (person: Person) => {
    const { feed } = (await answerOf(person.browser.call(planner.renewFeed))).data
    const answer = await server.app.fastify.inject({ url: String(feed?.url).replace(TEST_ORIGIN, '') })
    return {
      text: answer.payload,
      titles: [...answer.payload.matchAll(/^SUMMARY:(.*)$/gm)].map(([, title]) => title?.trim().replaceAll('\\,', ',')),
    }
  }
  const { text, titles } = await read(mentee)
  for (const title of [
    'Coaching',
    EVENT_FIELDS.title.en,
    'Mock: Full test 1, 165 of 300',
    'JEE Main 2027, session 1 (day expected)',
    'JoSAA round 2 result',
  ])
    expect(titles).toContain(title)
  // The same name as in the file of the session itself: a calendar that has both has it once.
  expect(text).toContain(`UID:session-${data._id}@`)
  // What takes a whole day takes no hour of it, and ends before the next (RFC 5545, 3.6.1).
  expect(text).toContain('DTSTART;VALUE=DATE:20270121')
  expect(text).toContain('DTEND;VALUE=DATE:20270122')
  const ofMentor = await read(mentor)
  expect(ofMentor.text).toContain(`UID:session-${data._id}@`)
  expect(ofMentor.titles).not.toContain('Coaching')
  expect(ofMentor.text, 'what a mentee asked stays on the page').not.toContain('Is ECE here better')
  await mentee.browser.call(bookings.cancel, { params: { id: data._id }, body: {} })
  expect((await read(mentee)).text).not.toContain(`UID:session-${data._id}@`)
  server.clock.set(NOW)
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
