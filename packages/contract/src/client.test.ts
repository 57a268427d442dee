import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { createRequest, type Transport, Unreachable, urlOf, type WireAnswer, type WireRequest } from './client.ts'
import { id, queryList, queryWhole } from './fields.ts'
import { isRefusal } from './refusals.ts'

const find = defineCall({
  method: 'GET',
  path: '/api/v1/things/:id',
  access: 'signed-in',
  params: z.object({ id }),
  query: z.object({ page: z.optional(queryWhole(1, 9)), kinds: z.optional(queryList(['a b', 'c&d'])) }),
  response: z.object({ name: z.string() }),
  refuses: [],
})
const change = defineCall({
  method: 'POST',
  path: '/api/v1/things',
  access: 'signed-in',
  body: z.object({ name: z.string() }),
  response: z.object({ name: z.string() }),
  refuses: [],
  timeoutMs: 20_000,
})
const ID = '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c33'
const NAMED = { status: 200, text: '{"name":"one"}' }
const refused = (status: number, body: object): WireAnswer => ({
  status,
  text: JSON.stringify({ status: 'error', ...body }),
})

/** A server that gives these answers one after the other, and keeps what it was asked. */
function serverOf(...answers: WireAnswer[]): { transport: Transport; asked: WireRequest[] } {
  const asked: WireRequest[] = []
  const transport: Transport = async (request) => {
    asked.push(request)
    return answers[Math.min(asked.length, answers.length) - 1] ?? NAMED
  }
  return { transport, asked }
}

test('params and query go into the address, encoded; lists by commas; what is undefined is left out', () => {
  expect(urlOf(find, { params: { id: ID }, query: { kinds: ['a b', 'c&d'], page: undefined } })).toBe(
    `/api/v1/things/${ID}?kinds=a+b%2Cc%26d`,
  )
  const passedOn = { page: 2, utm_source: 'chat' }
  expect(urlOf(find, { params: { id: ID }, query: passedOn }), 'what the call does not name').toBe(
    `/api/v1/things/${ID}?page=2`,
  )
  expect(urlOf(find, { params: { id: '../x?y' } })).toBe('/api/v1/things/..%2Fx%3Fy')
})

test('a body goes as JSON with the XSRF token, a read goes without either', async () => {
  const { transport, asked } = serverOf(NAMED)
  const request = createRequest(transport, { xsrfToken: () => 'token' })
  await request(change, { body: { name: 'one' } })
  await request(find, { params: { id: ID } })
  expect(asked[0]).toMatchObject({
    body: '{"name":"one"}',
    headers: { 'content-type': 'application/json', 'x-xsrf-token': 'token' },
  })
  expect(Object.keys(asked[1]?.headers ?? {})).toEqual(['accept'])
})

test('C25: a call waits as long as it says, and 30 seconds when it does not', async () => {
  const { transport, asked } = serverOf(NAMED)
  const request = createRequest(transport)
  await request(change, { body: { name: 'one' } })
  await request(find, { params: { id: ID } })
  expect(asked.map(({ timeoutMs }) => timeoutMs)).toEqual([20_000, 30_000])
})

test('a refusal arrives with its code, its words, what it carries and the request’s id', async () => {
  const { transport } = serverOf(
    refused(429, { code: 'RATE_LIMITED', message: 'Wait.', retryAfterSeconds: 7, requestId: 'r1' }),
  )
  const thrown = await createRequest(transport)(find, { params: { id: ID } }).catch((error: unknown) => error)
  expect(isRefusal(thrown, 'RATE_LIMITED') && thrown.details.retryAfterSeconds).toBe(7)
  expect(thrown).toMatchObject({ message: 'Wait.', status: 429, requestId: 'r1' })
})

test.each([
  [502, '<html>bad gateway</html>'],
  [500, '{"code":"NO_SUCH_CODE"}'],
  [200, '<html>a captive portal</html>'],
  [500, ''],
])('an answer of %i with %j, which is not ours, counts as a fault of the server', async (status, text) => {
  const { transport } = serverOf({ status, text })
  await expect(createRequest(transport)(find, { params: { id: ID } })).rejects.toMatchObject({ code: 'INTERNAL' })
})

