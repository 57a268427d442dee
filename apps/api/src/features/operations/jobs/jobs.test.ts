import type { QueryOf } from '@sopaan/contract/call'
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

test('a dead mail nobody waits for leaves the list and the first page once it is set aside with a reason, and stays as it was', async () => {
  const id = await aDeadMail('reset', 'dead-for-ever')
  const count = (await view()).outbox.deadCount
  const body = { reason: 'The address was mistyped; she wrote from another one.' }
  const answer = await admin.browser.call(jobs.setAsideMail, { params: { id }, body })
  expect(answer.json().data.outbox.deadCount).toBe(count - 1)
  expect(answer.json().data.outbox.dead.map((mail: { _id: string }) => mail._id)).not.toContain(id)
  const entry = await server.deps.db
    .selectFrom('auditEvents')
    .select(['actorId', 'change'])
    .where('action', '=', 'mail.set-aside')
    .where('targetId', '=', id)
    .executeTakeFirstOrThrow()
  expect(entry).toMatchObject({ actorId: admin.userId, change: { reason: { after: body.reason } } })
  for (const call of [
    () => admin.browser.call(jobs.setAsideMail, { params: { id }, body }),
    () => retry('retryMail', id),
  ])
    expect((await call()).json().code).toBe('NOT_FOUND')
  await admin.browser.call(jobs.retryMails)
  const { state } = await server.deps.db
    .selectFrom('outboxMails')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(state).toBe('dead')
})

test('an event that failed three times leaves the list once it is tried again, alone or with all others', async () => {
  const at = server.clock.now()
  const fail = (eventId: string) =>
    server.deps.db
      .insertInto('webhookEvents')
      .values({
        eventId,
        kind: 'payment.authorized',
        bodyHash: Buffer.alloc(32),
        state: 'waiting',
        attempts: 3,
        receivedAt: at,
        dueAt: new Date(at.getTime() + 40_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  const one = await fail('failed-thrice')
  const { failedCount, waiting } = (await view()).webhooks
  expect((await retry('retryEvent', one.id)).json().data.webhooks).toMatchObject({
    failedCount: failedCount - 1,
    waiting: waiting + 1,
  })
  await fail('failed-again')
  expect((await admin.browser.call(jobs.retryEvents)).json().data.webhooks.failedCount).toBe(0)
})

test('a payment event can be read as it came, and is closed for good with a reason; one that waits its turn cannot', async () => {
  const at = server.clock.now()
  const insert = (eventId: string, state: 'parked' | 'waiting') =>
    server.deps.db
      .insertInto('webhookEvents')
      .values({
        eventId,
        kind: 'order.paid',
        body: '{"event":"order.paid"}',
        bodyHash: Buffer.alloc(32),
        gatewayOrderId: 'order_OfAnotherShop',
        state,
        receivedAt: at,
        dueAt: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  const { id } = await insert('other-shop', 'parked')
  expect((await admin.browser.call(jobs.findEvent, { params: { id } })).json().data).toEqual({
    eventId: 'other-shop',
    gatewayOrderId: 'order_OfAnotherShop',
    body: '{"event":"order.paid"}',
  })
  const body = { reason: 'An order of our other shop.' }
  const { webhooks } = (await admin.browser.call(jobs.setAsideEvent, { params: { id }, body })).json().data
  expect(webhooks.failed.map((event: { _id: string }) => event._id)).not.toContain(id)
  const closed = await server.deps.db
    .selectFrom('webhookEvents')
    .select(['state', 'note'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(closed).toEqual({ state: 'done', note: `set aside: ${body.reason}` })
  const actions = await server.deps.db
    .selectFrom('auditEvents')
    .select('action')
    .where('targetId', '=', id)
    .orderBy('sequence')
    .execute()
  expect(actions.map(({ action }) => action)).toEqual(['webhook.look', 'webhook.set-aside'])
  const fresh = await insert('on-time', 'waiting')
  for (const gone of [id, fresh.id, NONE])
    expect((await admin.browser.call(jobs.setAsideEvent, { params: { id: gone }, body })).json().code).toBe('NOT_FOUND')
  expect((await admin.browser.call(jobs.findEvent, { params: { id: NONE } })).json().code).toBe('NOT_FOUND')
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

test('schedules are found by name or meaning, narrowed to those that fail, sorted by each column, and are a file', async () => {
  const note = noteRuns()
  await note(server.deps, { name: 'send-mail', ms: 12 })
  await note(server.deps, { name: 'sum-days', ms: 30, error: new Error('no room') })
  const known = [
    { name: 'sum-days', everyMs: 600_000 },
    { name: 'send-mail', everyMs: 1_000 },
    { name: 'run-imports', everyMs: 2_000 },
  ]
  const names = async (wanted: Partial<QueryOf<typeof jobs.find>>) =>
    (await findJobs(server.deps, known, { sort: '-health', ...wanted })).schedules.map(({ name }) => name)
  expect(await names({})).toEqual(['sum-days', 'send-mail', 'run-imports'])
  expect(await names({ sort: 'name' })).toEqual(['run-imports', 'send-mail', 'sum-days'])
  expect(await names({ sort: 'every' })).toEqual(['send-mail', 'run-imports', 'sum-days'])
  expect(await names({ q: 'MAIL' })).toEqual(['send-mail'])
  expect(await names({ q: 'tables', meant: 'run-imports' })).toEqual(['run-imports'])
  expect(await names({ state: 'failing' })).toEqual(['sum-days'])
  expect(await names({ state: 'waiting' })).toEqual(['run-imports'])
  expect(await names({ state: 'fine' })).toEqual(['send-mail'])
  const file = await admin.browser.call(jobs.csv, { query: { sort: 'name' } })
  expect(file.body).toMatch(/^\ufeffjob,every_seconds,[\s\S]*# whole: \d+ jobs\r\n$/)
  expect((await admin.browser.call(jobs.find, { query: { sort: 'colour' } as never })).json().code).toBe(
    'INVALID_QUERY',
  )
})
