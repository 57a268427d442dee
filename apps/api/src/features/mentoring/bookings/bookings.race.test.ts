import { randomUUID } from 'node:crypto'
import { isRefusal } from '@sopaan/contract/refusals'
import { afterAll, expect, test } from 'vitest'
import { countCredits, grantCredits } from '#api/features/mentoring/mentoring-credits/mentoring-credits.service.ts'
import { startInstances } from '#api/testing/instances.ts'
import { anAccount, anApprovedMentor } from '#api/testing/mentors.ts'
import { untilServed } from '#api/testing/until-served.ts'
import { book } from './book.service.ts'
import { bookSeries } from './series.service.ts'

const CONTENDERS = 200
const INSTANCES = 2
const HOUR = 3_600_000

const { deps, stop } = await startInstances(INSTANCES)
afterAll(stop)

async function aMentee(at: number, count = 1): Promise<string> {
  const userId = await untilServed(() => anAccount(deps(0), 'mentee'))
  const grant = { userId, purchaseId: randomUUID(), count, expiresAt: new Date(Date.now() + 90 * 24 * HOUR) }
  await untilServed(() => grantCredits(deps(at), grant))
  return userId
}

function sendRequest(at: number, { mentorId, userId, startsAt }: { mentorId: string; userId: string; startsAt: Date }) {
  const request = { ip: '203.0.113.10', userAgent: undefined, requestId: randomUUID() } as Parameters<
    typeof book
  >[1]['request']
  const actor = { userId, role: 'mentee' as const, signInId: randomUUID() }
  const input = { mentorId, startsAt: startsAt.toISOString(), question: 'May I ask you something?' }
  return untilServed(() => book(deps(at), { actor, request }, input))
}

/** A beginning on the grid of somebody's day in India, so many half hours from the day after tomorrow. */
function slot(halfHours: number): Date {
  const start = new Date(Date.now() + 48 * HOUR)
  start.setUTCHours(18, 30, 0, 0)
  return new Date(start.getTime() + halfHours * 30 * 60_000)
}

const codeOf = (result: PromiseSettledResult<unknown>) =>
  result.status === 'fulfilled' ? 'booked' : isRefusal(result.reason) ? result.reason.code : String(result.reason)

test('of 200 who want one time over two processes one gets it; the others are told so and keep their credit', async () => {
  const mentorId = await anApprovedMentor(deps(0), 15)
  const people = await Promise.all(Array.from({ length: CONTENDERS }, (_, at) => aMentee(at)))
  const startsAt = slot(4)
  const results = await Promise.allSettled(people.map((userId, at) => sendRequest(at, { mentorId, userId, startsAt })))
  const codes = results.map(codeOf)
  expect(codes.filter((code) => code === 'booked')).toHaveLength(1)
  expect(codes.filter((code) => code === 'SLOT_TAKEN')).toHaveLength(CONTENDERS - 1)
  const rows = await deps(0).db.selectFrom('bookings').select('menteeId').where('mentorId', '=', mentorId).execute()
  expect(rows).toHaveLength(1)
  const left = await Promise.all(people.map((userId) => untilServed(() => countCredits(deps(0), userId))))
  expect(left.reduce((sum, one) => sum + one, 0)).toBe(CONTENDERS - 1)
  expect(left[people.indexOf(rows[0]?.menteeId ?? '')]).toBe(0)
})

test('of 200 who want times that lie across each other no two sessions overlap or come nearer than the buffer', async () => {
  const mentorId = await anApprovedMentor(deps(0), 15)
  const people = await Promise.all(Array.from({ length: CONTENDERS }, (_, at) => aMentee(at)))
  await Promise.allSettled(people.map((userId, at) => sendRequest(at, { mentorId, userId, startsAt: slot(at % 40) })))
  const rows = await deps(0)
    .db.selectFrom('bookings')
    .select(['startsAt', 'endsAt'])
    .where('mentorId', '=', mentorId)
    .orderBy('startsAt')
    .execute()
  // Sessions of an hour with a quarter between, begun on half hours: one every hour and a half fits into twenty hours.
  expect(rows.length).toBeGreaterThan(6)
  for (const [at, row] of rows.entries()) {
    const next = rows[at + 1]
    if (next) expect(next.startsAt.getTime() - row.endsAt.getTime()).toBeGreaterThanOrEqual(15 * 60_000)
  }
})

test('of 200 who want the same three weeks at once one gets all three, and nobody gets a part of them', async () => {
  const mentorId = await anApprovedMentor(deps(0), 15)
  const people = await Promise.all(Array.from({ length: CONTENDERS }, (_, at) => aMentee(at, 3)))
  const request = { ip: '203.0.113.10', userAgent: undefined, requestId: randomUUID() } as Parameters<
    typeof book
  >[1]['request']
  const asked = { mentorId, startsAt: slot(4).toISOString(), weeks: [0, 1, 2], question: 'May I ask you something?' }
  const results = await Promise.allSettled(
    people.map((userId, at) => {
      const actor = { userId, role: 'mentee' as const, signInId: randomUUID() }
      return untilServed(() => bookSeries(deps(at), { actor, request }, { ...asked, mayOverlap: false }))
    }),
  )
  const codes = results.map(codeOf)
  expect(codes.filter((code) => code === 'booked')).toHaveLength(1)
  expect(codes.filter((code) => code === 'SLOT_TAKEN')).toHaveLength(CONTENDERS - 1)
  const rows = await deps(0).db.selectFrom('bookings').select('menteeId').where('mentorId', '=', mentorId).execute()
  expect(rows.map(({ menteeId }) => menteeId)).toEqual(Array(3).fill(rows[0]?.menteeId))
  const left = await Promise.all(people.map((userId) => untilServed(() => countCredits(deps(0), userId))))
  expect(left.reduce((sum, one) => sum + one, 0)).toBe(3 * (CONTENDERS - 1))
})

test('of 200 who want the last two seats of a group session two get one each, and no seat is given twice', async () => {
  const mentorId = await anApprovedMentor(deps(0), 15, 3)
  const first = await aMentee(0)
  const startsAt = slot(4)
  await sendRequest(0, { mentorId, userId: first, startsAt })
  const people = await Promise.all(Array.from({ length: CONTENDERS }, (_, at) => aMentee(at)))
  const results = await Promise.allSettled(people.map((userId, at) => sendRequest(at, { mentorId, userId, startsAt })))
  const codes = results.map(codeOf)
  expect(codes.filter((code) => code === 'booked')).toHaveLength(2)
  expect(codes.filter((code) => code === 'SLOT_TAKEN')).toHaveLength(CONTENDERS - 2)
  const rows = await deps(0)
    .db.selectFrom('bookings')
    .select(['menteeId', 'seatNumber', 'meetingUrl'])
    .where('mentorId', '=', mentorId)
    .orderBy('seatNumber')
    .execute()
  expect(rows.map(({ seatNumber }) => seatNumber)).toEqual([1, 2, 3])
  expect(new Set(rows.map(({ menteeId }) => menteeId)).size).toBe(3)
  expect(new Set(rows.map(({ meetingUrl }) => meetingUrl)).size, 'one room').toBe(1)
  const left = await Promise.all(people.map((userId) => untilServed(() => countCredits(deps(0), userId))))
  expect(left.reduce((sum, one) => sum + one, 0)).toBe(CONTENDERS - 2)
})
