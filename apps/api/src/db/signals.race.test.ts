import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { findPgBouncer, startPgBouncer } from '#api/testing/pgbouncer.ts'
import { startPostgres } from '#api/testing/postgres.ts'
import { connect } from './connect.ts'
import { openSignals } from './signals.ts'

const postgres = await startPostgres()
afterAll(() => postgres.stop())

/** Without PgBouncer on the machine this is left out, but where nothing may be. */
const poolerTest = test.runIf(findPgBouncer() !== undefined || process.env.NOTHING_LEFT_OUT === '1')

const ears = () => {
  const heard: string[] = []
  return { heard, listener: { heard: () => heard.push('heard'), lost: () => heard.push('lost') } }
}

test('what one process changes another hears, and who listened is told when the server is gone', async () => {
  const url = await postgres.createDatabase()
  const [one, other] = await Promise.all([0, 1].map(() => connect({ url, onError: () => undefined })))
  if (!one || !other) throw new Error('Two are open.')
  const signals = openSignals(other)
  const { heard, listener } = ears()
  await signals.subscribe('booking 1', listener)
  await sql`select pg_notify('signals', 'booking 1')`.execute(one.db)
  await expect.poll(() => heard).toEqual(['heard'])
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %'`.execute(one.db)
  await expect.poll(() => heard).toEqual(['heard', 'lost'])
  const again = ears()
  await expect.poll(() => signals.subscribe('booking 1', again.listener)).toBeTypeOf('function')
  await sql`select pg_notify('signals', 'booking 1')`.execute(one.db)
  await expect.poll(() => again.heard).toContain('heard')
  await signals.close()
  await Promise.all([one.close(), other.close()])
})

poolerTest('behind PgBouncer the direct address is listened on, and without one nobody waits for nothing', async () => {
  const directUrl = await postgres.createDatabase()
  const pooler = await startPgBouncer(directUrl, 3)
  const [direct, pooled] = [
    await connect({ url: pooler.url, directUrl, onError: () => undefined }),
    await connect({ url: pooler.url, onError: () => undefined }),
  ]
  const [hears, deaf] = [openSignals(direct), openSignals(pooled)]
  const { heard, listener } = ears()
  expect(await hears.subscribe('booking 1', listener)).toBeTypeOf('function')
  await sql`select pg_notify('signals', 'booking 1')`.execute(pooled.db)
  await expect.poll(() => heard).toEqual(['heard'])
  expect(await deaf.subscribe('booking 1', ears().listener)).toBeUndefined()
  await Promise.all([hears.close(), deaf.close()])
  await Promise.all([direct.close(), pooled.close()])
  await pooler.stop()
})
