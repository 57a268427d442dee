import { paymentAnalytics } from '@sopaan/contract/payment-analytics'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { A_MENTEE, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import PaymentAnalyticsPage from './payment-analytics-page.tsx'

function show(answer: ReturnType<typeof fakeApi>) {
  return showSignedIn(<PaymentAnalyticsPage />, {
    user: { ...A_MENTEE, role: 'admin' },
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
