import { stateCode } from '@sopaan/contract/business'
import { type Call, defineCall } from '@sopaan/contract/call'
import { urlOf } from '@sopaan/contract/client'
import { pageFields, whole } from '@sopaan/contract/fields'
import { refuse } from '@sopaan/contract/refusals'
import { afterAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Feature } from '#api/app.ts'
import { startApp } from '#api/testing/start-app.ts'
import type { Identity } from './access.ts'
import { Prepared } from './prepared.ts'
import { serve } from './serve.ts'

const list = defineCall({
  method: 'GET',
  path: '/api/v1/things',
  access: 'anyone',
  query: z.object(pageFields),
  response: z.object({ page: z.int(), limit: z.int() }),
  refuses: [],
  cache: 'public, max-age=60',
})
const change = defineCall({
  method: 'POST',
  path: '/api/v1/things/:id',
  access: 'anyone',
  params: z.object({ id: z.uuid() }),
  body: z.object({ size: whole(1, 9), tags: z.optional(z.array(z.string())) }),
  response: z.object({ size: z.int() }),
  refuses: [],
  status: 201,
})
const hot = defineCall({ ...list, path: '/api/v1/hot' })
const own = defineCall({
  method: 'GET',
  path: '/api/v1/own',
  access: 'mentee',
  response: z.object({ userId: z.string() }),
  refuses: [],
})
const unlisted = defineCall({ ...own, path: '/api/v1/unlisted', access: 'anyone', response: z.object({}) })
const unfit = defineCall({ ...unlisted, path: '/api/v1/unfit', response: z.object({ count: z.int() }) })

const slow = defineCall({ ...unlisted, method: 'POST', path: '/api/v1/slow', body: z.object({}) })
/** What ends the requests of `slow` that are in hand. */
const slowEnds: (() => void)[] = []

const success = z.literal('success')
const envelopes = {
  data: defineCall({
    ...unlisted,
    path: '/api/v1/data',
    response: z.object({ status: success, data: z.array(z.int()) }),
  }),
  nothing: defineCall({ ...unlisted, path: '/api/v1/nothing', response: z.object({ status: success }) }),
  parts: defineCall({
    ...unlisted,
    path: '/api/v1/parts',
    response: z.object({ status: success, data: z.object({ status: z.string() }), page: z.int() }),
  }),
}

const regions = defineCall({
  method: 'GET',
  path: '/api/v1/regions',
  access: 'anyone',
  query: z.object({ state: stateCode }),
  response: z.object({}),
  refuses: [],
})

const things: Feature = (app) => {
  // The surplus field stands for a secret column that a handler forgot to leave out.
  serve(app, list, ({ query }) => ({ page: query.page, limit: query.limit, passwordHash: 'x' }))
  serve(app, change, ({ body }) => ({ size: body.size }))
  serve(app, regions, () => ({}))
  serve(app, hot, () => new Prepared(Buffer.from('{"page":1,"limit":20}')))
  serve(app, own, ({ actor }) => ({ userId: actor.userId }))
  serve(app, slow, () => new Promise<Record<string, never>>((resolve) => slowEnds.push(() => resolve({}))), {
    inHandMax: 2,
    isRead: true,
  })
  serve(app, unlisted, () => refuse('CSRF'))
  serve(app, envelopes.data, () => [1, 2])
  serve(app, envelopes.nothing, () => undefined)
  serve(app, envelopes.parts, async () => ({ data: { status: 'paid' }, page: 3 }))
  serve(app, unfit as Call, () => ({ count: 'many' }))
}

const server = await startApp({ features: [things] })
afterAll(() => server.stop())
const ID = '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c33'

test('a call answers what its schema holds and nothing more', async () => {
  expect(await server.request(list, { query: { page: 3 } })).toEqual({ page: 3, limit: 20 })
})

test('an answer goes into the envelope of its call: data alone, nothing, or several parts', async () => {
  expect(await server.request(envelopes.data, {})).toEqual({ status: 'success', data: [1, 2] })
  expect(await server.request(envelopes.nothing, {})).toEqual({ status: 'success' })
  expect(await server.request(envelopes.parts, {})).toEqual({ status: 'success', data: { status: 'paid' }, page: 3 })
})

test('R-BP-2: more than may be in hand at once are told to come back, unread and without a trace in the log', async () => {
  const send = (payload: string) =>
    server.app.fastify.inject({
      method: 'POST',
      url: slow.path,
      headers: { 'content-type': 'application/json' },
      payload,
    })
  const first = [send('{}'), send('{}')]
  await vi.waitFor(() => expect(slowEnds).toHaveLength(2))
  const third = await send('no JSON')
  expect([third.statusCode, third.json().code, third.headers['retry-after']]).toEqual([503, 'UNAVAILABLE', '2'])
  expect(server.logged.filter(({ requestId }) => requestId === third.json().requestId)).toEqual([
    expect.objectContaining({ level: 'warn', event: 'refused', reason: 'UNAVAILABLE' }),
    expect.objectContaining({ event: 'request', status: 503 }),
  ])
  for (const end of slowEnds) end()
  expect((await Promise.all(first)).map(({ statusCode }) => statusCode)).toEqual([200, 200])
  const next = send('{}')
  await vi.waitFor(() => expect(slowEnds).toHaveLength(3))
  slowEnds.at(-1)?.()
  expect((await next).statusCode).toBe(200)
})

