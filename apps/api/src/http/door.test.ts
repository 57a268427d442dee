import { apiDescription } from '@sopaan/contract/api-description'
import { auth } from '@sopaan/contract/auth'
import { type Call, defineCall } from '@sopaan/contract/call'
import { urlOf } from '@sopaan/contract/client'
import { collegePredictor } from '@sopaan/contract/college-predictor'
import { events } from '@sopaan/contract/events'
import { line } from '@sopaan/contract/fields'
import { notifications } from '@sopaan/contract/notifications'
import { payments } from '@sopaan/contract/payments'
import { users } from '@sopaan/contract/users'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Feature } from '#api/app.ts'
import { startApp } from '#api/testing/start-app.ts'
import { serve } from './serve.ts'

const note = defineCall({
  method: 'POST',
  path: '/api/v1/notes',
  access: 'anyone',
  body: z.object({ text: line(60_000), list: z.optional(z.array(z.unknown())), tree: z.optional(z.unknown()) }),
  response: z.object({ text: z.string() }),
  refuses: [],
})
const fail = defineCall({
  method: 'GET',
  path: '/api/v1/fail',
  access: 'anyone',
  query: z.object({ token: z.optional(z.string()) }),
  response: z.object({}),
  refuses: [],
})
const adminPage = defineCall({ ...fail, path: '/api/v1/admin/probes', access: 'admin' })

const features: Feature = (app) => {
  // From another company's server, so that each test meets the door's own rules and not the XSRF token's.
  serve(app, note, ({ body }) => ({ text: body.text }), { caller: 'server' })
  serve(app, fail, () => {
    throw new Error('select password from users at /srv/app/secret.ts')
  })
  serve(app, adminPage, () => ({}))
}

const server = await startApp({ features: [features] })
afterAll(() => server.stop())
const door = server.app.fastify
const post = (payload: string, type: string | undefined = 'application/json') =>
  door.inject({
    method: 'POST',
    url: urlOf(note, {}),
    payload,
    headers: type === undefined ? {} : { 'content-type': type },
  })

const NOWHERE = '/api/v1/nothing'
const EVERY_KIND = [
  ['an answer', '/healthz', 200],
  ['an unknown path', NOWHERE, 404],
  ['a bad query', `${collegePredictor.predict.path}?page=x`, 400],
  ['a stranger', urlOf(adminPage, {}), 401],
  ['a path that cannot be decoded', '/api/%E0%A4%A', 400],
  ['a fault of ours', urlOf(fail, {}), 500],
] as const

test.each(EVERY_KIND)('WEB-07, WEB-08, WEB-09, WEB-10: %s carries the security headers', async (_, url, status) => {
  const answer = await door.inject(url)
  expect(answer.statusCode).toBe(status)
  expect(answer.headers).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=(self), geolocation=(self), microphone=()'),
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
})

test('WEB-06: production alone tells browsers to stay on https', async () => {
  const production = await startApp({ config: { isProduction: true } })
  for (const [, url] of EVERY_KIND.slice(0, 2)) {
    expect((await production.app.fastify.inject(url)).headers['strict-transport-security']).toMatch(/max-age=63072000/)
    expect((await door.inject(url)).headers['strict-transport-security']).toBeUndefined()
  }
  await production.stop()
})

test.each(EVERY_KIND)('WEB-05, API-10: %s lets no other origin in and does not say what serves it', async (_, url) => {
  const answer = await door.inject({ url, headers: { origin: 'https://sopaan.test.evil.io' } })
  const names = Object.keys(answer.headers)
  expect(names.filter((name) => /^access-control|^server$|^x-powered-by$/.test(name))).toEqual([])
})

test.each([
  ['application/json', 200],
  ['application/json; charset=utf-8', 200],
  ['Application/JSON;charset=UTF-8', 200],
  ['application/json; charset=utf-7', 415],
  ['application/json\t a', 415],
  ['application/json; charset=utf-8; x=y', 415],
  ['application/jsonx', 415],
  ['application/ld+json', 415],
  ['text/json', 415],
  ['text/plain', 415],
  ['text/plain; application/json', 415],
  ['application/x-www-form-urlencoded', 415],
  ['multipart/form-data; boundary=x', 415],
  ['', 415],
])('WEB-04: a body of type %j is answered %i', async (type, status) => {
  expect((await post('{"text":"a"}', type)).statusCode).toBe(status)
})

test('WEB-04: a body without a type is refused', async () => {
  const answer = await door.inject({ method: 'POST', url: urlOf(note, {}), payload: Buffer.from('{"text":"a"}') })
  expect([answer.statusCode, answer.json().code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
})

test.each([
  '{"text":"a","__proto__":{"polluted":1}}',
  '{"text":"a","tree":{"constructor":{"prototype":{"polluted":1}}}}',
  '{"text":"a","list":[{"__proto__":1}]}',
  '{"text":',
  "{'text':'a'}",
  '\ufeff',
])('API-03: the body %j is refused as malformed and nothing is polluted', async (payload) => {
  const answer = await post(payload)
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'MALFORMED_REQUEST'])
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
})

