import { collegeChoices } from '@sopaan/contract/college-choices'
import { counselling } from '@sopaan/contract/counselling'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { writeStored } from '#web/stored.ts'
import { aChoice, aChoiceTable, someChoices } from '#web/testing/choice-answers.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { showPage } from '#web/testing/show-page.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import { readChoiceRequest } from './choice-address.ts'
import CollegePredictorPage, { loader } from './college-predictor-page.tsx'

const RESULT = '/tools/college-predictor?main=6842&state=Maharashtra'

test('one fee at most is on: another takes its place, and “Any” takes it away', async () => {
  const { address, calls } = await showFilters(`${RESULT}&feeMax=75000`)
  const fees = within(screen.getByRole('group', { name: 'Fees a year', hidden: true }))
  expect(fees.getByRole<HTMLInputElement>('radio', { name: 'Up to ₹75,000 0', hidden: true }).checked).toBe(true)
  fireEvent.click(fees.getByRole('radio', { name: 'Up to ₹1,50,000 1', hidden: true }))
  await waitFor(() => expect(address()).toBe(`${RESULT}&feeMax=150000`))
  await waitFor(() => expect(calls.findLast(isOfChoices)?.searchParams.get('feeMax')).toBe('150000'))
  fireEvent.click(fees.getByRole('radio', { name: 'Any', hidden: true }))
  await waitFor(() => expect(address()).toBe(RESULT))
})

test('a fee that is on stands above the rows with how many choices publish none, and each row says its own', async () => {
  const { institute } = aChoice()
  const row = aChoice({ institute: { ...institute, feeInr: 145_000 } })
  show(`${RESULT}&feeMax=150000`, someChoices({ data: [row] }))
  const chips = within(await screen.findByRole('list', { name: 'Filters' }))
  expect(chips.getByRole('link', { name: 'Remove Up to ₹1,50,000' }).getAttribute('href')).toBe(RESULT)
  expect(screen.getAllByText('Fees not published for 12 choices.').length).toBeGreaterThan(0)
  expect(screen.getByText('₹1,45,000 a year')).toBeTruthy()
})

test('a rank in NIRF and a median salary narrow the choices too, and the chips above the rows take them away', async () => {
  const { address, calls } = await showFilters(RESULT)
  const groupOf = (name: string) => within(screen.getByRole('group', { name, hidden: true }))
  fireEvent.click(groupOf('NIRF rank').getByRole('radio', { name: '1 to 50 1', hidden: true }))
  await waitFor(() => expect(address()).toBe(`${RESULT}&nirfMax=50`))
  fireEvent.click(groupOf('Median salary').getByRole('radio', { name: '₹6,00,000 or more 1', hidden: true }))
  await waitFor(() => expect(address()).toBe(`${RESULT}&nirfMax=50&salaryMin=600000`))
  await waitFor(() => expect(calls.findLast(isOfChoices)?.searchParams.get('salaryMin')).toBe('600000'))
  const chips = within(screen.getByRole('list', { name: 'Filters' }))
  const link = (name: string) => chips.findByRole('link', { name })
  expect((await link('Remove Median salary: ₹6,00,000 or more')).getAttribute('href')).toBe(`${RESULT}&nirfMax=50`)
  expect((await link('Remove NIRF rank 1 to 50')).getAttribute('href')).toBe(`${RESULT}&salaryMin=600000`)
  expect(screen.getByText('No exact rank for 7 choices. Salaries not published for 5 choices.')).toBeTruthy()
  // The college of the row has filed none.
  expect(screen.getByText('salaries not published')).toBeTruthy()
})

test('the share of women narrows the choices, and a desk shows it beside the salary', async () => {
  const { institute } = aChoice()
  const row = aChoice({ institute: { ...institute, salaryInr: 1_250_000, womenPercent: 22, nirfYear: 2025 } })
  const counts = someChoices({ data: [row] })
  const facets = { ...counts.facets, women: [{ value: '20', count: 1 }] }
  const answer = { ...counts, facets, unpublished: { ...counts.unpublished, women: 3 } }
  const { address } = show(RESULT, answer)
  const group = within(await screen.findByRole('group', { name: 'Girls’ share', hidden: true }))
  expect(document.querySelector('.result-salary:not(.result-table-head *)')?.textContent).toBe('₹12,50,000 22% girls')
  expect(document.querySelector('.result-nirf')?.textContent).toBe('NIRF 2025: 43 not published')
  fireEvent.click(group.getByRole('radio', { name: '20% or more 1', hidden: true }))
  await waitFor(() => expect(address()).toBe(`${RESULT}&womenMin=20`))
  expect((await screen.findAllByRole('link', { name: 'Remove Girls’ share: 20% or more' })).length).toBe(1)
  expect(screen.getByText(/Girls’ share not published for 3 choices\./)).toBeTruthy()
})

