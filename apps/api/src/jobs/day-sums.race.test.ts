import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { connect } from '#api/db/connect.ts'
import { inTransaction } from '#api/deps.ts'
import { aPerson } from '#api/testing/people.ts'
import { startPostgres } from '#api/testing/postgres.ts'
import { aPurchase } from '#api/testing/purchases.ts'
import { startApp } from '#api/testing/start-app.ts'
import { sumDaysOver } from './day-sums.ts'

const postgres = await startPostgres()
afterAll(() => postgres.stop())

test('a sale of a day that is over, still in a transaction while that day is summed up, is in its sums', async () => {
  const database = await connect({ url: await postgres.createMigratedDatabase(), onError: () => undefined })
  const server = await startApp({ database })
  const { deps } = server
  const { userId } = await aPerson(server)
  const paidAt = new Date(deps.now().getTime() - 48 * 3_600_000)
  const paid = { status: 'paid' as const, paidAt, startsAt: paidAt, expiresAt: new Date(paidAt.getTime() + 1) }
  const { promise: inserted, resolve: tellInserted } = Promise.withResolvers<void>()
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
  const sale = inTransaction(deps, async (deps) => {
    await aPurchase(deps, userId, paid)
    tellInserted()
    await mayEnd
  })
  await inserted
  const sums = sumDaysOver(deps)
  for (let waits = 0; waits === 0; ) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_locks where locktype = 'advisory' and not granted`.execute(deps.db)
    waits = rows[0]?.count ?? 0
  }
  end()
  await Promise.all([sale, sums])
  const { rows } = await sql<{ paid: number }>`
    select (rows -> 0 -> 'paid')::int as paid from day_sums
    where name = 'money' and day = day_in_india(${paidAt})`.execute(deps.db)
  expect(rows).toEqual([{ paid: 1 }])
  await server.stop()
  await database.close()
})
