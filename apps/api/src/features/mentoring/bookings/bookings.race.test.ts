import { randomUUID } from 'node:crypto'
import { isRefusal } from '@sopaan/contract/refusals'
import { afterAll, expect, test } from 'vitest'
import { connect } from '#api/db/connect.ts'
import type { Deps } from '#api/deps.ts'
import { insertAccount } from '#api/features/account/accounts/accounts.queries.ts'
import { countCredits, grantCredits } from '#api/features/mentoring/mentoring-credits/mentoring-credits.service.ts'
import { FIRST_HOURS } from '#api/features/mentoring/mentors/mentor-view.ts'
import { startPostgres } from '#api/testing/postgres.ts'
import { startApp } from '#api/testing/start-app.ts'
import { untilServed } from '#api/testing/until-served.ts'
import { book } from './book.service.ts'

const CONTENDERS = 200
const INSTANCES = 2
const HOUR = 3_600_000

const postgres = await startPostgres()
const base = await startApp()
const url = await postgres.createMigratedDatabase()
const databases = await Promise.all(Array.from({ length: INSTANCES }, () => connect({ url, onError: () => undefined })))
const instances = databases.map(({ db }): Deps => {
  return { ...base.deps, db, config: { ...base.deps.config, databaseUrl: url }, now: () => new Date() }
})
afterAll(async () => {
  for (const database of databases) await database.close()
  await base.stop()
  await postgres.stop()
})

const deps = (at: number): Deps => instances[at % INSTANCES] ?? base.deps

async function anAccount(role: 'mentee' | 'mentor'): Promise<string> {
  const account = await insertAccount(deps(0).db, {
    email: `${randomUUID()}@example.org`,
    fullName: 'Kiran Das',
    role,
    passwordHash: '',
    passwordKeyId: '',
    passwordChangedAt: new Date(),
    createdAt: new Date(),
    birthMonth: '2000-01',
  })
  if (!account) throw new Error('The address is taken.')
  return account.id
}

/** Somebody who is there day and night. */
async function aMentor(): Promise<string> {
  const id = await anAccount('mentor')
  const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, range: { from: '00:00', to: '24:00' } }))
  await deps(0)
    .db.insertInto('mentors')
    .values({
      userId: id,
      appliedAt: new Date(),
      changedAt: new Date(),
      state: 'approved',
      decidedAt: new Date(),
      instituteSlug: 'a',
      instituteName: 'A',
      programmeSlug: 'b',
      programmeName: 'B',
      headline: 'Ask me',
      about: 'About me.',
      languages: ['hi'],
      topics: ['campus-life'],
      hours: JSON.stringify({
        ...FIRST_HOURS,
        weekly,
        sessionMinutes: 60,
        bufferMinutes: 15,
        noticeHours: 1,
        perDayMax: 12,
      }),
    })
    .execute()
  return id
}

async function aMentee(at: number): Promise<string> {
  const id = await anAccount('mentee')
  const expiresAt = new Date(Date.now() + 90 * 24 * HOUR)
  await grantCredits(deps(at), { userId: id, purchaseId: randomUUID(), count: 1, expiresAt })
  return id
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
  const mentorId = await aMentor()
  const people = await Promise.all(Array.from({ length: CONTENDERS }, (_, at) => aMentee(at)))
  const startsAt = slot(4)
  const results = await Promise.allSettled(people.map((userId, at) => sendRequest(at, { mentorId, userId, startsAt })))
  const codes = results.map(codeOf)
  expect(codes.filter((code) => code === 'booked')).toHaveLength(1)
  expect(codes.filter((code) => code === 'SLOT_TAKEN')).toHaveLength(CONTENDERS - 1)
  const rows = await deps(0).db.selectFrom('bookings').select('menteeId').where('mentorId', '=', mentorId).execute()
  expect(rows).toHaveLength(1)
  const left = await Promise.all(people.map((userId) => countCredits(deps(0), userId)))
  expect(left.reduce((sum, one) => sum + one, 0)).toBe(CONTENDERS - 1)
  expect(left[people.indexOf(rows[0]?.menteeId ?? '')]).toBe(0)
}, 120_000)

test('of 200 who want times that lie across each other no two sessions overlap or come nearer than the buffer', async () => {
  const mentorId = await aMentor()
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
}, 120_000)
