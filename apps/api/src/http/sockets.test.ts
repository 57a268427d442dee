import { once } from 'node:events'
import { connect } from 'node:net'
import { defineCall } from '@sopaan/contract/call'
import { afterAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Feature } from '#api/app.ts'
import { startApp, type TestApp } from '#api/testing/start-app.ts'
import { serve } from './serve.ts'

const server = await startApp()
await server.app.fastify.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => server.stop())
const port = portOf(server)

const slow = defineCall({
  method: 'POST',
  path: '/api/v1/slow',
  access: 'anyone',
  body: z.object({}),
  response: z.object({}),
  refuses: [],
})

function portOf({ app }: TestApp): number {
  const address = app.fastify.server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** Sends bytes as they are and answers all that came back until the server hung up. */
async function sendRaw(text: string, to = port): Promise<string> {
  const socket = connect(to, '127.0.0.1')
  let answer = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    answer += chunk
  })
  socket.write(text)
  await once(socket, 'close')
  return answer
}

const HEAD = 'Host: sopaan.test\r\nConnection: close\r\n'

test.each([
  ['two lengths', `POST /healthz HTTP/1.1\r\n${HEAD}Content-Length: 3\r\nContent-Length: 4\r\n\r\nabcd`],
  [
    'length and chunks',
    `POST /healthz HTTP/1.1\r\n${HEAD}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n`,
  ],
  [
    'chunks and length',
    `POST /healthz HTTP/1.1\r\n${HEAD}Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n`,
  ],
  ['chunks by another name', `POST /healthz HTTP/1.1\r\n${HEAD}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`],
  ['a folded header', `GET /healthz HTTP/1.1\r\n${HEAD}X-A: b\r\n c\r\n\r\n`],
  ['no request at all', 'hello\r\n\r\n'],
])('API-09: %s is answered 400 with our headers and the connection ends', async (_, text) => {
  const answer = await sendRaw(text)
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
  expect(answer).toMatch(/\r\nconnection: close\r\n/i)
  expect(answer).toContain("content-security-policy: default-src 'none'")
  expect(answer).toContain('"code":"MALFORMED_REQUEST"')
  expect(answer.match(/^HTTP\/1\.1 /gm)).toHaveLength(1)
})

test('API-06: headers over 16 KiB are answered 431', async () => {
  const answer = await sendRaw(`GET /healthz HTTP/1.1\r\n${HEAD}X-Long: ${'a'.repeat(17 * 1024)}\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 431 /)
})

test.each(['TRACE', 'CONNECT', 'PROPFIND', 'FOO'])('API-05: the method %s is not served', async (method) => {
  const answer = await sendRaw(`${method} /healthz HTTP/1.1\r\n${HEAD}\r\n`)
  expect(answer === '' || /^HTTP\/1\.1 (400|404|405) /.test(answer)).toBe(true)
})

test.each(['/x/../healthz', '/%2e%2e/healthz', '/healthz%2f', '/./healthz', '//healthz'])(
  'AUTHZ-11: the path %s, sent as it stands, is not resolved',
  async (path) => {
    expect(await sendRaw(`GET ${path} HTTP/1.1\r\n${HEAD}\r\n`)).toMatch(/^HTTP\/1\.1 404 /)
  },
)

test('API-17: slow clients are cut: headers after 15 seconds, the whole request after 30', () => {
  expect(server.app.fastify.server.headersTimeout).toBe(15_000)
  expect(server.app.fastify.server.requestTimeout).toBe(30_000)
})

test.each([
  ['headers', `GET /healthz HTTP/1.1\r\nHost: sopaan.test\r\nX-Slow: `, { headersMs: 60, requestMs: 5_000 }],
  [
    'a body',
    `POST ${slow.path} HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{`,
    { headersMs: 50, requestMs: 60 },
  ],
])('API-17: a client that never ends %s is answered 408 and cut', async (_, text, times) => {
  const takeBody: Feature = (app) => serve(app, slow, () => ({}), { caller: 'server' })
  const impatient = await startApp({ features: [takeBody], clientTimes: { ...times, checkMs: 10 } })
  await impatient.app.fastify.listen({ port: 0, host: '127.0.0.1' })
  expect(await sendRaw(text, portOf(impatient))).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
  await impatient.stop()
})

test('API-17: two hundred idle connections do not keep others out', async () => {
  const idle = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const socket = connect(port, '127.0.0.1')
      await once(socket, 'connect')
      return socket
    }),
  )
  expect(await sendRaw(`GET /healthz HTTP/1.1\r\n${HEAD}\r\n`)).toMatch(/^HTTP\/1\.1 200 /)
  for (const socket of idle) socket.destroy()
})

test('R-PL-2: a connection kept alive for a request in hand ends with its answer once the server closes', async () => {
  const { promise: isLet, resolve: letItEnd } = Promise.withResolvers<void>()
  const { promise: isInHand, resolve: inHand } = Promise.withResolvers<void>()
  const takeItsTime: Feature = (app) =>
    serve(
      app,
      slow,
      async () => {
        inHand()
        await isLet
        return {}
      },
      { caller: 'server' },
    )
  const { app } = await startApp({ features: [takeItsTime] })
  await app.fastify.listen({ port: 0, host: '127.0.0.1' })
  const address = app.fastify.server.address()
  const kept = 'Host: sopaan.test\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}'
  const answer = sendRaw(
    `POST ${slow.path} HTTP/1.1\r\n${kept}`,
    typeof address === 'object' && address ? address.port : 0,
  )
  await isInHand
  const closed = app.fastify.close()
  await vi.waitUntil(() => !app.fastify.server.listening)
  letItEnd()
  expect(await answer).toMatch(/^HTTP\/1\.1 200 /)
  await closed
})
