import { paymentAnalytics } from '@sopaan/contract/payment-analytics'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { AN_OWNER, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import PaymentAnalyticsPage from './payment-analytics-page.tsx'

function show(answer: ReturnType<typeof fakeApi>) {
  return showSignedIn(<PaymentAnalyticsPage />, {
    user: AN_OWNER,
    words: en,
    path: '/admin/payment-analytics?from=2024-01-01&to=2026-11-01',
    api: answer,
  })
}

test('more days than can be asked for at once are told as such, and the form keeps what was asked for', async () => {
  show(fakeApi().refuse(paymentAnalytics.get, 'STRETCH_TOO_LONG', { max: 400 }))
  expect(await screen.findByText('At most 400 days at once.')).toBeTruthy()
  expect(screen.getByLabelText('From')).toHaveProperty('value', '2024-01-01')
  expect(screen.getByLabelText('To')).toHaveProperty('value', '2026-11-01')
})

test('R378: payments that cannot be fetched say so', async () => {
  show(fakeApi().refuse(paymentAnalytics.get, 'INTERNAL'))
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
  show(api)
  expect((await screen.findAllByText('₹2,360')).length).toBeGreaterThan(0)
  for (const figure of ['₹360', '₹1,180', '₹1,000']) expect(screen.getAllByText(figure).length).toBeGreaterThan(0)
  expect(screen.getAllByText(/₹262\.22/).length).toBeGreaterThan(0)
})
