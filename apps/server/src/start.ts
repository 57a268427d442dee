import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { createServer, type Server as HttpServer } from 'node:http'
import { isIPv6 } from 'node:net'
import { join } from 'node:path'
import { buildApi } from '@sopaan/api/app'
import type { Config } from '@sopaan/api/config'
import { isWorthWaitingFor } from '@sopaan/api/database-trouble'
import { withAdvisoryLock } from '@sopaan/api/db/advisory-lock'
import { startClock } from '@sopaan/api/db/clock'
import { LOCKS } from '@sopaan/api/db/locks'
import { migrate, readMigrations } from '@sopaan/api/db/migrate'
import { openConfigured } from '@sopaan/api/db/open-configured'
import { openSignals } from '@sopaan/api/db/signals'
import type { Deps } from '@sopaan/api/deps'
import { makeFirstAdmin, type SamplePerson } from '@sopaan/api/features/account/accounts/first-people.service'
import { mountSandbox } from '@sopaan/api/features/commerce/payments/sandbox.routes'
import { seedSeasons } from '@sopaan/api/features/guidance/counselling/seasons.service'
import { seedCutoffs } from '@sopaan/api/features/guidance/cutoffs/seed.service'
import { healthRoutes } from '@sopaan/api/features/operations/health/health.routes'
import { type Readiness, watchDatabase } from '@sopaan/api/features/operations/health/health.service'
import { metricsOf } from '@sopaan/api/features/operations/health/metrics.service'
import { seedHelplines } from '@sopaan/api/features/operations/helplines/helplines.service'
import { mountMailbox } from '@sopaan/api/features/operations/mails/mailbox.routes'
import { findShownSite } from '@sopaan/api/features/operations/site/site.service'
import { noteOpened, saveUsageCounts } from '@sopaan/api/features/operations/usage-counts/usage-counts.service'
import { openApp } from '@sopaan/api/http/app'
import { hasXsrfToken, issueXsrfToken } from '@sopaan/api/http/csrf'
import { findPageVersion } from '@sopaan/api/jobs/edge-pages'
import { PAYMENT_JOBS } from '@sopaan/api/jobs/payments'
import { startJobs } from '@sopaan/api/jobs/schedule'
import { UPKEEP } from '@sopaan/api/jobs/upkeep'
import { ACCOUNT_JOBS } from '@sopaan/api/jobs/worker'
import type { Log } from '@sopaan/api/log'
import { watchLoop } from '@sopaan/api/metrics'
import { openOutside } from '@sopaan/api/outside/open'
import { retryWhile } from '@sopaan/api/retry-while'
import { seedSamples } from '@sopaan/api/sample-data'
import { hmac } from '@sopaan/api/seal'
import { MINUTE_MS } from '@sopaan/domain/time/durations'
import type { FastifyInstance } from 'fastify'
import { mountWeb, type WebOptions } from './mount-web.ts'
import { paySources } from './pay-sources.ts'
import { WaitingLine } from './waiting-line.ts'

/** How long a start waits for a database server that does not answer yet, or has no connection left, ms (R-PL-4). */
const WAIT_MAX_MS = 30_000
const RETRY_MS = 500

/** What the process does without being asked. */
const JOBS = [...UPKEEP, ...ACCOUNT_JOBS, ...PAYMENT_JOBS]

/** Pages whose form is sent before anybody is signed in: their XSRF token comes with them (decision C30). */
const FORMS_OF_STRANGERS: ReadonlySet<string> = new Set(['/login', '/signup', '/contact', '/hi/contact'])

/** A server that listens. */
export type Server = {
  /** Where it listens: `http://127.0.0.1:3000`. */
  address: string
  /** Where its figures are; absent where no port is set for them. */
  metricsAddress: string | undefined
  /** People to try it with, on a developer's machine alone (C38). */
  samplePeople: readonly SamplePerson[]
  /** Readiness answers no from now on; everything else still works. */
  drain: () => void
  /** Takes no more connections, finishes what is in hand, closes the database. */
  close: () => Promise<void>
}

type StartOptions = { config: Config; log: Log; webBuildFolder: string }

/**
 * Locks and opens the database, migrates, seeds, builds API and web, and listens.
 * @throws {FolderInUse} when another process has the embedded database open
 */
