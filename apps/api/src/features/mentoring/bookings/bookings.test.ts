import { randomUUID } from 'node:crypto'
import { bookings } from '@sopaan/contract/bookings'
import { urlOf } from '@sopaan/contract/client'
import { filterActions } from '@sopaan/contract/filter-actions'
import { managedMentoring } from '@sopaan/contract/managed-mentoring'
import { managedUsers } from '@sopaan/contract/managed-users'
import { mentoring } from '@sopaan/contract/mentoring'
import { mentors } from '@sopaan/contract/mentors'
import { notifications } from '@sopaan/contract/notifications'
import { sessions } from '@sopaan/contract/sessions'
import { users } from '@sopaan/contract/users'
import { afterAll, expect, test } from 'vitest'
import { eraseDeleted } from '#api/features/account/accounts/erase.service.ts'
import { countCredits, grantCredits } from '#api/features/mentoring/mentoring-credits/mentoring-credits.service.ts'
import { checkTrail } from '#api/features/operations/audit/audit-check.service.ts'
import { runFilterActions } from '#api/features/operations/filter-actions/filter-actions.service.ts'
import { answerOf } from '#api/testing/browser.ts'
import { aMentorWithHours, MENTOR_HOURS } from '#api/testing/mentors.ts'
import { aSignedIn, type Person } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'
import { cancelOfGone, endBookings, remindOfSessions, returnMissedCredits } from './booking-jobs.service.ts'

const HOUR = 3_600_000
const QUESTION = 'Is ECE here better than CSE there?'

const server = await startApp({ config: { rateLimitScale: 100_000 } })
afterAll(() => server.stop())

async function grownMentee(credits: number): Promise<Person> {
  const person = await aSignedIn(server)
  await person.browser.call(users.updateMe, { body: { birthMonth: '2000-01' } })
  const expiresAt = new Date(server.deps.now().getTime() + 90 * 24 * HOUR)
  await grantCredits(server.deps, { userId: person.userId, purchaseId: randomUUID(), count: credits, expiresAt })
  return person
}

async function start() {
  const credits = (person = mentee) => countCredits(server.deps, person.userId)
  const book = (startsAt = ahead(48), person = mentee, more: Record<string, unknown> = {}) =>
    answerOf(
      person.browser.call(bookings.book, { body: { mentorId: mentor.userId, startsAt, question: QUESTION, ...more } }),
    )
  /** An agreed session whose time is over; the clock stays, so that everybody stays signed in. */
  async function aCompletedSession(): Promise<string> {
    const { data } = await book()
    await runAction(mentor, data._id, 'accept')
    const endsAt = new Date(server.deps.now().getTime() - 60_000)
    await server.deps.db
      .updateTable('bookings')
      .set({ startsAt: new Date(endsAt.getTime() - HOUR), endsAt })
      .where('id', '=', data._id)
      .execute()
    await endBookings(server.deps)
    return data._id
  }
  const mentor = await aMentorWithHours(server)
  const mentee = await grownMentee(3)
  return { mentor, mentee, credits, book, aCompletedSession }
}

/** A whole hour so many hours ahead. */
const ahead = (hours: number) =>
  new Date((Math.ceil(server.deps.now().getTime() / HOUR) + hours) * HOUR - 30 * 60_000).toISOString()
type Action = 'accept' | 'decline' | 'suggest' | 'move' | 'cancel' | 'report'
const runAction = (person: Person, id: string, word: Action, body: object = {}) =>
  answerOf(person.browser.call(bookings[word], { params: { id }, payload: word === 'accept' ? undefined : body }))
const read = async (person: Person, id: string) =>
  (await person.browser.call(bookings.get, { params: { id } })).json().data
const notified = async (person: Person) =>
  (
    await server.deps.db
      .selectFrom('notifications')
      .select('kind')
      .where('userId', '=', person.userId)
      .orderBy('raisedAt')
      .execute()
  ).map(({ kind }) => kind)