test('API-06: a body of 64 KiB is taken, one byte more is not', async () => {
  const bodyOf = (bytes: number) =>
    JSON.stringify({ text: 'a'.repeat(58_000), tree: 'b'.repeat(bytes - 58_000 - '{"text":"","tree":""}'.length) })
  expect((await post(bodyOf(65_536))).statusCode).toBe(200)
  expect((await post(bodyOf(65_537))).json()).toMatchObject({ code: 'INPUT_TOO_LARGE' })
})

test('API-06: JSON nests 20 levels at most and a list holds 1,000 items at most', async () => {
  // The body itself is the first level.
  const nested = (levels: number) => `{"text":"a","tree":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`
  expect((await post(nested(20))).statusCode).toBe(200)
  expect((await post(nested(21))).json()).toMatchObject({
    code: 'INVALID_INPUT',
    errors: [{ msg: 'At most 20 levels deep' }],
  })
  const listed = (items: number) => `{"text":"a","list":[${Array(items).fill(0).join()}]}`
  expect((await post(listed(1_000))).statusCode).toBe(200)
  expect((await post(listed(1_001))).json()).toMatchObject({ code: 'INVALID_INPUT' })
})

test('API-06: an address of 8 KiB is taken, one character more is not', async () => {
  const url = (length: number) => `/healthz?${'a'.repeat(length - '/healthz?'.length)}`
  expect((await door.inject(url(8_192))).statusCode).toBe(200)
  expect((await door.inject(url(8_193))).json()).toMatchObject({ code: 'URL_TOO_LONG' })
})

test('API-04: of two keys with one name in a body the last one counts, everywhere alike', async () => {
  expect((await post('{"text":"first","text":"last"}')).json()).toEqual({ text: 'last' })
})

