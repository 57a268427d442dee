import { type StateTableDetail, stateTables } from '@sopaan/contract/state-tables'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import StateTablesPage from './state-tables-page.tsx'

const ID = '018f5a70-0000-7000-8000-000000000001'
const words = en.stateTables
const { handedIn } = en
const CHECKED: StateTableDetail = {
  ...{ _id: ID, counselling: 'kcet', name: 'KCET (KEA)', season: 2026, fileName: 'kcet-2026.csv' },
  ...{ createdAt: '2026-11-21T05:30:00.000Z', state: 'checked', isStanding: false, source: null },
  ...{ isOutdated: false, isFitting: false },
  findings: {
    rounds: ['1', '2', '3'],
    now: { season: 2026, seats: 19_400, institutes: 231 },
    before: { season: 2025, seats: 19_268, institutes: 230 },
    ...{ rowsTaken: 40_000, rowsPassedOver: 12, goneChoices: 3, refusedCount: 1 },
    counts: { changed: 18_000, fresh: 300, gone: 40, same: 700, unlikely: 1 },
    changes: [
      {
        ...{ kind: 'changed', institute: 'RV College', programme: 'Computer Science', category: 'GM, General Merit' },
        ...{ before: 420, after: 42_000, isUnlikely: true },
      },
      {
        ...{ kind: 'gone', institute: 'BMS College', programme: 'Textile', category: 'GM, General Merit' },
        ...{ before: 90_000, after: null, isUnlikely: false },
      },
    ],
    refused: [
      {
        ...{ line: 7, reason: 'category-unknown', institute: 'RV College', programme: 'Civil' },
        ...{ category: 'ZZ', closing: '12' },
      },
    ],
  },
}
const PUBLISHED: StateTableDetail = {
  ...CHECKED,
  ...{ state: 'published', isStanding: true, isFitting: true },
  source: { source: 'KEA, cut-offs of 2026', sourceOn: '2026-08-04', sourceUrl: null },
}

test('a table whose rounds have no number says which it is of in words', async () => {
  show(hi, { ...CHECKED, findings: { ...CHECKED.findings, rounds: ['all'] } }, `?table=${ID}`)
  const { holds } = hi.stateTables
  expect(await screen.findByText(holds('19,400', '231', hi.counsellings.rounds.all))).toBeTruthy()
})

test('a table shows what it holds, what it changes and what is not taken, and is published with its source', async () => {
  const sent = show(en, CHECKED, `?table=${ID}`)
  expect(await screen.findByText(words.holds('19,400', '231', '1, 2, 3'))).toBeTruthy()
  expect(screen.getByText(words.stands('2025', '19,268', '230'))).toBeTruthy()
  expect(screen.getByText(words.goneChoices(3, '3'))).toBeTruthy()
  expect(screen.getByText(words.moved('420', '42,000'))).toBeTruthy()
  expect(screen.getByText(handedIn.unlikely)).toBeTruthy()
  expect(screen.getByText(words.reasons['category-unknown'])).toBeTruthy()
  const fill = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } })
  fill(handedIn.source, 'KEA, cut-offs of 2026')
  fill(handedIn.sourceOn, '2026-08-04')
  fireEvent.click(screen.getByLabelText(words.accept))
  fireEvent.click(screen.getByRole('button', { name: handedIn.save }))
  await waitFor(() => expect(sent.find(({ url }) => url.endsWith('/publish'))).toBeTruthy())
  expect(sent.find(({ url }) => url.endsWith('/publish'))?.body).toEqual({
    source: 'KEA, cut-offs of 2026',
    sourceOn: '2026-08-04',
    accept: true,
  })
})

test('a published table names its source, says that chances follow, and is taken back after one more question', async () => {
  const sent = show(hi, PUBLISHED, `?table=${ID}`)
  expect(await screen.findByText(/KEA, cut-offs of 2026/)).toBeTruthy()
  expect(screen.getByText(hi.stateTables.fitting)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: hi.handedIn.withdraw }))
  const asked = within(screen.getByRole('dialog', { name: hi.stateTables.withdrawTitle }))
  fireEvent.click(asked.getByRole('button', { name: hi.handedIn.withdraw }))
  await waitFor(() => expect(sent.find(({ url }) => url.endsWith('/withdraw'))).toBeTruthy())
})

test('a table that was checked against what no longer stands cannot be published, only thrown away', async () => {
  const sent = show(en, { ...CHECKED, isOutdated: true }, `?table=${ID}`)
  expect(await screen.findByText(words.outdated)).toBeTruthy()
  expect(screen.queryByRole('button', { name: handedIn.save })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: handedIn.discard }))
  const asked = within(screen.getByRole('dialog', { name: handedIn.discardTitle }))
  fireEvent.click(asked.getByRole('button', { name: handedIn.discard }))
  await waitFor(() => expect(sent.find(({ method }) => method === 'DELETE')).toBeTruthy())
})

test('the list says how each table stands and which headings a file needs; a chosen file is handed in', async () => {
  const sent = show(en, CHECKED, '')
  expect(await screen.findByRole('cell', { name: words.tableOf('KCET (KEA)', '2026') })).toBeTruthy()
  expect(screen.getByText(/counselling, year, round, .*category_label/)).toBeTruthy()
  const file = new File(['counselling,year'], 'kcet.csv', { type: 'text/csv' })
  fireEvent.change(screen.getByLabelText(new RegExp(handedIn.drop)), { target: { files: [file] } })
  await waitFor(() => expect(sent.find(({ method }) => method === 'POST')).toBeTruthy())
  expect(await screen.findByText(words.holds('19,400', '231', '1, 2, 3'))).toBeTruthy()
})

test('a file that cannot be taken is told by what is wrong with it', async () => {
  show(en, CHECKED, '', { fault: 'older-season', detail: '2024, 2025' })
  await screen.findByRole('cell', { name: words.tableOf('KCET (KEA)', '2026') })
  const file = new File(['counselling,year'], 'kcet.csv', { type: 'text/csv' })
  fireEvent.change(screen.getByLabelText(new RegExp(handedIn.drop)), { target: { files: [file] } })
  expect(await screen.findByText(words.faults['older-season']('2024, 2025'))).toBeTruthy()
})

test('without a table the list says so', async () => {
  showSignedIn(<StateTablesPage />, {
    words: en,
    path: '/admin/college-data/states',
    api: fakeApi().answer(stateTables.list, { data: [], page: { page: 1, limit: 50, total: 0 } }),
  })
  expect(await screen.findByText(words.empty)).toBeTruthy()
})

function show(
  spoken: typeof en,
  table: StateTableDetail,
  search: string,
  unfit?: { fault: keyof typeof words.faults; detail: string },
) {
  const { findings: _, isOutdated: __, isFitting: ___, ...summary } = table
  const api = fakeApi()
    .answer(stateTables.list, { data: [summary], page: { page: 1, limit: 50, total: 1 } })
    .answer(stateTables.get, table)
    .answer(stateTables.upload, table)
    .answer(stateTables.publish, PUBLISHED)
    .answer(stateTables.withdraw, { ...PUBLISHED, state: 'withdrawn' })
    .answer(stateTables.discard, {})
  if (unfit) api.refuse(stateTables.upload, 'STATE_TABLE_UNFIT', unfit)
  return showSignedIn(<StateTablesPage />, { words: spoken, path: `/admin/college-data/states${search}`, api })
}
