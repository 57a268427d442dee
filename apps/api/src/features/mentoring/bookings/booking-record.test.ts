import { accountHelp } from '@sopaan/contract/account-help'
import { auth } from '@sopaan/contract/auth'
import { bookings } from '@sopaan/contract/bookings'
import type { RequestInput } from '@sopaan/contract/call'
import { type BookingRecord, managedBookings } from '@sopaan/contract/managed-bookings'
import { managedUsers } from '@sopaan/contract/managed-users'
import { payments } from '@sopaan/contract/payments'
import { afterAll, expect, test } from 'vitest'
import { grantCredits } from '#api/features/mentoring/mentoring-credits/mentoring-credits.service.ts'
import { answerOf } from '#api/testing/browser.ts'
import { aMentorWithHours } from '#api/testing/mentors.ts'
import { aBuyer } from '#api/testing/payments.ts'
import { aSignedIn, type Person } from '#api/testing/people.ts'
import { aPurchase } from '#api/testing/purchases.ts'
import { startApp } from '#api/testing/start-app.ts'

const HOUR = 3_600_000
const codeOf = (answer: { json: () => { code?: string } }) => answer.json().code
const QUESTION = 'Is ECE here better than CSE there?'

const server = await startApp({ config: { rateLimitScale: 100_000 } })
afterAll(() => server.stop())

/** A session that was asked for with a credit of a purchase, agreed on, written about and cancelled by its mentor. */
async function aCancelledSession() {
  const { deps } = server
  const [mentor, mentee, admin] = [
    await aMentorWithHours(server),
    await aBuyer(server),
    await aSignedIn(server, 'admin'),
  ]
  const now = deps.now()
  const expiresAt = new Date(now.getTime() + 90 * 24 * HOUR)
  const purchase = await aPurchase(deps, mentee.userId, { status: 'paid', paidAt: now, startsAt: now, expiresAt })
  await deps.db
    .insertInto('paymentOrders')
    .values({
      askedAt: now,
      purchaseId: purchase.id,
      userId: mentee.userId,
      intentHash: Buffer.alloc(32),
      amountPaise: purchase.totalPaise,
      nextCheckAt: now,
    })
    .execute()
  await grantCredits(deps, { userId: mentee.userId, purchaseId: purchase.id, count: 2, expiresAt })
  const startsAt = new Date((Math.ceil(now.getTime() / HOUR) + 48) * HOUR - 30 * 60_000).toISOString()
  const asked = await answerOf(
    mentee.browser.call(bookings.book, { body: { mentorId: mentor.userId, startsAt, question: QUESTION } }),
  )
  const params = { id: String(asked.data._id) }
  await mentor.browser.call(bookings.accept, { params })
  await mentee.browser.call(bookings.write, { params, body: { text: 'See you on Friday, thank you.' } })
  await mentor.browser.call(bookings.cancel, { params, body: { reason: 'I am ill.' } })
  return { mentor, mentee, admin, purchase, id: params.id }
}

async function recordOf(admin: Person, id: string): Promise<BookingRecord> {
  const answer = await admin.browser.call(managedBookings.get, { params: { id } })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}

test('one session says who asked and agreed, what was sent, that they wrote, and what became of the credit', async () => {
  const { mentor, mentee, admin, purchase, id } = await aCancelledSession()
  const body = { text: 'Called her: she takes another mentor.' }
  await admin.browser.call(accountHelp.addNote, { params: { id: mentee.userId }, body })
  const record = await recordOf(admin, id)
  expect(record).toMatchObject({
    state: 'cancelled',
    reason: 'I am ill.',
    mentee: { _id: mentee.userId },
    mentor: { _id: mentor.userId },
    purchase: { _id: purchase.id, amount: 49_900, refundedPaise: 0 },
    creditBackAt: expect.any(String),
  })
  const actions = record.steps.flatMap((step) => (step.kind === 'action' ? [step.action] : []))
  expect(actions).toEqual(expect.arrayContaining(['booking.accept', 'booking.cancel']))
  const kinds = new Set(record.steps.map(({ kind }) => kind))
  for (const kind of ['asked', 'credit', 'message', 'notice', 'mail', 'note'] as const)
    expect([kind, kinds.has(kind)]).toEqual([kind, true])
  expect(record.steps.filter((step) => step.kind === 'credit').map(({ isBack }) => isBack)).toEqual([false, true])
  expect(record.steps.find(({ kind }) => kind === 'message')).toMatchObject({ by: 'mentee', isReported: false })
  expect(record.steps.map(({ at }) => at)).toEqual(record.steps.map(({ at }) => at).toSorted())
})

