import { expect, onTestFinished, test } from 'vitest'
import { aPerson, aSignedIn } from '#api/testing/people.ts'
import { startApp, type TestApp } from '#api/testing/start-app.ts'
import { remindOfDuties } from './duties.service.ts'

/** Nine in the morning in India. */
const MORNING = '2026-11-23T03:30:00.000Z'

async function startAt(instant: string): Promise<TestApp> {
  const server = await startApp()
  onTestFinished(server.stop)
  server.clock.advance(Date.parse(instant) - server.clock.now().getTime())
  return server
}

async function fileGrievances(server: TestApp, ...due: readonly string[]): Promise<void> {
  const { userId } = await aPerson(server)
  const rows = due.map((due_on) => ({
    user_id: userId,
    subject: 'S',
    message: 'M',
    due_on,
    asked_at: server.clock.now(),
  }))
  await server.deps.db.insertInto('grievances').values(rows).execute()
}

const notified = (server: TestApp, kind: string) =>
  server.deps.db.selectFrom('notifications').select(['user_id', 'facts']).where('kind', '=', kind).execute()
const mailed = (server: TestApp) =>
  server.deps.db.selectFrom('outbox_mails').select(['to_address', 'facts']).where('kind', '=', 'notification').execute()

test('staff are told and mailed once a day which grievances are overdue, due today and due tomorrow', async () => {
  const server = await startAt(MORNING)
  const admin = await aSignedIn(server, 'admin')
  await fileGrievances(server, '2026-11-20', '2026-11-22', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25')
  await remindOfDuties(server.deps)
  await remindOfDuties(server.deps)
  expect(await notified(server, 'grievances-due')).toEqual([
    { user_id: admin.userId, facts: { overdue: 3, today: 1, tomorrow: 1 } },
  ])
  expect((await mailed(server)).map(({ facts }) => (facts as { title: string }).title)).toEqual([
    'Grievances: 3 overdue, 1 due today, 1 due tomorrow',
  ])
  server.clock.advance(86_400_000)
  await remindOfDuties(server.deps)
  expect((await notified(server, 'grievances-due')).at(-1)?.facts).toEqual({ overdue: 4, today: 1, tomorrow: 1 })
  expect(await mailed(server)).toHaveLength(2)
})

test('nobody is written to at night, and nobody when nothing is due and nothing failed', async () => {
  const night = await startAt('2026-11-22T21:00:00.000Z')
  await aSignedIn(night, 'admin')
  await fileGrievances(night, '2026-11-20')
  await remindOfDuties(night.deps)
  expect(await mailed(night)).toEqual([])
  const calm = await startAt(MORNING)
  await aSignedIn(calm, 'admin')
  await fileGrievances(calm, '2026-11-25')
  await remindOfDuties(calm.deps)
  expect(await mailed(calm)).toEqual([])
})

test('mails that could not be sent and jobs that fail reach an inbox too', async () => {
  const server = await startAt(MORNING)
  await aSignedIn(server, 'admin')
  const now = server.clock.now()
  const mail = { kind: 'contact-received', to_address: 'a@b.in', language: 'en', facts: '{}', priority: 3 } as const
  await server.deps.db
    .insertInto('outbox_mails')
    .values({ ...mail, due_at: now, asked_at: now, dedupe_key: 'one', state: 'dead' })
    .execute()
  const run = { last_run_at: now, last_ms: 1 }
  await server.deps.db
    .insertInto('job_runs')
    .values([
      { ...run, name: 'run-imports', failures_in_row: 3, last_failed_at: now },
      { ...run, name: 'end-bookings', failures_in_row: 1, last_failed_at: now },
    ])
    .execute()
  await remindOfDuties(server.deps)
  expect((await mailed(server)).map(({ facts }) => (facts as { title: string }).title)).toEqual([
    'Failed: 1 mail, 1 job',
  ])
})

test('a grievance that is filed is mailed to staff, also to those who want no word of feedback', async () => {
  const server = await startAt(MORNING)
  const admin = await aSignedIn(server, 'admin')
  const off = async (topic: string) => {
    const body = { isInApp: false, isByMail: false }
    return (await admin.browser.send('PUT', `/api/v1/notifications/settings/${topic}`, { body })).statusCode
  }
  expect([await off('feedback'), await off('duties')]).toEqual([200, 404])
  const person = await aSignedIn(server)
  await person.browser.send('POST', '/api/v1/users/grievances', {
    body: { subject: 'My rank', message: 'It is shown wrong.' },
  })
  expect((await notified(server, 'grievance-filed')).map(({ user_id }) => user_id)).toEqual([admin.userId])
  expect(await mailed(server)).toHaveLength(1)
})
