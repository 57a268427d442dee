import { urlOf } from '@sopaan/contract/client'
import { type Earned, earnings, managedEarnings } from '@sopaan/contract/earnings'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { A_MENTEE, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import { EarningsCard } from './earnings-card.tsx'
import { ManagedEarnings } from './managed-earnings.tsx'

const MENTOR_ID = '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c51'
const EARNED: Earned = {
  ratePaise: 45_000,
  months: [
    { month: '2026-11', sessions: 14, amountPaise: 630_000, unrated: 0, isOver: false, paid: null },
    { month: '2026-10', sessions: 3, amountPaise: 90_000, unrated: 1, isOver: true, paid: null },
    {
      month: '2026-09',
      sessions: 1,
      amountPaise: 45_000,
      unrated: 0,
      isOver: true,
      paid: { paidOn: '2026-10-05', amountPaise: 45_000, reference: 'UTR 7781' },
    },
  ],
}
const showCard = (earned: Earned, words = en) =>
  showSignedIn(<EarningsCard />, {
    words,
    user: { ...A_MENTEE, role: 'mentor' },
    api: fakeApi().answer(earnings.list, earned),
  })
const showManaged = (api: ReturnType<typeof fakeApi>) => {
  showSignedIn(<ManagedEarnings mentorId={MENTOR_ID} />, { words: en, user: { ...A_MENTEE, role: 'admin' }, api })
  return api
}

test('a mentor reads what the month earned, what a session is worth, and takes each month along as paper and as table', async () => {
  showCard(EARNED)
  const card = within(await screen.findByRole('region', { name: 'Earnings' }))
  expect(await card.findByText('₹6,300')).toBeTruthy()
  expect(card.getByText('A session is worth ₹450 to you for each student in it.')).toBeTruthy()
  expect(card.getByText('14 sessions')).toBeTruthy()
  expect(card.getByText('3 sessions · 1 before a rate was set')).toBeTruthy()
  expect(card.getByText('₹450 paid on 5 Oct 2026, UTR 7781')).toBeTruthy()
  expect(card.getByRole('link', { name: 'Statement October 2026 (PDF)' }).getAttribute('href')).toBe(
    urlOf(earnings.print, { params: { month: '2026-10' }, query: { language: 'en' } }),
  )
  expect(card.getByRole('link', { name: 'CSV of October 2026' }).getAttribute('href')).toBe(
    urlOf(earnings.file, { params: { month: '2026-10' } }),
  )
})

test('before the first session nothing is invented, in both languages', async () => {
  showCard({ ratePaise: null, months: [] })
  expect(await screen.findByText(en.mentorEarnings.none)).toBeTruthy()
  expect(screen.getByText(en.mentorEarnings.noRate)).toBeTruthy()
  expect(screen.queryByText(/₹/)).toBeNull()
  cleanup()
  showCard({ ratePaise: null, months: [] }, hi)
  expect(await screen.findByText(hi.mentorEarnings.none)).toBeTruthy()
})

test('staff say what a session is worth in rupees, and it is sent in paise', async () => {
  const api = showManaged(fakeApi().answer(managedEarnings.list, EARNED).answer(managedEarnings.setRate, EARNED))
  fireEvent.change(await screen.findByLabelText('A session is worth, for each student (₹)'), {
    target: { value: '500.50' },
  })
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2099-01-01' } })
  fireEvent.click(screen.getByRole('button', { name: 'Set rate' }))
  await vi.waitFor(() =>
    expect(api.sent(managedEarnings.setRate)[0]?.body).toEqual({ ratePaise: 50_050, fromOn: '2099-01-01' }),
  )
})

test('staff mark a month that is over as paid with its transfer, and take a mark back after a question', async () => {
  const api = showManaged(
    fakeApi()
      .answer(managedEarnings.list, EARNED)
      .answer(managedEarnings.markPaid, EARNED)
      .answer(managedEarnings.revokePaid, EARNED),
  )
  expect(await screen.findByText('The month is not over yet.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Transfer number'), { target: { value: 'UTR 9004' } })
  fireEvent.change(screen.getByLabelText('Paid on'), { target: { value: '2026-11-05' } })
  fireEvent.click(screen.getByText('Mark as paid', { selector: 'button span span' }))
  await vi.waitFor(() =>
    expect(api.sent(managedEarnings.markPaid)[0]?.body).toEqual({
      month: '2026-10',
      paidOn: '2026-11-05',
      reference: 'UTR 9004',
    }),
  )
  fireEvent.click(screen.getByText('Take the mark back', { selector: 'button span span' }))
  const dialog = within(await screen.findByRole('dialog', { hidden: true, name: 'September 2026 is not paid?' }))
  fireEvent.click(dialog.getByText('Take the mark back', { selector: 'button span span' }))
  await vi.waitFor(() =>
    expect(api.sent(managedEarnings.revokePaid)[0]?.url).toBe(
      urlOf(managedEarnings.revokePaid, { params: { id: MENTOR_ID, month: '2026-09' } }),
    ),
  )
})
