import type { SeatPage as SeatAnswer } from '@sopaan/contract/seat-pools'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aSeatPage } from '#web/testing/seat-answers.ts'
import { showPage } from '#web/testing/show-page.tsx'
import { en } from '#web/words/en.ts'
import SeatPage, { loader } from './seat-page.tsx'
import { questionOf } from './seat-rank-key.ts'

const PATH = '/seats/national-institute-of-technology-silchar/ece/hs/open/neutral'
const JUDGED: SeatAnswer['verdict'] = {
  state: 'judged',
  rank: 38000,
  rankKind: 'common',
  chance: { percent: 71, band: 'likely' },
  seasons: [
    { season: 2022, wouldGet: false, earliestRound: null, isRoundByRound: false },
    { season: 2023, wouldGet: null, earliestRound: null, isRoundByRound: false },
    { season: 2024, wouldGet: true, earliestRound: 5, isRoundByRound: false },
    { season: 2025, wouldGet: true, earliestRound: 6, isRoundByRound: true },
  ],
}

afterEach(cleanup)

test('a seat says what it is and where it closed last, with counselling, season and round', async () => {
  show(PATH)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
    'Electronics and Communication Engineering',
  )
  expect(screen.getAllByText('40,328').length).toBeGreaterThan(0)
  expect(screen.getAllByText('JoSAA 2025, round 6').length).toBeGreaterThan(0)
})

