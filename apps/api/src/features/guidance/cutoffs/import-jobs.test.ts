import type { ImportAnswers } from '@sopaan/contract/managed-imports'
import { managedImports } from '@sopaan/contract/managed-imports'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { formWithFile } from '#api/testing/form-with-file.ts'
import { aSignedIn } from '#api/testing/people.ts'
import type { TestApp } from '#api/testing/start-app.ts'
import { cellsWith, csvOf, HEADINGS, htmlPageOf, postTable, sheetXml, xlsxOf } from '#api/testing/table-files.ts'
import { dryRunTable, handIn, importTable, MINING, showImport, startImports } from '#api/testing/table-imports.ts'
import { addNames } from './import-file.service.ts'
import { removeAbandonedImports } from './import-jobs.service.ts'
import { runImports } from './import-runner.service.ts'
import { findBookBytes, findCurrentHash } from './rank-books.queries.ts'

/** The row of the tables of these tests. */
const CIVIL = {
  institute: 'A College of Technology',
  programme: 'Civil Engineering (4 Years, Bachelor of Technology)',
}

/** Everything of the published table, in an order of its own. */
async function published({ deps }: TestApp) {
  const { rows } = await sql<{ row: string }>`
    select concat_ws('|', imports.season, imports.round, programmes.name, quota, seat_type, opening_rank, closing_rank) as row
    from cutoffs
    join imports on imports.id = cutoffs.import_id
    join programmes on programmes.id = cutoffs.programme_id
    where imports.status = 'published'
    order by 1`.execute(deps.db)
  return rows.map(({ row }) => row)
}

test('C39: a table is handed in, checked and published, and staff are told', async () => {
  const { server, admin } = await startImports()
  const job = await handIn(admin, csvOf([cellsWith(), cellsWith({ 1: MINING })]))
  expect(job).toMatchObject({
    // No path of the sender's machine.
    file: { name: 'table.csv', form: 'csv' },
    table: { headings: HEADINGS },
    answers: { columns: ['institute', 'programme', 'quota', 'seatType', 'gender', 'openingRank', 'closingRank'] },
    isShapeKnown: false,
  })
  const checked = await dryRunTable(server, admin, job)
  expect(checked).toMatchObject({
    state: 'checked',
    report: { read: 2, taken: 2, refused: 0, fresh: 2, changed: 0, same: 0, gone: 0 },
  })
  expect(checked.report?.rounds).toEqual([{ counselling: 'josaa', season: 2027, round: 1, rows: 2, isFinal: false }])
  expect(await published(server)).toEqual([])
  await admin.browser.call(managedImports.apply, { params: { id: job._id }, body: { accept: [] } })
  await runImports(server.deps)
  expect(await showImport(admin, job._id)).toMatchObject({ state: 'done', fault: null, standing: 1, progress: null })
  expect(await published(server)).toEqual([
    '2027|1|Civil Engineering|AI|OPEN|100|250',
    '2027|1|Mining Engineering|AI|OPEN|100|250',
  ])
  const told = await server.deps.db.selectFrom('notifications').select('kind').execute()
  expect(told.map(({ kind }) => kind)).toEqual(['import-finished'])
})

test.each([
  ['a saved page of the portal', Buffer.from(htmlPageOf([cellsWith()])), 'page'],
  ['a sheet', xlsxOf({ 'xl/worksheets/sheet1.xml': sheetXml([HEADINGS, cellsWith()]) }), 'sheet'],
  ['text pasted from the portal', Buffer.from(cellsWith().join('\t')), 'text'],
])('%s is read as the same table', async (_name, file, form) => {
  const { server, admin } = await startImports()
  const job = await handIn(admin, file)
  expect(job.file?.form).toBe(form)
  const checked = await dryRunTable(server, admin, job)
  expect(checked.report).toMatchObject({ taken: 1, refused: 0, fresh: 1 })
})

test('columns that were said once are remembered for tables of the same headings', async () => {
  const { server, admin } = await startImports()
  const headings = ['Where', 'What', 'Pool', 'Kind', 'For', 'First', 'Last']
  const job = await handIn(admin, csvOf([cellsWith()], headings))
  expect(job.answers?.columns).toEqual([null, null, null, null, null, null, null])
  const columns: ImportAnswers['columns'] = [
    'institute',
    'programme',
    'quota',
    'seatType',
    'gender',
    'openingRank',
    'closingRank',
  ]
  expect((await dryRunTable(server, admin, job, { columns })).report).toMatchObject({ taken: 1 })
  const next = await handIn(admin, csvOf([cellsWith({ 6: '300' })], headings))
  expect([next.isShapeKnown, next.answers?.columns]).toEqual([true, columns])
})

