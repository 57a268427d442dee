import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showPage } from '#web/testing/show-page.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import { factsOfQuestion, readPreviewQuestion } from './preview-question.ts'
import StudyPlannerPage, { loader } from './study-planner-page.tsx'
import { elapsedOf, paused, readTimer, storeTimer, type TimerState, timerMinutes } from './timer-state.ts'

const TODAY = '2026-11-21'
const TIMER: TimerState = {
  title: 'Optics',
  chapterKey: 'phys-ray-optics-and-instruments',
  subject: 'physics',
  sessionId: null,
  minutes: 25,
  runningSince: 1_000_000,
  elapsedMs: 0,
  key: '7f3c1f4e-2c64-4a38-9a55-1d1a1f1c0001',
}

test.each([
  ['en', en],
  ['hi', hi],
] as const)('the public planner says in %s how far one gets, and names its sources', async (_language, words) => {
  showPage({ path: '/tools/study-planner?hours=10&on=2099-01-01', words, page: StudyPlannerPage, loader })
  expect(await screen.findByText(words.planner.examPast)).toBeDefined()
  cleanup()
  showPage({ path: '/tools/study-planner?hours=10', words, page: StudyPlannerPage, loader })
  expect(await screen.findByText(words.planner.firstWeek)).toBeDefined()
  expect(screen.getByText(words.planner.forecastHow)).toBeDefined()
  expect(screen.getByText(/NTA information bulletin/)).toBeDefined()
})

test('an address that says nothing plans for the next examination, and nonsense is the usual', () => {
  const question = readPreviewQuestion(new URLSearchParams('hours=many&cap=99&rest=9&done=nothing&list=x'), TODAY)
  expect(question).toMatchObject({ examId: 'main-1', doneKeys: [], isExamWrong: false })
  expect(question.settings).toMatchObject({
    examOn: '2027-01-21',
    list: 'main',
    weeklyMinutes: 24 * 60,
    dailyCapMinutes: 14 * 60,
    restDay: 6,
  })
})

test('chapters that are ticked are done, and no rest day is none', () => {
  const question = readPreviewQuestion(new URLSearchParams('done=math-limits&rest=none&exam=advanced'), TODAY)
  expect(question.settings).toMatchObject({ restDay: null, list: 'advanced', examOn: '2027-05-16' })
  expect(factsOfQuestion(question).chapters).toMatchObject([{ key: 'math-limits', state: 'done', confidence: 'good' }])
})

test.each(['2026-11-21', '2020-01-01', '2031-01-01'])('an examination on %s is not planned for', (on) => {
  expect(readPreviewQuestion(new URLSearchParams({ on }), TODAY).isExamWrong).toBe(true)
})

test('a timer survives a reload, rests without losing minutes and never runs beyond its length', () => {
  storeTimer(TIMER)
  expect(readTimer()).toEqual(TIMER)
  const later = 1_000_000 + 7.5 * 60_000
  expect(timerMinutes(TIMER, later)).toBe(7)
  const resting = paused(TIMER, later)
  expect(elapsedOf(resting, later + 3_600_000)).toBe(7.5 * 60_000)
  expect(timerMinutes(TIMER, 1_000_000 + 3_600_000)).toBe(25)
  storeTimer(undefined)
  expect(readTimer()).toBeUndefined()
})

test('what is kept under the timer’s key and is none counts as none', () => {
  for (const kept of ['nonsense', '{}', '{"title":"x","minutes":"25"}']) {
    localStorage.setItem('timer', kept)
    expect(readTimer()).toBeUndefined()
  }
  localStorage.removeItem('timer')
})