test('the grid shows closing and opening of each round, and says where no rank was printed', async () => {
  show(PATH)
  const grid = within(await screen.findByRole('table'))
  const cellsOf = (season: string) =>
    within(grid.getByRole('row', { name: new RegExp(`^${season}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  expect(cellsOf('2025')).toEqual(['40,328opened at 23,000Round 6', '34,934opened at 23,581'])
  expect(cellsOf('2023')).toEqual(['no rank', ''])
})

test('home state and other states are drawn apart, each with its own ranks', async () => {
  show(PATH)
  expect(
    await screen.findByRole('img', { name: /^Home state quota.*2022 33,116, 2024 42,983, 2025 40,328$/ }),
  ).toBeTruthy()
  expect(screen.getByRole('img', { name: /^Other states quota.*: 2025 18,068$/ })).toBeTruthy()
})

test('a seat asks a stranger for the one rank it is judged by, and for the home state', async () => {
  show(PATH)
  expect(await screen.findByRole('textbox', { name: 'JEE Main common rank (CRL)' })).toBeTruthy()
  expect(screen.getByRole('combobox', { name: 'Home state' })).toBeTruthy()
  expect(screen.queryByText(/would have got in/)).toBeNull()
})

test('a reader with a rank sees the chance, the past seasons and the earliest round of each', async () => {
  const { calls } = show(`${PATH}?main=38,000&state=Assam&utm=x`, aSeatPage({ verdict: JUDGED }))
  expect(await screen.findByText('71%')).toBeTruthy()
  expect(screen.getByRole('img', { name: /2 of the last 3 years.*in: 2024, 2025; not in: 2022/ })).toBeTruthy()
  expect(screen.getByText('2025: in from round 6 on.')).toBeTruthy()
  expect(screen.getByText(/^2024: in by the final round/)).toBeTruthy()
  expect(screen.getByText('2023: no closing rank printed.')).toBeTruthy()
  expect(calls[0]?.searchParams.get('main')).toBe('38000')
  expect(calls[0]?.searchParams.has('utm')).toBe(false)
})

test('links to other seats keep the profile and nothing else', async () => {
  show(`${PATH}?main=38000&state=Assam&utm=x`, aSeatPage({ verdict: JUDGED }))
  const link = await screen.findByRole('link', { name: 'OPEN seat, Female-only' })
  expect(link.getAttribute('href')).toBe(`${PATH.replace('/neutral', '/female')}?main=38000&state=Assam`)
})

test('a seat for another state, gender or category says so, and gives no chance', async () => {
  show(`${PATH}?main=38000&state=Bihar`, aSeatPage({ verdict: { state: 'not-theirs', because: 'quota' } }))
  expect(await screen.findByText('This seat is not for your home state.')).toBeTruthy()
  expect(screen.queryByText(/Chance in/)).toBeNull()
})

test('CSAB stands apart with its warning', async () => {
  show(PATH)
  const csab = within(await screen.findByRole('region', { name: 'CSAB special rounds' }))
  expect(csab.getByText(/common ranks \(CRL\) for every category/)).toBeTruthy()
  expect(csab.getByText('CSAB 2025, round 3')).toBeTruthy()
  expect(csab.getByText('opened at 40,100, closed at 41,658')).toBeTruthy()
})

test('what is expected is told with its range and how far to trust it', async () => {
  show(PATH)
  expect(await screen.findByText('33,752 to 51,394')).toBeTruthy()
  expect(screen.getByText(/^Moves a lot/)).toBeTruthy()
})

test('a profile that cannot be read is left out, and its field says what it takes', async () => {
  const { calls } = show(`${PATH}?main=abc&state=Assam`, aSeatPage(), (call) => call.searchParams.has('main'))
  expect(await screen.findByText(/^Enter a whole number from 1 to 20,00,000/)).toBeTruthy()
  expect(calls).toHaveLength(2)
})

test.each([
  [{ seatType: 'OPEN', gender: 'neutral' }, 'main', []],
  [
    { seatType: 'SC', gender: 'female' },
    'mainCategory',
    [
      ['category', 'SC'],
      ['gender', 'female'],
    ],
  ],
  [{ seatType: 'OPEN (PwD)', gender: 'neutral' }, 'mainOpenPwd', [['pwd', 'true']]],
  [
    { seatType: 'ST (PwD)', gender: 'neutral' },
    'mainCategoryPwd',
    [
      ['category', 'ST'],
      ['pwd', 'true'],
    ],
  ],
  [{ list: 'advanced', seatType: 'SC', isPreparatory: true }, 'advancedPrep', [['category', 'SC']]],
] as const)('a seat %j asks for %s', (changes, key, hidden) => {
  expect(questionOf(aSeatPage(changes))).toMatchObject({ key, hidden })
})

test('while a season runs the page says which round is in, where it closed and whether the rank is in', async () => {
  const rounds = [...aSeatPage().rounds, { season: 2026, round: 1, isFinal: false, opening: 22000, closing: 33900 }]
  const judged = {
    state: 'judged',
    rank: 33000,
    rankKind: 'common',
    chance: null,
    seasons: [],
  } satisfies SeatAnswer['verdict']
  show(PATH, aSeatPage({ rounds, afterRound: 1, verdict: judged }))
  expect(await screen.findByText('Round 1 of 2026 is in')).toBeTruthy()
  expect(
    screen.getByText(/It closed at 33,900\. Later rounds usually close later\. Your rank would be in already\./),
  ).toBeTruthy()
  expect(screen.getByText(/Round 1 of 2026 is in, and this follows it\./)).toBeTruthy()
})

test('how many seats there are is told with its source, and nothing where it is not known', async () => {
  show(PATH)
  expect(await screen.findByText('25 seats (JoSAA seat matrix 2026)')).toBeTruthy()
  cleanup()
  show(PATH, aSeatPage({ seats: null }))
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText(/seat matrix/)).toBeNull()
})

test('once a rank has a chance, choices like it are offered, and what to press when the seat is given is said', async () => {
  const other = {
    key: 'national-institute-of-technology-raipur/ece/os/open/neutral',
    institute: 'National Institute of Technology Raipur',
    programme: 'Electronics and Communication Engineering',
    chance: { percent: 66, band: 'likely' as const },
  }
  show(`${PATH}?main=38000`, aSeatPage({ verdict: JUDGED, similar: { branch: [other], institute: [] } }))
  const link = await screen.findByRole('link', { name: /NIT Raipur/ })
  expect(link.getAttribute('href')).toBe(`/seats/${other.key}?main=38000`)
  expect(link.textContent).toBe('NIT RaipurElectronics (ECE)')
  expect(screen.getByText('66%')).toBeTruthy()
  expect(screen.queryByText('Same college, a likelier branch')).toBeNull()
  expect(screen.getByText(/only to a higher choice in this same college/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'All dates, papers and fees' }).getAttribute('href')).toBe('/what-now')
})

test('before a season begins nothing is said of a round', async () => {
  show(PATH)
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText(/is in$/)).toBeNull()
})

test('every round with a rank has a receipt: source, import and file', async () => {
  show(PATH)
  const part = within(await screen.findByRole('region', { name: 'Where every number comes from' }))
  expect(part.getByText('JoSAA 2025, round 6')).toBeTruthy()
  expect(part.getByText('Import …1d1a1f1c0002, file ab12ab12ab12… (SHA-256)')).toBeTruthy()
  expect(part.getByText(/Rank book 0123456789abcdef/)).toBeTruthy()
})

function show(path: string, seat: SeatAnswer = aSeatPage(), isRefused: (call: URL) => boolean = () => false) {
  const refusal = { status: 400, body: { code: 'INVALID_QUERY', message: 'no', errors: [{ path: 'main', msg: 'no' }] } }
  return showPage({
    path,
    words: en,
    page: SeatPage,
    loader,
    answer: (call) => (isRefused(call) ? refusal : { status: 200, body: seat }),
  })
}
