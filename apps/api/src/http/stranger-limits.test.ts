import type { Proof } from '@sopaan/contract/challenges'
import { isRefusal, Refusal } from '@sopaan/contract/refusals'
import { afterAll, expect, test } from 'vitest'
import { proofOf } from '#api/testing/solve-challenge.ts'
import { startApp } from '#api/testing/start-app.ts'
import { addressKey } from './client-address.ts'
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

test('a solved challenge that bought nothing, since the product could not do it, is good once more; one that was served is not', async () => {
  const limits = createLimits(server.deps)
  const caller = { ip: '203.0.113.41', cookies: new Map<string, string>() }
  const limit = { name: 'sign-ups', purpose: 'sign-up', caller } as const
  const doWith = (proof: Proof | undefined, thrown?: Error) =>
    doCounted(server.deps, limits, { ...limit, proof }, async () => {
      if (thrown) throw thrown
      return 'done'
    }).catch((met: Error) => met)
  for (let at = 0; at < LIMITS['sign-ups-address'].max; at += 1)
    await limits.take('sign-ups-address', addressKey(caller.ip))
  const asked = await doWith(undefined)
  if (!isRefusal(asked, 'CHALLENGE_REQUIRED')) throw new Error('No challenge.')
  const proof = proofOf(asked.details.challenge)
  const busy = new Refusal('UNAVAILABLE', { retryAfterSeconds: 2 })
  const taken = new Refusal('EMAIL_TAKEN', undefined)
  const lost = new Error('connection lost')
  for (const met of [busy, lost, taken]) expect(await doWith(proof, met)).toBe(met)
  expect(await doWith(proof)).toMatchObject({ code: 'CHALLENGE_REQUIRED' })
})
