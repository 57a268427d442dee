import { EDITION_FIELD, type FactEdition, factEditions } from '@sopaan/contract/fact-editions'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import FactEditionsPage from './fact-editions-page.tsx'

const ID = '018f5a70-0000-7000-8000-000000000001'
const words = en.factEditions
const { handedIn } = en
const CHECKED: FactEdition = {
  _id: ID,
  fact: 'fees',
  fileName: 'fees-2026.csv',
  createdAt: '2026-11-21T05:30:00.000Z',
  state: 'checked',
  source: null,
  changes: [
    {
      college: 'National Institute of Technology Calicut',
      value: { cycle: '2026-27', perYearInr: 390_000 },
      before: { cycle: '2025-26', perYearInr: 150_500 },
      isUnlikely: true,
    },
  ],
  same: 2,
  refused: [{ line: 4, reason: 'college-unknown', college: 'Nowhere', value: 'Nowhere' }],
  refusedCount: 1,
  seatPages: 240,
}
const PUBLISHED: FactEdition = {
  ...CHECKED,
  state: 'published',
  source: { source: 'Fee notice of 2026', sourceOn: '2026-09-04', sourceUrl: null },
}

test('an edition shows what it changes and what is not taken, and is published with its source', async () => {
  const sent = show(en, CHECKED, `?edition=${ID}`)
  expect(await screen.findByText('academic year 2026-27, general, a year ₹3,90,000')).toBeTruthy()
  expect(screen.getByText('academic year 2025-26, general, a year ₹1,50,500')).toBeTruthy()
  expect(screen.getByText(handedIn.unlikely)).toBeTruthy()
  expect(screen.getByText(/240 seat pages/)).toBeTruthy()
  expect(screen.getByText(words.reasons['college-unknown'])).toBeTruthy()
  const fill = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } })
  fill(handedIn.source, 'Fee notice of 2026')
  fill(handedIn.sourceOn, '2026-09-04')
  fireEvent.click(screen.getByLabelText(words.accept))
  fireEvent.click(screen.getByRole('button', { name: handedIn.save }))
  await waitFor(() => expect(sent.find(({ url }) => url.endsWith('/publish'))).toBeTruthy())
  expect(sent.find(({ url }) => url.endsWith('/publish'))?.body).toEqual({
    source: 'Fee notice of 2026',
    sourceOn: '2026-09-04',
    accept: true,
  })
})

test('figures stand in the order of the file, in Hindi by their Hindi names', async () => {
  const college = 'National Institute of Technology Calicut'
  const change = { college, value: { rank: 19, year: 2026 }, before: null, isUnlikely: false }
  show(hi, { ...CHECKED, fact: 'nirf', changes: [change] }, `?edition=${ID}`)
  expect(await screen.findByText('सूची 2026, रैंक 19')).toBeTruthy()
})

test('a published edition names its source and is taken back after one more question', async () => {
  const sent = show(hi, PUBLISHED, `?edition=${ID}`)
  expect(await screen.findByText(/Fee notice of 2026/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: hi.handedIn.withdraw }))
  const asked = within(screen.getByRole('dialog', { name: hi.factEditions.withdrawTitle }))
  fireEvent.click(asked.getByRole('button', { name: hi.handedIn.withdraw }))
  await waitFor(() => expect(sent.find(({ url }) => url.endsWith('/withdraw'))).toBeTruthy())
})

test('an edition that was not published is thrown away after one more question', async () => {
  const sent = show(en, CHECKED, `?edition=${ID}`)
  fireEvent.click(await screen.findByRole('button', { name: handedIn.discard }))
  const asked = within(screen.getByRole('dialog', { name: handedIn.discardTitle }))
  fireEvent.click(asked.getByRole('button', { name: handedIn.discard }))
  await waitFor(() => expect(sent.find(({ method }) => method === 'DELETE')).toBeTruthy())
})

test('the list says the stand of each edition and which headings a file needs; a chosen file is handed in', async () => {
  const sent = show(en, CHECKED, '')
  expect(await screen.findByText(handedIn.states.checked)).toBeTruthy()
  expect(screen.getByText('college, year, rank')).toBeTruthy()
  const file = new File(['college,year,rank'], 'nirf.csv', { type: 'text/csv' })
  fireEvent.change(screen.getByLabelText(new RegExp(handedIn.drop)), { target: { files: [file] } })
  await waitFor(() => expect(sent.find(({ method }) => method === 'POST')).toBeTruthy())
  expect(EDITION_FIELD).toBe('file')
})

test('without an edition the list says so', async () => {
  showSignedIn(<FactEditionsPage />, {
    words: en,
    path: '/admin/college-data/editions',
    api: fakeApi().answer(factEditions.list, { data: [], page: { page: 1, limit: 50, total: 0 } }),
  })
  expect(await screen.findByText(words.empty)).toBeTruthy()
})

function show(spoken: typeof en, edition: FactEdition, search: string) {
  const { changes: _, same: __, refused: ___, refusedCount: ____, seatPages: _____, ...summary } = edition
  return showSignedIn(<FactEditionsPage />, {
    words: spoken,
    path: `/admin/college-data/editions${search}`,
    api: fakeApi()
      .answer(factEditions.list, { data: [summary], page: { page: 1, limit: 50, total: 1 } })
      .answer(factEditions.get, edition)
      .answer(factEditions.upload, edition)
      .answer(factEditions.publish, PUBLISHED)
      .answer(factEditions.withdraw, { ...PUBLISHED, state: 'withdrawn' })
      .answer(factEditions.discard, {}),
  })
}
