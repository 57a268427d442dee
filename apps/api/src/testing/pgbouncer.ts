import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from './free-port.ts'
import { ownerOf } from './postgres.ts'
import { waitForPort } from './wait-for-port.ts'

/** A PgBouncer of a test's own before the server of an address, in transaction mode, as docs/operations.md sets it up. */
export type TestPooler = {
  url: string
  /** Leads to the server at another port of this machine from now on, as after a failover. */
  lead: (port: number) => void
  /** Ends it and starts it again: every connection through it breaks. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

const PROGRAMS = ['/usr/sbin/pgbouncer', '/opt/homebrew/bin/pgbouncer', '/usr/local/bin/pgbouncer']

/** PgBouncer on this machine; undefined when it is not there. */
export function findPgBouncer(): string | undefined {
  return PROGRAMS.find((path) => existsSync(path))
}

/**
 * Starts PgBouncer with few connections to the server behind it, so that users of it share them.
 * @throws {Error} when the machine has no PgBouncer
 */
export async function startPgBouncer(databaseUrl: string, serverConnections: number): Promise<TestPooler> {
  const program = findPgBouncer()
  if (!program) throw new Error('PgBouncer is not on this machine (Debian: apt install pgbouncer).')
  const target = new URL(databaseUrl)
  const database = target.pathname.slice(1)
  const port = await findFreePort()
  const folder = mkdtempSync(join(tmpdir(), 'sopaan-pgbouncer-'))
  const owner = ownerOf(folder)
  const settings = join(folder, 'pgbouncer.ini')
  const write = (serverPort: number | string) =>
    writeFileSync(
      settings,
      `[databases]
${database} = host=127.0.0.1 port=${serverPort} dbname=${database} user=${target.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${serverConnections}
max_client_conn = 500
server_login_retry = 1
ignore_startup_parameters = statement_timeout, lock_timeout, idle_in_transaction_session_timeout
`,
    )
  write(target.port)
  const start = async () => {
    const started = spawn(program, ['-q', settings], { stdio: 'ignore', cwd: folder, ...owner })
    await waitForPort(started, port)
    return started
  }
  let child = await start()
  const end = () => void child.kill('SIGKILL')
  // A test that ends without stopping it must not leave it running.
  process.once('exit', end)
  const kill = async () => {
    const ended = once(child, 'exit')
    end()
    await ended
  }
  const way = new URL(databaseUrl)
  way.port = String(port)
  return {
    url: way.href,
    lead: (serverPort) => {
      write(serverPort)
      child.kill('SIGHUP')
    },
    restart: async () => {
      await kill()
      child = await start()
    },
    stop: async () => {
      process.removeListener('exit', end)
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
