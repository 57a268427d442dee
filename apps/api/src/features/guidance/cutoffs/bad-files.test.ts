import { createHash } from 'node:crypto'
import { deflateRawSync, gzipSync } from 'node:zlib'
import { IMPORT_ROWS_MAX, type ImportJob, managedImports } from '@sopaan/contract/managed-imports'
import { afterAll, expect, test } from 'vitest'
import { formWithFile } from '#api/testing/form-with-file.ts'
import { aSignedIn } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'
import { cellsWith, csvOf, HEADINGS, htmlPageOf, postTable, sheetXml, xlsxOf } from '#api/testing/table-files.ts'
import { addNames } from './import-file.service.ts'
import { runImports } from './import-runner.service.ts'

const SHEET = 'xl/worksheets/sheet1.xml'
/** Of this process's own work: how long it takes by the clock depends on what else the machine does. */
const BOMB_MAX_CPU_MS = 2_000

const server = await startApp({ config: { rateLimitScale: 1_000 } })
await addNames(server.deps, {
  institutes: [{ name: 'A College of Technology', type: 'GFTI', homeStates: {} }],
  programmes: [{ name: 'Civil Engineering', degree: 'Bachelor of Technology', durationYears: 4, family: 'CIVIL' }],
})
const admin = await aSignedIn(server, 'admin')
// The published table that nothing of the below may change: two rows.
const job = await checked(csvOf([cellsWith(), cellsWith({ 3: 'SC' })]))
await admin.browser.call(managedImports.apply, { params: { id: job._id }, body: { accept: [] } })
await runImports(server.deps)
afterAll(() => server.stop())

/** Hands a file in and has it checked. */
async function checked(file: Uint8Array): Promise<ImportJob> {
  const sent: { data: ImportJob } = (await postTable(admin, file)).json()
  const { _id, answers } = sent.data
  const body = { ...answers, counselling: 'josaa' as const, season: 2027, round: 1, isFinal: false }
  await admin.browser.call(managedImports.check, { params: { id: _id }, payload: body })
  await runImports(server.deps)
  return (await admin.browser.call(managedImports.get, { params: { id: _id } })).json().data
}

/** Everything that is published or could be, as one figure. */
async function fingerprint(): Promise<string> {
  const { db } = server.deps
  const rows = await db.selectFrom('cutoffs').selectAll().orderBy('id').execute()
  const imports = await db.selectFrom('imports').select(['id', 'status', 'rowsTaken']).orderBy('id').execute()
  const book = await db.selectFrom('currentRankBook').select(['rankBookId', 'movedAt']).execute()
  return createHash('sha256')
    .update(JSON.stringify([rows, imports, book]))
    .digest('hex')
}

function sheet(rows: readonly (readonly string[])[]): Buffer {
  return xlsxOf({ [SHEET]: sheetXml(rows) })
}

/** A ZIP of one part that says of itself what it likes. */
function zipSaying(bytes: number): Buffer {
  const file = xlsxOf({ [SHEET]: sheetXml([HEADINGS, cellsWith()]) })
  file.writeUInt32LE(bytes, file.indexOf(Buffer.from('504b0102', 'hex')) + 24)
  return file
}

function cpuMsSince(atStart: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(atStart)
  return (user + system) / 1_000
}