test('a session is asked for, costs one credit, is agreed on with a link and a calendar file, and was held when its time is over', async () => {
  const { mentor, mentee, credits, book } = await start()
  const { data, status, code } = await book()
  expect(status, String(code)).toBe(201)
  expect(data).toMatchObject({ state: 'requested', meetingUrl: null, waitsFor: 'mentor', isCreditSafe: true })
  expect(await credits()).toBe(2)
  expect(await notified(mentor)).toContain('booking-requested')
  const accepted = await runAction(mentor, data._id, 'accept')
  expect(accepted.data).toMatchObject({ state: 'accepted', meetingUrl: 'https://meet.example.com/own-room' })
  const invitations = await server.deps.db
    .selectFrom('outboxMails')
    .select('attachments')
    .where('userId', 'in', [mentor.userId, mentee.userId])
    .where('attachments', 'is not', null)
    .execute()
  expect(invitations).toHaveLength(2)
  expect(JSON.stringify(invitations[0])).toMatch(/METHOD:REQUEST.*SEQUENCE:1/)
  server.clock.advance(50 * HOUR)
  await endBookings(server.deps)
  const [row] = await server.deps.db.selectFrom('bookings').select('state').where('id', '=', data._id).execute()
  expect(row?.state).toBe('held')
})

test('the bell says how many sessions wait: a request for its mentor, then the agreed session for its mentee', async () => {
  const { mentor, mentee, book } = await start()
  const waiting = async (person: Person) =>
    (await answerOf(person.browser.call(notifications.list))).waiting.sessions as number
  const both = async () => [await waiting(mentor), await waiting(mentee)]
  expect(await both()).toEqual([0, 0])
  const { data } = await book()
  expect(await both()).toEqual([1, 0])
  await runAction(mentor, data._id, 'suggest', { startsAt: ahead(96) })
  expect(await both()).toEqual([0, 1])
  await runAction(mentee, data._id, 'accept')
  expect(await both()).toEqual([0, 1])
  await runAction(mentee, data._id, 'cancel')
  expect(await both()).toEqual([0, 0])
})

test('a mentee who becomes a mentor keeps the sessions that are booked', async () => {
  const { mentee, book } = await start()
  const { data } = await book()
  await server.deps.db.updateTable('users').set({ role: 'mentor' }).where('id', '=', mentee.userId).execute()
  const listed = (await mentee.browser.call(bookings.list)).json()
  expect(listed).toMatchObject({
    total: 1,
    data: [{ _id: data._id, other: { seat: { programme: expect.any(String) } } }],
  })
  expect((await runAction(mentee, data._id, 'cancel')).data.state).toBe('cancelled')
  const day = (await mentee.browser.call(mentoring.overview)).json().data
  expect(day.requests, 'they are none of the mentor’s own work').toEqual([])
})

test('nobody else reads a booking, and staff do not either', async () => {
  const { book } = await start()
  const { data } = await book()
  const stranger = await grownMentee(0)
  const admin = await aSignedIn(server, 'admin')
  for (const person of [stranger, admin])
    expect((await person.browser.call(bookings.get, { params: { id: data._id } })).statusCode).toBe(404)
  expect((await runAction(stranger, data._id, 'cancel')).code).toBe('NOT_FOUND')
})

test('a time that is taken, not offered, or of a mentor who is closed is refused, and the credit stays', async () => {
  const { mentor, credits, book } = await start()
  const at = ahead(48)
  await book(at)
  const other = await grownMentee(1)
  expect((await book(at, other)).code).toBe('SLOT_TAKEN')
  expect((await book(new Date(Date.parse(at) + 10 * 60_000).toISOString(), other)).code).toBe('SLOT_TAKEN')
  expect((await book(ahead(2), other)).code).toBe('SLOT_TAKEN')
  await mentor.browser.call(mentors.changeHours, { body: { ...MENTOR_HOURS, isTakingBookings: false } })
  expect((await book(ahead(60), other)).code).toBe('MENTOR_CLOSED')
  expect(await credits(other)).toBe(1)
})

