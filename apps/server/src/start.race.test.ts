import { connect } from '@sopaan/api/db/connect'
import { migrate } from '@sopaan/api/db/migrate'
import { startPostgres } from '@sopaan/api/testing/postgres'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { waitForDatabase } from './start.ts'

const postgres = await startPostgres()
afterAll(() => postgres.stop())

test('R-PL-4: a start waits for a server that has no connection left, and goes on when one is free', async () => {
  const url = new URL(await postgres.createDatabase())
  const owner = new pg.Client(url.href)
  await owner.connect()
  await owner.query('create role narrow login connection limit 1')
  await owner.query(`grant create on schema public to narrow`)
  url.username = 'narrow'
  const holder = new pg.Client(url.href)
  await holder.connect()
  const database = await connect({ url: url.href, onError: () => undefined })
  let tries = 0
  const started = waitForDatabase(async () => {
    tries += 1
    if (tries === 3) await holder.end()
    return database.session(({ query }) => query('select 1 as one'))
  })
  expect(await started).toEqual([{ one: 1 }])
  expect(tries).toBeGreaterThan(2)
  await expect(
    waitForDatabase(() => migrate(database, [{ name: '0001_wrong.sql', sql: 'select nothing', checksum: '' }])),
  ).rejects.toThrow('0001_wrong.sql failed')
  await database.close()
  await owner.end()
})
