import { randomUUID } from 'node:crypto'
import { bookingSeries } from '@sopaan/contract/booking-series'
import { bookings } from '@sopaan/contract/bookings'
import { users } from '@sopaan/contract/users'
import { afterAll, expect, test } from 'vitest'
import { countCredits, grantCredits } from '#api/features/mentoring/mentoring-credits/mentoring-credits.service.ts'
import { answerOf } from '#api/testing/browser.ts'
import { aMentorWithHours } from '#api/testing/mentors.ts'
import { aSignedIn, type Person } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'

const HOUR = 3_600_000
const WEEK = 7 * 24 * HOUR
const QUESTION = 'Will you go through my list with me?'

const server = await startApp({ config: { rateLimitScale: 100_000 } })
afterAll(() => server.stop())

/** A whole hour so many hours ahead. */
const ahead = (hours: number, weeks = 0) =>
  new Date((Math.ceil(server.deps.now().getTime() / HOUR) + hours) * HOUR - 30 * 60_000 + weeks * WEEK).toISOString()

async function aMentee(credits: number): Promise<Person> {
  const person = await aSignedIn(server)
  await person.browser.call(users.updateMe, { body: { birthMonth: '2000-01' } })
  const expiresAt = new Date(server.deps.now().getTime() + 90 * 24 * HOUR)
  await grantCredits(server.deps, { userId: person.userId, purchaseId: randomUUID(), count: credits, expiresAt })
  return person
}

async function start() {
  const mentor = await aMentorWithHours(server)
  const mentee = await aMentee(5)
  const mentorId = mentor.userId
  const book = (weeks: number[], more: object = {}, person = mentee) =>
    answerOf(
      person.browser.call(bookingSeries.book, {
        payload: { mentorId, startsAt: ahead(48), weeks, question: QUESTION, ...more },
      }),
    )
  const credits = () => countCredits(server.deps, mentee.userId)
  const read = async (person: Person, id: string) =>
    (await person.browser.call(bookings.get, { params: { id } })).json().data
  const rows = () =>
    server.deps.db
      .selectFrom('bookings')
      .select(['id', 'startsAt', 'state', 'calendarSequence'])
      .where('mentorId', '=', mentorId)
      .orderBy('startsAt')
      .execute()
  const states = async () => (await rows()).map(({ state }) => state)
  const mailsTo = async (person: Person) => {
    await server.runWorker()
    return server.mails.filter(({ to }) => to === person.email)
  }
  return { mentor, mentee, mentorId, book, credits, read, rows, states, mailsTo }
}

test('each week is said free, taken or clashing before anything is asked for', async () => {
  const { mentee, mentorId } = await start()
  const other = await aMentorWithHours(server)
  const second = { mentorId, startsAt: ahead(48, 1), question: QUESTION }
  await (await aMentee(1)).browser.call(bookings.book, { body: second })
  await mentee.browser.call(bookings.book, { body: { ...second, mentorId: other.userId, startsAt: ahead(48, 2) } })
  const query = { mentorId, startsAt: ahead(48), times: 10 }
  const { data } = await answerOf(mentee.browser.call(bookingSeries.preview, { query }))
  const weeks: { week: number; startsAt: string; isFree: boolean; clash: object | null }[] = data
  // Sixty days ahead are eight weeks and four days: from the day after tomorrow on, nine beginnings lie in them.
  expect(weeks.map(({ isFree }) => isFree)).toEqual([true, false, ...Array(7).fill(true), false])
  expect(weeks.map(({ startsAt }) => startsAt).slice(0, 3)).toEqual([ahead(48), ahead(48, 1), ahead(48, 2)])
  expect(weeks.filter(({ clash }) => clash !== null)).toMatchObject([
    { week: 2, clash: { startsAt: ahead(48, 2), isAgreed: false } },
  ])
})

test('sessions of several weeks are asked for together, each with a credit of its own, and their mentor is told once', async () => {
  const { mentor, mentee, book, credits, read, rows, mailsTo } = await start()
  const { data, count, status } = await book([0, 1, 3])
  expect([status, count]).toEqual([201, 3])
  expect((await rows()).map(({ startsAt }) => startsAt.toISOString())).toEqual([ahead(48), ahead(48, 1), ahead(48, 3)])
  expect(await credits()).toBe(2)
  const series = { number: 1, count: 3, following: 3, creditsBack: 3, waiting: 3 }
  expect(data).toMatchObject({ state: 'requested', isWeekly: true, series })
  expect((await read(mentor, data._id)).series).toMatchObject({ number: 1, waiting: 3 })
  const mails = await mailsTo(mentor)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('and 2 more')
  const stranger = await aMentee(1)
  expect((await stranger.browser.call(bookings.get, { params: { id: data._id } })).statusCode).toBe(404)
  expect(mentee.userId).toBeTruthy()
})

test('all weeks are booked or none: a taken time, a clash, or too few credits leave nothing behind', async () => {
  const { mentee, mentorId, book, credits, states } = await start()
  expect((await book([0, 1, 2, 3, 4, 5])).code).toBe('CREDITS_NONE')
  await (await aMentee(1)).browser.call(bookings.book, {
    body: { mentorId, startsAt: ahead(48, 1), question: QUESTION },
  })
  expect((await book([0, 1])).code).toBe('SLOT_TAKEN')
  const other = await aMentorWithHours(server)
  const elsewhere = { mentorId: other.userId, startsAt: ahead(48, 2), question: QUESTION }
  await mentee.browser.call(bookings.book, { body: elsewhere })
  expect((await book([0, 2])).code).toBe('SESSION_OVERLAPS')
  expect(await credits()).toBe(4)
  expect(await states()).toEqual(['requested'])
  expect((await book([0, 2], { mayOverlap: true })).count).toBe(2)
  expect(await credits()).toBe(2)
})

