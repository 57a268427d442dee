import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort, ownerOf } from './postgres.ts'

/** A PgBouncer of a test's own before the server of an address, in transaction mode, as docs/operations.md sets it up. */
export type TestPooler = { url: string; stop: () => Promise<void> }

const PROGRAMS = ['/usr/sbin/pgbouncer', '/opt/homebrew/bin/pgbouncer', '/usr/local/bin/pgbouncer']
const START_TRIES_MAX = 100
const START_PAUSE_MS = 50

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
  writeFileSync(
    settings,
    `[databases]
${database} = host=127.0.0.1 port=${target.port} dbname=${database} user=${target.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${serverConnections}
max_client_conn = 500
ignore_startup_parameters = statement_timeout, lock_timeout, idle_in_transaction_session_timeout
`,
  )
  const child = spawn(program, ['-q', settings], { stdio: 'ignore', cwd: folder, ...owner })
  const end = () => void child.kill('SIGKILL')
  // A test that ends without stopping it must not leave it running.
  process.once('exit', end)
  await waitForPort(child, port)
  const way = new URL(databaseUrl)
  way.port = String(port)
  return {
    url: way.href,
    stop: async () => {
      process.removeListener('exit', end)
      const ended = once(child, 'exit')
      end()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function waitForPort(child: ChildProcess, port: number): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    if (child.exitCode !== null || tried > START_TRIES_MAX) throw new Error('PgBouncer did not start.')
    await pause(START_PAUSE_MS)
  }
}
