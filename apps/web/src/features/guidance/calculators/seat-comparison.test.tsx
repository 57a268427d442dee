import type { SeatComparison } from '@sopaan/contract/compared-seats'
import { seatPools } from '@sopaan/contract/seat-pools'
import { findCollegeFacts } from '@sopaan/domain/colleges/college-facts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { readDevice } from '#web/features/guidance/choice-lists/device-lists.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { showPage } from '#web/testing/show-page.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import { loader as loadBranches } from './branch-comparison-page.tsx'
import ComparePage, { loader } from './compare-page.tsx'

afterEach(() => localStorage.clear())

const SEAT = {
  key: 'nit-a/cse/hs/open/neutral',
  institute: { name: 'NIT A', type: 'NIT' },
  programme: { name: 'Computer Science', degree: 'Bachelor of Technology', durationYears: 4, family: 'CSE' },
  quota: 'HS',
  seatType: 'OPEN',
  gender: 'neutral',
  list: 'main-1',
  isPreparatory: false,
  facts: null,
  own: null,
  openClosing: null,
  branchSeats: null,
} as const
const OTHER = {
  ...SEAT,
  key: 'iit-b/cse/ai/open/neutral',
  institute: { name: 'IIT B', type: 'IIT' },
  quota: 'AI',
  list: 'advanced',
} as const
const final = (season: number, closing: number | null) => ({ season, round: 6, opening: null, closing })
const NOTHING: SeatComparison = { seats: [], unknownKeys: [], found: [], total: 0, bookHash: '0' }

function compared(key: string, name: string): SeatComparison['seats'][number] {
  const institute = { name, type: 'NIT', city: 'Town', state: 'Kerala' } as const
  return { ...SEAT, key, institute, facts: findCollegeFacts(name) ?? null, finals: [final(2026, 10)] }
}

function show(path: string, answer: SeatComparison, words = en) {
  return showPage({ path, words, page: ComparePage, loader, api: fakeApi().answer(seatPools.compare, answer) })
}

test('each seat has its own column with its season, round and figure, and facts are said to be of the college', async () => {
  const seats = [
    { ...SEAT, finals: [final(2025, null), final(2026, 12345)] },
    { ...OTHER, finals: [final(2025, 60), final(2026, 66)] },
  ]
  const { calls } = show(`/compare?seat=${SEAT.key}&seat=${OTHER.key}`, { ...NOTHING, seats })
  const table = await screen.findByRole('table', { name: 'NIT A, Computer Science' })
  expect(within(table).getByRole('row', { name: '2026, round 6 12,345' })).toBeTruthy()
  expect(within(table).getByRole('row', { name: '2025, round 6 no rank printed' })).toBeTruthy()
  expect(screen.getByText(/are of the whole college, not of the branch/)).toBeTruthy()
  expect(calls[0]?.searchParams.get('keys')).toBe(`${SEAT.key},${OTHER.key}`)
})

test('published facts stand in lines, the best marked where better is no matter of taste and never the fee', async () => {
  const seats = [
    compared('nit-calicut/cse/hs/open/neutral', 'National Institute of Technology Calicut'),
    compared('nit-silchar/cse/os/open/neutral', 'National Institute of Technology, Silchar'),
    compared('gsv/cse/ai/open/neutral', 'Gati Shakti Vishwavidyalaya, Vadodara'),
  ]
  show('/compare?seat=a&seat=b&seat=c', { ...NOTHING, seats })
  const line = async (label: string) => {
    const head = await screen.findByRole('rowheader', { name: label })
    const cells = within(head.closest('tbody') ?? head).getAllByRole('cell')
    return cells.map((cell) => cell.querySelector('span')?.textContent)
  }
  // Sheets of 2025-26; filings to NIRF 2025; NIRF Engineering 2025: Calicut 21, Silchar 50.
  expect(await line('Fees a year')).toEqual(['₹1,50,500', '₹1,47,000', 'Not published'])
  expect(await line('NIRF Engineering')).toEqual(['21 ●', '50', 'Not published'])
  const salaries = await line('Median salary')
  expect(salaries.filter((cell) => cell?.endsWith('●'))).toHaveLength(1)
  expect(screen.getAllByText('no filing to NIRF that we could find')).toHaveLength(3)
  expect(screen.getByText('NIT Calicut')).toBeTruthy()
})

test('the home on the device gives the distance of each; without one the line asks for it', async () => {
  const seats = [
    compared('nit-calicut/cse/hs/open/neutral', 'National Institute of Technology Calicut'),
    compared('nit-raipur/cse/hs/open/neutral', 'National Institute of Technology Raipur'),
  ]
  show('/compare?seat=a&seat=b', { ...NOTHING, seats })
  const links = await screen.findAllByRole('link', { name: 'Where do you live?' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/colleges/nit-calicut#home-place',
    '/colleges/nit-raipur#home-place',
  ])
  cleanup()
  const home = { id: 'new-delhi-delhi', name: 'New Delhi', state: 'Delhi', at: [28.64, 77.22] }
  localStorage.setItem('homePlace', JSON.stringify(home))
  show('/compare?seat=a&seat=b', { ...NOTHING, seats })
  // As on the page of the college; Raipur has no free point.
  expect(await screen.findByText('1,900 km')).toBeTruthy()
  expect(screen.getByText('we have no free map point for this town')).toBeTruthy()
})

