import { health } from '@sopaan/contract/health'
import { afterAll, expect, test } from 'vitest'
import { createLimits } from '#api/http/limits.ts'
import { startJobs } from '#api/jobs/schedule.ts'
import { METRICS, writeMetrics } from '#api/metrics.ts'
import { startApp } from '#api/testing/start-app.ts'
import { metricsOf } from './metrics.service.ts'

const server = await startApp()
afterAll(() => server.stop())

/** However slow the machine is that tests. */
const PATIENT = { findMaxMs: 600_000 }

const figureOf = (text: string, series: string): number | undefined => {
  const line = text.split('\n').find((line) => line.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}

test('requests are counted by route, not by address, and refusals by their code and limit', async () => {
  const before = await metricsOf(server.deps, PATIENT)()
  await server.request(health.live, {})
  await server.app.fastify.inject('/api/v1/seat-pools/nothing-of-ours')
  const limits = createLimits(server.deps)
  const key = '203.0.113.9'
  const tries = Array.from({ length: 61 }, () => limits.take('downloads', key).catch(() => 'limited'))
  expect((await Promise.all(tries)).filter((answer) => answer === 'limited')).toHaveLength(31)
  const after = await metricsOf(server.deps, PATIENT)()
  const live = 'method="GET",route="/healthz",status="2xx"'
  // Figures are of the process, which other tests have used too.
  const grownBy = (series: string) => (figureOf(after, series) ?? 0) - (figureOf(before, series) ?? 0)
  expect(grownBy(`sopaan_request_seconds_count{${live}}`)).toBe(1)
  expect(grownBy(`sopaan_request_seconds_bucket{${live},le="+Inf"}`)).toBe(1)
  expect(after).not.toContain('nothing-of-ours')
  expect(grownBy('sopaan_refusals_total{code="NOT_FOUND"}')).toBe(1)
  expect(grownBy('sopaan_limited_total{limit="downloads"}')).toBe(31)
})

test('the oldest mail that waits is told by its lane, with the age of each job', async () => {
  const own = await startApp()
  const at = own.deps.now()
  const mail = { toAddress: 'a@example.org', language: 'en', facts: '{}', askedAt: at, dueAt: at } as const
  await own.deps.db
    .insertInto('outboxMails')
    .values([
      { ...mail, dedupeKey: 'one', kind: 'verify', priority: 1 },
      { ...mail, dedupeKey: 'two', kind: 'notice', priority: 3 },
    ])
    .execute()
  await own.deps.db.insertInto('jobRuns').values({ name: 'send-mail', lastRunAt: at, lastMs: 5 }).execute()
  own.clock.advance(90_000)
  const text = await metricsOf(own.deps, PATIENT)()
  expect(figureOf(text, 'sopaan_queue_waiting{queue="mail-sign-in"}')).toBe(1)
  expect(figureOf(text, 'sopaan_queue_oldest_seconds{queue="mail-sign-in"}')).toBe(90)
  expect(figureOf(text, 'sopaan_queue_oldest_seconds{queue="mail"}')).toBe(90)
  expect(figureOf(text, 'sopaan_queue_waiting{queue="refunds"}')).toBe(0)
  expect(figureOf(text, 'sopaan_job_last_run_seconds{job="send-mail"}')).toBe(90)
  expect(figureOf(text, 'sopaan_database_up')).toBe(1)
  await own.stop()
})

test('a job that went well tells when, and one that failed that it did', async () => {
  const good = Promise.withResolvers<void>()
  const bad = Promise.withResolvers<void>()
  const stop = startJobs(server.deps, [
    { name: 'goes-well', everyMs: 5, run: async () => good.resolve() },
    {
      name: 'fails',
      everyMs: 5,
      run: () => {
        bad.resolve()
        return Promise.reject(new Error('no'))
      },
    },
  ])
  await Promise.all([good.promise, bad.promise])
  await stop()
  const text = writeMetrics([])
  expect(figureOf(text, 'sopaan_job_last_success_timestamp_seconds{job="goes-well"}')).toBe(
    server.deps.now().getTime() / 1_000,
  )
  expect(figureOf(text, 'sopaan_job_runs_total{job="fails",result="failed"}')).toBeGreaterThan(0)
})

test('figures of a database that does not answer are left out, and that it is away is told', async () => {
  const broken = {
    ...server.deps,
    db: new Proxy(server.deps.db, {
      get: () => {
        throw new Error('away')
      },
    }),
  }
  const text = await metricsOf(broken, PATIENT)()
  expect(figureOf(text, 'sopaan_database_up')).toBe(0)
  expect(figureOf(text, 'sopaan_uptime_seconds')).toBeGreaterThan(0)
})

test('whatever labels arrive, the number of series is bounded', () => {
  for (let at = 0; at < 3_000; at += 1) METRICS.refusals.add({ code: `code-${at}` })
  const lines = writeMetrics([])
    .split('\n')
    .filter((line) => line.startsWith('sopaan_refusals_total'))
  expect(lines.length).toBeLessThanOrEqual(2_001)
  expect(lines).toContainEqual(expect.stringMatching(/^sopaan_refusals_total\{other="true"\} \d+$/))
})
