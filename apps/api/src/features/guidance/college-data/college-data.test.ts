import { brotliDecompressSync } from 'node:zlib'
import { urlOf } from '@sopaan/contract/client'
import { type CollegeDataQuery, type CollegeDataRow, collegeData } from '@sopaan/contract/college-data'
import { isRefusal } from '@sopaan/contract/refusals'
import type { CutoffRow } from '@sopaan/domain/seats/cutoff-row'
import { aCutoffRow } from '@sopaan/domain/testing/cutoff-row'
import { expect, onTestFinished, test } from 'vitest'
import type { Deps } from '#api/deps.ts'
import { startApp } from '#api/testing/start-app.ts'
import { saveDirectory } from '../cutoffs/directory.queries.ts'
import { changeImportToPublished, findImport } from '../cutoffs/imports.queries.ts'
import { storeTable } from '../cutoffs/imports.service.ts'

const INSTITUTES = [
  { name: 'Indian Institute of Technology Bombay', type: 'IIT', city: 'Mumbai', state: 'Maharashtra', homeStates: {} },
  { name: 'National Institute of Technology Goa', type: 'NIT', city: 'Ponda', state: 'Goa', homeStates: {} },
  { name: '=cmd, "A" College', type: 'GFTI', homeStates: {}, alsoWritten: ['Old Bombay Mill School'] },
] as const
const PROGRAMMES = [
  { name: 'Civil Engineering', degree: 'Bachelor of Technology', durationYears: 4, family: 'CIVIL' },
  { name: 'Computer Science and Engineering', degree: 'Bachelor of Technology', durationYears: 4, family: 'CSE' },
] as const
const [IIT, NIT, COLLEGE] = INSTITUTES
const [CIVIL, CSE] = PROGRAMMES

type Different = Partial<CutoffRow>

const aRow = (different: Different = {}) =>
  aCutoffRow({ institute: NIT.name, programme: CIVIL.name, degree: CIVIL.degree, ...different })

/** Eight rows in four rounds; one preparatory, one of CSAB. */
const ROWS: CutoffRow[] = [
  aRow({ closingRank: 500 }),
  aRow({ closingRank: 300, quota: 'HS' }),
  aRow({ institute: IIT.name, programme: CSE.name, openingRank: 1, closingRank: 60 }),
  aRow({ institute: IIT.name, seatType: 'ST', openingRank: 700, closingRank: 9, isPreparatory: true }),
  aRow({ round: 1, gender: 'female', closingRank: 400 }),
  aRow({ season: 2025, round: 6, closingRank: 200 }),
  aRow({ season: 2025, round: 6, institute: COLLEGE.name, closingRank: 900 }),
  aRow({ counselling: 'csab', season: 2025, round: 3, closingRank: 90_000, seatType: 'SC' }),
]

async function startWith(rows: readonly CutoffRow[]) {
  const started = await startApp()
  onTestFinished(started.stop)
  await saveDirectory(started.deps.db, { institutes: INSTITUTES, programmes: PROGRAMMES })
  await publish(started.deps, rows)
  const list = (query: Partial<Record<keyof CollegeDataQuery, string>> = {}) =>
    // An address anyone may have written: the call itself reads it.
    started.request(collegeData.list, { query } as never)
  return { ...started, list }
}

/** Publishes rows without compiling a book of them, which this table does not read. */
async function publish(deps: Deps, rows: readonly CutoffRow[]): Promise<void> {
  const stored = await storeTable(deps, { rows, fileHash: 'a'.repeat(64), rowsRefused: 0, isFinal: false })
  for (const id of stored.keys()) {
    const table = await findImport(deps.db, id)
    if (table) await changeImportToPublished(deps.db, table, deps.now())
  }
}

function closings(answer: { data: readonly CollegeDataRow[] }): number[] {
  return answer.data.map(({ closingRank }) => closingRank)
}

