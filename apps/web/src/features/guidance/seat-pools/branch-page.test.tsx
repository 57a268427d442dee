import { type BranchPage as BranchAnswer, seatPools } from '@sopaan/contract/seat-pools'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { aSeatPage } from '#web/testing/seat-answers.ts'
import { showPage } from '#web/testing/show-page.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import BranchPage, { loader } from './branch-page.tsx'
import { runOwnProfile } from './run-own-profile.ts'

const { bookHash, newestSeason, newestRound, forecastSeason, afterRound, receipts, programme } = aSeatPage()
type Row = BranchAnswer['programmes'][number]

function row(slug: string, name: string, own: Row['own'] = null): Row {
  const key = `${slug}/cse/os/open/neutral`
  const newest = { season: 2026, round: 5, isFinal: true, opening: 100, closing: 9000 }
  return {
    institute: { slug, name, type: 'NIT', state: 'Kerala' },
    programme: { ...programme, name: 'Computer Science and Engineering', family: 'CSE' },
    list: 'main-1',
    seats: [{ key, quota: 'OS', newest, isOffered: true, chance: null }],
    own,
  }
}

const OWN: Row['own'] = {
  ...{ key: 'nit-calicut/cse/hs/obc-ncl/female', quota: 'HS', seatType: 'OBC-NCL', gender: 'female', list: 'main-1' },
  ...{
    rank: 3990,
    rankKind: 'category',
    chance: { percent: 94, band: 'safe' },
    seasons: [
      { season: 2025, closing: 5100, wouldGet: true },
      { season: 2026, closing: 5493, wouldGet: true },
    ],
    closing: 5493,
    firstRound: 1,
  },
}

const PAGE: BranchAnswer = {
  family: { slug: 'cse', code: 'CSE', name: 'Computer Science and Engineering' },
  ...{ seatType: 'OPEN', gender: 'neutral' },
  programmes: [
    row('nit-calicut', 'National Institute of Technology Calicut', OWN),
    row('nit-raipur', 'National Institute of Technology Raipur'),
  ],
  counts: { all: 41, mine: 1 },
  cousins: [{ family: 'IT', further: 1900, colleges: 21 }],
  page: { page: 1, limit: 20, total: 41 },
  ...{ elsewhere: [], ambiguous: [], suggested: [] },
  ...{ bookHash, newestSeason, newestRound, forecastSeason, afterRound, receipts },
}

