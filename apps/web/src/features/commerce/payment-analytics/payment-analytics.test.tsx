import { TOOL_NAMES } from '@sopaan/contract/paths'
import { paymentAnalytics } from '@sopaan/contract/payment-analytics'
import { type BusinessTrend, type TrendDay, trends } from '@sopaan/contract/trends'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { AN_OWNER, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import PaymentAnalyticsPage from './payment-analytics-page.tsx'

const day = (on: string, change: Partial<TrendDay> = {}): TrendDay => ({
  day: on,
  ...{ netPaise: 0, paid: 0, signUps: 0, visits: 0, tries: 0, failedTries: 0 },
  ...change,
})
/** Two days that brought ₹1,000 and ₹500, after two that brought ₹1,200 together. */
const TREND: BusinessTrend = {
  from: '2026-10-31',
  to: '2026-11-01',
  before: { from: '2026-10-29', to: '2026-10-30' },
  season: { from: '2026-06-02', to: '2026-07-28' },
  byDay: [
    day('2026-10-31', { netPaise: 100_000, paid: 2, visits: 100, tries: 4, failedTries: 1 }),
    day('2026-11-01', { netPaise: 50_000, paid: 1, visits: 50, signUps: 7 }),
  ],
  byDayBefore: [day('2026-10-29', { netPaise: 120_000, paid: 3, visits: 300 }), day('2026-10-30')],
  funnel: { visits: 150, tools: 60, signUps: 7, profiles: 4, orders: 4, paid: 3 },
  cohorts: [
    { week: '2026-10-19', people: 10, active: [9, 4] },
    { week: '2026-10-26', people: 4, active: [4] },
  ],
  methods: [{ method: 'upi', tries: 4, failed: 1 }],
  tools: TOOL_NAMES.map((tool) => ({ tool, opened: 3, openedBefore: 2 })),
  mentoring: { asked: 5, agreed: 4, lapsed: 1, held: 3, answerMinutes: 90, mentorsActive: 2, mentors: 6 },
}

function show(answer: ReturnType<typeof fakeApi>, words = en) {
  return showSignedIn(<PaymentAnalyticsPage />, {
    user: AN_OWNER,
    words,
    path: '/admin/payment-analytics?from=2024-01-01&to=2026-11-01',
    api: answer,
  })
}

test('more days than can be asked for at once are told as such, and the form keeps what was asked for', async () => {
  const api = fakeApi().refuse(paymentAnalytics.get, 'STRETCH_TOO_LONG', { max: 400 })
  show(api.refuse(trends.find, 'STRETCH_TOO_LONG', { max: 400 }))
  expect(await screen.findByText('At most 400 days at once.')).toBeTruthy()
  expect(screen.getByLabelText('From')).toHaveProperty('value', '2024-01-01')
  expect(screen.getByLabelText('To')).toHaveProperty('value', '2026-11-01')
})

test('R378: payments that cannot be fetched say so', async () => {
  show(fakeApi().answer(trends.find, TREND).refuse(paymentAnalytics.get, 'INTERNAL'))
  expect(await screen.findByText('Failed to fetch payments')).toBeTruthy()
})

test('what was earned stands in rupees: sums, the item and the coupon it came from', async () => {
  // Two sales at ₹1,180 with 18% in it, one of them paid back: 2 × 1,180 = 2,360; 2 × 180 = 360; 2,000 less 1,000.
  const money = {
    ...{ paid: 2, grossPaise: 236_000, taxPaise: 36_000 },
    ...{ refundPaise: 118_000, refundTaxPaise: 18_000, netPaise: 100_000 },
  }
  const api = fakeApi().answer(paymentAnalytics.get, {
    from: '2026-10-30',
    to: '2026-11-01',
    totals: money,
    funnel: { orders: 5, paid: 2, refunded: 1 },
    byDay: [{ day: '2026-10-30', ...money }],
    byItem: [{ kind: 'plan', name: { en: 'Whole year' }, ...money }],
    byCoupon: [{ code: 'JOSAA10', discountPaise: 26_222, ...money }],
  })
  show(api.answer(trends.find, TREND))
  expect((await screen.findAllByText('₹2,360')).length).toBeGreaterThan(0)
  for (const figure of ['₹360', '₹1,180', '₹1,000']) expect(screen.getAllByText(figure).length).toBeGreaterThan(0)
  expect(screen.getAllByText(/₹262\.22/).length).toBeGreaterThan(0)
})

const NO_MONEY = { paid: 0, grossPaise: 0, taxPaise: 0, refundPaise: 0, refundTaxPaise: 0, netPaise: 0 }
const NOTHING = fakeApi().answer(paymentAnalytics.get, {
  from: TREND.from,
  to: TREND.to,
  totals: NO_MONEY,
  funnel: { orders: 0, paid: 0, refunded: 0 },
  byDay: [],
  byItem: [],
  byCoupon: [],
})

test('each figure stands beside the days before, and is shown by day when it is pressed', async () => {
  show(NOTHING.answer(trends.find, TREND))
  // ₹1,500 after ₹1,200 is a quarter more; 3 of 150 visits after 3 of 300 is one point more; a quarter of the tries failed.
  const net = await screen.findByRole('button', { name: 'Net money ₹1,500 +25%' })
  expect(net.getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('button', { name: 'Visit to paid 2% +1 pts' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Failed payments 25% +25 pts' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Sign-ups 7 nothing before' }))
  const chart = screen.getByRole('slider', { name: 'Sign-ups from 31 Oct 2026 to 1 Nov 2026' })
  expect(chart.getAttribute('aria-valuetext')).toMatch(/7, before it 0$/)
})

test('a point is read by the arrow keys, and all of them in a table', async () => {
  show(NOTHING.answer(trends.find, TREND))
  const chart = await screen.findByRole('slider')
  fireEvent.change(chart, { target: { value: '0' } })
  expect(chart.getAttribute('aria-valuetext')).toMatch(/₹1,000, before it ₹1,200$/)
  const table = within(screen.getByRole('region', { name: 'The figures as a table', hidden: true }))
  expect(table.getAllByRole('cell', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    '₹1,000',
    '₹1,200',
    '₹500',
    '₹0',
  ])
})

test('presets are links, the season among them; the way to paid, return, tries and mentors stand below', async () => {
  show(NOTHING.answer(trends.find, TREND))
  const season = await screen.findByRole('link', { name: 'Season' })
  expect(season.getAttribute('href')).toContain('from=2026-06-02&to=2026-07-28')
  for (const words of ['60 · 40%', '25% · 1 of 4', '1.5 h', '2 of 6', 'wk 1'])
    expect(screen.getByText(words)).toBeTruthy()
})

test('in Hindi too', async () => {
  show(NOTHING.answer(trends.find, TREND), hi)
  expect(await screen.findByText('आने से भुगतान तक', { selector: 'h2' })).toBeTruthy()
})
