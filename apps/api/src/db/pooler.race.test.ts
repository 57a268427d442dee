import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { inTransaction } from '#api/deps.ts'
import { findPgBouncer, startPgBouncer } from '#api/testing/pgbouncer.ts'
import { startPostgres } from '#api/testing/postgres.ts'
import { startApp } from '#api/testing/start-app.ts'
import { withAdvisoryLock } from './advisory-lock.ts'
import { connect } from './connect.ts'
import { LOCKS } from './locks.ts'
import { migrate, readMigrations } from './migrate.ts'

const postgres = await startPostgres()
afterAll(() => postgres.stop())

/** Without PgBouncer on the machine these are left out, but where nothing may be. */
const poolerTest = test.runIf(findPgBouncer() !== undefined || process.env.NOTHING_LEFT_OUT === '1')

async function openPooled(serverConnections: number) {
  const directUrl = await postgres.createDatabase()
  const pooler = await startPgBouncer(directUrl, serverConnections)
  const open = (url = pooler.url) => connect({ url, poolMax: 20, onError: () => undefined })
  return { directUrl, pooler, open }
}

poolerTest(
  'R-DB-1: instances that start at once behind PgBouncer migrate and take their turns, and leave no lock and no setting behind',
  async () => {
    const { directUrl, pooler, open } = await openPooled(3)
    const instances = await Promise.all([open(), open(), open()])
    const applied = await Promise.all(instances.map((instance) => migrate(instance)))
    expect(applied.flat().sort()).toEqual(readMigrations().map(({ name }) => name))
    for (const instance of instances) expect(await migrate(instance)).toEqual([])
    let atWork = 0
    const turns = instances.map((instance) =>
      withAdvisoryLock(instance, LOCKS.samples, async () => {
        atWork += 1
        await sql`select pg_sleep(0.05)`.execute(instance.db)
        expect(atWork).toBe(1)
        atWork -= 1
      }),
    )
    await Promise.all(turns)
    const watcher = await open(directUrl)
    const locks = await sql<{ n: number }>`
      select count(*)::int as n from pg_locks
      where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`.execute(
      watcher.db,
    )
    expect(locks.rows).toEqual([{ n: 0 }])
    const settings = await Promise.all(
      Array.from({ length: 30 }, async (_, at) => {
        const { rows } = await sql<{ s: string; l: string }>`
          select current_setting('statement_timeout') as s, current_setting('lock_timeout') as l`.execute(
          instances[at % 3]?.db ?? watcher.db,
        )
        return rows[0]
      }),
    )
    // What the server ships with: nothing that a start has set stays on the shared connections.
    expect(new Set(settings.map((row) => `${row?.s} ${row?.l}`))).toEqual(new Set(['0 0']))
    await Promise.all([...instances, watcher].map((instance) => instance.close()))
    await pooler.stop()
  },
)

poolerTest(
  'R-DB-1: 200 transactions over three instances behind PgBouncer with four connections lose nothing',
  async () => {
    const { pooler, open } = await openPooled(4)
    const instances = await Promise.all([open(), open(), open()])
    const [first] = instances
    if (!first) throw new Error('There are three.')
    await migrate(first)
    await first.session((session) =>
      session.script('create table counts (n int not null); insert into counts values (0)'),
    )
    const servers = await Promise.all(instances.map((database) => startApp({ database })))
    await Promise.all(
      Array.from({ length: 200 }, (_, at) => {
        const server = servers[at % 3]
        if (!server) throw new Error('There are three.')
        return inTransaction(server.deps, async ({ db }) => {
          const { rows } = await sql<{ n: number }>`select n from counts for update`.execute(db)
          await sql`update counts set n = ${(rows[0]?.n ?? 0) + 1}`.execute(db)
        })
      }),
    )
    const { rows } = await sql`select n from counts`.execute(first.db)
    expect(rows).toEqual([{ n: 200 }])
    await Promise.all(servers.map((server) => server.stop()))
    await Promise.all(instances.map((instance) => instance.close()))
    await pooler.stop()
  },
)
