import { afterEach, expect, test, vi } from 'vitest'
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

test('ended windows of limits are forgotten', async () => {
  const server = await startApp()
  await server.app.limits.take('admin-write', 'one')
  server.clock.advance(60_000)
  for (const job of UPKEEP) await job.run(server.deps)
  expect(await server.deps.db.selectFrom('limit_counters').select('id').execute()).toEqual([])
  await server.stop()
})
