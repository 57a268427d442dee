import { defineCall } from '@sopaan/contract/call'
import { urlOf } from '@sopaan/contract/client'
import { queryWhole } from '@sopaan/contract/fields'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Feature } from '#api/app.ts'
import { inTransaction } from '#api/deps.ts'
import { serve } from '#api/http/serve.ts'
import { startJobs } from '#api/jobs/schedule.ts'
import { openBlackHole } from '#api/testing/black-hole.ts'
import { startPostgres } from '#api/testing/postgres.ts'
import { startApp } from '#api/testing/start-app.ts'
import { connect } from './connect.ts'

const postgres = await startPostgres()
afterAll(() => postgres.stop())

/** Longer than a silent connection is waited for. */
const GIVEN_UP = { timeout: 20_000, interval: 100 }

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
    await inTransaction(deps, async ({ db }) => sql`insert into kept values (${params.n})`.execute(db))
    return {}
  })

async function startThrough(url: string, poolMax: number) {
  const database = await connect({ url, poolMax, onError: () => undefined })
  await database.session((session) => session.script('create table if not exists kept (n int)'))
  const server = await startApp({ database, features: [storeNumbers] })
  const keep = async (n: number) => (await server.app.fastify.inject(urlOf(storeNumber, { params: { n } }))).statusCode
  const stop = async () => {
    await server.stop()
    await database.close()
  }
  return { server, database, keep, stop }
}

test('connections that go silent stop no job and no request: each is given up in seconds, and none goes back to the pool', async () => {
  const way = await openBlackHole(await postgres.createMigratedDatabase())
  const { server, database, keep, stop } = await startThrough(way.url, 3)
  let runs = 0
  const stopJobs = startJobs(server.deps, [
    {
      name: 'asks-the-database',
      everyMs: 50,
      run: async (deps) => {
        await sql`select 1`.execute(deps.db)
        runs += 1
      },
    },
  ])
  expect(await Promise.all([1, 2, 3].map(keep))).toEqual([200, 200, 200])
  await vi.waitFor(() => expect(runs).toBeGreaterThan(2), GIVEN_UP)
  way.swallow()
  const before = runs
  expect(way.countSwallowed()).toBe(3)
  // A write is never repeated: it is refused, and nobody waits for it longer than that.
  const statuses = await Promise.all(Array.from({ length: 9 }, (_, at) => keep(100 + at)))
  expect([...new Set(statuses)]).toEqual([503])
  await vi.waitFor(() => expect(way.countSwallowed()).toBe(0), GIVEN_UP)
  await vi.waitFor(() => expect(runs).toBeGreaterThan(before + 3), GIVEN_UP)
  expect(await Promise.all(Array.from({ length: 9 }, (_, at) => keep(200 + at)))).toEqual(Array(9).fill(200))
  const { rows } = await sql<{ n: number }>`select n from kept where n < 200 order by n`.execute(database.db)
  expect(rows.map(({ n }) => n)).toEqual([1, 2, 3])
  await stopJobs()
  await stop()
  await way.stop()
})

test('a server without a connection left is a 503 and no fault, and answers again when there is one', async () => {
  const url = new URL(await postgres.createMigratedDatabase())
  const owner = await startThrough(url.href, 2)
  await owner.database.session((session) =>
    session.script(
      'create role few login superuser connection limit 4; alter role few nosuperuser; grant all on all tables in schema public to few',
    ),
  )
  url.username = 'few'
  const database = await connect({ url: url.href, poolMax: 30, onError: () => undefined })
  const server = await startApp({ database, features: [storeNumbers] })
  const statuses = await Promise.all(
    Array.from(
      { length: 30 },
      async (_, at) => (await server.app.fastify.inject(urlOf(storeNumber, { params: { n: at + 1 } }))).statusCode,
    ),
  )
  expect(new Set(statuses)).toContain(503)
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
  await vi.waitFor(
    async () =>
      expect((await server.app.fastify.inject(urlOf(storeNumber, { params: { n: 99 } }))).statusCode).toBe(200),
    GIVEN_UP,
  )
  await server.stop()
  await database.close()
  await owner.stop()
})

test('after a failover connections to the server that may no longer write are left, and the next request writes', async () => {
  const url = await postgres.createMigratedDatabase()
  const { keep, stop } = await startThrough(url, 3)
  expect(await Promise.all([1, 2, 3].map(keep))).toEqual([200, 200, 200])
  const outside = new pg.Client(url)
  await outside.connect()
  // New connections begin read-only, as those to a server that was put back; then they do not any more.
  await outside.query(`alter database ${new URL(url).pathname.slice(1)} set default_transaction_read_only = on`)
  await outside.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
  await vi.waitFor(async () => expect(await keep(4)).toBe(503))
  expect(await Promise.all([5, 6, 7].map(keep))).toEqual([503, 503, 503])
  await outside.query('begin; set transaction read write; commit')
  await outside.query('set default_transaction_read_only = off')
  await outside.query(`alter database ${new URL(url).pathname.slice(1)} set default_transaction_read_only = off`)
  expect(await Promise.all([8, 9, 10].map(keep))).toEqual([200, 200, 200])
  await outside.end()
  await stop()
})
