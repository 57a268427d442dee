import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { connect } from '@sopaan/api/db/connect'
import { startPostgres } from '@sopaan/api/testing/postgres'
import { atLeast, atMost, exactly, type Figure, percentile } from './figure.ts'

/**
 * Audited writes of a fleet: three processes change rows of people, each change with its entry of the trail in the same
 * transaction, on a server whose acknowledged writes reach the disk. Then the trail is read and has to be whole.
 */

const PROCESSES = 3
const SECONDS = 10
const A_SECOND_MIN = 1_000
const P99_MAX_MS = 500
const WRITER = join(import.meta.dirname, 'audit', 'writer.ts')

/** What a writer has done: milliseconds of each write. */
export type Written = { times: number[] }
/** What the reader of the trail found. */
export type Checked = { ok: boolean; count: number; chains: number }

/** The figures; the machine needs PostgreSQL's server programs. */
export async function run(): Promise<Figure[]> {
  const postgres = await startPostgres({ isDurable: true })
  try {
    const url = await postgres.createMigratedDatabase()
    await fillPeople(url)
    const writers = await Promise.all(Array.from({ length: PROCESSES }, () => startWriter(url)))
    const startedMs = performance.now()
    const written = await Promise.all(writers.map((writer) => requestOf<Written>(writer, { seconds: SECONDS })))
    const seconds = (performance.now() - startedMs) / 1_000
    const [first] = writers
    if (first === undefined) throw new Error('No writer.')
    const checked = await requestOf<Checked>(first, 'check')
    for (const writer of writers) writer.disconnect()
    const times = written.flatMap(({ times }) => times)
    console.log(`${times.length} writes on ${checked.chains} chains`)
    return [
      atLeast('audited writes over three processes', Math.round(times.length / seconds), A_SECOND_MIN, '/s'),
      atMost('one of them, p99', percentile(times, 0.99), P99_MAX_MS, 'ms'),
      exactly('entries of the whole trail that are missing', times.length - (checked.ok ? checked.count : 0), 0, ''),
    ]
  } finally {
    await postgres.stop()
  }
}

async function fillPeople(url: string): Promise<void> {
  const database = await connect({ url, onError: (error) => console.error(error) })
  await database.session(({ script }) =>
    script(`insert into users (role, email, full_name, password_hash, password_key_id, password_changed_at)
      select 'mentee', 'person-' || n || '@example.org', 'Person ' || n, '', 'none', now() from generate_series(1, 5000) as n`),
  )
  await database.close()
}

async function startWriter(url: string): Promise<ChildProcess> {
  const writer = fork(WRITER, [url], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  await once(writer, 'message')
  return writer
}

async function requestOf<T>(writer: ChildProcess, question: { seconds: number } | 'check'): Promise<T> {
  const answer = once(writer, 'message')
  writer.send(question)
  const [message] = await answer
  return message as T
}
