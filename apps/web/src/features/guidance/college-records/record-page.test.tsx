import { type CollegeRecord, collegeRecords } from '@sopaan/contract/college-records'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import RecordPage from './record-page.tsx'
import RecordsPage from './records-page.tsx'

const ID = '018f5a70-0000-7000-8000-000000000001'
const OTHER = '018f5a70-0000-7000-8000-000000000002'
const words = en.collegeRecords
const RECORD: CollegeRecord = {
  _id: ID,
  kind: 'institute',
  name: 'A College of Technology',
  printed: 'A Colege of Technology',
  slug: 'a-colege-of-technology',
  of: 'GFTI',
  state: 'Kerala',
  taught: 32,
  spellings: 1,
  mergedInto: null,
  twin: null,
  spelt: ['A Colege of Tech'],
  nicknames: [{ name: 'act', is: 'added' }],
  touches: { rows: 271, rounds: 6, lists: 3 },
  mayBe: [{ _id: OTHER, name: 'Another College of Technology' }],
  changes: [
    {
      _id: ID,
      action: 'rename',
      before: null,
      after: 'A College of Technology',
      reason: 'A slip at the import',
      by: 'Asha Desai',
      createdAt: '2026-11-21T05:30:00.000Z',
      undoneAt: null,
    },
  ],
  isCompiling: false,
}

test('a record says what it is called, what shows it and what was changed, and takes a new name with its reason', async () => {
  const sent = show(en)
  expect(await screen.findByText(words.printedAs('A Colege of Technology'))).toBeTruthy()
  expect(screen.getByText(words.touches('271', '6', '3'))).toBeTruthy()
  expect(screen.getByText('the name in official tables → A College of Technology')).toBeTruthy()
  fireEvent.input(screen.getByLabelText(words.newName), { target: { value: 'The College of Technology' } })
  fireEvent.input(screen.getAllByLabelText(words.reason)[0] as HTMLElement, { target: { value: 'Its own sign' } })
  fireEvent.click(screen.getByRole('button', { name: words.renameSave }))
  await waitFor(() => expect(sent.find(({ method }) => method === 'POST')).toBeTruthy())
  expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
    url: expect.stringContaining(`/college-records/institute/${ID}/name`),
    body: { name: 'The College of Technology', reason: 'Its own sign' },
  })
})

test('a likely twin is offered, what a merge brings together is said, and only then it is done', async () => {
  const sent = show(en)
  fireEvent.click(await screen.findByRole('button', { name: 'Another College of Technology' }))
  const rows = await screen.findByRole('row', { name: `${words.merging.rows} 271 4,118 4,389` })
  expect(rows).toBeTruthy()
  expect(screen.getByRole('row', { name: `${words.taught.institute} 32 30 33` })).toBeTruthy()
  const deed = screen.getByRole('button', { name: words.mergeDeed('271') })
  fireEvent.input(screen.getAllByLabelText(words.reason).at(-1) as HTMLElement, { target: { value: 'The same' } })
  fireEvent.click(deed)
  await waitFor(() => expect(sent.find(({ url }) => url.endsWith(`${ID}/merge`))).toBeTruthy())
  expect(sent.find(({ url }) => url.endsWith(`${ID}/merge`))?.body).toEqual({ into: OTHER, reason: 'The same' })
})

test('two that only look alike are kept apart, with why', async () => {
  const sent = show(en)
  fireEvent.click(await screen.findByRole('button', { name: 'Another College of Technology' }))
  fireEvent.input(await screen.findByLabelText(words.notSameReason), { target: { value: 'Two campuses' } })
  fireEvent.click(screen.getByRole('button', { name: words.notSame }))
  await waitFor(() => expect(sent.find(({ url }) => url.endsWith(`${ID}/not-same`))).toBeTruthy())
  expect(sent.find(({ url }) => url.endsWith(`${ID}/not-same`))?.body).toEqual({ other: OTHER, reason: 'Two campuses' })
  await waitFor(() => expect(screen.queryByLabelText(words.notSameReason)).toBeNull())
})

test('where no two may be the same, the list of them says so', async () => {
  showSignedIn(<RecordsPage />, {
    words: en,
    path: '/admin/college-data/records?only=twins',
    api: fakeApi().answer(collegeRecords.list, { data: [], page: { page: 1, limit: 50, total: 0 }, twins: 0 }),
  })
  expect(await screen.findByText('No two look like the same one.')).toBeTruthy()
})

test('a change is undone by its button, in Hindi too', async () => {
  const sent = show(hi)
  fireEvent.click(await screen.findByRole('button', { name: hi.collegeRecords.undo }))
  await waitFor(() => expect(sent.find(({ url }) => url.endsWith(`/changes/${ID}/undo`))).toBeTruthy())
})

test('records are found by name, open beside the list or as a page of their own, and say which may be the same', async () => {
  const { changes: _, spelt: __, nicknames: ___, touches: ____, mayBe: _____, slug: ______, ...listed } = RECORD
  const { kind: _______, isCompiling: ________, ...row } = listed
  showSignedIn(<RecordsPage />, {
    words: en,
    path: '/admin/college-data/records?q=college',
    api: fakeApi()
      .answer(collegeRecords.list, {
        data: [{ ...row, twin: 'Another College of Technology' }],
        page: { page: 1, limit: 50, total: 1 },
        twins: 2,
      })
      .answer(collegeRecords.get, RECORD),
  })
  const links = await screen.findAllByRole('link', { name: 'A College of Technology' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    expect.stringContaining(`open=${ID}`),
    `/admin/college-data/records/${ID}`,
  ])
  expect(screen.getByText(words.sameAs('Another College of Technology'))).toBeTruthy()
  // On a phone the row has a word for it.
  expect(screen.getByText(words.marks.twin)).toBeTruthy()
  expect(screen.getByText('32')).toBeTruthy()
  const chip = screen.getByRole('link', { name: `${words.twins} 2` })
  expect(chip.getAttribute('href')).toContain('only=twins')
  fireEvent.click(links[0] as HTMLElement)
  expect(await screen.findByLabelText(words.newName)).toBeTruthy()
  fireEvent.click(screen.getByRole('link', { name: words.partNames.merge }))
  expect(await screen.findByRole('button', { name: 'Another College of Technology' })).toBeTruthy()
  expect(screen.queryByLabelText(words.newName)).toBeNull()
})

function show(spoken: typeof en) {
  const page = (
    <Routes>
      <Route path="/admin/college-data/records/:id" element={<RecordPage />} />
    </Routes>
  )
  return showSignedIn(page, {
    words: spoken,
    path: `/admin/college-data/records/${ID}`,
    api: fakeApi()
      .answer(collegeRecords.get, RECORD)
      .answer(collegeRecords.rename, RECORD)
      .answer(collegeRecords.previewMerge, {
        own: { taught: 32, rows: 271, rounds: 6, lists: 3, mentors: 1, slug: 'a-colege-of-technology' },
        into: {
          ...{ _id: OTHER, name: 'Another College of Technology', slug: 'another-college-of-technology' },
          ...{ taught: 30, rows: 4118, rounds: 6, lists: 12, mentors: 2 },
        },
        both: { taught: 33, rows: 4389, rounds: 6, lists: 14, mentors: 3 },
        clashes: 0,
        samples: [],
      })
      .answer(collegeRecords.merge, RECORD)
      .answer(collegeRecords.notSame, RECORD)
      .answer(collegeRecords.undo, RECORD),
  })
}
