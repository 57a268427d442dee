import { expect, test } from 'vitest'
import type { PaperSection } from '../ranks/marking-scheme.ts'
import { readAnswerKey, sheetQuestions } from './answer-key.ts'
import { scoreSitting } from './score-sitting.ts'

/** Three questions with options and one with a number of each subject, marked as JEE (Main): +4, −1. */
const SECTIONS: readonly PaperSection[] = ['physics', 'chemistry'].flatMap((subject): PaperSection[] => [
  { id: `${subject}-choice`, subject, kind: 'single-correct', questions: 3, correct: 4, wrong: -1, options: 4 },
  { id: `${subject}-numerical`, subject, kind: 'numerical', questions: 1, correct: 4, wrong: -1 },
])
const KEY = readAnswerKey('1 B 2 C 3 A 4 12 5 D 6 D 7 drop', sheetQuestions(SECTIONS))

test('a sheet is marked by subject: right, wrong, blank, dropped, and without a key', () => {
  // Physics: right, wrong, blank, right: 4 − 1 + 4 = 7 of 16. Chemistry: right, blank, dropped, no key: 4 + 4 = 8 of 16.
  const score = scoreSitting(SECTIONS, { 1: 'B', 2: 'A', 4: '12', 5: 'D', 8: '3' }, KEY)
  expect(score).toMatchObject({ marks: 15, maxMarks: 32, lost: 1, marksWithoutWrong: 16, unkeyed: 1 })
  expect(score.subjects).toEqual([
    { subject: 'physics', marks: 7, maxMarks: 16 },
    { subject: 'chemistry', marks: 8, maxMarks: 16 },
  ])
  // A wrong answer costs the 4 not won and the 1 taken, a blank one the 4.
  expect(score.lostQuestions.map(({ number, answer, marksLost }) => [number, answer, marksLost])).toEqual([
    [2, 'A', 5],
    [3, undefined, 4],
    [6, undefined, 4],
  ])
})

test('an empty sheet scores nothing, and a dropped question is given to everybody', () => {
  expect(scoreSitting(SECTIONS, {}, KEY)).toMatchObject({ marks: 4, lost: 0 })
  expect(scoreSitting(SECTIONS, { 1: 'B' }, {})).toMatchObject({ marks: 0, unkeyed: 8, lostQuestions: [] })
})
