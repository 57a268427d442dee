import { auth } from '@sopaan/contract/auth'
import { events } from '@sopaan/contract/events'
import { managedEvents } from '@sopaan/contract/managed-events'
import type { LightMyRequestResponse } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { ACTING, aMember, someMembers } from '#api/testing/acting.ts'
import { anEvent, countsOf, EVENT_FIELDS, registerForSeat, seenBy, unregisterFrom } from '#api/testing/events.ts'
import { aPerson } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'

async function start() {
  const server = await startApp({ identity: ACTING })
  onTestFinished(server.stop)
  const admin = await aMember(server, { role: 'admin' })
  const people = (count: 1 | 2 | 3 | 4) => someMembers(server, count)
  const change = (id: string, body: object) => admin.browser.call(managedEvents.change, { params: { id }, body })
  return { server, admin, people, change }
}

const titlesOf = async (answer: Promise<LightMyRequestResponse>) =>
  (await answer).json().data.map(({ title }: { title: { en: string } }) => title.en)

test('EVT-01, C40: of four people two have a seat, two wait in the order they came, and the table holds as many', async () => {
  const { server, admin, people } = await start()
  const id = await anEvent(admin)
  const [one, two, three, four] = await people(4)
  expect([await registerForSeat(one, id), await registerForSeat(two, id)]).toEqual(['registered', 'registered'])
  expect([await registerForSeat(three, id), await registerForSeat(four, id)]).toEqual(['waitlisted', 'waitlisted'])
  expect([(await seenBy(three, id)).registration?.place, (await seenBy(four, id)).registration?.place]).toEqual([1, 2])
  expect(await countsOf(server, id)).toEqual({ capacity: 2, taken: 2, waiting: 2, takenRows: 2, waitingRows: 2 })
})

test('EVT-01: the table itself refuses more seats than there are', async () => {
  const { server, admin } = await start()
  const id = await anEvent(admin)
  const beyond = server.deps.db.updateTable('events').set({ seatsTaken: 3 }).where('id', '=', id).execute()
  await expect(beyond).rejects.toThrow('events_seats_taken_bounded')
})

test('C40: a full event without a waitlist refuses with 409', async () => {
  const { admin, people } = await start()
  const id = await anEvent(admin, { capacity: 1, hasWaitlist: false })
  const [one, two] = await people(2)
  await registerForSeat(one, id)
  const answer = await two.browser.call(events.register, { params: { id } })
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'EVENT_FULL'])
})

test('EVT-02: who registers again has the same one seat', async () => {
  const { server, admin, people } = await start()
  const id = await anEvent(admin)
  const [one] = await people(1)
  expect(await Promise.all([registerForSeat(one, id), registerForSeat(one, id), registerForSeat(one, id)])).toEqual(
    Array(3).fill('registered'),
  )
  expect(await countsOf(server, id)).toMatchObject({ taken: 1, takenRows: 1 })
})

test('EVT-03: giving a seat back frees one, twice frees one, and the seat is offered to the first who waits', async () => {
  const { server, admin, people } = await start()
  const id = await anEvent(admin, { capacity: 1 })
  const [one, two, three] = await people(3)
  for (const member of [one, two, three]) await registerForSeat(member, id)
  expect([await unregisterFrom(one, id), await unregisterFrom(one, id)]).toEqual([200, 200])
  // Three days and eight hours before the start an offer stands for the longest time there is, 12 hours.
  expect((await seenBy(two, id)).registration).toMatchObject({ state: 'offered', until: '2026-06-02T17:30:00.000Z' })
  expect((await seenBy(three, id)).registration).toMatchObject({ state: 'waitlisted', place: 1 })
  expect(await registerForSeat(two, id)).toBe('registered')
  expect(await countsOf(server, id)).toEqual({ capacity: 1, taken: 1, waiting: 1, takenRows: 1, waitingRows: 1 })
})

test('EVT-04: capacity is not lowered below the seats taken, and raising it offers the new seats', async () => {
  const { admin, people, change } = await start()
  const id = await anEvent(admin)
  const [one, two, three] = await people(3)
  for (const member of [one, two, three]) await registerForSeat(member, id)
  const lowered = await change(id, { capacity: 1 })
  expect([lowered.statusCode, lowered.json().code]).toEqual([409, 'EVENT_CAPACITY_TAKEN'])
  expect((await change(id, { capacity: 3 })).statusCode).toBe(200)
  expect((await seenBy(three, id)).registration?.state).toBe('offered')
})

