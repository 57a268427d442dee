import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { inTransaction } from '#api/deps.ts'
import { startApp } from '#api/testing/start-app.ts'

const server = await startApp()
afterAll(() => server.stop())
await server.database.session((session) =>
  session.script(`
    create table samples (id int primary key, paise bigint, on_day date, at timestamptz, bytes bytea, facts jsonb, tags text[], share numeric);
    create table counters (name text primary key, n int not null);
    insert into counters values ('seats', 10)`),
)
type Samples = {
  samples: {
    id: number
    paise: number
    onDay: string
    at: Date
    bytes: Buffer
    facts: string
    tags: string[]
    share: string
  }
  counters: { name: string; n: number }
}
const { deps } = server
const db = deps.db.withTables<Samples>()

test('values go in and come out as wire-types.ts says', async () => {
  const row = {
    id: 1,
    paise: 5_00_00_000_00,
    onDay: '2026-03-31',
    at: new Date('2026-03-31T18:30:00.123Z'),
    bytes: Buffer.from([0, 255, 10]),
    facts: JSON.stringify({ list: [1, 'é'], none: null }),
    tags: ['a,b', '"c"'],
    share: '0.100000000000000001',
  }
  await db.insertInto('samples').values(row).execute()
  const [found] = await db
    .selectFrom('samples')
    .select(['paise', 'onDay', 'at', 'bytes', 'facts', 'tags', 'share'])
    .execute()
  const { id: _, facts, ...plain } = row
  expect(found).toEqual({ ...plain, facts: JSON.parse(facts) })
  expect(Buffer.isBuffer(found?.bytes)).toBe(true)
})

test('a bigint that does not fit a number throws and is never rounded', async () => {
  await expect(sql`select 9007199254740993::bigint as n`.execute(db)).rejects.toThrow('does not fit a number')
})

test('using the outer connection inside a transaction throws, and the transaction is undone', async () => {
  const wrong = inTransaction(deps, async (inner) => {
    await sql`update counters set n = 0`.execute(inner.db)
    await sql`select 1`.execute(deps.db)
  })
  await expect(wrong).rejects.toThrow('The outer connection was used inside a transaction')
  expect(await db.selectFrom('counters').select('n').execute()).toEqual([{ n: 10 }])
})

test('a transaction within a transaction is the same one', async () => {
  const failing = inTransaction(deps, async (deps) => {
    await inTransaction(deps, async (deps) => {
      await sql`update counters set n = 5`.execute(deps.db)
    })
    throw new Error('after all, no')
  })
  await expect(failing).rejects.toThrow('after all, no')
  expect(await db.selectFrom('counters').select('n').execute()).toEqual([{ n: 10 }])
})

test('a query of another request waits for the open transaction and is no part of it', async () => {
  const { promise: isOpen, resolve: open } = Promise.withResolvers<void>()
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
  const failing = inTransaction(deps, async (deps) => {
    await sql`update counters set n = 1`.execute(deps.db)
    open()
    await mayEnd
    throw new Error('undone')
  })
  await isOpen
  const other = db
    .updateTable('counters')
    .set((row) => ({ n: row('n', '+', 1) }))
    .execute()
  end()
  await expect(failing).rejects.toThrow('undone')
  await other
  expect(await db.selectFrom('counters').select('n').execute()).toEqual([{ n: 11 }])
})

test('INJ-01: what is typed is a value, whatever it looks like', async () => {
  const name = "'); drop table counters; --"
  await db.insertInto('counters').values({ name, n: 0 }).execute()
  const found = await db.selectFrom('counters').select('name').where('name', '=', name).execute()
  expect(found).toEqual([{ name }])
})
