import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '@sopaan/api/testing/free-port'
import { findPostgresFolder, ownerOf } from '@sopaan/api/testing/postgres'

const EXAMPLE = join(import.meta.dirname, '../../deploy/database/pgbackrest.conf')

/** A server on this machine whose write-ahead log is archived by pgBackRest, with the settings of `deploy/`. */
export type ArchivedServer = {
  url: string
  /** Takes a full backup of the running server. @returns seconds */
  backUp: () => number
  /** Stops the server, brings its folder to how it was at a moment, and starts it. @returns seconds until it answers */
  restoreTo: (moment: string) => number
  stop: () => void
}

/** @throws {Error} when the machine lacks PostgreSQL's server programs or pgBackRest */
export async function startArchivedServer(): Promise<ArchivedServer> {
  const programs = findPostgresFolder()
  if (!programs) throw new Error('PostgreSQL server programs are not on this machine (Debian: apt install postgresql).')
  const folder = mkdtempSync(join(tmpdir(), 'sopaan-archive-'))
  const [data, port] = [join(folder, 'data'), await findFreePort()]
  const settings = writeSettings(folder, port)
  const env = { ...process.env, PGBACKREST_REPO1_CIPHER_PASS: randomBytes(32).toString('base64') }
  const options = { cwd: folder, env, stdio: 'ignore', ...ownerOf(folder) } as const
  const run = (program: string, words: readonly string[]) => void execFileSync(program, words, options)
  const runServer = (program: string, words: readonly string[]) => run(join(programs, program), words)
  const archive = (...words: string[]) => run('pgbackrest', [`--config=${settings}`, '--stanza=sopaan', ...words])
  const start = () => runServer('pg_ctl', ['-D', data, '-w', '-l', `${data}.log`, 'start'])
  const stop = () => runServer('pg_ctl', ['-D', data, '-m', 'fast', '-w', 'stop'])
  runServer('initdb', ['-D', data, '-U', 'sopaan', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'])
  writeFileSync(join(data, 'postgresql.auto.conf'), serverSettings(folder, port, settings))
  start()
  runServer('createdb', ['-h', '127.0.0.1', '-p', String(port), '-U', 'sopaan', 'sopaan'])
  archive('stanza-create')
  archive('check')
  return {
    url: `postgres://sopaan@127.0.0.1:${port}/sopaan`,
    backUp: () => secondsOf(() => archive('backup', '--type=full')),
    restoreTo: (moment) =>
      secondsOf(() => {
        stop()
        archive('--delta', '--type=time', `--target=${moment}`, '--target-action=promote', 'restore')
        start()
      }),
    stop: () => {
      stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The example that ships, with the paths of this machine in place of its own. */
function writeSettings(folder: string, port: number): string {
  const own = [`lock-path=${folder}`, `log-path=${folder}`, `spool-path=${folder}`, 'log-level-console=off']
  const server = [`pg1-port=${port}`, `pg1-socket-path=${folder}`, 'pg1-user=sopaan', 'pg1-database=sopaan']
  const text = readFileSync(EXAMPLE, 'utf8')
    .replace(/^repo1-path=.*$/m, [`repo1-path=${join(folder, 'repository')}`, ...own].join('\n'))
    .replace(/^pg1-path=.*$/m, [`pg1-path=${join(folder, 'data')}`, ...server].join('\n'))
  const path = join(folder, 'pgbackrest.conf')
  writeFileSync(path, text)
  return path
}

/** As the head of the example says, on a port and in a folder of its own. */
function serverSettings(folder: string, port: number, settings: string): string {
  return [
    `port = ${port}`,
    "listen_addresses = '127.0.0.1'",
    `unix_socket_directories = '${folder}'`,
    'archive_mode = on',
    'archive_timeout = 60',
    `archive_command = 'pgbackrest --config=${settings} --stanza=sopaan archive-push %p'`,
    '',
  ].join('\n')
}

function secondsOf(work: () => void): number {
  const startedMs = performance.now()
  work()
  return (performance.now() - startedMs) / 1_000
}