test('without a credit nothing is booked, and who is under 18 needs a parent', async () => {
  const { mentor, book } = await start()
  const poor = await grownMentee(0)
  expect((await book(ahead(48), poor)).code).toBe('CREDITS_NONE')
  const child = await aSignedIn(server)
  await child.browser.call(users.updateMe, { body: { birthMonth: '2011-01' } })
  expect((await book(ahead(48), child)).code).toBe('PARENT_CONSENT_REQUIRED')
  const rows = await server.deps.db.selectFrom('bookings').select('id').where('mentorId', '=', mentor.userId).execute()
  expect(rows).toEqual([])
})

test('the same filled-in form twice is one booking and one credit', async () => {
  const { mentee, credits, book } = await start()
  const idempotencyKey = randomUUID()
  const at = ahead(48)
  const [one, two] = [await book(at, mentee, { idempotencyKey }), await book(at, mentee, { idempotencyKey })]
  expect(two.data._id).toBe(one.data._id)
  expect(await credits()).toBe(2)
})

test.each([
  ['declined by the mentor', 'mentor', 'decline'],
  ['cancelled by the mentee in time', 'mentee', 'cancel'],
] as const)('a session %s gives its credit back', async (_what, who, word) => {
  const { mentor, mentee, credits, book } = await start()
  const { data } = await book()
  expect((await runAction(who === 'mentor' ? mentor : mentee, data._id, word, { reason: 'Ill.' })).data).toMatchObject({
    reason: 'Ill.',
    credit: { isBack: true },
  })
  expect(await credits()).toBe(3)
  expect((await book(data.startsAt)).status).toBe(201)
})

test('an agreed session that the mentee cancels too late keeps its credit; the mentor’s cancelling never does', async () => {
  const { mentor, mentee, credits, book } = await start()
  const late = (await book(ahead(20))).data
  const other = (await book(ahead(24))).data
  await runAction(mentor, late._id, 'accept')
  await runAction(mentor, other._id, 'accept')
  server.clock.advance(5 * 60_000)
  // Ten hours before the first of the two: access tokens have run out, so the rows are moved instead of the clock.
  for (const [id, hours] of [
    [late._id, 10],
    [other._id, 11],
  ] as const)
    await server.deps.db
      .updateTable('bookings')
      .set({ startsAt: new Date(ahead(hours)), endsAt: new Date(Date.parse(ahead(hours)) + HOUR) })
      .where('id', '=', id)
      .execute()
  expect((await read(mentee, late._id)).isCreditSafe).toBe(false)
  expect((await runAction(mentee, late._id, 'move', { startsAt: ahead(72) })).code).toBe('BOOKING_NOTICE')
  await runAction(mentee, late._id, 'cancel')
  expect(await credits()).toBe(1)
  await runAction(mentor, other._id, 'cancel', { reason: 'Exam.' })
  expect(await credits()).toBe(2)
})

test('a mentee who cancels after the plan has ended is told that the credit has expired, before and after', async () => {
  const { mentor, credits, book } = await start()
  const { data } = await book()
  expect(data.creditEnds).toMatchObject({ isOver: false })
  expect((await read(mentor, data._id)).creditEnds).toBeNull()
  // The plan ends while the session is ahead.
  const endedAt = new Date(server.deps.now().getTime() + 4 * 60_000)
  const late = await grownMentee(0)
  const granted = { userId: late.userId, purchaseId: randomUUID(), count: 1, expiresAt: endedAt }
  await grantCredits(server.deps, granted)
  const soon = (await book(ahead(60), late)).data
  expect(soon.creditEnds).toEqual({ at: endedAt.toISOString(), isOver: false })
  server.clock.advance(5 * 60_000)
  const ended = { at: endedAt.toISOString(), isOver: true }
  expect(await read(late, soon._id)).toMatchObject({ isCreditSafe: true, creditEnds: ended })
  const cancelled = (await runAction(late, soon._id, 'cancel')).data
  expect(cancelled).toMatchObject({ credit: { isBack: true }, creditEnds: ended })
  expect(await credits(late)).toBe(0)
})

