import type { PlannerOverview } from '@sopaan/contract/planner'
import { type StudySession, sessions } from '@sopaan/contract/sessions'
import { studyDay } from '@sopaan/contract/study-day'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Toaster } from '#web/features/operations/waiting/toaster.tsx'
import { queryClient } from '#web/identity/actor.queries.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { aPlanner, aSession } from '#web/testing/planner-answers.ts'
import { showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import { DayProgress } from './day-progress.tsx'
import { MonthView } from './month-view.tsx'
import { viewPlan } from './plan-view.ts'
import { sessionsQuery, updateSession } from './planner.queries.ts'
import { SessionForm } from './session-form.tsx'
import { TodayCard } from './today-card.tsx'
import { WeekNav } from './week-nav.tsx'
import { WeekView } from './week-view.tsx'

/** Sunday, half past three in the afternoon in India: the rest day. */
const NOW = '2026-11-22T10:00:00.000Z'
const APPOINTMENT = {
  kind: 'mentoring',
  _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c02',
  name: { en: 'Ananya' },
  startsAt: '2026-11-24T12:30:00.000Z',
  durationMinutes: 45,
} as const
const PLANNER = aPlanner()
/** The day of rest is Sunday. */
const OVERVIEW: PlannerOverview = {
  ...PLANNER,
  settings: PLANNER.settings && { ...PLANNER.settings, restDay: 0 },
  appointments: [APPOINTMENT],
}
const session = (changes: Partial<StudySession>) =>
  aSession({
    title: 'Optics',
    subject: 'physics',
    startsAt: '2026-11-25T12:30:00.000Z',
    durationMinutes: 120,
    ...changes,
  })

function planOf(words: typeof en, sessions: StudySession[] = []) {
  const view = viewPlan({ overview: OVERVIEW, sessions }, NOW, words.syllabus)
  if (view === undefined) throw new Error('The plan is set up.')
  return view
}
const daysShown = () =>
  within(screen.getByRole('list', { name: en.planner.week })).getAllByRole('heading', { level: 3 })

test('a plan that is set up on the rest day opens with today and the six days that follow, which are full', () => {
  showSignedIn(<WeekView view={planOf(en)} />, { words: en })
  const days = daysShown()
  expect(days).toHaveLength(7)
  expect(days[0]?.textContent).toMatch(/Today, 22 Nov/)
  expect(days[6]?.textContent).toMatch(/28 Nov/)
  const emptyDays = screen.getAllByText(new RegExp(`^(${en.planner.restDayHere}|${en.planner.noPlan})$`))
  expect(emptyDays, 'today alone').toHaveLength(1)
})

test.each([
  ['English', en, 'Session with Ananya'],
  ['Hindi', hi, 'Ananya के साथ मुलाकात'],
])(
  'an agreed session stands in week, month and Today in %s, and nothing is planned over it',
  async (_, words, title) => {
    const view = planOf(words)
    showSignedIn(<WeekView view={view} />, { words })
    expect(screen.getByText(title)).toBeTruthy()
    cleanup()
    showSignedIn(<MonthView view={view} />, { words })
    expect(screen.getByText((text) => text.includes(`, ${title}`), { selector: '.sr-only' })).toBeTruthy()
    expect(screen.getByText(title), 'by its name in the grid').toBeTruthy()
    cleanup()
    const exam = null
    const today = {
      day: '2026-11-24',
      isSet: true,
      isRestDay: false,
      things: [],
      revisions: { count: 0, minutes: 0 },
      exam,
    }
    showSignedIn(<TodayCard dashboard="mentee-dashboard" />, {
      words,
      api: fakeApi().answer(studyDay.today, { ...today, appointments: [APPOINTMENT] }),
    })
    expect(await screen.findByText(title)).toBeTruthy()
  },
)

test.each([
  ['English', en, 'JoSAA round 2 result'],
  ['Hindi', hi, 'JoSAA राउंड 2 का नतीजा'],
] as const)('in %s a step of the counselling and a mock stand on their days, in week and month', (_, words, title) => {
  const name = { en: 'JoSAA round 2 result', hi: 'JoSAA राउंड 2 का नतीजा' }
  const dates = [
    { kind: 'counselling' as const, _id: 'round-2', name, day: '2026-11-25' },
    {
      kind: 'mock' as const,
      _id: 'mock',
      name: { en: 'Mock: Full test 1', hi: 'मॉक: Full test 1' },
      day: '2026-11-26',
    },
  ]
  const view = viewPlan({ overview: { ...OVERVIEW, dates }, sessions: [] }, NOW, words.syllabus)
  if (view === undefined) throw new Error('The plan is set up.')
  showSignedIn(<WeekView view={view} />, { words })
  expect(screen.getByText(title)).toBeTruthy()
  expect(screen.getByText(/: Full test 1$/)).toBeTruthy()
  cleanup()
  showSignedIn(<MonthView view={view} />, { words, path: '/?view=month&month=2026-11' })
  expect(screen.getAllByText(title).length).toBeGreaterThan(0)
})

test('two sessions that overlap say so on both; those that only touch do not', () => {
  const maths = { _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c11', title: 'Algebra', startsAt: '2026-11-25T13:30:00.000Z' }
  showSignedIn(<WeekView view={planOf(en, [session({}), session(maths)])} />, { words: en })
  expect(screen.getByText('Overlaps with Algebra')).toBeTruthy()
  expect(screen.getByText('Overlaps with Optics')).toBeTruthy()
  cleanup()
  const after = { ...maths, startsAt: '2026-11-25T14:30:00.000Z' }
  showSignedIn(<WeekView view={planOf(en, [session({}), session(after)])} />, { words: en })
  expect(screen.queryByText(/Overlaps/)).toBeNull()
  cleanup()
  const view = planOf(en, [session({}), session(maths)])
  showSignedIn(<MonthView view={view} />, { words: en, path: '/?view=month&month=2026-11' })
  const day = screen.getByRole('link', { name: /25 Nov 2026/ }).textContent
  expect(day).toContain('Optics (Overlaps with Algebra)')
  expect(day).toContain('Algebra (Overlaps with Optics)')
})

test('R216: an update whose answer holds no session is an error, and the list stays', async () => {
  showSignedIn(null, { words: en, api: fakeApi().answerWrongly(sessions.update, { updatedSession: null }) })
  queryClient.setQueryData(sessionsQuery.queryKey, [session({})])
  await expect(updateSession('0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c10', { title: 'Waves' })).rejects.toThrow(
    'Invalid session update response',
  )
  expect(queryClient.getQueryData(sessionsQuery.queryKey)).toHaveLength(1)
})

test.each([
  ['English', en, 'Required'],
  ['Hindi', hi, 'यह जरूरी है'],
])('a session whose title is spaces alone says so at its field in %s, and nothing is sent', async (_, words, said) => {
  const sent = showSignedIn(
    <SessionForm view={planOf(words)} session={undefined} draft={{ startsAt: NOW }} onDone={() => undefined} />,
    { words },
  )
  const title = screen.getByLabelText(words.planner.sessionTitle)
  fireEvent.input(title, { target: { value: '   ' } })
  fireEvent.click(screen.getByRole('button', { name: words.planner.save }))
  expect(await screen.findByText(said)).toBeTruthy()
  expect(document.activeElement).toBe(title)
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
})

test('a session whose notes are taken out is sent without them, its length and hour as they were typed', async () => {
  const before = session({ notes: 'Sheet 4', durationMinutes: 60 })
  const api = fakeApi().answer(sessions.update, { updatedSession: before })
  const sent = showSignedIn(
    <SessionForm view={planOf(en)} session={before} draft={before} onDone={() => undefined} />,
    {
      words: en,
      api,
    },
  )
  fireEvent.input(screen.getByLabelText(en.planner.notes), { target: { value: '' } })
  fireEvent.input(screen.getByLabelText(en.planner.length), { target: { value: '90' } })
  fireEvent.click(screen.getByRole('button', { name: en.planner.save }))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toEqual({
    title: before.title,
    subject: before.subject,
    chapterKey: null,
    startsAt: before.startsAt,
    durationMinutes: 90,
    notes: null,
    dueOn: null,
  })
})

test('on a wide window the week stands on its hours, and what is moved can be taken back', async () => {
  const wide = { ...window.matchMedia('all'), matches: true, addEventListener: () => {}, removeEventListener: () => {} }
  vi.spyOn(window, 'matchMedia').mockReturnValue(wide)
  const optics = session({})
  const api = fakeApi()
    .answer(sessions.update, ({ body }) => ({ updatedSession: { ...optics, ...(body as Partial<StudySession>) } }))
    .answer(sessions.list, { sessions: [optics] })
  const part = (
    <>
      <WeekView view={planOf(en, [optics])} />
      <Toaster />
    </>
  )
  showSignedIn(part, { words: en, api })
  const block = screen.getByRole('button', { name: /^Optics/ })
  // Both begin at six in the evening, one on Tuesday and one on Wednesday; an hour is 72 high.
  const talk = screen.getByRole('button', { name: /Ananya/ })
  expect(block.closest('li')?.style.top).toBe(talk.closest('li')?.style.top)
  expect(block.closest('li')?.style.height).toBe('142px')
  fireEvent.keyDown(block, { key: 'ArrowDown', altKey: true })
  await vi.waitFor(() => expect(api.sent(sessions.update)[0]?.body).toEqual({ startsAt: '2026-11-25T13:00:00.000Z' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Undo', hidden: true }))
  await vi.waitFor(() => expect(api.sent(sessions.update)[1]?.body).toEqual({ startsAt: '2026-11-25T12:30:00.000Z' }))
})

test('coaching stands in the week, and a session at its hours is warned of', () => {
  const coaching = { kind: 'coaching', name: null, weekdays: [3], startMinute: 1080, endMinute: 1200 } as const
  const settings = PLANNER.settings && { ...PLANNER.settings, timetable: [{ ...coaching, weekdays: [3] }] }
  const view = viewPlan({ overview: { ...OVERVIEW, settings }, sessions: [session({})] }, NOW, en.syllabus)
  if (view === undefined) throw new Error('The plan is set up.')
  showSignedIn(<WeekView view={view} />, { words: en })
  expect(screen.getByRole('button', { name: /^Coaching/ })).toBeTruthy()
  expect(screen.getByText(en.planner.overlapsWith('Coaching'))).toBeTruthy()
})

test('on a phone each day of the week is a way to it, with what of it is done', () => {
  const done = session({ startsAt: '2026-11-22T05:30:00.000Z', isCompleted: true, durationMinutes: 90 })
  showSignedIn(<WeekNav view={planOf(en, [done])} first="2026-11-22" />, { words: en })
  const days = within(screen.getByRole('list', { name: en.planner.days })).getAllByRole('link')
  expect(days).toHaveLength(7)
  // Sunday is the rest day: an hour and a half is done, and nothing is left.
  expect(days[0]?.textContent).toMatch(/^Sun ?22 ?1\.5 h done, 0 h planned$/)
  expect(days[0]?.getAttribute('href')).toBe('#day-2026-11-22')
  expect(screen.getByRole('heading', { name: '22 – 28 Nov' })).toBeTruthy()
})

test.each([
  ['English', en, /^1\sh 30\smin done, 45\smin to go$/],
  ['Hindi', hi, /^1\sघंटा 30\sमिनट पूरे, 45\sमिनट बाकी$/],
])('above the days stands in %s how much of today is done and how much is to go', (_, words, line) => {
  const sessions = [
    session({ _id: 'a', startsAt: '2026-11-22T07:30:00.000Z', durationMinutes: 90, isCompleted: true }),
    session({ _id: 'b', startsAt: '2026-11-22T12:30:00.000Z', durationMinutes: 45 }),
    session({ _id: 'c', startsAt: '2026-11-23T12:30:00.000Z', durationMinutes: 60 }),
  ]
  const view = planOf(words, sessions)
  showSignedIn(<DayProgress view={view} />, { words })
  expect(screen.getByText(line)).toBeTruthy()
})

test('a day of rest has no line over it', () => {
  showSignedIn(<DayProgress view={planOf(en)} />, { words: en })
  expect(screen.queryByText(/to go|done/)).toBeNull()
})