test('headings of people’s own sheets, and the round in the file’s name, are filled in and left to be confirmed', async () => {
  const { admin } = await startImports()
  const headings = ['College', 'Branch', 'Qta', 'Category', 'Sex', 'OR', 'CR']
  const form = formWithFile('file', csvOf([cellsWith()], headings), { name: 'JoSAA_2027_Round_2.csv' })
  const answer = await admin.browser.call(managedImports.upload, form)
  expect(answer.json().data.answers).toEqual({
    columns: ['institute', 'programme', 'quota', 'seatType', 'gender', 'openingRank', 'closingRank'],
    counselling: 'josaa',
    season: 2027,
    round: 2,
    isFinal: false,
  })
})

test('a needed column that is missing or given twice is refused before anything is read', async () => {
  const { admin } = await startImports()
  const job = await handIn(admin, csvOf([cellsWith()]))
  for (const columns of [
    ['institute', 'programme', 'quota', 'seatType', 'gender', 'openingRank', null],
    ['institute', 'programme', 'quota', 'seatType', 'openingRank', 'openingRank', 'closingRank'],
  ]) {
    const body = { ...job.answers, columns, counselling: 'josaa', season: 2027, round: 1 }
    const answer = await admin.browser.call(managedImports.check, { params: { id: job._id }, payload: body })
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'IMPORT_COLUMNS'])
  }
})

test('C39: the differences to the published table are counted, and nothing is taken before they are accepted', async () => {
  const { server, admin } = await startImports()
  await importTable(server, admin, csvOf([cellsWith(), cellsWith({ 1: MINING }), cellsWith({ 3: 'SC' })]))
  const file = csvOf([cellsWith(), cellsWith({ 3: 'SC', 6: '900' }), cellsWith({ 3: 'ST' }), cellsWith({ 2: 'XX' })])
  const job = await dryRunTable(server, admin, await handIn(admin, file))
  expect(job.report).toMatchObject({ read: 4, taken: 3, refused: 1, fresh: 1, changed: 1, same: 1, gone: 1 })
  const before = await published(server)
  for (const accept of [[], ['refused'], ['gone']]) {
    const answer = await admin.browser.call(managedImports.apply, { params: { id: job._id }, payload: { accept } })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'IMPORT_NOT_ACCEPTED'])
  }
  expect(await published(server)).toEqual(before)
  await admin.browser.call(managedImports.apply, { params: { id: job._id }, body: { accept: ['refused', 'gone'] } })
  await runImports(server.deps)
})

test('refused rows are listed with line, column, value and reason, and as a file that no spreadsheet runs', async () => {
  const { server, admin } = await startImports()
  const file = csvOf([cellsWith({ 2: '=HYPERLINK("x")' }), cellsWith({ 6: '12x' }), cellsWith()])
  const job = await dryRunTable(server, admin, await handIn(admin, file))
  const { data, page } = (await admin.browser.call(managedImports.refused, { params: { id: job._id } })).json()
  expect(data).toEqual([
    { line: 2, column: 'quota', value: '=HYPERLINK("x")', reason: 'quota-unknown', ...CIVIL },
    { line: 3, column: 'closingRank', value: '12x', reason: 'rank-unreadable', ...CIVIL },
  ])
  expect(page.total).toBe(2)
  expect(job.report?.refusedFor).toEqual([
    { reason: 'quota-unknown', rows: 1 },
    { reason: 'rank-unreadable', rows: 1 },
  ])
  const one = (
    await admin.browser.call(managedImports.refused, { params: { id: job._id }, query: { reason: 'rank-unreadable' } })
  ).json()
  expect([one.page.total, one.data.map(({ line }: { line: number }) => line)]).toEqual([1, [3]])
  const csv = await admin.browser.call(managedImports.refusedCsv, { params: { id: job._id } })
  expect(csv.body.split('\r\n').slice(0, 3)).toEqual([
    'line,column,value,reason,institute,programme',
    `2,quota,"'=HYPERLINK(""x"")",quota-unknown,${CIVIL.institute},"${CIVIL.programme}"`,
    `3,closingRank,12x,rank-unreadable,${CIVIL.institute},"${CIVIL.programme}"`,
  ])
})

test('the same rows a second time are not published again', async () => {
  const { server, admin } = await startImports()
  await importTable(server, admin, csvOf([cellsWith()]))
  const job = await dryRunTable(server, admin, await handIn(admin, csvOf([cellsWith()])))
  const answer = await admin.browser.call(managedImports.apply, { params: { id: job._id }, body: { accept: [] } })
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'IMPORT_NOTHING_NEW'])
})

