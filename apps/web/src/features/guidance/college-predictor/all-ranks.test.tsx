import type { RankReach, RanksAnswer } from '@sopaan/contract/college-predictor'
import { collegePredictor } from '@sopaan/contract/college-predictor'
import { counselling } from '@sopaan/contract/counselling'
import type { CounsellingSeason } from '@sopaan/domain/counselling/season'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { anAnswer, aSeat } from '#web/testing/predictor-answers.ts'
import { showPage } from '#web/testing/show-page.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import josaa from '../../../../../../data/counselling/josaa-2026.json' with { type: 'json' }
import AllRanksPage, { loader } from './all-ranks-page.tsx'

const PATH = '/tools/college-predictor/all-ranks'
const RESULT = `${PATH}?main=60000&mainCategory=15000&category=OBC-NCL&state=Bihar`

test('the questions hold every rank of every list, and no call is made before they are answered', async () => {
  const { calls } = show(PATH)
  const names = [
    'JEE Main rank',
    'JEE Main category rank',
    'JEE Advanced preparatory course rank',
    'B.Arch common rank (CRL)',
  ]
  for (const name of names) expect(await screen.findByRole('textbox', { name, hidden: true })).toBeTruthy()
  expect(screen.getAllByRole('textbox', { hidden: true })).toHaveLength(17)
  expect(calls).toEqual([])
})

test('under the seats stands what comes next in the counselling, with the way to all dates', async () => {
  const now = '2026-06-14T03:30:00.000Z'
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  onTestFinished(() => void vi.useRealTimers())
  const season = { now, season: josaa as CounsellingSeason }
  show(RESULT, answered().answer(counselling.getSeason, season))
  const card = within(await screen.findByRole('region', { name: 'Your next step, 12 days left' }))
  expect(card.getByRole('link', { name: 'All dates, papers and fees' }).getAttribute('href')).toBe(
    '/what-now?category=OBC-NCL',
  )
})

test('sending the form puts every rank given into one address', async () => {
  const { address } = show(PATH)
  fireEvent.change(await screen.findByLabelText('JEE Main rank'), { target: { value: '60000' } })
  fireEvent.change(screen.getByLabelText('JEE Advanced common rank (CRL)'), { target: { value: '12000' } })
  fireEvent.click(screen.getByLabelText('SC'))
  fireEvent.click(screen.getByRole('button', { name: 'See what each rank opens' }))
  await waitFor(() => expect(address()).toBe(`${PATH}?category=SC&main=60000&advanced=12000`))
})

test('the seats of all ranks are narrowed by fee, NIRF rank, median salary, share of girls and distance, and the way to the list keeps the limits', async () => {
  const { calls, address } = show(`${RESULT}&from=patna-bihar`)
  fireEvent.change(await screen.findByRole('combobox', { name: en.results.fees, hidden: true }), {
    target: { value: '150000' },
  })
  const narrowed = 'main=60000&mainCategory=15000&category=OBC-NCL&state=Bihar&feeMax=150000&from=patna-bihar'
  await waitFor(() => expect(address()).toBe(`${PATH}?${narrowed}`))
  await waitFor(() => expect(calls.some(({ searchParams }) => searchParams.get('feeMax') === '150000')).toBe(true))
  expect(screen.getByRole('combobox', { name: en.results.nirfRank })).toBeTruthy()
  expect(screen.getByRole('combobox', { name: en.results.salary })).toBeTruthy()
  expect(screen.getByRole('combobox', { name: en.results.womenShare })).toBeTruthy()
  expect(screen.getByRole('combobox', { name: en.results.distance })).toBeTruthy()
  expect(screen.getByText(new RegExp(en.ranks.narrowNote))).toBeTruthy()
  const all = () => screen.getByRole('link', { name: en.ranks.seeAll }).getAttribute('href')
  await waitFor(() => expect(all()).toContain('feeMax=150000'))
})

