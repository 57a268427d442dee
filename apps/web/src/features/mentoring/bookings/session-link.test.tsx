import { type BookingLinkFacts, bookingLinks } from '@sopaan/contract/booking-links'
import { mentors } from '@sopaan/contract/mentors'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { showSignedOut } from '#web/testing/signed-out.tsx'
import { en } from '#web/words/en.ts'
import SessionLinkPage from './session-link-page.tsx'

const ID = '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c33'
const tokenOf = (purpose: string) => `${purpose}.${ID}.mentee.1.${'x'.repeat(43)}`
const FACTS: BookingLinkFacts = {
  purpose: 'cancel',
  with: 'Ananya',
  mentorId: ID,
  startsAt: '2099-06-25T13:00:00.000Z',
  endsAt: '2099-06-25T13:45:00.000Z',
  isOpen: true,
  isCreditSafe: true,
  isCancelled: false,
}
/** Half past six in the evening in India. */
const LATER = '2099-06-26T13:00:00.000Z'

const show = (api: FakeApi, purpose = 'cancel') =>
  showSignedOut(SessionLinkPage, { path: '/session-link', state: { token: tokenOf(purpose) }, api })

test('opening the link of a mail cancels nothing; it asks first, and says that the credit comes back', async () => {
  const api = fakeApi()
    .answer(bookingLinks.describe, FACTS)
    .answer(bookingLinks.cancel, { ...FACTS, isOpen: false, isCancelled: true })
  show(api)
  expect(await screen.findByRole('heading', { level: 1, name: 'Cancel this session?' })).toBeTruthy()
  expect(screen.getByText(/^With Ananya, Thu 25 Jun 2099, 6:30\spm IST$/)).toBeTruthy()
  expect(screen.getByText(en.sessionLink.creditSafe)).toBeTruthy()
  expect(api.sent(bookingLinks.cancel)).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Yes, cancel it' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Cancelled' })).toBeTruthy()
  expect(api.sent(bookingLinks.cancel)[0]?.body).toEqual({ token: tokenOf('cancel') })
})

test('another time is chosen among those the mentor offers, and none is a fault at the times', async () => {
  const move = { ...FACTS, purpose: 'move' as const }
  const api = fakeApi()
    .answer(bookingLinks.describe, move)
    .answer(mentors.slots, { slots: [LATER], shared: [], sessionMinutes: 45, zone: 'Asia/Kolkata' })
    .answer(bookingLinks.move, { ...move, startsAt: LATER })
  show(api, 'move')
  expect(await screen.findByRole('heading', { level: 1, name: 'Choose another time' })).toBeTruthy()
  const time = await screen.findByRole('radio', { name: '6:30\u00a0pm' })
  fireEvent.click(screen.getByRole('button', { name: 'Choose another time' }))
  expect(await screen.findByText('Choose a time first.')).toBeTruthy()
  fireEvent.click(time)
  fireEvent.click(screen.getByRole('button', { name: /^Move to Fri 26 Jun 2099, 6:30\spm\sIST$/ }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Moved' })).toBeTruthy()
  expect(api.sent(bookingLinks.move)[0]?.body).toEqual({ token: tokenOf('move'), startsAt: LATER })
})

test('a link whose session was changed since says so, at once and when it is pressed', async () => {
  show(fakeApi().refuse(bookingLinks.describe, 'LINK_INVALID'))
  expect(await screen.findByRole('heading', { level: 1, name: en.sessionLink.invalidTitle })).toBeTruthy()
  cleanup()
  show(fakeApi().answer(bookingLinks.describe, FACTS).refuse(bookingLinks.cancel, 'LINK_INVALID'))
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, cancel it' }))
  expect(await screen.findByRole('heading', { level: 1, name: en.sessionLink.invalidTitle })).toBeTruthy()
})

test('what a mail can change no more, a late credit and a lost connection are said', async () => {
  show(fakeApi().answer(bookingLinks.describe, { ...FACTS, isOpen: false }))
  expect(await screen.findByText(en.sessionLink.closed)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Yes, cancel it' })).toBeNull()
  cleanup()
  show(fakeApi().answer(bookingLinks.describe, { ...FACTS, isCreditSafe: false }))
  expect(await screen.findByText(en.sessionLink.creditLost)).toBeTruthy()
  cleanup()
  show(
    fakeApi()
      .answer(bookingLinks.describe, { ...FACTS, isCreditSafe: null })
      .lose(bookingLinks.cancel),
  )
  expect(await screen.findByText(en.sessionLink.mentorCancels)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Yes, cancel it' }))
  expect(await screen.findByText(en.sessionLink.failed)).toBeTruthy()
})

test('a full house and a lost network are not said to be a dead link: the page can be asked for again', async () => {
  const api = fakeApi().lose(bookingLinks.describe)
  show(api)
  expect(await screen.findByText(en.sessionLink.unreachable)).toBeTruthy()
  api.refuse(bookingLinks.describe, 'UNAVAILABLE', { retryAfterSeconds: 60 })
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText(en.loading.comesAgain)).toBeTruthy()
  expect(screen.queryByText(en.sessionLink.invalidTitle)).toBeNull()
  api.answer(bookingLinks.describe, FACTS)
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('button', { name: 'Yes, cancel it' })).toBeTruthy()
})
