import { urlOf } from '@sopaan/contract/client'
import {
  COLLEGE_DATA_SORTS,
  type CollegeDataAnswer,
  type CollegeDataRow,
  collegeData,
  collegeDataQuery,
} from '@sopaan/contract/college-data'
import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { showPage } from '#web/testing/show-page.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import CollegeDataPage, { loader } from './college-data-page.tsx'

function aRow(different: Partial<CollegeDataRow> = {}): CollegeDataRow {
  return {
    _id: '7f3c1f4e-2c64-4a38-9a55-1d1a1f1c0001',
    counselling: 'josaa',
    season: 2026,
    round: 5,
    isFinal: true,
    source: 'JoSAA, 2026, round 5',
    institute: { name: 'National Institute of Technology Goa', type: 'NIT', city: 'Ponda', state: 'Goa' },
    programme: { name: 'Civil Engineering', degree: 'Bachelor of Technology', durationYears: 4, family: 'CIVIL' },
    quota: 'OS',
    seatType: 'OBC-NCL',
    gender: 'female',
    list: 'main-1',
    isCommonRank: false,
    openingRank: 12_345,
    closingRank: 1_23_456,
    isPreparatory: false,
    seatKey: null,
    ...different,
  }
}

function anAnswer(different: Partial<CollegeDataAnswer> = {}): CollegeDataAnswer {
  return {
    data: [aRow()],
    page: 1,
    limit: 50,
    total: 120,
    isTotalCapped: false,
    tables: [
      { counselling: 'josaa', season: 2026, round: 5, isFinal: true, rows: 100 },
      { counselling: 'csab', season: 2025, round: 3, isFinal: true, rows: 20 },
    ],
    families: [{ value: 'CIVIL', name: 'Civil engineering' }],
    ...different,
  }
}

function show(
  path: string,
  answer = anAnswer(),
  { words = en, api = fakeApi().answer(collegeData.list, answer) } = {},
) {
  return showPage({ path, words, page: CollegeDataPage, loader, api })
}

test('each row says branch, college, seat, both ranks in Indian grouping, and where it was printed', async () => {
  show('/datatest')
  const [, row] = await screen.findAllByRole('row')
  const cells = within(row ?? document.body).getAllByRole('cell')
  expect(cells.map((cell) => cell.textContent)).toEqual([
    'Civil EngineeringBachelor of Technology, 4 years',
    'National Institute of Technology Goa, Goa',
    'OBC-NCL, Other states (OS), Female-only',
    '12,345',
    '1,23,456',
    'JoSAA, 2026, round 5 (last)',
  ])
})

test('what the address asks reaches the call, and what the call does not take stays out of it', async () => {
  const { calls } = show('/datatest?q=goa+civil&type=NIT&type=IIT&season=&page=2&utm=x')
  await screen.findAllByRole('row')
  expect(Object.fromEntries(calls[0]?.searchParams ?? [])).toEqual({
    q: 'goa civil',
    type: 'NIT,IIT',
    page: '2',
    limit: '50',
  })
})

test('the filters stand in the form as the address has them, and seasons are those there are', async () => {
  show('/datatest?q=goa&season=2025&final=true')
  expect((await screen.findByRole<HTMLInputElement>('searchbox', { name: /College or branch/ })).value).toBe('goa')
  const season = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Season' })
  expect(season.value).toBe('2025')
  expect([...season.options].map(({ value }) => value)).toEqual(['', '2026', '2025'])
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Last round/ }).checked).toBe(true)
})

test('a head sorts by its column, says so, and turns the order round; the filter stays, the page does not', async () => {
  show('/datatest?type=NIT&sort=institute&page=3')
  const head = await screen.findByRole('columnheader', { name: /College/ })
  expect(head.getAttribute('aria-sort')).toBe('ascending')
  expect(within(head).getByRole('link').getAttribute('href')).toBe('/datatest?type=NIT&sort=-institute')
  const closing = screen.getByRole('columnheader', { name: 'Closing' })
  expect(closing.getAttribute('aria-sort')).toBeNull()
  expect(within(closing).getByRole('link').getAttribute('href')).toBe('/datatest?type=NIT')
})

