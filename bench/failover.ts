import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connect } from '@sopaan/api/db/connect'
import { migrate } from '@sopaan/api/db/migrate'
import { startPgBouncer } from '@sopaan/api/testing/pgbouncer'
import { findPostgresFolder } from '@sopaan/api/testing/postgres'
import pg from 'pg'
import { BENCH_PASSWORD, forkBenchServer, openBenchBrowser } from './accounts/server.ts'
import { type Pair, startPair } from './failover/pair.ts'
import { atLeast, atMost, exactly, type Figure } from './figure.ts'

/**
 * The machine of the primary dies while people sign up over two processes behind PgBouncer. Somebody who watches finds it
 * gone three times on end, promotes the synchronous standby and leads PgBouncer there. Every sign-up that was acknowledged
 * must be on the new primary, every other answer meanwhile must be a 503 that says when to come again.
 */

const PROCESSES = 2
const VISITORS = 4
/** Sign-ups acknowledged before the primary dies, and before the bench ends. */
const ACKNOWLEDGED_MIN = 20
/** How long those are waited for, ms. */
const WAIT_MAX_MS = 90_000
/** As often as Patroni and its kin look, and how many misses they take for the end. */
const CHECK_MS = 1_000
const MISSES = 3
const SECONDS_MAX = 30
const POOLED_CONNECTIONS = 20
const VISITOR_PAUSE_MS = 50

type Seen = { at: number; status: number; retryAfter: string | null; email: string }

/** What was lost, and for how long nobody could write. */
export async function run(): Promise<Figure[]> {
  const pair = await startPair()
  const folder = mkdtempSync(join(tmpdir(), 'sopaan-failover-data-'))
  const url = (port: number) => `postgres://sopaan@127.0.0.1:${port}/sopaan`
  const database = await connect({ url: url(pair.primaryPort), onError: () => undefined })
  await migrate(database)
  await database.close()
  const pooler = await startPgBouncer(url(pair.primaryPort), POOLED_CONNECTIONS)
  const servers = await Promise.all(
    Array.from({ length: PROCESSES }, () => forkBenchServer(pooler.url, folder, { people: 0, hasLimits: false })),
  )
  try {
    const { seen, killedAt } = await signUpThrough(pair, {
      origins: servers.map(({ origin }) => origin),
      lead: () => pooler.lead(pair.standbyPort),
    })
    const there = await listSignUps(url(pair.standbyPort))
    return figuresOf(seen, killedAt, there)
  } finally {
    for (const server of servers) await server.stop()
    await pooler.stop()
    pair.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function signUpThrough(
  pair: Pair,
  { origins, lead }: { origins: readonly string[]; lead: () => void },
): Promise<{ seen: Seen[]; killedAt: number }> {
  const seen: Seen[] = []
  let isOver = false
  const visitors = Array.from({ length: VISITORS }, async (_, visitor) => {
    for (let at = 0; !isOver; at += 1) {
      const email = `visitor-${visitor}-${at}@example.org`
      const origin = origins[at % origins.length] ?? ''
      seen.push(await signUp(origin, email))
      await pause(VISITOR_PAUSE_MS)
    }
  })
  const acknowledgedSince = async (since: number) => {
    const waitedFrom = performance.now()
    const count = () => seen.filter(({ at, status }) => status === 201 && at > since).length
    while (count() < ACKNOWLEDGED_MIN && performance.now() - waitedFrom < WAIT_MAX_MS) await pause(VISITOR_PAUSE_MS)
  }
  await acknowledgedSince(0)
  const killedAt = performance.now()
  pair.killPrimary()
  await untilGone(pair.primaryPort)
  const goneAt = performance.now()
  pair.promote()
  lead()
  await acknowledgedSince(goneAt)
  isOver = true
  await Promise.all(visitors)
  return { seen, killedAt }
}

async function signUp(origin: string, email: string): Promise<Seen> {
  const browser = await openBenchBrowser(origin)
  const body = { fullName: 'Asha Rao', email, password: BENCH_PASSWORD, role: 'mentee' }
  const { status, retryAfter } = await browser.post('/api/v1/auth/signup', body)
  return { at: performance.now(), status, retryAfter, email }
}

/** Looks as whoever watches does, until the primary was gone so many times on end. */
async function untilGone(port: number): Promise<void> {
  const program = join(findPostgresFolder() ?? '', 'pg_isready')
  for (let misses = 0; misses < MISSES; await pause(CHECK_MS)) {
    try {
      execFileSync(program, ['-h', '127.0.0.1', '-p', String(port), '-t', '1'], { stdio: 'ignore' })
      misses = 0
    } catch {
      misses += 1
    }
  }
}

async function listSignUps(url: string): Promise<Set<string>> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<{ email: string }>('select email from sign_ups')
  await client.end()
  return new Set(rows.map(({ email }) => email))
}

function figuresOf(seen: readonly Seen[], killedAt: number, there: ReadonlySet<string>): Figure[] {
  const acknowledged = seen.filter(({ status }) => status === 201)
  const after = acknowledged.filter(({ at }) => at > killedAt)
  const lost = acknowledged.filter(({ email }) => !there.has(email))
  const others = seen.filter(({ status }) => status !== 201)
  const untold = others.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null)
  if (untold.length > 0) console.log(`failover answered ${[...new Set(untold.map(({ status }) => status))].join(', ')}`)
  const firstRefusedAt = others.find(({ at }) => at > killedAt)?.at ?? killedAt
  const backAt = after.find(({ at }) => at > firstRefusedAt)?.at ?? Number.POSITIVE_INFINITY
  return [
    atLeast('sign-ups acknowledged before the primary died', acknowledged.length - after.length, ACKNOWLEDGED_MIN, ''),
    atLeast('sign-ups acknowledged afterwards', after.length, ACKNOWLEDGED_MIN, ''),
    exactly('acknowledged sign-ups lost', lost.length, 0, ''),
    atMost('until writes went on', (backAt - killedAt) / 1_000, SECONDS_MAX, 's'),
    exactly(`of ${others.length} other answers, not a 503 that says when`, untold.length, 0, ''),
  ]
}
