import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openPredictor, readQuestion } from '@sopaan/api/features/guidance/college-predictor/college-predictor.service'
import { loadShippedBook } from '@sopaan/api/features/guidance/cutoffs/shipped-book'
import { readLikelyRecord } from '@sopaan/api/features/guidance/report-cards/report-cards.service'
import { predictorQuery } from '@sopaan/contract/college-predictor'
import { prepareBook } from '@sopaan/domain/book/prepared-book'
import type { RankBook } from '@sopaan/domain/book/rank-book'
import { findCollegeFacts } from '@sopaan/domain/colleges/college-facts'
import { predictSeats } from '@sopaan/domain/predictor/college-predictor'
import autocannon from 'autocannon'
import { atLeast, atMost, type Figure, median, percentile } from './figure.ts'
import { candidateQueries } from './predictor/queries.ts'

/**
 * What the predictor costs: the rule over the whole book, and the call over HTTP beside a bare Fastify route that answers
 * the same bytes, in processes set up alike. Rounds take turns, so that a busy machine slows all of them.
 */

const PROFILES = 2_000
const CONNECTIONS = 50
const ROUNDS = 3
const ROUND_SECONDS = 4
const WARM_UP_SECONDS = 2
/** The answer cache keeps what is asked for twice, and an address whose answer it gave twice. */
const REQUESTS_UNTIL_CACHED = 4
const PATH = '/api/v1/tools/college-predictor'
const SERVER = fileURLToPath(new URL('predictor/serve.ts', import.meta.url))

const UNCACHED_SHARE_MIN = 0.3
const CACHED_SHARE_MIN = 0.6
const LATENCY_P99_MAX_MS = 50
const RULE_P50_MAX_MS = 0.5
const RULE_P99_MAX_MS = 2

type Load = { perSecond: number; p99Ms: number }

/** The figures of the predictor. */
export async function run(): Promise<Figure[]> {
  const { book } = await loadShippedBook()
  const queries = candidateQueries()
  const known = Array.from({ length: PROFILES }, () => queries.next().value)
  return [...measureRule(book, known), ...(await measureCall(book, known, queries))]
}

/** Each profile once, after a first pass that lets the compiler learn the rule. */
function measureRule(book: RankBook, known: readonly string[]): Figure[] {
  const prepared = prepareBook(book)
  const questions = known.map((query) => readQuestion(readQuery(query)))
  const passMs = () =>
    questions.map(({ profile, request }) => {
      const startedMs = performance.now()
      predictSeats(prepared, profile, request)
      return performance.now() - startedMs
    })
  passMs()
  const ms = passMs()
  return [
    atMost('rule over the whole book, p50', percentile(ms, 0.5), RULE_P50_MAX_MS, 'ms'),
    atMost('rule over the whole book, p99', percentile(ms, 0.99), RULE_P99_MAX_MS, 'ms'),
  ]
}

async function measureCall(
  book: RankBook,
  known: readonly string[],
  fresh: Iterator<string, never>,
): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sopaan-predictor-'))
  const bodies = join(folder, 'bodies.json')
  writeFileSync(bodies, JSON.stringify(await listBodies(book, known)))
  const [product, bare] = await Promise.all([startServer('product'), startServer('bare', bodies)])
  try {
    let turn = 0
    const repeated = () => known[turn++ % known.length] ?? ''
    const never = () => fresh.next().value
    const loads = { bare: [] as Load[], uncached: [] as Load[], cached: [] as Load[] }
    for (const server of [bare, product]) await load(server.url, never, { duration: WARM_UP_SECONDS })
    for (let round = 0; round < ROUNDS; round++) {
      loads.bare.push(await load(bare.url, repeated))
      loads.uncached.push(await load(product.url, never))
      loads.bare.push(await load(bare.url, repeated))
      if (round === 0) await load(product.url, repeated, { amount: REQUESTS_UNTIL_CACHED * known.length })
      loads.cached.push(await load(product.url, repeated))
    }
    return describeLoads(loads)
  } finally {
    await Promise.all([product.stop(), bare.stop()])
    rmSync(folder, { recursive: true })
  }
}

function describeLoads(loads: Record<'bare' | 'uncached' | 'cached', Load[]>): Figure[] {
  const rate = (of: keyof typeof loads) => median(loads[of].map(({ perSecond }) => perSecond))
  const p99 = (of: keyof typeof loads) => median(loads[of].map(({ p99Ms }) => p99Ms))
  const perBare = `of a bare route's ${Math.round(rate('bare'))} requests/s`
  return [
    atLeast(
      `${Math.round(rate('uncached'))} requests/s, no cached answer`,
      rate('uncached') / rate('bare'),
      UNCACHED_SHARE_MIN,
      perBare,
    ),
    atMost('no cached answer, p99', p99('uncached'), LATENCY_P99_MAX_MS, 'ms'),
    atLeast(
      `${Math.round(rate('cached'))} requests/s, repeated profiles`,
      rate('cached') / rate('bare'),
      CACHED_SHARE_MIN,
      perBare,
    ),
  ]
}

/** What the call answers to each query, for the bare route to answer too. */
async function listBodies(book: RankBook, known: readonly string[]): Promise<string[]> {
  const predictor = openPredictor(book, await readLikelyRecord(), findCollegeFacts)
  return known.map((query) => String(predictor.answer(readQuery(query), query).body))
}

function readQuery(query: string) {
  return predictorQuery.parse(Object.fromEntries(new URLSearchParams(query)))
}

type Extent = { duration: number } | { amount: number }

async function load(url: string, query: () => string, extent: Extent = { duration: ROUND_SECONDS }): Promise<Load> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    ...extent,
    requests: [{ setupRequest: (request) => ({ ...request, path: `${PATH}?${query()}` }) }],
  })
  if (result.non2xx + result.errors > 0)
    throw new Error(`${result.non2xx} refused and ${result.errors} failed at ${url}`)
  return { perSecond: result.requests.total / result.duration, p99Ms: result.latency.p99 }
}

async function startServer(...args: string[]): Promise<{ url: string; stop: () => Promise<void> }> {
  const child = fork(SERVER, args, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'development' },
  })
  const url = `http://127.0.0.1:${await portOf(child)}`
  await fetch(`${url}${PATH}?main=1`)
  return {
    url,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function portOf(child: ChildProcess): Promise<number> {
  const [port] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`A server of the bench ended with ${code}`)
    }),
  ])
  return Number(port)
}
