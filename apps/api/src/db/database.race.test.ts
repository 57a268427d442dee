import { availableParallelism } from 'node:os'
import { defineCall } from '@sopaan/contract/call'
import { urlOf } from '@sopaan/contract/client'
import { queryWhole } from '@sopaan/contract/fields'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Feature } from '#api/app.ts'
import { inTransaction } from '#api/deps.ts'
import { createLimits } from '#api/http/limits.ts'
import { serve } from '#api/http/serve.ts'
import { fakeClock } from '#api/testing/fake-clock.ts'
import { startPostgres } from '#api/testing/postgres.ts'
import { startApp } from '#api/testing/start-app.ts'
import { untilServed } from '#api/testing/until-served.ts'
import { withAdvisoryLock } from './advisory-lock.ts'
import { connect } from './connect.ts'
import { migrate, readMigrations } from './migrate.ts'

const storeNumber = defineCall({
  method: 'GET',
  path: '/api/v1/kept/:n',
  access: 'anyone',
  params: z.object({ n: queryWhole(1, 1_000_000) }),
  response: z.object({}),
  refuses: [],
})

/** A call that answers once its number is in the table. */
const storeNumbers: Feature = (app, deps) =>
  serve(app, storeNumber, async ({ params }) => {
    await sql`insert into kept values (${params.n})`.execute(deps.db)
    return {}
  })

/** How long a slow machine may take to notice; what is waited for has no limit of its own. */
const BACK_IN_TIME = { timeout: 60_000 }
const postgres = await startPostgres()
afterAll(async () => {
  await base.stop()
  await postgres.stop()
})
const base = await startApp()

const openNew = async () => openAt(await postgres.createDatabase())
const openMigrated = async () => openAt(await postgres.createMigratedDatabase())

async function openAt(url: string) {
  return { url, database: await connect({ url, onError: () => undefined }) }
}

test('CH-15: of several instances that start at once one migrates, and each ends on the newest schema', async () => {
  const { url } = await openNew()
  const instances = await Promise.all([1, 2, 3].map(() => connect({ url, onError: () => undefined })))
  const applied = await Promise.all(instances.map((instance) => migrate(instance)))
  expect(applied.flat().sort()).toEqual(readMigrations().map(({ name }) => name))
  for (const instance of instances) {
    expect(await migrate(instance)).toEqual([])
    await instance.close()
  }
})

test('R-DB-3: two transactions that lock each other are both carried out', async () => {
  const { database } = await openNew()
  await database.session((session) =>
    session.script(
      "create table piles (name text primary key, n int not null); insert into piles values ('a', 0), ('b', 0)",
    ),
  )
  const deps = { ...base.deps, db: database.db }
  const bump = (first: string, second: string, meet: Meeting) =>
    inTransaction(deps, async (deps) => {
      await sql`update piles set n = n + 1 where name = ${first}`.execute(deps.db)
      await meet()
      await sql`update piles set n = n + 1 where name = ${second}`.execute(deps.db)
    })
  const meet = meetingOf(2)
  await Promise.all([bump('a', 'b', meet), bump('b', 'a', meet)])
  const { rows } = await sql<{ n: number }>`select n from piles order by name`.execute(database.db)
  expect(rows).toEqual([{ n: 2 }, { n: 2 }])
  await database.close()
})

test('R-DB-2: a read whose connection is cut is repeated, a write is not, and the process goes on', async () => {
  const { database } = await openNew()
  await database.session((session) => session.script('create table notes (n int)'))
  const cut = () =>
    database.session((session) =>
      session.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
      ),
    )
  const db = database.db.withTables<{ notes: { n: number } }>()
  await db.insertInto('notes').values({ n: 1 }).execute()
  const read = db
    .selectFrom('notes')
    .select(['n', sql`pg_sleep(1)::text`.as('slept')])
    .execute()
  await cutOnceItRuns(database, cut)
  expect(await read).toMatchObject([{ n: 1 }])
  const write = db.insertInto('notes').values({ n: sql<number>`2 + length(pg_sleep(1)::text)` }).execute()
  const refused = expect(write).rejects.toMatchObject({ code: '57P01' })
  await cutOnceItRuns(database, cut)
  await refused
  expect(await db.selectFrom('notes').select('n').execute()).toEqual([{ n: 1 }])
  await database.close()
})

test('CH-02, LOG-06: while the server is gone a call answers 503 and health lives; back again, both answer', async () => {
  const { database } = await openMigrated()
  const server = await startApp({ database })
  const statusOf = async (path: string) => (await server.app.fastify.inject(path)).statusCode
  const degrees = () => Promise.all(['/healthz', '/readyz', '/readyz/full'].map(statusOf))
  expect(await degrees()).toEqual([200, 200, 200])
  postgres.crash()
  await vi.waitFor(async () => expect(await degrees()).toEqual([200, 200, 503]), BACK_IN_TIME)
  await postgres.restart()
  await vi.waitFor(async () => expect(await degrees()).toEqual([200, 200, 200]), BACK_IN_TIME)
  await server.stop()
  await database.close()
})

