import { randomUUID } from 'node:crypto'
import { bookingLinks } from '@sopaan/contract/booking-links'
import { bookings } from '@sopaan/contract/bookings'
import { payments } from '@sopaan/contract/payments'
import { users } from '@sopaan/contract/users'
import { afterAll, expect, test } from 'vitest'
import { grantCredits } from '#api/features/mentoring/mentoring-credits/mentoring-credits.service.ts'
import { answerOf, openBrowser } from '#api/testing/browser.ts'
import { aMentorWithHours, everyDay } from '#api/testing/mentors.ts'
import { aSignedIn, type Person } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'

/** Saturday, three in the afternoon in India; Tuesday and Wednesday, six in the evening. */
const NOW = '2026-11-21T09:30:00.000Z'
const TUESDAY = '2026-11-24T12:30:00.000Z'
const WEDNESDAY = '2026-11-25T12:30:00.000Z'

const server = await startApp({ config: { rateLimitScale: 100_000 } })
afterAll(() => server.stop())
/** Somebody who reads mail on a device that is not signed in. */
const stranger = openBrowser(server.app.fastify)

async function anAgreedSession() {
  server.clock.set(NOW)
  const mentor = await aMentorWithHours(server, { weekly: everyDay('17:00', '20:00') })
  const mentee = await aSignedIn(server)
  await mentee.browser.call(users.updateMe, { body: { birthMonth: '2000-01' } })
  const expiresAt = new Date('2027-02-01T00:00:00.000Z')
  await grantCredits(server.deps, { userId: mentee.userId, purchaseId: randomUUID(), count: 5, expiresAt })
  const body = { mentorId: mentor.userId, startsAt: TUESDAY, question: 'Is ECE here better than CSE there?' }
  const { data } = await answerOf(mentee.browser.call(bookings.book, { body }))
  await mentor.browser.call(bookings.accept, { params: { id: data._id } })
  await server.runWorker()
  return { mentor, mentee, id: data._id }
}

/** The tokens of the newest mail to somebody, by what they are for. */
function tokensOf({ email }: Person): { cancel?: string; move?: string } {
  const text = server.mails.filter(({ to }) => to === email).at(-1)?.text ?? ''
  const tokens = [...text.matchAll(/session-link\?token=([\w.%-]+)/g)].map(([, token]) =>
    decodeURIComponent(token ?? ''),
  )
  return Object.fromEntries(tokens.map((token) => [token.split('.')[0], token]))
}

const describe = (token = '') => stranger.call(bookingLinks.describe, { body: { token } })
const cancel = (token = '') => stranger.call(bookingLinks.cancel, { body: { token } })
const move = (token = '', startsAt = WEDNESDAY) => stranger.call(bookingLinks.move, { body: { token, startsAt } })

test('the mail of an agreed session cancels it without a sign-in, once, and reading the link changes nothing', async () => {
  const { mentee, mentor, id } = await anAgreedSession()
  const { cancel: token } = tokensOf(mentee)
  expect((await describe(token)).json().data).toMatchObject({
    purpose: 'cancel',
    startsAt: TUESDAY,
    isOpen: true,
    isCreditSafe: true,
    isCancelled: false,
  })
  expect((await answerOf(mentee.browser.call(bookings.get, { params: { id } }))).data.state).toBe('accepted')
  expect((await cancel(token)).json().data.isCancelled).toBe(true)
  expect((await answerOf(mentee.browser.call(payments.listOwn))).data.credits).toBe(5)
  for (const answer of [await cancel(token), await describe(token), await cancel(tokensOf(mentor).cancel)])
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'LINK_INVALID'])
  await server.runWorker()
  expect(server.mails.filter(({ to }) => to === mentor.email).at(-1)?.subject).toContain('cancelled')
})

test('it moves the session to a time the mentor offers, and the links of the mail before are dead from then on', async () => {
  const { mentee, mentor, id } = await anAgreedSession()
  const first = tokensOf(mentee)
  expect((await move(first.move, '2026-11-24T23:30:00.000Z')).json().code).toBe('SLOT_TAKEN')
  expect((await move(first.move)).json().data).toMatchObject({ startsAt: WEDNESDAY, isCancelled: false })
  expect((await answerOf(mentor.browser.call(bookings.get, { params: { id } }))).data.startsAt).toBe(WEDNESDAY)
  for (const answer of [await move(first.move), await cancel(first.cancel)])
    expect(answer.json().code).toBe('LINK_INVALID')
})

test('a link does its one thing for its one person, and every other token is none', async () => {
  const { mentee, mentor } = await anAgreedSession()
  const own = tokensOf(mentee)
  expect((await move(own.cancel)).json().code).toBe('LINK_INVALID')
  expect((await cancel(own.move)).json().code).toBe('LINK_INVALID')
  const ofMentor = tokensOf(mentor)
  expect(Object.keys(ofMentor), 'whoever mentors suggests another time on the page').toEqual(['cancel'])
  expect((await describe(ofMentor.cancel)).json().data.isCreditSafe).toBeNull()
  const turned = own.cancel?.replace('.mentee.', '.mentor.')
  // Not its last letter, two bits of which say nothing.
  const forged = own.cancel?.replace(/.(?=.$)/, (letter) => (letter === 'A' ? 'B' : 'A'))
  for (const token of [turned, forged, own.cancel?.replace('cancel', 'move')])
    expect((await describe(token)).json().code).toBe('LINK_INVALID')
})

test('within the notice the mail says that it is late, and once the session has begun it changes nothing', async () => {
  const { mentee, id } = await anAgreedSession()
  const { cancel: token, move: other } = tokensOf(mentee)
  server.clock.set('2026-11-24T10:00:00.000Z')
  expect((await describe(token)).json().data.isCreditSafe).toBe(false)
  expect((await move(other)).json().code).toBe('BOOKING_NOTICE')
  server.clock.set('2026-11-24T12:31:00.000Z')
  expect((await describe(token)).json().data.isOpen).toBe(false)
  expect((await cancel(token)).json().code).toBe('BOOKING_BEGUN')
  const row = await server.deps.db.selectFrom('bookings').select('state').where('id', '=', id).executeTakeFirst()
  expect(row?.state).toBe('accepted')
})

test('the link of somebody whose account is closed opens nothing', async () => {
  const { mentee } = await anAgreedSession()
  const { cancel: token } = tokensOf(mentee)
  await server.deps.db
    .updateTable('users')
    .set({ status: 'deactivated', deactivatedAt: server.deps.now() })
    .where('id', '=', mentee.userId)
    .execute()
  expect((await describe(token)).json().code).toBe('LINK_INVALID')
})