test('C39: a roll-back restores the book byte for byte and the rows row for row', async () => {
  const { server, admin } = await startImports()
  const { db } = server.deps
  await importTable(server, admin, csvOf([cellsWith(), cellsWith({ 1: MINING })]))
  const hash = (await findCurrentHash(db)) ?? ''
  const [bytes, rows] = [await findBookBytes(db, hash), await published(server)]
  const second = await importTable(server, admin, csvOf([cellsWith({ 6: '999' })]), { accept: ['gone'] })
  expect(await findCurrentHash(db)).not.toBe(hash)
  const answer = await admin.browser.call(managedImports.rollBack, { params: { id: second._id } })
  expect([answer.statusCode, answer.json().data?.kind]).toEqual([202, 'roll-back'])
  expect(answer.json().data.undoes).toEqual({
    _id: second._id,
    fileName: 'table.csv',
    rounds: [{ counselling: 'josaa', season: 2027, round: 1, rows: 1, isFinal: false }],
  })
  const again = await admin.browser.call(managedImports.rollBack, { params: { id: second._id } })
  expect([again.statusCode, again.json().code]).toEqual([409, 'IMPORT_STATE'])
  await runImports(server.deps)
  expect(await findCurrentHash(db)).toBe(hash)
  expect(Buffer.from((await findBookBytes(db, hash)) ?? []).equals(Buffer.from(bytes ?? []))).toBe(true)
  expect(await published(server)).toEqual(rows)
  expect(await showImport(admin, second._id)).toMatchObject({ standing: 0, rolledBackAt: expect.any(String) })
})

test('the only table there is cannot be rolled back, and the attempt changes nothing', async () => {
  const { server, admin } = await startImports()
  const first = await importTable(server, admin, csvOf([cellsWith()]))
  const before = await published(server)
  const { data } = (await admin.browser.call(managedImports.rollBack, { params: { id: first._id } })).json()
  await runImports(server.deps)
  expect(await showImport(admin, data._id)).toMatchObject({ state: 'failed', fault: 'nothing-before' })
  expect(await published(server)).toEqual(before)
})

test('an import that was interrupted is taken up again when its lease has ended, and no row stands twice', async () => {
  const { server, admin } = await startImports()
  const { db } = server.deps
  const job = await dryRunTable(server, admin, await handIn(admin, csvOf([cellsWith(), cellsWith({ 1: MINING })])))
  await admin.browser.call(managedImports.apply, { params: { id: job._id }, body: { accept: [] } })
  // A process took it up, stored half of it and ended.
  await db
    .updateTable('importJobs')
    .set({ leaseUntil: new Date(server.deps.now().getTime() + 30_000), attempts: 1 })
    .execute()
  await db
    .insertInto('imports')
    .values({
      counselling: 'josaa',
      season: 2027,
      round: 1,
      isFinal: false,
      status: 'draft',
      isShipped: false,
      source: 'JoSAA, 2027, round 1',
      fileHash: 'a'.repeat(64),
      rowsRead: 2,
      rowsTaken: 2,
      rowsRefused: 0,
      jobId: job._id,
    })
    .execute()
  await runImports(server.deps)
  expect(await showImport(admin, job._id)).toMatchObject({ state: 'applying', standing: 0 })
  server.clock.advance(31_000)
  await runImports(server.deps)
  expect(await showImport(admin, job._id)).toMatchObject({ state: 'done', standing: 1 })
  expect(await published(server)).toHaveLength(2)
  expect(await db.selectFrom('imports').select('id').execute()).toHaveLength(1)
})

test('C39: what is taken is what was checked: with another directory meanwhile nothing is', async () => {
  const { server, admin } = await startImports()
  const other = cellsWith({ 0: 'A School of Tomorrow' })
  const job = await dryRunTable(server, admin, await handIn(admin, csvOf([cellsWith(), other])))
  await addNames(server.deps, {
    institutes: [{ name: 'A School of Tomorrow', type: 'GFTI', homeStates: {} }],
    programmes: [],
  })
  await admin.browser.call(managedImports.apply, { params: { id: job._id }, body: { accept: ['refused'] } })
  await runImports(server.deps)
  expect(await showImport(admin, job._id)).toMatchObject({ state: 'failed', fault: 'changed-meanwhile' })
  expect(await published(server)).toEqual([])
  const told = await server.deps.db.selectFrom('notifications').select('kind').execute()
  expect(told.map(({ kind }) => kind)).toEqual(['import-failed'])
})

test('a file that is left alone for a week is forgotten', async () => {
  const { server, admin } = await startImports()
  const job = await handIn(admin, csvOf([cellsWith()]))
  await removeAbandonedImports(server.deps)
  expect((await admin.browser.call(managedImports.get, { params: { id: job._id } })).statusCode).toBe(200)
  server.clock.advance(7 * 86_400_000 + 1)
  await removeAbandonedImports(server.deps)
  const key = await server.deps.db.selectFrom('importJobs').select('fileKey').execute()
  expect(key).toEqual([])
})

test('FILE-12: a mentor hands nothing in', async () => {
  const { server } = await startImports()
  const answer = await postTable(await aSignedIn(server, 'mentor'), csvOf([cellsWith()]))
  expect(answer.statusCode).toBe(403)
  expect(await server.deps.db.selectFrom('importJobs').select('id').execute()).toEqual([])
})
