import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connect } from '@sopaan/api/db/connect'
import { migrate } from '@sopaan/api/db/migrate'
import { startPostgres } from '@sopaan/api/testing/postgres'

/** A server under load, in a process of its own over a PostgreSQL of its own. */
export type BenchServer = {
  origin: string
  /** Where its mails lie. */
  dataFolder: string
  stop: () => Promise<void>
}

/**
 * Starts the API with that many accounts, `person-0@example.org` and on, all with one password.
 * @param options.hasLimits  the limits that ship hold, and mails go out; else nothing is limited and no job runs
 */
export async function startBenchServer(people: number, { hasLimits = false } = {}): Promise<BenchServer> {
  const postgres = await startPostgres({ isDurable: true })
  const url = await postgres.createDatabase()
  const database = await connect({ url, onError: () => undefined })
  await migrate(database)
  await database.close()
  const folder = mkdtempSync(join(tmpdir(), 'sopaan-bench-'))
  const child = await forkBenchServer(url, folder, { people, hasLimits })
  return {
    origin: child.origin,
    dataFolder: folder,
    stop: async () => {
      await child.stop()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Starts the API over a migrated database that runs elsewhere. */
export async function forkBenchServer(
  url: string,
  folder: string,
  { people, hasLimits }: { people: number; hasLimits: boolean },
): Promise<Omit<BenchServer, 'dataFolder'>> {
  const limits = hasLimits ? ['1', 'jobs'] : ['1000000']
  const child: ChildProcess = fork(join(import.meta.dirname, 'serve.ts'), [url, folder, String(people), ...limits])
  const [port] = await once(child, 'message')
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.disconnect()
      await once(child, 'exit')
    },
  }
}

/** A browser that was told that there is too much to do comes again after this, ms. */
const BUSY_PAUSE_MS = 1_000

export const BENCH_PASSWORD = 'velvet-otter-47-canal'

/** A browser with a device and an XSRF token, as it is when somebody reaches the sign-in page. */
export type BenchBrowser = {
  cookies: Map<string, string>
  /** What it sends with every unsafe request. */
  headers: () => Record<string, string>
  post: (path: string, body: unknown) => Promise<BenchAnswer>
}
export type BenchAnswer = { status: number; ms: number; retryAfter: string | null; cookies: Map<string, string> }

/** Opens a browser on the server, with the cookies of another where they are given. */
export async function openBenchBrowser(origin: string, given?: ReadonlyMap<string, string>): Promise<BenchBrowser> {
  const cookies = new Map(given)
  const headers = () => ({
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  })
  const post = async (path: string, body: unknown): Promise<BenchAnswer> => {
    const startedMs = performance.now()
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers: headers(),
      body: JSON.stringify(body),
    })
    await answer.arrayBuffer()
    const set = new Map(
      answer.headers.getSetCookie().map((line) => {
        const [pair = ''] = line.split(';')
        return [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)] as const
      }),
    )
    return {
      status: answer.status,
      ms: performance.now() - startedMs,
      retryAfter: answer.headers.get('retry-after'),
      cookies: set,
    }
  }
  // A server with too much in hand gives no token along: a real browser, too, comes again before it can send anything.
  while (given === undefined && !cookies.has('XSRF-TOKEN')) {
    const { cookies: set } = await post('/api/v1/auth/logout', {})
    for (const [name, value] of set) cookies.set(name, value)
    if (set.size === 0) await pause(BUSY_PAUSE_MS)
  }
  return { cookies, headers, post }
}