test('staff read neither what the two wrote to each other nor what was asked', async () => {
  const { admin, id } = await aCancelledSession()
  const text = JSON.stringify(await recordOf(admin, id))
  expect(text).not.toContain('See you on Friday')
  expect(text).not.toContain(QUESTION)
})

test('a session, its two people and the payment of its credit lead to each other', async () => {
  const { mentor, mentee, admin, purchase, id } = await aCancelledSession()
  for (const [person, isMentor] of [
    [mentee, false],
    [mentor, true],
  ] as const) {
    const detail = (await admin.browser.call(managedUsers.get, { params: { id: person.userId } })).json().data
    expect(detail.bookings).toMatchObject([{ _id: id, state: 'cancelled', isMentor }])
  }
  const paid = (await admin.browser.call(payments.getRecord, { params: { id: purchase.id } })).json().data
  expect(paid.bookings).toMatchObject([{ _id: id, state: 'cancelled', mentorName: 'Kiran Das' }])
})

test('sessions are found by either name, by where they stand and of one person, in each order', async () => {
  const { mentee, admin, id } = await aCancelledSession()
  const list = async (query: object) => {
    const answer = await admin.browser.call(managedBookings.list, { query })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }
  expect(await list({ userId: mentee.userId })).toMatchObject({ total: 1, data: [{ _id: id }] })
  expect((await list({ q: mentee.email })).data).toMatchObject([{ _id: id }])
  expect((await list({ q: mentee.email, state: 'held' })).data).toEqual([])
  for (const sort of ['startsAt', '-startsAt', 'askedAt', '-askedAt', 'mentee', '-mentor', 'state'])
    expect((await list({ sort })).total).toBeGreaterThan(0)
  const inOrder = (await list({ sort: 'askedAt' })).data.map(({ askedAt }: { askedAt: string }) => askedAt)
  expect(inOrder).toEqual(inOrder.toSorted())
})

test('who looks at a session stands in the trail; nobody but support and finance may, and an unknown one is not found', async () => {
  const { mentee, admin, id } = await aCancelledSession()
  await recordOf(admin, id)
  const newest = await server.deps.db
    .selectFrom('auditEvents')
    .select(['action', 'targetId', 'actorId'])
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  expect(newest).toEqual({ action: 'booking.look', targetId: id, actorId: admin.userId })
  for (const call of [managedBookings.list, managedBookings.get] as const)
    expect((await mentee.browser.call(call, { params: { id } } as never)).statusCode).toBe(403)
  const params = { id: mentee.userId }
  expect((await admin.browser.call(managedBookings.get, { params })).statusCode).toBe(404)
})

test('the list of a filter as a file says who, when and whether it is whole, to support alone and freshly signed in', async () => {
  const { mentor, mentee, id } = await aCancelledSession()
  const admin = await aSignedIn(server, 'admin')
  const take = (query: RequestInput<typeof managedBookings.csv>['query']) =>
    admin.browser.call(managedBookings.csv, { query })
  const file = await take({ userId: mentee.userId, state: 'cancelled' })
  expect(file.statusCode, file.body).toBe(200)
  expect(file.headers['content-disposition']).toBe('attachment; filename="sopaan-sessions.csv"')
  const lines = file.body.trimEnd().split('\r\n')
  expect(lines[0]).toBe('\ufeffid,asked_ist,starts_ist,ends_ist,state,mentee,mentee_email,mentor,mentor_email')
  expect(lines[1]).toContain(id)
  for (const part of ['cancelled', mentee.email, mentor.email]) expect(lines[1]).toContain(part)
  expect(lines.slice(2)).toEqual(['# whole: 1 sessions'])
  expect((await take({ userId: mentee.userId, state: 'held' })).body).toMatch(
    /mentor_email\r\n# whole: 0 sessions\r\n$/,
  )
  await server.deps.db
    .updateTable('users')
    .set({ staffRoles: ['finance'] })
    .where('id', '=', admin.userId)
    .execute()
  expect(codeOf(await take({}))).toBe('STAFF_ROLE_NEEDED')
  await server.deps.db
    .updateTable('users')
    .set({ staffRoles: ['support'] })
    .where('id', '=', admin.userId)
    .execute()
  server.clock.advance(16 * 60_000)
  await admin.browser.call(auth.refreshToken)
  expect(codeOf(await take({}))).toBe('REAUTH_REQUIRED')
})
