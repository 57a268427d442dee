import type { RequestInput } from '@sopaan/contract/call'
import type { CollegeDataRow } from '@sopaan/contract/college-data'
import { managedCollegeData } from '@sopaan/contract/managed-college-data'
import { expect, onTestFinished, test } from 'vitest'
import { addNames, importFile } from '#api/features/guidance/cutoffs/import-file.service.ts'
import { runImports } from '#api/features/guidance/cutoffs/import-runner.service.ts'
import { currentBook } from '#api/features/guidance/cutoffs/rank-books.service.ts'
import { aSignedIn, signIn } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'
import { cellsWith, csvOf } from '#api/testing/table-files.ts'

const IIT = 'Indian Institute of Technology Somewhere'

async function start() {
  const server = await startApp()
  onTestFinished(server.stop)
  await addNames(server.deps, {
    institutes: [
      { name: 'A College of Technology', type: 'GFTI', homeStates: {} },
      { name: IIT, type: 'IIT', homeStates: {} },
    ],
    programmes: [{ name: 'Civil Engineering', degree: 'Bachelor of Technology', durationYears: 4, family: 'CIVIL' }],
  })
  await importFile(server.deps, {
    bytes: csvOf([cellsWith(), cellsWith({ 3: 'SC' }), cellsWith({ 0: IIT, 3: 'ST', 5: '9', 6: '4P' })]),
    asked: { counselling: 'josaa', season: '2027', round: '1' },
    isFinal: true,
    take: 'whole',
    bytesMax: 1_000_000,
    rowsMax: 1_000,
  })
  const admin = await aSignedIn(server, 'admin')
  const rows = async (
    query: RequestInput<typeof managedCollegeData.list>['query'] = { preparatory: true, season: 2027 },
  ): Promise<{ data: CollegeDataRow[]; total: number }> =>
    (await admin.browser.call(managedCollegeData.list, { query })).json()
  const rowOf = async (seatType: string) => {
    const row = (await rows()).data.find((each) => each.seatType === seatType)
    if (!row) throw new Error(`There is no row of ${seatType}.`)
    return row
  }
  return { server, admin, rows, rowOf }
}

test('a row is fetched by its id; an id of nothing is not found', async () => {
  const { admin, rowOf } = await start()
  const row = await rowOf('SC')
  expect((await admin.browser.call(managedCollegeData.get, { params: { id: row._id } })).json()).toEqual({
    status: 'success',
    data: row,
  })
  const nothing = await admin.browser.call(managedCollegeData.get, {
    params: { id: '7f3c1f4e-2c64-4a38-9a55-1d1a1f1c0001' },
  })
  expect([nothing.statusCode, nothing.json().code]).toEqual([404, 'NOT_FOUND'])
})

test('a row put right is what everyone reads, the counts of a filter follow at once, and the book is made anew', async () => {
  const { server, admin, rows, rowOf } = await start()
  const row = await rowOf('SC')
  expect((await rows({ seatType: 'SC' })).total).toBe(1)
  const body = { seatType: 'EWS' as const, closingRank: 777 }
  const answer = await admin.browser.call(managedCollegeData.change, { params: { id: row._id }, body })
  expect(answer.json().data).toMatchObject({ _id: row._id, seatType: 'EWS', openingRank: 100, closingRank: 777 })
  expect([(await rows({ seatType: 'SC' })).total, (await rows({ seatType: 'EWS' })).total]).toEqual([0, 1])
  await runImports(server.deps)
  server.clock.advance(61_000)
  const { rounds } = await currentBook(server.deps)
  expect(rounds.flatMap(({ closing }) => [...closing])).toContain(777)
  const trail = await server.deps.db.selectFrom('auditEvents').select(['action', 'change']).execute()
  expect(trail.find(({ action }) => action === 'college-data.change')?.change).toEqual({
    seatType: { before: 'SC', after: 'EWS' },
    closingRank: { before: 250, after: 777 },
  })
})

