import { urlOf } from '@sopaan/contract/client'
import {
  COLLEGE_DATA_COUNT_MAX,
  COLLEGE_DATA_CSV_MAX,
  collegeData,
  collegeDataQuery,
} from '@sopaan/contract/college-data'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { Db } from '#api/db/connect.ts'
import { startApp } from '#api/testing/start-app.ts'
import { analyzeCutoffs } from '../cutoffs/cutoffs.queries.ts'
import { countQuery, listTables, printedRowsQuery } from './college-data.queries.ts'
import { readFilter } from './row-filter.ts'

/** 40 rounds of 30 colleges with 25 branches each: enough that the database weighs its ways as it does with all rounds. */
async function fill(db: Db): Promise<void> {
  await sql`
    insert into institutes (name, type, state, home_states)
    select 'College ' || n, (array['IIT', 'NIT', 'GFTI'])[n % 3 + 1], (array['Goa', 'Bihar'])[n % 2 + 1], '{}'
    from generate_series(1, 30) n`.execute(db)
  await sql`
    insert into programmes (name, degree, duration_years, family)
    select 'Branch ' || n, 'Bachelor of Technology', 4, 'FAMILY' || n % 5
    from generate_series(1, 25) n`.execute(db)
  await sql`
    insert into imports
      (counselling, season, round, is_final, status, is_shipped, source, file_hash, rows_read, rows_taken, rows_refused)
    select 'josaa', 2016 + n / 5, n % 5 + 1, n % 5 = 4, 'published', false, 'JoSAA', repeat('a', 64), 750, 750, 0
    from generate_series(0, 39) n`.execute(db)
  await sql`
    insert into cutoffs (import_id, institute_id, programme_id, quota, seat_type, gender_pool, opening_rank, closing_rank)
    select
      imports.id, institutes.id, programmes.id,
      case when random() < 0.01 then 'LA' else 'AI' end,
      case when random() < 0.01 then 'ST (PwD)' else 'OPEN' end,
      case when random() < 0.5 then 'female' else 'neutral' end,
      1, 1 + floor(random() * 90000)::integer
    from imports, institutes, programmes`.execute(db)
  await analyzeCutoffs(db)
}

// Every test here reads alone.
const { app, deps, request, stop } = await startApp()
afterAll(stop)
await fill(deps.db)

test('no filter, order or page reads the whole table: every way to its rows leads over an index', async () => {
  const tables = (await listTables(deps.db)).map(({ id }) => id)
  const queries = [
    {},
    { type: 'IIT' },
    { state: 'Goa', family: 'FAMILY1' },
    { type: 'NIT', quota: 'LA' },
    { quota: 'LA' },
    { seatType: 'ST (PwD)', gender: 'female' },
    { gender: 'female' },
    { q: 'college 7' },
    { q: '7' },
    { q: 'nowhere' },
  ]
  for (const query of queries) {
    const filter = await readFilter(deps, collegeDataQuery.parse(query))
    const [first = ''] = tables
    const plans = await Promise.all([
      planOf(countQuery(deps.db, tables.slice(0, 2), filter)),
      planOf(countQuery(deps.db, tables.slice(2, 6), filter)),
      ...(['newest', '-closing', 'institute', '-programme'] as const).map((sort) =>
        planOf(printedRowsQuery(deps.db, { importIds: [first], filter, sort, offset: 400, limit: 50 })),
      ),
    ])
    for (const plan of plans) {
      expect(plan, JSON.stringify(query)).toMatch(/Index (?:Only )?Scan (?:Backward )?(?:using|on) cutoffs_/)
      expect(plan, JSON.stringify(query)).not.toMatch(/Seq Scan on cutoffs/)
    }
  }
})

test('the first page of everything is read in the order of an index, and no round is sorted for it', async () => {
  const [first = { id: '' }] = await listTables(deps.db)
  const filter = await readFilter(deps, collegeDataQuery.parse({}))
  const stretch = { importIds: [first.id], filter, offset: 0, limit: 50 }
  for (const sort of ['newest', '-closing'] as const) {
    const plan = await planOf(printedRowsQuery(deps.db, { ...stretch, sort }))
    expect(plan).toMatch(/Index Scan (?:Backward )?using cutoffs_rank on cutoffs/)
    // Rows of one rank are put in the order of their ids; the round itself is not sorted.
    expect(plan).not.toMatch(/(?<!Incremental )Sort {2}\(/)
  }
})

test('a filter with too many rows to count says so, and is paged through as far as it is counted and no further', async () => {
  const list = (query: { gender?: string; page?: string }) =>
    request(collegeData.list, { query: { ...query, limit: '50' } } as never)
  // 40 rounds of 30 × 25 rows, of which about half are female-only.
  expect(await list({})).toMatchObject({ total: 30_000, isTotalCapped: false })
  expect((await list({ page: '600' })).data).toHaveLength(50)
  expect((await list({ page: '601' })).data).toHaveLength(0)
  expect(await list({ gender: 'female' })).toMatchObject({ total: COLLEGE_DATA_COUNT_MAX, isTotalCapped: true })
  const last = COLLEGE_DATA_COUNT_MAX / 50
  expect((await list({ gender: 'female', page: String(last) })).data).toHaveLength(50)
  expect((await list({ gender: 'female', page: String(last + 1) })).data).toHaveLength(0)
})

test('a file ends at the most rows it may hold, and holds none of them twice', async () => {
  const { payload } = await app.fastify.inject(urlOf(collegeData.download, { query: { sort: 'programme' } }))
  const lines = payload.trimEnd().split('\r\n')
  expect(lines).toHaveLength(COLLEGE_DATA_CSV_MAX + 1)
  // Round, college and branch name a row here; 20,000 rows are 26 rounds of 750 and a part of one more.
  const names = lines.slice(1).map((line) => line.split(',').slice(1, 9).join())
  expect(new Set(names).size).toBe(COLLEGE_DATA_CSV_MAX)
})

async function planOf(query: { explain: (format: 'text') => Promise<Record<string, unknown>[]> }): Promise<string> {
  return (await query.explain('text')).map((line) => Object.values(line).join()).join('\n')
}