test('another time is suggested by the mentor and taken by the mentee; a move is within what is offered', async () => {
  const { mentor, mentee, credits, book } = await start()
  const { data } = await book()
  const other = ahead(53)
  expect((await runAction(mentor, data._id, 'suggest', { startsAt: other })).data).toMatchObject({
    state: 'suggested',
    waitsFor: 'mentee',
  })
  expect((await runAction(mentor, data._id, 'accept')).code).toBe('BOOKING_STATE')
  expect((await runAction(mentee, data._id, 'accept')).data).toMatchObject({ state: 'accepted', startsAt: other })
  const moved = ahead(70)
  expect((await runAction(mentee, data._id, 'move', { startsAt: moved })).data).toMatchObject({
    state: 'accepted',
    startsAt: moved,
  })
  expect((await runAction(mentee, data._id, 'move', { startsAt: ahead(24 * 90) })).code).toBe('SLOT_TAKEN')
  expect(await credits()).toBe(2)
})

test('what nobody answered lapses at its time, and its credit is back, once', async () => {
  const { mentee, credits, book } = await start()
  const { data } = await book()
  server.clock.advance(60 * HOUR)
  await endBookings(server.deps)
  await endBookings(server.deps)
  const [row] = await server.deps.db.selectFrom('bookings').select('state').where('id', '=', data._id).execute()
  expect(row?.state).toBe('lapsed')
  expect(await credits()).toBe(3)
  expect((await notified(mentee)).filter((kind) => kind === 'booking-lapsed')).toHaveLength(1)
})

test('a mentor who did not come costs no credit: it is back 72 hours after the report, and not before', async () => {
  const { mentee, credits, aCompletedSession } = await start()
  const id = await aCompletedSession()
  const reportedAt = server.deps.now().getTime()
  expect((await runAction(mentee, id, 'report', { reason: 'Nobody came.' })).data).toMatchObject({
    state: 'missed',
    credit: { isBack: false, at: new Date(reportedAt + 72 * HOUR).toISOString() },
  })
  server.clock.advance(71 * HOUR)
  await returnMissedCredits(server.deps)
  expect(await credits()).toBe(2)
  server.clock.advance(2 * HOUR)
  await returnMissedCredits(server.deps)
  await returnMissedCredits(server.deps)
  expect(await credits()).toBe(3)
})

test('staff who uphold a report give the credit back at once, and who dismiss it never do', async () => {
  const { mentee, credits, aCompletedSession } = await start()
  const admin = await aSignedIn(server, 'admin')
  const decide = (id: string, decision: 'upheld' | 'dismissed') =>
    answerOf(admin.browser.call(managedMentoring.decideReport, { params: { id }, body: { decision } }))
  const upheld = await aCompletedSession()
  await runAction(mentee, upheld, 'report', { reason: 'Nobody came.' })
  expect((await decide(upheld, 'upheld')).data.decision).toBe('upheld')
  expect((await decide(upheld, 'dismissed')).code).toBe('CHANGED_ELSEWHERE')
  expect(await credits()).toBe(3)
  const dismissed = await aCompletedSession()
  await runAction(mentee, dismissed, 'report', { reason: 'Nobody came.' })
  await decide(dismissed, 'dismissed')
  server.clock.advance(80 * HOUR)
  await returnMissedCredits(server.deps)
  expect(await credits()).toBe(2)
})