test('a row taken out is gone for everyone, and the stored counts of its table follow', async () => {
  const { server, admin, rows, rowOf } = await start()
  const before = await rows()
  const preparatory = await rowOf('ST')
  expect((await admin.browser.call(managedCollegeData.remove, { params: { id: preparatory._id } })).statusCode).toBe(
    200,
  )
  const [after, ordinary] = [await rows(), await rows({})]
  expect([before.total, after.total, ordinary.total]).toEqual([3, 2, 2])
  const [table] = await server.deps.db.selectFrom('imports').select(['rowsTaken', 'rowsPreparatory']).execute()
  expect(table).toEqual({ rowsTaken: 2, rowsPreparatory: 0 })
  expect((await admin.browser.call(managedCollegeData.remove, { params: { id: preparatory._id } })).statusCode).toBe(
    404,
  )
})

test('a row cannot be made what a file could not bring', async () => {
  const { admin, rowOf } = await start()
  const row = await rowOf('SC')
  const asked = async (body: object) =>
    (await admin.browser.call(managedCollegeData.change, { params: { id: row._id }, body })).json().code
  expect(await asked({ seatType: 'OPEN' })).toBe('ROW_TWIN')
  expect(await asked({ closingRank: 99 })).toBe('ROW_RANKS')
  expect(await asked({ isPreparatory: true })).toBe('ROW_PREPARATORY')
  expect(await asked({ closingRank: 0 })).toBe('INVALID_INPUT')
  expect(await rowOf('SC')).toEqual(row)
})

test('the last row of a round stays', async () => {
  const { admin, rows } = await start()
  const { data } = await rows()
  const codes: string[] = []
  for (const { _id } of data)
    codes.push((await admin.browser.call(managedCollegeData.remove, { params: { id: _id } })).json().code)
  expect(codes).toEqual([undefined, undefined, 'ROW_LAST'])
})

test('a closing rank thirty times off what is published of its seat waits for a word, which stands in the trail', async () => {
  const { server, admin, rowOf } = await start()
  const published = (season: string, closing: string) =>
    importFile(server.deps, {
      bytes: csvOf([cellsWith({ 6: closing })]),
      asked: { counselling: 'josaa', season, round: '1' },
      isFinal: true,
      take: 'whole',
      bytesMax: 1_000_000,
      rowsMax: 1_000,
    })
  await published('2026', '260')
  server.clock.advance(61_000)
  await currentBook(server.deps)
  await signIn(admin)
  const row = await rowOf('OPEN')
  const correct = async (body: object) =>
    (await admin.browser.call(managedCollegeData.change, { params: { id: row._id }, body })).json() as Record<
      string,
      unknown
    >
  expect(await correct({ closingRank: 270 })).toMatchObject({ status: 'success' })
  const usual = { closingRank: 260, source: 'JoSAA, 2026, round 1' }
  expect(await correct({ closingRank: 7_800 })).toMatchObject({ code: 'ROW_UNLIKELY', usual })
  expect((await rowOf('OPEN')).closingRank).toBe(270)
  expect(await correct({ closingRank: 7_800, isRankChecked: true })).toMatchObject({ data: { closingRank: 7_800 } })
  const { change } = await server.deps.db
    .selectFrom('auditEvents')
    .select('change')
    .where('action', '=', 'college-data.change')
    .orderBy('sequence', 'desc')
    .executeTakeFirstOrThrow()
  expect(change).toEqual({ closingRank: { before: 270, after: 7_800 }, unlikelyRankChecked: { after: true } })
})

test('rows stand in the order of a rank or a pool, and in a file that says it is whole', async () => {
  const { admin, rows } = await start()
  const types = async (sort: 'closing' | '-closing' | 'pool' | '-pool') =>
    (await rows({ preparatory: true, season: 2027, sort })).data.map(({ seatType, closingRank }) => [
      seatType,
      closingRank,
    ])
  const [up, down] = [await types('closing'), await types('-closing')]
  expect(up.map(([, rank]) => rank)).toEqual(down.map(([, rank]) => rank).toReversed())
  expect((await types('pool')).map(([type]) => type)).toEqual((await types('-pool')).map(([type]) => type).toReversed())
  const { body } = await admin.browser.call(managedCollegeData.csv, { query: { preparatory: true, season: 2027 } })
  const lines = body.trimEnd().split('\r\n')
  expect([lines.length, lines.at(-1)]).toEqual([5, '# whole: 3 rows'])
})
