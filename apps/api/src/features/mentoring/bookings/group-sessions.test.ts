import { randomUUID } from 'node:crypto'
import { bookings } from '@sopaan/contract/bookings'
import { mentors } from '@sopaan/contract/mentors'
import { users } from '@sopaan/contract/users'
import { istDate } from '@sopaan/domain/time/ist'
import { afterAll, expect, test } from 'vitest'
import { countCredits, grantCredits } from '#api/features/mentoring/mentoring-credits/mentoring-credits.service.ts'
import { answerOf } from '#api/testing/browser.ts'
import { aMentorWithHours, MENTOR_HOURS } from '#api/testing/mentors.ts'
import { aSignedIn, type Person } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'

const HOUR = 3_600_000

const server = await startApp({ config: { rateLimitScale: 100_000 } })
afterAll(() => server.stop())

/** A whole hour of India so many hours ahead. */
const ahead = (hours: number) =>
  new Date((Math.ceil(server.deps.now().getTime() / HOUR) + hours) * HOUR - 30 * 60_000).toISOString()

async function aMentee(): Promise<Person> {
  const person = await aSignedIn(server)
  await person.browser.call(users.updateMe, { body: { birthMonth: '2000-01' } })
  const expiresAt = new Date(server.deps.now().getTime() + 90 * 24 * HOUR)
  await grantCredits(server.deps, { userId: person.userId, purchaseId: randomUUID(), count: 2, expiresAt })
  return person
}

async function start(hours: Partial<typeof MENTOR_HOURS> = { peopleMax: 3, meetingUrl: null }) {
  const mentor = await aMentorWithHours(server, hours)
  const mentorId = mentor.userId
  const book = (person: Person, { at = 48, mayOverlap = false, question = 'Which branch shall I take?' } = {}) =>
    answerOf(person.browser.call(bookings.book, { payload: { mentorId, startsAt: ahead(at), question, mayOverlap } }))
  const read = async (person: Person, id: string) =>
    (await answerOf(person.browser.call(bookings.get, { params: { id } }))).data
  const times = async (at = 48): Promise<{ slots: string[]; shared: object[] }> => {
    const query = { from: istDate(ahead(at)), days: 1 }
    return (await server.request(mentors.slots, { params: { id: mentorId }, query })).data
  }
  const credits = (person: Person) => countCredits(server.deps, person.userId)
  return { mentor, mentorId, book, read, times, credits }
}

test('as many as the mentor allows share a session: each with a credit, in one room, and shown the others as a number', async () => {
  const { mentor, book, read, times, credits } = await start()
  const [one, two, three, four] = [await aMentee(), await aMentee(), await aMentee(), await aMentee()]
  const first = (await book(one, { question: 'A question of nobody else, about hostels.' })).data
  expect(first.people).toEqual({ count: 1, max: 3 })
  expect((await times()).shared).toEqual([{ startsAt: ahead(48), people: 1, peopleMax: 3 }])
  const second = (await book(two)).data
  expect((await book(three)).status).toBe(201)
  expect((await times()).slots).not.toContain(ahead(48))
  expect((await book(four)).code).toBe('SLOT_TAKEN')
  expect(await Promise.all([one, two, three, four].map(credits))).toEqual([1, 1, 1, 2])
  for (const { _id } of [first, second]) await mentor.browser.call(bookings.accept, { params: { id: _id } })
  const [seenByOne, seenByTwo] = [await read(one, first._id), await read(two, second._id)]
  expect(seenByTwo.people).toEqual({ count: 3, max: 3 })
  expect(seenByTwo.meetingUrl).toBe(seenByOne.meetingUrl)
  expect(seenByTwo.meetingUrl).toContain('https://')
  const told = JSON.stringify(seenByTwo)
  for (const secret of [one.userId, three.userId, 'hostels']) expect(told).not.toContain(secret)
  const opened = two.browser.call(bookings.get, { params: { id: first._id } })
  expect((await opened).statusCode, 'the booking of another is not found').toBe(404)
})