test('the two are reminded a day and a quarter of an hour before, once each', async () => {
  const { mentor, mentee, book } = await start()
  const { data } = await book(ahead(30))
  await runAction(mentor, data._id, 'accept')
  const remind = async () => {
    await remindOfSessions(server.deps)
    await remindOfSessions(server.deps)
    return (await notified(mentee)).filter((kind) => kind === 'booking-tomorrow' || kind === 'booking-soon')
  }
  expect(await remind()).toEqual([])
  server.clock.advance(8 * HOUR)
  expect(await remind()).toEqual(['booking-tomorrow'])
  server.clock.advance(22 * HOUR - 20 * 60_000)
  expect(await remind()).toEqual(['booking-tomorrow', 'booking-soon'])
})

test('a note that keeps itself while it is written is not turned away within a session', async () => {
  const { mentee, aCompletedSession } = await start()
  const params = { id: await aCompletedSession() }
  // One more than an hour's other writes.
  for (let at = 1; at <= 61; at += 1)
    await mentee.browser.call(bookings.note, { params, body: { kind: 'private', text: `Kept ${at}` } })
  expect(await read(mentee, params.id)).toMatchObject({ privateNote: 'Kept 61' })
})

test('private notes stay private, the shared one is read by both, and at most three things to do land in the planner', async () => {
  const { mentor, mentee, book, aCompletedSession } = await start()
  const id = await aCompletedSession()
  const note = (person: Person, kind: 'private' | 'shared', text: string) =>
    answerOf(person.browser.call(bookings.note, { params: { id }, body: { kind, text } }))
  await note(mentor, 'private', 'Nervous.')
  await note(mentee, 'private', 'Kind.')
  await note(mentor, 'shared', 'Think of ECE.')
  expect(await read(mentee, id)).toMatchObject({ privateNote: 'Kind.', sharedNote: 'Think of ECE.' })
  expect(await read(mentor, id)).toMatchObject({ privateNote: 'Nervous.', sharedNote: 'Think of ECE.' })
  const day = new Date(server.deps.now().getTime() + 72 * HOUR).toISOString().slice(0, 10)
  const give = (count: number, dueOn = day) =>
    answerOf(
      mentor.browser.call(bookings.giveItems, {
        params: { id },
        body: { items: Array.from({ length: count }, (_, at) => ({ title: `Task ${at}`, dueOn })) },
      }),
    )
  expect((await give(4)).code).toBe('INVALID_INPUT')
  expect((await give(1, '2020-01-01')).code).toBe('DAY_PAST')
  expect((await give(2)).data.actionItems).toHaveLength(2)
  expect((await give(1)).code).toBe('ITEMS_GIVEN')
  const planned = (await mentee.browser.call(sessions.list)).json().sessions
  expect(planned.filter((one: { source: string }) => one.source === 'mentor')).toHaveLength(2)
  const next = (await book(ahead(60))).data
  expect((await read(mentor, next._id)).earlierItems.map((one: { title: string }) => one.title).sort()).toEqual([
    'Task 0',
    'Task 1',
  ])
})

test('messages go between the two until one blocks the other; staff read only what was reported, with a trace', async () => {
  const { mentor, mentee, book } = await start()
  const admin = await aSignedIn(server, 'admin')
  const { data } = await book()
  const say = (person: Person, text: string) =>
    answerOf(person.browser.call(bookings.write, { params: { id: data._id }, body: { text } }))
  await say(mentee, 'Hello, before we meet.')
  await say(mentee, 'One more.')
  expect((await notified(mentor)).filter((kind) => kind === 'booking-message')).toHaveLength(1)
  const shown = (await read(mentor, data._id)).messages
  expect(shown.map((one: { text: string }) => one.text)).toEqual(['Hello, before we meet.', 'One more.'])
  const reports = async () => (await admin.browser.call(managedMentoring.reports)).json().data
  expect(JSON.stringify(await reports())).not.toContain('One more.')
  await mentor.browser.call(bookings.reportMessage, {
    params: { id: data._id, messageId: shown[1]._id },
    body: { reason: 'Rude.' },
  })
  expect((await reports())[0]).toMatchObject({
    kind: 'message',
    text: 'One more.',
    reason: 'Rude.',
    by: { role: 'mentor' },
  })
  const looks = await server.deps.db
    .selectFrom('auditEvents')
    .select('actorId')
    .where('action', '=', 'mentoring.look-at-reports')
    .where('actorId', '=', admin.userId)
    .execute()
  expect(looks).toHaveLength(2)
  await mentor.browser.call(bookings.block, { params: { id: data._id }, body: { isBlocked: true } })
  expect((await say(mentee, 'Still there?')).code).toBe('BLOCKED')
  expect((await book(ahead(60))).code).toBe('MENTOR_CLOSED')
})

