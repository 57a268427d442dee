import type { ManagedCollege } from '@sopaan/contract/managed-colleges'
import { managedColleges } from '@sopaan/contract/managed-colleges'
import { seatPools } from '@sopaan/contract/seat-pools'
import { findCollegeFacts } from '@sopaan/domain/colleges/college-facts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import ManagedCollegesPage from './managed-colleges-page.tsx'

const NAME = 'National Institute of Technology Calicut'
const SLUG = 'national-institute-of-technology-calicut'
const words = en.managedColleges
const COLLEGE: ManagedCollege = {
  slug: SLUG,
  name: NAME,
  facts: findCollegeFacts(NAME) ?? null,
  institute: {
    city: 'Kozhikode',
    state: 'Kerala',
    website: 'https://nitc.ac.in',
    homeStates: { HS: ['Kerala', 'Lakshadweep'] },
  },
  isCompiling: false,
  seatPages: 240,
  corrections: [
    {
      _id: '018f5a70-0000-7000-8000-000000000001',
      fact: 'nirf',
      value: { year: 2025, rank: 20 },
      source: 'NIRF list of 2025',
      sourceOn: '2026-11-20',
      sourceUrl: null,
      createdAt: '2026-11-21T05:30:00.000Z',
      withdrawnAt: null,
    },
  ],
}

test('staff see what is shown and what it touches, and send a fee with its source', async () => {
  const sent = show(en)
  expect(await screen.findByText('Fee 2025-26: ₹1,50,500 a year')).toBeTruthy()
  expect(screen.getByText(/240 seat pages/)).toBeTruthy()
  expect(
    screen.getByText('SC, ST, PwD, a year, ₹25,500 · Once, at admission, ₹61,000 · Of it comes back, ₹20,000'),
  ).toBeTruthy()
  const fill = (label: string, value: string) =>
    fireEvent.input(screen.getAllByLabelText(label)[0] as HTMLElement, { target: { value } })
  fill(words.cycle, '2026-27')
  fill(words.perYear, '160500')
  fill(words.source, 'Fee notice of NIT Calicut')
  fill(words.sourceOn, '2026-11-20')
  fireEvent.click(screen.getAllByRole('button', { name: words.save })[0] as HTMLElement)
  await waitFor(() => expect(sent.find(({ method }) => method === 'POST')).toBeTruthy())
  expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
    url: expect.stringContaining(`/admin/colleges/${SLUG}/fees`),
    body: { cycle: '2026-27', perYearInr: 160_500, source: 'Fee notice of NIT Calicut', sourceOn: '2026-11-20' },
  })
})

test('jobs and the share of women are put right too, in Hindi as well', async () => {
  const sent = show(hi)
  const { outcomes, womenShare, save } = hi.managedColleges
  const card = async (title: string) =>
    within((await screen.findByRole('heading', { name: title })).closest('section, div') as HTMLElement)
  expect(await screen.findByText('डिग्री और नौकरी 2023-24: बीच की सैलरी ₹12,50,000')).toBeTruthy()
  const women = await card(womenShare)
  const fill = (label: string, value: string) => fireEvent.input(women.getByLabelText(label), { target: { value } })
  fill(hi.managedColleges.edition, '2026')
  fill(hi.managedColleges.women, '1000')
  fill(hi.managedColleges.men, '3000')
  fill(hi.managedColleges.source, 'NIRF 2026')
  fill(hi.managedColleges.sourceOn, '2026-11-20')
  fireEvent.click(women.getByRole('button', { name: save }))
  await waitFor(() => expect(sent.find(({ method }) => method === 'POST')).toBeTruthy())
  expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
    url: expect.stringContaining(`/admin/colleges/${SLUG}/women`),
    body: { nirfEdition: 2026, women: 1_000, men: 3_000, source: 'NIRF 2026', sourceOn: '2026-11-20' },
  })
  expect((await card(outcomes)).getByLabelText(hi.managedColleges.median)).toBeTruthy()
})

test('home States begin with those of now and are sent as they are written, and a wrong fact is hidden with its reason', async () => {
  const sent = show(en)
  expect(
    await screen.findByText(
      /Town: Kozhikode, Kerala\. Website: https:\/\/nitc\.ac\.in At home \(HS\): Kerala, Lakshadweep\./,
    ),
  ).toBeTruthy()
  const card = (title: string) =>
    within(screen.getByRole('heading', { name: title }).closest('section, div') as HTMLElement)
  const send = (title: string, fields: Record<string, string>) => {
    const form = card(title)
    for (const [label, value] of Object.entries({
      [words.source]: 'Seat matrix 2026',
      [words.sourceOn]: '2026-11-20',
      ...fields,
    }))
      fireEvent.input(form.getByLabelText(label), { target: { value } })
    fireEvent.click(form.getByRole('button', { name: words.save }))
  }
  const bodyOf = async (path: string) => {
    await waitFor(() => expect(sent.some(({ url }) => url.endsWith(path))).toBe(true))
    return sent.find(({ url }) => url.endsWith(path))?.body
  }
  const home = card(words.homeStates).getByLabelText(words.homeOf('HS')) as HTMLInputElement
  expect(home.value).toBe('Kerala, Lakshadweep')
  send(words.homeStates, { [words.homeOf('HS')]: 'Kerala, Puducherry' })
  expect(await bodyOf('/home-states')).toMatchObject({ HS: 'Kerala, Puducherry', source: 'Seat matrix 2026' })
  const hide = card(words.hide)
  fireEvent.change(hide.getByLabelText(words.hideWhat), { target: { value: 'fees' } })
  send(words.hide, { [words.hideWhy]: 'The sheet is of another college' })
  expect(await bodyOf('/hidden')).toMatchObject({ fact: 'fees', reason: 'The sheet is of another college' })
})

test('a correction says its figure and source, and is taken back by its button', async () => {
  const sent = show(hi)
  expect(await screen.findByText('NIRF इंजीनियरिंग 2025: रैंक 20')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: hi.managedColleges.withdraw }))
  await waitFor(() => expect(sent.find(({ method }) => method === 'DELETE')).toBeTruthy())
  expect(sent.find(({ method }) => method === 'DELETE')?.url).toContain(`/corrections/${COLLEGE.corrections[0]?._id}`)
})

function show(spoken: typeof en) {
  return showSignedIn(<ManagedCollegesPage />, {
    words: spoken,
    path: `/admin/college-data/colleges?college=${SLUG}`,
    api: fakeApi()
      .answer(seatPools.listInstitutes, {
        institutes: [{ slug: SLUG, name: NAME, type: 'NIT' }],
        bookHash: '0123456789abcdef',
      })
      .answer(managedColleges.get, COLLEGE)
      .answer(managedColleges.correctFees, COLLEGE)
      .answer(managedColleges.correctNirf, COLLEGE)
      .answer(managedColleges.correctWomen, COLLEGE)
      .answer(managedColleges.correctHomeStates, COLLEGE)
      .answer(managedColleges.hide, COLLEGE)
      .answer(managedColleges.withdraw, COLLEGE),
  })
}
