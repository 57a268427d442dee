import { planner as plannerCalls } from '@sopaan/contract/planner'
import { sessions } from '@sopaan/contract/sessions'
import { addDays } from '@sopaan/domain/time/days'
import { istDate } from '@sopaan/domain/time/ist'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { aPlanner } from '#web/testing/planner-answers.ts'
import { showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import OwnPlannerPage from './own-planner-page.tsx'

const OVERVIEW = aPlanner(addDays(istDate(new Date()), 60))
const UNITS = 'Units, dimensions and errors'

function show(words: typeof en = en, search = '?view=chapters') {
  const api = fakeApi()
    .answer(plannerCalls.find, OVERVIEW)
    .answer(plannerCalls.tellChapters, OVERVIEW)
    .answer(sessions.list, { sessions: [] })
  showSignedIn(<OwnPlannerPage />, { words, path: `/mentee-dashboard/tools/study-planner${search}`, api })
  return api
}

const bubble = async (chapter: string, name: string) =>
  within(await screen.findByRole('group', { name: en.planner.chapterState(chapter) })).getByRole('radio', { name })

test('a bubble fills at the touch, and what is touched meanwhile is sent in one call behind it', async () => {
  const api = show()
  const first = await bubble(UNITS, 'Done')
  const [second, third] = [await bubble('Motion in a straight line', 'Some'), await bubble('Gravitation', 'Done')]
  for (const each of [first, second, third]) fireEvent.click(each)
  expect([first, second, third].every((each) => (each as HTMLInputElement).checked)).toBe(true)
  await waitFor(() => expect(api.sent(plannerCalls.tellChapters)).toHaveLength(2))
  const told = api.sent(plannerCalls.tellChapters).map(({ body }) => body)
  expect(told).toMatchObject([
    { chapters: [{ state: 'done', confidence: 'good' }] },
    { chapters: [{ state: 'started', confidence: null }, { state: 'done' }] },
  ])
})

test('a bubble that is refused is hollow again, and the reader is told', async () => {
  const api = show().refuse(plannerCalls.tellChapters, 'INTERNAL')
  const done = await bubble(UNITS, 'Done')
  fireEvent.click(done)
  await waitFor(() => expect(api.sent(plannerCalls.tellChapters)).toHaveLength(1))
  await waitFor(async () => expect(((await bubble(UNITS, 'Not yet')) as HTMLInputElement).checked).toBe(true))
})

test('all of a class is filled at once, and a chapter is left out from its menu', async () => {
  const api = show()
  const column = await screen.findByRole('region', { name: 'Class 11' })
  fireEvent.click(within(column).getByRole('button', { name: 'All done' }))
  await waitFor(() => expect(api.sent(plannerCalls.tellChapters)).toHaveLength(1))
  const [{ body } = { body: undefined }] = api.sent(plannerCalls.tellChapters)
  const rows = within(column).getAllByRole('group').length
  expect((body as { chapters: unknown[] }).chapters).toHaveLength(rows)
  const menu = within(column).getByRole('list', { name: en.planner.chapterMenu(UNITS), hidden: true })
  fireEvent.click(within(menu).getByRole('button', { name: 'Leave out', hidden: true }))
  await waitFor(() => expect(api.sent(plannerCalls.tellChapters)).toHaveLength(2))
  expect(api.sent(plannerCalls.tellChapters)[1]?.body).toMatchObject({ chapters: [{ isLeftOut: true }] })
})

test.each([
  ['English', en],
  ['Hindi', hi],
])('set-up in %s shows the sheet alone, with the forecast and the way to the week', async (_, words) => {
  show(words, '?view=chapters&step=setup')
  const way = await screen.findByRole('link', { name: words.planner.toMyWeek })
  expect(way.getAttribute('href')).toBe('/mentee-dashboard/tools/study-planner?view=week')
  expect(screen.queryByLabelText(words.planner.quickAdd)).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(words.planner.subjects.chemistry) }))
  expect(screen.getAllByRole('group', { name: /./ }).length).toBeGreaterThan(10)
})