test('a review is read by staff before others read it, the text that they read and no other, and they can take it back', async () => {
  const { mentor, mentee, aCompletedSession } = await start()
  const admin = await aSignedIn(server, 'admin')
  const id = await aCompletedSession()
  const review = (text: string) =>
    answerOf(mentee.browser.call(bookings.review, { params: { id }, body: { stars: 4, text } }))
  const shown = async () =>
    (await server.app.fastify.inject(urlOf(mentors.get, { params: { id: mentor.userId } }))).json().data
  const decide = (text: string, isApproved = true) =>
    answerOf(admin.browser.call(managedMentoring.decideReview, { params: { id }, body: { isApproved, text } }))
  await review('Very patient with me.')
  expect(await shown()).toMatchObject({ reviews: [], rating: null, sessions: 1 })
  await review('Very patient with us.')
  expect((await decide('Very patient with me.')).code).toBe('CHANGED_ELSEWHERE')
  await decide('Very patient with us.')
  expect(await shown()).toMatchObject({
    rating: { mean: 4, count: 1 },
    reviews: [{ stars: 4, text: 'Very patient with us.' }],
  })
  expect((await decide('Very patient with us.')).code).toBe('CHANGED_ELSEWHERE')
  expect((await decide('Very patient with us.', false)).data.state).toBe('rejected')
  expect(await shown()).toMatchObject({ reviews: [], rating: null })
})

test('all reviews of a filter are shown as they were read: one that was written again since waits', async () => {
  const { mentor, mentee, aCompletedSession } = await start()
  const admin = await aSignedIn(server, 'admin')
  const [first, second] = [await aCompletedSession(), await aCompletedSession()]
  const review = (id: string, text: string) =>
    answerOf(mentee.browser.call(bookings.review, { params: { id }, body: { stars: 4, text } }))
  for (const id of [first, second]) await review(id, `Of help to all of us: ${id}`)
  const body = { list: 'reviews', filter: { q: 'Of help to all' }, action: { kind: 'approve' }, confirmed: 2 } as const
  expect((await admin.browser.call(filterActions.start, { body })).statusCode).toBe(202)
  server.clock.advance(1_000)
  await review(second, 'Of help to all, in other words.')
  await runFilterActions(server.deps)
  const { data } = (await admin.browser.call(managedMentoring.reviews, { query: { q: 'Of help to all' } })).json()
  const states = data.map((one: { _id: string; state: string }) => [one._id, one.state])
  expect(Object.fromEntries(states)).toEqual({ [first]: 'approved', [second]: 'pending' })
  const shown = await answerOf(server.app.fastify.inject(urlOf(mentors.get, { params: { id: mentor.userId } })))
  expect(shown.data.reviews).toHaveLength(1)
})