test('R-DB-2: a server that ends and comes back under load costs refusals of 503, and nothing acknowledged is lost', async () => {
  const { url, database } = await openMigrated()
  await database.session((session) => session.script('create table kept (n int primary key)'))
  const server = await startApp({ database, features: [storeNumbers] })
  const acknowledged: number[] = []
  const statuses = new Set<number>()
  let next = 0
  const keepSome = async (count: number) => {
    for (const until = next + count; next < until; ) {
      const n = ++next
      const { statusCode } = await server.app.fastify.inject(urlOf(storeNumber, { params: { n } }))
      statuses.add(statusCode)
      if (statusCode === 200) acknowledged.push(n)
    }
  }
  const load = () => Promise.all(Array.from({ length: 10 }, () => keepSome(10)))
  for (let times = 0; times < 3; times += 1) {
    const during = load()
    await keepSome(1)
    postgres.crash()
    await during
    await load()
    await postgres.restart()
    await load()
  }
  expect([...statuses].sort()).toEqual([200, 503])
  const again = await connect({ url, onError: () => undefined })
  const { rows } = await sql<{ n: number }>`select n from kept`.execute(again.db)
  const kept = new Set(rows.map(({ n }) => n))
  expect(acknowledged.filter((n) => !kept.has(n))).toEqual([])
  await again.close()
  await server.stop()
  await database.close()
})

test('R-BP-3: every wait for a server ends: statements, locks, idle transactions', async () => {
  const { database } = await openNew()
  const { rows } = await sql<Record<string, string>>`select current_setting('statement_timeout') as statement,
    current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle`.execute(
    database.db,
  )
  expect(rows).toEqual([{ statement: '5s', lock: '2s', idle: '10s' }])
  await database.close()
})

test('what the database sets for calls does not end an index that a session builds', async () => {
  const { url, database } = await openNew()
  const name = new URL(url).pathname.slice(1)
  await sql`alter database ${sql.id(name)} set statement_timeout = '5s'`.execute(database.db)
  await sql`alter database ${sql.id(name)} set lock_timeout = '2s'`.execute(database.db)
  const limits = `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`
  expect(await database.session((session) => session.query(limits))).toEqual([{ statement: '1h', lock: '1h' }])
  await database.close()
})

test('R-DB-1: a process never holds more than 10 connections a core', async () => {
  const { url, database } = await openNew()
  const watcher = await connect({ url, onError: () => undefined })
  const max = 10 * availableParallelism()
  const reads = Array.from({ length: max + 5 }, () => sql`select pg_sleep(0.2)`.execute(database.db))
  await reads[0]
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(watcher.db)
  expect(rows).toEqual([{ n: max }])
  await Promise.all(reads)
  await database.close()
  await watcher.close()
})

test('API-07: a shared limit lets through exactly its number over two instances in a burst', async () => {
  const { url, database } = await openMigrated()
  const other = await connect({ url, onError: () => undefined })
  const clock = fakeClock()
  const limiters = [database, other].map(({ db }) => createLimits({ ...base.deps, db, now: clock.now }))
  const takes = Array.from({ length: 200 }, (_, n) => limiters[n % 2]?.take('admin-write', 'one admin'))
  const outcomes = await Promise.allSettled(takes)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(120)
  clock.advance(60_000)
  await expect(limiters[0]?.take('admin-write', 'one admin')).resolves.toBeUndefined()
  await Promise.all([database.close(), other.close()])
})

type Meeting = () => Promise<void>

/** Lets nobody on until that many have come; who comes later, on a repeat, passes. */
function meetingOf(count: number): Meeting {
  let come = 0
  const { promise, resolve } = Promise.withResolvers<void>()
  return () => {
    come += 1
    if (come >= count) resolve()
    return promise
  }
}

async function cutOnceItRuns(
  database: Awaited<ReturnType<typeof connect>>,
  cut: () => Promise<unknown>,
): Promise<void> {
  for (;;) {
    const running = await database.session((session) =>
      session.query(
        "select 1 from pg_stat_activity where state = 'active' and query like '%pg_sleep%' and pid <> pg_backend_pid()",
      ),
    )
    if (running.length > 0) break
  }
  await cut()
}

test('of 200 that take their turn over two instances one works at a time', async () => {
  const url = await postgres.createDatabase()
  const instances = await Promise.all([
    connect({ url, onError: () => undefined }),
    connect({ url, onError: () => undefined }),
  ])
  let atWork = 0
  const seen: number[] = []
  const work = async () => {
    atWork += 1
    seen.push(atWork)
    await new Promise(setImmediate)
    atWork -= 1
  }
  await Promise.all(
    Array.from({ length: 100 }, () =>
      instances.map((instance) => untilServed(() => withAdvisoryLock(instance, 1, work))),
    ).flat(),
  )
  expect(seen).toEqual(Array(200).fill(1))
  await Promise.all(instances.map((instance) => instance.close()))
})
