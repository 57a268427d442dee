import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type BlackHole, openBlackHole } from '@sopaan/api/testing/black-hole'
import { findFreePort } from '@sopaan/api/testing/free-port'
import { startPgBouncer, type TestPooler } from '@sopaan/api/testing/pgbouncer'
import { startPostgres, type TestPostgres } from '@sopaan/api/testing/postgres'
import { cpuSecondsOf } from '../../scripts/cpu-seconds.ts'
import { type Edge, startEdge } from './edge.ts'

/** What a result day runs on, on one machine. */
export type Fleet = {
  edge: Edge
  postgres: TestPostgres
  pooler: TestPooler
  way: BlackHole
  web: FleetMember[]
  databaseUrl: string
  secretKey: string
  /** Ends a process without a word and starts another on its port. */
  replace: (at: number, output?: Output) => Promise<void>
  /** Seconds of processor time that all web processes have used. */
  cpuSeconds: () => number
  stop: () => Promise<void>
}
/** Where the log of a process goes: into the bench, which may stop reading, or onto a disk that is full. */
type Output = 'read' | 'full'
/** One process of the product. */
export type FleetMember = { port: number; child: ChildProcess }

const WEB_PROCESSES = 3
const POOLED_CONNECTIONS = 30
/** Connections of one process to PgBouncer. */
export const CONNECTIONS_EACH = 12
const READY_WITHIN_MS = 300_000
const READY_PAUSE_MS = 200

/** Three that serve and one that works, on PostgreSQL behind PgBouncer, behind nginx with the deploy kit's example. */
export async function startFleet(folder: string, more: Readonly<Record<string, string>>): Promise<Fleet> {
  const postgres = await startPostgres({ isDurable: true })
  const databaseUrl = await postgres.createDatabase()
  const pooler = await startPgBouncer(databaseUrl, POOLED_CONNECTIONS)
  const way = await openBlackHole(pooler.url)
  const secretKey = randomBytes(32).toString('hex')
  const ports: number[] = []
  for (let at = 0; at <= WEB_PROCESSES; at += 1) ports.push(await findFreePort())
  const [workerPort = 0, ...webPorts] = ports
  const edge = await startEdge(folder, webPorts)
  const settings = {
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: way.url,
    DATABASE_DIRECT_URL: databaseUrl,
    DATABASE_POOL_MAX: String(CONNECTIONS_EACH),
    SECRET_KEY: secretKey,
    PUBLIC_WEB_URL: edge.origin,
    TRUST_PROXY: '127.0.0.1',
    RATE_LIMIT_SCALE: '1000000',
    LOG_LEVEL: 'info',
    ...more,
  }
  const start = (port: number, role: 'web' | 'worker', output: Output = 'read') =>
    startMember(port, { ...settings, ROLE: role }, output)
  // The first one fills the database; the others find it filled.
  const worker = await start(workerPort, 'worker')
  const web: FleetMember[] = []
  for (const port of webPorts) web.push(await start(port, 'web'))
  return {
    edge,
    postgres,
    pooler,
    way,
    web,
    databaseUrl,
    secretKey,
    replace: async (at, output) => {
      const member = web[at]
      if (member === undefined) throw new Error('There is no such process.')
      await end(member.child, 'SIGKILL')
      web[at] = await start(member.port, 'web', output)
    },
    cpuSeconds: () => web.reduce((sum, { child }) => sum + cpuSecondsOf(child.pid), 0),
    stop: async () => {
      await Promise.all([worker, ...web].map(({ child }) => end(child, 'SIGKILL')))
      await edge.stop()
      await way.stop()
      await pooler.stop()
      await postgres.stop()
    },
  }
}

async function startMember(port: number, settings: Record<string, string>, output: Output): Promise<FleetMember> {
  const child = spawn(process.execPath, ['scripts/entry.mjs', 'apps/server/src/main.ts'], {
    env: { ...process.env, ...settings, HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', output === 'full' ? openSync('/dev/full', 'w') : 'pipe', 'inherit'],
  })
  child.stdout?.resume()
  // A bench that ends without stopping it must not leave it running.
  process.once('exit', () => child.kill('SIGKILL'))
  const deadlineMs = performance.now() + READY_WITHIN_MS
  for (;;) {
    if (child.exitCode !== null) throw new Error(`A process of the product ended with ${child.exitCode}`)
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz/full`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return { port, child }
    if (performance.now() > deadlineMs) throw new Error('A process of the product was not ready in time')
    await pause(READY_PAUSE_MS)
  }
}

async function end(child: ChildProcess, signal: 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}
