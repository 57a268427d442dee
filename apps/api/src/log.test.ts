import type { Call } from '@sopaan/contract/call'
import { CALLS } from '@sopaan/contract/calls'
import { expect, test } from 'vitest'
import { createLog, type LogFields, maskUrl } from './log.ts'
import { fakeClock } from './testing/fake-clock.ts'

function logOne(fields: LogFields, form: 'json' | 'readable' = 'json'): string {
  const lines: string[] = []
  createLog({
    level: 'info',
    form,
    now: fakeClock('2026-06-02T20:15:30.250Z').now,
    write: (line) => void lines.push(line),
  }).info('happened', fields)
  return lines.join('\n')
}

test('LOG-01: a line is JSON with the instant in UTC and on India’s clock, the event and its fields', () => {
  expect(JSON.parse(logOne({ actor: 'u1', ip: '203.0.113.7', requestId: 'r1', result: 'ok' }))).toEqual({
    ts: '2026-06-02T20:15:30.250Z',
    tsLocal: '2026-06-03T01:45:30.250+05:30',
    level: 'info',
    event: 'happened',
    actor: 'u1',
    ip: '203.0.113.7',
    requestId: 'r1',
    result: 'ok',
  })
})

test.each([
  [{ password: 'canary' }],
  [{ body: { newPassword: 'canary', deep: [{ refreshToken: 'canary' }] } }],
  [{ headers: { cookie: 'a=canary', authorization: 'Bearer canary', 'set-cookie': ['canary'] } }],
  [{ razorpay_signature: 'canary' }],
  [{ path: '/verify-email?token=canary&x=1' }],
  [{ error: new Error('connect to postgres://user:canary@db.in/x failed') }],
  [{ error: new Error('outer', { cause: new Error('GET /x?token=canary') }) }],
  [{ email: 'canary@example.org' }],
])('LOG-03: the canary in %j does not reach the log', (fields) => {
  expect(logOne(fields)).not.toContain('canary')
  expect(logOne(fields, 'readable')).not.toContain('canary')
})

test('LOG-03: an address keeps enough to be told from another', () => {
  expect(JSON.parse(logOne({ email: 'asha.rao@example.org' })).email).toBe('a***@example.org')
})

test('INJ-06: what a stranger typed stays on its line', () => {
  const name = 'a\n{"level":"error"}\u001b[31m\r\u2028'
  for (const line of [logOne({ name }), logOne({ name }, 'readable')]) {
    expect(['\n', '\r', '\u001b'].filter((sign) => line.includes(sign))).toEqual([])
  }
  expect(JSON.parse(logOne({ name })).name).toBe(name)
})

test('LINK-11: an address is told without its token', () => {
  expect(maskUrl('/reset-password?a=1&token=abc.def&b=2')).toBe('/reset-password?a=1&token=[masked]&b=2')
})

test('INV-08, LOG-03: no parameter that lets its holder read stands in a log, wherever the address is told', () => {
  const secret = 'q7'.repeat(21)
  const calls: Call[] = Object.values(CALLS).flatMap((noun) => Object.values(noun))
  const paths = calls.flatMap(({ path, secretParam }) =>
    secretParam === undefined ? [] : [path.replace(`:${secretParam}`, secret).replaceAll(/:\w+/g, 'abc')],
  )
  expect(paths.length).toBeGreaterThanOrEqual(4)
  for (const path of [
    ...paths,
    `/lists/${secret}`,
    `/hi/lists/${secret}`,
    `/family/${secret}`,
    `/hi/family/${secret}`,
  ]) {
    const told = maskUrl(`${path}?language=hi`)
    expect([path, told.includes(secret), told.includes('sha256:')]).toEqual([path, false, true])
    expect(logOne({ path: `https://sopaan.test${path}`, error: new Error(`No answer of ${path}`) })).not.toContain(
      secret,
    )
  }
  // What is named like a secret is marked as one.
  const unmarked = calls.filter(
    ({ path, secretParam }) => /:(?:token|secret)\b/.test(path) && secretParam === undefined,
  )
  expect(unmarked).toEqual([])
})

test('a level tells itself and what is worse', () => {
  const events: string[] = []
  const log = createLog({
    level: 'warn',
    form: 'readable',
    now: fakeClock().now,
    write: (line) => void events.push(line),
  })
  log.debug('a')
  log.info('b')
  log.warn('c')
  log.error('d')
  expect(events).toEqual(['c', 'd'])
})