test('R159: after a 401 the sign-in is renewed and the request repeated, once', async () => {
  const ended = refused(401, { code: 'NOT_SIGNED_IN' })
  const renewed = serverOf(ended, NAMED)
  expect(await createRequest(renewed.transport, { refresh: async () => true })(find, { params: { id: ID } })).toEqual({
    name: 'one',
  })
  const hopeless = serverOf(ended)
  const request = createRequest(hopeless.transport, { refresh: async () => true })
  await expect(request(find, { params: { id: ID } })).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' })
  expect(hopeless.asked).toHaveLength(2)
})

test('R160, R158: a request that must not renew does not, and one whose renewal fails is refused', async () => {
  const ended = serverOf(refused(401, { code: 'NOT_SIGNED_IN' }))
  let renewals = 0
  const refresh = async () => {
    renewals += 1
    return false
  }
  const request = createRequest(ended.transport, { refresh })
  await expect(request(find, { params: { id: ID } }, { withoutRefresh: true })).rejects.toMatchObject({ status: 401 })
  expect(renewals).toBe(0)
  await expect(request(find, { params: { id: ID } })).rejects.toMatchObject({ status: 401 })
  expect([renewals, ended.asked.length]).toEqual([1, 2])
})

test('C30: refused for want of a token and given one, a request is repeated with it, once', async () => {
  const want = refused(403, { code: 'CSRF' })
  const tokens = ['', 'fresh', 'fresh', 'fresh']
  const { transport, asked } = serverOf(want, NAMED)
  let token: string | undefined
  const withCookies: Transport = async (wire) => {
    const answer = await transport(wire)
    token = tokens[asked.length]
    return answer
  }
  const request = createRequest(withCookies, { xsrfToken: () => token })
  expect(await request(change, { body: { name: 'one' } })).toEqual({ name: 'one' })
  expect(asked.map(({ headers }) => headers['x-xsrf-token'])).toEqual([undefined, 'fresh'])
  const hopeless = serverOf(want)
  const same = createRequest(hopeless.transport, { xsrfToken: () => 'same' })
  await expect(same(change, { body: { name: 'one' } })).rejects.toMatchObject({ code: 'CSRF' })
  expect(hopeless.asked).toHaveLength(1)
})

test('C30: whose cookies are all gone is given a token, then asked to sign in, and the request is repeated', async () => {
  const { transport, asked } = serverOf(refused(403, { code: 'CSRF' }), refused(401, { code: 'NOT_SIGNED_IN' }), NAMED)
  const request = createRequest(transport, { xsrfToken: () => `token ${asked.length}`, refresh: async () => true })
  expect(await request(change, { body: { name: 'one' } })).toEqual({ name: 'one' })
  expect(asked.map(({ headers }) => headers['x-xsrf-token'])).toEqual(['token 0', 'token 1', 'token 2'])
})

test('what makes something goes with a key, the same one until it is known what became of it', async () => {
  const make = defineCall({ ...change, isOnce: true })
  const keys: (string | undefined)[] = []
  const answers = [
    undefined,
    refused(409, { code: 'IDEMPOTENCY_IN_HAND' }),
    refused(500, { code: 'INTERNAL' }),
    NAMED,
    refused(422, { code: 'INVALID_INPUT', errors: [] }),
  ]
  const request = createRequest(async ({ headers }) => {
    keys.push(headers['idempotency-key'])
    const answer = keys.length > answers.length ? NAMED : answers[keys.length - 1]
    if (answer === undefined) throw new Unreachable('network')
    return answer
  })
  const send = (name: string) => request(make, { body: { name } }).catch(() => undefined)
  for (let at = 0; at < 4; at += 1) await send('one')
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/)
  expect(new Set(keys).size, 'lost, in hand, broken, and then made').toBe(1)
  await send('one')
  await send('one')
  await send('two')
  await request(change, { body: { name: 'one' } })
  expect(new Set(keys.slice(0, 7)).size, 'made, refused, made, and other words').toBe(4)
  expect(keys[7], 'a change says the same twice').toBeUndefined()
})
