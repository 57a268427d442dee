import { REFUSALS } from '@sopaan/contract/refusals'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { A_MENTEE, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import PaymentAnalyticsPage from './payment-analytics-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(code: keyof typeof REFUSALS) {
  return showSignedIn(<PaymentAnalyticsPage />, {
    user: { ...A_MENTEE, role: 'admin' },
    words: en,
    path: '/admin/payment-analytics?from=2024-01-01&to=2026-11-01',
    answer: () => ({ status: REFUSALS[code].status, body: { status: 'error', code, message: REFUSALS[code].message } }),
  })
}

test('more days than can be asked for at once are told as such, and the form keeps what was asked for', async () => {
  show('STRETCH_TOO_LONG')
  expect(await screen.findByText('At most 400 days at once.')).toBeTruthy()
  expect(screen.getByLabelText('From')).toHaveProperty('value', '2024-01-01')
  expect(screen.getByLabelText('To')).toHaveProperty('value', '2026-11-01')
})

test('R378: payments that cannot be fetched say so', async () => {
  show('INTERNAL')
  expect(await screen.findByText('Failed to fetch payments')).toBeTruthy()
})
