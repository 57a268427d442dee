import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { CALLS } from './calls.ts'
import { id, line, pageFields, whole } from './fields.ts'
import type { JsonSchema } from './json-schema.ts'
import { describeCalls, openApiDocument, refusalSchema } from './openapi.ts'

const FACTS = { title: 'Sopaan', version: '1.0.0', serverUrl: 'https://sopaan.test' }
const rename = defineCall({
  method: 'PATCH',
  path: '/api/v1/things/:id/name',
  access: 'admin',
  summary: 'Gives a thing another name.',
  params: z.object({ id }),
  query: z.object(pageFields),
  body: z.object({ name: line(80), size: z.optional(whole(1, 9)) }),
  response: z.object({ _id: id }),
  refuses: ['NOT_FOUND'],
  status: 202,
})

test('a call becomes an operation with its inputs, answer and refusals', () => {
  const document = openApiDocument({ things: { rename } }, FACTS)
  expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Sopaan' }, servers: [{ url: FACTS.serverUrl }] })
  expect(document.paths).toMatchObject({
    '/api/v1/things/{id}/name': {
      patch: {
        operationId: 'things.rename',
        tags: ['things'],
        'x-access': 'admin',
        security: [{ signIn: [] }],
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
          { name: 'page', in: 'query', required: false },
          { name: 'limit', in: 'query', required: false },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                properties: { name: { type: 'string', minLength: 1, maxLength: 80 }, size: { minimum: 1, maximum: 9 } },
                required: ['name'],
              },
            },
          },
        },
        responses: {
          202: { content: { 'application/json': { schema: { required: ['_id'] } } } },
          401: { description: 'NOT_SIGNED_IN: Please sign in.' },
          403: { description: expect.stringMatching(/FORBIDDEN.* · CSRF/) },
          404: { description: 'NOT_FOUND: There is nothing at this address.' },
          422: { description: 'INVALID_INPUT: Validation error' },
        },
      },
    },
  })
})

test('a refusal with details shows them', () => {
  expect(refusalSchema('RATE_LIMITED')).toMatchObject({
    properties: { code: { const: 'RATE_LIMITED' }, retryAfterSeconds: { type: 'number' } },
    required: ['status', 'code', 'message', 'requestId', 'retryAfterSeconds'],
  })
})

test('every call of the product can be described, and says in a sentence what it is for', () => {
  const calls = describeCalls(CALLS)
  expect(calls.length).toBeGreaterThan(2)
  expect(calls.filter(({ call }) => !call.summary?.endsWith('.')).map(({ name }) => name)).toEqual([])
})

test('API-15: every text that goes in has a greatest length, a closed set of words, or a form', () => {
  const unbounded = describeCalls(CALLS).flatMap(({ name, params, query, body }) =>
    [params, query, body].flatMap((part) => (part ? unboundedTexts(part, name) : [])),
  )
  expect(unbounded).toEqual([])
})

test('API-15 is not satisfied by a schema that forgets it', () => {
  const forgetful = z.object({ list: z.array(z.object({ note: z.string() })) })
  const call = defineCall({ ...rename, body: forgetful })
  const [description] = describeCalls({ things: { rename: call } })
  expect(description?.body && unboundedTexts(description.body, 'body')).toEqual([
    'body.properties.list.items.properties.note',
  ])
})

test('only calls to anyone are cached: nobody else sees what was answered to one person', () => {
  const wrong = describeCalls(CALLS).filter(
    ({ call }) => call.cache && (call.access !== 'anyone' || call.method !== 'GET'),
  )
  expect(wrong.map(({ name }) => name)).toEqual([])
})

/** Places in a schema where text of any length is taken. */
function unboundedTexts(schema: JsonSchema, place: string): string[] {
  const isBounded = ['maxLength', 'enum', 'const', 'pattern', 'format'].some((keyword) => keyword in schema)
  const own = schema.type === 'string' && !isBounded ? [place] : []
  const inner = Object.entries(schema).flatMap(([keyword, value]) =>
    typeof value === 'object' && value !== null && !['enum', 'required', 'default'].includes(keyword)
      ? unboundedTexts(value as JsonSchema, `${place}.${keyword}`)
      : [],
  )
  return [...own, ...inner]
}