test.each([
  ['a draft', { status: 'draft' }, '2026-06-02T05:30:00.000Z', 'NOT_FOUND'],
  ['past', {}, '2026-06-05T15:00:00.000Z', 'EVENT_OVER'],
  [
    'past its deadline',
    { registrationDeadline: '2026-06-04T18:00:00+05:30' },
    '2026-06-04T12:30:00.000Z',
    'EVENT_CLOSED',
  ],
] as const)('EVT-05: nobody registers for an event that is %s', async (_, fields, now, code) => {
  const { server, admin, people } = await start()
  const id = await anEvent(admin, fields)
  const [one] = await people(1)
  server.clock.set(now)
  expect(await registerForSeat(one, id)).toBe(code)
})

test('EVT-05: nobody registers for a cancelled event, and the clock that decides is the database’s', async () => {
  const { admin, people, change } = await start()
  const id = await anEvent(admin)
  const [one] = await people(1)
  await change(id, { status: 'cancelled' })
  expect(await registerForSeat(one, id)).toBe('EVENT_CANCELLED')
  // A service has no other clock than deps.now(), which decision C29 takes from the database.
  expect((await seenBy(one, id)).status).toBe('cancelled')
})

test('EVT-06: deleting an event with three people tells all three, and they still see it, cancelled', async () => {
  const { server, admin, people } = await start()
  const id = await anEvent(admin, { capacity: 3 })
  const members = await people(3)
  for (const member of members) await registerForSeat(member, id)
  await server.runWorker()
  const told = server.mails.length
  const answer = await admin.browser.call(managedEvents.remove, { params: { id } })
  expect(answer.json().data).toEqual({ isRemoved: false })
  await server.runWorker()
  const mails = server.mails.slice(told)
  expect(mails.map(({ to }) => to).sort()).toEqual(members.map(({ email }) => email).sort())
  for (const { attachments, subject } of mails) {
    expect(subject).toBe('Cancelled: JoSAA rounds, explained')
    expect(attachments?.[0]?.text).toContain('METHOD:CANCEL\r\n')
    expect(attachments?.[0]?.text).toContain('SEQUENCE:1\r\n')
  }
  for (const { browser } of members) {
    const { data } = (await browser.call(events.listRegistered)).json()
    expect(data.map(({ _id, status }: { _id: string; status: string }) => [_id, status])).toEqual([[id, 'cancelled']])
  }
})

test('an event nobody registered for is removed', async () => {
  const { admin } = await start()
  const id = await anEvent(admin)
  const answer = await admin.browser.call(managedEvents.remove, { params: { id } })
  expect(answer.json().data).toEqual({ isRemoved: true })
  expect((await admin.browser.call(managedEvents.find, { params: { id } })).statusCode).toBe(404)
})

test('EVT-07: after ten seats taken or given back in a minute a person waits for the next minute', async () => {
  const { admin, people } = await start()
  const id = await anEvent(admin)
  const [one] = await people(1)
  const statuses: number[] = []
  for (let at = 0; at < 50; at += 1) {
    statuses.push((await one.browser.call(events.register, { params: { id } })).statusCode)
    statuses.push(await unregisterFrom(one, id))
  }
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(200))
  expect(new Set(statuses.slice(10))).toEqual(new Set([429]))
})

