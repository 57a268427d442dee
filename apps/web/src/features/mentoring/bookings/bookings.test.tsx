import { bookingChanges } from '@sopaan/contract/booking-changes'
import { bookingQuestions } from '@sopaan/contract/booking-questions'
import { type BookingPage, bookings } from '@sopaan/contract/bookings'
import { urlOf } from '@sopaan/contract/client'
import { mentors } from '@sopaan/contract/mentors'
import { listOwnPurchases } from '@sopaan/contract/purchase-shapes'
import { sessions } from '@sopaan/contract/sessions'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { queryClient } from '#web/identity/actor.queries.ts'
import { A_MENTOR, aBooking, aBookingApi } from '#web/testing/booking-answers.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { aSession } from '#web/testing/planner-answers.ts'
import { A_MENTEE, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import BookPage from './book-page.tsx'
import { bookingQuery } from './bookings.queries.ts'
import { NextSessionCard } from './next-session-card.tsx'
import SessionPage from './session-page.tsx'
import SessionsPage from './sessions-page.tsx'

/** Half past one in the afternoon in UTC is seven in the evening in India. */
const SLOT = '2026-11-25T13:30:00.000Z'
const BOOKING = aBooking()
/** A server that has one booking. */
const having = (booking: BookingPage) => fakeApi().answer(bookings.get, booking)
const listed = (...data: BookingPage[]) => ({ data, page: 1, limit: 20, total: data.length })
const OF_A_MENTOR: BookingPage = { ...BOOKING, other: { ...BOOKING.other, firstName: 'Asha', seat: null } }

async function fillBooking(): Promise<void> {
  fireEvent.click(await screen.findByRole('radio', { name: '7:00\u00a0pm' }))
  fireEvent.change(screen.getByLabelText('What do you want to ask?'), { target: { value: BOOKING.question } })
}

test('a time of the mentor is chosen by day and hour in India, and asked for with the question, once', async () => {
  const api = aBookingApi().answer(bookings.book, BOOKING)
  showSignedIn(<BookPage />, { words: en, api })
  expect(await screen.findByRole('radio', { name: /^Wed 25 Nov\s*1 free time$/ })).toBeTruthy()
  await fillBooking()
  expect(screen.getByText('Chosen: Wed 25 Nov 2026, 7:00 pm IST')).toBeTruthy()
  expect(screen.getByText(/ sees your first name and picture, class, common ranks/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Ask for Wed 25 Nov, 7:00\u00a0pm' }))
  await vi.waitFor(() => expect(api.sent(bookings.book)).toHaveLength(1))
  expect(api.sent(bookings.book)[0]?.body).toEqual({
    mentorId: A_MENTOR._id,
    startsAt: SLOT,
    mayOverlap: false,
    question: BOOKING.question,
    idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
})

test('the calendar of a booking is one month, opens at the soonest free time, and asks for the month it is turned to', async () => {
  const api = aBookingApi()
  showSignedIn(<BookPage />, { words: en, api })
  expect(await screen.findByRole('radio', { name: /^Wed 25 Nov/ })).toBeTruthy()
  expect(screen.getByText('November 2026')).toBeTruthy()
  const days = screen.getByRole('group', { name: en.mentoring.choose.day })
  for (const day of ['1', '24', '30']) expect(within(days).getByText(day)).toBeTruthy()
  expect(within(days).queryByText('31')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Next month' }))
  fireEvent.click(screen.getByRole('button', { name: 'Next month' }))
  expect(await screen.findByText('No free time in January 2027.')).toBeTruthy()
  const asked = new URL(api.sent(mentors.slots).at(-1)?.url ?? '', 'http://x').searchParams
  expect(Object.fromEntries(asked)).toEqual({ from: '2027-01-01', days: '31' })
})

test('a group session is said before it is booked, at its time and on its page, in both languages', async () => {
  const shared = [{ startsAt: SLOT, people: 1, peopleMax: 3 }]
  const api = aBookingApi()
    .answer(mentors.get, { ...A_MENTOR, peopleMax: 3 })
    .answer(mentors.slots, { slots: [SLOT], shared, sessionMinutes: 45, zone: 'Asia/Kolkata' })
  showSignedIn(<BookPage />, { words: en, api })
  expect(await screen.findByText(/^Up to 3 students share a session/)).toBeTruthy()
  expect(await screen.findByRole('radio', { name: /^7:00\spm\s*Group session, 1 of 3 seats taken$/ })).toBeTruthy()
  cleanup()
  showSignedIn(<BookPage />, {
    user: { ...A_MENTEE, ageBand: 'minor', parent: { ...A_MENTEE.parent, state: 'confirmed' } },
    words: en,
    api,
  })
  expect(await screen.findByText(/^This mentor also takes groups/)).toBeTruthy()
  expect(await screen.findByText('No free time in November 2026.'), 'times of others are left out').toBeTruthy()
  cleanup()
  showSignedIn(<SessionPage />, { words: hi, api: having({ ...BOOKING, people: { count: 2, max: 3 } }) })
  expect(await screen.findByText('ग्रुप मुलाकात, 3 में से 2 सीट भरी')).toBeTruthy()
  cleanup()
  showSignedIn(<SessionPage />, { words: en, api: having(BOOKING) })
  expect(await screen.findByText('Agreed')).toBeTruthy()
  expect(screen.queryByText(/Group session/)).toBeNull()
})

test('a time that was taken meanwhile is said, the question stays, and a second try bears the same key', async () => {
  const api = aBookingApi().refuse(bookings.book, 'SLOT_TAKEN')
  showSignedIn(<BookPage />, { words: en, api })
  await fillBooking()
  for (const times of [1, 2]) {
    fireEvent.click(screen.getByRole('button', { name: 'Ask for Wed 25 Nov, 7:00\u00a0pm' }))
    await vi.waitFor(() => expect(api.sent(bookings.book)).toHaveLength(times))
    expect((await screen.findByRole('alert')).textContent).toContain('This time was just taken')
  }
  expect(screen.getByLabelText<HTMLTextAreaElement>('What do you want to ask?').value).toBe(BOOKING.question)
  const keys = api.sent(bookings.book).map(({ body }) => Object(body).idempotencyKey)
  expect(new Set(keys).size).toBe(1)
})

test('without a credit there is the way to the plans instead of the button', async () => {
  showSignedIn(<BookPage />, { words: en, api: aBookingApi(0) })
  expect((await screen.findByRole('link', { name: 'See plans' })).getAttribute('href')).toBe('/mentee-dashboard/plans')
  expect(screen.queryByRole('button', { name: /^Ask for / })).toBeNull()
})

test.each([
  ['unknown', 'Tell us your month of birth first'],
  ['minor', 'Your parent’s consent is needed'],
] as const)('C23: somebody of %s age finds the way to the profile instead of the form', async (ageBand, title) => {
  showSignedIn(<BookPage />, { user: { ...A_MENTEE, ageBand }, words: en, api: aBookingApi() })
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Ask for / })).toBeNull()
})

test('before a session is cancelled it is said whether the credit comes back', async () => {
  const sent = showSignedIn(<SessionPage />, {
    words: en,
    api: having({ ...BOOKING, isCreditSafe: false }),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel the session' }))
  const dialog = await screen.findByRole('dialog', { hidden: true, name: 'Cancel the session' })
  expect(within(dialog).getByText('It is too late for the credit to come back.')).toBeTruthy()
  fireEvent.click(within(dialog).getByText('Cancel the session', { selector: 'button span span' }))
  await vi.waitFor(() => expect(sent.at(-1)?.method).toBe('POST'))
  expect(sent.find(({ method }) => method === 'POST')?.url).toMatch(/\/cancel$/)
})

test('a credit that has expired with its plan is not promised back before the session is cancelled, nor after it', async () => {
  // Midnight in India after 20 November: the 20th was its last day.
  const creditEnds = { at: '2026-11-20T18:30:00.000Z', isOver: true }
  showSignedIn(<SessionPage />, { words: en, api: having({ ...BOOKING, creditEnds }) })
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel the session' }))
  const dialog = await screen.findByRole('dialog', { hidden: true, name: 'Cancel the session' })
  expect(within(dialog).getByText(/has expired with its plan: its last day was 20 Nov 2026/)).toBeTruthy()
  expect(within(dialog).queryByText('The credit comes back.')).toBeNull()
  cleanup()
  const over = { state: 'cancelled' as const, may: [], credit: { isBack: true, at: SLOT } }
  showSignedIn(<SessionPage />, { words: en, api: having({ ...BOOKING, ...over, creditEnds }) })
  expect(
    await screen.findByText(/The credit came back on .* Its last day was 20 Nov 2026: it has expired\./),
  ).toBeTruthy()
})

test('a session that does not exist, or is of others, is told as that, without a Try Again that cannot help', async () => {
  showSignedIn(<SessionPage />, { words: en })
  expect(await screen.findByText('There is no such session among yours.')).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
  cleanup()
  showSignedIn(<SessionPage />, { words: en, api: fakeApi().refuse(bookings.get, 'INTERNAL') })
  expect(await screen.findByText('The session could not be shown.')).toBeTruthy()
  expect(screen.getByRole('button', { name: /try again/i })).toBeTruthy()
})

test('both write the note for both; the mentor alone gives things to do, once the session has begun', async () => {
  vi.useFakeTimers({ now: Date.parse(SLOT) + 60_000, toFake: ['Date'] })
  showSignedIn(<SessionPage />, { words: en, api: having(OF_A_MENTOR) })
  expect(await screen.findByLabelText('Note for both')).toBeTruthy()
  expect(screen.getAllByLabelText(/^Task \d$/)).toHaveLength(3)
  cleanup()
  showSignedIn(<SessionPage />, { words: en, api: having(BOOKING) })
  expect(await screen.findByLabelText('Note for both')).toBeTruthy()
  expect(screen.queryByLabelText('Task 1')).toBeNull()
})

test('the questions of an agreed session are ticked off one by one, by either of the two; before it they are only read', async () => {
  const questions = [
    { text: 'Float or freeze?', isAnswered: true },
    { text: 'Is Nagpur worth it?', isAnswered: false },
  ]
  const api = having({ ...OF_A_MENTOR, questions }).answer(bookingQuestions.tick, {
    ...OF_A_MENTOR,
    questions: questions.map(({ text }) => ({ text, isAnswered: true })),
  })
  showSignedIn(<SessionPage />, { words: en, api })
  expect(await screen.findByRole('heading', { name: 'Their questions' })).toBeTruthy()
  expect(screen.getByText('1 of 2 done')).toBeTruthy()
  const open = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Is Nagpur worth it?' })
  expect([open.checked, screen.getByRole<HTMLInputElement>('checkbox', { name: 'Float or freeze?' }).checked]).toEqual([
    false,
    true,
  ])
  fireEvent.click(open)
  await vi.waitFor(() => expect(api.sent(bookingQuestions.tick)).toHaveLength(1))
  expect(api.sent(bookingQuestions.tick)[0]).toMatchObject({
    url: expect.stringMatching(/questions\/1$/),
    body: { isAnswered: true },
  })
  cleanup()
  showSignedIn(<SessionPage />, { words: en, api: having({ ...BOOKING, state: 'requested', questions }) })
  expect(await screen.findByRole('heading', { name: 'Your questions' })).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('a note keeps itself when its field is left, says when, and a failure leaves it to be sent again', async () => {
  const api = having(BOOKING).refuse(bookings.note, 'INTERNAL')
  showSignedIn(<SessionPage />, { words: en, api })
  const note = await screen.findByLabelText<HTMLTextAreaElement>('My private note')
  fireEvent.input(note, { target: { value: 'Ask about hostels' } })
  fireEvent.blur(note)
  await vi.waitFor(() => expect(api.sent(bookings.note)).toHaveLength(1))
  await vi.waitFor(() => expect(screen.getAllByRole('button', { name: 'Save the note' })).toHaveLength(2))
  expect(screen.queryByText(/^Saved /)).toBeNull()
  api.answer(bookings.note, { ...BOOKING, privateNote: 'Ask about hostels and fees' })
  fireEvent.input(note, { target: { value: 'Ask about hostels and fees' } })
  expect(await screen.findByText(/^Saved \d+:\d\d/, {}, { timeout: 8_000 })).toBeTruthy()
  expect(api.sent(bookings.note).at(-1)?.body).toEqual({ kind: 'private', text: 'Ask about hostels and fees' })
  expect(note.value).toBe('Ask about hostels and fees')
})

test('both write the note for both: what the other one wrote meanwhile comes into the field, and stays when one saves', async () => {
  vi.useFakeTimers({ now: Date.parse(SLOT), toFake: ['Date'] })
  const mine = { ...BOOKING, state: 'accepted' as const, sharedNote: 'Float.' }
  const api = having(mine).answer(bookings.note, { ...mine, sharedNote: 'Float until round 5.\nAsk about hostels.' })
  showSignedIn(<SessionPage />, { words: en, api })
  const note = await screen.findByLabelText<HTMLTextAreaElement>('Note for both')
  expect(note.value).toBe('Float.')
  fireEvent.input(note, { target: { value: 'Float until round 5.' } })
  fireEvent.blur(note)
  await vi.waitFor(() => expect(note.value).toBe('Float until round 5.\nAsk about hostels.'))
  expect(api.sent(bookings.note)[0]?.body).toEqual({ kind: 'shared', text: 'Float until round 5.', base: 'Float.' })
  // With nothing unsaved in it the field follows what comes; the page stands here without an id in its address.
  const hear = (sharedNote: string) => queryClient.setQueryData(bookingQuery('').queryKey, { ...mine, sharedNote })
  hear('Hostels first.')
  await vi.waitFor(() => expect(note.value).toBe('Hostels first.'))
  fireEvent.input(note, { target: { value: 'Hostels first, then fees.' } })
  hear('Hostels first.\nAnd the mess.')
  expect(note.value, 'what is being written is left alone').toBe('Hostels first, then fees.')
  fireEvent.blur(note)
  await vi.waitFor(() => expect(api.sent(bookings.note)).toHaveLength(2))
  expect(api.sent(bookings.note)[1]?.body).toMatchObject({ text: 'Hostels first, then fees.', base: 'Hostels first.' })
})

test('where they may not write to each other, the note for both is only read', async () => {
  vi.useFakeTimers({ now: Date.parse(SLOT), toFake: ['Date'] })
  for (const closed of [
    { isPaused: true },
    { isBlocked: true },
    { isBlockedByMe: true },
    { state: 'declined' as const },
  ]) {
    showSignedIn(<SessionPage />, { words: en, api: having({ ...BOOKING, sharedNote: 'Float.', ...closed }) })
    expect(await screen.findByText('Float.', { selector: 'p' })).toBeTruthy()
    expect(screen.queryByLabelText('Note for both')).toBeNull()
    cleanup()
  }
})

test('a mentor suggests one of the own free times, or a time outside the hours', async () => {
  const later = '2026-11-26T14:00:00.000Z'
  const asked: BookingPage = {
    ...OF_A_MENTOR,
    state: 'requested',
    waitsFor: 'mentor',
    may: ['accept', 'suggest', 'decline'],
  }
  const api = having(asked)
    .answer(mentors.slots, { slots: [later], shared: [], sessionMinutes: 45, zone: 'Asia/Kolkata' })
    .answer(bookings.suggest, asked)
  showSignedIn(<SessionPage />, {
    words: en,
    user: { ...A_MENTEE, role: 'mentor' },
    api,
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Suggest another time' }))
  fireEvent.click(await screen.findByRole('radio', { name: '7:30\u00a0pm' }))
  expect(screen.getByText('Chosen: Thu 26 Nov 2026, 7:30 pm IST')).toBeTruthy()
  expect(api.sent(mentors.slots)[0]?.url).toContain(A_MENTEE._id)
  fireEvent.click(screen.getByText('A time outside my hours'))
  fireEvent.change(screen.getByLabelText('New time (IST)'), { target: { value: '2026-11-27T06:15' } })
  fireEvent.click(screen.getByText('Suggest this time', { selector: 'button span span' }))
  await vi.waitFor(() =>
    expect(api.sent(bookings.suggest)).toMatchObject([
      {
        url: urlOf(bookings.suggest, { params: { id: BOOKING._id } }),
        body: { startsAt: '2026-11-27T00:45:00.000Z' },
      },
    ]),
  )
})

test('a missed session tells its mentee when the credit comes back', async () => {
  const missed: BookingPage = { ...BOOKING, state: 'missed', may: [], credit: { isBack: false, at: SLOT } }
  showSignedIn(<SessionPage />, { words: en, api: having(missed) })
  expect(
    await screen.findByText('Credit back on Wed 25 Nov 2026, 7:00 pm IST, unless staff decide otherwise.'),
  ).toBeTruthy()
})

test('with somebody under 18 the page says that contacts are hidden, and says it of what was hidden', async () => {
  const hidden = { _id: A_MENTOR._id, isOwn: true, text: 'Call me on ▒▒▒', sentAt: BOOKING.startsAt, isReported: false }
  showSignedIn(<SessionPage />, {
    words: en,
    api: having({ ...BOOKING, state: 'accepted', hidesContacts: true, messages: [hidden] }),
  })
  expect(await screen.findByText(/^Phone numbers, e-mails and handles are hidden here/)).toBeTruthy()
  expect(screen.getByText('A number, address or handle was hidden.')).toBeTruthy()
})

test('while a parent’s consent is missing neither of the two finds a field to write in', async () => {
  showSignedIn(<SessionPage />, { words: en, api: having({ ...BOOKING, state: 'accepted', isPaused: true }) })
  expect(await screen.findByText('Messages are paused: a parent’s consent is needed.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
})

test('who looks as one of the two reads neither notes nor messages, and is told why', async () => {
  showSignedIn(<SessionPage />, { words: en, api: having({ ...BOOKING, isWithheld: true }) })
  expect(await screen.findByText(/^Messages and notes are between the two/)).toBeTruthy()
  expect(screen.queryByLabelText('Message')).toBeNull()
  expect(screen.queryByLabelText('My private note')).toBeNull()
})

test('a message of the other one can be reported with a reason, an own one cannot', async () => {
  const message = { _id: A_MENTOR._id, text: 'Call me', sentAt: SLOT, isReported: false }
  const messages = [
    { ...message, isOwn: false },
    { ...message, _id: BOOKING._id, isOwn: true },
  ]
  const api = having({ ...BOOKING, messages }).answer(bookings.reportMessage, { ...BOOKING, messages })
  showSignedIn(<SessionPage />, { words: en, api })
  const buttons = await screen.findAllByRole('button', { name: 'Report this message' })
  expect(buttons).toHaveLength(1)
  buttons.forEach((button) => {
    fireEvent.click(button)
  })
  fireEvent.change(await screen.findByLabelText('What is wrong with it?'), { target: { value: 'Asks for a number' } })
  fireEvent.click(screen.getByText('Send', { selector: 'button span span' }))
  const params = { id: BOOKING._id, messageId: A_MENTOR._id }
  await vi.waitFor(() =>
    expect(api.sent(bookings.reportMessage)).toMatchObject([
      { url: urlOf(bookings.reportMessage, { params }), body: { reason: 'Asks for a number' } },
    ]),
  )
})

test('a held session is reviewed with stars and words, neither of which may be missing', async () => {
  const held: BookingPage = { ...BOOKING, state: 'held', may: ['review'], meetingUrl: null }
  const sent = showSignedIn(<SessionPage />, { words: en, api: having(held) })
  expect(await screen.findByRole('heading', { name: 'Did it help?' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Send the review' }))
  expect(await screen.findByText('Choose how many stars.')).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: '4 of 5 stars' }))
  fireEvent.change(screen.getByLabelText('What helped, in one line'), {
    target: { value: 'Plain answers to all I asked.' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Send the review' }))
  await vi.waitFor(() => expect(sent.some(({ method }) => method === 'PUT')).toBe(true))
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ stars: 4, text: 'Plain answers to all I asked.' })
})

test('sessions to come say in Hindi when they are in India and whose answer they wait for', async () => {
  const waiting: BookingPage = { ...BOOKING, state: 'suggested', waitsFor: 'mentee' }
  showSignedIn(<SessionsPage />, { words: hi, api: fakeApi().answer(bookings.list, listed(waiting)) })
  expect(await screen.findByText('बुध 25 नवंबर 2026, शाम 7 बजे IST')).toBeTruthy()
  expect(screen.getByText('आपका जवाब चाहिए')).toBeTruthy()
})

test('a mentee without sessions is shown the way to a mentor', async () => {
  showSignedIn(<SessionsPage />, { words: en, api: fakeApi().answer(bookings.list, listed()) })
  expect(await screen.findByText('No session is planned')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Find a mentor' }).getAttribute('href')).toBe('/mentee-dashboard/mentors')
})

test('the first page shows the next session, how long until it, open things, and credits left', async () => {
  // Two days and three hours before it.
  vi.useFakeTimers({ now: Date.parse(SLOT) - 51 * 3_600_000, toFake: ['Date'] })
  const task = aSession({ source: 'mentor', dueOn: '2026-11-30' })
  showSignedIn(<NextSessionCard />, {
    words: en,
    api: aBookingApi(2)
      .answer(bookings.list, ({ url }) => (url.includes('when=next') ? listed(BOOKING) : listed()))
      .answer(sessions.list, { sessions: [task, { ...task, isCompleted: true }] }),
  })
  expect((await screen.findByRole('timer')).textContent).toBe('Begins in 2 d 3 h')
  expect(await screen.findByText('Your mentor gave you 1 task')).toBeTruthy()
  expect(await screen.findByText('2 credits left')).toBeTruthy()
})

test('who has no credit is not greeted by that', async () => {
  const api = aBookingApi(0).answer(bookings.list, listed()).answer(sessions.list, { sessions: [] })
  showSignedIn(<NextSessionCard />, { words: en, api })
  expect(await screen.findByRole('link', { name: 'Find a mentor' })).toBeTruthy()
  await vi.waitFor(() => expect(api.sent(listOwnPurchases)).toHaveLength(1))
  expect(screen.queryByText(/credits? left/)).toBeNull()
})

test('a next session that could not be asked for is not told as none, and is asked for again', async () => {
  const api = fakeApi().refuse(bookings.list, 'INTERNAL').refuse(listOwnPurchases, 'INTERNAL')
  showSignedIn(<NextSessionCard />, { words: en, api })
  expect(await screen.findByText('The sessions could not be shown.')).toBeTruthy()
  expect(screen.queryByText('Find a mentor')).toBeNull()
  api.answer(bookings.list, ({ url }) => (url.includes('when=next') ? listed(BOOKING) : listed()))
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('Wed 25 Nov 2026, 7:00 pm IST')).toBeTruthy()
})

test('before its time a session says from when it is joined; ten minutes before it the way in is open', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(SLOT) - 11 * 60_000 })
  try {
    showSignedIn(<NextSessionCard />, { words: en, api: fakeApi().answer(bookings.list, listed(BOOKING)) })
    // Ten to seven in India: ten minutes before the session at seven.
    expect((await screen.findByRole('button', { name: 'Join from 6:50\u00a0pm' })).hasAttribute('disabled')).toBe(true)
    expect(screen.queryByRole('link', { name: 'Join the session' })).toBeNull()
    cleanup()
    queryClient.clear()
    vi.setSystemTime(Date.parse(SLOT) - 10 * 60_000)
    showSignedIn(<NextSessionCard />, { words: en, api: fakeApi().answer(bookings.list, listed(BOOKING)) })
    const way = await screen.findByRole('link', { name: 'Join the session' })
    expect(way.getAttribute('href')).toBe(BOOKING.meetingUrl)
  } finally {
    vi.useRealTimers()
  }
})

test('a session that runs shows how much of it is used, until when, and the way back in; its notes stand before its tasks', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(SLOT) + 21 * 60_000 })
  try {
    showSignedIn(<SessionPage />, { words: en, api: having(BOOKING) })
    const strip = await screen.findByRole('region', { name: 'Running session' })
    expect(strip.textContent).toContain('21 of 45 min')
    expect(strip.textContent).toContain('Until 7:45\u00a0pm')
    expect(within(strip).getByRole('link', { name: 'Join again' }).getAttribute('href')).toBe(BOOKING.meetingUrl)
    const order = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(order.indexOf('Notes')).toBeLessThan(order.indexOf('Tasks'))
  } finally {
    vi.useRealTimers()
  }
})

test('after a session its tasks lead, with how many are done, and the next free time of the same mentor is one press away', async () => {
  const actionItems = [
    { title: 'Order the first ten rows', dueOn: '2026-11-28', isCompleted: true },
    { title: 'Ask about hostels', dueOn: '2026-11-29', isCompleted: false },
  ]
  const held = { ...BOOKING, state: 'held' as const, may: ['review' as const], actionItems }
  const api = aBookingApi(3).answer(bookings.get, held)
  showSignedIn(<SessionPage />, { words: en, api })
  expect(await screen.findByText('1 of 2 done')).toBeTruthy()
  const next = await screen.findByRole('link', { name: 'Wed 25 Nov, 7:00\u00a0pm' })
  expect(next.getAttribute('href')).toBe(
    `/mentee-dashboard/mentors/${BOOKING.other._id}/book?at=${encodeURIComponent(SLOT)}`,
  )
  expect(await screen.findByText('3 credits left')).toBeTruthy()
  const order = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(order[0]).toBe('Tasks')
})

test('whoever chooses a time reads until when the mentor has to answer, and that the credit comes back else', async () => {
  // Four days ahead a mentor has two days: the rule of `answerDeadline`.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(SLOT) - 4 * 86_400_000 })
  try {
    showSignedIn(<BookPage />, { words: en, api: aBookingApi() })
    await fillBooking()
    expect(
      screen.getByText(/has until Mon 23 Nov 2026, 7:00 pm IST to answer\. No answer, and your credit comes back/),
    ).toBeTruthy()
  } finally {
    vi.useRealTimers()
  }
})

test('an agreed session that is to come goes into a calendar; one that is only asked for does not', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(SLOT) - 3_600_000 })
  try {
    showSignedIn(<SessionPage />, { words: en, api: having(BOOKING) })
    const link = await screen.findByRole('link', { name: 'Add to calendar' })
    expect(link.getAttribute('href')).toBe(urlOf(bookingChanges.calendar, { params: { id: BOOKING._id } }))
    cleanup()
    const asked = { state: 'requested', meetingUrl: null, waitsFor: 'mentor' } as const
    // Half past ten in UTC is four in the afternoon in India.
    const answerBy = '2026-11-25T10:30:00.000Z'
    showSignedIn(<SessionPage />, { words: en, api: having({ ...BOOKING, ...asked, answerBy }) })
    expect(await screen.findByText('Asked')).toBeTruthy()
    expect(screen.getByText('Mentor to answer, by Wed 25 Nov 2026, 4:00 pm IST')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})

const STEPS = () =>
  within(screen.getByRole('list', { name: 'How far this session came' }))
    .getAllByRole('listitem')
    .map((step) => `${step.textContent}${step.getAttribute('aria-current') === 'step' ? ' (now)' : ''}`)

test('how far a session came stands on its page, and not where it will not be held', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(SLOT) - 86_400_000 })
  try {
    showSignedIn(<SessionPage />, { words: en, api: having(BOOKING) })
    await screen.findByText('Agreed')
    expect(STEPS()).toEqual(['Asked, done', 'Agreed (now)', 'Held', 'Done'])
    cleanup()
    const task = { title: 'Compare the fees', dueOn: '2026-11-28', isCompleted: true }
    showSignedIn(<SessionPage />, { words: en, api: having({ ...BOOKING, state: 'held', actionItems: [task] }) })
    await screen.findByText('Held')
    expect(STEPS()).toEqual(['Asked, done', 'Agreed, done', 'Held, done', 'Done (now)'])
    cleanup()
    showSignedIn(<SessionPage />, { words: en, api: having({ ...BOOKING, state: 'cancelled' }) })
    await screen.findByText('Cancelled')
    expect(screen.queryByRole('list', { name: 'How far this session came' })).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})
