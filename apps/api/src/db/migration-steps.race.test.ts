import { createHash } from 'node:crypto'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { startPostgres } from '#api/testing/postgres.ts'
import { connect } from './connect.ts'
import { type Migration, migrate } from './migrate.ts'

const postgres = await startPostgres()
afterAll(() => postgres.stop())

const migration = (name: string, sql: string): Migration => ({
  name,
  sql,
  checksum: createHash('sha256').update(sql).digest('hex'),
})
const ROWS = 2_500
const FIRST = migration(
  '0001_people.sql',
  `create table people (id int primary key, city text); insert into people select n from generate_series(1, ${ROWS}) n;`,
)
const IN_STEPS = migration(
  '0002_cities.sql',
  `-- Cities are searched.
-- in steps

-- until none: a thousand at a time
update people set city = 'x' where id in (select id from people where city is null order by id limit 1000) returning 1;

create index concurrently if not exists people_by_city on people (city);
`,
)

test('three instances that start at once fill in batches and build an index concurrently, once, while others write', async () => {
  const url = await postgres.createDatabase()
  const instances = await Promise.all([1, 2, 3].map(() => connect({ url, onError: () => undefined })))
  const [first] = instances
  if (first === undefined) throw new Error('There is none.')
  await migrate(first, [FIRST])
  const writer = new pg.Client(url)
  await writer.connect()
  let isOver = false
  const slowest = (async () => {
    let longestMs = 0
    for (let id = ROWS + 1; !isOver; id += 1) {
      const startedMs = performance.now()
      await writer.query("insert into people values ($1, 'y')", [id])
      longestMs = Math.max(longestMs, performance.now() - startedMs)
    }
    return longestMs
  })()
  const applied = await Promise.all(instances.map((instance) => migrate(instance, [FIRST, IN_STEPS])))
  isOver = true
  expect(applied.flat()).toEqual(['0002_cities.sql'])
  expect(Number.isFinite(await slowest)).toBe(true)
  const { rows } = await writer.query(`
    select (select count(*)::int from people where city = 'x') as filled,
      (select indisvalid from pg_index where indexrelid = 'people_by_city'::regclass) as valid,
      (select count(*)::int from pg_locks where locktype = 'advisory') as locks`)
  expect(rows).toEqual([{ filled: ROWS, valid: true, locks: 0 }])
  await writer.end()
  for (const instance of instances) await instance.close()
})

test('an index that a crash left half built is built again', async () => {
  const url = await postgres.createDatabase()
  const database = await connect({ url, onError: () => undefined })
  await migrate(database, [FIRST])
  await database.session(async ({ script }) => {
    await script('create index people_by_city on people (city)')
    await script("update pg_index set indisvalid = false where indexrelid = 'people_by_city'::regclass")
  })
  expect(await migrate(database, [FIRST, IN_STEPS])).toEqual(['0002_cities.sql'])
  const valid = await database.session(({ query }) =>
    query("select indisvalid from pg_index where indexrelid = 'people_by_city'::regclass"),
  )
  expect(valid).toEqual([{ indisvalid: true }])
  await database.close()
})
