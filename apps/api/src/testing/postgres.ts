import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/** A PostgreSQL server of a test's own, on 127.0.0.1, gone when it is stopped. */
export type TestPostgres = {
  /** Makes an empty database and answers its address. */
  createDatabase: () => Promise<string>
  /** Ends the server as a crash would, and starts it again: what was not committed is lost. */
  restart: () => Promise<void>
  /** Ends the server as a crash would; `restart` brings it back. */
  crash: () => void
  stop: () => Promise<void>
}

/** Where Debian and its kin put the server's programs, by major version. */
const DEBIAN_FOLDER = '/usr/lib/postgresql'

/** The folder of PostgreSQL's server programs on this machine, newest version first; undefined when there are none. */
export function findPostgresFolder(): string | undefined {
  const versions = existsSync(DEBIAN_FOLDER)
    ? readdirSync(DEBIAN_FOLDER).sort((one, other) => Number(other) - Number(one))
    : []
  const folders = [
    ...versions.map((version) => join(DEBIAN_FOLDER, version, 'bin')),
    '/opt/homebrew/bin',
    '/usr/local/bin',
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

/**
 * Starts a PostgreSQL server in a folder of its own, on a free port. Acknowledged writes reach the disk, as in production.
 * @throws {Error} when the machine has no PostgreSQL server programs
 */
export async function startPostgres(): Promise<TestPostgres> {
  const programs = findPostgresFolder()
  if (!programs) throw new Error('PostgreSQL server programs are not on this machine (Debian: apt install postgresql).')
  const folder = mkdtempSync(join(tmpdir(), 'sopaan-postgres-'))
  const owner = ownerOf(folder)
  const data = join(folder, 'data')
  const port = await findFreePort()
  const run = (program: string, words: string[]) =>
    execFileSync(join(programs, program), words, { stdio: 'ignore', cwd: folder, ...owner })
  const start = () => run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', serverOptions(port), 'start'])
  const crash = () => void run('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop'])
  run('initdb', ['-D', data, '-U', 'sopaan', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C.UTF-8'])
  start()
  // A test that ends without stopping its server must not leave it running.
  process.once('exit', crash)
  let databases = 0
  return {
    createDatabase: async () => {
      databases += 1
      await createDatabase(port, `test_${databases}`)
      return `postgres://sopaan@127.0.0.1:${port}/test_${databases}`
    },
    crash,
    restart: async () => {
      if (existsSync(join(data, 'postmaster.pid'))) crash()
      start()
    },
    stop: async () => {
      process.removeListener('exit', crash)
      crash()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function serverOptions(port: number): string {
  return `-p ${port} -h 127.0.0.1 -c unix_socket_directories= -c max_connections=100`
}

/** PostgreSQL refuses to run as root: there, it runs as the `postgres` user that its package made. */
export function ownerOf(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  const owner = { uid: idOf('-u'), gid: idOf('-g') }
  chownSync(folder, owner.uid, owner.gid)
  return owner
}

async function createDatabase(port: number, name: string): Promise<void> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'sopaan', database: 'postgres' })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
}

/** A port of 127.0.0.1 that nobody listens on at this moment. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('A TCP server without a port')
  return address.port
}
