import { apiDescription } from '@sopaan/contract/api-description'
import { CALLS } from '@sopaan/contract/calls'
import { urlOf } from '@sopaan/contract/client'
import { afterAll, expect, test } from 'vitest'
import { startApp } from '#api/testing/start-app.ts'
import { schemaWords } from './api-page.ts'

const server = await startApp()
afterAll(() => server.stop())

test('API-11: the document lists the calls that are served, and no other', async () => {
  const { paths } = (await server.app.fastify.inject(urlOf(apiDescription.document, {}))).json<{
    paths: Record<string, object>
  }>()
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  )
  const stated = Object.values(CALLS).flatMap((calls) => Object.values(calls))
  expect(described.sort()).toEqual(
    stated.map(({ method, path }) => `${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')}`).sort(),
  )
})

test('the page shows every call with who may make it and how it can be refused', async () => {
  const answer = await server.app.fastify.inject(urlOf(apiDescription.page, {}))
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  for (const { path } of Object.values(CALLS).flatMap((calls) => Object.values(calls)))
    expect(answer.payload).toContain(path)
  expect(answer.payload).toContain('open to anyone')
  expect(answer.payload).toContain('<td>429</td><td><code>RATE_LIMITED</code></td>')
})

test('WEB-07: the page allows its own style by hash, and neither script nor anything from elsewhere', async () => {
  const { headers, payload } = await server.app.fastify.inject(urlOf(apiDescription.page, {}))
  const [style = ''] = /(?<=<style>)[\s\S]*(?=<\/style>)/.exec(payload) ?? []
  const hash = Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))).toString('base64')
  expect(headers['content-security-policy']).toContain(`default-src 'none'; style-src 'sha256-${hash}'`)
  expect(payload).not.toMatch(/<script|src=|https?:\/\/|style="/)
})

test.each([
  [{ type: 'integer', minimum: 1, maximum: 100 }, 'integer 1…100'],
  [{ type: 'string', maxLength: 80 }, 'text ≤ 80'],
  [{ type: 'string', format: 'uuid' }, 'id'],
  [{ anyOf: [{ const: '' }, { enum: ['a', 'b'] }] }, '"a" | "b"'],
  [{ anyOf: [{ type: 'integer' }, { type: 'null' }] }, 'integer or null'],
  [{ type: 'array', items: { type: 'boolean' } }, 'list of boolean'],
  [
    {
      type: 'object',
      properties: { a: { type: 'boolean' }, b: { type: 'object', properties: { c: { const: 'x' } } } },
      required: ['a'],
    },
    '{\n  a: boolean\n  b?: {\n    c?: "x"\n  }\n}',
  ],
])('the schema %j reads %j', (schema, words) => {
  expect(schemaWords(schema)).toBe(words)
})
