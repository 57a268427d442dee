import { connect, type Database } from '#api/db/connect.ts'
import type { Deps } from '#api/deps.ts'
import { findPostgresFolder, startPostgres } from './postgres.ts'
import { startApp, type TestApp, type TestAppOptions } from './start-app.ts'

/** Servers over one real PostgreSQL, each with a pool of its own, as instances are. */
export type Servers = {
  all: readonly TestApp[]
  databases: readonly Database[]
  /** One of them; numbers beyond the last begin anew. */
  at: (number: number) => TestApp
  stop: () => Promise<void>
}

/** Whether races can be run on this machine. */
export const hasPostgres = findPostgresFolder() !== undefined

const SECRET_KEY = Buffer.from('0f3a9c1d7e5b8024687ac13579bdf0e2')

/** Starts so many servers over one database; they have one secret. */
async function startServers(count: number, options: TestAppOptions = {}): Promise<Servers> {
  const postgres = await startPostgres()
  const databases = await connectTo(await postgres.createMigratedDatabase(), count)
  const config = { secretKey: SECRET_KEY, ...options.config }
  const all: TestApp[] = []
  for (const database of databases) all.push(await startApp({ ...options, database, config }))
  return {
    all,
    databases,
    at: (number) => oneOf(all, number),
    stop: async () => {
      for (const server of all) await server.stop()
      for (const database of databases) await database.close()
      await postgres.stop()
    },
  }
}

/**
 * The servers of a file of races; where this machine has no PostgreSQL nothing is started, and whoever asks for one is told:
 * such tests are skipped (`test.skipIf(!hasPostgres)`).
 */
export async function startRaceServers(count: number, options: TestAppOptions = {}): Promise<Servers> {
  return hasPostgres
    ? startServers(count, options)
    : { all: [], databases: [], at: () => oneOf([], 0), stop: async () => {} }
}

/** What services of so many instances over one real PostgreSQL are given, on the real clock. */
export async function startInstances(
  count: number,
): Promise<{ deps: (at: number) => Deps; stop: () => Promise<void> }> {
  const [postgres, base] = await Promise.all([startPostgres(), startApp()])
  const url = await postgres.createMigratedDatabase()
  const databases = await connectTo(url, count)
  const config = { ...base.deps.config, databaseUrl: url }
  const instances = databases.map(({ db }): Deps => ({ ...base.deps, db, config, now: () => new Date() }))
  return {
    deps: (at) => oneOf(instances, at),
    stop: async () => {
      for (const database of databases) await database.close()
      await base.stop()
      await postgres.stop()
    },
  }
}

function connectTo(url: string, count: number): Promise<Database[]> {
  return Promise.all(Array.from({ length: count }, () => connect({ url, onError: () => undefined })))
}

function oneOf<T>(all: readonly T[], number: number): T {
  const one = all[number % all.length]
  if (one === undefined) throw new Error('There is none.')
  return one
}
