import { apiDescription } from '@sopaan/contract/api-description'
import { urlOf } from '@sopaan/contract/client'
import { isRefusal } from '@sopaan/contract/refusals'
import { afterAll, expect, test } from 'vitest'
import { startApp, testConfig } from '#api/testing/start-app.ts'
import { removeEndedWindows } from './limits.queries.ts'
import { createLimits, LIMITS } from './limits.ts'

const server = await startApp()
afterAll(() => server.stop())

test('API-07: past the limit of its address a caller is answered 429, with when to come back', async () => {
  const limited = await startApp({ config: { rateLimitScale: 0.01 } })
  const ask = (remoteAddress: string) =>
    limited.app.fastify.inject({ url: urlOf(apiDescription.document, {}), remoteAddress })
  // A hundredth of 3,000 in a minute is 30, which fill again one every 2 seconds.
  for (let asked = 0; asked < 30; asked += 1) expect((await ask('203.0.113.7')).statusCode).toBe(200)
  const refused = await ask('203.0.113.7')
  expect(refused.json()).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 2 })
  expect(refused.headers).toMatchObject({ 'retry-after': '2', 'ratelimit-remaining': '0', 'ratelimit-reset': '2' })
  expect((await ask('203.0.113.8')).statusCode).toBe(200)
  limited.clock.advance(2_000)
  expect((await ask('203.0.113.7')).statusCode).toBe(200)
  expect(limited.logged).toContainEqual(
    expect.objectContaining({ event: 'excess_rate_limit_exceeded', ip: '203.0.113.7' }),
  )
  await limited.stop()
})

test('R-PL-1: health is never limited', async () => {
  const limited = await startApp({ config: { rateLimitScale: 0.01 } })
  const answers = await Promise.all(Array.from({ length: 50 }, () => limited.app.fastify.inject('/healthz')))
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
  await limited.stop()
})

test('API-08: fifty addresses of one IPv6 network share a limit; what a stranger says of proxies changes nothing', async () => {
  const limited = await startApp({ config: { rateLimitScale: 0.01 } })
  const ask = (n: number, remoteAddress: string) =>
    limited.app.fastify.inject({
      url: urlOf(apiDescription.document, {}),
      remoteAddress,
      headers: { 'x-forwarded-for': `198.51.100.${n}` },
    })
  const statuses = async (addressOf: (n: number) => string) => {
    const answers = []
    for (let n = 1; n <= 50; n += 1) answers.push((await ask(n, addressOf(n))).statusCode)
    return answers.filter((status) => status === 200).length
  }
  expect(await statuses((n) => `2001:db8:1:2::${n.toString(16)}`)).toBe(30)
  expect(await statuses(() => '203.0.113.50')).toBe(30)
  await limited.stop()
})

test('API-08: a trusted proxy names the caller, and only the hop that it saw', async () => {
  const behind = await startApp({ config: { trustProxy: ['10.0.0.0/8'] } })
  await behind.app.fastify.inject({
    url: '/api/nix',
    remoteAddress: '10.1.2.3',
    headers: { 'x-forwarded-for': '6.6.6.6, 198.51.100.7' },
  })
  expect(behind.logged.at(-1)).toMatchObject({ event: 'request', ip: '198.51.100.7' })
  await behind.stop()
})

test('a shared limit counts in windows and opens again with the next', async () => {
  const limits = createLimits(server.deps)
  const take = () =>
    limits.take('admin-write', 'one').then(
      () => 'taken',
      (thrown) => thrown,
    )
  for (let taken = 0; taken < LIMITS['admin-write'].max; taken += 1) expect(await take()).toBe('taken')
  const refused = await take()
  expect(isRefusal(refused, 'RATE_LIMITED') && refused.details.retryAfterSeconds).toBe(60)
  server.clock.advance(59_000)
  const later = await take()
  expect(isRefusal(later, 'RATE_LIMITED') && later.details.retryAfterSeconds).toBe(1)
  server.clock.advance(1_000)
  expect(await take()).toBe('taken')
  server.clock.advance(60_000)
  expect(await removeEndedWindows(server.deps.db, server.clock.now())).toBe(2)
})

test('the counter does not tell whose it is', async () => {
  await createLimits(server.deps).take('admin-write', 'a@example.org')
  const rows = await server.deps.db.selectFrom('limitCounters').select('keyHash').execute()
  expect(rows.map(({ keyHash }) => keyHash.length)).toEqual([32])
})

test('LOG-06: without the shared counter the process counts alone and says so', async () => {
  const lost = await startApp()
  await lost.database.session((session) => session.script('drop table limit_counters'))
  const limits = createLimits(lost.deps)
  await limits.take('admin-write', 'one')
  expect(lost.logged).toContainEqual(expect.objectContaining({ event: 'sys_monitor_disabled', limit: 'admin-write' }))
  const failClosed = createLimits(lost.deps, {
    ...LIMITS,
    'admin-write': { ...LIMITS['admin-write'], withoutStore: 'refuse' },
  })
  // More often than the process alone would let through: what nobody could count was no try.
  for (let asked = 0; asked < 3 * LIMITS['admin-write'].max; asked += 1)
    await expect(failClosed.take('admin-write', 'one')).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      details: { retryAfterSeconds: 2 },
    })
  await lost.stop()
})

test('RATE_LIMIT_SCALE multiplies every limit', async () => {
  const scaled = createLimits({ ...server.deps, config: testConfig({ rateLimitScale: 2 }) })
  for (let taken = 0; taken < 6_000; taken += 1) scaled.takeLocal('general-address', 'x')
  expect(() => scaled.takeLocal('general-address', 'x')).toThrow('Too many tries')
})

test('what a process counts by itself guards no secret and no money: with four processes it is four times as wide', () => {
  const alone = Object.entries(LIMITS).flatMap(([name, { isShared }]) => (isShared ? [] : [name]))
  expect(alone.toSorted()).toEqual([
    'downloads',
    'feed-reads',
    'general-address',
    'general-user',
    'pages',
    'payment-events',
    'pictures',
    'planner-writes',
    'prints',
    'refreshes',
    'session-notes',
    'status-polls',
    'status-polls-address',
  ])
})