test('a mentor’s day and mentees are told, and every write stands on the trail without what people wrote', async () => {
  const { mentor, book, aCompletedSession } = await start()
  const id = await aCompletedSession()
  await mentor.browser.call(bookings.note, { params: { id }, body: { kind: 'shared', text: 'Look at placements.' } })
  await book(ahead(60))
  const day = (await mentor.browser.call(mentoring.overview)).json().data
  expect(day).toMatchObject({ sessions: 1, rating: null, requests: [{ state: 'requested' }] })
  const mentees = (await mentor.browser.call(mentoring.mentees)).json().data
  expect(mentees).toMatchObject([{ sessions: 1, lastNote: 'Look at placements.', openItems: 0, lastBookingId: id }])
  const { firstName } = mentees[0]
  const found = async (q: string) => (await mentor.browser.call(mentoring.mentees, { query: { q } })).json()
  for (const q of [firstName, firstName.slice(1, 3).toUpperCase(), 'placements'])
    expect(await found(q), q).toMatchObject({ total: 1, data: [{ lastBookingId: id }] })
  const { fullName } = await server.deps.db
    .selectFrom('users')
    .select('fullName')
    .where('id', '=', mentees[0]._id)
    .executeTakeFirstOrThrow()
  // The whole name is not shown, so nobody is found by it.
  for (const q of [fullName, '%', 'nobody']) expect(await found(q), q).toMatchObject({ total: 0, data: [] })
  expect((await checkTrail(server.deps)).ok).toBe(true)
  const trail = await server.deps.db.selectFrom('auditEvents').select('change').execute()
  expect(JSON.stringify(trail)).not.toMatch(/placements|better than CSE/)
})

test.each([
  ['a mentor whom staff deactivate', 'mentor'],
  ['a mentee whom staff deactivate', 'mentee'],
] as const)(
  'the sessions of %s are cancelled, the credit is back, and the other one is told, once',
  async (_who, party) => {
    const { mentor, mentee, credits, book } = await start()
    const admin = await aSignedIn(server, 'admin')
    const agreed = (await book()).data
    const asked = (await book(ahead(53))).data
    await runAction(mentor, agreed._id, 'accept')
    expect(await credits()).toBe(1)
    const ids = [(party === 'mentor' ? mentor : mentee).userId]
    const body = { ids, reason: 'Complaints.' }
    expect((await admin.browser.call(managedUsers.deactivate, { body })).statusCode).toBe(200)
    await cancelOfGone(server.deps)
    await cancelOfGone(server.deps)
    const rows = await server.deps.db
      .selectFrom('bookings')
      .select(['state', 'calendarSequence'])
      .where('id', 'in', [agreed._id, asked._id])
      .orderBy('startsAt')
      .execute()
    // The agreed one stood in calendars with the number 1; what takes it out bears a higher one.
    expect(rows).toEqual([
      { state: 'cancelled', calendarSequence: 2 },
      { state: 'cancelled', calendarSequence: 1 },
    ])
    expect(await credits()).toBe(3)
    const other = party === 'mentor' ? mentee : mentor
    expect((await notified(other)).filter((kind) => kind === 'booking-cancelled')).toHaveLength(2)
  },
)

test('both write the note for both, and what the other one wrote meanwhile stays', async () => {
  const { mentor, mentee, book } = await start()
  const { data } = await book()
  await runAction(mentor, data._id, 'accept')
  const params = { id: data._id }
  const write = (person: Person, text: string, base?: string) =>
    answerOf(
      person.browser.call(bookings.note, {
        params,
        body: { kind: 'shared', text, ...(base !== undefined && { base }) },
      }),
    )
  expect((await write(mentor, 'Float keeps the seat.', '')).data.sharedNote).toBe('Float keeps the seat.')
  // Both go on from there, and neither has read the other's line.
  await write(mentee, 'Float keeps the seat.\nAsk about hostels.', 'Float keeps the seat.')
  const answer = await write(mentor, 'Float keeps the seat until round 5.', 'Float keeps the seat.')
  expect(answer.data.sharedNote).toBe('Float keeps the seat until round 5.\nAsk about hostels.')
  expect((await read(mentee, data._id)).sharedNote).toBe('Float keeps the seat until round 5.\nAsk about hostels.')
  expect((await write(await grownMentee(0), 'Not mine', '')).code).toBe('NOT_FOUND')
  const long = 'x'.repeat(3_990)
  expect((await write(mentee, long, '')).code).toBe('NOTE_FULL')
})

