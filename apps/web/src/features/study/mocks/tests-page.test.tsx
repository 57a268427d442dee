import { mocks } from '@sopaan/contract/mocks'
import { planner } from '@sopaan/contract/planner'
import { istDate } from '@sopaan/domain/time/ist'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { aPlanner } from '#web/testing/planner-answers.ts'
import { A_MENTEE, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import TestsPage from './tests-page.tsx'

const MOCK_ID = '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c20'

afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

const show = (api = fakeApi(), user = A_MENTEE) => showSignedIn(<TestsPage />, { words: en, user, api })

/** Begins an own paper of two questions a subject, marked +4 and −1, for an hour. */
async function begin(): Promise<void> {
  fireEvent.change(await screen.findByLabelText('Which paper?'), { target: { value: 'own' } })
  fireEvent.change(screen.getByLabelText('Questions in each subject'), { target: { value: '2' } })
  fireEvent.change(screen.getByLabelText('Minutes in all'), { target: { value: '60' } })
  fireEvent.change(screen.getByLabelText('Name of the paper'), { target: { value: 'Coaching test 4' } })
  fireEvent.click(screen.getByRole('button', { name: 'Start the clock' }))
  await screen.findByRole('timer')
}
const mark = (number: number, letter: string) =>
  fireEvent.click(within(screen.getByRole('group', { name: `Question ${number}` })).getByLabelText(letter))
async function handIn(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Hand in' }))
  const dialog = within(await screen.findByRole('dialog', { hidden: true, name: 'Hand in the paper?' }))
  fireEvent.click(dialog.getByText('Hand in', { selector: 'button span span' }))
  await screen.findByRole('heading', { name: 'Now the key' })
}

test('a paper without a name, or with a pattern nobody sits, does not begin', async () => {
  show()
  fireEvent.change(await screen.findByLabelText('Which paper?'), { target: { value: 'own' } })
  fireEvent.change(screen.getByLabelText('Minutes in all'), { target: { value: '0' } })
  fireEvent.click(screen.getByRole('button', { name: 'Start the clock' }))
  expect(screen.getByText('A whole number from 5 to 360.')).toBeTruthy()
  expect(screen.getByText('Give it a name, so that you find it in the log.')).toBeTruthy()
  expect(screen.queryByRole('timer')).toBeNull()
})

test('JEE Main has its 75 questions by subject, bubbles for 20 and a field for 5, and three hours', async () => {
  show()
  expect(await screen.findByText('75 questions, 300 marks, 180 minutes.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Name of the paper'), { target: { value: 'January shift' } })
  fireEvent.click(screen.getByRole('button', { name: 'Start the clock' }))
  expect((await screen.findByRole('timer')).textContent).toMatch(/^(3:00:00|2:59:5\d)$/)
  expect(screen.getByRole('button', { name: 'Maths 0/25' })).toBeTruthy()
  expect(screen.getAllByRole('radio')).toHaveLength(80)
  fireEvent.change(screen.getByRole('textbox', { name: 'Question 21' }), { target: { value: '12.5' } })
  expect(screen.getByRole('button', { name: 'Maths 1/25' })).toBeTruthy()
})

test('answers outlive a reload, can be cleared, and nobody else on the device sees them', async () => {
  show()
  await begin()
  mark(1, 'B')
  mark(2, 'C')
  fireEvent.click(screen.getByRole('button', { name: 'Clear question 2' }))
  expect(screen.getByRole('button', { name: 'Physics 1/2' })).toBeTruthy()
  cleanup()
  show()
  expect(await screen.findByRole('button', { name: 'Physics 1/2' })).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('B', { selector: '[name=question-1]' }).checked).toBe(true)
  cleanup()
  show(fakeApi(), { ...A_MENTEE, _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7cff' })
  expect(await screen.findByLabelText('Which paper?')).toBeTruthy()
})

test('when the time is over the paper is handed in by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  show()
  await begin()
  await act(() => vi.advanceTimersByTimeAsync(59 * 60_000 + 30_000))
  expect(screen.getByText('1 minute left.')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(31_000))
  expect(await screen.findByRole('heading', { name: 'Now the key' })).toBeTruthy()
})

test('a pasted key is read, mended by hand, and the paper is marked by subject with what wrong answers took', async () => {
  show()
  await begin()
  mark(1, 'B')
  mark(2, 'A')
  fireEvent.click(screen.getByRole('button', { name: 'Chemistry 0/2' }))
  mark(3, 'D')
  await handIn()
  fireEvent.change(screen.getByLabelText('The key, pasted'), { target: { value: '1. B 2. C 3. D 4. A 5. drop' } })
  expect(screen.getByText('5 of 6 read')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Key of question 4'), { target: { value: 'B' } })
  fireEvent.click(screen.getByRole('button', { name: 'Score my paper' }))
  // Physics 4 − 1, chemistry 4, maths 4 for the dropped question.
  expect(await screen.findByText('11 of 24')).toBeTruthy()
  expect(screen.getByText('Wrong answers took 1 marks. Left blank, it would be 12.')).toBeTruthy()
  expect(screen.getByText('1 question has no key and counts as blank.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Correct the key' }))
  expect(screen.getByLabelText<HTMLInputElement>('Key of question 5').value).toBe('drop')
})

test('the result goes into the mock log once, and each question with a reason into the notebook', async () => {
  const saved = {
    _id: MOCK_ID,
    name: 'Coaching test 4',
    exam: 'other' as const,
    takenOn: istDate(new Date()),
    physics: 3,
    chemistry: 0,
    mathematics: 0,
    totalMarks: 3,
    maxMarks: 24,
  }
  const api = fakeApi()
    .answer(mocks.add, { mocks: [saved], mistakes: [] })
    .answer(mocks.addMistake, { mocks: [saved], mistakes: [] })
    .answer(planner.find, aPlanner())
  show(api)
  await begin()
  mark(1, 'B')
  mark(2, 'A')
  await handIn()
  fireEvent.change(screen.getByLabelText('The key, pasted'), { target: { value: 'BCDABC' } })
  fireEvent.click(screen.getByRole('button', { name: 'Score my paper' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Save to my mock log' }))
  expect(await screen.findByText('It is in your mock log.')).toBeTruthy()
  expect(api.sent(mocks.add)[0]?.body).toMatchObject({
    name: 'Coaching test 4',
    exam: 'other',
    physics: 3,
    chemistry: 0,
    mathematics: 0,
    totalMarks: 3,
    maxMarks: 24,
    requestKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  expect(screen.getByText('5 questions cost you marks')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Why did question 2 go wrong?'), { target: { value: 'careless' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add 1 to my notebook' }))
  expect(await screen.findByText('4 questions cost you marks')).toBeTruthy()
  expect(api.sent(mocks.addMistake)[0]?.body).toMatchObject({
    mockId: MOCK_ID,
    subject: 'physics',
    kind: 'careless',
    marksLost: 5,
    note: 'Question 2 of Coaching test 4: marked A, right is C.',
  })
  cleanup()
  show(api)
  expect(await screen.findByText('4 questions cost you marks'), 'a reload offers it no second time').toBeTruthy()
})

test('the page speaks Hindi', async () => {
  showSignedIn(<TestsPage />, { words: hi })
  expect(await screen.findByRole('heading', { level: 1, name: hi.sittings.title })).toBeTruthy()
  expect(screen.getByRole('button', { name: hi.sittings.begin })).toBeTruthy()
})