test('EVT-07: whoever did not prove an address is told to when signing in, and so has no way to a seat', async () => {
  const real = await startApp()
  const person = await aPerson(real)
  const email = 'unproven@example.org'
  await person.browser.call(auth.signup, {
    body: { fullName: 'Asha Rao', email, password: person.password, role: 'mentee' },
  })
  const login = await person.browser.call(auth.login, { body: { email, password: person.password } })
  expect([login.statusCode, login.json().code]).toEqual([403, 'VERIFY_ACCOUNT'])
  const seat = await person.browser.call(events.register, { params: { id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c33' } })
  expect(seat.statusCode).toBe(401)
  await real.stop()
})

test('EVT-08: nothing a mentee or visitor is answered names another attendee', async () => {
  const { admin, people } = await start()
  const id = await anEvent(admin)
  const [one, two, three] = await people(3)
  for (const member of [one, two, three]) await registerForSeat(member, id)
  const { browser } = one
  const answers = await Promise.all([
    browser.call(events.listForMentee),
    browser.call(events.listRegistered),
    browser.call(events.findForMentee, { params: { id } }),
    browser.call(events.list),
    browser.call(events.find, { params: { id } }),
  ])
  const words = answers.map(({ payload }) => payload).join('\n')
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200))
  for (const { email, userId } of [two, three]) {
    expect(words).not.toContain(email)
    expect(words).not.toContain(userId)
  }
  expect(words).not.toContain('Kiran Das')
  expect(answers[4]?.json().data).toMatchObject({ attendees: 2, waiting: 1 })
})

test.each([
  '2026-13-01',
  '2026-13-01T10:00:00Z',
  '99999-01-01T10:00:00Z',
  '2126-06-05T10:00:00Z',
  '2026-06-05T19:00:00',
])('EVT-09: %s is not taken for a date of an event', async (date) => {
  const { admin } = await start()
  const answer = await admin.browser.call(managedEvents.create, { body: { ...EVENT_FIELDS, date } })
  expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, 'date'])
})

test('EVT-09: dates come with their zone, are kept in UTC, and the end does not lie before the start', async () => {
  const { server, admin, change } = await start()
  const id = await anEvent(admin)
  const row = await server.deps.db.selectFrom('events').select(['startsAt', 'endsAt']).executeTakeFirstOrThrow()
  // Seven in the evening in India is half past one in the afternoon in UTC.
  expect([row.startsAt.toISOString(), row.endsAt.toISOString()]).toEqual([
    '2026-06-05T13:30:00.000Z',
    '2026-06-05T15:00:00.000Z',
  ])
  const answer = await change(id, { endDate: '2026-06-05T18:59:00+05:30' })
  expect([answer.statusCode, answer.json().errors]).toEqual([
    422,
    [{ path: 'endDate', code: 'end_before_start', msg: 'The end comes after the beginning' }],
  ])
  const same = await change(id, { endDate: EVENT_FIELDS.date })
  expect(same.statusCode).toBe(200)
})

test('S11: live and completed follow the clock, and lists are found by them', async () => {
  const { server, admin, people } = await start()
  await anEvent(admin)
  await anEvent(admin, { title: { en: 'A draft' }, status: 'draft' })
  const [one] = await people(1)
  expect(await titlesOf(admin.browser.call(events.list, { query: { status: 'upcoming' } }))).toEqual([
    EVENT_FIELDS.title.en,
  ])
  server.clock.set('2026-06-05T14:00:00.000Z')
  expect(await titlesOf(one.browser.call(events.listForMentee, { query: { status: 'live' } }))).toEqual([
    EVENT_FIELDS.title.en,
  ])
  expect(await titlesOf(admin.browser.call(events.list, { query: { status: 'upcoming' } }))).toEqual([])
  server.clock.set('2026-06-05T15:00:00.000Z')
  expect(
    (await titlesOf(admin.browser.call(managedEvents.list, { query: { status: 'completed,draft' } }))).sort(),
  ).toEqual(['A draft', EVENT_FIELDS.title.en])
  expect(await titlesOf(admin.browser.call(events.list))).toEqual([EVENT_FIELDS.title.en])
})

test('R188: lists are narrowed by status, type and range of dates', async () => {
  const { admin, people } = await start()
  await anEvent(admin, {
    title: { en: 'Early', hi: 'सुबह' },
    date: '2026-06-03T10:00:00+05:30',
    endDate: '2026-06-03T11:00:00+05:30',
  })
  await anEvent(admin, {
    title: { en: 'Late' },
    type: 'workshop',
    date: '2026-06-09T10:00:00+05:30',
    endDate: '2026-06-09T11:00:00+05:30',
  })
  const [one] = await people(1)
  expect(await titlesOf(admin.browser.call(events.list, { query: { type: 'workshop' } }))).toEqual(['Late'])
  expect(
    await titlesOf(
      one.browser.call(events.listForMentee, { query: { from: '2026-06-03T00:00:00Z', to: '2026-06-09T04:30:00Z' } }),
    ),
  ).toEqual(['Early'])
  expect(
    await titlesOf(admin.browser.call(managedEvents.list, { query: { from: '2026-06-09T10:00:00+05:30' } })),
  ).toEqual(['Late'])
  expect(await titlesOf(admin.browser.call(events.list, { query: { q: 'ear' } }))).toEqual(['Early'])
  expect(await titlesOf(admin.browser.call(events.list, { query: { q: 'सुबह' } }))).toEqual(['Early'])
  // The code of a language is no word of the title.
  expect(await titlesOf(admin.browser.call(events.list, { query: { q: 'hi' } }))).toEqual([])
  const wrong = await one.browser.call(events.listForMentee, { query: { status: 'draft' } })
  expect(wrong.statusCode).toBe(400)
})

