import { urlOf } from '@sopaan/contract/client'
import type { CollegeDataRow } from '@sopaan/contract/college-data'
import { importNames } from '@sopaan/contract/import-names'
import { managedCollegeData } from '@sopaan/contract/managed-college-data'
import { type ImportDifference, type ImportJob, managedImports } from '@sopaan/contract/managed-imports'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type DataOf, type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { AN_OWNER, showSignedIn } from '#web/testing/signed-in.tsx'
import { en, type Words } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import ImportPage from './import-page.tsx'
import ImportsPage from './imports-page.tsx'
import RowsPage from './rows-page.tsx'

const JOB: ImportJob = {
  _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c03',
  kind: 'file',
  state: 'checked',
  askedAt: '2026-11-21T05:30:00.000Z',
  endedAt: null,
  askedBy: 'Meera Iyer',
  file: { name: 'josaa 2027 round 1.csv', form: 'csv', bytes: 2_097_152, hash: 'a'.repeat(64) },
  table: {
    headings: ['Institute', 'Program', 'Quota', 'Seat', 'Opening', 'Closing'],
    samples: [['A College', 'Civil', 'AI', 'OPEN', '100', '250']],
  },
  answers: {
    columns: ['institute', 'programme', 'quota', 'seatType', 'openingRank', 'closingRank'],
    counselling: 'josaa',
    season: 2027,
    round: 1,
    isFinal: false,
  },
  isShapeKnown: false,
  report: {
    read: 5,
    taken: 4,
    refused: 1,
    refusedFor: [{ reason: 'quota-unknown', rows: 1 }],
    repeated: 0,
    rounded: 0,
    fresh: 1,
    changed: 2,
    same: 1,
    gone: 0,
    left: 0,
    unlikely: 0,
    unjudged: 0,
    rounds: [{ counselling: 'josaa', season: 2027, round: 1, rows: 4, isFinal: false }],
    unknownInstitutes: [],
    unknownProgrammes: [],
    renamings: [],
  },
  progress: null,
  fault: null,
  standing: 0,
  undoes: null,
  rolledBackAt: null,
}
const REFUSED: DataOf<typeof managedImports.refused>['data'][number] = {
  line: 7,
  column: 'quota',
  value: 'ZZ',
  reason: 'quota-unknown',
  institute: 'NIT Trichy',
  programme: 'Mining',
}
const PAGE = { page: 1, limit: 20, total: 1 }

const ROW: CollegeDataRow = {
  _id: '7f3c1f4e-2c64-4a38-9a55-1d1a1f1c0001',
  counselling: 'josaa',
  season: 2026,
  round: 5,
  isFinal: true,
  source: 'JoSAA, 2026, round 5',
  institute: { name: 'A College', type: 'GFTI', city: null, state: null },
  programme: { name: 'Civil Engineering', degree: 'Bachelor of Technology', durationYears: 4, family: 'CIVIL' },
  quota: 'AI',
  seatType: 'OPEN',
  gender: 'neutral',
  list: 'main-1',
  isCommonRank: false,
  openingRank: 100,
  closingRank: 250,
  isPreparatory: false,
  seatKey: null,
}

const ROWS: DataOf<typeof managedCollegeData.list> = {
  data: [ROW],
  page: 1,
  limit: 20,
  total: 1,
  isTotalCapped: false,
  tables: [],
  families: [],
}

function show(page: React.ReactNode, api: FakeApi, words: Words = en): FakeApi {
  showSignedIn(page, { user: AN_OWNER, words, path: '/admin/college-data', api })
  return api
}

/** A server that has one import, and does with it what it is told to. */
function anImport(job: ImportJob): FakeApi {
  const { get, check, apply, rollBack, refused, differences } = managedImports
  return [get, check, apply, rollBack, importNames.tell].reduce(
    (api, call) => api.answer(call, job),
    fakeApi()
      .answer(refused, { data: [REFUSED], page: PAGE })
      .answer(differences, { data: [], page: PAGE }),
  )
}

test('what the check refused is accepted by name before its rows can be published', async () => {
  const api = show(<ImportPage />, anImport(JOB))
  const publish = await screen.findByRole('button', { name: 'Publish these rows' })
  expect(publish).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Publish without the 1 refused rows' }))
  expect(publish).toHaveProperty('disabled', false)
  fireEvent.click(publish)
  await waitFor(() =>
    expect(api.sent(managedImports.apply)[0]?.body).toEqual({ accept: ['refused'], leavesGone: true }),
  )
})