test('the nearest to home and the branch with the most seats are marked, and an older NIRF rank is set against no newer one', async () => {
  const home = { id: 'new-delhi-delhi', name: 'New Delhi', state: 'Delhi', at: [28.64, 77.22] }
  localStorage.setItem('homePlace', JSON.stringify(home))
  const seatsOf = (count: number) => ({ season: 2026, count, quotas: [{ quota: 'AI' as const, count }] })
  const [calicut, silchar] = [
    compared('nit-calicut/cse/hs/open/neutral', 'National Institute of Technology Calicut'),
    compared('nit-silchar/cse/os/open/neutral', 'National Institute of Technology, Silchar'),
  ]
  const newer = silchar?.facts && { ...silchar.facts, nirf: [...silchar.facts.nirf, [2026, 45] as [number, number]] }
  const seats = [
    { ...calicut, branchSeats: seatsOf(92) },
    { ...silchar, facts: newer ?? null, branchSeats: seatsOf(120) },
  ] as SeatComparison['seats']
  show('/compare?seat=a&seat=b', { ...NOTHING, seats })
  const line = async (label: string) => {
    const head = await screen.findByRole('rowheader', { name: label })
    return within(head.closest('tbody') ?? head).getAllByRole('cell')
  }
  const read = async (label: string) => (await line(label)).map((cell) => cell.querySelector('span')?.textContent)
  // Kozhikode is some 1,900 km from New Delhi, Silchar some 1,600.
  await waitFor(async () => expect(await read('From home')).toEqual(['1,900 km', '1,600 km ●']))
  expect(await read('Seats in this branch')).toEqual(['92', '120 ●'])
  expect(await read('NIRF Engineering')).toEqual(['21', '45'])
  expect((await line('NIRF Engineering'))[0]?.textContent).toContain('NIRF 2025. Engineering; no exact rank in 2026')
})

test('seats of different rank lists are shown as not to be set against each other', async () => {
  const seats = [SEAT, OTHER].map((seat) => ({ ...seat, finals: [final(2026, 10)] }))
  show('/compare?seat=a&seat=b', { ...NOTHING, seats })
  expect((await screen.findAllByText(/cannot be set against each other/)).length).toBe(2)
})

test('a seat found can be added, and what is chosen stays', async () => {
  const found = [{ ...OTHER, newest: final(2026, 66) }]
  show(`/compare?seat=${SEAT.key}&q=computer`, {
    ...NOTHING,
    seats: [{ ...SEAT, finals: [final(2026, 10)] }],
    found,
    total: 1,
  })
  const link = await screen.findByRole('link', { name: 'Add IIT B, Computer Science' })
  const added = new URL(link.getAttribute('href') ?? '', 'https://sopaan.test').searchParams
  expect(added.getAll('seat')).toEqual([SEAT.key, OTHER.key])
  expect(screen.getByText('Choose two to four seats: search and add them.')).toBeTruthy()
})

test('a seat that is not in the data is left out, and the page says so', async () => {
  const gone = 'nit-calicut/cse-4-years-bachelor-of-technology/hs/open/neutral'
  show(`/hi/compare?seat=${gone}`, { ...NOTHING, unknownKeys: [gone] }, hi)
  expect(await screen.findByText('इस लिंक की एक सीट हमारे आँकड़ों में नहीं है, इसलिए छोड़ी गई: NIT Calicut, CSE।')).toBeTruthy()
})

test('a search that finds nothing says so, and an address that nobody wrote is refused in words', async () => {
  show('/compare?q=zzz', NOTHING)
  expect(await screen.findByText(/No seat with these words is in our data/)).toBeTruthy()
  cleanup()
})

test('a key that nobody wrote is left out and named, and the seats beside it stay', async () => {
  const seats = [{ ...SEAT, finals: [final(2026, 10)] }]
  const { calls } = show(`/compare?seat=${SEAT.key}&seat=!!`, { ...NOTHING, seats })
  expect(await screen.findByText('A seat of this link is not in our data and is left out: !!.')).toBeTruthy()
  expect(screen.getByRole('table', { name: 'NIT A, Computer Science' })).toBeTruthy()
  expect(calls[0]?.searchParams.get('keys')).toBe(SEAT.key)
})

test('a search that cannot be read is left out and told, and the seats stay', async () => {
  const errors = [{ path: 'quota', code: 'not_listed', msg: 'wrong' }]
  const seats = [{ ...SEAT, finals: [final(2026, 10)] }]
  const refuse = (each: FakeApi) => each.refuse(seatPools.compare, 'INVALID_QUERY', { errors })
  const api = fakeApi().inTurn(seatPools.compare, refuse, refuse, (each) =>
    each.answer(seatPools.compare, { ...NOTHING, seats }),
  )
  showPage({ path: `/compare?seat=${SEAT.key}&quota=ZZ`, words: en, page: ComparePage, loader, api })
  expect(await screen.findByText(/A search in this link could not be read/)).toBeTruthy()
  expect(screen.getByRole('table', { name: 'NIT A, Computer Science' })).toBeTruthy()
})