test('the note for both closes as messages do: where one blocked the other, and where the session came to nothing', async () => {
  const { mentor, mentee, book } = await start()
  const { data } = await book()
  const params = { id: data._id }
  const write = (person: Person) =>
    answerOf(
      person.browser.call(bookings.note, { params, body: { kind: 'shared', text: 'Bring the list.', base: '' } }),
    )
  await mentor.browser.call(bookings.block, { params, body: { isBlocked: true } })
  expect([(await write(mentee)).code, (await write(mentor)).code]).toEqual(['BLOCKED', 'BLOCKED'])
  await mentor.browser.call(bookings.block, { params, body: { isBlocked: false } })
  await runAction(mentor, data._id, 'decline')
  expect([(await write(mentee)).code, (await write(mentor)).code]).toEqual(['MESSAGES_CLOSED', 'MESSAGES_CLOSED'])
})

test('an admin who looks as one of the two sees the session without its messages and notes', async () => {
  const { mentor, mentee, aCompletedSession } = await start()
  const admin = await aSignedIn(server, 'admin')
  const id = await aCompletedSession()
  const note = (person: Person, kind: 'private' | 'shared', text: string) =>
    answerOf(person.browser.call(bookings.note, { params: { id }, body: { kind, text } }))
  await note(mentor, 'private', 'Nervous.')
  await note(mentee, 'private', 'Kind.')
  await note(mentor, 'shared', 'Think of ECE.')
  await mentee.browser.call(bookings.write, { params: { id }, body: { text: 'Thank you.' } })
  for (const person of [mentee, mentor]) {
    expect((await admin.browser.call(managedUsers.viewAs, { params: { id: person.userId } })).statusCode).toBe(200)
    const seen = await read(admin, id)
    expect(seen).toMatchObject({ state: 'held', isWithheld: true, messages: [], privateNote: '', sharedNote: '' })
    expect(await read(person, id)).toMatchObject({ isWithheld: false, sharedNote: 'Think of ECE.' })
    if (person === mentor) {
      const mentees = (await admin.browser.call(mentoring.mentees)).json().data
      expect(mentees).toMatchObject([{ sessions: 1, lastNote: '' }])
    }
    await admin.browser.call(managedUsers.endViewAs)
  }
})

test('what was booked with a mentor whose account is deleted is cancelled, its credit is back, and its words are erased with the account', async () => {
  const { mentor, mentee, credits, book } = await start()
  const { data } = await book()
  await runAction(mentor, data._id, 'accept')
  await mentor.browser.call(bookings.write, { params: { id: data._id }, body: { text: 'See you then.' } })
  await server.deps.db
    .updateTable('users')
    .set({ status: 'deleted', deletedAt: server.deps.now() })
    .where('id', '=', mentor.userId)
    .execute()
  await cancelOfGone(server.deps)
  await cancelOfGone(server.deps)
  expect(await credits()).toBe(3)
  expect((await notified(mentee)).filter((kind) => kind === 'booking-cancelled')).toHaveLength(1)
  server.clock.advance(8 * 24 * HOUR)
  await eraseDeleted(server.deps)
  const words = await server.deps.db
    .selectFrom('bookingMessages')
    .select('text')
    .where('authorId', '=', mentor.userId)
    .execute()
  expect(words).toEqual([])
  const row = await server.deps.db
    .selectFrom('mentors')
    .select(['about', 'state'])
    .where('userId', '=', mentor.userId)
    .executeTakeFirst()
  expect(row).toEqual({ about: '-', state: 'rejected' })
})
