import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** A PostgreSQL server of a test's own, on 127.0.0.1, gone when it is stopped. */
export type TestPostgres = {
  /** Makes an empty database and answers its address. */
  createDatabase: () => Promise<string>
  /** Stops and starts the server again, as a crash of it would: what was not committed is lost (CH-02). */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

/** Where Debian and its kin put the server's programs, by major version. */
const DEBIAN_FOLDER = '/usr/lib/postgresql'
const START_MAX_MS = 30_000
const START_RETRY_MS = 50

/** The folder of PostgreSQL's server programs on this machine, newest version first; undefined when there are none. */
export function findPostgresFolder(): string | undefined {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(DEBIAN_FOLDER, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

/**
 * Starts a PostgreSQL server in a folder of its own, on a free port.
 * @throws {Error} when the machine has no PostgreSQL server programs
 */
export async function startPostgres(): Promise<TestPostgres> {
  const programs = findPostgresFolder()
  if (!programs) throw new Error('PostgreSQL server programs are not on this machine (Debian: apt install postgresql).')
  const folder = mkdtempSync(join(tmpdir(), 'sopaan-postgres-'))
  const owner = ownerOf(folder)
  const data = join(folder, 'data')
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'sopaan', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C.UTF-8'],
    {
      stdio: 'ignore',
      cwd: folder,
      ...owner,
    },
  )
  const port = await findFreePort()
  const run = () =>
    spawn(
      join(programs, 'postgres'),
      ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', '-c', 'max_connections=100', '-c', 'fsync=off'],
      { stdio: 'ignore', cwd: folder, ...owner },
    )
  let server = run()
  await waitUntilUp(port)
  let databases = 0
  return {
    createDatabase: async () => {
      databases += 1
      await withClient(port, (client) => client.query(`create database test_${databases}`))
      return `postgres://sopaan@127.0.0.1:${port}/test_${databases}`
    },
    restart: async () => {
      await end(server, 'SIGQUIT')
      server = run()
      await waitUntilUp(port)
    },
    stop: async () => {
      await end(server, 'SIGQUIT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root: there, it runs as the `postgres` user that its package made. */
function ownerOf(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  const owner = { uid: idOf('-u'), gid: idOf('-g') }
  chownSync(folder, owner.uid, owner.gid)
  return owner
}

async function waitUntilUp(port: number): Promise<void> {
  const untilMs = performance.now() + START_MAX_MS
  for (;;) {
    try {
      await withClient(port, (client) => client.query('select 1'))
      return
    } catch (thrown) {
      if (performance.now() > untilMs) throw thrown
      await pause(START_RETRY_MS)
    }
  }
}

async function withClient(port: number, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'sopaan', database: 'postgres' })
  client.on('error', () => undefined)
  await client.connect()
  await work(client).finally(() => client.end())
}

async function end(server: ChildProcess, signal: 'SIGQUIT'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill(signal)
  await ended
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.')
  return address.port
}
