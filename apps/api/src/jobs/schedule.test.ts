import { jobs } from '@sopaan/contract/jobs'
import { afterEach, expect, test, vi } from 'vitest'
import { aSignedIn } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'
import { startJobs } from './schedule.ts'
import { UPKEEP } from './upkeep.ts'

afterEach(() => vi.useRealTimers())

test('a job runs again and again, never twice at once, and a stop waits for the one in hand', async () => {
  const server = await startApp()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const ends: (() => void)[] = []
  const run = () => new Promise<void>((resolve) => ends.push(resolve))
  const stop = startJobs(server.deps, [{ name: 'slow', everyMs: 1_000, run }])
  await vi.advanceTimersByTimeAsync(3_500)
  expect(ends).toHaveLength(1)
  ends[0]?.()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(ends).toHaveLength(2)
  let hasStopped = false
  const stopped = stop().then(() => {
    hasStopped = true
  })
  await vi.advanceTimersByTimeAsync(5_000)
  expect([ends.length, hasStopped]).toEqual([2, false])
  ends[1]?.()
  await stopped
  await server.stop()
})

test('a job that fails is logged and runs the next time', async () => {
  const server = await startApp()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let runs = 0
  const run = async () => {
    runs += 1
    throw new Error('out of reach')
  }
  const stop = startJobs(server.deps, [{ name: 'flaky', everyMs: 1_000, run }])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(runs).toBe(2)
  expect(server.logged).toContainEqual(expect.objectContaining({ event: 'job_failed', job: 'flaky' }))
  await stop()
  await server.stop()
})

test('a run that gives no sign of life is logged as stuck and given up, and the job runs again; a stop does not wait for it', async () => {
  const server = await startApp()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  const asks: (() => boolean)[] = []
  const run = (_deps: unknown, isEnding = () => false) => {
    asks.push(isEnding)
    return new Promise<void>(() => undefined)
  }
  const stop = startJobs(server.deps, [{ name: 'hangs', everyMs: 1_000, deadlineMs: 10_000, run }])
  await vi.advanceTimersByTimeAsync(10_000)
  // Asking whether to end is a sign of life: 10 more seconds.
  expect(asks.map((ask) => ask())).toEqual([false])
  await vi.advanceTimersByTimeAsync(9_000)
  expect(asks).toHaveLength(1)
  // Given up after one second of these; on a busy machine its end may only be seen when the job comes round a second time.
  await vi.advanceTimersByTimeAsync(3_000)
  vi.useRealTimers()
  await vi.waitFor(() =>
    expect(server.logged).toContainEqual(expect.objectContaining({ event: 'job_stuck', job: 'hangs' })),
  )
  expect(asks.map((ask) => ask())).toEqual([true, false])
  await server.stop()
  void stop
})

test('a job that was not done for longer than its pause is done soon after a start, and one that was is left alone', async () => {
  const server = await startApp()
  const done = (name: string, agoMs: number) =>
    server.deps.db
      .insertInto('jobRuns')
      .values({ name, lastRunAt: new Date(server.clock.now().getTime() - agoMs), lastMs: 1 })
      .execute()
  const HOUR_MS = 3_600_000
  await done('overdue', 7 * HOUR_MS)
  await done('done-lately', 5 * HOUR_MS)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  const ran: string[] = []
  const jobs = ['overdue', 'done-lately', 'never-done'].map((name) => ({
    name,
    everyMs: 6 * HOUR_MS,
    run: async () => void ran.push(name),
  }))
  const stop = startJobs(server.deps, jobs)
  // One for each job, for each that is late, and for those that staff want run; on a busy machine a question to the database still counts its time.
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThanOrEqual(6))
  expect(ran).toEqual([])
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ran.toSorted()).toEqual(['never-done', 'overdue'])
  })
  vi.useRealTimers()
  await stop()
  await server.stop()
})

test('a job that staff want run at once runs long before its time, once', async () => {
  const server = await startApp()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let runs = 0
  const run = async () => {
    runs += 1
  }
  const stop = startJobs(server.deps, [{ name: 'seal-audit-chains', everyMs: 60_000, run }])
  await vi.advanceTimersByTimeAsync(4_000)
  expect(runs).toBe(0)
  const admin = await aSignedIn(server, 'admin')
  expect((await admin.browser.call(jobs.run, { body: { name: 'seal-audit-chains' } })).statusCode).toBe(200)
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(2_000)
    expect(runs).toBe(1)
  })
  await vi.advanceTimersByTimeAsync(8_000)
  expect(runs).toBe(1)
  vi.useRealTimers()
  await stop()
  await server.stop()
})

test('ended windows of limits are forgotten', async () => {
  const server = await startApp()
  await server.app.limits.take('admin-write', 'one')
  server.clock.advance(60_000)
  for (const job of UPKEEP) await job.run(server.deps)
  expect(await server.deps.db.selectFrom('limitCounters').select('id').execute()).toEqual([])
  await server.stop()
})
