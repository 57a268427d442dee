import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { connect } from '#api/db/connect.ts'
import { inTransaction } from '#api/deps.ts'
import { aPerson } from '#api/testing/people.ts'
import { startPostgres } from '#api/testing/postgres.ts'
import { startApp } from '#api/testing/start-app.ts'
import { claimFitting } from './state-tables.queries.ts'

const postgres = await startPostgres()
afterAll(() => postgres.stop())

test('a table that one process is taking up is not taken up by another, and holds none back', async () => {
  const database = await connect({ url: await postgres.createMigratedDatabase(), onError: () => undefined })
  const server = await startApp({ database })
  const { deps } = server
  const { userId } = await aPerson(server)
  const now = deps.now()
  const table = {
    counselling: 'kcet',
    season: 2026,
    fileHash: 'a'.repeat(64),
    bytes: Buffer.from('a book'),
    comparedWith: 'nothing',
    findings: '{}',
    source: 'KEA',
    sourceOn: '2026-08-01',
    handedInBy: userId,
    publishedAt: now,
  }
  const { id } = await deps.db.insertInto('stateTables').values(table).returning('id').executeTakeFirstOrThrow()
  const turn = { now, until: new Date(now.getTime() + 60_000) }
  const { promise: taken, resolve: tellTaken } = Promise.withResolvers<void>()
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
  const first = inTransaction(deps, async ({ db }) => {
    const claimed = await claimFitting(db, turn)
    tellTaken()
    await mayEnd
    return claimed
  })
  await taken
  let isOver = false
  const second = claimFitting(deps.db, turn).finally(() => {
    isOver = true
  })
  for (let waits = 0; waits === 0 && !isOver; ) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock'`.execute(deps.db)
    waits = rows[0]?.count ?? 0
  }
  end()
  expect([(await first)?.id, (await second)?.id]).toEqual([id, undefined])
  await server.stop()
  await database.close()
})
