import type { ListedMentor } from '@sopaan/contract/mentors'
import { mentors } from '@sopaan/contract/mentors'
import type { SeatPage as SeatAnswer } from '@sopaan/contract/seat-pools'
import { seatPools } from '@sopaan/contract/seat-pools'
import { findCollegeFacts } from '@sopaan/domain/colleges/college-facts'
import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { aSeatPage } from '#web/testing/seat-answers.ts'
import { showPage } from '#web/testing/show-page.tsx'
import { en } from '#web/words/en.ts'
import SeatPage, { loader } from './seat-page.tsx'
import { questionOf } from './seat-rank-key.ts'

const PATH = '/seats/national-institute-of-technology-silchar/ece/hs/open/neutral'
const JUDGED = {
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
} satisfies SeatAnswer['verdict']

test('a seat says what it is and where it closed last, with counselling, season and round', async () => {
  show(PATH)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
    'NIT Silchar Electronics and Communication Engineering',
  )
  expect(screen.getAllByText('40,328').length).toBeGreaterThan(0)
  expect(screen.getAllByText('JoSAA 2025, round 6').length).toBeGreaterThan(0)
})

test('the head says since when the college stands and names its website, as short as people say it', async () => {
  const { institute } = aSeatPage()
  show(PATH, aSeatPage({ institute: { ...institute, website: 'https://www.nits.ac.in/home' } }))
  const site = await screen.findByRole('link', { name: 'nits.ac.in' })
  expect(site.getAttribute('href')).toBe('https://www.nits.ac.in/home')
})

test('the page says where the points of towns are from that its distance is measured between', async () => {
  show(PATH)
  expect(await screen.findByText(/dr5hn countries-states-cities database contributors, ODbL 1\.0/)).toBeTruthy()
})

test('a reader with a rank finds the answer before the facts, and what to do before what it costs', async () => {
  const facts = findCollegeFacts('National Institute of Technology Calicut') ?? null
  show(`${PATH}?main=38000`, aSeatPage({ verdict: JUDGED, facts }))
  const headings = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)
  expect(headings.slice(0, 3)).toEqual(['Would your rank get this seat?', 'If you want it', en.colleges.costTitle])
  expect(screen.getByText('Chance in 2026')).toBeTruthy()
  expect(screen.queryByText(/^Closed at/)).toBeNull()
})

test('the grid shows closing and opening of each round, and says where no rank was printed', async () => {
  show(PATH)
  const grid = within(within(await screen.findByLabelText('Ranks by season and round')).getByRole('table'))
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
    await screen.findByRole('img', { name: /^Home state \(HS\) quota.*2022 33,116, 2024 42,983, 2025 40,328$/ }),
  ).toBeTruthy()
  expect(screen.getByRole('img', { name: /^Other states \(OS\) quota.*: 2025 18,068$/ })).toBeTruthy()
})

test('a seat asks a stranger for the one rank it is judged by, and for the home state', async () => {
  show(PATH)
  expect(await screen.findByRole('textbox', { name: 'JEE Main common rank (CRL)' })).toBeTruthy()
  expect(screen.getByRole('combobox', { name: 'Class 12 state' })).toBeTruthy()
  expect(screen.queryByText(/Your rank got in/)).toBeNull()
})

test('a reader with a rank sees the chance, the past seasons and the earliest round of each', async () => {
  const { calls } = show(`${PATH}?main=38,000&state=Assam&utm=x`, aSeatPage({ verdict: JUDGED }))
  const head = (await screen.findByText('Target')).closest('div') as HTMLElement
  expect(head.textContent).toMatch(/^71%/)
  expect(screen.getByRole('img', { name: /got in 2 of 3 years.*in: 2024, 2025; not in: 2022/ })).toBeTruthy()
  expect(screen.getByText('In 2025 it was yours from round 6.')).toBeTruthy()
  expect(screen.getByText(/^2024: in by the last round/)).toBeTruthy()
  expect(screen.getByText('2023: no closing rank printed.')).toBeTruthy()
  expect(calls[0]?.searchParams.get('main')).toBe('38000')
  expect(calls[0]?.searchParams.has('utm')).toBe(false)
})

const OPEN_POOL: SeatAnswer['ownPools'][number] = {
  key: PATH.replace('/seats/', ''),
  quota: 'HS',
  seatType: 'OPEN',
  gender: 'neutral',
  list: 'main-1',
  rank: 38000,
  rankKind: 'common',
  chance: { percent: 12, band: 'reach' },
  seasons: JUDGED.seasons.map(({ season, wouldGet }) => ({ season, closing: null, wouldGet })),
  closing: 40328,
  firstRound: null,
}
const OBC_KEY = OPEN_POOL.key.replace('/open/', '/obc-ncl/')
const OBC_POOL: SeatAnswer['ownPools'][number] = {
  ...OPEN_POOL,
  ...{ key: OBC_KEY, seatType: 'OBC-NCL', rank: 9000, rankKind: 'category', closing: 14263 },
  chance: { percent: 71, band: 'likely' },
}