test('a branch says what it is, whom it suits, where it leads and what it is mixed up with', async () => {
  show('/branches/cse', { ...PAGE, counts: { all: 41, mine: null } })
  expect(await screen.findByText(/How software is built/)).toBeTruthy()
  expect(screen.getByText(/sitting with one bug for an hour/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Side by side: CSE, AI & DS, M&C, IT' }).getAttribute('href')).toBe(
    '/tools/branch-comparison?branch=CSE&branch=AIDS&branch=MNC&branch=IT',
  )
  const further = screen.getByText(/How much further they closed/).parentElement as HTMLElement
  expect(within(further).getByText('+1,900').closest('div')?.textContent).toBe('ITat 21 colleges+1,900')
  // Without a rank nobody's reach is offered.
  expect(screen.queryByRole('navigation', { name: 'Which colleges' })).toBeNull()
})

test('colleges of a branch are searched by name, and what JoSAA does not give is answered with where it is given', async () => {
  const { calls } = show('/branches/cse?main=12450&q=dtu', {
    ...PAGE,
    programmes: [],
    page: { page: 1, limit: 20, total: 0 },
    elsewhere: [{ name: 'Delhi Technological University', givenBy: 'JAC Delhi' }],
  })
  const field = await screen.findByRole<HTMLInputElement>('searchbox')
  expect(field.name).toBe('q')
  expect(field.value).toBe('dtu')
  expect(screen.getByText(/Delhi Technological University/).textContent).toContain('JAC Delhi')
  expect(calls.find(({ pathname }) => pathname.includes('/branches/'))?.searchParams.get('q')).toBe('dtu')
})

test('what is within reach stands apart and first, with the best seat; filters and pages keep the reader', async () => {
  const { calls } = show('/branches/cse?main=12450&category=OBC-NCL&mainCategory=3990&type=NIT', PAGE)
  const mine = (await screen.findByRole('heading', { name: 'Where 12,450 gets you CSE' })).parentElement as HTMLElement
  expect(within(mine).queryByText('NIT Raipur')).toBeNull()
  expect(
    within(mine)
      .getByRole('link', { name: /94%.*NIT Calicut.*Kerala · home state.*5,493.*OBC-NCL female seat/ })
      .getAttribute('href'),
  ).toBe('/seats/nit-calicut/cse/hs/obc-ncl/female?main=12450&category=OBC-NCL&mainCategory=3990')
  const tabs = within(screen.getByRole('navigation', { name: 'Which colleges' }))
  const profile = 'main=12450&category=OBC-NCL&mainCategory=3990&type=NIT'
  expect(tabs.getByRole('link', { name: /My reach/ }).getAttribute('href')).toBe(`/branches/cse?${profile}&mine=true`)
  const pages = within(screen.getByRole('navigation', { name: 'Pages of colleges' }))
  expect(pages.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe(`/branches/cse?${profile}&page=2`)
  const asked = calls.find(({ pathname }) => pathname.includes('/branches/'))
  expect(asked?.searchParams.get('type')).toBe('NIT')
  expect(asked?.searchParams.get('main')).toBe('12450')
})

test('filters stand open: each chip is an address that adds one, or takes away the one that holds', async () => {
  show('/branches/cse?main=12,450&type=NIT&page=2', PAGE)
  const iiit = await screen.findByRole('link', { name: 'IIIT' })
  expect(iiit.getAttribute('href')).toBe('/branches/cse?main=12%2C450&type=IIIT')
  const nit = screen.getByRole('link', { name: 'NIT' })
  expect(nit.getAttribute('aria-current')).toBe('true')
  expect(nit.getAttribute('href')).toBe('/branches/cse?main=12%2C450')
  expect(screen.getByRole('link', { name: 'Girls’ seats only' }).getAttribute('href')).toBe(
    '/branches/cse?main=12%2C450&type=NIT&pool=female',
  )
  expect(screen.getByRole('searchbox').closest('details')).toBeNull()
  const state = screen.getByRole<HTMLSelectElement>('combobox', { name: 'State' })
  expect([...new FormData(state.form ?? undefined).entries()]).toEqual([
    ...[
      ['main', '12,450'],
      ['type', 'NIT'],
      ['q', ''],
      ['collegeState', ''],
      ['seatType', ''],
    ],
  ])
})

test('one choice is said as one', async () => {
  show('/branches/cse?q=trichy', { ...PAGE, page: { page: 1, limit: 20, total: 1 } })
  expect(await screen.findByText('1 choice.')).toBeTruthy()
})

test('nothing with these filters is said', async () => {
  show(
    '/hi/branches/cse?type=IISC',
    { ...PAGE, programmes: [], counts: { all: 0, mine: null }, page: { page: 1, limit: 20, total: 0 } },
    hi,
  )
  expect(await screen.findByText(/एक फिल्टर हटाएँ/)).toBeTruthy()
})

test('who gave a rank on this device before is offered it, and not where the address has one', async () => {
  localStorage.setItem('choiceLists', JSON.stringify({ lists: [], profile: 'main=12450&state=Kerala' }))
  show('/branches/cse?type=NIT', PAGE)
  const link = (await screen.findByText('Use the rank you gave before')) as HTMLAnchorElement
  expect(link.hidden).toBe(true)
  history.replaceState(null, '', '/branches/cse?type=NIT')
  runOwnProfile()
  expect(link.hidden).toBe(false)
  expect(link.getAttribute('href')).toBe('/branches/cse?type=NIT&main=12450&state=Kerala')
  link.hidden = true
  history.replaceState(null, '', '/branches/cse?main=5')
  runOwnProfile()
  expect(link.hidden).toBe(true)
})

function show(path: string, answer: BranchAnswer, words = en) {
  return showPage({ path, words, page: BranchPage, loader, api: fakeApi().answer(seatPools.findBranch, answer) })
}