test('a form that is sent twice is one series, and nobody without an age or a parent’s consent asks for one', async () => {
  const { mentorId, book, credits, rows } = await start()
  const idempotencyKey = randomUUID()
  const first = await book([0, 1], { idempotencyKey })
  expect((await book([0, 1], { idempotencyKey })).data._id).toBe(first.data._id)
  expect(await rows()).toHaveLength(2)
  expect(await credits()).toBe(3)
  const unknown = await aSignedIn(server)
  expect((await book([0, 1], {}, unknown)).code).toBe('AGE_REQUIRED')
  await unknown.browser.call(users.updateMe, { body: { birthMonth: '2011-01' } })
  expect((await book([0, 1], {}, unknown)).code).toBe('PARENT_CONSENT_REQUIRED')
  expect((await book([0])).code).toBe('INVALID_INPUT')
  const closed = await aMentorWithHours(server, { isTakingBookings: false })
  expect((await book([0, 1], { mentorId: closed.userId })).code).toBe('MENTOR_CLOSED')
  expect(mentorId).toBeTruthy()
})

test('the mentor agrees to all of them at once, and each of the two has one mail with a calendar file for each', async () => {
  const { mentor, mentee, book, states, mailsTo } = await start()
  const { data } = await book([0, 1, 2])
  const before = (await mailsTo(mentor)).length
  const accept = (person: Person, id = data._id) =>
    answerOf(person.browser.call(bookingSeries.accept, { params: { id } }))
  expect((await accept(mentee)).status).toBe(403)
  const answer = await accept(mentor)
  expect([answer.count, await states()]).toEqual([3, ['accepted', 'accepted', 'accepted']])
  expect((await accept(mentor)).code, 'nothing waits any more').toBe('BOOKING_STATE')
  const toMentor = (await mailsTo(mentor)).slice(before)
  const toMentee = await mailsTo(mentee)
  for (const mails of [toMentor, toMentee]) {
    expect(mails).toHaveLength(1)
    expect(mails[0]?.attachments).toHaveLength(3)
  }
  const stranger = await aMentorWithHours(server)
  expect((await accept(stranger)).status).toBe(404)
})

test('a session is cancelled alone, or with those that follow; each credit comes back by its own notice', async () => {
  const { mentor, mentee, book, credits, read, rows, states, mailsTo } = await start()
  await book([0, 1, 2, 3])
  const [first, second] = await rows()
  if (!first || !second) throw new Error('Nothing was booked.')
  await mentor.browser.call(bookingSeries.accept, { params: { id: first.id } })
  // One alone.
  await mentee.browser.call(bookings.cancel, { params: { id: second.id }, body: {} })
  expect(await states()).toEqual(['accepted', 'cancelled', 'accepted', 'accepted'])
  expect(await credits()).toBe(2)
  // The first one begins within the notice of twelve hours: too late for its credit.
  const soon = new Date(server.deps.now().getTime() + 5 * HOUR)
  await server.deps.db
    .updateTable('bookings')
    .set({ startsAt: soon, endsAt: new Date(soon.getTime() + HOUR) })
    .where('id', '=', first.id)
    .execute()
  expect((await read(mentee, first.id)).series).toMatchObject({ number: 1, following: 3, creditsBack: 2 })
  const before = (await mailsTo(mentor)).length
  const cancel = (person: Person, id: string) =>
    answerOf(
      person.browser.call(bookingSeries.cancel, { params: { id }, body: { reason: 'I moved to another town.' } }),
    )
  const answer = await cancel(mentee, first.id)
  expect([answer.count, await states()]).toEqual([3, ['cancelled', 'cancelled', 'cancelled', 'cancelled']])
  expect(await credits()).toBe(4)
  const mails = (await mailsTo(mentor)).slice(before)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.attachments, 'a cancellation for each agreed session').toHaveLength(3)
  expect((await cancel(mentee, first.id)).code).toBe('BOOKING_STATE')
  expect((await cancel(await aMentee(0), first.id)).status).toBe(404)
})

test('what follows is what begins later, and a session that was asked for alone has no series', async () => {
  const { mentor, mentee, mentorId, book, rows, states } = await start()
  await book([0, 1, 2])
  const [, second] = await rows()
  await mentor.browser.call(bookingSeries.cancel, { params: { id: second?.id ?? '' }, body: {} })
  expect(await states()).toEqual(['requested', 'cancelled', 'cancelled'])
  const alone = await answerOf(
    mentee.browser.call(bookings.book, { body: { mentorId, startsAt: ahead(60), question: QUESTION } }),
  )
  expect(alone.data).toMatchObject({ isWeekly: false, series: null })
  const cancelled = mentee.browser.call(bookingSeries.cancel, { params: { id: alone.data._id }, body: {} })
  expect((await answerOf(cancelled)).code).toBe('BOOKING_STATE')
})