test.each<[string, () => Uint8Array, string]>([
  ['another kind of file', () => Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\n'), 'no-table'],
  ['a picture', () => Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010806000000', 'hex'), 'no-table'],
  ['a photograph', () => Buffer.from('ffd8ffe000104a46494600010101006000600000ffdb0043', 'hex'), 'no-table'],
  ['a letter', () => Buffer.from('Dear all,\nplease find the table attached.\n'), 'no-table'],
  ['nothing', () => Buffer.alloc(0), 'no-table'],
  ['text in UTF-16', () => Buffer.from(`\ufeff${csvOf([cellsWith()])}`, 'utf16le'), 'encoding'],
  ['text in Latin-1', () => Buffer.from(`${csvOf([cellsWith({ 0: 'Collège' })])}`, 'latin1'), 'encoding'],
  ['half a CSV, cut inside a cell', () => csvOf([cellsWith(), cellsWith()]).subarray(0, -2), 'unreadable'],
  ['half a page', () => Buffer.from(htmlPageOf([cellsWith(), cellsWith()]).slice(0, -60)), 'cut-off'],
  ['half a sheet file', () => sheet([HEADINGS, cellsWith()]).subarray(0, 200), 'unreadable'],
  ['a packed file that is damaged', () => gzipSync(csvOf([cellsWith()])).subarray(0, 40), 'unreadable'],
  ['an .xls file', () => Buffer.from('d0cf11e0a1b11ae1000000000000', 'hex'), 'old-excel'],
  [
    'a sheet with a document type',
    () => xlsxOf({ [SHEET]: `<!DOCTYPE x [<!ENTITY a "b">]>${sheetXml([HEADINGS])}` }),
    'unreadable',
  ],
  ['FILE-07: a zip bomb of 60 MB', () => xlsxOf({ [SHEET]: Buffer.alloc(60 * 1024 * 1024, 32) }), 'bomb'],
  ['FILE-07: a part packed over a hundred times', () => xlsxOf({ [SHEET]: Buffer.alloc(4 * 1024 * 1024, 32) }), 'bomb'],
  [
    'FILE-07: a hundred and one parts',
    () => xlsxOf(Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`p${at}`, 'x']))),
    'bomb',
  ],
  ['FILE-07: a part that says it is far larger', () => zipSaying(0x7fffffff), 'bomb'],
  ['a packed CSV that unpacks to 30 MB', () => gzipSync(Buffer.alloc(30 * 1024 * 1024, 97)), 'too-large'],
])('%s is refused when it is handed in, and nothing is changed', async (_name, file, reason) => {
  const before = await fingerprint()
  const bytes = file()
  const atStart = process.cpuUsage()
  const answer = await postTable(admin, bytes)
  expect([answer.statusCode, answer.json().code, answer.json().reason]).toEqual([422, 'IMPORT_UNREADABLE', reason])
  if (reason === 'bomb') expect(cpuMsSince(atStart)).toBeLessThan(BOMB_MAX_CPU_MS)
  expect(await fingerprint()).toBe(before)
})

test('FILE-07: bytes behind a part that says it is small are not unpacked', async () => {
  const packed = deflateRawSync(Buffer.alloc(60 * 1024 * 1024, 32))
  const file = xlsxOf({ [SHEET]: packed })
  const answer = await postTable(admin, file)
  expect(answer.statusCode).toBe(422)
})

test.each<[string, () => Uint8Array, string]>([
  ['opening above closing', () => csvOf([cellsWith({ 5: '300', 6: '200' })]), 'closing-above-opening'],
  ['an unknown quota', () => csvOf([cellsWith({ 2: 'ZZ' })]), 'quota-unknown'],
  ['an unknown seat type', () => csvOf([cellsWith({ 3: 'GENERAL' })]), 'seat-type-unknown'],
  ['an unknown institute', () => csvOf([cellsWith({ 0: 'A School of Tomorrow' })]), 'institute-unknown'],
  [
    'P ranks where there is no preparatory course',
    () => csvOf([cellsWith({ 5: '10P', 6: '20P' })]),
    'preparatory-not-possible',
  ],
  ['the same seat twice with other ranks', () => csvOf([cellsWith(), cellsWith({ 6: '400' })]), 'conflicting-row'],
  ['a formula in a CSV', () => csvOf([cellsWith({ 6: '=SUM(A1:A9)' })]), 'rank-unreadable'],
  [
    'a formula cell in a sheet, with a value beside it',
    () => sheet([HEADINGS, [...cellsWith().slice(0, 6), '<c><f>A1*2</f><v>250</v></c>']]),
    'rank-unreadable',
  ],
  ['a rank of zero', () => csvOf([cellsWith({ 5: '0' })]), 'rank-zero'],
  ['a negative rank', () => csvOf([cellsWith({ 5: '-4' })]), 'rank-unreadable'],
  [
    'half a file, cut behind a cell',
    () => Buffer.from(`${csvOf([cellsWith()])}\n"A College of Technology"`),
    'programme-unreadable',
  ],
  ['shifted columns', () => csvOf([['x', ...cellsWith().slice(0, 6)]]), 'institute-unknown'],
])('%s is refused row by row, told with its reason, and not published unaccepted', async (_name, file, reason) => {
  const before = await fingerprint()
  const job = await checked(file())
  const { data } = (await admin.browser.call(managedImports.refused, { params: { id: job._id } })).json()
  expect([job.state, data.map((row: { reason: string }) => row.reason)]).toEqual(['checked', [reason]])
  const answer = await admin.browser.call(managedImports.apply, { params: { id: job._id }, body: { accept: [] } })
  expect(answer.statusCode).toBe(409)
  await runImports(server.deps)
  expect(await fingerprint()).toBe(before)
})

