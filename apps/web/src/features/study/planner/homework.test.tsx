import { sessions } from '@sopaan/contract/sessions'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { aPlanner, aSession } from '#web/testing/planner-answers.ts'
import { showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import { ForecastLine } from './forecast-line.tsx'
import { HomeworkRow } from './homework-row.tsx'
import { MonthView } from './month-view.tsx'
import { viewPlan } from './plan-view.ts'
import { QuickAdd } from './quick-add.tsx'
import { SessionForm } from './session-form.tsx'
import { WeekView } from './week-view.tsx'

/** Sunday, half past three in the afternoon in India. */
const NOW = '2026-11-22T10:00:00.000Z'
const idOf = (at: number) => `0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c1${at}`
const homework = (title: string, dueOn: string | null, at: number, startsAt = '2026-11-22T12:30:00.000Z') =>
  aSession({ _id: idOf(at), title, dueOn, startsAt, durationMinutes: 60 })

function planOf(words: typeof en, all = [homework('Algebra sheet', '2026-11-25', 1)]) {
  const view = viewPlan({ overview: aPlanner(), sessions: all }, NOW, words.syllabus)
  if (view === undefined) throw new Error('The plan is set up.')
  return view
}

test('what has to be handed in stands above the week, the soonest first, late ones said so, and is ticked off there', async () => {
  const late = homework('Optics sheet', '2026-11-20', 2, '2026-11-19T12:30:00.000Z')
  const all = [
    homework('Algebra sheet', '2026-11-25', 1),
    homework('In a fortnight', '2026-12-06', 3),
    homework('Of my own', null, 4),
    { ...homework('Handed in', '2026-11-23', 5), isCompleted: true },
    late,
  ]
  const api = fakeApi().answer(sessions.mark, { session: { ...late, isCompleted: true } })
  showSignedIn(<HomeworkRow view={planOf(en, all)} />, { words: en, api })
  const rows = within(screen.getByRole('region', { name: 'To hand in' })).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    'Optics sheetwas due Fri 20 NovDone',
    'Algebra sheetdue Wed 25 NovDone',
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Optics sheet: done' }))
  await waitFor(() => expect(api.sent(sessions.mark)[0]?.body).toEqual({ isCompleted: true }))
})

test('where nothing has to be handed in there is no row', () => {
  showSignedIn(<HomeworkRow view={planOf(en, [homework('Of my own', null, 1)])} />, { words: en })
  expect(screen.queryByRole('region')).toBeNull()
})

test.each([
  ['English', en, 'Homework, due 25 Nov', 'Due: Algebra sheet'],
  ['Hindi', hi, 'होमवर्क, 25 नवंबर तक', 'जमा: Algebra sheet'],
])('week and month say by when it is handed in, in %s', (_, words, inWeek, inMonth) => {
  showSignedIn(<WeekView view={planOf(words)} />, { words })
  expect(screen.getByText(inWeek)).toBeTruthy()
  showSignedIn(<MonthView view={planOf(words)} />, { words })
  expect(screen.getByText(inMonth)).toBeTruthy()
})

test('a session becomes homework by the day in its form, and a line by the day behind "due"', async () => {
  const api = fakeApi().answer(sessions.create, { session: aSession(), made: 1 })
  const view = planOf(en, [])
  showSignedIn(<SessionForm view={view} session={undefined} draft={{ startsAt: NOW }} onDone={() => undefined} />, {
    words: en,
    api,
  })
  fireEvent.input(screen.getByLabelText(en.planner.sessionTitle), { target: { value: 'Algebra sheet' } })
  fireEvent.input(screen.getByLabelText(en.planner.homeworkDue), { target: { value: '2026-11-25' } })
  fireEvent.click(screen.getByRole('button', { name: en.planner.save }))
  await waitFor(() => expect(api.sent(sessions.create)[0]?.body).toMatchObject({ dueOn: '2026-11-25' }))
  showSignedIn(<QuickAdd view={view} />, { words: en, api })
  fireEvent.change(screen.getByLabelText(en.planner.quickAdd), { target: { value: 'chem sheet 1h due wed' } })
  expect(screen.getByText(/due Wed 25 Nov/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: en.planner.add }))
  await waitFor(() => expect(api.sent(sessions.create)[1]?.body).toMatchObject({ dueOn: '2026-11-25' }))
})

test('a session that is no homework is sent without a day', async () => {
  const api = fakeApi().answer(sessions.create, { session: aSession(), made: 1 })
  const draft = { startsAt: NOW, title: 'Own' }
  showSignedIn(<SessionForm view={planOf(en, [])} session={undefined} draft={draft} onDone={() => undefined} />, {
    words: en,
    api,
  })
  fireEvent.click(screen.getByRole('button', { name: en.planner.save }))
  await waitFor(() => expect(api.sent(sessions.create)).toHaveLength(1))
  expect(JSON.stringify(api.sent(sessions.create)[0]?.body)).not.toMatch(/dueOn":"/)
})

test('the line over the week says what is covered by the examination on the way, and the month shows its day', () => {
  const overview = aPlanner('2027-05-16')
  const main = { examId: 'main-1', examName: null, examOn: '2026-12-04' } as const
  const settings = overview.settings && { ...overview.settings, examId: 'advanced' as const, otherExam: main }
  const view = viewPlan({ overview: { ...overview, settings }, sessions: [] }, NOW, en.syllabus)
  if (view === undefined) throw new Error('The plan is set up.')
  showSignedIn(<ForecastLine view={view} />, { words: en })
  expect(screen.getByText(/^JEE Main 2027, session 1: \d+% by 4 Dec$/)).toBeTruthy()
  showSignedIn(<MonthView view={view} />, { words: en, path: '/?view=month&month=2026-12' })
  expect(screen.getByText('JEE Main 2027, session 1')).toBeTruthy()
})
