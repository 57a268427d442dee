import { urlOf } from '@sopaan/contract/client'
import { payments } from '@sopaan/contract/payments'
import { listOwnPurchases, type OwnPurchase } from '@sopaan/contract/purchase-shapes'
import { refundRequests } from '@sopaan/contract/refund-requests'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { A_BILL } from '#web/testing/checkout-answers.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { A_MENTEE, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import CheckoutDonePage from './checkout-done-page.tsx'
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
  const renew = await screen.findByRole('link', { name: 'Renew' })
  expect(renew.getAttribute('href')).toBe(`/mentee-dashboard/checkout?planId=${PLAN.planId}`)
})

test('what was paid for says its last day in India', async () => {
  const purchase: OwnPurchase = {
    ...A_BILL,
    ...{ _id: PLAN.planId, planId: PLAN.planId, eventId: null, name: PLAN.name, status: 'paid', couponCode: null },
    ...{ refundedPaise: 0, createdAt: PLAN.startsAt, paidAt: PLAN.startsAt, startsAt: PLAN.startsAt },
    // Midnight in India after 22 March: the 22nd is the last day.
    ...{ expiresAt: '2027-03-22T18:30:00.000Z', invoice: null, creditNotes: [], refunds: [] },
    ...{ isUpgraded: false, isFrozen: false, canAskRefund: false },
  }
  showSignedIn(<CheckoutDonePage />, { words: en, api: fakeApi().answer(payments.getOwn, purchase) })
  expect(await screen.findByRole('heading', { name: 'Paid. Thank you!' })).toBeTruthy()
  expect(screen.getByText('Valid up to and including 22 Mar 2027.')).toBeTruthy()
})

test('a request for a refund that waits is taken back after a question', async () => {
  const refund = {
    ...{
      _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c31',
      state: 'asked' as const,
      cause: 'request',
      reason: 'The wrong plan.',
    },
    ...{ amountPaise: null, answer: null, askedAt: PLAN.startsAt, decidedAt: null, processedAt: null },
  }
  const purchase: OwnPurchase = {
    ...A_BILL,
    ...{ _id: PLAN.planId, planId: PLAN.planId, eventId: null, name: PLAN.name, status: 'paid', couponCode: null },
    ...{ refundedPaise: 0, createdAt: PLAN.startsAt, paidAt: PLAN.startsAt, startsAt: PLAN.startsAt },
    ...{ expiresAt: PLAN.expiresAt, invoice: null, creditNotes: [], refunds: [refund] },
    ...{ isUpgraded: false, isFrozen: false, canAskRefund: false },
  }
  const api = fakeApi()
    .answer(listOwnPurchases, {
      data: { activePlans: [], credits: 0, sessionMinutes: null, purchases: [purchase] },
      page: { page: 1, limit: 20, total: 1 },
    })
    .answer(refundRequests.withdraw, { ...refund, state: 'withdrawn' })
  showSignedIn(<PurchasesPage />, { words: en, path: '/mentee-dashboard/purchases', api })
  fireEvent.click(await screen.findByRole('button', { name: 'Take the request back' }))
  expect(api.sent(refundRequests.withdraw)).toEqual([])
  const dialog = within(await screen.findByRole('dialog', { hidden: true, name: 'Take the request back?' }))
  expect(dialog.getByText(/you keep what you bought/)).toBeTruthy()
  fireEvent.click(dialog.getByText('Take the request back', { selector: 'button span span' }))
  await vi.waitFor(() =>
    expect(api.sent(refundRequests.withdraw)[0]?.url).toBe(
      urlOf(refundRequests.withdraw, { params: { id: refund._id } }),
    ),
  )
})
