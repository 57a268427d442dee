import type { BranchList, CollegeSearch } from '@sopaan/contract/college-search'
import { collegeSearches } from '@sopaan/contract/college-search'
import { seatPools } from '@sopaan/contract/seat-pools'
import { findCollegeFacts, listHomeCities } from '@sopaan/domain/colleges/college-facts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { showPage } from '#web/testing/show-page.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import BranchesPage, { loader as branchesLoader } from './branches-page.tsx'
import CollegesPage, { loader } from './colleges-page.tsx'

const CSE = { slug: 'cse', code: 'CSE', name: 'Computer Science and Engineering', colleges: 120, programmes: 170 }
const BRANCHES: BranchList = {
  branches: [{ ...CSE, own: null }],
  ...{ elsewhere: [], ambiguous: [], suggested: [] },
  newestSeason: 2026,
}

function college(slug: string, name: string, km: number | null = null): CollegeSearch['colleges'][number] {
  const facts = findCollegeFacts(name)
  if (!facts) throw new Error(`No facts of ${name}`)
  return { slug, name, type: 'NIT', city: 'Town', state: 'Kerala', programmes: 12, facts, km, own: null }
}

const CALICUT = college('nit-calicut', 'National Institute of Technology Calicut', 1900)
const RAIPUR = college('nit-raipur', 'National Institute of Technology Raipur')
const NOTHING: CollegeSearch = { colleges: [], elsewhere: [], ambiguous: [], suggested: [], newestSeason: 2026 }

test('a college stands with its fee, salary and rank, and as a point of the map', async () => {
  show('/colleges', { ...NOTHING, colleges: [CALICUT, RAIPUR] })
  expect(await screen.findByRole('heading', { name: '2 colleges' })).toBeTruthy()
  const row = screen.getByRole('link', { name: 'NIT Calicut' }).closest('li')
  expect(row?.textContent).toContain('Town, Kerala · NIT · 12 branches · 1,900 km')
  expect(row?.textContent).toContain('Fees a year₹1,50,500')
  expect(row?.textContent).toContain('NIRF 202521')
  // Raipur has no free point: it is in the list, and the map says that one is missing.
  const points = [...screen.getByRole('figure').querySelectorAll<SVGElement>('svg circle')]
  expect(points.map(({ dataset }) => dataset.college)).toEqual(['nit-calicut'])
  expect(
    screen.getByText(
      /^Dots on the map: 1, each a college of this list\. 1 more have no free map point\. No border lines/,
    ),
  ).toBeTruthy()
})

test('the form keeps what the address says, and the call is asked for it', async () => {
  const { calls } = show('/colleges?q=trichy&type=NIT&sort=fee&from=new-delhi-delhi', NOTHING)
  const search = await screen.findByRole('searchbox', { name: 'College, city or branch' })
  expect((search as HTMLInputElement).value).toBe('trichy')
  expect((screen.getByRole('combobox', { name: 'Type' }) as HTMLSelectElement).value).toBe('NIT')
  const asked = calls.find(({ pathname }) => pathname === collegeSearches.find.path)
  expect(Object.fromEntries(asked?.searchParams ?? [])).toEqual({
    ...{ q: 'trichy', type: 'NIT', sort: 'fee', from: 'new-delhi-delhi' },
  })
  expect(screen.getByText(/No college fits all of this/)).toBeTruthy()
})

test('a name of several colleges, one outside JoSAA and a rare one are each said', async () => {
  show('/colleges?q=x', {
    ...NOTHING,
    ambiguous: [{ word: 'nitk', names: [CALICUT.name, RAIPUR.name] }],
    elsewhere: [{ name: 'Delhi Technological University', givenBy: 'JAC Delhi', counselling: 'jac-delhi' }],
    suggested: [{ word: 'krec', name: CALICUT.name, slug: 'nit-calicut' }],
  })
  const notes = within(await screen.findByRole('status'))
  expect(notes.getByText('“nitk” can be any of these: NIT Calicut, NIT Raipur.')).toBeTruthy()
  expect(
    notes.getByText(/Delhi Technological University is not in JoSAA. Its seats are given by: JAC Delhi/),
  ).toBeTruthy()
  expect(notes.getByRole('link', { name: 'NIT Calicut' }).getAttribute('href')).toBe('/colleges/nit-calicut')
})

test('with a rank each college says its likeliest branch and how many are within reach, and can be narrowed by it', async () => {
  const key = 'nit-calicut/computer-science-and-engineering-4-years-bachelor-of-technology/hs/open/neutral'
  const own = {
    inReach: 3,
    best: { key, programme: 'Civil Engineering', chance: { percent: 71, band: 'likely' as const } },
  }
  const { calls } = show('/colleges?main=12,450&state=Kerala&chance=likely', {
    ...NOTHING,
    colleges: [{ ...CALICUT, own }, RAIPUR, { ...RAIPUR, slug: 'iit-delhi', type: 'IIT' as const }],
  })
  const row = (await screen.findByRole('link', { name: 'NIT Calicut' })).closest('li') as HTMLElement
  expect(row.textContent).toContain('71%')
  expect(row.textContent).toContain('3 branches at 8% or more')
  expect(within(row).getByRole('link', { name: 'Civil (CE)' }).getAttribute('href')).toBe(
    `/seats/${key}?main=12%2C450&state=Kerala`,
  )
  expect(screen.getByText('No seat here that your rank is used for')).toBeTruthy()
  expect(screen.getByText('Needs a JEE Advanced rank')).toBeTruthy()
  expect((screen.getByRole('combobox', { name: 'Your chance' }) as HTMLSelectElement).value).toBe('likely')
  const asked = calls.find(({ pathname }) => pathname === collegeSearches.find.path)
  expect(Object.fromEntries(asked?.searchParams ?? [])).toEqual({ main: '12450', state: 'Kerala', chance: 'likely' })
})