test('a refused row says its line, its column, its value and why', async () => {
  show(<ImportPage />, anImport(JOB))
  expect((await screen.findAllByText('A quota we do not know')).length).toBeGreaterThan(0)
  expect(screen.getAllByText('ZZ').length).toBeGreaterThan(0)
  expect(screen.getByRole('link', { name: 'Download as CSV' }).getAttribute('href')).toBe(
    urlOf(managedImports.refusedCsv, { params: { id: JOB._id } }),
  )
})

test('refused rows are counted by reason, name the row they are, and are shown for one reason alone', async () => {
  const refusedFor = [
    { reason: 'institute-unknown', rows: 297 },
    { reason: 'quota-unknown', rows: 3 },
  ]
  const job = { ...JOB, report: JOB.report && { ...JOB.report, refused: 300, refusedFor } }
  const api = show(<ImportPage />, anImport(job))
  expect(await screen.findByRole('button', { name: 'An institute we do not know 297' })).toBeDefined()
  expect((await screen.findAllByText('NIT Trichy')).length).toBeGreaterThan(0)
  expect(screen.getAllByText('Mining').length).toBeGreaterThan(0)
  fireEvent.click(screen.getByRole('button', { name: 'A quota we do not know 3' }))
  await waitFor(() => expect(api.sent(managedImports.refused).at(-1)?.url).toContain('reason=quota-unknown'))
  expect(screen.getByRole('button', { name: 'A quota we do not know 3' }).getAttribute('aria-pressed')).toBe('true')
})

test('a table stands under the name of its file, and a roll-back says what it takes back', async () => {
  const rounds = JOB.report?.rounds ?? []
  const undoing: ImportJob = {
    ...JOB,
    _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c04',
    kind: 'roll-back',
    state: 'done',
    file: null,
    answers: null,
    report: null,
    undoes: { _id: JOB._id, fileName: 'josaa 2027 round 1.csv', rounds },
  }
  show(<ImportsPage />, fakeApi().answer(managedImports.list, { data: [undoing, JOB], page: PAGE }))
  expect(await screen.findByRole('cell', { name: 'Roll-back of JoSAA 2027, round 1' })).toBeDefined()
  expect(screen.getAllByRole('cell', { name: 'josaa 2027 round 1.csv' })).toHaveLength(2)
})

const WILD: ImportDifference = {
  institute: 'A College',
  programme: 'Civil (4 Years, Bachelor of Technology)',
  pool: 'AI · OPEN · neutral',
  source: 'JoSAA, 2027, round 1',
  before: null,
  after: { openingRank: 100, closingRank: 37_500 },
  usual: { closingRank: 1_250, source: 'JoSAA, 2026, round 1' },
}

test('ranks that look wrong are listed with what was usual, and publishing waits for somebody who checked them', async () => {
  const report = JOB.report && { ...JOB.report, refused: 0, fresh: 200, unlikely: 200 }
  const server = anImport({ ...JOB, report }).answer(managedImports.differences, { data: [WILD], page: PAGE })
  const api = show(<ImportPage />, server)
  const publish = await screen.findByRole('button', { name: 'Publish these rows' })
  expect(screen.getByText('200 ranks look wrong')).toBeTruthy()
  expect(await screen.findByText('JoSAA, 2026, round 1: 1,250')).toBeTruthy()
  expect(api.sent(managedImports.differences)[0]?.url).toContain('kind=unlikely')
  expect(publish).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByRole('checkbox', { name: 'I checked these 200 rows: their ranks are right' }))
  fireEvent.click(publish)
  await waitFor(() =>
    expect(api.sent(managedImports.apply)[0]?.body).toEqual({ accept: ['unlikely'], leavesGone: true }),
  )
})