test('with a rank each column says its chance and seat; the same lines can be left out, and the link holds it all', async () => {
  const own: SeatComparison['seats'][number]['own'] = {
    key: 'nit-calicut/cse/hs/open/female',
    quota: 'HS',
    seatType: 'OPEN',
    gender: 'female',
    list: 'main-1',
    rank: 9000,
    rankKind: 'common',
    chance: { percent: 57, band: 'likely' },
    seasons: [],
    closing: 9100,
    firstRound: 5,
  }
  const branchSeats = {
    ...{ season: 2026, count: 130 },
    quotas: [
      { quota: 'HS' as const, count: 65 },
      { quota: 'OS' as const, count: 65 },
    ],
  }
  const calicut = compared('nit-calicut/cse/hs/open/neutral', 'National Institute of Technology Calicut')
  const silchar = compared('nit-silchar/cse/os/open/neutral', 'National Institute of Technology, Silchar')
  const seats = [
    { ...calicut, own, branchSeats },
    { ...silchar, branchSeats },
  ]
  const path = '/compare?seat=a&seat=b&main=9000&gender=female'
  const { calls } = show(path, { ...NOTHING, seats })
  expect(await screen.findByText('Female seat, home state')).toBeTruthy()
  expect(screen.getByText('no seat that your rank is used for')).toBeTruthy()
  expect(screen.getAllByText(/Home state 65, other states 65/i)).toHaveLength(2)
  expect(calls[0]?.searchParams.get('main')).toBe('9000')
  expect(calls[0]?.searchParams.get('pool')).toBe('neutral')
  const only = screen.getByRole('link', { name: 'Only differences' })
  expect(only.getAttribute('href')).toBe(`${path}&only=differences`)
  const all = screen.getByRole('link', { name: 'Everything' })
  expect(all.getAttribute('href'), 'a desktop shows what differs, a phone everything').toBe(`${path}&only=all`)
  cleanup()
  show(`${path}&only=differences`, { ...NOTHING, seats })
  expect(await screen.findByRole('link', { name: 'Everything' })).toBeTruthy()
  // Both have as many seats: that line goes, what differs stays.
  expect(screen.queryByRole('rowheader', { name: 'Seats in this branch' })).toBeNull()
  expect(screen.getByRole('rowheader', { name: 'NIRF Engineering' })).toBeTruthy()
})

test('one sentence says which goes first and why, and one press puts them in that order on the list', async () => {
  const calicut = compared('nit-calicut/cse/hs/open/neutral', 'National Institute of Technology Calicut')
  const silchar = compared('nit-silchar/cse/os/open/neutral', 'National Institute of Technology, Silchar')
  const seats = [
    { ...silchar, openClosing: 20_000 },
    { ...calicut, openClosing: 7000 },
  ]
  show('/compare?seat=a&seat=b', { ...NOTHING, seats })
  const advice = await screen.findByRole('region', { name: 'In which order' })
  // Fees of 2025-26 and NIRF 2025 as in the test above; both filed a median salary for 2023-24.
  expect(advice.textContent).toContain('Put NIT Calicut Computer Science first.')
  expect(advice.textContent).toContain('in 2026 its open seat closed at 7,000, the next one at 20,000')
  expect(advice.textContent).toContain('NIRF 2025 (21, not 50)')
  expect(advice.textContent).toContain('₹3,500 a year more than NIT Silchar Computer Science')
  fireEvent.click(within(advice).getByRole('button', { name: 'Put in this order' }))
  await waitFor(() => expect(readDevice().lists[0]?.keys).toEqual(['nit-calicut/cse', 'nit-silchar/cse']))
})

test('ranks of two lists get no advice but the reason, and the link that is sent says nothing of the reader', async () => {
  const seats = [SEAT, OTHER].map((seat) => ({ ...seat, openClosing: 10, finals: [final(2026, 10)] }))
  show('/compare?seat=a&seat=b&main=9000&category=SC', { ...NOTHING, seats })
  expect((await screen.findAllByText(/cannot be set against each other/)).length).toBe(2)
  expect(screen.queryByRole('region', { name: 'In which order' })).toBeNull()
  const sent = screen.getByRole('link', { name: /WhatsApp/, hidden: true }).getAttribute('href') ?? ''
  expect(decodeURIComponent(sent)).toContain('/compare?seat=a&seat=b')
  expect(sent).not.toContain('9000')
})

test('the address that seats side by side had before leads to the one they have', async () => {
  const request = new Request('https://sopaan.test/hi/tools/branch-comparison?by=seats&branch=CSE&seat=a&main=9000')
  const args = { request } as Parameters<typeof loadBranches>[0]
  expect(() => loadBranches(args)).toThrow(expect.objectContaining({ status: 302 }))
  try {
    loadBranches(args)
  } catch (thrown) {
    expect((thrown as Response).headers.get('location')).toBe('/hi/compare?seat=a&main=9000')
  }
})