test('every seat of the choice that the reader may take stands in the answer, the best first, this one named', async () => {
  show(`${PATH}?main=38000`, aSeatPage({ verdict: JUDGED, ownPools: [OBC_POOL, OPEN_POOL] }))
  const rows = within((await screen.findByText('Your seats here')).parentElement as HTMLElement).getAllByRole(
    'listitem',
  )
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '71%OBC-NCL seatclosed 14,263 · you, OBC-NCL 9,000',
    '12%Open seatclosed 40,328 · you, CRL 38,000',
  ])
  expect(rows[1]?.querySelector('[aria-current="page"]')?.textContent).toBe('Open seat')
  expect(screen.getByText(/You have a better seat here/)).toBeTruthy()
  const link = screen.getByRole('link', { name: 'OBC-NCL seat' })
  expect(link.getAttribute('href')).toBe(`/seats/${OBC_KEY}?main=38000`)
})

test('a seat of a category says what its certificate is worth: the best chance here without it', async () => {
  const seat = { key: OBC_KEY, seatType: 'OBC-NCL', verdict: JUDGED } as const
  show(`${PATH}?main=38000`, aSeatPage({ ...seat, ownPools: [OBC_POOL, OPEN_POOL] }))
  expect(await screen.findByText(/OBC-NCL certificate ready\. Without it the best chance here is 12%/)).toBeTruthy()
  expect(screen.getByText('best of your 2 seats here')).toBeTruthy()
  cleanup()
  show(`${PATH}?main=38000`, aSeatPage({ ...seat, ownPools: [OBC_POOL] }))
  expect(await screen.findByText(/Without it there is no seat for you here/)).toBeTruthy()
})