test('everyone reads every row of every round, newest round first and lowest closing rank first, with its source', async () => {
  const { list } = await startWith(ROWS)
  const answer = await list()
  expect(closings(answer)).toEqual([60, 300, 500, 400, 200, 900, 90_000])
  expect(answer.data.map(({ source }) => source)).toEqual([
    ...Array(3).fill('JoSAA, 2026, round 5'),
    'JoSAA, 2026, round 1',
    ...Array(2).fill('JoSAA, 2025, round 6'),
    'CSAB, 2025, round 3',
  ])
  expect(answer).toMatchObject({ page: 1, limit: 20, total: 7, isTotalCapped: false })
  expect(
    answer.tables.map(({ counselling, season, round, isFinal, rows }) => [counselling, season, round, isFinal, rows]),
  ).toEqual([
    ['josaa', 2026, 5, true, 4],
    ['josaa', 2026, 1, false, 1],
    ['josaa', 2025, 6, true, 2],
    ['csab', 2025, 3, true, 1],
  ])
})

test('a row says all that was printed, and no id but its own', async () => {
  const { list } = await startWith(ROWS)
  const [row] = (await list()).data
  expect(row).toEqual({
    _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    counselling: 'josaa',
    season: 2026,
    round: 5,
    isFinal: true,
    source: 'JoSAA, 2026, round 5',
    institute: { name: IIT.name, type: 'IIT', city: 'Mumbai', state: 'Maharashtra' },
    programme: { name: CSE.name, degree: 'Bachelor of Technology', durationYears: 4, family: 'CSE' },
    quota: 'AI',
    seatType: 'OPEN',
    gender: 'neutral',
    list: 'advanced',
    isCommonRank: false,
    openingRank: 1,
    closingRank: 60,
    isPreparatory: false,
    seatKey:
      'indian-institute-of-technology-bombay/computer-science-and-engineering-4-years-bachelor-of-technology/ai/open/neutral',
  })
})

test('a row leads to the page of its seat where the book in use has the seat, and to none else', async () => {
  const { list } = await startWith(ROWS)
  const { data } = await list({ season: '2025', counselling: 'josaa' })
  expect(data.map(({ institute, seatKey }) => [institute.name, seatKey])).toEqual([
    [NIT.name, null],
    [COLLEGE.name, null],
  ])
  const pages = (await list({ preparatory: 'true', season: '2026' })).data.flatMap(({ seatKey }) => seatKey ?? [])
  expect(pages.length).toBeGreaterThan(0)
})

test('preparatory rows are left out until they are asked for, and then marked', async () => {
  const { list } = await startWith(ROWS)
  const answer = await list({ preparatory: 'true', season: '2026', round: '5' })
  expect(answer.total).toBe(4)
  expect(answer.data.filter(({ isPreparatory }) => isPreparatory).map(({ closingRank }) => closingRank)).toEqual([9])
})

test('ranks of CSAB are marked as common ranks', async () => {
  const { list } = await startWith(ROWS)
  const common = (await list()).data.filter(({ isCommonRank }) => isCommonRank)
  expect(common.map(({ counselling }) => counselling)).toEqual(['csab'])
})

test.each([
  [{ counselling: 'csab' }, [90_000]],
  [{ season: '2025' }, [200, 900, 90_000]],
  [{ season: '2026', round: '1' }, [400]],
  [{ final: 'true', counselling: 'josaa' }, [60, 300, 500, 200, 900]],
  [{ type: 'IIT,GFTI' }, [60, 900]],
  [{ state: 'Goa', season: '2026' }, [300, 500, 400]],
  [{ quota: 'HS' }, [300]],
  [{ seatType: 'SC' }, [90_000]],
  [{ gender: 'female' }, [400]],
  [{ family: 'CSE' }, [60]],
  [{ family: 'CSE', type: 'NIT' }, []],
  [{ q: 'iit' }, [60]],
  [{ q: 'goa CIVIL', season: '2025' }, [200, 90_000]],
  [{ q: 'comp sci' }, [60]],
  [{ q: 'bombay' }, [60, 900]],
  [{ q: 'engineering goa', round: '1' }, [400]],
  [{ q: 'nowhere' }, []],
  [{ q: 'goa nowhere' }, []],
  [{ type: '', quota: '', family: '', round: '1' }, [400]],
])('the filter %o leaves its rows, and counts them', async (query, expected) => {
  const { list } = await startWith(ROWS)
  const answer = await list(query)
  expect(closings(answer)).toEqual(expected)
  expect([answer.total, answer.isTotalCapped]).toEqual([expected.length, false])
})

