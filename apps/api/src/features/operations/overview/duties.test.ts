import { alertHooks } from '@sopaan/contract/alert-hooks'
import { grievances } from '@sopaan/contract/consents'
import { notifications } from '@sopaan/contract/notifications'
import { expect, onTestFinished, test } from 'vitest'
import { noteRuns } from '#api/features/operations/jobs/job-runs.service.ts'
import { aPerson, aSignedIn } from '#api/testing/people.ts'
import { startApp, type TestApp } from '#api/testing/start-app.ts'
import { alertOfFailure, remindOfDuties } from './duties.service.ts'

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
  const rows = due.map((dueOn) => ({
    userId,
    subject: 'S',
    message: 'M',
    dueOn,
    askedAt: server.clock.now(),
  }))
  await server.deps.db.insertInto('grievances').values(rows).execute()
}

const aFailingJob = (server: TestApp, name: string) => {
  const now = server.clock.now()
  return { name, lastRunAt: now, lastMs: 1, failuresInRow: 3, lastFailedAt: now }
}

const notified = (server: TestApp, kind: string) =>
  server.deps.db.selectFrom('notifications').select(['userId', 'facts']).where('kind', '=', kind).execute()
const mailed = (server: TestApp) =>
  server.deps.db.selectFrom('outboxMails').select(['toAddress', 'facts']).where('kind', '=', 'notification').execute()

test('staff are told and mailed once a day which grievances are overdue, due today and due tomorrow', async () => {
  const server = await startAt(MORNING)
  const admin = await aSignedIn(server, 'admin')
  await fileGrievances(server, '2026-11-20', '2026-11-22', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25')
  await remindOfDuties(server.deps)
  await remindOfDuties(server.deps)
  expect(await notified(server, 'grievances-due')).toEqual([
    { userId: admin.userId, facts: { overdue: 3, today: 1, tomorrow: 1 } },
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
  const mail = { kind: 'contact-received', toAddress: 'a@b.in', language: 'en', facts: '{}', priority: 3 } as const
  await server.deps.db
    .insertInto('outboxMails')
    .values({ ...mail, dueAt: now, askedAt: now, dedupeKey: 'one', state: 'dead' })
    .execute()
  await server.deps.db
    .insertInto('jobRuns')
    .values([aFailingJob(server, 'run-imports'), { ...aFailingJob(server, 'end-bookings'), failuresInRow: 1 }])
    .execute()
  await remindOfDuties(server.deps)
  expect((await mailed(server)).map(({ facts }) => (facts as { title: string }).title)).toEqual([
    'Failed: 1 mail, 1 job',
  ])
})

test('a grievance that is filed is mailed to staff, also to those who want no word of feedback', async () => {
  const server = await startAt(MORNING)
  const admin = await aSignedIn(server, 'admin')
  const off = async (topic: 'feedback' | 'duties') => {
    const body = { isInApp: false, isByMail: false }
    return (await admin.browser.call(notifications.changeSetting, { params: { topic }, body })).statusCode
  }
  expect([await off('feedback'), await off('duties')]).toEqual([200, 404])
  const person = await aSignedIn(server)
  await person.browser.call(grievances.add, {
    body: { subject: 'My rank', message: 'It is shown wrong.' },
  })
  expect((await notified(server, 'grievance-filed')).map(({ userId }) => userId)).toEqual([admin.userId])
  expect(await mailed(server)).toHaveLength(1)
})

test('a mail that was given up is told at once in the app, once an hour, and no mail goes along', async () => {
  const server = await startAt(MORNING)
  const admin = await aSignedIn(server, 'admin')
  await alertOfFailure(server.deps, 'mails')
  await alertOfFailure(server.deps, 'mails')
  expect(await notified(server, 'work-failed')).toEqual([
    { userId: admin.userId, facts: { mails: 1, refunds: 0, events: 0, jobs: 0 } },
  ])
  server.clock.advance(3_600_000)
  await alertOfFailure(server.deps, 'mails')
  expect(await notified(server, 'work-failed')).toHaveLength(2)
  expect(await mailed(server)).toEqual([])
})

test('a job is told of when it fails for the third time in a row, and not again while it goes on', async () => {
  const server = await startAt(MORNING)
  await aSignedIn(server, 'admin')
  const note = noteRuns()
  for (const told of [0, 0, 1, 1]) {
    await note(server.deps, { name: 'send-mail', ms: 5, error: new Error('out of reach') })
    expect(await notified(server, 'work-failed')).toHaveLength(told)
  }
})

test('owners set the hour of the word of the day and from how many failures on it tells; failed refunds always', async () => {
  const server = await startAt(MORNING)
  const owner = await aSignedIn(server, 'admin')
  const rules = { failedFrom: 2, digestHour: 10, quietFrom: 0, quietUntil: 0 }
  expect((await owner.browser.call(alertHooks.changeRules, { body: rules })).statusCode).toBe(200)
  await fileGrievances(server, '2026-11-20')
  await server.deps.db.insertInto('jobRuns').values(aFailingJob(server, 'run-imports')).execute()
  await remindOfDuties(server.deps)
  await alertOfFailure(server.deps, 'jobs')
  expect(await mailed(server)).toEqual([])
  expect(await notified(server, 'work-failed')).toEqual([])
  // Ten o'clock.
  server.clock.advance(3_600_000)
  await remindOfDuties(server.deps)
  expect(await notified(server, 'grievances-due')).toHaveLength(1)
  expect(await notified(server, 'work-failed')).toEqual([])
  await server.deps.db.insertInto('jobRuns').values(aFailingJob(server, 'end-bookings')).execute()
  await alertOfFailure(server.deps, 'jobs')
  expect(await notified(server, 'work-failed')).toHaveLength(1)
})
