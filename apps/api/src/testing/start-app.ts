import { randomBytes } from 'node:crypto'
import type { Request } from '@sopaan/contract/client'
import { buildApi, type Feature } from '#api/app.ts'
import { type Config, readConfig } from '#api/config.ts'
import type { Database } from '#api/db/connect.ts'
import { readMigrations } from '#api/db/migrate.ts'
import { openSignals } from '#api/db/signals.ts'
import type { Deps } from '#api/deps.ts'
import type { Identity } from '#api/http/access.ts'
import type { App, ClientTimes } from '#api/http/app.ts'
import type { Pressure } from '#api/http/pressure.ts'
import { sendDueAlerts } from '#api/jobs/alerts.ts'
import { sendDuePushes } from '#api/jobs/pushes.ts'
import { sendMail } from '#api/jobs/worker.ts'
import { createLog, type Log } from '#api/log.ts'
import { type CalendarFeeds, FeedRefused } from '#api/outside/calendar-feeds.ts'
import { checkKey, type FileStore } from '#api/outside/file-store.ts'
import type { OutgoingMail } from '#api/outside/mailer.ts'
import { noScanner } from '#api/outside/virus-scanner.ts'
import type { Traces } from '#api/traces.ts'
import { requireAuditEntry, watchWrites } from './audit-watch.ts'
import { type FakeClock, fakeClock } from './fake-clock.ts'
import { injectedRequest } from './injected-request.ts'
import { testDatabase } from './test-database.ts'

/** A test without calendars of its own reaches none. */
const NO_FEEDS: CalendarFeeds = { read: () => Promise.reject(new FeedRefused('unreachable')) }

/** A whole server of a test's own: real database, real door, a clock and a log that the test holds. */
export type TestApp = {
  app: App
  deps: Deps
  database: Database
  clock: FakeClock
  /** Makes calls of the contract as a browser on our own pages would, with a cookie jar of its own. */
  request: Request
  /** Another browser: its own cookies. */
  anotherBrowser: () => Request
  /** Mails that went out. */
  mails: OutgoingMail[]
  /** Does what the worker does: looks at what was asked and sends what is due. */
  runWorker: () => Promise<void>
  /** What was logged, one parsed line each. */
  logged: Record<string, unknown>[]
  stop: () => Promise<void>
}

export type TestAppOptions = {
  config?: Partial<Config>
  features?: readonly Feature[]
  identity?: Identity
  pressure?: Pressure
  clientTimes?: ClientTimes
  /** Another mailer or file store than those in memory, or a payment gateway, of which there is none otherwise. */
  outside?: Partial<
    Pick<
      Deps,
      | 'mailer'
      | 'files'
      | 'scanner'
      | 'gateway'
      | 'feeds'
      | 'signals'
      | 'pusher'
      | 'post'
      | 'calendarHttp'
      | 'calendarDns'
    >
  >
  traces?: Traces
  /** Starts from this database instead of an empty migrated one; the test closes it. */
  database?: Database
}

/** The origin of our own pages in tests. */
export const TEST_ORIGIN = 'https://sopaan.test'

/** Starts a server for a test. An answer of 500 makes `request` throw what the server threw, unless the test asks not. */
export async function startApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await testDatabase())
  const clock = fakeClock()
  const logged: Record<string, unknown>[] = []
  const log = createLog({
    level: 'debug',
    form: 'json',
    now: clock.now,
    write: (line) => void logged.push(JSON.parse(line)),
  })
  const errors: unknown[] = []
  const mails: OutgoingMail[] = []
  const signals = openSignals(database)
  const deps: Deps = {
    db: watchWrites(database.db),
    now: clock.now,
    random: randomBytes,
    config: testConfig(options.config),
    log: noticeErrors(log, errors),
    mailer: { send: async (mail) => void mails.push(mail), close: () => undefined },
    files: memoryStore(),
    scanner: noScanner,
    feeds: NO_FEEDS,
    gateway: undefined,
    signals,
    ...options.outside,
    ...(options.traces ? { traces: options.traces } : {}),
  }
  const app = buildApi(deps, {
    isTest: true,
    watch: requireAuditEntry,

    readiness: { newestMigration: readMigrations().at(-1)?.name ?? '', isDraining: () => false },
    pressure: options.pressure ?? { level: () => 'low', stop: () => undefined },
    ...(options.identity ? { identity: options.identity } : {}),
    ...(options.clientTimes ? { clientTimes: options.clientTimes } : {}),
    extraFeatures: options.features ?? [],
  })
  await app.fastify.ready()
  const anotherBrowser = () => injectedRequest(app.fastify, errors)
  const stop = async () => {
    await app.fastify.close()
    await signals.close()
    if (!options.database) await database.close()
  }
  const runWorker = async () => {
    await sendMail(deps)
    await sendDuePushes(deps)
    await sendDueAlerts(deps)
  }
  return { app, deps, database, clock, request: anotherBrowser(), anotherBrowser, mails, runWorker, logged, stop }
}

/** The settings of a test server: presets, in memory, with a fixed key and passwords that hash in no time. */
export function testConfig(changes: Partial<Config> = {}): Config {
  const config = readConfig({
    SECRET_KEY: 'f3a9c1d7e5b8024687ac13579bdf0e2c',
    PUBLIC_WEB_URL: TEST_ORIGIN,
    PASSWORD_HASH_MEMORY_KIB: '64',
    CHALLENGE_BITS: '4',
    MAIL_GATHER_SECONDS: '0',
  })
  return { ...config, ...changes }
}

/** Keeps what was logged as an error, so that a test that meets a 500 sees its cause. */
function noticeErrors(log: Log, errors: unknown[]): Log {
  return {
    ...log,
    error: (event, fields) => {
      errors.push(fields?.error)
      log.error(event, fields)
    },
  }
}

/** Files in memory; whoever brings the map looks into it. What is read is a copy, as from a disk. */
export function memoryStore(files = new Map<string, Buffer>()): FileStore {
  return {
    put: async (key, bytes) => void files.set(checkKey(key), Buffer.from(bytes)),
    has: async (key) => files.has(key),
    get: async (key) => {
      const bytes = files.get(key)
      return bytes && Buffer.from(bytes)
    },
    remove: async (key) => void files.delete(key),
  }
}
