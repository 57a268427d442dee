import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Flood, FloodAnswer } from './accounts/flooder.ts'
import { BENCH_PASSWORD, type BenchBrowser, openBenchBrowser, startBenchServer } from './accounts/server.ts'
import { atLeast, atMost, exactly, type Figure, percentile } from './figure.ts'

const PER_SECOND = 20
const SECONDS = 20
const FLOOD = 500
const READ_EVERY_MS = 20
const READS = ['/api/v1/users/me', '/api/openapi.json'] as const

/** Sign-in at a steady 20 a second, and while 500 arrive at once the reads of others: a profile, and the API description. */
export async function run(): Promise<Figure[]> {
  const server = await startBenchServer(FLOOD)
  try {
    const browser = await openBenchBrowser(server.origin)
    return [...(await steady(browser)), ...(await flood(server.origin, browser))]
  } finally {
    await server.stop()
  }
}

const credentials = (person: number) => ({ email: `person-${person}@example.org`, password: BENCH_PASSWORD })
const logIn = (browser: BenchBrowser, person: number) => browser.post('/api/v1/auth/login', credentials(person))

async function steady(browser: BenchBrowser): Promise<Figure[]> {
  for (let at = 0; at < 10; at += 1) await logIn(browser, at)
  const answers = await Promise.all(
    Array.from({ length: PER_SECOND * SECONDS }, async (_, at) => {
      await pause((at * 1_000) / PER_SECOND)
      return logIn(browser, at)
    }),
  )
  const refused = answers.filter(({ status }) => status !== 200).length
  return [
    atMost(
      'sign-in p95 at 20 a second',
      percentile(
        answers.map(({ ms }) => ms),
        0.95,
      ),
      600,
      'ms',
    ),
    exactly('sign-ins refused at 20 a second', refused, 0, ''),
  ]
}

async function flood(origin: string, browser: BenchBrowser): Promise<Figure[]> {
  const { cookies } = await logIn(browser, 0)
  const reader = new Worker(join(import.meta.dirname, 'accounts/reader.ts'), {
    workerData: {
      urls: READS.map((path) => origin + path),
      cookie: `__Host-at=${cookies.get('__Host-at') ?? ''}`,
      everyMs: READ_EVERY_MS,
    },
  })
  const flooder = fork(join(import.meta.dirname, 'accounts/flooder.ts'))
  await Promise.all([once(flooder, 'spawn'), once(reader, 'message')])
  const requests = Array.from({ length: FLOOD }, (_, at) => logInRequest(browser, at))
  flooder.send({ port: Number(new URL(origin).port), requests } satisfies Flood)
  const [answers]: FloodAnswer[][] = await once(flooder, 'message')
  reader.postMessage('end')
  flooder.disconnect()
  const [reads]: number[][] = await once(reader, 'message')
  return floodFigures(answers ?? [], reads ?? [])
}

function floodFigures(answers: FloodAnswer[], reads: number[]): Figure[] {
  const served = answers.filter(({ status }) => status === 200).length
  const busy = answers.filter(({ status, retryAfter }) => status === 503 && retryAfter === '2').length
  return [
    atMost('reads p95 while 500 sign in at once', percentile(reads, 0.95), 300, 'ms'),
    atLeast('reads measured meanwhile', reads.length, 10, ''),
    exactly('of 500 at once, signed in or told to come back in 2 s', served + busy, FLOOD, ''),
    atLeast('of 500 at once, signed in', served, 64, ''),
  ]
}

/** The bytes of a sign-in, with a connection of its own. */
function logInRequest(browser: BenchBrowser, person: number): string {
  const body = JSON.stringify(credentials(person))
  const lines = Object.entries({ ...browser.headers(), host: '127.0.0.1', connection: 'close' })
  return [
    'POST /api/v1/auth/login HTTP/1.1',
    ...lines.map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n')
}
