import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#api/testing/test-database.ts'

const database = await testDatabase()
afterAll(() => database.close())
await database.session(({ script }) =>
  script(
    "create table shelves (id int primary key, name text); insert into shelves values (1, 'physics'), (2, 'maths')",
  ),
)

/** Statements that are prepared at this moment. */
async function countPrepared(): Promise<number> {
  const [row] = await database.session(({ query }) =>
    query(`select count(*)::int as count from pg_prepared_statements where name like 'statement%'`),
  )
  return Number(row?.count)
}

test('a query that is asked again is prepared once, and answers what it is asked with', async () => {
  const ask = (id: number) => database.session(({ query }) => query('select name from shelves where id = $1', [id]))
  await ask(1)
  const before = await countPrepared()
  expect(await ask(2)).toEqual([{ name: 'maths' }])
  expect(await ask(1)).toEqual([{ name: 'physics' }])
  expect(await countPrepared()).toBe(before)
})

test('however often it is asked, a query is planned for what it asks', async () => {
  for (let time = 0; time < 20; time += 1)
    await database.session(({ query }) => query('select id from shelves where name = $1', ['maths']))
  const [plans] = await database.session(({ query }) =>
    query(`select sum(generic_plans)::int as generic, sum(custom_plans)::int as custom from pg_prepared_statements
      where statement like 'select id from shelves%'`),
  )
  expect(plans).toEqual({ generic: 0, custom: 5 })
})

test('a table that was changed is read as it is now', async () => {
  const ask = () => database.session(({ query }) => query('select * from shelves where id = $1', [1]))
  expect(await ask()).toEqual([{ id: 1, name: 'physics' }])
  await database.session(({ script }) => script('alter table shelves add column floor int not null default 3'))
  expect(await ask()).toEqual([{ id: 1, name: 'physics', floor: 3 }])
})

test('what was refused is told by its code, and the next query is answered', async () => {
  const add = () => database.session(({ query }) => query("insert into shelves (id, name) values ($1, 'art')", [1]))
  await expect(add()).rejects.toMatchObject({ code: '23505' })
  await expect(database.session(({ query }) => query('select nothing from shelves'))).rejects.toMatchObject({
    code: '42703',
  })
  await expect(add()).rejects.toMatchObject({ code: '23505' })
  expect(await database.session(({ query }) => query('select name from shelves where id = $1', [2]))).toEqual([
    { name: 'maths' },
  ])
})

test('queries of which no two are alike do not pile up', async () => {
  await database.session(async ({ query }) => {
    for (let number = 0; number < 400; number += 1) await query(`select ${number} as number`)
  })
  // 300, and one that ends with the next.
  expect(await countPrepared()).toBeLessThanOrEqual(301)
  expect(await countPrepared()).toBeGreaterThan(100)
})
