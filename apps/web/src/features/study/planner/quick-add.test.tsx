import { sessions } from '@sopaan/contract/sessions'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { aPlanner, aSession } from '#web/testing/planner-answers.ts'
import { showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import { viewPlan } from './plan-view.ts'
import { QuickAdd } from './quick-add.tsx'

/** Saturday, three in the afternoon in India. */
const NOW = '2026-11-21T09:30:00.000Z'
function show(words: typeof en) {
  const view = viewPlan({ overview: aPlanner(), sessions: [] }, NOW, words.syllabus)
  if (view === undefined) throw new Error('The plan is set up.')
  return showSignedIn(<QuickAdd view={view} />, {
    words,
    api: fakeApi().answer(sessions.create, { session: aSession(), made: 1 }),
  })
}

test.each([
  [en, 'chem 45 min', 'Chem, Sat 21 Nov 5:00 pm IST, 45 min'],
  [en, 'optics 90 min tomorrow', 'Optics, Sun 22 Nov 5:00 pm IST, 1 h 30 min'],
  [hi, 'physics kal 6pm', '1 घंटा'],
])('a line is read back with its minutes and hours as people say them', (words, line, said) => {
  show(words)
  fireEvent.change(screen.getByLabelText(words.planner.quickAdd), { target: { value: line } })
  expect(document.body.textContent?.replaceAll('\u00a0', ' ')).toContain(said)
})

test('a line that a link brought stands in the bar, read back, and is added by a press', async () => {
  const view = viewPlan({ overview: aPlanner(), sessions: [] }, NOW, en.syllabus)
  if (view === undefined) throw new Error('The plan is set up.')
  const sent = showSignedIn(<QuickAdd view={view} />, {
    words: en,
    path: `/mentee-dashboard/tools/study-planner?add=${encodeURIComponent('Redo 2 mistakes: Slip, 20 min')}`,
    api: fakeApi().answer(sessions.create, { session: aSession(), made: 1 }),
  })
  expect(screen.getByText(/^Redo 2 mistakes: Slip, Sat 21 Nov 5:00/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: en.planner.add }))
  await waitFor(() => expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1))
  expect(sent.at(-1)?.body).toMatchObject({ title: 'Redo 2 mistakes: Slip', durationMinutes: 20 })
})

test('a line that names three days makes three sessions, each once', async () => {
  const sent = show(en)
  fireEvent.change(screen.getByLabelText(en.planner.quickAdd), {
    target: { value: 'electrostatics mon wed fri 6-8pm' },
  })
  expect(screen.getByText(/Mon 23 Nov, Wed 25 Nov, Fri 27 Nov 6:00 pm/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: en.planner.add }))
  await waitFor(() => expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(3))
  const bodies = sent.filter(({ method }) => method === 'POST').map(({ body }) => body as Record<string, unknown>)
  // Six in the evening in India is half past twelve in UTC.
  expect(bodies.map(({ startsAt }) => startsAt)).toEqual([
    '2026-11-23T12:30:00.000Z',
    '2026-11-25T12:30:00.000Z',
    '2026-11-27T12:30:00.000Z',
  ])
  expect(new Set(bodies.map(({ requestKey }) => requestKey)).size).toBe(3)
  expect(bodies[0]).toMatchObject({ title: 'Electrostatics', durationMinutes: 120 })
})

test('a block that needs more than a line is written in the form, which opens from the same bar', () => {
  show(en)
  fireEvent.click(screen.getByRole('button', { name: en.planner.newSession }))
  expect(screen.getByLabelText(en.planner.sessionTitle)).toBeTruthy()
  // Saturday, three in the afternoon: the usual hour, five, lies ahead.
  expect((screen.getByLabelText(new RegExp(`^${en.planner.starts}`)) as HTMLInputElement).value).toContain('17:00')
})
