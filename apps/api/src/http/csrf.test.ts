import { createHmac } from 'node:crypto'
import { apiDescription } from '@sopaan/contract/api-description'
import { defineCall } from '@sopaan/contract/call'
import { urlOf } from '@sopaan/contract/client'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Feature } from '#api/app.ts'
import { startApp, TEST_ORIGIN } from '#api/testing/start-app.ts'
import type { Identity } from './access.ts'
import { serve } from './serve.ts'

const send = defineCall({
  method: 'POST',
  path: '/api/v1/messages',
  access: 'anyone',
  response: z.object({ sent: z.boolean() }),
  refuses: [],
})
const hook = defineCall({ ...send, path: '/api/v1/hook' })
const features: Feature = (app) => {
  serve(app, send, () => ({ sent: true }))
  serve(app, hook, () => ({ sent: true }), { caller: 'server' })
}
const server = await startApp({ features: [features] })
afterAll(() => server.stop())

type Headers = Record<string, string>
const post = (headers: Headers, app = server.app) =>
  app.fastify.inject({ method: 'POST', url: urlOf(send, {}), headers })
const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' }

/** The cookies a browser holds after its first unsafe request was refused, and the headers that it sends next. */
async function visit(app = server.app): Promise<{ cookies: Map<string, string>; headers: Headers }> {
  const { cookies } = await post(SAME_ORIGIN, app)
  const jar = new Map(cookies.map(({ name, value }) => [name, value]))
  return { cookies: jar, headers: headersOf(jar, jar.get('XSRF-TOKEN') ?? '') }
}

function headersOf(jar: ReadonlyMap<string, string>, token: string): Headers {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  return { ...SAME_ORIGIN, cookie, 'x-xsrf-token': token }
}

test('WEB-02: a first unsafe request is refused and given a token, with which it is repeated', async () => {
  const refused = await post(SAME_ORIGIN)
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'CSRF'])
  const { headers } = await visit()
  expect((await post(headers)).json()).toEqual({ sent: true })
})

test('the contract’s client does so by itself', async () => {
  expect(await server.anotherBrowser()(send, {})).toEqual({ sent: true })
})

test('WEB-01, D5: the device cookie is out of reach of scripts and other sites; the token cookie is not', async () => {
  const lines = [(await post(SAME_ORIGIN)).headers['set-cookie']].flat()
  expect(lines).toEqual([
    expect.stringMatching(/^__Host-dev=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=34560000$/),
    expect.stringMatching(/^XSRF-TOKEN=[0-9a-f]{64}\.[0-9a-f]{32}; Path=\/; Secure; SameSite=Lax$/),
  ])
})

test.each<[string, (jar: Map<string, string>) => Headers]>([
  ['is missing from the header', (jar) => ({ ...headersOf(jar, ''), 'x-xsrf-token': '' })],
  [
    'is missing from the cookies',
    (jar) => ({ ...headersOf(jar, jar.get('XSRF-TOKEN') ?? ''), cookie: `__Host-dev=${jar.get('__Host-dev')}` }),
  ],
  ['differs between header and cookie', (jar) => headersOf(jar, `${(jar.get('XSRF-TOKEN') ?? '').slice(0, -1)}x`)],
  [
    'is an equal pair of somebody’s own making',
    (jar) =>
      headersOf(jar.set('XSRF-TOKEN', `${'a'.repeat(64)}.${'b'.repeat(32)}`), `${'a'.repeat(64)}.${'b'.repeat(32)}`),
  ],
  ['was sealed with another key', (jar) => headersOf(jar.set('XSRF-TOKEN', forged(jar)), forged(jar))],
  [
    'has no device to be bound to',
    (jar) => headersOf(new Map([['XSRF-TOKEN', jar.get('XSRF-TOKEN') ?? '']]), jar.get('XSRF-TOKEN') ?? ''),
  ],
])('WEB-02: a request whose token %s is refused', async (_, headersWith) => {
  const { cookies } = await visit()
  const answer = await post(headersWith(cookies))
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'CSRF'])
})

test('WEB-02: one browser’s token does not serve another', async () => {
  const [one, other] = [await visit(), await visit()]
  const jar = new Map([...other.cookies, ['XSRF-TOKEN', one.cookies.get('XSRF-TOKEN') ?? '']])
  expect((await post(headersOf(jar, one.cookies.get('XSRF-TOKEN') ?? ''))).statusCode).toBe(403)
})

test('WEB-02: a token of before the sign-in does not serve after it', async () => {
  const { headers } = await visit()
  const signedIn: Identity = { findActor: async () => undefined, xsrfBinding: () => 'the new sign-in' }
  const after = await startApp({ features: [features], identity: signedIn })
  expect((await post(headers, after.app)).statusCode).toBe(403)
  const renewed = await visit(after.app)
  expect((await post(renewed.headers, after.app)).statusCode).toBe(200)
  await after.stop()
})

test.each<[Headers, number]>([
  [{ 'sec-fetch-site': 'same-origin' }, 200],
  [{ 'sec-fetch-site': 'none' }, 200],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'cross-site', origin: TEST_ORIGIN }, 403],
  [{ origin: TEST_ORIGIN }, 200],
  [{ referer: `${TEST_ORIGIN}/login` }, 200],
  [{ origin: 'http://localhost:5173' }, 200],
  [{}, 403],
  [{ origin: 'null' }, 403],
  [{ origin: 'https://evil.io' }, 403],
  [{ origin: `${TEST_ORIGIN}.evil.io` }, 403],
  [{ origin: 'http://sopaan.test' }, 403],
  [{ origin: `${TEST_ORIGIN}:8443` }, 403],
  [{ origin: 'https://evil.io', referer: `${TEST_ORIGIN}/login` }, 403],
  [{ referer: `https://evil.io/${TEST_ORIGIN}` }, 403],
])('WEB-03: with a good token, an unsafe request from %j is answered %i', async (from, status) => {
  const { headers } = await visit()
  const { 'sec-fetch-site': _, ...withoutSite } = headers
  expect((await post({ ...withoutSite, ...from })).statusCode).toBe(status)
})

test('WEB-03: in production a page of the same machine is a stranger too', async () => {
  const production = await startApp({ features: [features], config: { isProduction: true } })
  const { headers } = await visit(production.app)
  const { 'sec-fetch-site': _, ...withoutSite } = headers
  expect((await post({ ...withoutSite, origin: 'http://localhost:5173' }, production.app)).statusCode).toBe(403)
  await production.stop()
})

test('another company’s server needs neither cookie nor token', async () => {
  expect((await server.app.fastify.inject({ method: 'POST', url: urlOf(hook, {}) })).json()).toEqual({ sent: true })
})

test('C30: an answer that caches may keep sets no cookie', async () => {
  expect((await server.app.fastify.inject(urlOf(apiDescription.document, {}))).cookies).toEqual([])
})

/** A token of the right form for the device, sealed by someone who knows everything but our key. */
function forged(jar: ReadonlyMap<string, string>): string {
  const random = 'b'.repeat(32)
  const device = jar.get('__Host-dev') ?? ''
  const seal = createHmac('sha256', 'not our key').update(`xsrf!${device.length}!${device}!32!${random}`).digest('hex')
  return `${seal}.${random}`
}
