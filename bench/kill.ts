import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { startPostgres } from '@sopaan/api/testing/postgres'
import { MINUTE_MS } from '@sopaan/domain/time/durations'
import { exactly, type Figure } from './figure.ts'
import { killApp } from './kill/app.ts'

/**
 * A process is killed (SIGKILL) while it writes, forty times over, on the embedded database and on a PostgreSQL server;
 * then the whole product, forty times, while people sign up over HTTP and it writes to a PostgreSQL server.
 * Each next start must be clean (database opens, nothing to repair by hand, audit trail whole, no transaction in part)
 * and show every row that was acknowledged before a kill.
 */

const KILLS = 40
const WRITER = join(import.meta.dirname, 'kill', 'writer.ts')
/** Acknowledged writes before the kill falls, spread so that it meets every moment of a write. */
const ACKNOWLEDGED_MIN = 3
const ACKNOWLEDGED_SPREAD = 20
/** The kill falls up to this long after that, into the middle of the next write. */
const DELAY_SPREAD_MS = 13
const START_TIMEOUT_MS = MINUTE_MS

type Trial = { killed: number; acknowledged: number; lost: number; unclean: number }

/** The figures of forty kills on each database; the server's need PostgreSQL's programs. */
export async function run(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sopaan-kill-'))
  const embedded = await killManyTimes({ DATA_DIR: folder })
  rmSync(folder, { recursive: true, force: true })
  const postgres = await startPostgres({ isDurable: true })
  const server = await killManyTimes({ DATABASE_URL: await postgres.createDatabase() })
  await postgres.stop()
  return [...describeTrial('embedded', embedded), ...describeTrial('server', server), ...(await killTheApp())]
}

async function killTheApp(): Promise<Figure[]> {
  const { killed, acknowledged, lost, unmailed, unclean } = await killApp(KILLS)
  console.log(`kill app: ${acknowledged} sign-ups acknowledged before ${killed} kills`)
  return [
    exactly('app, kills during sign-ups', killed, KILLS, ''),
    exactly('app, acknowledged sign-ups lost', lost, 0, ''),
    exactly('app, sign-ups without their mail in the end', unmailed, 0, ''),
    exactly('app, starts that were not clean', unclean, 0, ''),
  ]
}

function describeTrial(name: string, { killed, acknowledged, lost, unclean }: Trial): Figure[] {
  console.log(`kill ${name}: ${acknowledged} writes acknowledged before ${killed} kills`)
  return [
    exactly(`${name}, kills during writes`, killed, KILLS, ''),
    exactly(`${name}, acknowledged rows lost`, lost, 0, ''),
    exactly(`${name}, starts that were not clean`, unclean, 0, ''),
  ]
}

async function killManyTimes(place: Record<string, string>): Promise<Trial> {
  const acknowledged = new Set<string>()
  const trial = { killed: 0, lost: 0, unclean: 0 }
  for (let round = 0; round <= KILLS; round += 1) {
    const writer = startWriter(place)
    const there = await readStart(writer)
    if (!there) {
      trial.unclean += 1
      continue
    }
    trial.lost += [...acknowledged].filter((id) => !there.has(id)).length
    if (round === KILLS) await end(writer.child)
    else if (await killWhileWriting(writer, acknowledged, round)) trial.killed += 1
  }
  return { ...trial, acknowledged: acknowledged.size }
}

type Writer = { child: ChildProcess; lines: AsyncIterator<string> }

function startWriter(place: Record<string, string>): Writer {
  const child = spawn(process.execPath, [WRITER], {
    env: { ...process.env, ...place },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() }
}

/** The ids that the writer found at its start; undefined when it did not start cleanly. */
async function readStart({ child, lines }: Writer): Promise<Set<string> | undefined> {
  const timer = setTimeout(() => child.kill('SIGKILL'), START_TIMEOUT_MS)
  const first = await lines.next()
  clearTimeout(timer)
  if (first.done || !first.value.startsWith('there ')) return undefined
  return new Set(first.value.slice('there '.length).split(',').filter(Boolean))
}

/** Lets the writer acknowledge some rows, kills it between two lines, and keeps every id that it printed until then. */
async function killWhileWriting({ child, lines }: Writer, acknowledged: Set<string>, round: number): Promise<boolean> {
  const wanted = ACKNOWLEDGED_MIN + ((round * 7) % ACKNOWLEDGED_SPREAD)
  let seen = 0
  for (let line = await lines.next(); !line.done; line = await lines.next()) {
    acknowledged.add(line.value)
    seen += 1
    if (seen === wanted) setTimeout(() => child.kill('SIGKILL'), (round * 5) % DELAY_SPREAD_MS)
  }
  if (child.signalCode === null && child.exitCode === null) await once(child, 'exit')
  return child.signalCode === 'SIGKILL' && seen >= wanted
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
