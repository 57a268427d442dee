import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { startApp } from '#api/testing/start-app.ts'
import { columnsOf, nameInCode, nameInDatabase } from './column-names.ts'
import type { Tables } from './rows.ts'

const server = await startApp()
afterAll(() => server.stop())
const { db } = server.deps

test('every table and column of the database finds its way into code and back', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select relname as table, attname as column from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v') and attnum > 0 and not attisdropped
  `.execute(db)
  const names = new Set(rows.flatMap(({ table, column }) => [table, column]))
  expect(names.size).toBeGreaterThan(400)
  expect([...names].filter((name) => nameInDatabase(nameInCode(name)) !== name)).toEqual([])
  for (const [table, columns] of Map.groupBy(rows, (row) => row.table)) {
    const select = columns.map(({ column }) => nameInCode(column))
    const { sql: text } = db
      .selectFrom(nameInCode(table) as keyof Tables)
      .select(select as never)
      .compile()
    expect(text).toBe(`select ${columns.map(({ column }) => `"${column}"`).join(', ')} from "${table}"`)
  }
})

test('two words that code writes as one are not the same name', () => {
  expect(['is_a_b', 'rank_2025', 'card_last4', 'nirf_2025_rank'].map(nameInCode)).toEqual([
    'isAB',
    'rank_2025',
    'cardLast4',
    'nirf_2025Rank',
  ])
  expect(['isAB', 'rank_2025', 'cardLast4', 'nirf_2025Rank'].map(nameInDatabase)).toEqual([
    'is_a_b',
    'rank_2025',
    'card_last4',
    'nirf_2025_rank',
  ])
  expect(columnsOf({ userAgent: 'Firefox', ip: null })).toEqual({ user_agent: 'Firefox', ip: null })
})

test('raw results have the names of code, and keys inside JSON stay as they were stored', async () => {
  const { rows } = await sql`
    select 1 as user_id, '{"user_id": [{"plan_id": 2}]}'::jsonb as some_facts, array['a_b'] as all_words,
      '[{"plan_id": 3}]'::jsonb as many_facts, null as read_at
  `.execute(db)
  expect(rows).toEqual([
    {
      userId: 1,
      someFacts: { user_id: [{ plan_id: 2 }] },
      allWords: ['a_b'],
      manyFacts: [{ plan_id: 3 }],
      readAt: null,
    },
  ])
})

test('names that a raw template is given are those of code', () => {
  const { sql: text } =
    sql`select ${sql.ref('coupons.usesMax')} from ${sql.table('coupons')} as ${sql.id('ofAll')}`.compile(db)
  expect(text).toBe('select "coupons"."uses_max" from "coupons" as "of_all"')
})
