import { bookings } from '@sopaan/contract/bookings'
import { act, fireEvent, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '#web/identity/actor.queries.ts'
import { aBooking } from '#web/testing/booking-answers.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { bookingQuery } from './bookings.queries.ts'
import SessionPage from './session-page.tsx'

const BOOKING = aBooking()

/** A stream of the browser that a test speaks for. */
class FakeSource {
  static readonly CLOSED = 2
  static readonly all: FakeSource[] = []
  readonly url: string
  readyState = 1
  onopen?: () => void
  onchanged?: () => void
  onerror?: () => void

  constructor(url: string) {
    this.url = url
    FakeSource.all.push(this)
  }

  addEventListener(_name: 'changed', hears: () => void): void {
    this.onchanged = hears
  }

  close(): void {
    this.readyState = FakeSource.CLOSED
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  FakeSource.all.length = 0
})

const message = (text: string) => ({
  _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c09',
  isOwn: false,
  text,
  sentAt: '2026-11-24T13:30:00.000Z',
  isReported: false,
})

test('an open session is read again as soon as the server says that it changed', async () => {
  vi.stubGlobal('EventSource', FakeSource)
  const api = fakeApi().answer(bookings.get, BOOKING)
  showSignedIn(<SessionPage />, { words: en, api })
  await screen.findByText(BOOKING.question)
  const [source] = FakeSource.all
  expect(source?.url).toMatch(/\/changes$/)
  api.answer(bookings.get, { ...BOOKING, messages: [message('Bring your marks.')] })
  act(() => source?.onchanged?.())
  expect(await screen.findByText('Bring your marks.')).toBeTruthy()
})

test('a tab that nobody looks at listens to nothing, and listens again when it is looked at', async () => {
  vi.stubGlobal('EventSource', FakeSource)
  showSignedIn(<SessionPage />, { words: en, api: fakeApi().answer(bookings.get, BOOKING) })
  await screen.findByText(BOOKING.question)
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(FakeSource.all.map(({ readyState }) => readyState)).toEqual([FakeSource.CLOSED])
  visible.mockReturnValue('visible')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(FakeSource.all.map(({ readyState }) => readyState)).toEqual([FakeSource.CLOSED, 1])
  visible.mockRestore()
})

test('where the server opens no stream the session is asked for every few seconds', async () => {
  const api = fakeApi().answer(bookings.get, BOOKING)
  showSignedIn(<SessionPage />, { words: en, api })
  await screen.findByText(BOOKING.question)
  const before = api.sent(bookings.get).length
  await vi.waitFor(() => expect(api.sent(bookings.get).length).toBeGreaterThan(before), { timeout: 15_000 })
}, 30_000)

test('a message that was sent stays, also when a look that began before it is answered after it', async () => {
  vi.stubGlobal('EventSource', FakeSource)
  const accepted = { ...BOOKING, state: 'accepted' as const }
  const api = fakeApi().answer(bookings.get, accepted)
  const page = (
    <Routes>
      <Route path="/sessions/:id" element={<SessionPage />} />
    </Routes>
  )
  showSignedIn(page, { words: en, api, path: `/sessions/${BOOKING._id}` })
  await screen.findByText(BOOKING.question)
  let answerLate = () => {}
  const late = new Promise<typeof accepted>((resolve) => {
    answerLate = () => resolve(accepted)
  })
  api.answer(bookings.get, () => late)
  act(() => FakeSource.all[0]?.onchanged?.())
  await vi.waitFor(() => expect(api.sent(bookings.get)).toHaveLength(2))
  api.answer(bookings.write, { ...accepted, messages: [{ ...message('Bring your marks.'), isOwn: true }] })
  fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'Bring your marks.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send message' }))
  expect(await screen.findByText('Bring your marks.', { selector: 'p' })).toBeTruthy()
  answerLate()
  await vi.waitFor(() => expect(queryClient.isFetching({ queryKey: bookingQuery(BOOKING._id).queryKey })).toBe(0))
  expect(screen.getByText('Bring your marks.', { selector: 'p' })).toBeTruthy()
})
