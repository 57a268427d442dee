import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { poll } from '@sopaan/api/testing/poll'
import { startPostgres } from '@sopaan/api/testing/postgres'
import { afterAll, expect, onTestFinished, test } from 'vitest'

const MAIN = join(import.meta.dirname, 'main.ts')

const postgres = await startPostgres({ isFilled: true })
afterAll(() => postgres.stop())

/**
 * The first of so many ports one after the other that nobody listens on, below those that the system gives to whoever asks
 * another: who asks a port of those before it is listened on may be given that very port.
 */
async function findPorts(count: number): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000)
    const servers = Array.from({ length: count }, (_, at) => createServer().listen(port + at, '127.0.0.1'))
    const areFree = await Promise.all(
      servers.map((server) =>
        once(server, 'listening').then(
          () => true,
          () => false,
        ),
      ),
    )
    for (const server of servers) server.close()
    if (areFree.every(Boolean)) return port
  }
}

type Fleet = { url: string; metricsUrl: (at: number) => string; end: () => Promise<number | null> }

async function startFleet(env: Record<string, string>): Promise<Fleet> {
  const folder = mkdtempSync(join(tmpdir(), 'sopaan-fleet-'))
  const port = await findPorts(4)
  const metrics = port + 1
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH ?? '',
      DATABASE_URL: await postgres.createMigratedDatabase(),
      DATABASE_POOL_MAX: '4',
      DATA_DIR: folder,
      PORT: String(port),
      METRICS_PORT: String(metrics),
      // What is counted here is who answers, and a busy machine turns nobody away.
      LOOP_DELAY_MAX_MS: '1000000',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null)
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
    rmSync(folder, { recursive: true, force: true })
  })
  const end = () => {
    child.kill('SIGTERM')
    return ended
  }
  return { url: `http://127.0.0.1:${port}`, metricsUrl: (at) => `http://127.0.0.1:${metrics + at}/metrics`, end }
}

/** The text of an answer of 200, as soon as there is one of which more is true where that is asked for. */
function textOf(url: string, isAwaited: (text: string) => boolean = () => true): Promise<string> {
  return poll(async () => {
    const answer = await fetch(url).catch(() => undefined)
    const text = await answer?.text()
    return answer?.status === 200 && text !== undefined && isAwaited(text) ? text : undefined
  })
}

const answered = (text: string) => /sopaan_request_seconds_count\{[^}]*openapi\.json[^}]*\} (\d+)/.exec(text)?.[1]
const idOf = (text: string) => Number(/sopaan_process_id (\d+)/.exec(text)?.[1])
const doesJobs = (text: string) => text.includes('sopaan_job_runs_total{')

test('two processes serve on one port and a third does the jobs, each with its own figures; one that dies comes back', async () => {
  const fleet = await startFleet({ WEB_CONCURRENCY: '2' })
  const texts = () => Promise.all([0, 1, 2].map((at) => textOf(fleet.metricsUrl(at))))
  await texts()
  const statuses = await Promise.all(
    Array.from({ length: 40 }, async () => {
      const answer = await fetch(`${fleet.url}/api/openapi.json`, { headers: { connection: 'close' } })
      await answer.arrayBuffer()
      return answer.status
    }),
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
  const [first, second, worker] = await texts()
  expect([first, second].map((text) => Number(answered(text ?? ''))).reduce((sum, n) => sum + n)).toBe(40)
  expect(answered(worker ?? '')).toBeUndefined()
  expect([first, second].map((text) => doesJobs(text ?? ''))).toEqual([false, false])
  await textOf(fleet.metricsUrl(2), doesJobs)
  const pid = idOf(first ?? '')
  process.kill(pid, 'SIGKILL')
  await textOf(fleet.metricsUrl(0), (text) => idOf(text) !== pid)
  expect((await fetch(`${fleet.url}/healthz`)).status).toBe(200)
  expect(await fleet.end()).toBe(0)
})

test('a worker of its own answers health and no call', async () => {
  const fleet = await startFleet({ ROLE: 'worker' })
  expect(JSON.parse(await textOf(`${fleet.url}/readyz/full`))).toEqual({ status: 'ok' })
  expect((await fetch(`${fleet.url}/api/openapi.json`)).status).toBe(404)
  expect((await fetch(`${fleet.url}/`)).status).toBe(404)
  expect(await fleet.end()).toBe(0)
})