test('who cancels gives back the own seat and credit; the others stay, and the seat is offered again', async () => {
  const { mentor, book, read, times, credits } = await start({ peopleMax: 2 })
  const [one, two, three] = [await aMentee(), await aMentee(), await aMentee()]
  const [first, second] = [(await book(one)).data, (await book(two)).data]
  for (const { _id } of [first, second]) await mentor.browser.call(bookings.accept, { params: { id: _id } })
  await one.browser.call(bookings.cancel, { params: { id: first._id }, body: {} })
  expect(await Promise.all([one, two].map(credits))).toEqual([2, 1])
  expect(await read(one, first._id)).toMatchObject({ state: 'cancelled', people: null })
  expect(await read(two, second._id)).toMatchObject({ state: 'accepted', people: { count: 1, max: 2 } })
  expect((await times()).slots).toContain(ahead(48))
  expect((await book(three)).data.people).toEqual({ count: 2, max: 2 })
})

test('nobody has two seats in a session, and who moves away leaves the others and their room', async () => {
  const { mentor, book, read } = await start()
  const [one, two] = [await aMentee(), await aMentee()]
  const [first, second] = [(await book(one)).data, (await book(two)).data]
  for (const { _id } of [first, second]) await mentor.browser.call(bookings.accept, { params: { id: _id } })
  expect((await book(one, { mayOverlap: true })).code).toBe('SLOT_TAKEN')
  const room = (await read(two, second._id)).meetingUrl
  const move = (person: Person, id: string, at: number) =>
    answerOf(person.browser.call(bookings.move, { params: { id }, body: { startsAt: ahead(at) } }))
  const moved = (await move(one, first._id, 52)).data
  expect(moved).toMatchObject({ startsAt: ahead(52), people: { count: 1, max: 3 } })
  expect(moved.meetingUrl).not.toBe(room)
  expect(await read(two, second._id)).toMatchObject({ meetingUrl: room, people: { count: 1, max: 3 } })
  const back = (await move(one, first._id, 48)).data
  expect(back).toMatchObject({ meetingUrl: room, people: { count: 2, max: 3 } })
})

test('a session that was booked for two alone stays so, however many the mentor takes later', async () => {
  const { mentor, book, read, times } = await start({ peopleMax: 1 })
  const [one, two] = [await aMentee(), await aMentee()]
  const alone = (await book(one)).data
  expect(alone.people).toBeNull()
  await mentor.browser.call(mentors.changeHours, { body: { ...MENTOR_HOURS, peopleMax: 4 } })
  expect((await book(two)).code).toBe('SLOT_TAKEN')
  expect((await times()).shared).toEqual([])
  expect((await book(two, { at: 50 })).data.people).toEqual({ count: 1, max: 4 })
  expect((await read(one, alone._id)).people).toBeNull()
  const eleven = mentor.browser.call(mentors.changeHours, { payload: { ...MENTOR_HOURS, peopleMax: 11 } })
  expect((await answerOf(eleven)).code).toBe('INVALID_INPUT')
})

test('a mentor moves one of a group by a suggestion into another session that has a seat', async () => {
  const { mentor, book, read } = await start()
  const [one, two] = [await aMentee(), await aMentee()]
  const [first, second] = [(await book(one)).data, (await book(two, { at: 52 })).data]
  const suggested = mentor.browser.call(bookings.suggest, {
    params: { id: second._id },
    body: { startsAt: ahead(48) },
  })
  expect((await answerOf(suggested)).data).toMatchObject({ state: 'suggested', people: { count: 2, max: 3 } })
  expect((await read(one, first._id)).people).toEqual({ count: 2, max: 3 })
})

test('somebody under 18 has the mentor alone, and gets no seat beside others', async () => {
  const { mentor, book, times } = await start()
  const [adult, minor, other] = [await aMentee(), await aMentee(), await aMentee()]
  await server.deps.db
    .updateTable('users')
    .set({ birthMonth: '2011-01', parentState: 'confirmed' })
    .where('id', '=', minor.userId)
    .execute()
  const shared = (await book(adult)).data
  expect((await book(minor)).code).toBe('GROUP_ADULTS_ONLY')
  const alone = (await book(minor, { at: 52 })).data
  expect(alone.people).toBeNull()
  expect((await times(52)).slots).not.toContain(ahead(52))
  expect((await book(other, { at: 52 })).code).toBe('SLOT_TAKEN')
  const moved = minor.browser.call(bookings.move, { params: { id: alone._id }, body: { startsAt: ahead(48) } })
  expect((await answerOf(moved)).code).toBe('GROUP_ADULTS_ONLY')
  const suggested = mentor.browser.call(bookings.suggest, {
    params: { id: alone._id },
    body: { startsAt: shared.startsAt },
  })
  expect((await answerOf(suggested)).code).toBe('GROUP_ADULTS_ONLY')
})