test('without a limit no row speaks of fees beside its name, and ordered by fee those without one say so', async () => {
  const besideNames = () => [...document.querySelectorAll('.result-name')].map(({ textContent }) => textContent).join()
  show(RESULT)
  await screen.findByRole('list', { name: 'Filters' })
  expect(besideNames()).not.toContain('fees not published')
  cleanup()
  show(`${RESULT}&sort=fee`)
  await screen.findByRole('list', { name: 'Filters' })
  expect(besideNames()).toContain('fees not published')
})

test('a distance is measured from the city of the reader, which the address names', async () => {
  const { address } = await showFilters(RESULT)
  expect(screen.getByText('Choose your city first.')).toBeTruthy()
  fireEvent.change(screen.getByRole('combobox', { name: 'Your city', hidden: true }), {
    target: { value: 'jaipur-rajasthan' },
  })
  await waitFor(() => expect(address()).toBe(`${RESULT}&from=jaipur-rajasthan`))
  fireEvent.click(await screen.findByRole('radio', { name: 'Within 300 km 1', hidden: true }))
  await waitFor(() => expect(address()).toBe(`${RESULT}&from=jaipur-rajasthan&kmMax=300`))
  expect(await screen.findByRole('link', { name: 'Remove Within 300 km of Jaipur' })).toBeTruthy()
})

test('a city that was picked on this device before is filled in, and goes into the address with a distance alone', async () => {
  writeStored('homePlace', JSON.stringify({ id: 'jaipur-rajasthan', name: 'Jaipur', state: 'Rajasthan' }))
  const { address } = await showFilters(RESULT)
  const city = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Your city', hidden: true })
  expect([city.value, address()]).toEqual(['jaipur-rajasthan', RESULT])
  fireEvent.click(screen.getByRole('radio', { name: 'Within 300 km', hidden: true }))
  await waitFor(() => expect(address()).toBe(`${RESULT}&from=jaipur-rajasthan&kmMax=300`))
})

test('the nearest first is an order for who named a city', async () => {
  show(RESULT)
  const sorts = async () =>
    within(await screen.findByRole('combobox', { name: 'Order' }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  expect(await sorts()).not.toContain('Nearest home')
  expect(await sorts()).toContain('Lowest fee')
  cleanup()
  show(`${RESULT}&from=jaipur-rajasthan`)
  expect(await sorts()).toContain('Nearest home')
})

test('Hindi has all of it', async () => {
  show(`/hi${RESULT}&feeMax=150000&from=jaipur-rajasthan&kmMax=300`, undefined, hi)
  expect(await screen.findByRole('link', { name: '₹1,50,000 तक हटाएँ' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Jaipur से 300 किमी तक हटाएँ' })).toBeTruthy()
  expect(screen.getAllByText('12 चॉइस की फीस नहीं छपी।').length).toBeGreaterThan(0)
})

test('an address is read on the device as the call reads it', () => {
  const { homes } = aChoiceTable()
  const read = (search: string) =>
    readChoiceRequest(new URLSearchParams(`main=6842&${search}`), { from: 0, count: 25, homes })
  expect(read('feeMax=150000&kmMax=600&from=jaipur-rajasthan')).toMatchObject({
    feeMax: 150_000,
    kmMax: 600,
    home: [26.92, 75.79],
  })
  expect(read('nirfMax=50&salaryMin=900000')).toMatchObject({ nirfMax: 50, salaryMin: 900_000 })
  expect(read('womenMin=20')).toMatchObject({ womenMin: 20 })
  expect(read('womenMin=101')).toBeUndefined()
  expect(read('nirfMax=0')).toBeUndefined()
  expect(read('kmMax=600&from=atlantis')?.home).toBeUndefined()
  // The call refuses these: the server says so.
  expect(read('feeMax=0')).toBeUndefined()
  expect(read('kmMax=far')).toBeUndefined()
})

async function showFilters(path: string) {
  const shown = show(path)
  await screen.findByRole('list', { name: 'Filters' })
  // The fields come with the first touch of the page.
  fireEvent.pointerDown(document.body)
  await screen.findByRole('group', { name: 'Fees a year', hidden: true })
  return shown
}

function show(path: string, answer = someChoices(), words = en) {
  return showPage({
    path,
    words,
    page: CollegePredictorPage,
    loader,
    api: fakeApi().answer(collegeChoices.find, answer),
  })
}

/** The page asks for the season beside. */
function isOfChoices({ pathname }: URL): boolean {
  return pathname !== counselling.getSeason.path
}
