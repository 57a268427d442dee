import { type PlannerSettings, planner } from '@sopaan/contract/planner'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { aPlanner } from '#web/testing/planner-answers.ts'
import { showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import { OwnChapterForm } from './own-chapter-form.tsx'
import { SettingsForm } from './settings-form.tsx'
import { TimetableForm } from './timetable-form.tsx'

const NOW = '2026-11-22T06:30:00.000Z'
const SETTINGS = {
  examId: 'own',
  examName: 'BITSAT',
  examOn: '2027-05-20',
  list: 'main',
  weeklyMinutes: 1440,
  dailyCapMinutes: 300,
  restDay: null,
  startMinute: 1020,
  endMinute: null,
  timetable: [],
  otherExam: null,
} satisfies PlannerSettings
const notWhole = (path: string, min: number, max: number) => ({
  path,
  code: 'not_whole' as const,
  values: { min, max },
  msg: 'raw',
})

test('settings that were not touched are sent as they stood, no rest day with them', async () => {
  const sent = showSignedIn(<SettingsForm settings={SETTINGS} now={NOW} />, {
    words: en,
    api: fakeApi().refuse(planner.set, 'EXAM_PAST', { max: 5 }),
  })
  fireEvent.click(screen.getByRole('button', { name: en.planner.save }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toEqual(SETTINGS)
})

test.each([
  ['English', en, 'Write a time such as 17:00'],
  ['Hindi', hi, /17:00/],
])('an hour that was taken out is told at its field in %s', async (_, words, said) => {
  const sent = showSignedIn(<SettingsForm settings={SETTINGS} now={NOW} />, {
    words,
    api: fakeApi().refuse(planner.set, 'INVALID_INPUT', { errors: [notWhole('startMinute', 0, 1425)] }),
  })
  fireEvent.input(screen.getByLabelText(words.planner.startAt), { target: { value: '' } })
  fireEvent.change(screen.getByLabelText(words.planner.restDay), { target: { value: '0' } })
  fireEvent.click(screen.getByRole('button', { name: words.planner.save }))
  expect(await screen.findByText(said)).toBeTruthy()
  expect(sent[0]?.body).toMatchObject({ startMinute: null, restDay: 0 })
})

test.each([
  ['English', en, 'Write a number from 0.25 to 100'],
  ['Hindi', hi, /0.25.*100/],
])('what is wrong with a chapter is told at each field in %s, its time in hours', async (_, words, said) => {
  const errors = [{ path: 'name', code: 'required' as const, msg: 'raw' }, notWhole('expectedMinutes', 15, 6000)]
  const sent = showSignedIn(<OwnChapterForm onDone={() => undefined} />, {
    words,
    api: fakeApi().refuse(planner.addChapter, 'INVALID_INPUT', { errors }),
  })
  fireEvent.input(screen.getByLabelText(words.planner.ownSubjectName), { target: { value: 'English' } })
  fireEvent.input(screen.getByLabelText(words.planner.chapterName), { target: { value: '  ' } })
  fireEvent.input(screen.getByLabelText(words.planner.chapterHours), { target: { value: '120' } })
  fireEvent.click(screen.getByRole('button', { name: words.planner.add }))
  expect(await screen.findByText(said)).toBeTruthy()
  expect(screen.getByLabelText(words.planner.chapterName).getAttribute('aria-invalid')).toBe('true')
  expect(sent[0]?.body).toEqual({
    subject: null,
    subjectName: 'English',
    name: '',
    priority: 'medium',
    expectedMinutes: 7200,
  })
})

test('coaching is added to the week with its days and hours, and removed again', async () => {
  const coaching = { kind: 'coaching', name: null, weekdays: [1, 3], startMinute: 960, endMinute: 1080 } as const
  const api = fakeApi().answer(planner.set, aPlanner())
  const standing = { ...coaching, kind: 'school' as const, weekdays: [6] }
  showSignedIn(<TimetableForm settings={{ ...SETTINGS, timetable: [standing] }} />, { words: en, api })
  expect(screen.getByText('Sat, 4:00 pm – 6:00 pm')).toBeTruthy()
  for (const day of ['Monday', 'Wednesday']) fireEvent.click(screen.getByRole('checkbox', { name: day }))
  fireEvent.click(screen.getByRole('button', { name: 'Add to my week' }))
  await waitFor(() => expect(api.sent(planner.set)[0]?.body).toEqual({ ...SETTINGS, timetable: [standing, coaching] }))
  fireEvent.click(await screen.findByRole('button', { name: 'Remove School' }))
  await waitFor(() => expect(api.sent(planner.set)[1]?.body).toEqual(SETTINGS))
})

test('an evening that ends before it begins is sent as typed, and the end says so', async () => {
  const api = fakeApi().refuse(planner.set, 'INVALID_INPUT', {
    errors: [{ path: 'endMinute', code: 'end_before_start', msg: 'raw' }],
  })
  showSignedIn(<SettingsForm settings={SETTINGS} now={NOW} />, { words: en, api })
  fireEvent.input(screen.getByLabelText(/No study after/), { target: { value: '16:00' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The end has to come after the start')).toBeTruthy()
  expect(api.sent(planner.set)[0]?.body).toMatchObject({ endMinute: 960 })
})

test('a second examination is sent with its first day, and a day that has passed is told at its field', async () => {
  const api = fakeApi().refuse(planner.set, 'INVALID_INPUT', {
    errors: [{ path: 'otherExam.examOn', code: 'not_day', values: {}, msg: 'raw' }],
  })
  showSignedIn(<SettingsForm settings={SETTINGS} now={NOW} />, { words: en, api })
  fireEvent.change(screen.getByLabelText(en.planner.otherExam), { target: { value: 'main-1' } })
  // The days of 2027 are carried over from 2026: 21 January.
  const days = screen.getAllByLabelText<HTMLInputElement>(en.planner.examOn)
  expect(days.map(({ value }) => value)).toEqual(['2027-05-20', '2027-01-21'])
  fireEvent.click(screen.getByRole('button', { name: en.planner.save }))
  await waitFor(() =>
    expect(api.sent(planner.set)[0]?.body).toMatchObject({
      otherExam: { examId: 'main-1', examName: null, examOn: '2027-01-21' },
    }),
  )
  await waitFor(() => expect(days[1]?.getAttribute('aria-invalid')).toBe('true'))
  fireEvent.change(screen.getByLabelText(en.planner.otherExam), { target: { value: '' } })
  fireEvent.click(screen.getByRole('button', { name: en.planner.save }))
  await waitFor(() => expect(api.sent(planner.set)[1]?.body).toMatchObject({ otherExam: null }))
})
