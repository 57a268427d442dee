import { Refusal } from '@sopaan/contract/refusals'
import { afterAll, expect, test } from 'vitest'
import { startApp } from '#api/testing/start-app.ts'
import { createLimits, LIMITS } from './limits.ts'
import { doCounted } from './stranger-limits.ts'

const server = await startApp()
afterAll(() => server.stop())

test('what the product could not do takes nothing from what a device may; what it refused on purpose does', async () => {
  const limits = createLimits(server.deps)
  const limit = {
    name: 'sign-ups',
    purpose: 'sign-up',
    caller: { ip: '203.0.113.40', cookies: new Map<string, string>() },
    proof: undefined,
  } as const
  const doWith = (thrown?: Error) =>
    doCounted(server.deps, limits, limit, async () => {
      if (thrown) throw thrown
      return 'done'
    }).catch((met: Error) => (met instanceof Refusal ? met.code : met.message))
  const busy = new Refusal('UNAVAILABLE', { retryAfterSeconds: 2 })
  // Far more than the 5 of an hour.
  for (let at = 0; at < 12; at += 1) {
    expect(await doWith(busy)).toBe('UNAVAILABLE')
    expect(await doWith(new Error('connection lost'))).toBe('connection lost')
  }
  expect(await doWith(new Refusal('EMAIL_TAKEN', undefined))).toBe('EMAIL_TAKEN')
  for (let at = 1; at < LIMITS['sign-ups'].max; at += 1) expect(await doWith()).toBe('done')
  expect(await doWith()).toBe('RATE_LIMITED')
})
