import type { RequestInput } from '@sopaan/contract/call'
import {
  type ManagedReport,
  type ManagedReview,
  managedMentoring,
  REPORT_SORTS,
  REVIEW_SORTS,
} from '@sopaan/contract/managed-mentoring'
import { type ManagedMentor, MENTOR_SORTS, managedMentors } from '@sopaan/contract/managed-mentors'
import { afterAll, expect, test } from 'vitest'
import { makeSamplePeople } from '#api/features/account/accounts/first-people.service.ts'
import { seedSampleMentors } from '#api/features/mentoring/mentors/sample-mentors.service.ts'
import { aSignedIn } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'
import { seedSampleBookings } from './sample-bookings.service.ts'

const server = await startApp({ config: { rateLimitScale: 100_000 } })
await makeSamplePeople(server.deps)
await seedSampleMentors(server.deps)
await seedSampleBookings(server.deps)
const admin = await aSignedIn(server, 'admin')
afterAll(() => server.stop())

const mentorsOf = async (query: RequestInput<typeof managedMentors.list>['query']): Promise<ManagedMentor[]> =>
  (await admin.browser.call(managedMentors.list, { query })).json().data
const reportsOf = async (query: RequestInput<typeof managedMentoring.reports>['query']): Promise<ManagedReport[]> =>
  (await admin.browser.call(managedMentoring.reports, { query })).json().data
const reviewsOf = async (query: RequestInput<typeof managedMentoring.reviews>['query']): Promise<ManagedReview[]> =>
  (await admin.browser.call(managedMentoring.reviews, { query })).json().data

test('mentors are put in order by each column, and found by name, address and seat', async () => {
  const all = await mentorsOf({})
  expect(all.length).toBeGreaterThan(2)
  for (const sort of MENTOR_SORTS) expect([sort, (await mentorsOf({ sort })).length]).toEqual([sort, all.length])
  const held = (await mentorsOf({ sort: '-sessions' })).map(({ sessions }) => sessions)
  expect(held).toEqual(held.toSorted((one, other) => other - one))
  const [first] = all
  expect((await mentorsOf({ q: first?.email.toUpperCase() })).map(({ _id }) => _id)).toEqual([first?._id])
  expect(await mentorsOf({ q: 'nobody%' })).toEqual([])
})

test('reports are narrowed by where they stand, what they are about and either name, and put in order by each column', async () => {
  const all = await reportsOf({})
  expect(all.map(({ kind }) => kind).sort()).toEqual(['message', 'miss'])
  for (const sort of REPORT_SORTS) expect([sort, (await reportsOf({ sort })).length]).toEqual([sort, 2])
  expect((await reportsOf({ kind: 'miss', state: 'waiting' })).map(({ kind }) => kind)).toEqual(['miss'])
  expect(await reportsOf({ state: 'upheld' })).toEqual([])
  const [about] = all.map(({ about }) => about.fullName)
  expect((await reportsOf({ q: about })).length).toBeGreaterThan(0)
  expect(await reportsOf({ q: '_' })).toEqual([])
})

test('reviews are narrowed by where they stand, names and words, and put in order by each column', async () => {
  const all = await reviewsOf({})
  for (const sort of REVIEW_SORTS) expect([sort, (await reviewsOf({ sort })).length]).toEqual([sort, all.length])
  const stars = (await reviewsOf({ sort: '-stars' })).map(({ stars }) => stars)
  expect(stars).toEqual(stars.toSorted((one, other) => other - one))
  expect(new Set((await reviewsOf({ state: 'pending' })).map(({ state }) => state))).toEqual(new Set(['pending']))
  expect((await reviewsOf({ q: 'three names to write to' })).map(({ stars }) => stars)).toEqual([5])
})

test('each of the three lists is taken as a file that says that it is whole; what was reported is not in it', async () => {
  const people = await admin.browser.call(managedMentors.csv)
  expect(people.body.trim().split('\r\n').at(-1)).toMatch(/^# whole: \d+ mentors$/)
  const reports = await admin.browser.call(managedMentoring.reportsCsv)
  expect(reports.body.trim().split('\r\n').at(-1)).toBe('# whole: 2 reports')
  expect(reports.body).not.toContain('asks for my number')
  const pending = await admin.browser.call(managedMentoring.reviewsCsv, { query: { state: 'pending' } })
  expect(pending.body).toContain('three names to write to')
  expect(pending.body.trim().split('\r\n').at(-1)).toBe('# whole: 1 reviews')
  const mentee = await aSignedIn(server)
  for (const call of [managedMentors.csv, managedMentoring.reportsCsv, managedMentoring.reviewsCsv])
    expect((await mentee.browser.call(call)).statusCode).toBe(403)
})

test('a file of the three needs a fresh sign-in', async () => {
  server.clock.advance(16 * 60_000)
  const accessExpiresAt = new Date(server.clock.now().getTime() + 600_000)
  await server.deps.db.updateTable('signIns').set({ accessExpiresAt }).execute()
  for (const call of [managedMentors.csv, managedMentoring.reportsCsv, managedMentoring.reviewsCsv])
    expect((await admin.browser.call(call)).json().code).toBe('REAUTH_REQUIRED')
})
