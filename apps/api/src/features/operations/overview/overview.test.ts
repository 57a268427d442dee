import { type Overview, overview as overviewCalls } from '@sopaan/contract/overview'
import { paymentAnalytics } from '@sopaan/contract/payment-analytics'
import { istDate } from '@sopaan/domain/time/ist'
import { expect, test } from 'vitest'
import { aPerson, aSignedIn } from '#api/testing/people.ts'
import { aPlan, aPurchase } from '#api/testing/purchases.ts'
import { startApp, type TestApp } from '#api/testing/start-app.ts'

const overviewOf = async (server: TestApp): Promise<Overview> => {
  const admin = await aSignedIn(server, 'admin')
  return (await admin.browser.call(overviewCalls.find)).json().data
}

test('nothing waits on an empty site', async () => {
  const server = await startApp()
  expect((await overviewOf(server)).needs).toEqual([])
  await server.stop()
})

test('what waits for a person is counted with since when, the most urgent first, and what is settled is left out', async () => {
  const server = await startApp()
  const { db, now } = server.deps
  const mentee = await aPerson(server)
  const at = (hours: number) => new Date(now().getTime() - hours * 3_600_000)
  const grievance = { userId: mentee.userId, subject: 'S', message: 'M', dueOn: '2026-07-01' }
  await db
    .insertInto('grievances')
    .values([
      { ...grievance, askedAt: at(30) },
      { ...grievance, askedAt: at(50) },
      { ...grievance, askedAt: at(90), state: 'answered', answer: 'A', answeredAt: at(80) },
    ])
    .execute()
  const mail = {
    kind: 'contact-received',
    toAddress: 'a@b.in',
    language: 'en',
    facts: '{}',
    priority: 3,
    dueAt: at(9),
  } as const
  await db
    .insertInto('outboxMails')
    .values([
      { ...mail, dedupeKey: 'one', state: 'dead', askedAt: at(9) },
      { ...mail, dedupeKey: 'two', state: 'sent', askedAt: at(9) },
    ])
    .execute()
  const event = { kind: 'order.paid', bodyHash: Buffer.alloc(32), dueAt: at(1) }
  await db
    .insertInto('webhookEvents')
    .values([
      { ...event, eventId: 'parked', state: 'parked', receivedAt: at(5) },
      { ...event, eventId: 'tried', state: 'waiting', attempts: 3, receivedAt: at(4) },
      { ...event, eventId: 'fresh', state: 'waiting', attempts: 1, receivedAt: at(6) },
    ])
    .execute()
  expect((await overviewOf(server)).needs).toEqual([
    { key: 'grievances', count: 2, oldestAt: at(50).toISOString(), due: { overdue: 0, today: 0 } },
    { key: 'webhooks', count: 2, oldestAt: at(5).toISOString(), due: null },
    { key: 'mails', count: 1, oldestAt: at(9).toISOString(), due: null },
  ])
  await server.stop()
})

test('a failed import is told of until one goes well or a week is over, and a checked one until somebody takes it', async () => {
  const server = await startApp()
  const { db, now } = server.deps
  const at = (days: number) => new Date(now().getTime() - days * 86_400_000)
  const job = { kind: 'file', fileHash: 'a' } as const
  const failed = { ...job, state: 'failed' } as const
  await db
    .insertInto('importJobs')
    .values([
      { ...failed, askedAt: at(9), endedAt: at(8) },
      { ...failed, askedAt: at(2), endedAt: at(1) },
      { ...job, state: 'checked', askedAt: at(3) },
    ])
    .execute()
  expect((await overviewOf(server)).needs).toEqual([
    { key: 'imports', count: 1, oldestAt: at(1).toISOString(), due: null },
    { key: 'checkedImports', count: 1, oldestAt: at(3).toISOString(), due: null },
  ])
  await db
    .insertInto('importJobs')
    .values({ ...job, state: 'done', askedAt: at(0.6), endedAt: at(0.5) })
    .execute()
  expect((await overviewOf(server)).needs.map(({ key }) => key)).toEqual(['checkedImports'])
  await server.stop()
})

test('the week is the seven days up to today in India: a second before its first midnight is of the week before', async () => {
  const server = await startApp()
  const { db } = server.deps
  const admin = await aSignedIn(server, 'admin')
  const overview = async () => (await admin.browser.call(overviewCalls.find)).json().data as Overview
  const people = [await aPerson(server), await aPerson(server), await aPerson(server), await aPerson(server)]
  const { week } = await overview()
  expect(week.to).toBe(istDate(server.clock.now()))
  const begin = Date.parse(`${week.from}T00:00:00+05:30`)
  expect((Date.parse(week.to) - Date.parse(week.from)) / 86_400_000).toBe(6)
  await db
    .updateTable('users')
    .set({ createdAt: new Date(0) })
    .execute()
  const madeAt = [begin + 7 * 86_400_000 - 1_000, begin, begin - 1_000, begin - 8 * 86_400_000]
  for (const [at, { userId }] of people.entries())
    await db
      .updateTable('users')
      .set({ createdAt: new Date(madeAt[at] ?? 0) })
      .where('id', '=', userId)
      .execute()
  const counted = await overview()
  expect([counted.week.now.signUps, counted.week.before.signUps]).toEqual([2, 1])
  await server.stop()
})

test('the money of the week is that of the payment analytics for the same days', async () => {
  const server = await startApp()
  const admin = await aSignedIn(server, 'admin')
  const mentee = await aPerson(server)
  await aPurchase(server.deps, mentee.userId, { status: 'paid', paidAt: server.clock.now() })
  const { week } = (await admin.browser.call(overviewCalls.find)).json().data as Overview
  const analytics = await admin.browser.call(paymentAnalytics.get, { query: { from: week.from, to: week.to } })
  const { totals } = analytics.json().data
  expect([week.now.paid, week.now.netPaise]).toEqual([totals.paid, totals.netPaise])
  expect(week.now.paid).toBe(1)
  expect(week.before.paid).toBe(0)
  await server.stop()
})

test('plans that are listed, coupons that are taken and events that are not over are counted as offered', async () => {
  const server = await startApp()
  const { db, now } = server.deps
  const at = (days: number) => new Date(now().getTime() + days * 86_400_000)
  await aPlan(server.deps)
  await aPlan(server.deps, { retiredAt: now() })
  const coupon = { changedAt: now(), percentBp: 1_000 }
  await db
    .insertInto('coupons')
    .values([
      { ...coupon, code: 'TAKEN' },
      { ...coupon, code: 'ENDED', endsAt: at(-1) },
      { ...coupon, code: 'USED-UP', usesMax: 1, usesTaken: 1 },
    ])
    .execute()
  expect((await overviewOf(server)).onSale).toEqual({ plans: 1, coupons: 1, events: 0 })
  await server.stop()
})