test('the pager leads to the next page under the same filter, and ends where the rows end', async () => {
  show('/datatest?q=goa&page=2', anAnswer({ page: 2 }))
  const pager = within(await screen.findByRole('navigation', { name: 'Pages of rows' }))
  expect(pager.getByText('Page 2 of 3')).toBeTruthy()
  expect(pager.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('/datatest?q=goa')
  expect(pager.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/datatest?q=goa&page=3')
  cleanup()
  show('/datatest?q=goa&page=3', anAnswer({ page: 3 }))
  expect(await screen.findByText('Page 3 of 3')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Next' })).toBeNull()
})

test('a page behind the last one says so and leads to the last, and speaks of no filter', async () => {
  show('/datatest?q=goa&page=9', anAnswer({ page: 9, data: [] }))
  expect(await screen.findByText('The table ends before this page')).toBeTruthy()
  const last = screen.getByRole('link', { name: 'To the last page, 3' })
  expect(last.getAttribute('href')).toBe('/datatest?q=goa&page=3')
  expect(screen.queryByText(/^Page 9/)).toBeNull()
  expect(screen.queryByText('No row with these filters')).toBeNull()
})

test('the file has the same filter and order, all of its pages', async () => {
  show('/datatest?q=goa&sort=institute&page=2')
  const link = await screen.findByRole('link', { name: 'Download as CSV' })
  expect(link.getAttribute('href')).toBe(urlOf(collegeData.download, { query: { q: 'goa', sort: 'institute' } }))
})

test('a count that was not finished says so', async () => {
  show('/datatest?gender=female', anAnswer({ total: 10_000, isTotalCapped: true }))
  expect(await screen.findByRole('heading', { name: 'More than 10,000 rows' })).toBeTruthy()
  expect(screen.getByText(/narrow it down/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'CSV of up to 20,000 rows' })).toBeTruthy()
})

test('common ranks of CSAB and preparatory ranks are marked, and what they mean is told', async () => {
  show('/datatest?preparatory=true', anAnswer({ data: [aRow({ isCommonRank: true, counselling: 'csab' })] }))
  expect(await screen.findByText('CSAB prints common ranks')).toBeTruthy()
  expect(screen.getAllByText('Common rank').length).toBeGreaterThan(0)
  expect(screen.queryByText('Preparatory')).toBeNull()
  cleanup()
  show('/datatest?preparatory=true', anAnswer({ data: [aRow({ isPreparatory: true })] }))
  expect((await screen.findAllByText('Preparatory')).length).toBeGreaterThan(0)
  expect(screen.getByText(/do not compare with other ranks/)).toBeTruthy()
  expect(screen.queryByText('CSAB prints common ranks')).toBeNull()
})

test('a filter without rows says what to do', async () => {
  show('/datatest?q=nowhere', anAnswer({ data: [], total: 0 }))
  expect(await screen.findByText('No row with these filters')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Clear filters' }).getAttribute('href')).toBe('/datatest')
  expect(screen.queryByRole('link', { name: /CSV/ })).toBeNull()
})

test('an address with an unknown filter says so and offers to clear it', async () => {
  const errors = [{ path: 'type', code: 'not_listed', msg: 'no' }]
  show('/datatest?type=XYZ', undefined, { api: fakeApi().refuse(collegeData.list, 'INVALID_QUERY', { errors }) })
  expect((await screen.findByRole('alert')).textContent).toContain('Something in this address is not known')
})

test('the page speaks Hindi and leaves names of colleges and branches as they are printed', async () => {
  show('/hi/datatest', anAnswer(), { words: hi })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('कॉलेज डेटा')
  expect(screen.getAllByText('Civil Engineering').length).toBeGreaterThan(0)
  expect(screen.getAllByText('JoSAA, 2026, राउंड 5 (आखिरी)').length).toBeGreaterThan(0)
})

test('the file is asked for by what its call takes of the address, in one order, and by nothing else', async () => {
  show('/datatest?seatType=OPEN&colour=red&page=3&quota=&preparatory=true&seatType=SC&q=+delhi+&limit=9', anAnswer())
  const file = await screen.findByRole('link', { name: /CSV/ })
  expect(file.getAttribute('href')).toBe(
    urlOf(collegeData.download, { query: { q: 'delhi', seatType: ['OPEN', 'SC'], preparatory: true } }),
  )
})

test('the page knows the orders that the call has', async () => {
  expect(Object.keys(en.collegeData.sorts).toSorted()).toEqual([...COLLEGE_DATA_SORTS].toSorted())
  show('/datatest')
  const orders = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Order' })
  const seatTypes = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Seat type' })
  for (const { value: sort } of orders.options) expect(collegeDataQuery.parse({ sort }).sort).toBe(sort)
  for (const { value } of [...seatTypes.options].slice(1))
    expect(collegeDataQuery.parse({ seatType: value }).seatType).toEqual([value])
})

test('a row leads to the page of its seat where there is one', async () => {
  show('/datatest', anAnswer({ data: [aRow({ seatKey: 'goa/civil/os/obc-ncl/female' })] }))
  const [link] = await screen.findAllByRole('link', { name: 'Civil Engineering', hidden: true })
  expect(link?.getAttribute('href')).toBe('/seats/goa/civil/os/obc-ncl/female')
})
