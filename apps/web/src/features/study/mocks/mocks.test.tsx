import { mocks } from '@sopaan/contract/mocks'
import { planner } from '@sopaan/contract/planner'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { aPlanner } from '#web/testing/planner-answers.ts'
import { showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import { MistakeForm } from './mistake-form.tsx'
import { MockForm } from './mock-form.tsx'
import MockLogPage from './mock-log-page.tsx'

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
    api: fakeApi()
      .answer(mocks.list, { mocks: [MOCK], mistakes: [] })
      .answer(planner.find, aPlanner()),
  })
  expect(await screen.findByText(/Physics 60, Chemistry 70/)).toBeTruthy()
  expect(screen.queryByText(/Mathematics null/)).toBeNull()
})

test.each([
  [
    'English',
    en,
    /^You lose most by: Slip, 30 of 35 marks\.$/,
    'Redo these 2, 20 min',
    'Redo 2 mistakes: Slip, 20 min',
  ],
  ['Hindi', hi, /^सबसे ज्यादा मार्क्स यहाँ कटते हैं: चूक, 35 में से 30।$/, 'ये 2 फिर करें, 20 मिनट', '2 गलतियाँ फिर करें: चूक, 20 मिनट'],
])(
  'a whole paper has its percentile, rank and trend, and the costliest reason a way into the plan, in %s',
  async (...of) => {
    const [, words, said, redo, line] = of
    const mistake = {
      mockId: null,
      subject: 'physics',
      chapterKey: null,
      kind: 'careless',
      marksLost: 15,
      note: 'Sign',
      madeOn: '2026-11-15',
    } as const
    showSignedIn(<MockLogPage />, {
      words,
      api: fakeApi()
        .answer(mocks.list, {
          mocks: [
            { ...MOCK, physics: 52, totalMarks: 171 },
            {
              ...MOCK,
              _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c21',
              takenOn: '2026-11-08',
              physics: 58,
              totalMarks: 150,
            },
          ],
          mistakes: [
            { ...mistake, _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c22' },
            { ...mistake, _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c23' },
            { ...mistake, _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c24', kind: 'time', marksLost: 5 },
          ],
        })
        .answer(planner.find, aPlanner()),
    })
    expect(
      await screen.findByText((_, element) => said.test(element?.textContent ?? '') && element?.tagName === 'P'),
    ).toBeTruthy()
    expect(screen.getAllByText('percentile')[0]).toBeTruthy()
    expect(
      screen.getByRole('img', { name: words === en ? /^Rank [\d,]+ to [\d,]+, beside/ : /^रैंक [\d,]+ से [\d,]+, साथ में/ }),
    ).toBeTruthy()
    expect(screen.getByText(words.mocks.moved(-6))).toBeTruthy()
    const way = new URL(screen.getByRole('link', { name: redo }).getAttribute('href') ?? '', 'https://sopaan.test')
    expect([way.pathname, way.searchParams.get('add')]).toEqual(['/mentee-dashboard/tools/study-planner', line])
    fireEvent.change(screen.getByLabelText(words.mocks.trendOf), { target: { value: 'physics' } })
    expect(screen.getByText(/^Full test 1, .*: 52 /)).toBeTruthy()
  },
)

test('one mock shows no trend, and a paper of another pattern no percentile', async () => {
  showSignedIn(<MockLogPage />, {
    words: en,
    api: fakeApi()
      .answer(mocks.list, { mocks: [{ ...MOCK, maxMarks: 180 }], mistakes: [] })
      .answer(planner.find, aPlanner()),
  })
  expect(await screen.findByText(en.mocks.trendNone)).toBeTruthy()
  expect(screen.queryByText('percentile')).toBeNull()
})

test.each([
  ['English', en, 'The three subjects do not add up to this total.'],
  ['Hindi', hi, 'तीनों विषयों का जोड़ इस कुल के बराबर नहीं है।'],
])(
  'marks that do not fit are told at their field in %s, which has the keyboard, and nothing is sent',
  async (_, words, said) => {
    const sent = showSignedIn(<MockForm mock={{ ...MOCK, mathematics: 36 }} onDone={() => undefined} />, {
      words,
    })
    fireEvent.click(screen.getByRole('button', { name: words.mocks.save }))
    expect(await screen.findByText(said)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText(words.mocks.total))
    expect(sent).toEqual([])
  },
)

test.each([
  ['English', en, 'Required'],
  ['Hindi', hi, 'यह जरूरी है'],
])('a note of spaces alone is told at its field in %s, and what else was written stays', async (_, words, said) => {
  const sent = showSignedIn(<MistakeForm mistake={undefined} mocks={[]} onDone={() => undefined} />, {
    words,
    api: fakeApi()
      .answer(planner.find, aPlanner())
      .refuse(mocks.addMistake, 'INVALID_INPUT', { errors: [{ path: 'note', code: 'required', msg: 'Required' }] }),
  })
  fireEvent.input(screen.getByLabelText(words.mocks.note), { target: { value: '   ' } })
  fireEvent.input(screen.getByLabelText(words.mocks.marksLost), { target: { value: '4' } })
  fireEvent.click(screen.getByRole('button', { name: words.mocks.save }))
  expect(await screen.findByText(said)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText(words.mocks.note))
  expect((screen.getByLabelText(words.mocks.marksLost) as HTMLInputElement).value).toBe('4')
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
    subject: 'physics',
    kind: 'concept',
    marksLost: 4,
    chapterKey: null,
    mockId: null,
    note: '',
  })
})

test('a mock is sent as it was written, marks below nought and subjects left out with it', async () => {
  const sent = showSignedIn(<MockForm mock={MOCK} onDone={() => undefined} />, {
    words: en,
    api: fakeApi().answer(mocks.change, { mocks: [], mistakes: [] }),
  })
  const write = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } })
  write(en.mocks.subjectMarks(en.planner.subjects.physics), '')
  write(en.mocks.subjectMarks(en.planner.subjects.chemistry), '-4')
  write(en.mocks.total, '-12')
  fireEvent.click(screen.getByRole('button', { name: en.mocks.save }))
  const change = await vi.waitFor(
    () => sent.find(({ method }) => method === 'PUT') ?? Promise.reject(new Error('none')),
  )
  expect(change.body).toEqual({
    name: 'Full test 1',
    exam: 'main',
    takenOn: '2026-11-15',
    physics: null,
    chemistry: -4,
    mathematics: null,
    totalMarks: -12,
    maxMarks: 300,
  })
})
