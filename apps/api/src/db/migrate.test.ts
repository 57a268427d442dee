import { createHash } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { connect } from './connect.ts'
import { type Migration, migrate } from './migrate.ts'

const migration = (name: string, sql: string): Migration => ({
  name,
  sql,
  checksum: createHash('sha256').update(sql).digest('hex'),
})
const first = migration('0001_first.sql', 'create table firsts (n int); insert into firsts values (1);')
const second = migration('0002_second.sql', 'create table seconds (n int);')
const database = await connect({})
afterAll(() => database.close())
const tables = () =>
  database.session(async (session) =>
    (await session.query(`select tablename from pg_tables where schemaname = 'public' order by 1`)).map(
      (row) => row.tablename,
    ),
  )

test('migrations are applied once, in order; a failed one leaves nothing; an edited or late one is refused', async () => {
  expect(await migrate(database, [first])).toEqual(['0001_first.sql'])
  expect(await migrate(database, [first])).toEqual([])

  const broken = migration('0002_broken.sql', 'create table halves (n int); select nothing from nowhere;')
  await expect(migrate(database, [first, broken])).rejects.toThrow('0002_broken.sql failed')
  expect(await tables()).toEqual(['firsts', 'migrations'])

  expect(await migrate(database, [first, second])).toEqual(['0002_second.sql'])
  expect(await tables()).toEqual(['firsts', 'migrations', 'seconds'])
  // A version that knows less finds nothing to do on a newer database.
  expect(await migrate(database, [first])).toEqual([])

  const edited = migration('0001_first.sql', 'create table firsts (n bigint);')
  await expect(migrate(database, [edited, second])).rejects.toThrow('0001_first.sql was edited after it was applied')
  const late = migration('0001_late.sql', 'create table lates (n int);')
  await expect(migrate(database, [first, late, second])).rejects.toThrow('0001_late.sql comes before 0002_second.sql')
})

test('a migration in steps does the same in the embedded database, in its own transaction', async () => {
  const alone = await connect({})
  const table = migration(
    '0001_people.sql',
    'create table people (n int); insert into people select generate_series(1, 25);',
  )
  const steps = migration(
    '0002_steps.sql',
    `-- in steps
-- until none
delete from people where n in (select n from people where n > 5 limit 10) returning 1;
create index concurrently if not exists people_by_n on people (n);`,
  )
  expect(await migrate(alone, [table, steps])).toEqual(['0001_people.sql', '0002_steps.sql'])
  const rows = await alone.session(({ query }) =>
    query("select count(*)::int as n, to_regclass('people_by_n')::text as index from people"),
  )
  expect(rows).toEqual([{ n: 5, index: 'people_by_n' }])
  await alone.close()
})
