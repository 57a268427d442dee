import { EXAM_KEYS, EXAM_SCORES, STATE_EXAMS } from '@sopaan/domain/syllabus/state-exams'
import { expect, test } from 'vitest'
import { studentExams } from './student-exams.ts'

test('the examinations one can take are those the rules know', () => {
  expect(Object.keys(studentExams.shape)).toEqual(EXAM_KEYS)
})

test.each(STATE_EXAMS)(
  '$name takes the scores it is told by, within their limits, and drops others',
  ({ id, scores, marksMax }) => {
    const told = { percentile: 98.612, rank: 6_842, categoryRank: 900, marks: 150.25 }
    const own = Object.fromEntries(
      EXAM_SCORES.flatMap((score) => (scores.includes(score) ? [[score, told[score]]] : [])),
    )
    expect(studentExams.parse({ [id]: told })).toEqual({ [id]: own })
    const wrong = { percentile: 100.1, rank: 0, categoryRank: 0, marks: (marksMax ?? 0) + 1 }
    for (const score of scores)
      expect(studentExams.safeParse({ [id]: { [score]: wrong[score] } }).success, score).toBe(false)
  },
)