test('the newest season says from which round the rank was in, a stroke a round', async () => {
  show(`${PATH}?main=38000`, aSeatPage({ verdict: JUDGED }))
  const card = within((await screen.findByRole('heading', { name: 'Which round?' })).parentElement as HTMLElement)
  const [rounds] = card.getAllByRole('list')
  // 38,000 is behind 34,934 of round 1 and before 40,328 of round 6.
  expect(
    within(rounds as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['R134,934', 'R640,328your rank was in'])
})

test('who studies there can be asked, and nobody of another college is shown as one of them', async () => {
  const silchar = 'national-institute-of-technology-silchar'
  show(PATH, aSeatPage(), { seniors: [aSenior(silchar, 'Asha'), aSenior('another-college', 'Ravi')] })
  expect((await screen.findByRole('link', { name: 'Asha' })).getAttribute('href')).toMatch(/^\/mentors\/7f3c/)
  expect(screen.queryByText('Ravi')).toBeNull()
  expect(screen.queryByText(/Next free/)).toBeNull()
  cleanup()
  // 13:00 by the clock of the world is half past six in the evening in India.
  show(PATH, aSeatPage(), { seniors: [{ ...aSenior(silchar, 'Asha'), nextSlots: ['2026-11-24T13:00:00.000Z'] }] })
  expect((await screen.findByText(/Next free/)).textContent).toMatch(/Tue.*24.Nov.*6:30.pm/)
  cleanup()
  show(PATH)
  expect(await screen.findByText(/Nobody from this college mentors here yet/)).toBeTruthy()
})

test('the link that is sent names the seat and nothing of the reader', async () => {
  show(`${PATH}?main=38000&state=Assam`, aSeatPage({ verdict: JUDGED }))
  const sent = new URL(
    (await screen.findByRole('link', { name: /^WhatsApp/, hidden: true })).getAttribute('href') ?? '',
  )
  expect(sent.searchParams.get('text')).toMatch(/^NIT Silchar, Electronics \(ECE\).*\/hs\/open\/neutral$/)
})

test('a picture that is sent says rank and chance to a reader with a rank, else where the seat closed, and no name', async () => {
  show(`${PATH}?main=38000&state=Assam`, aSeatPage({ verdict: JUDGED }))
  const facts = async () =>
    JSON.parse((await screen.findByRole('button', { name: /^Picture/, hidden: true })).dataset.sharePicture ?? '')
  expect(await facts()).toMatchObject({
    who: 'JEE Main common rank (CRL): 38,000',
    title: 'NIT Silchar ECE',
    lines: ['Electronics and Communication Engineering'],
  })
  cleanup()
  show(PATH, aSeatPage())
  expect(await facts()).toMatchObject({ who: '', title: 'NIT Silchar ECE' })
})

test('links to other seats keep the profile and nothing else', async () => {
  show(`${PATH}?main=38000&state=Assam&utm=x`, aSeatPage({ verdict: JUDGED }))
  const link = await screen.findByRole('link', { name: 'OPEN seat, Female-only' })
  expect(link.getAttribute('href')).toBe(`${PATH.replace('/neutral', '/female')}?main=38000&state=Assam`)
})

test('a seat for another state, gender or category says so, and gives no chance', async () => {
  show(`${PATH}?main=38000&state=Bihar`, aSeatPage({ verdict: { state: 'not-theirs', because: 'quota' } }))
  expect(await screen.findByText('Your state cannot take this seat.')).toBeTruthy()
  expect(screen.queryByText(/Chance in/)).toBeNull()
})

test('CSAB stands apart with its warning', async () => {
  show(PATH)
  const csab = within((await screen.findByText('CSAB special rounds')).closest('details') as HTMLElement)
  expect(csab.getByText(/uses CRL for every category/)).toBeTruthy()
  expect(csab.getByText('CSAB 2025, round 3')).toBeTruthy()
  expect(csab.getByText('opened at 40,100, closed at 41,658')).toBeTruthy()
})

test('what CSAB is expected to do is told in common ranks, with the chance of who gave one', async () => {
  show(PATH)
  expect(await screen.findByText('CSAB 2026: how far we expect it to go')).toBeTruthy()
  expect(screen.getByText('39,200 to 53,100')).toBeTruthy()
  expect(screen.getByText(/the middle is 44,800.*CSAB 2024, 2025.*About 3 of 4 such seats/)).toBeTruthy()
  expect(screen.queryByText(/With your common rank/)).toBeNull()
  cleanup()
  const { csabForecast } = aSeatPage()
  show(`${PATH}?main=41000`, aSeatPage({ csabForecast: csabForecast && { ...csabForecast, chancePercent: 62 } }))
  expect(await screen.findByText(/^With your common rank: 62% that the seat comes up/)).toBeTruthy()
  cleanup()
  show(PATH, aSeatPage({ csab: [], csabForecast: null }))
  await screen.findByText('33,752 to 51,394')
  expect(screen.queryByText('CSAB special rounds')).toBeNull()
})

test('what is expected is told with its range and how far to trust it', async () => {
  show(PATH)
  expect(await screen.findByText('33,752 to 51,394')).toBeTruthy()
  expect(screen.getByText(/^Jumps around/)).toBeTruthy()
})

test('a profile that cannot be read is left out, and its field says what it takes', async () => {
  const { calls } = show(`${PATH}?main=abc&state=Assam`, aSeatPage(), { refusedFirst: true })
  expect(await screen.findByText(/^Ranks go from 1 to 20,00,000/)).toBeTruthy()
  const asked = calls.filter(({ pathname }) => pathname.includes('/seat-pools/'))
  expect(asked.map(({ searchParams }) => searchParams.has('main'))).toEqual([true, false])
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

test.each([
  ['female', 'OPEN', /The female seat closed at /],
  ['neutral', 'OPEN', /The open seat closed at /],
  ['female', 'OBC-NCL', /The OBC-NCL female seat closed at /],
] as const)('a %s %s seat is named as inside a sentence', async (gender, seatType, said) => {
  show(PATH, aSeatPage({ gender, seatType, verdict: JUDGED }))
  expect(await screen.findByText(said)).toBeTruthy()
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
  expect(link.closest('li')?.textContent).toMatch(/^66%/)
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
  const part = within(await screen.findByRole('region', { name: 'Sources' }))
  expect(part.getByText('JoSAA 2025, round 6')).toBeTruthy()
  expect(part.getByText('Import …1d1a1f1c0002, file ab12ab12ab12… (SHA-256)')).toBeTruthy()
  expect(part.getByText(/Rank book 0123456789abcdef/)).toBeTruthy()
})

/** A mentor of a college, as the list of mentors has one. */
function aSenior(institute: string, firstName: string): ListedMentor {
  return {
    _id: '7f3c1f4e-2c64-4a38-9a55-1d1a1f1c0009',
    firstName,
    pictureUrl: null,
    seat: {
      institute: { slug: institute, name: 'National Institute of Technology, Silchar' },
      programme: { slug: 'ece', name: 'Electronics and Communication Engineering' },
      studyYear: 3,
    },
    headline: 'Ask me about the hostel.',
    languages: ['en', 'hi'],
    topics: ['campus-life'],
    sessionMinutes: 45,
    sessions: 0,
    rating: null,
    isTakingBookings: true,
    isSample: false,
    nextSlots: [],
  }
}

function show(
  path: string,
  seat: SeatAnswer = aSeatPage(),
  { seniors = [] as ListedMentor[], refusedFirst = false } = {},
) {
  const api = fakeApi()
    .answer(mentors.list, { data: seniors, page: 1, limit: 2, total: seniors.length })
    .answer(seatPools.get, seat)
  const errors = [{ path: 'main', code: 'rank_range', msg: 'no' }]
  if (refusedFirst) {
    api.inTurn(
      seatPools.get,
      () => api.refuse(seatPools.get, 'INVALID_QUERY', { errors }),
      () => api.answer(seatPools.get, seat),
    )
  }
  return showPage({ path, words: en, page: SeatPage, loader, api })
}
