import { auth } from '@sopaan/contract/auth'
import { users } from '@sopaan/contract/users'
import { expect, test } from 'vitest'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { checkTrail } from '#api/features/operations/audit/audit-check.service.ts'
import { aPerson, aSignedIn, GOOD_PASSWORD } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'
import { UPKEEP } from './upkeep.ts'
import { ACCOUNT_JOBS } from './worker.ts'

const DAY_MS = 86_400_000

test('LOG-05: whatever is tidied away, the security log of a year ago is still there, whole and in its order', async () => {
  const server = await startApp({ config: { rateLimitScale: 1_000 } })
  const person = await aSignedIn(server)
  const gone = await aSignedIn(server)
  const failed = await aPerson(server)
  await failed.browser.call(auth.login, { body: { email: failed.email, password: 'not-it-at-all' } })
  await gone.browser.call(users.deleteMe, { body: { password: GOOD_PASSWORD } })
  await writeAudit(server.deps, { action: 'audit.check', target: { type: 'test' } })
  const rows = () =>
    server.deps.db.selectFrom('auditEvents').select(['sequence', 'action', 'actorId']).orderBy('sequence')
  const before = await rows().execute()
  expect(before.map(({ action }) => action)).toEqual([
    'sign-in.start',
    'sign-in.start',
    'sign-in.fail',
    'user.delete',
    'audit.check',
  ])

  const origins = () => server.deps.db.selectFrom('auditOrigins').select(['eventSequence', 'ip']).execute()
  const elapse = async (days: number) => {
    server.clock.advance(days * DAY_MS)
    for (const job of [...ACCOUNT_JOBS, ...UPKEEP]) await job.run(server.deps)
  }
  for (const days of [31, 150, 184]) await elapse(days)
  expect(await origins(), 'from where, for 365 days').toContainEqual({ eventSequence: 1, ip: '203.0.113.10' })
  await elapse(1)
  expect(await origins(), 'and no longer').toEqual([])
  const after = await rows().execute()
  expect(after.slice(0, before.length)).toEqual(before)
  expect(await checkTrail(server.deps)).toEqual({ ok: true, count: after.length })
  const signIns = await server.deps.db.selectFrom('signIns').select('id').where('userId', '=', person.userId).execute()
  expect(signIns, 'the jobs did run: what may be forgotten is').toEqual([])
  await server.stop()
})

test('a day on which somebody did anything is kept for as long as a page of figures can ask for it: 800 days', async () => {
  const server = await startApp()
  const person = await aSignedIn(server)
  const job = UPKEEP.find(({ name }) => name === 'forget-old-active-days')
  const day = (daysAgo: number) => new Date(server.clock.now().getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10)
  const days = [day(802), day(799), day(0)]
  await server.deps.db
    .insertInto('activeDays')
    .values(days.map((each) => ({ userId: person.userId, day: each })))
    .execute()
  await job?.run(server.deps)
  const left = await server.deps.db.selectFrom('activeDays').select('day').orderBy('day').execute()
  expect(left.map(({ day: each }) => each)).toEqual(days.slice(1))
  await server.stop()
})
