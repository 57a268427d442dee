import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { connect, type Database } from '#api/db/connect.ts'
import { migrate, readMigrations } from '#api/db/migrate.ts'
import { findFreePort } from './free-port.ts'
import { memoryFolder } from './memory-folder.ts'

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
/** What a start fills an empty database with; another book is another template. */
const SHIPPED = ['national-book.bin.br', 'national-names.json'].map((name) =>
  join(import.meta.dirname, '../../../../data', name),
)
/** Only a crash of the whole machine could lose what is not waited for; what ends a server of a test is less. */
const HASTY = '-c fsync=off -c full_page_writes=off -c min_wal_size=32MB -c max_wal_size=64MB'

/**
 * Starts a PostgreSQL server in a folder of its own, on a free port. What it acknowledged outlives its own end.
 * @param options.isDurable  acknowledged writes reach the disk, as in production: for what measures time
 * @param options.isFilled  migrated databases hold the book that ships, as an earlier start left it
 * @throws {Error} when the machine has no PostgreSQL server programs
 */
export async function startPostgres({ isDurable = false, isFilled = false } = {}): Promise<TestPostgres> {
  const programs = requirePrograms()
  const folder = mkdtempSync(join(memoryFolder(), 'sopaan-postgres-'))
  const owner = ownerOf(folder)
  const data = join(folder, 'data')
  execFileSync('cp', ['-a', await (isFilled ? filledFolder : migratedFolder)(programs), data])
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

/** The data folder that a server of a test starts from a copy of: every migration is applied to its template. */
function migratedFolder(programs: string): Promise<string> {
  const migrations = readMigrations()
  const parts = migrations.map(({ checksum }) => checksum)
  return savedFolder(programs, parts, async ({ data, folder, owner }, serve) => {
    const words = ['-D', data, '-U', 'sopaan', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C.UTF-8']
    execFileSync(join(programs, 'initdb'), words, { stdio: 'ignore', cwd: folder, ...owner })
    await serve(async (port) => {
      await runStatement(port, `create database ${TEMPLATE}`)
      await withTemplate(port, (database) => migrate(database, migrations))
    })
  })
}

/** As `migratedFolder`, and the book that ships is in its template. */
async function filledFolder(programs: string): Promise<string> {
  const migrated = await migratedFolder(programs)
  const parts = [migrated, ...SHIPPED.map((path) => readFileSync(path))]
  return savedFolder(programs, parts, async ({ data }, serve) => {
    execFileSync('cp', ['-a', migrated, data])
    // Whoever finds the folder made needs no server of ours.
    const { fillWithBook } = await import('./fill-with-book.ts')
    await serve((port) => withTemplate(port, fillWithBook))
  })
}

type Draft = { folder: string; data: string; owner: Owner }
type Serve = (work: (port: number) => Promise<void>) => Promise<void>

/**
 * A data folder made once for what it is made of and each version of PostgreSQL, and kept in the system's folder for
 * temporary files.
 */
async function savedFolder(
  programs: string,
  parts: readonly (string | Buffer)[],
  make: (draft: Draft, serve: Serve) => Promise<void>,
): Promise<string> {
  const hash = createHash('sha256').update(programs)
  for (const part of parts) hash.update(part)
  const saved = join(tmpdir(), `sopaan-test-postgres-${hash.digest('hex').slice(0, 16)}`)
  if (existsSync(saved)) return saved
  const folder = mkdtempSync(join(tmpdir(), 'sopaan-postgres-'))
  const draft = { folder, data: join(folder, 'data'), owner: ownerOf(folder) }
  await make(draft, async (work) => {
    const port = await findFreePort()
    const { start, stop } = controlsOf(programs, { folder, port, isDurable: false, owner: draft.owner })
    start()
    await work(port)
    stop()
  })
  try {
    renameSync(draft.data, saved)
  } catch (error) {
    // Another process was faster.
    if (!existsSync(saved)) throw error
  }
  rmSync(folder, { recursive: true, force: true })
  return saved
}

async function withTemplate(port: number, work: (database: Database) => Promise<unknown>): Promise<void> {
  const database = await connect({ url: `postgres://sopaan@127.0.0.1:${port}/${TEMPLATE}`, onError: () => undefined })
  await work(database)
  await database.close()
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
