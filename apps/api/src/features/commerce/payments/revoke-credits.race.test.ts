import { randomUUID } from 'node:crypto'
import { isRefusal } from '@sopaan/contract/refusals'
import { afterAll, expect, test } from 'vitest'
import { book } from '#api/features/mentoring/bookings/book.service.ts'
import { transitionBooking } from '#api/features/mentoring/bookings/booking-actions.service.ts'
import { grantCredits } from '#api/features/mentoring/mentoring-credits/mentoring-credits.service.ts'
import { startInstances } from '#api/testing/instances.ts'
import { anAccount, anApprovedMentor } from '#api/testing/mentors.ts'
import { aPurchase } from '#api/testing/purchases.ts'
import { untilServed } from '#api/testing/until-served.ts'
import { noteRefund } from './refund-news.ts'

const BOOKINGS = 100
const CANCELLATIONS = 100
const CREDITS = 150
const MENTORS = 10
const INSTANCES = 2
const AT_ONCE = 20
const HOUR = 3_600_000
const PAYMENT = 'pay_00000000000001'

const { deps, stop } = await startInstances(INSTANCES)
afterAll(stop)

/** A plan that was paid and has its credits. */
async function aPaidPurchase(userId: string): Promise<{ id: string; totalPaise: number }> {
  const now = new Date()
  const expiresAt = new Date(now.getTime() + 90 * 24 * HOUR)
  const paid = { status: 'paid' as const, paidAt: now, startsAt: now, expiresAt }
  const { id, totalPaise } = await aPurchase(deps(0), userId, { ...paid, mentoringCredits: CREDITS })
  const order = await deps(0)
    .db.insertInto('paymentOrders')
    .values({
      askedAt: now,
      purchaseId: id,
      userId,
      intentHash: Buffer.alloc(32),
      amountPaise: totalPaise,
      nextCheckAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await deps(0)
    .db.insertInto('payments')
    .values({
      seenAt: now,
      changedAt: now,
      settledAt: now,
      orderId: order.id,
      gatewayPaymentId: PAYMENT,
      amountPaise: totalPaise,
      currency: 'INR',
      status: 'captured',
    })
    .execute()
  await grantCredits(deps(0), { userId, purchaseId: id, count: CREDITS, expiresAt })
  return { id, totalPaise }
}

const request = { ip: '203.0.113.10', userAgent: undefined, requestId: randomUUID() } as Parameters<
  typeof book
>[1]['request']
const writerOf = (userId: string) => {
  return { actor: { userId, role: 'mentee' as const, signInId: randomUUID() }, request }
}

/** The so-manyth time of ten mentors, each an hour and a half after the one before; ten a day and mentor. */
function bookWith(at: number, userId: string, mentors: readonly string[]): Promise<{ _id: string }> {
  const start = new Date(Date.now() + 48 * HOUR)
  start.setUTCHours(18, 30, 0, 0)
  const day = Math.floor(at / BOOKINGS) * 24 * HOUR
  const startsAt = new Date(start.getTime() + day + (Math.floor(at / MENTORS) % 10) * 1.5 * HOUR).toISOString()
  const mentorId = mentors[at % MENTORS] ?? ''
  return book(deps(at), writerOf(userId), { mentorId, startsAt, question: 'May I ask something?', mayOverlap: true })
}

/** Runs all, as many at a time as the two processes have connections, each that ends making room for the next. */
async function runInBatches(work: readonly (() => Promise<unknown>)[]): Promise<PromiseSettledResult<unknown>[]> {
  const results: PromiseSettledResult<unknown>[] = []
  const waiting = work.entries()
  const runNext = async (): Promise<void> => {
    for (const [at, run] of waiting) {
      const [result] = await Promise.allSettled([untilServed(run)])
      if (result) results[at] = result
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, runNext))
  return results
}

function codeOf(result: PromiseSettledResult<unknown>): string {
  if (result.status === 'fulfilled') return 'done'
  return isRefusal(result.reason) ? result.reason.code : String(result.reason)
}

test('of 200 bookings and cancellations that run into a full refund none leaves a credit of it or a session ahead', async () => {
  const mentors = await Promise.all(Array.from({ length: MENTORS }, () => anApprovedMentor(deps(0), 0)))
  const userId = await anAccount(deps(0), 'mentee')
  const { id: purchaseId, totalPaise } = await aPaidPurchase(userId)
  const booked: string[] = []
  for (let at = 0; at < CANCELLATIONS; at += 1) booked.push((await bookWith(at, userId, mentors))._id)

  const told = { id: 'rfnd_00000000000001', paymentId: PAYMENT, amountPaise: totalPaise, receipt: undefined }
  const refund = (at: number) => noteRefund(deps(at), { ...told, status: 'processed' })
  const contenders = booked.flatMap((id, at) => [
    () => transitionBooking(deps(at), writerOf(userId), { id, deed: 'cancel' }),
    () => bookWith(CANCELLATIONS + at, userId, mentors),
  ])
  // Heard of twice, by a webhook and by the check that follows it, in the middle of the crowd.
  const crowd: (() => Promise<unknown>)[] = [...contenders]
  crowd.splice(40, 0, ...[0, 1].map((at) => () => refund(at)))
  const all = await runInBatches(crowd)
  const answers = all.splice(40, 2).map((one) => (one.status === 'fulfilled' ? one.value : one.reason))
  expect(answers.toSorted()).toEqual(['known', 'refunded'])

  const codes = all.map(codeOf)
  const count = (code: string) => codes.filter((each) => each === code).length
  expect(codes).toHaveLength(BOOKINGS + CANCELLATIONS)
  // Each was served or refused; nothing broke.
  expect(count('done')).toBeGreaterThan(0)
  expect(codes.filter((code) => !['done', 'CREDITS_NONE', 'BOOKING_STATE'].includes(code))).toEqual([])

  // Who comes after it finds neither a credit nor a session.
  const [id = ''] = booked
  const late = [
    transitionBooking(deps(0), writerOf(userId), { id, deed: 'cancel' }),
    bookWith(BOOKINGS * 2, userId, mentors),
  ]
  expect((await Promise.allSettled(late)).map(codeOf)).toEqual(['BOOKING_STATE', 'CREDITS_NONE'])

  const { db } = deps(0)
  const entries = await db
    .selectFrom('creditEntries')
    .select(['id', 'reason', 'amount', 'grantId', 'purchaseId', 'balanceAfter', 'reference'])
    .where('userId', '=', userId)
    .orderBy('sequence')
    .execute()
  const own = entries.filter((entry) => entry.purchaseId === purchaseId || entry.grantId !== null)
  expect(own.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
  expect(entries.at(-1)?.balanceAfter).toBe(0)
  const ahead = await db
    .selectFrom('bookings')
    .select(['id', 'state'])
    .where('menteeId', '=', userId)
    .where('state', 'in', ['requested', 'suggested', 'accepted'])
    .execute()
  expect(ahead).toEqual([])
  const every = await db.selectFrom('bookings').select('id').where('menteeId', '=', userId).execute()
  const spent = entries.filter(({ reason }) => reason === 'spend')
  const back = entries.filter(({ reason }) => reason === 'give_back')
  const ids = every.map(({ id }) => id).toSorted()
  expect(spent.map(({ reference }) => reference).toSorted()).toEqual(ids)
  // What was cancelled before the refund brought its credit back, once; what the refund cancelled brought none.
  const references = back.map(({ reference }) => reference)
  expect(new Set(references).size).toBe(references.length)
  expect(references.filter((reference) => !ids.includes(reference))).toEqual([])
})