test.each([
  `/${adminPage.path}`,
  '/api//v1/admin/users',
  '/api/v1/admin%2Fusers',
  '/api/v1/Admin/users',
  `${adminPage.path}/`,
  '/api/v1/admin;x/users',
  '/api/v1/%2e%2e/v1/admin/users/x',
  '/api/v1/..%2fv1/admin/users',
  '/api/v1/public/../admin/users',
  `${adminPage.path}%00`,
  '/api/v1/admin/%252e%252e/users',
])('AUTHZ-11: the path %s does not get past the guard', async (path) => {
  // `inject` would resolve dots as a browser does; written into the request line they arrive as they are.
  const answer = await door.inject({ method: 'GET', url: path })
  expect([400, 401, 404]).toContain(answer.statusCode)
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
  'API-05: %s on a path that only reads is not found',
  async (method) => {
    expect((await door.inject({ method, url: urlOf(fail, {}) })).statusCode).toBe(404)
  },
)

test('a proxy that nobody told us of is told in the log, once', async () => {
  const production = await startApp({ config: { isProduction: true, trustProxy: [] } })
  const get = (headers: Record<string, string> = {}) => production.app.fastify.inject({ url: '/healthz', headers })
  const warnings = () => production.logged.filter(({ event }) => event === 'proxy_not_trusted').length
  await get()
  expect(warnings()).toBe(0)
  await get({ 'x-forwarded-for': '198.51.100.7' })
  await get({ 'x-forwarded-for': '198.51.100.8' })
  expect(warnings()).toBe(1)
  await production.stop()
})

test('WEB-17: in production behind a proxy, a page over http goes to https and a call over http is refused', async () => {
  const config = { isProduction: true, trustProxy: ['10.0.0.0/8'] }
  const production = await startApp({ config })
  const get = (url: string, proto: string, remoteAddress = '10.0.0.1') =>
    production.app.fastify.inject({ url, remoteAddress, headers: { 'x-forwarded-proto': proto } })
  const page = await get('/about?x=1', 'http')
  expect([page.statusCode, page.headers.location]).toEqual([308, 'https://sopaan.test/about?x=1'])
  expect((await get('//evil.io/x', 'http')).headers.location).toBe('https://sopaan.test//evil.io/x')
  expect((await get(urlOf(apiDescription.document, {}), 'http')).json()).toMatchObject({ code: 'FORBIDDEN' })
  expect((await get(urlOf(apiDescription.document, {}), 'https')).statusCode).toBe(200)
  expect((await get('/healthz', 'http')).statusCode).toBe(200)
  // Who is not the proxy cannot say how it came.
  expect((await get(urlOf(apiDescription.document, {}), 'https', '203.0.113.7')).json()).toMatchObject({
    code: 'FORBIDDEN',
  })
  await production.stop()
})

test('API-05: a header that names another method changes nothing, and a parameter that does is refused', async () => {
  const send = (search = '') =>
    door.inject({
      method: 'POST',
      url: note.path + search,
      payload: { text: 'kept' },
      headers: {
        'x-http-method-override': 'DELETE',
        'x-method-override': 'DELETE',
        'content-type': 'application/json',
      },
    })
  expect((await send()).json()).toEqual({ text: 'kept' })
  expect((await send('?_method=DELETE')).json().code).toBe('INVALID_QUERY')
})

test('API-11, DATA-01: what is not served below /api is refused in JSON and never stored', async () => {
  for (const url of ['/api', '/api/', '/api/v2/notes', `${users.getMe.path}/x.css`, `${note.path}/1`]) {
    const answer = await door.inject(url)
    expect([url, answer.statusCode, answer.json().code]).toEqual([url, 404, 'NOT_FOUND'])
    expect(answer.headers['cache-control']).toBe('no-store')
  }
})

test('API-12: a fault of ours answers fixed words and an id, and the log has the rest under that id', async () => {
  const answer = await door.inject(urlOf(fail, { query: { token: 'abc123' } }))
  expect(answer.statusCode).toBe(500)
  const { requestId, ...body } = answer.json()
  expect(body).toEqual({ status: 'error', code: 'INTERNAL', message: 'Something went wrong' })
  const told = server.logged.find((logged) => logged.event === 'error' && logged.requestId === requestId)
  expect(told).toMatchObject({
    error: expect.stringContaining('select password from users'),
    path: `${fail.path}?token=[masked]`,
  })
})

test('API-12: every refusal is an envelope of status, code, message and request id', async () => {
  expect((await door.inject(NOWHERE)).json()).toEqual({
    status: 'error',
    code: 'NOT_FOUND',
    message: 'There is nothing at this address.',
    requestId: expect.stringMatching(/^[\w-]{16}$/),
  })
})

test('R-BP-1: a process with too much in hand sheds work with a time to come back, and health still answers', async () => {
  const busy = await startApp({ features: [features], pressure: { level: () => 'high', stop: () => undefined } })
  const shed = await busy.app.fastify.inject(urlOf(apiDescription.document, {}))
  expect([shed.statusCode, shed.json().code, shed.headers['retry-after']]).toEqual([503, 'UNAVAILABLE', '2'])
  expect((await busy.app.fastify.inject('/healthz')).statusCode).toBe(200)
  expect((await busy.app.fastify.inject('/readyz')).statusCode).toBe(200)
  await busy.stop()
})

test('what can come later is refused first: polls, pictures and files of many rows, while everything else goes on', async () => {
  const busy = await startApp({ pressure: { level: () => 'rising', stop: () => undefined } })
  const statusOf = async ({ method, path }: Pick<Call, 'method' | 'path'>) =>
    (await busy.app.fastify.inject({ method, url: path })).statusCode
  const deferred = busy.app.calls.filter(({ deferredAs }) => deferredAs)
  const files = busy.app.calls.filter(({ path }) => path.endsWith('csv'))
  expect(deferred).toEqual(expect.arrayContaining([...files, notifications.list, users.uploadProfilePic]))
  for (const call of deferred) expect([call.path, await statusOf(call)]).toEqual([call.path, 503])
  for (const call of [collegePredictor.predict, auth.login, payments.verify, events.register])
    expect([call.path, await statusOf(call)]).not.toEqual([call.path, 503])
  await busy.stop()
})

test('phones get long answers compressed, by what they say they take', async () => {
  const get = (encoding: string) =>
    door.inject({ url: urlOf(apiDescription.document, {}), headers: { 'accept-encoding': encoding } })
  expect((await get('gzip, br')).headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect((await get('gzip, br;q=0')).headers).toMatchObject({ 'content-encoding': 'gzip' })
  const plain = await get('identity')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.rawPayload.length).toBeGreaterThan((await get('br')).rawPayload.length * 3)
})

test('one line is logged for each request, with its fields, and none for health', async () => {
  const from = server.logged.length
  await door.inject({ url: `${NOWHERE}?q=1&password=hunter2`, remoteAddress: '203.0.113.9' })
  await door.inject('/healthz')
  expect(server.logged.slice(from).filter(({ event }) => event === 'request')).toEqual([
    {
      ts: '2026-06-02T05:30:00.000Z',
      tsLocal: '2026-06-02T11:00:00.000+05:30',
      level: 'info',
      event: 'request',
      requestId: expect.any(String),
      ip: '203.0.113.9',
      method: 'GET',
      path: `${NOWHERE}?q=1&password=[masked]`,
      status: 404,
      ms: expect.any(Number),
    },
  ])
})