test('a table without a needed column cannot be checked', async () => {
  const file = csvOf([cellsWith().slice(0, 6)], HEADINGS.slice(0, 6))
  const before = await fingerprint()
  const sent = await postTable(admin, file)
  const job: ImportJob = sent.json().data
  const body = { ...job.answers, counselling: 'josaa' as const, season: 2027, round: 1 }
  const answer = await admin.browser.call(managedImports.check, { params: { id: job._id }, payload: body })
  expect(answer.json().code).toBe('IMPORT_COLUMNS')
  expect(await fingerprint()).toBe(before)
})

test('ranks that the portal rounded, 1.05e+006, wait to be accepted by name', async () => {
  const before = await fingerprint()
  const job = await checked(csvOf([cellsWith(), cellsWith({ 3: 'SC', 6: '1.05e+006' })]))
  expect(job.report).toMatchObject({ rounded: 1, changed: 1, refused: 0 })
  const answer = await admin.browser.call(managedImports.apply, { params: { id: job._id }, body: { accept: [] } })
  expect(answer.json().code).toBe('IMPORT_NOT_ACCEPTED')
  expect(await fingerprint()).toBe(before)
})

test('half a file that ends with a whole row shows what would be gone, and waits', async () => {
  const before = await fingerprint()
  const job = await checked(csvOf([cellsWith()]))
  expect(job.report).toMatchObject({ gone: 1, same: 1, refused: 0 })
  const answer = await admin.browser.call(managedImports.apply, { params: { id: job._id }, body: { accept: [] } })
  expect(answer.json().code).toBe('IMPORT_NOT_ACCEPTED')
  expect(await fingerprint()).toBe(before)
})

test('C39: over 200,000 rows the check ends without taking any, and staff are told', async () => {
  const before = await fingerprint()
  const line = '1,2,3,4,5,6,7\n'
  const job = await checked(Buffer.from(`${HEADINGS.join(',')}\n${line.repeat(IMPORT_ROWS_MAX + 1)}`))
  expect(job).toMatchObject({ state: 'failed', fault: 'too-many-rows' })
  expect(await fingerprint()).toBe(before)
})

test('C39, FILE-01: a file of 20 MB is looked at, one byte more is too large', async () => {
  const max = 20 * 1024 * 1024
  expect((await postTable(admin, Buffer.alloc(max, 97))).statusCode).toBe(422)
  expect((await postTable(admin, Buffer.alloc(max + 1, 97))).statusCode).toBe(413)
})

test('FILE-01: a file in another field, and two files, are no upload', async () => {
  expect((await postTable(admin, csvOf([cellsWith()]), 'table')).json().code).toBe('IMPORT_FILE_MISSING')
  const twice = formWithFile('file', Buffer.from('x'), { copies: 2 })
  const answer = await admin.browser.call(managedImports.upload, twice)
  expect(answer.json().code).toBe('IMPORT_FILE_MISSING')
})

test('FILE-09: a table with a virus in it is not kept', async () => {
  const guarded = await startApp({ outside: { scanner: { scan: async () => 'infected' } } })
  const answer = await postTable(await aSignedIn(guarded, 'admin'), csvOf([cellsWith()]))
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'FILE_INFECTED'])
  expect(await guarded.deps.db.selectFrom('importJobs').select('id').execute()).toEqual([])
  await guarded.stop()
})