test('each rank is told with the seats it decides, and each count leads to those seats of the same person', async () => {
  const { calls } = show(RESULT)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Your seats, rank by rank')
  const own = within(screen.getByRole('list', { name: 'Seats by chance: JEE Main category rank' }))
  expect(own.getByRole('link', { name: '30 Target' }).getAttribute('href')).toBe(
    '/tools/college-predictor?main=60000&mainCategory=15000&category=OBC-NCL&state=Bihar&by=mainCategory&band=likely',
  )
  expect(screen.getByText(/This is the rank for OBC-NCL seats of NITs/)).toBeTruthy()
  const figures = [...document.querySelectorAll('.college-columns')].map((each) => each.textContent)
  expect(figures).toEqual([
    ...Array.from({ length: 2 }, () => 'Fees a year ₹1,50,500NIRF rank 21Median salary ₹12,50,000Girls’ share 24%'),
  ])
  expect(screen.getAllByText(/In 2026, round 6, it got 489 of 671\./)).toHaveLength(2)
  expect(calls.map(({ pathname }) => pathname).filter((path) => path === collegePredictor.reach.path)).toHaveLength(1)
})

test('where the open seat is easier it is said how often, and that nobody need choose', async () => {
  show(RESULT)
  expect(await screen.findByText(/At 214 of 671 OBC-NCL seats a less reserved seat/)).toBeTruthy()
  expect(screen.getByText('You do not have to pick one rank')).toBeTruthy()
})

test('a rank that no seat asks for is told as such, and a preparatory rank without a forecast', async () => {
  show(
    RESULT,
    answered(
      answer([
        reach({ total: 0, seatTypes: [], bands: { safe: 0, likely: 0, reach: 0, longShot: 0 }, hardest: null }),
        reach({ key: 'advancedPrep', list: 'advanced', kind: 'preparatory', bands: null, hardest: null }),
      ]),
    ),
  )
  expect(await screen.findByText(/^No seat on offer uses this rank/)).toBeTruthy()
  expect(screen.getByText(/Too few closing ranks of preparatory seats/)).toBeTruthy()
})

test('filters that stand in the address do not reach the call', async () => {
  const { calls } = show(`${RESULT}&band=safe&type=NIT&page=4`)
  await screen.findByRole('heading', { level: 1 })
  expect([...(calls[0]?.searchParams.keys() ?? [])]).toEqual(['category', 'state', 'main', 'mainCategory'])
})

test('without a rank the page asks for one, on its field', async () => {
  show(`${PATH}?state=Bihar`, refused('main'))
  expect(await screen.findByText(/^Type your rank\./)).toBeTruthy()
})

test('the page speaks Hindi', async () => {
  show(`/hi${RESULT}`, undefined, hi)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('आपकी सीटें, रैंक के हिसाब से')
})

function reach(changes: Partial<RankReach> = {}): RankReach {
  return {
    key: 'mainCategory',
    list: 'main-1',
    kind: 'category',
    rank: 15000,
    seatTypes: ['OBC-NCL'],
    total: 671,
    gotNewest: 489,
    bands: { safe: 472, likely: 30, reach: 28, longShot: 141 },
    hardest: aSeat({ key: 'patna-cse', seatType: 'OBC-NCL' }),
    hardestFacts: { feeInr: 150_500, nirf: 21, salaryInr: 1_250_000, womenPercent: 24 },
    easierElsewhere: 214,
    ...changes,
  }
}

function answer(
  ranks: RankReach[] = [reach({ key: 'main', kind: 'common', seatTypes: ['OPEN'], easierElsewhere: 0 }), reach()],
): RanksAnswer {
  const { forecastSeason, afterRound, newestSeason, newestRound, bookHash } = anAnswer()
  return {
    ranks,
    forecastSeason,
    afterRound,
    newestSeason,
    newestRound,
    bookHash,
    missing: [],
    homes: [{ id: 'patna-bihar', city: 'Patna' }],
    likelyRecord: { low: 60, high: 82 },
  }
}

const answered = (data = answer()) => fakeApi().answer(collegePredictor.reach, data)
const refused = (path: string) =>
  answered().refuse(collegePredictor.reach, 'INVALID_QUERY', { errors: [{ path, code: 'invalid', msg: 'no' }] })

function show(path: string, api = answered(), words = en) {
  return showPage({ path, words, page: AllRanksPage, loader, api })
}