test.each([
  ['oldest', [90_000, 200, 900, 400, 60, 300, 500]],
  ['-closing', [500, 300, 60, 400, 900, 200, 90_000]],
  ['institute', [60, 300, 500, 400, 900, 200, 90_000]],
  ['-institute', [300, 500, 60, 400, 200, 900, 90_000]],
  ['programme', [300, 500, 60, 400, 900, 200, 90_000]],
])('sorted by %s, rows of one round stay together', async (sort, expected) => {
  const { list } = await startWith(ROWS)
  const { data } = await list({ sort })
  expect(closings({ data })).toEqual(expected)
  expect(data.map(({ source }) => source).filter((source, at, all) => source !== all[at - 1])).toHaveLength(4)
})

test('sorted by opening rank, the lowest of a round is its first row, or its last', async () => {
  const { list } = await startWith(ROWS)
  expect(closings(await list({ sort: 'opening' }))[0]).toBe(60)
  expect(closings(await list({ sort: '-opening' }))[2]).toBe(60)
})

test('the pages of a filter hold every row once, none twice, across rounds and ties', async () => {
  const many = [2026, 2025, 2024].flatMap((season) =>
    (['OPEN', 'EWS', 'OBC-NCL', 'SC', 'ST'] as const).flatMap((seatType) =>
      (['AI', 'HS', 'OS'] as const).map((quota) => aRow({ season, round: 1, seatType, quota, closingRank: 777 })),
    ),
  )
  const { list } = await startWith(many)
  for (const query of [{}, { q: 'goa' }, { sort: 'institute' }, { quota: 'AI,HS,OS', sort: '-closing' }]) {
    const pages = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].map((page) => list({ ...query, limit: '7', page: String(page) })),
    )
    const ids = pages.flatMap(({ data }) => data.map(({ _id }) => _id))
    expect(pages.map(({ data }) => data.length)).toEqual([7, 7, 7, 7, 7, 7, 3, 0])
    expect(new Set(ids).size).toBe(45)
  }
})

test('a table that is withdrawn or not published yet shows no row', async () => {
  const { deps, list } = await startWith(ROWS)
  await storeTable(deps, { rows: [aRow({ season: 2024 })], fileHash: 'b'.repeat(64), rowsRefused: 0, isFinal: false })
  await publish(deps, [aRow({ season: 2026, round: 5, closingRank: 333 })])
  expect(closings(await list({ season: '2026', round: '5' }))).toEqual([333])
  expect((await list()).tables.some(({ season }) => season === 2024)).toBe(false)
})

test.each([
  { limit: '101' },
  { limit: '0' },
  { page: '-1' },
  { page: '1e3' },
  { season: 'x' },
  { round: '13' },
  { sort: 'closing_rank; drop table cutoffs' },
  { type: 'IIT,XYZ' },
  { state: 'Atlantis' },
  { quota: "AI' or 1=1" },
  { family: 'cse' },
  { final: 'yes' },
  { q: 'x'.repeat(81) },
])('%o is refused', async (query) => {
  const { list } = await startWith([])
  const refusal = await list(query).catch((thrown: unknown) => thrown)
  expect(isRefusal(refusal, 'INVALID_QUERY')).toBe(true)
})

test('the answer may be kept for five minutes by anyone, and is known again by its tag', async () => {
  const { app } = await startWith(ROWS)
  const first = await app.fastify.inject(urlOf(collegeData.list, {}))
  expect(first.headers['cache-control']).toMatch(/^public, max-age=300\b/)
  const again = await app.fastify.inject({
    url: urlOf(collegeData.list, {}),
    headers: { 'if-none-match': String(first.headers.etag) },
  })
  expect(again.statusCode).toBe(304)
})