test('a rank that cannot be read is said, and the list is what everybody sees', async () => {
  const api = colleges({ ...NOTHING, colleges: [CALICUT] }).inTurn(
    collegeSearches.find,
    (each) => each.refuse(collegeSearches.find, 'INVALID_QUERY', { errors: [] }),
    (each) => each.answer(collegeSearches.find, { ...NOTHING, colleges: [CALICUT] }),
  )
  showPage({ path: '/colleges?main=97.4&type=NIT', words: en, page: CollegesPage, loader, api })
  expect((await screen.findByRole('alert')).textContent).toMatch(/from 1 to 20,00,000/)
  expect(screen.getByRole('link', { name: 'NIT Calicut' })).toBeTruthy()
  const asked = api.requests.filter(({ url }) => url.startsWith(collegeSearches.find.path))
  expect(asked.at(-1)?.url).toBe(`${collegeSearches.find.path}?type=NIT`)
  expect((screen.getByLabelText('JEE Main rank') as HTMLInputElement).value).toBe('97.4')
})

test('in Hindi the list says the same figures', async () => {
  show('/hi/colleges', { ...NOTHING, colleges: [CALICUT] }, hi)
  const row = (await screen.findByRole('link', { name: 'NIT Calicut' })).closest('li')
  expect(row?.textContent).toContain('₹1,50,500')
  expect(row?.textContent).not.toMatch(/Fees|salary/)
})

test('branches stand with how many colleges have them, and lead to their page and their colleges', async () => {
  showPage({
    path: '/branches',
    words: en,
    page: BranchesPage,
    loader: branchesLoader,
    api: fakeApi().answer(collegeSearches.listBranches, BRANCHES),
  })
  const link = await screen.findByRole('link', { name: 'Computer Science and Engineering' })
  expect(link.getAttribute('href')).toBe('/branches/cse')
  expect(screen.getByText(/120 colleges, 170 programmes/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Their fees and jobs' }).getAttribute('href')).toBe('/colleges?family=CSE')
})

test('branches are searched and narrowed by a form in the address, and with a rank each says its best chance', async () => {
  const best = { percent: 71, band: 'likely' as const }
  const api = fakeApi().answer(collegeSearches.listBranches, {
    ...BRANCHES,
    branches: [{ ...CSE, own: { inReach: 12, best } }],
  })
  const search = '?q=cse&type=NIT&main=12,450&state=Kerala'
  showPage({ path: `/branches${search}`, words: en, page: BranchesPage, loader: branchesLoader, api })
  const row = (await screen.findByRole('link', { name: CSE.name })).closest('li') as HTMLElement
  expect(row.textContent).toContain('71%')
  expect(row.textContent).toContain('12 choices at 8% or more')
  expect(screen.getByRole('link', { name: CSE.name }).getAttribute('href')).toBe(
    '/branches/cse?main=12%2C450&state=Kerala',
  )
  expect((screen.getByRole('searchbox', { name: 'College, city or branch' }) as HTMLInputElement).value).toBe('cse')
  expect((screen.getByRole('combobox', { name: 'Type' }) as HTMLSelectElement).value).toBe('NIT')
  const [asked] = api.requests.filter(({ url }) => url.startsWith(collegeSearches.listBranches.path))
  expect(asked?.url).toMatch(/[?&]q=cse/)
  expect(asked?.url).toMatch(/[?&]main=12450/)
})

test('a search that no branch answers says so, and names what is outside JoSAA', async () => {
  const api = fakeApi().answer(collegeSearches.listBranches, {
    ...BRANCHES,
    branches: [],
    elsewhere: [{ name: 'Delhi Technological University', givenBy: 'JAC Delhi', counselling: 'jac-delhi' }],
  })
  showPage({ path: '/branches?q=dtu', words: en, page: BranchesPage, loader: branchesLoader, api })
  expect(await screen.findByText(/No branch fits all of this/)).toBeTruthy()
  expect(screen.getByText(/Delhi Technological University is not in JoSAA/)).toBeTruthy()
})

function colleges(answer: CollegeSearch) {
  return fakeApi()
    .answer(collegeSearches.find, answer)
    .answer(collegeSearches.listBranches, BRANCHES)
    .answer(seatPools.listHomeCities, { cities: [...listHomeCities()] })
}

function show(path: string, answer: CollegeSearch, words = en) {
  return showPage({ path, words, page: CollegesPage, loader, api: colleges(answer) })
}
