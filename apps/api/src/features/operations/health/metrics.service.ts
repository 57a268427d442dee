import type { Deps } from '#api/deps.ts'
import { currentBook } from '#api/features/guidance/cutoffs/rank-books.service.ts'
import { type Sample, writeMetrics } from '#api/metrics.ts'
import { listLastRuns, listQueues } from './health.queries.ts'

/** How long what was found in the database counts, ms: however many ask, it is asked once in that time. */
const FOUND_CACHE_MS = 5_000
/** The longest that figures wait for the database, ms. */
const FIND_MAX_MS = 2_000

type Options = {
  /** Connections of this process by what they are at; absent for the embedded database. */
  poolState?: () => Readonly<Record<string, number>>
  /** The longest that figures wait for the database, ms. */
  findMaxMs?: number
}

/** Writes the figures of this process and, where the database answers in time, of its queues and jobs. */
export function metricsOf(deps: Deps, { poolState, findMaxMs = FIND_MAX_MS }: Options): () => Promise<string> {
  let last: { samples: Promise<Sample[]>; askedAtMs: number } | undefined
  return async () => {
    if (last === undefined || performance.now() - last.askedAtMs > FOUND_CACHE_MS) {
      last = { samples: findInTime(deps, findMaxMs), askedAtMs: performance.now() }
    }
    const pool = Object.entries(poolState?.() ?? {}).map(([kind, value]) => ({
      name: 'pool_connections',
      labels: { kind },
      value,
    }))
    return writeMetrics([...pool, ...(await last.samples)])
  }
}

async function findInTime(deps: Deps, maxMs: number): Promise<Sample[]> {
  const stop = new AbortController()
  const { promise: isLate, resolve } = Promise.withResolvers<Sample[]>()
  const timer = setTimeout(() => resolve([{ name: 'database_up', value: 0 }]), maxMs).unref()
  stop.signal.addEventListener('abort', () => clearTimeout(timer))
  const found = findSamples(deps).catch(() => [{ name: 'database_up', value: 0 }])
  return Promise.race([found, isLate]).finally(() => stop.abort())
}

async function findSamples(deps: Deps): Promise<Sample[]> {
  const now = deps.now()
  const [waiting, runs, book] = await Promise.all([
    listQueues(deps.db, now),
    listLastRuns(deps.db),
    currentBook(deps).catch(() => undefined),
  ])
  return [
    { name: 'database_up', value: 1 },
    ...waiting.flatMap(({ queue, count, oldestSeconds }) => [
      { name: 'queue_waiting', labels: { queue }, value: count },
      { name: 'queue_oldest_seconds', labels: { queue }, value: oldestSeconds },
    ]),
    ...runs.flatMap(({ name, lastRunAt, failuresInRow }) => [
      { name: 'job_last_run_seconds', labels: { job: name }, value: (now.getTime() - lastRunAt.getTime()) / 1_000 },
      { name: 'job_failures_in_row', labels: { job: name }, value: failuresInRow },
    ]),
    ...(book ? [{ name: 'book', labels: { hash: book.hash }, value: 1 }] : []),
  ]
}