export async function startServer({ config, log, webBuildFolder }: StartOptions): Promise<Server> {
  const database = await openConfigured(config, log)
  await waitForDatabase(() => migrate(database))
  const clock = await waitForDatabase(() => startClock(database.db))
  const outside = openOutside(config, clock.now)
  const signals = openSignals(database)
  const deps: Deps = {
    db: database.db,
    ...(database.reader && { reader: database.reader }),
    now: clock.now,
    random: randomBytes,
    config,
    log,
    signals,
    ...outside,
  }
  await seedCutoffs(deps)
  await seedHelplines(deps)
  await seedSeasons(deps)
  const samplePeople = await withAdvisoryLock(database, LOCKS.samples, async () => {
    await makeFirstAdmin(deps)
    return seedSamples(deps)
  })
  let isDraining = false
  const readiness = { newestMigration: readMigrations().at(-1)?.name ?? '', isDraining: () => isDraining }
  const fastify = await openDoor(deps, { readiness, webBuildFolder })
  await fastify.listen({ port: config.port, host: config.host })
  watchLoop()
  const { host, metricsPort } = config
  const metrics =
    metricsPort === undefined
      ? undefined
      : await listenForMetrics({ host, port: metricsPort }, metricsOf(deps, database))
  const stopJobs = config.role === 'web' ? async () => undefined : startJobs(deps, JOBS)
  return {
    address: addressOf(fastify.server, config.host),
    metricsAddress: metrics && addressOf(metrics, config.host),
    samplePeople,
    drain: () => {
      isDraining = true
    },
    close: async () => {
      await fastify.close()
      metrics?.close()
      await stopJobs()
      deps.mailer.close()
      await outside.traces?.close()
      clock.stop()
      await signals.close()
      await database.close()
    },
  }
}

type DoorOptions = { readiness: Readiness; webBuildFolder: string }

/** What answers requests: all calls and pages, or for a worker health alone. */
async function openDoor(deps: Deps, { readiness, webBuildFolder }: DoorOptions): Promise<FastifyInstance> {
  if (deps.config.role === 'worker') {
    const app = openApp(deps)
    healthRoutes(app, deps, readiness)
    return app.fastify
  }
  const { fastify, limits, pressure } = buildApi(deps, { readiness, jobs: JOBS })
  mountMailbox(fastify, deps.config)
  mountSandbox(fastify, deps)
  const isDatabaseThere = watchDatabase(deps, readiness).isThere
  await mountPages(fastify, deps, { webBuildFolder, limits, pressure, isDatabaseThere })
  return fastify
}

/** A server of either kind that listens. */
type AddressInfo = Pick<HttpServer, 'address'>

type PageOptions = { webBuildFolder: string } & Required<Pick<WebOptions, 'limits' | 'pressure' | 'isDatabaseThere'>>

async function mountPages(fastify: FastifyInstance, deps: Deps, options: PageOptions): Promise<void> {
  const { config, log } = deps
  const { webBuildFolder, limits, pressure, isDatabaseThere } = options
  if (!existsSync(join(webBuildFolder, 'server'))) {
    log.warn('web_not_built', { expected: webBuildFolder })
    return
  }
  saveCounts(fastify, deps)
  await mountWeb(fastify, {
    buildFolder: webBuildFolder,
    origin: config.publicWebUrl,
    isProduction: config.isProduction,
    paySources: paySources(config),
    site: () => findShownSite(deps),
    pageVersion: () => findPageVersion(deps),
    limits,
    pressure,
    line: new WaitingLine({ sign: (words) => hmac(deps, 'place-in-line', words).toString('base64url') }),
    isDatabaseThere,
    reportError: (error, requestId) => log.error('page_error', { error, requestId }),
    beforePage: (path, request, reply) => {
      const { referer, 'user-agent': userAgent } = request.headers
      noteOpened(deps, { path, origin: config.publicWebUrl, referer, userAgent })
      if (FORMS_OF_STRANGERS.has(path) && !hasXsrfToken(request)) issueXsrfToken(deps, request, reply)
    },
  })
}

/** Writes down once a minute, and at the end, what this process counted of opened pages: no other process knows of it. */
function saveCounts(fastify: FastifyInstance, deps: Deps): void {
  const save = () =>
    saveUsageCounts(deps).catch((thrown: unknown) => deps.log.warn('usage_not_counted', { error: thrown }))
  const timer = setInterval(() => void save(), MINUTE_MS).unref()
  fastify.addHook('onClose', async () => {
    clearInterval(timer)
    await save()
  })
}

function addressOf(server: AddressInfo, host: string): string {
  const listening = server.address()
  if (listening === null || typeof listening === 'string') throw new Error('A TCP server without a port.')
  return `http://${isIPv6(host) ? `[${host}]` : host}:${listening.port}`
}

/**
 * Answers `/metrics` on a port of its own, which nobody outside reaches: the figures say how much there is to do.
 * @param write  the figures in the text format of Prometheus
 */
async function listenForMetrics(
  address: { host: string; port: number },
  write: () => Promise<string>,
): Promise<HttpServer> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    write().then(
      (text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ ...address, exclusive: true }, resolve)
  })
  return server
}

/** Does the first work on the database, again until it is reached. @throws what it met, after 30 seconds or at once */
export async function waitForDatabase<T>(work: () => Promise<T>): Promise<T> {
  return retryWhile(isWorthWaitingFor, work, { maxMs: WAIT_MAX_MS, pauseMs: RETRY_MS })
}