test('API-06: a page holds 20 rows unless asked otherwise, and 100 at most', async () => {
  expect(await server.request(list, {})).toMatchObject({ limit: 20 })
  expect(await server.request(list, { query: { limit: 100 } })).toMatchObject({ limit: 100 })
  await expect(server.request(list, { query: { limit: 101 } })).rejects.toMatchObject({
    code: 'INVALID_QUERY',
    details: {
      errors: [
        {
          path: 'limit',
          code: 'not_whole',
          values: { min: 1, max: 100 },
          msg: 'Expected a whole number from 1 to 100',
        },
      ],
    },
  })
})

test.each(['1e1', '0x10', ' 7', '+7', '7.5', ''])(
  'a whole number in a query is digits alone: %j is refused',
  async (limit) => {
    const answer = await server.app.fastify.inject(urlOf(list, { query: { limit } }))
    expect(answer.statusCode).toBe(400)
  },
)

test('API-04: a query parameter that comes twice is refused', async () => {
  const answer = await server.app.fastify.inject(`${list.path}?page=1&page=2`)
  expect(answer.json()).toMatchObject({ code: 'INVALID_QUERY', errors: [{ path: 'page', msg: 'Given twice' }] })
})

test('API-02: a body is taken as it is typed, without coercion', async () => {
  await expect(server.request(change, { params: { id: ID }, body: { size: 4 } })).resolves.toEqual({ size: 4 })
  for (const size of ['4', [4], { $ne: null }, null, 4.5, 10]) {
    // The type is wrong on purpose: a client of another make sends what it likes.
    const wrong = server.request(change, { params: { id: ID }, body: { size: size as number } })
    await expect(wrong).rejects.toMatchObject({ code: 'INVALID_INPUT', status: 422 })
  }
})

test('a field error names its path and what the field takes', async () => {
  const body = { size: 4, tags: ['a', 7 as unknown as string] }
  await expect(server.request(change, { params: { id: ID }, body })).rejects.toMatchObject({
    details: { errors: [{ path: 'tags.1' }] },
  })
})

test('one fault that two rules of a field find is told once', async () => {
  const answer = await server.app.fastify.inject(`${regions.path}?state=karnataka`)
  expect(answer.json()).toMatchObject({ code: 'INVALID_QUERY' })
  expect(answer.json().errors).toHaveLength(1)
})

test('a path whose id cannot be one is not found, as an unknown id is', async () => {
  await expect(server.request(change, { params: { id: '17' }, body: { size: 4 } })).rejects.toMatchObject({
    status: 404,
  })
})

test('a call with a cache policy carries it and an ETag, and answers 304 to a client that holds the answer', async () => {
  const first = await server.app.fastify.inject(urlOf(list, {}))
  expect(first.headers).toMatchObject({ 'cache-control': 'public, max-age=60, s-maxage=60, stale-if-error=86400' })
  const again = await server.app.fastify.inject({
    url: urlOf(list, {}),
    headers: { 'if-none-match': first.headers.etag },
  })
  expect([again.statusCode, again.payload]).toEqual([304, ''])
  const changed = await server.app.fastify.inject({
    url: urlOf(list, { query: { page: 2 } }),
    headers: { 'if-none-match': first.headers.etag },
  })
  expect(changed.statusCode).toBe(200)
})

test('SESS-14: a call without a cache policy is never stored', async () => {
  const answer = await server.app.fastify.inject(urlOf(own, {}))
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('prepared bytes go out as they are', async () => {
  expect(await server.request(hot, {})).toEqual({ page: 1, limit: 20 })
})

test('AUTHZ-01: a stranger is told to sign in, and the wrong role that it may not', async () => {
  await expect(server.request(own, {})).rejects.toMatchObject({ code: 'NOT_SIGNED_IN', status: 401 })
  const mentor = await startApp({ features: [things], identity: signedInAs('mentor') })
  await expect(mentor.request(own, {})).rejects.toMatchObject({ code: 'FORBIDDEN', status: 403 })
  await mentor.stop()
})

test('a handler is told who is acting', async () => {
  const mentee = await startApp({ features: [things], identity: signedInAs('mentee') })
  expect(await mentee.request(own, {})).toEqual({ userId: ID })
  await mentee.stop()
})

test('in tests a refusal that a call does not list is an error that names both', async () => {
  await expect(server.request(unlisted, {})).rejects.toThrow(
    `GET ${unlisted.path} refuses with CSRF, which it does not list.`,
  )
})

test('an answer that does not fit its schema is an error, not an answer', async () => {
  await expect(server.request(unfit, {})).rejects.toThrow(`The answer of GET ${unfit.path} does not fit its schema`)
})

function signedInAs(role: 'mentee' | 'mentor'): Identity {
  return { findActor: async () => ({ userId: ID, role, signInId: ID }), xsrfBinding: () => undefined }
}
