import { health } from '@sopaan/contract/health'
import { afterAll, expect, test } from 'vitest'
import { startApp } from '#api/testing/start-app.ts'
import { checkReadiness } from './health.service.ts'

const server = await startApp()
afterAll(() => server.stop())
const newestMigration = '0001_audit_and_limits.sql'
const ready = { newestMigration, isDraining: () => false }

test('R-PL-1: a process with a current database is alive and ready', async () => {
  expect(await server.request(health.live, {})).toEqual({ status: 'ok' })
  expect(await server.request(health.ready, {})).toEqual({ status: 'ok' })
})

test('R-PL-2: while it drains it is not ready', async () => {
  await expect(checkReadiness(server.deps, { newestMigration, isDraining: () => true })).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  })
})

test('R-PL-1: with a migration of this version missing it is not ready; a newer database is fine', async () => {
  const missing = { ...ready, newestMigration: '9999_of_tomorrow.sql' }
  await expect(checkReadiness(server.deps, missing)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  await expect(checkReadiness(server.deps, ready)).resolves.toEqual({ status: 'ok' })
})

test('R-PL-1: a database that does not answer within a second makes it not ready, and alive all the same', async () => {
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
  const busy = server.database.session(() => mayEnd)
  await expect(server.request(health.ready, {})).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    details: { retryAfterSeconds: 2 },
  })
  await expect(server.request(health.live, {})).resolves.toEqual({ status: 'ok' })
  end()
  await busy
  await expect(server.request(health.ready, {})).resolves.toEqual({ status: 'ok' })
})