test('AUTHZ-12: a draft is not found by its id, by a mentee or a visitor, until it is published', async () => {
  const { admin, people, change } = await start()
  const id = await anEvent(admin, { status: 'draft' })
  const [one] = await people(1)
  const seen = async () => [
    (await one.browser.call(events.findForMentee, { params: { id } })).statusCode,
    (await one.browser.call(events.find, { params: { id } })).statusCode,
  ]
  expect(await seen()).toEqual([404, 404])
  await change(id, { status: 'upcoming' })
  expect(await seen()).toEqual([200, 200])
})

test('C15: the registered list is not taken for an event of that id', async () => {
  const { admin, people } = await start()
  const id = await anEvent(admin)
  const [one, other] = await people(2)
  await registerForSeat(one, id)
  const { data, page } = (await one.browser.call(events.listRegistered)).json()
  expect([data.length, page.total, data[0]._id]).toEqual([1, 1, id])
  expect((await other.browser.call(events.listRegistered)).json().data).toEqual([])
})

test('who has become a mentor since keeps the seat, its link and calendar file, and gives it back; a new one is for mentees', async () => {
  const { server, admin, people } = await start()
  const [event, other] = [await anEvent(admin), await anEvent(admin)]
  const [mentee] = await people(1)
  const person = await aMember(server, { role: 'mentor' })
  await registerForSeat(mentee, event)
  // The seat of the time before the role.
  await server.deps.db
    .updateTable('eventRegistrations')
    .set({ userId: person.userId })
    .where('userId', '=', mentee.userId)
    .execute()
  const list = await person.browser.call(events.listRegistered)
  expect(list.json().data).toMatchObject([{ _id: event, registration: { state: 'registered' } }])
  expect((await person.browser.call(events.ownCalendar, { params: { id: event } })).statusCode).toBe(200)
  expect(await registerForSeat(person, other)).toBe('FORBIDDEN')
  await unregisterFrom(person, event)
  expect((await person.browser.call(events.listRegistered)).json().data).toEqual([])
})

test('an event for people with a plan takes who has one that runs', async () => {
  const { admin, people } = await start()
  const id = await anEvent(admin, { admission: 'plan' })
  const [one] = await people(1)
  expect(await registerForSeat(one, id)).toBe('EVENT_PLAN_NEEDED')
})

test('C23: an event where people are mentored waits for a parent’s word', async () => {
  const { server, admin, people } = await start()
  const id = await anEvent(admin, { type: 'mentoring' })
  const [one] = await people(1)
  expect(await registerForSeat(one, id)).toBe('AGE_REQUIRED')
  await server.deps.db.updateTable('users').set({ birthMonth: '2010-01' }).where('id', '=', one.userId).execute()
  expect(await registerForSeat(one, id)).toBe('PARENT_CONSENT_REQUIRED')
  await server.deps.db.updateTable('users').set({ birthMonth: '2004-01' }).where('id', '=', one.userId).execute()
  expect(await registerForSeat(one, id)).toBe('registered')
})

test('what is done to an event and a seat is in the trail, with who did it', async () => {
  const { server, admin, people, change } = await start()
  const id = await anEvent(admin)
  const [one] = await people(1)
  await registerForSeat(one, id)
  await unregisterFrom(one, id)
  await change(id, { title: { en: 'Another title' } })
  await change(id, { status: 'cancelled', cancelReason: 'The speaker is ill.' })
  const rows = await server.deps.db
    .selectFrom('auditEvents')
    .select(['action', 'actorId'])
    .orderBy('sequence')
    .execute()
  expect(rows.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['event.create', admin.userId],
    ['event.register', one.userId],
    ['event.unregister', one.userId],
    ['event.change', admin.userId],
    ['event.cancel', admin.userId],
  ])
})
