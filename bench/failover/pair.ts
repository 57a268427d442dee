import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '@sopaan/api/testing/free-port'
import { findPostgresFolder, ownerOf } from '@sopaan/api/testing/postgres'

/** A primary and its synchronous standby on this machine, each in a folder of its own. */
export type Pair = {
  primaryPort: number
  standbyPort: number
  /** SIGKILL to every process of the primary, as the end of its machine would be. */
  killPrimary: () => void
  /** Makes the standby the primary, as whoever watches the two does. */
  promote: () => void
  stop: () => void
}

/**
 * Starts the two. A write is acknowledged once the standby has it on its disk; the promoted standby itself waits for nobody,
 * since it has no standby yet.
 */
export async function startPair(): Promise<Pair> {
  const programs = findPostgresFolder()
  if (!programs) throw new Error('PostgreSQL server programs are not on this machine (Debian: apt install postgresql).')
  const folder = mkdtempSync(join(tmpdir(), 'sopaan-failover-'))
  const owner = ownerOf(folder)
  const run = (program: string, words: readonly string[]) =>
    void execFileSync(join(programs, program), words, { stdio: 'ignore', cwd: folder, ...owner })
  const [primary, standby] = [join(folder, 'primary'), join(folder, 'standby')]
  const [primaryPort, standbyPort] = [await findFreePort(), await findFreePort()]
  const start = (data: string, port: number) =>
    run('pg_ctl', [
      '-D',
      data,
      '-w',
      '-l',
      `${data}.log`,
      '-o',
      `-p ${port} -h 127.0.0.1 -c unix_socket_directories=`,
      'start',
    ])
  run('initdb', ['-D', primary, '-U', 'sopaan', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'])
  start(primary, primaryPort)
  run('createdb', ['-h', '127.0.0.1', '-p', String(primaryPort), '-U', 'sopaan', 'sopaan'])
  const way = `host=127.0.0.1 port=${primaryPort} user=sopaan application_name=standby`
  run('pg_basebackup', ['-D', standby, '-d', way, '-R', '-X', 'stream', '-c', 'fast'])
  start(standby, standbyPort)
  appendFileSync(join(primary, 'postgresql.conf'), "synchronous_standby_names = 'standby'\nsynchronous_commit = on\n")
  run('pg_ctl', ['-D', primary, 'reload'])
  const killPrimary = () => {
    const [main = ''] = readFileSync(join(primary, 'postmaster.pid'), 'utf8').split('\n')
    // The children first: an end of their parent alone would let them finish.
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', main], { encoding: 'utf8' }).split(/\s+/)
    for (const pid of [main, ...children].map(Number)) if (pid > 0) process.kill(pid, 'SIGKILL')
  }
  return {
    primaryPort,
    standbyPort,
    killPrimary,
    promote: () => run('pg_ctl', ['-D', standby, '-w', 'promote']),
    stop: () => {
      for (const data of [primary, standby]) {
        try {
          run('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop'])
        } catch {
          // It was killed.
        }
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
