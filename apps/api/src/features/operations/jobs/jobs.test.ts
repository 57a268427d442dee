import { type JobsView, jobs } from '@sopaan/contract/jobs'
import { afterAll, expect, test } from 'vitest'
import { aSignedIn } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'
import { noteRuns } from './job-runs.service.ts'
import { findJobs } from './jobs.service.ts'

const server = await startApp({ config: { rateLimitScale: 10_000 } })
const admin = await aSignedIn(server, 'admin')
afterAll(() => server.stop())

const NONE = '00000000-0000-4000-8000-000000000000'
const view = async (): Promise<JobsView> => (await admin.browser.call(jobs.find)).json().data
const retry = (what: 'retryMail' | 'retryEvent', id: string) => admin.browser.call(jobs[what], { params: { id } })

async function aDeadMail(kind: string, key: string): Promise<string> {
  const at = server.clock.now()
  const { id } = await server.deps.db
    .insertInto('outboxMails')
    .values({
      dedupeKey: key,
      kind,
      toAddress: 'kiran@example.org',
      language: 'en',
      facts: JSON.stringify({ number: 'M-000001' }),
      priority: 3,
      state: 'dead',
      attempts: 11,
      lastError: 'mailbox unknown',
      askedAt: at,
      dueAt: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

test('a dead mail is listed with its error and without its address, goes out once it is tried again, and the trail says who', async () => {
  const id = await aDeadMail('contact-received', 'dead-one')
  const before = await view()
  expect(before.outbox.deadCount).toBe(1)
  expect(before.outbox.dead[0]).toMatchObject({ to: 'k…@example.org', error: 'mailbox unknown', canRetry: true })
  expect((await retry('retryMail', id)).json().data.outbox).toMatchObject({ deadCount: 0, waiting: 1 })
  await server.runWorker()
  expect(server.mails.at(-1)?.to).toBe('kiran@example.org')
  expect((await view()).outbox).toMatchObject({ waiting: 0, sentToday: 1 })
  const event = await server.deps.db
    .selectFrom('auditEvents')
    .select(['actorId', 'targetId'])
    .where('action', '=', 'mail.retry')
    .executeTakeFirstOrThrow()
  expect(event).toEqual({ actorId: admin.userId, targetId: id })
  expect((await retry('retryMail', id)).json().code).toBe('NOT_FOUND')
})

test('LINK-04: a mail whose link was wiped is not sent again', async () => {
  const id = await aDeadMail('reset', 'dead-link')
  expect((await view()).outbox.dead.find(({ _id }) => _id === id)?.canRetry).toBe(false)
  expect((await retry('retryMail', id)).json().code).toBe('MAIL_LINK_GONE')
})

test('all dead mails go out by one press, but those whose link is wiped, and each is in the trail', async () => {
  const ids = [await aDeadMail('contact-received', 'dead-two'), await aDeadMail('contact-received', 'dead-three')]
  const link = await aDeadMail('reset', 'dead-link-two')
  const { outbox } = (await admin.browser.call(jobs.retryMails)).json().data
  expect(outbox.waiting).toBe(2)
  expect(outbox.dead.map(({ _id }: { _id: string }) => _id)).toContain(link)
  const entries = await server.deps.db
    .selectFrom('auditEvents')
    .select('targetId')
    .where('action', '=', 'mail.retry')
    .where('targetId', 'in', ids)
    .execute()
  expect(entries).toHaveLength(2)
  expect((await admin.browser.call(jobs.retryEvents)).statusCode).toBe(200)
})

test('a payment event that was set aside is due again once somebody says so', async () => {
  const at = server.clock.now()
  const { id } = await server.deps.db
    .insertInto('webhookEvents')
    .values({
      eventId: 'aside',
      kind: 'order.paid',
      bodyHash: Buffer.alloc(32),
      state: 'parked',
      receivedAt: at,
      dueAt: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect((await view()).webhooks.failed[0]).toMatchObject({ kind: 'order.paid', state: 'parked' })
  expect((await retry('retryEvent', id)).json().data.webhooks).toMatchObject({ failedCount: 0, waiting: 1 })
  expect((await retry('retryEvent', NONE)).json().code).toBe('NOT_FOUND')
})

test('a schedule tells of its last run and its failures, which are over with the next good run', async () => {
  const note = noteRuns()
  const known = [{ name: 'test-job', everyMs: 1_000 }]
  const schedule = async () => (await findJobs(server.deps, known)).schedules[0]
  expect(await schedule()).toMatchObject({ everySeconds: 1, lastRunAt: null, failuresInRow: 0 })
  await note(server.deps, { name: 'test-job', ms: 12 })
  const first = server.clock.now().toISOString()
  server.clock.advance(1_000)
  await note(server.deps, { name: 'test-job', ms: 15 })
  expect(await schedule()).toMatchObject({ lastRunAt: first, lastMs: 12 })
  await note(server.deps, { name: 'test-job', ms: 3, error: new Error('out of reach\nat line 1') })
  await note(server.deps, { name: 'test-job', ms: 4, error: new Error('out of reach') })
  expect(await schedule()).toMatchObject({ failuresInRow: 2, lastError: 'out of reach' })
  await note(server.deps, { name: 'test-job', ms: 5 })
  expect(await schedule()).toMatchObject({ failuresInRow: 0, lastError: 'out of reach', lastMs: 5 })
})
