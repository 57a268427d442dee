import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { aPerson } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'
import {
  countCredits,
  grantCredits,
  lapseEndedCredits,
  listCredits,
  returnCredit,
  revokeCredits,
  spendCredit,
} from './mentoring-credits.service.ts'

const server = await startApp()
afterAll(() => server.stop())

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(server.deps.now().getTime() + days * DAY_MS)
const somebody = async () => (await aPerson(server)).userId
const grant = async (userId: string, count: number, days: number) => {
  const purchaseId = randomUUID()
  await grantCredits(server.deps, { userId, purchaseId, count, expiresAt: inDays(days) })
  return purchaseId
}
const spend = async (userId: string) => {
  const bookingId = randomUUID()
  await spendCredit(server.deps, { userId, bookingId })
  return bookingId
}
/** What the entries of an account come to, and the balance its last one says. */
const sums = async (userId: string) => {
  const rows = await server.deps.db
    .selectFrom('creditEntries')
    .select(['amount', 'balanceAfter'])
    .where('userId', '=', userId)
    .orderBy('sequence')
    .execute()
  return [rows.reduce((sum, { amount }) => sum + amount, 0), rows.at(-1)?.balanceAfter]
}

test('a purchase grants its credits once; each booking spends one, once', async () => {
  const userId = await somebody()
  const purchaseId = await grant(userId, 2, 30)
  await grantCredits(server.deps, { userId, purchaseId, count: 2, expiresAt: inDays(30) })
  expect(await countCredits(server.deps, userId)).toBe(2)
  const bookingId = await spend(userId)
  await spendCredit(server.deps, { userId, bookingId })
  expect(await countCredits(server.deps, userId)).toBe(1)
  await spend(userId)
  await expect(spend(userId)).rejects.toMatchObject({ code: 'CREDITS_NONE' })
  expect(await sums(userId)).toEqual([0, 0])
})

test('credits that end first are spent first', async () => {
  const userId = await somebody()
  await grant(userId, 1, 60)
  await grant(userId, 1, 10)
  await spend(userId)
  server.clock.advance(20 * DAY_MS)
  expect(await countCredits(server.deps, userId)).toBe(1)
})

test('credits end with their plan, and are written off', async () => {
  const userId = await somebody()
  await grant(userId, 3, 10)
  await spend(userId)
  server.clock.advance(10 * DAY_MS)
  expect(await countCredits(server.deps, userId)).toBe(0)
  await expect(spend(userId)).rejects.toMatchObject({ code: 'CREDITS_NONE' })
  await lapseEndedCredits(server.deps)
  await lapseEndedCredits(server.deps)
  expect(await sums(userId)).toEqual([0, 0])
  expect((await listCredits(server.deps, userId)).map(({ amount, reason }) => [reason, amount])).toEqual([
    ['grant', 3],
    ['spend', -1],
    ['lapse', -2],
  ])
})

test('a credit that its mentee let fall ends when it would have: booking and cancelling never makes it last longer', async () => {
  const userId = await somebody()
  await grant(userId, 1, 10)
  server.clock.advance(9 * DAY_MS)
  for (const _ of [1, 2, 3]) {
    const bookingId = await spend(userId)
    for (const _ of [1, 2]) await returnCredit(server.deps, { userId, bookingId, endedBy: 'mentee' })
    expect(await countCredits(server.deps, userId)).toBe(1)
  }
  server.clock.advance(DAY_MS)
  expect(await countCredits(server.deps, userId)).toBe(0)
})

test('a credit whose mentor did not come lasts 30 days from then, comes back once, and never 31 days longer than its plan', async () => {
  const userId = await somebody()
  await grant(userId, 1, 10)
  const first = await spend(userId)
  server.clock.advance(5 * DAY_MS)
  for (const _ of [1, 2]) await returnCredit(server.deps, { userId, bookingId: first, endedBy: 'other' })
  expect(await countCredits(server.deps, userId)).toBe(1)
  // Day 34 of a plan of 10: the 30 days from day 5 are nearly over, and one more mentor fails.
  server.clock.advance(29 * DAY_MS)
  const second = await spend(userId)
  await returnCredit(server.deps, { userId, bookingId: second, endedBy: 'other' })
  server.clock.advance(5 * DAY_MS)
  expect(await countCredits(server.deps, userId)).toBe(1)
  server.clock.advance(DAY_MS)
  expect(await countCredits(server.deps, userId)).toBe(0)
})

test('a booking that spent nothing gives nothing back', async () => {
  const userId = await somebody()
  await returnCredit(server.deps, { userId, bookingId: randomUUID(), endedBy: 'mentee' })
  expect(await countCredits(server.deps, userId)).toBe(0)
})

test('a refund takes back what is left of its own purchase, also what came back, and nothing of another', async () => {
  const userId = await somebody()
  const refunded = await grant(userId, 3, 10)
  await grant(userId, 2, 60)
  await spend(userId)
  const bookingId = await spend(userId)
  await returnCredit(server.deps, { userId, bookingId, endedBy: 'mentee' })
  // Booked again with the one that came back, and cancelled again.
  for (const _ of [1, 2]) {
    const again = await spend(userId)
    await returnCredit(server.deps, { userId, bookingId: again, endedBy: 'other' })
  }
  expect(await revokeCredits(server.deps, { userId, purchaseId: refunded })).toBe(2)
  expect(await revokeCredits(server.deps, { userId, purchaseId: refunded })).toBe(0)
  expect(await countCredits(server.deps, userId)).toBe(2)
  expect(await sums(userId)).toEqual([2, 2])
})

test('R-DB-4: the table itself refuses a balance below zero, and two entries made from one balance', async () => {
  const userId = await somebody()
  await grant(userId, 1, 10)
  const row = {
    userId,
    reason: 'grant' as const,
    expiresAt: inDays(1),
    happenedAt: server.deps.now(),
    amount: 1,
    purchaseId: randomUUID(),
  }
  const insert = (more: { sequence: number; balanceAfter: number }) =>
    server.deps.db
      .insertInto('creditEntries')
      .values({ ...row, ...more, reference: randomUUID() })
      .execute()
  await expect(insert({ sequence: 1, balanceAfter: 2 })).rejects.toThrow('sequence_unique')
  await expect(insert({ sequence: 2, balanceAfter: -1 })).rejects.toThrow('balance_after')
})
