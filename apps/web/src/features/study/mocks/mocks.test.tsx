import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import { MockForm } from './mock-form.tsx'
import MockLogPage from './mock-log-page.tsx'

afterEach(cleanup)

const MOCK = {
  _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c20',
  name: 'Full test 1',
  exam: 'main',
  takenOn: '2026-11-15',
  physics: 60,
  chemistry: 70,
  mathematics: null,
  totalMarks: 165,
  maxMarks: 300,
} as const

test('the log shows the marks of the subjects that were told', async () => {
  showSignedIn(<MockLogPage />, {
    words: en,
    answer: () => ({ body: { status: 'success', data: { mocks: [MOCK], mistakes: [] } } }),
  })
  expect(await screen.findByText(/Physics 60, Chemistry 70/)).toBeTruthy()
  expect(screen.queryByText(/Mathematics null/)).toBeNull()
})

test.each([
  ['English', en, 'The three subjects do not add up to this total.'],
  ['Hindi', hi, 'तीनों विषयों का जोड़ इस कुल के बराबर नहीं है।'],
])(
  'marks that do not fit are told at their field in %s, which has the keyboard, and nothing is sent',
  async (_, words, said) => {
    const sent = showSignedIn(<MockForm mock={{ ...MOCK, mathematics: 36 }} onDone={() => undefined} />, {
      words,
      answer: () => ({ body: {} }),
    })
    fireEvent.click(screen.getByRole('button', { name: words.mocks.save }))
    expect(await screen.findByText(said)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText(words.mocks.total))
    expect(sent).toEqual([])
  },
)
