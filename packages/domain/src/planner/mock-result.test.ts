import { expect, test } from 'vitest'
import { compareSubjects, findMockResult, type LoggedMock } from './mock-result.ts'
import { readQuickAdd } from './quick-add/quick-add.ts'

const MOCK: LoggedMock = {
  exam: 'main',
  physics: 52,
  chemistry: 71,
  mathematics: 48,
  totalMarks: 171,
  maxMarks: 300,
}

test('a whole paper of JEE Main has a percentile and a rank, others only where their pattern is known', () => {
  const result = findMockResult(MOCK)
  if (result === undefined || !('percentile' in result)) throw new Error('171 of 300 has a percentile.')
  expect(result.percentile.low).toBeLessThan(result.percentile.high)
  expect(result.best).toBeLessThan(result.worst)
  expect(findMockResult({ ...MOCK, maxMarks: 180 })).toBeUndefined()
  expect(findMockResult({ ...MOCK, exam: 'other' })).toBeUndefined()
  expect(findMockResult({ ...MOCK, totalMarks: 12 })).toEqual({ exam: 'main', reason: 'below-observed' })
  expect(findMockResult({ ...MOCK, totalMarks: 299 })).toEqual({ exam: 'main', reason: 'above-observed' })
})

test('a whole paper of JEE Advanced has a rank of its common list', () => {
  const of = (totalMarks: number) => findMockResult({ ...MOCK, exam: 'advanced', maxMarks: 360, totalMarks })
  expect(of(180)).toMatchObject({ exam: 'advanced', season: 2026 })
  expect(of(3)).toEqual({ exam: 'advanced', reason: 'below-list' })
})

test('each subject is beside the newest earlier mock of the same pattern that told it', () => {
  const log: LoggedMock[] = [
    MOCK,
    { ...MOCK, exam: 'other', physics: 10 },
    { ...MOCK, physics: 58, chemistry: null },
    { ...MOCK, chemistry: 59, mathematics: 40 },
  ]
  expect(compareSubjects(log)?.subjects).toEqual([
    { subject: 'physics', marks: 52, change: -6 },
    { subject: 'chemistry', marks: 71, change: 12 },
    { subject: 'mathematics', marks: 48, change: 0 },
  ])
  expect(compareSubjects([{ ...MOCK, physics: null, chemistry: null, mathematics: null }])).toBeUndefined()
  expect(compareSubjects([MOCK])?.subjects.map(({ change }) => change)).toEqual([undefined, undefined, undefined])
})

test.each([
  ['Redo 9 mistakes: Ran out of time, 20 min', 'Redo 9 mistakes: Ran out of time'],
  ['9 गलतियाँ फिर करें: समय कम पड़ा, 20 मिनट', '9 गलतियाँ फिर करें: समय कम पड़ा'],
])('the line that leads from the notebook into the plan is read as it was meant: %s', (line, title) => {
  const read = readQuickAdd(line, { today: '2026-11-21', minute: 15 * 60, usualMinute: 17 * 60, chapters: [] })
  expect(read).toMatchObject({ ok: true, session: { title, day: '2026-11-21', startMinute: 17 * 60, minutes: 20 } })
})
