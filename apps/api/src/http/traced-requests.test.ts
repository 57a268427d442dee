import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { choiceLists } from '@sopaan/contract/choice-lists'
import { urlOf } from '@sopaan/contract/client'
import { health } from '@sopaan/contract/health'
import { expect, onTestFinished, test } from 'vitest'
import { startJobs } from '#api/jobs/schedule.ts'
import { METRICS } from '#api/metrics.ts'
import { otlpCollector } from '#api/outside/trace-collector.ts'
import { startApp } from '#api/testing/start-app.ts'
import type { TracedSpan, Traces } from '#api/traces.ts'

const CALLER = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
/** Hashes of tokens and the like stand in addresses: none may be told. */
const SECRET = 'bearer-of-a-list'

function listener(share = 1): { spans: TracedSpan[]; traces: Traces } {
  const spans: TracedSpan[] = []
  return { spans, traces: { share, add: (span) => void spans.push(span) } }
}

test('a request is told by its route, as a part of what its caller names, with its id and without its address', async () => {
  const { spans, traces } = listener()
  const server = await startApp({ traces })
  onTestFinished(() => server.stop())
  const answer = await server.app.fastify.inject({
    url: urlOf(choiceLists.readShared, { params: { token: SECRET } }),
    headers: { traceparent: CALLER },
  })
  await server.request(health.live, {})
  const [first, second] = spans
  expect(first).toMatchObject({
    traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
    parentId: '00f067aa0ba902b7',
    kind: 'server',
    hasFailed: false,
    attributes: { 'http.response.status_code': answer.statusCode, 'sopaan.request_id': answer.json().requestId },
  })
  expect(JSON.stringify(spans)).not.toContain(SECRET)
  expect(second).toMatchObject({ name: 'GET /healthz', parentId: undefined })
  expect(second?.traceId).not.toBe(first?.traceId)
})

test('a job is told, and that it failed; of a share of nothing, nothing is', async () => {
  const { spans, traces } = listener()
  const nothing = listener(0)
  const server = await startApp({ traces: nothing.traces })
  onTestFinished(() => server.stop())
  await server.request(health.live, {})
  const job = { name: 'send-mail', everyMs: 5, run: () => Promise.reject(new Error('no mail server')) }
  const stop = startJobs({ ...server.deps, traces }, [job])
  await expect.poll(() => spans.length).toBeGreaterThan(0)
  await stop()
  expect(spans[0]).toMatchObject({ name: 'send-mail', kind: 'internal', hasFailed: true })
  expect(nothing.spans).toEqual([])
})

test('a collector gets spans in its own form; what none takes is counted, and nobody waits for it', async () => {
  const bodies: { path: string | undefined; body: unknown }[] = []
  const collector = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => {
      text += part.toString()
    })
    request.on('end', () => {
      bodies.push({ path: request.url, body: JSON.parse(text) })
      response.writeHead(200).end('{}')
    })
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const { port } = collector.address() as AddressInfo
  const open = otlpCollector({ endpoint: `http://127.0.0.1:${port}`, share: 1 })
  const span: TracedSpan = {
    traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
    spanId: '00f067aa0ba902b7',
    parentId: undefined,
    name: 'GET /healthz',
    kind: 'server',
    beganMs: 1_763_900_000_000.25,
    endedMs: 1_763_900_000_001.5,
    attributes: { 'http.route': '/healthz', 'http.response.status_code': 500 },
    hasFailed: true,
  }
  open.add(span)
  await open.close()
  const scope = expect.objectContaining({
    spans: [
      {
        traceId: span.traceId,
        spanId: span.spanId,
        name: 'GET /healthz',
        kind: 2,
        startTimeUnixNano: '1763900000000250000',
        endTimeUnixNano: '1763900000001500000',
        attributes: [
          { key: 'http.route', value: { stringValue: '/healthz' } },
          { key: 'http.response.status_code', value: { intValue: '500' } },
        ],
        status: { code: 2 },
      },
    ],
  })
  expect(bodies).toEqual([
    { path: '/v1/traces', body: { resourceSpans: [expect.objectContaining({ scopeSpans: [scope] })] } },
  ])
  await new Promise((resolve) => collector.close(resolve))

  const dropped = () => Number(METRICS.spansDropped.lines().at(-1)?.split(' ').at(-1)) || 0
  const before = dropped()
  const gone = otlpCollector({ endpoint: `http://127.0.0.1:${port}`, share: 1 })
  for (let at = 0; at < 5_001; at += 1) gone.add(span)
  expect(dropped() - before).toBe(1)
  await gone.close()
  expect(dropped() - before).toBe(5_001)
})
