import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { connect } from '#api/db/connect.ts'
import { migrate, readMigrations } from '#api/db/migrate.ts'

/** A PostgreSQL server of a test's own, on 127.0.0.1, gone when it is stopped. */
export type TestPostgres = {
  /** Makes an empty database and answers its address. */
  createDatabase: () => Promise<string>
  /** Makes a database with every migration applied and answers its address. */
  createMigratedDatabase: () => Promise<string>
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

/** The database that `createMigratedDatabase` copies. */
const TEMPLATE = 'migrated'
/** Only a crash of the whole machine could lose what is not waited for; what ends a server of a test is less. */
const HASTY = '-c fsync=off'

/**
 * Starts a PostgreSQL server in a folder of its own, on a free port. What it acknowledged outlives its own end.
 * @param options.isDurable  acknowledged writes reach the disk, as in production: for what measures time
 * @throws {Error} when the machine has no PostgreSQL server programs
 */
export async function startPostgres({ isDurable = false }: { isDurable?: boolean } = {}): Promise<TestPostgres> {
  const programs = requirePrograms()
  const folder = mkdtempSync(join(tmpdir(), 'sopaan-postgres-'))
  const owner = ownerOf(folder)
  const data = join(folder, 'data')
  execFileSync('cp', ['-a', await migratedFolder(programs), data])
  const port = await findFreePort()
  const { start, crash } = controlsOf(programs, { folder, port, isDurable, owner })
  start()
  // A test that ends without stopping its server must not leave it running.
  process.once('exit', crash)
  let databases = 0
  const create = async (template: string) => {
    databases += 1
    const name = `test_${databases}`
    await runStatement(port, `create database ${name} template ${template}`)
    return `postgres://sopaan@127.0.0.1:${port}/${name}`
  }
  return {
    createDatabase: () => create('template1'),
    createMigratedDatabase: () => create(TEMPLATE),
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

function requirePrograms(): string {
  const programs = findPostgresFolder()
  if (!programs) throw new Error('PostgreSQL server programs are not on this machine (Debian: apt install postgresql).')
  return programs
}

/**
 * The data folder that every server of a test starts from a copy of: made once for each set of migrations and version of
 * PostgreSQL, and kept in the system's folder for temporary files.
 */
async function migratedFolder(programs: string): Promise<string> {
  const migrations = readMigrations()
  const version = createHash('sha256')
    .update([programs, ...migrations.map(({ checksum }) => checksum)].join())
    .digest('hex')
    .slice(0, 16)
  const kept = join(tmpdir(), `sopaan-test-postgres-${version}`)
  if (existsSync(kept)) return kept
  const folder = mkdtempSync(join(tmpdir(), 'sopaan-postgres-'))
  const owner = ownerOf(folder)
  const data = join(folder, 'data')
  const words = ['-D', data, '-U', 'sopaan', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C.UTF-8']
  execFileSync(join(programs, 'initdb'), words, { stdio: 'ignore', cwd: folder, ...owner })
  const port = await findFreePort()
  const { start, stop } = controlsOf(programs, { folder, port, isDurable: false, owner })
  start()
  await runStatement(port, `create database ${TEMPLATE}`)
  const database = await connect({ url: `postgres://sopaan@127.0.0.1:${port}/${TEMPLATE}`, onError: () => undefined })
  await migrate(database, migrations)
  await database.close()
  stop()
  // Another process may have been faster.
  if (!existsSync(kept)) renameSync(data, kept)
  rmSync(folder, { recursive: true, force: true })
  return kept
}

/** Starts and ends the server whose data lies in a folder. */
function controlsOf(
  programs: string,
  { folder, port, isDurable, owner }: { folder: string; port: number; isDurable: boolean; owner: Owner },
) {
  const data = join(folder, 'data')
  const control = (words: readonly string[]) =>
    void execFileSync(join(programs, 'pg_ctl'), ['-D', data, '-w', ...words], {
      stdio: 'ignore',
      cwd: folder,
      ...owner,
    })
  const options = `-p ${port} -h 127.0.0.1 -c unix_socket_directories= -c max_connections=100 ${isDurable ? '' : HASTY}`
  return {
    start: () => control(['-l', join(folder, 'log'), '-o', options, 'start']),
    stop: () => control(['-m', 'fast', 'stop']),
    crash: () => control(['-m', 'immediate', 'stop']),
  }
}

type Owner = { uid?: number; gid?: number }

/** PostgreSQL refuses to run as root: there, it runs as the `postgres` user that its package made. */
export function ownerOf(folder: string): Owner {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  const owner = { uid: idOf('-u'), gid: idOf('-g') }
  chownSync(folder, owner.uid, owner.gid)
  return owner
}

async function runStatement(port: number, sql: string): Promise<void> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'sopaan', database: 'postgres' })
  await client.connect()
  await client.query(sql)
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