test('the CSV has the rows of the filter in the order of the table, as a file', async () => {
  const { app } = await startWith(ROWS)
  const answer = await app.fastify.inject(urlOf(collegeData.download, { query: { season: '2025', sort: '-closing' } }))
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8; header=present')
  expect(answer.headers['content-disposition']).toBe('attachment; filename="college-data.csv"')
  const [head, ...rows] = readCsv(answer.payload)
  const column = (name: string) => rows.map((row) => row[head?.indexOf(name) ?? -1])
  expect(column('closing_rank')).toEqual(['900', '200', '90000'])
  expect(column('source')).toEqual(['JoSAA, 2025, round 6', 'JoSAA, 2025, round 6', 'CSAB, 2025, round 3'])
  expect(column('rank_kind')).toEqual(['rank on the list of the seat', 'rank on the list of the seat', 'common rank'])
})

test('a CSV is written once for each state of the table, known again by its tag, and packed for who takes that', async () => {
  const { app, deps } = await startWith(ROWS)
  const get = (headers: Record<string, string> = {}) =>
    app.fastify.inject({ url: urlOf(collegeData.download, { query: { season: '2025' } }), headers })
  const [first, packed] = [await get(), await get({ 'accept-encoding': 'br' })]
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(first.payload)
  const known = await get({ 'if-none-match': String(first.headers.etag) })
  expect([known.statusCode, known.payload]).toEqual([304, ''])
  await publish(deps, [aRow({ season: 2025, round: 5, closingRank: 4_321 })])
  const after = await get({ 'if-none-match': String(first.headers.etag) })
  expect(after.statusCode).toBe(200)
  expect(readCsv(after.payload).flat()).toContain('4321')
})

test('one address has so many files of the table a minute, and another one has its own', async () => {
  const { app } = await startWith([])
  const statusFrom = async (remoteAddress: string) =>
    (await app.fastify.inject({ url: urlOf(collegeData.download, {}), remoteAddress })).statusCode
  const statuses = []
  for (let at = 0; at < 31; at += 1) statuses.push(await statusFrom('10.1.2.3'))
  expect(statuses).toEqual([...Array(30).fill(200), 429])
  expect(await statusFrom('10.9.9.9')).toBe(200)
})

test('INJ-04: a cell of the CSV that would be a formula is made plain text, and quotes and commas are kept', async () => {
  const { app } = await startWith(ROWS)
  const { payload } = await app.fastify.inject(urlOf(collegeData.download, { query: { type: 'GFTI' } }))
  const [head, row] = readCsv(payload)
  expect(row?.[head?.indexOf('institute') ?? -1]).toBe(`'=cmd, "A" College`)
  expect(payload).toContain(`"'=cmd, ""A"" College"`)
})

test('INJ-04: no way of beginning a formula gets into the CSV', async () => {
  const names = ['=1', '+1', '-2+3', '@a', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠a', ' =1', '"=1"']
  const { app, deps } = await startWith([])
  const institutes = names.map((name) => ({ name, type: 'GFTI' as const, homeStates: {} }))
  await saveDirectory(deps.db, { institutes, programmes: PROGRAMMES })
  await publish(
    deps,
    names.map((institute) => aRow({ institute })),
  )
  const [head, ...rows] = readCsv((await app.fastify.inject(urlOf(collegeData.download, {}))).payload)
  const shown = rows.map((row) => row[head?.indexOf('institute') ?? -1])
  expect(shown.sort()).toEqual(names.map((name) => `'${name}`).sort())
})

test.each(['%bay', 'c_vil', 'B%y'])('INJ-03: in the search %j the % and _ stand for nothing else', async (q) => {
  const { list } = await startWith(ROWS)
  expect((await list({ q })).total).toBe(0)
})

test('a CSV of nothing is its head alone, and a wrong filter is refused before anything is sent', async () => {
  const { app } = await startWith(ROWS)
  expect(
    readCsv((await app.fastify.inject(urlOf(collegeData.download, { query: { q: 'nowhere' } }))).payload),
  ).toHaveLength(1)
  const refused = await app.fastify.inject(urlOf(collegeData.download, { query: { season: 'x' } }))
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'INVALID_QUERY'])
})

/** Reads RFC 4180: every line ends in CRLF, quoted cells may hold anything. */
function readCsv(text: string): string[][] {
  expect(text.endsWith('\r\n')).toBe(true)
  return text
    .slice(0, -2)
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    )
}
