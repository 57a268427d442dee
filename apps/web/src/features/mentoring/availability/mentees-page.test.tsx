import { type MentoredMentee, mentoring } from '@sopaan/contract/mentoring'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { A_MENTEE, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import MenteesPage from './mentees-page.tsx'

const LAST = '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c01'
const NEXT = '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c02'
const MENTEE: MentoredMentee = {
  _id: A_MENTEE._id,
  firstName: 'Kiran',
  sessions: 12,
  lastSessionAt: '2026-11-21T05:30:00.000Z',
  nextSessionAt: '2026-11-25T13:30:00.000Z',
  lastBookingId: LAST,
  nextBookingId: NEXT,
  lastNote: 'Move Roorkee above Guwahati.',
  openItems: 3,
}
const NEW: MentoredMentee = {
  ...MENTEE,
  _id: NEXT,
  firstName: 'Meera',
  sessions: 0,
  lastSessionAt: null,
  lastBookingId: null,
  lastNote: '',
  openItems: 0,
}
const pageOf = (data: MentoredMentee[], total = data.length) => ({ data, page: 1, limit: 20, total })
const show = (api: FakeApi, path = '/mentor-dashboard/mentees') =>
  showSignedIn(<MenteesPage />, { user: { ...A_MENTEE, role: 'mentor' }, words: en, path, api })

test('each mentee stands with sessions, what is open, the last note, and the way to the last and the next session', async () => {
  show(fakeApi().answer(mentoring.mentees, pageOf([MENTEE, NEW])))
  const [kiran, meera] = await screen.findAllByRole('listitem')
  if (kiran === undefined || meera === undefined) throw new Error('Two mentees were answered.')
  for (const words of ['Kiran', '12 sessions', '3 tasks open', 'Move Roorkee above Guwahati.'])
    expect(within(kiran).getByText(words)).toBeTruthy()
  expect(
    within(kiran)
      .getAllByRole('link')
      .map((link) => [link.textContent?.replaceAll('\u00a0', ' '), link.getAttribute('href')]),
  ).toEqual([
    ['Next Wed 25 Nov 2026, 7:00 pm IST', `/mentor-dashboard/sessions/${NEXT}`],
    ['Last Sat 21 Nov 2026, 11:00 am IST', `/mentor-dashboard/sessions/${LAST}`],
  ])
  for (const words of ['No session yet', 'No note yet.']) expect(within(meera).getByText(words)).toBeTruthy()
  expect(within(meera).queryByText(/open/)).toBeNull()
  expect(within(meera).getAllByRole('link')).toHaveLength(1)
})

test('of 45 mentees the second page is asked for by its number', async () => {
  const sent = show(
    fakeApi().answer(mentoring.mentees, { ...pageOf([MENTEE], 45), page: 2 }),
    '/mentor-dashboard/mentees?page=2',
  )
  expect(await screen.findByText('Kiran')).toBeTruthy()
  expect(sent[0]?.url).toContain('page=2')
  expect(screen.getByRole('navigation').textContent).toContain('3')
})

test('a mentee is looked for by name or note, and where nobody is found the page says so', async () => {
  const sent = show(fakeApi().answer(mentoring.mentees, pageOf([])), '/mentor-dashboard/mentees?q=Tanvi')
  expect(await screen.findByText('No mentee for “Tanvi”')).toBeTruthy()
  expect(sent[0]?.url).toContain('q=Tanvi')
  expect(screen.getByLabelText<HTMLInputElement>(en.mentoring.mentor.searchMentees).value).toBe('Tanvi')
})

test('a mentor without mentees reads so', async () => {
  show(fakeApi().answer(mentoring.mentees, pageOf([])))
  expect(await screen.findByText('No mentee yet')).toBeTruthy()
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('what takes longer than six seconds says so and is asked for once more on a press', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const api = fakeApi().hold(mentoring.mentees)
  show(api)
  act(() => void vi.advanceTimersByTime(5_900))
  expect(screen.queryByText(en.loading.slow)).toBeNull()
  act(() => void vi.advanceTimersByTime(200))
  expect(screen.getByText(en.loading.slow)).toBeTruthy()
  vi.useRealTimers()
  api.answer(mentoring.mentees, pageOf([]))
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('No mentee yet')).toBeTruthy()
})

test('a refused answer is told, with a way to ask again', async () => {
  show(fakeApi().refuse(mentoring.mentees, 'INTERNAL'))
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeTruthy()
  expect(screen.queryByText('No mentee yet')).toBeNull()
})
