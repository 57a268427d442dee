import { urlOf } from '@sopaan/contract/client'
import { type ManagedStep, managedSeasons, type WholeSeason } from '@sopaan/contract/managed-seasons'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { AN_OWNER, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import ManagedSeasonPage from './managed-season-page.tsx'
import ManagedSeasonsPage from './managed-seasons-page.tsx'

const PAYMENT: ManagedStep = {
  _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c11',
  kind: 'report-and-pay',
  round: 2,
  fromOn: '2026-06-30',
  fromHour: '17:00',
  untilOn: '2026-07-03',
  untilHour: '17:00',
  isNitPlusOnly: false,
  source: null,
}
const DRAFT: WholeSeason = {
  _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c12',
  body: 'JoSAA',
  season: 2026,
  version: 2,
  state: 'draft',
  source: 'JoSAA 2026 schedule of events',
  sourceUrl: null,
  checkedOn: '2026-11-22',
  certificatesFrom: '2026-04-01',
  seatAcceptanceReservedPaise: 15_000_00,
  seatAcceptanceOthersPaise: 30_000_00,
  partialAdmissionReservedPaise: 20_000_00,
  partialAdmissionOthersPaise: 45_000_00,
  withdrawalPaise: 7_000_00,
  createdAt: '2026-11-22T05:30:00.000Z',
  publishedAt: null,
  publishedBy: null,
  stepCount: 1,
  steps: [{ ...PAYMENT, untilOn: '2026-07-04' }],
  publishedSteps: [PAYMENT, { ...PAYMENT, _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c13', kind: 'withdraw' }],
}

test('a draft says which date students still see, and which date it no longer has', async () => {
  const api = fakeApi().answer(managedSeasons.find, DRAFT)
  showSignedIn(<ManagedSeasonPage />, { words: en, user: AN_OWNER, api })
  expect(await screen.findByText('Tue 30 Jun, 5 pm to Sat 4 Jul, 5 pm')).toBeTruthy()
  expect(screen.getByText('Students see: Tue 30 Jun, 5 pm to Fri 3 Jul, 5 pm', { exact: false })).toBeTruthy()
  expect(screen.getByText('No longer in this draft: Withdraw or exit, round 2')).toBeTruthy()
  expect(screen.getByText('₹30,000')).toBeTruthy()
})

test('publishing asks first, and is sent once', async () => {
  const published = { ...DRAFT, state: 'published' as const, publishedAt: '2026-11-23T05:30:00.000Z' }
  const api = fakeApi().answer(managedSeasons.find, DRAFT).answer(managedSeasons.publish, published)
  const sent = showSignedIn(<ManagedSeasonPage />, { words: en, user: AN_OWNER, api })
  fireEvent.click(await screen.findByRole('button', { name: 'Publish' }))
  expect(sent.some(({ method }) => method === 'POST')).toBe(false)
  const question = within(await screen.findByRole('dialog', { name: 'Publish' }))
  fireEvent.click(question.getByRole('button', { name: 'Publish' }))
  await expect
    .poll(() => api.sent(managedSeasons.publish).map(({ url }) => url))
    .toEqual([urlOf(managedSeasons.publish, { params: { id: DRAFT._id } })])
})

test('a date without hour, end and round goes as such; a refusal is said in words', async () => {
  const api = fakeApi()
    .answer(managedSeasons.find, { ...DRAFT, steps: [], stepCount: 0, publishedSteps: null })
    .refuse(managedSeasons.addStep, 'STEP_LISTED')
  const sent = showSignedIn(<ManagedSeasonPage />, { words: en, user: AN_OWNER, api })
  expect(await screen.findByText('No dates yet. Add the first one from the notice.')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Publish' }).disabled).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Add a date' }))
  fireEvent.change(screen.getByLabelText('What happens'), { target: { value: 'special-rounds' } })
  fireEvent.input(screen.getByLabelText('Begins on'), { target: { value: '2026-07-28' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('This step is in the draft already.')).toBeTruthy()
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    kind: 'special-rounds',
    round: null,
    fromOn: '2026-07-28',
    fromHour: null,
    untilOn: null,
    untilHour: null,
    isNitPlusOnly: false,
    source: null,
    note: { en: null, hi: null },
  })
})

test('what is published has no button that changes it in place, in Hindi too', async () => {
  const season = { ...DRAFT, state: 'published' as const, publishedAt: '2026-11-23T05:30:00.000Z' }
  const api = fakeApi().answer(managedSeasons.find, season)
  showSignedIn(<ManagedSeasonPage />, { words: hi, user: { ...AN_OWNER, language: 'hi' }, api })
  expect(await screen.findByRole('button', { name: 'ड्राफ्ट बनाएँ' })).toBeTruthy()
  expect(screen.getAllByRole('button')).toHaveLength(1)
})

test('the list names every version with its state and who published it', async () => {
  const { steps: _, publishedSteps: __, ...row } = DRAFT
  const first = {
    ...{ ...row, _id: PAYMENT._id, version: 1, state: 'published' as const },
    ...{ publishedAt: '2026-11-22T05:30:00.000Z', publishedBy: 'Meera Iyer', stepCount: 21 },
  }
  const page = { page: 1, limit: 20, total: 2 }
  const api = fakeApi().answer(managedSeasons.list, { data: [row, first], page })
  showSignedIn(<ManagedSeasonsPage />, { words: en, user: AN_OWNER, api })
  const [link] = await screen.findAllByRole('link', { name: 'JoSAA 2026, version 1' })
  expect(link?.getAttribute('href')).toBe(`/admin/college-data/seasons/${PAYMENT._id}`)
  expect(screen.getAllByText('Sun 22 Nov 2026, 11:00 am IST, Meera Iyer').length).toBeGreaterThan(0)
  expect(screen.getAllByText('Draft').length).toBeGreaterThan(0)
})