test('before publishing, the changes are listed by kind, and the rows that go among them', async () => {
  const report = JOB.report && { ...JOB.report, gone: 3 }
  const api = show(<ImportPage />, anImport({ ...JOB, report }))
  expect(await screen.findByRole('heading', { name: 'What it would change' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Not in this file 3' }).getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'Other ranks 2' }))
  await waitFor(() => expect(api.sent(managedImports.differences).at(-1)?.url).toContain('kind=changed'))
})

test('published rows that a file lacks stay unless somebody ticks that they go', async () => {
  const report = JOB.report && { ...JOB.report, refused: 0, gone: 3 }
  const api = show(<ImportPage />, anImport({ ...JOB, report }))
  const publish = await screen.findByRole('button', { name: 'Publish these rows' })
  expect(screen.getByText(/^Otherwise these 3 rows stay published/)).toBeTruthy()
  fireEvent.click(publish)
  await waitFor(() => expect(api.sent(managedImports.apply)[0]?.body).toEqual({ accept: [], leavesGone: true }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Take out 3 published rows that this file does not have' }))
  expect(screen.queryByText(/^Otherwise these 3 rows stay published/)).toBeNull()
  fireEvent.click(publish)
  await waitFor(() => expect(api.sent(managedImports.apply)[1]?.body).toEqual({ accept: ['gone'] }))
})

test('a file with nothing new is published only to take out what it lacks', async () => {
  const report = JOB.report && { ...JOB.report, refused: 0, fresh: 0, changed: 0, gone: 3 }
  show(<ImportPage />, anImport({ ...JOB, report }))
  const publish = await screen.findByRole('button', { name: 'Publish these rows' })
  expect(publish).toHaveProperty('disabled', true)
  expect(screen.getByText('Every row of this file is published already.')).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Take out 3 published rows that this file does not have' }))
  expect(publish).toHaveProperty('disabled', false)
})

test('when publishing begins, how far it is comes into sight', async () => {
  const scrolled = vi.fn()
  Element.prototype.scrollIntoView = scrolled
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'))
  show(<ImportPage />, anImport({ ...JOB, state: 'applying' }))
  await screen.findByText(en.managedData.progress.starting)
  expect(scrolled.mock.contexts).toEqual([screen.getByText(en.managedData.progress.starting)])
})

test('a likely renaming stands with both names and ranks before the table is published', async () => {
  const report = JOB.report && {
    ...JOB.report,
    renamings: [
      { institute: 'NIT A', from: 'Materials Science', to: 'Materials', seats: 2, before: 51350, after: 51074 },
    ],
  }
  show(<ImportPage />, anImport({ ...JOB, report }))
  expect(await screen.findByText('NIT A: Materials Science → Materials')).toBeTruthy()
  expect(screen.getByText('Closing rank 51,350 then, 51,074 now; seats under both names: 2')).toBeTruthy()
})

test('columns are asked for before the server is: one of the needed missing sends nothing', async () => {
  const waiting = { ...JOB, state: 'waiting' as const, report: null }
  const api = show(<ImportPage />, anImport(waiting))
  fireEvent.change(await screen.findByRole('combobox', { name: 'Closing' }), { target: { value: '' } })
  fireEvent.click(screen.getByRole('button', { name: 'Check the table' }))
  expect(await screen.findByText(en.managedData.columnsWrong)).toBeTruthy()
  fireEvent.change(screen.getByRole('combobox', { name: 'Closing' }), { target: { value: 'closingRank' } })
  fireEvent.click(screen.getByRole('button', { name: 'Check the table' }))
  await waitFor(() => expect(api.sent(managedImports.check)[0]?.body).toEqual(JOB.answers))
})

test('a table goes as it was described: a heading left alone, a season not said, and one that is no year is told at its field', async () => {
  const headings = ['Remarks', ...(JOB.table?.headings ?? [])]
  const columns = [null, ...(JOB.answers?.columns ?? [])]
  const answers = JOB.answers && { ...JOB.answers, columns }
  const waiting = { ...JOB, state: 'waiting' as const, report: null, answers, table: { headings, samples: [] } }
  const api = show(<ImportPage />, anImport(waiting))
  const season = await screen.findByRole('textbox', { name: en.managedData.season })
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Check the table' }))
  fireEvent.change(season, { target: { value: 'next year' } })
  api.refuse(managedImports.check, 'INVALID_INPUT', {
    errors: [{ path: 'season', code: 'not_whole', values: { min: 2012, max: 2099 }, msg: 'Expected a whole number' }],
  })
  send()
  await waitFor(() => expect(season.getAttribute('aria-invalid')).toBe('true'))
  expect(api.sent(managedImports.check)[0]?.body).toMatchObject({ season: 'next year' })
  api.answer(managedImports.check, waiting)
  fireEvent.change(season, { target: { value: '' } })
  send()
  await waitFor(() => expect(api.sent(managedImports.check)[1]?.body).toEqual({ ...answers, season: null }))
})

test('a name nobody knew is told as new or as one of those we know, and nothing is sent before it is whole', async () => {
  const report = JOB.report && {
    ...JOB.report,
    unknownInstitutes: [{ name: 'The A College', rows: 12, likely: ['A College'] }],
    unknownProgrammes: [{ name: 'Ocean Studies (5 Years, Bachelor of Science)', rows: 3, likely: [] }],
  }
  const known = {
    institutes: ['A College'],
    programmes: ['Civil (4 Years, Bachelor of Technology)'],
    families: [{ value: 'OCEAN', name: 'Ocean / Naval' }],
  }
  const api = show(<ImportPage />, anImport({ ...JOB, report }).answer(importNames.list, known))
  const tell = await screen.findByRole('button', { name: 'Save names and check again' })
  fireEvent.click(tell)
  expect(await screen.findByText('Say of at least one name what it is.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('What The A College is'), { target: { value: 'same' } })
  fireEvent.change(screen.getByLabelText('The one we know'), { target: { value: 'Another College' } })
  fireEvent.click(tell)
  expect(await screen.findByText('Choose one of the list.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('The one we know'), { target: { value: 'A College' } })
  fireEvent.change(screen.getByLabelText(/^What Ocean Studies/), { target: { value: 'new' } })
  fireEvent.click(tell)
  expect(await screen.findByText('This is needed.')).toBeTruthy()
  expect(api.sent(importNames.tell)).toEqual([])
  fireEvent.change(screen.getByLabelText('Branch family'), { target: { value: 'OCEAN' } })
  fireEvent.click(tell)
  await waitFor(() =>
    expect(api.sent(importNames.tell)).toMatchObject([
      {
        url: urlOf(importNames.tell, { params: { id: JOB._id } }),
        body: {
          institutes: [{ written: 'The A College', sameAs: 'A College' }],
          programmes: [{ written: 'Ocean Studies (5 Years, Bachelor of Science)', family: 'OCEAN' }],
        },
      },
    ]),
  )
})

test('a name that looks like a known one is taken for it by one press, and saved by another', async () => {
  const report = JOB.report && {
    ...JOB.report,
    unknownInstitutes: [{ name: 'The A College', rows: 12, likely: ['A College', 'B College'] }],
    unknownProgrammes: [],
  }
  const known = { institutes: ['A College', 'B College'], programmes: [], families: [] }
  const api = show(<ImportPage />, anImport({ ...JOB, report }).answer(importNames.list, known))
  fireEvent.click(await screen.findByRole('button', { name: 'A College' }))
  fireEvent.click(screen.getByRole('button', { name: 'Save names and check again' }))
  await waitFor(() =>
    expect(api.sent(importNames.tell)[0]?.body).toEqual({
      institutes: [{ written: 'The A College', sameAs: 'A College' }],
      programmes: [],
    }),
  )
})

test('a roll-back says what stands again, and is one more press', async () => {
  const done = { ...JOB, state: 'done' as const, standing: 1, endedAt: JOB.askedAt }
  const api = show(<ImportPage />, anImport(done))
  fireEvent.click(await screen.findByRole('button', { name: 'Roll back' }))
  expect(screen.getByText(/^The tables that stood before JoSAA 2027, round 1 stand again/)).toBeTruthy()
  expect(api.sent(managedImports.rollBack)).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Yes, roll back', hidden: true }))
  await waitFor(() => expect(api.sent(managedImports.rollBack)).toHaveLength(1))
})

test('a running import says how far it is', async () => {
  const running = {
    ...JOB,
    state: 'applying' as const,
    progress: { phase: 'storing' as const, done: 5000, total: 75_000 },
  }
  show(<ImportPage />, anImport(running))
  expect(await screen.findByText('5,000 of 75,000 rows')).toBeTruthy()
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('5000')
})

test('R218: an answer without data is told as such, in both languages', async () => {
  const { data: _, ...noData } = ROWS
  show(<RowsPage />, fakeApi().answerWrongly(managedCollegeData.list, noData))
  expect(await screen.findByText('Invalid data format received')).toBeTruthy()
  cleanup()
  show(<ImportsPage />, fakeApi().answerWrongly(managedImports.list, { status: 'success' }), hi)
  expect(await screen.findByText(hi.managedData.invalidData)).toBeTruthy()
})

test('a row is put right with what was typed, thousands separators or not', async () => {
  const api = show(<RowsPage />, fakeApi().answer(managedCollegeData.list, ROWS).answer(managedCollegeData.change, ROW))
  const [menu] = await screen.findAllByRole('button', { name: 'More for Civil Engineering, A College' })
  if (!menu) throw new Error('There is no menu.')
  fireEvent.click(menu)
  fireEvent.click((await screen.findAllByText('Correct', { selector: 'button' }))[0] ?? menu)
  fireEvent.change(await screen.findByLabelText('Closing rank'), { target: { value: '2,60' } })
  fireEvent.click(screen.getByText('Save'))
  await waitFor(() =>
    expect(api.sent(managedCollegeData.change)[0]?.body).toMatchObject({ closingRank: 260, quota: 'AI' }),
  )
})

test('the page of an import stays when its check ends, where scrolling answers a promise', async () => {
  HTMLElement.prototype.scrollIntoView = () => Promise.resolve() as unknown as undefined
  onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView'))
  const api = show(<ImportPage />, anImport({ ...JOB, state: 'checking', report: null }))
  expect(await screen.findByText('Waiting for its turn')).toBeDefined()
  api.answer(managedImports.get, JOB)
  expect(await screen.findByRole('button', { name: 'Publish these rows' }, { timeout: 5_000 })).toBeDefined()
})
