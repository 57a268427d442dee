import { factEditions } from '@sopaan/contract/fact-editions'
import { managedImports } from '@sopaan/contract/managed-imports'
import { stateTables } from '@sopaan/contract/state-tables'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { aSignedIn } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'

async function start() {
  const server = await startApp({ config: { rateLimitScale: 10_000 } })
  onTestFinished(server.stop)
  const admin = await aSignedIn(server, 'admin')
  return { server, admin, db: server.deps.db }
}

const HASH = 'a'.repeat(64)

test('imports are found by file, person and season, narrowed by state, sorted by each column, paged, and are a file', async () => {
  const { admin, db } = await start()
  await sql`insert into import_jobs
      (asked_at, asked_by, kind, state, file_name, file_hash, file_bytes, file_form, answers, report, ended_at)
    select '2026-11-20'::timestamptz + n * interval '1 hour', ${admin.userId}, 'file',
      case when n = 3 then 'done' else 'waiting' end, 'round ' || n || '.csv', ${HASH}, 10, 'csv',
      jsonb_build_object('counselling', 'josaa', 'season', 2020 + n % 4, 'round', n, 'columns', '[]'::jsonb, 'isFinal', false),
      null, case when n = 3 then now() end
    from generate_series(1, 5) as n`.execute(db)
  const answer = async (query: object) => (await admin.browser.call(managedImports.list, { query })).json()
  const files = async (query: object): Promise<string[]> =>
    (await answer(query)).data.map(({ file }: { file: { name: string } }) => file.name.slice(6, 7))
  expect(await files({})).toEqual(['5', '4', '3', '2', '1'])
  expect(await files({ sort: 'askedAt', limit: 2, page: 2 })).toEqual(['3', '4'])
  // Seasons 2021, 2022, 2023, 2020, 2021, and in one season by the round.
  expect(await files({ sort: 'round' })).toEqual(['4', '1', '5', '2', '3'])
  expect(await files({ sort: '-file' })).toEqual(['5', '4', '3', '2', '1'])
  expect(await files({ q: 'ROUND 4' })).toEqual(['4'])
  expect(await files({ q: '2021', sort: 'askedAt' })).toEqual(['1', '5'])
  expect(await files({ state: 'done' })).toEqual(['3'])
  expect(await files({ kind: 'roll-back' })).toEqual([])
  expect((await answer({ q: '2021' })).page.total).toBe(2)
  expect((await answer({ sort: 'colour' })).code).toBe('INVALID_QUERY')
  const { body } = await admin.browser.call(managedImports.csv, { query: { q: '2021', sort: 'askedAt' } })
  const lines = body.trimEnd().split('\r\n')
  expect(lines.slice(1).map((line) => line.split(',').slice(0, 6).join())).toEqual([
    'file,round 1.csv,josaa,2021,1,waiting',
    'file,round 5.csv,josaa,2021,5,waiting',
    '# whole: 2 imports',
  ])
})

test('tables of States and editions of facts are found by what they are of, narrowed by state, sorted and a file', async () => {
  const { admin, db } = await start()
  await sql`insert into state_tables
      (created_at, counselling, season, file_name, file_hash, bytes, compared_with, findings, handed_in_by, source, source_on, published_at)
    select '2026-11-20'::timestamptz + n * interval '1 hour', case when n = 2 then 'kcet' else 'bitsat' end, 2024 + n,
      'file ' || n || '.csv', ${HASH}, ''::bytea, '', '{}', ${admin.userId}::uuid,
      case when n = 1 then 'BITS' end, case when n = 1 then '2026-11-01'::date end, case when n = 1 then now() end
    from generate_series(1, 3) as n`.execute(db)
  const tables = async (query: object): Promise<number[]> =>
    (await admin.browser.call(stateTables.list, { query }))
      .json()
      .data.map(({ season }: { season: number }) => season - 2024)
  expect(await tables({})).toEqual([3, 2, 1])
  expect(await tables({ sort: 'name' })).toEqual([1, 3, 2])
  expect(await tables({ sort: '-state' })).toEqual([1, 3, 2])
  // No source is said last, whichever way.
  expect((await tables({ sort: 'source' }))[0]).toBe(1)
  expect((await tables({ sort: '-source' }))[0]).toBe(1)
  expect(await tables({ state: 'published' })).toEqual([1])
  expect(await tables({ state: 'checked', sort: 'createdAt' })).toEqual([2, 3])
  // By what candidates call it.
  expect(await tables({ q: 'pilani' })).toEqual([3, 1])
  expect(await tables({ q: 'file 2' })).toEqual([2])
  const file = await admin.browser.call(stateTables.csv, { query: { q: 'kcet' } })
  expect(file.body.trimEnd().split('\r\n').slice(1)).toEqual([
    'kcet,2026,false,file 2.csv,2026-11-20T02:00:00.000Z,checked,,,',
    '# whole: 1 tables',
  ])

  await sql`insert into fact_editions (created_at, fact, file_name, file_hash, rows, refused, refused_count, handed_in_by)
    select '2026-11-20'::timestamptz + n * interval '1 hour', (array['nirf', 'fees', 'women'])[n], 'edition ' || n || '.csv',
      ${HASH}, '[]', '[]', 0, ${admin.userId}::uuid
    from generate_series(1, 3) as n`.execute(db)
  const facts = async (query: object): Promise<string[]> =>
    (await admin.browser.call(factEditions.list, { query })).json().data.map(({ fact }: { fact: string }) => fact)
  expect(await facts({})).toEqual(['women', 'fees', 'nirf'])
  expect(await facts({ sort: 'name' })).toEqual(['fees', 'nirf', 'women'])
  expect(await facts({ q: 'ranking', meant: 'nirf' })).toEqual(['nirf'])
  expect(await facts({ state: 'withdrawn' })).toEqual([])
  const csv = await admin.browser.call(factEditions.csv, { query: { sort: 'name' } })
  expect(csv.body.trimEnd().split('\r\n').at(-1)).toBe('# whole: 3 editions')
})
