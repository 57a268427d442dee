import type { Directory } from '@sopaan/domain/seats/directory/directory'
import { expect, onTestFinished, test } from 'vitest'
import { startApp } from '#api/testing/start-app.ts'
import { addNames, type FileImport, importFile } from './import-file.service.ts'
import { writeReport } from './import-report.ts'
import { listPublishedImports } from './imports.queries.ts'
import { currentBook } from './rank-books.service.ts'

const NAMES: Pick<Directory, 'institutes' | 'programmes'> = {
  institutes: [{ name: 'A College of Technology', type: 'GFTI', homeStates: {} }],
  programmes: [{ name: 'Civil Engineering', degree: 'Bachelor of Technology', durationYears: 4, family: 'CIVIL' }],
}
const SOUND =
  'A College of Technology\tCivil Engineering (4 Years, Bachelor of Technology)\tAI\tOPEN\tGender-Neutral\t100\t250'
const UNKNOWN =
  'A School of Tomorrow\tCivil Engineering (4 Years, Bachelor of Technology)\tAI\tOPEN\tGender-Neutral\t100\t250'

function aFile(rows: string[], different: Partial<FileImport> = {}): FileImport {
  return {
    bytes: Buffer.from(rows.join('\n')),
    asked: { counselling: 'josaa', season: '2027', round: '1' },
    isFinal: false,
    take: 'whole',
    bytesMax: 1_000_000,
    rowsMax: 1000,
    ...different,
  }
}

async function start() {
  const started = await startApp()
  onTestFinished(started.stop)
  await addNames(started.deps, NAMES)
  return started
}

test('a sound file is published, and the book in use carries its round', async () => {
  const { deps, clock } = await start()
  const outcome = await importFile(deps, aFile([SOUND]))
  expect(outcome).toMatchObject({ kind: 'published' })
  clock.advance(61_000)
  const book = await currentBook(deps)
  expect(book.hash).toBe(outcome.kind === 'published' && outcome.hash)
  expect(book.rounds.map(({ season, round, isFinal }) => [season, round, isFinal])).toEqual([[2027, 1, false]])
  expect(book.rounds.map(({ opening, closing }) => [...opening, ...closing])).toEqual([[100, 250]])
})

test('a last round is marked as final when the one who hands it in says so', async () => {
  const { deps } = await start()
  await importFile(deps, aFile([SOUND], { isFinal: true }))
  expect((await listPublishedImports(deps.db)).map(({ isFinal }) => isFinal)).toEqual([true])
})

test('a dry run tells what would be taken and refused, and writes nothing', async () => {
  const { deps } = await start()
  const outcome = await importFile(deps, aFile([SOUND, UNKNOWN], { take: 'report' }))
  expect(outcome).toMatchObject({ kind: 'reported', reading: { rowsRead: 2 } })
  expect(await deps.db.selectFrom('imports').select('id').execute()).toEqual([])
})

test('FILE-11: a file with a refused row is taken not at all, unless the sound rows are asked for', async () => {
  const { deps } = await start()
  const file = aFile([SOUND, UNKNOWN])
  expect(await importFile(deps, file)).toMatchObject({ kind: 'refused', because: 'rows-refused' })
  expect(await deps.db.selectFrom('imports').select('id').execute()).toEqual([])
  expect(await importFile(deps, { ...file, take: 'sound' })).toMatchObject({ kind: 'published' })
  expect((await listPublishedImports(deps.db)).map(({ rowsTaken }) => rowsTaken)).toEqual([1])
})

test('a name that was unknown is taken once it has been added', async () => {
  const { deps } = await start()
  expect(await importFile(deps, aFile([UNKNOWN]))).toMatchObject({ kind: 'refused', because: 'no-rows' })
  await addNames(deps, { institutes: [{ name: 'A School of Tomorrow', type: 'GFTI', homeStates: {} }], programmes: [] })
  expect(await importFile(deps, aFile([UNKNOWN]))).toMatchObject({ kind: 'published' })
})

test('the same file handed in twice changes nothing the second time', async () => {
  const { deps } = await start()
  await importFile(deps, aFile([SOUND]))
  expect(await importFile(deps, aFile([SOUND]))).toMatchObject({ kind: 'refused', because: 'already-published' })
  expect(await listPublishedImports(deps.db)).toHaveLength(1)
})

test('what is no table is told as such', async () => {
  const { deps } = await start()
  expect(await importFile(deps, aFile(['Dear all,']))).toEqual({
    kind: 'unreadable',
    reason: 'no-table',
    detail: 'no row of headings and no row of seven portal cells',
  })
})

test('the report names each refused row with line and reason, and each unknown name once with its rows', async () => {
  const { deps } = await start()
  const outcome = await importFile(deps, aFile([SOUND, UNKNOWN, UNKNOWN.replace('OPEN', 'SC')], { take: 'report' }))
  expect(outcome.kind === 'reported' && writeReport(outcome.reading)).toEqual([
    'rows read: 3',
    'rows taken: 1',
    'rows refused: 2',
    '  line 2: institute-unknown (A School of Tomorrow)',
    '  line 3: institute-unknown (A School of Tomorrow)',
    'institutes nobody here knows, to be added with --names:',
    '  A School of Tomorrow (2 rows)',
  ])
})

test('a rank thirty times off is not published by the command before somebody says that it was compared', async () => {
  const { deps } = await start()
  await importFile(deps, aFile([SOUND], { asked: { counselling: 'josaa', season: '2026', round: '1' }, isFinal: true }))
  const wild = [SOUND.replace(/250$/, '7500')]
  expect(await importFile(deps, aFile(wild))).toMatchObject({ kind: 'refused', because: 'ranks-unlikely' })
  expect((await listPublishedImports(deps.db)).map(({ season }) => season)).toEqual([2026])
  expect(await importFile(deps, aFile(wild, { isUnlikelyTaken: true }))).toMatchObject({ kind: 'published' })
})

test('a mock allotment comes in by the same door: a round of its own kind, never final, held against the rounds of JoSAA', async () => {
  const { deps, clock } = await start()
  await importFile(deps, aFile([SOUND], { asked: { counselling: 'josaa', season: '2026', round: '1' }, isFinal: true }))
  const asked = { counselling: 'JoSAA mock', season: '2027', round: '1' }
  const wild = aFile([SOUND.replace(/250$/, '7500')], { asked })
  expect(await importFile(deps, wild)).toMatchObject({ kind: 'refused', because: 'ranks-unlikely' })
  expect(await importFile(deps, aFile([SOUND.replace(/250$/, '260')], { asked, isFinal: true }))).toMatchObject({
    kind: 'published',
  })
  expect(
    (await listPublishedImports(deps.db)).map(({ source, counselling, isFinal }) => [source, counselling, isFinal]),
  ).toEqual([
    ['JoSAA, 2026, round 1', 'josaa', false],
    ['JoSAA mock, 2027, round 1', 'josaa-mock', false],
  ])
  clock.advance(61_000)
  const book = await currentBook(deps)
  expect(book.rounds.map(({ counselling, season }) => `${counselling} ${season}`)).toEqual([
    'josaa 2026',
    'josaa-mock 2027',
  ])
})
