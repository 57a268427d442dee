import { listOwnPurchases } from '@sopaan/contract/purchase-shapes'
import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { A_MENTEE, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import PurchasesPage from './purchases-page.tsx'

const PLAN = {
  planId: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c01',
  name: { en: 'Rank to Seat', hi: 'रैंक से सीट' },
  startsAt: '2026-11-20T05:30:00.000Z',
  expiresAt: '2026-12-20T05:30:00.000Z',
  daysLeft: 28,
}
const anApi = () =>
  fakeApi().answer(listOwnPurchases, {
    data: { activePlans: [PLAN], credits: 2, sessionMinutes: { min: 30, max: 60 }, purchases: [] },
    page: { page: 1, limit: 20, total: 0 },
  })

test('who has become a mentor keeps what was bought, without a way to a checkout that is closed to them', async () => {
  showSignedIn(<PurchasesPage />, {
    words: en,
    path: '/mentor-dashboard/purchases',
    user: { ...A_MENTEE, role: 'mentor' },
    api: anApi(),
  })
  expect(await screen.findByText('Rank to Seat')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
  cleanup()
  showSignedIn(<PurchasesPage />, { words: en, path: '/mentee-dashboard/purchases', api: anApi() })
  expect(await screen.findByText('2 sessions of 30 to 60 minutes with a mentor')).toBeTruthy()
  expect(screen.getByText('28 days left')).toBeTruthy()
  expect(screen.getByText('Up to and including 20 Dec 2026')).toBeTruthy()
  const renew = await screen.findByRole('link')
  expect(renew.getAttribute('href')).toBe(`/mentee-dashboard/checkout?planId=${PLAN.planId}`)
})
