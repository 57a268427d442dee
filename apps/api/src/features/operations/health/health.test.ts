import { health } from '@sopaan/contract/health'
import { afterAll, expect, test } from 'vitest'
import type { Database } from '#api/db/connect.ts'
import { startApp } from '#api/testing/start-app.ts'
import { checkReadiness, watchDatabase } from './health.service.ts'

const server = await startApp()
afterAll(() => server.stop())
const newestMigration = '0001_audit_and_limits.sql'

test('R-PL-1: a process with a current database is alive, ready, and ready in full', async () => {
  expect(await server.request(health.live, {})).toEqual({ status: 'ok' })
  expect(await server.request(health.ready, {})).toEqual({ status: 'ok' })
  expect(await server.request(health.readyInFull, {})).toEqual({ status: 'ok' })
})

test('R-PL-2: while it drains it is not ready', async () => {
  await expect(checkReadiness({ newestMigration, isDraining: () => true })).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  })
})

test('R-PL-1: with a migration of this version missing it is not ready in full; a newer database is fine', async () => {
  const isThere = (newest: string) => watchDatabase(server.deps, { newestMigration: newest }).isThere()
  expect(await isThere('9999_of_tomorrow.sql')).toBe(false)
  expect(await isThere(newestMigration)).toBe(true)
})

/** Keeps the embedded database's one connection for as long as `look` takes. */
async function withDatabaseStalled(database: Database, look: () => Promise<void>): Promise<void> {
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
  const busy = database.session(() => mayEnd)
  await look().finally(end)
  await busy
}

test('R-PL-1: a database that does not answer within a second takes the full readiness alone, and public pages stay', async () => {
  const own = await startApp()
  await withDatabaseStalled(own.database, async () => {
    await expect(own.request(health.readyInFull, {})).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      details: { retryAfterSeconds: 2 },
    })
    expect(await own.request(health.ready, {})).toEqual({ status: 'ok' })
    expect(await own.request(health.live, {})).toEqual({ status: 'ok' })
  })
  await own.stop()
})

test('however many ask for the full readiness at once, the database is asked once, and strangers meet a limit', async () => {
  // A hundredth of 3,000 a minute for an address.
  const own = await startApp({ config: { rateLimitScale: 0.01 } })
  let asked = 0
  const counting = {
    ...own.deps,
    db: own.deps.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        asked += 1
        return result
      },
    }),
  }
  const { isThere } = watchDatabase(counting, { newestMigration })
  expect(new Set(await Promise.all(Array.from({ length: 300 }, isThere)))).toEqual(new Set([true]))
  expect(asked).toBe(1)
  const codes = new Set<number>()
  for (let at = 0; at < 31; at += 1) codes.add((await own.app.fastify.inject('/readyz/full')).statusCode)
  expect(codes).toEqual(new Set([200, 429]))
  expect((await own.app.fastify.inject('/readyz')).statusCode).toBe(200)
  await own.stop()
})
