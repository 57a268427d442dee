import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EXAM_PAPERS, findExamPaper } from './exam-papers.ts'
import {
  findSectionMax,
  type PaperSection,
  scorePaper,
  scoreSection,
  weighAnswer,
  weighGuess,
} from './marking-scheme.ts'

const NUMERICAL: PaperSection = { id: 'n', subject: 'physics', kind: 'numerical', questions: 5, correct: 4, wrong: -1 }
const PARTIAL: PaperSection = { id: 'p', subject: 'physics', kind: 'multiple-correct', questions: 6 }
const BY_HAND: PaperSection = { id: 'd', subject: 'drawing', kind: 'by-hand', questions: 2, maxMarks: 100 }

test('the sections of every paper add up to its printed questions and marks', () => {
  const printed: Record<string, [questions: number, marks: number]> = {
    'jee-main-1': [75, 300],
    'jee-main-2a': [77, 400],
    'jee-main-2b': [100, 400],
    bitsat: [130, 390],
    'mht-cet-pcm': [150, 200],
  }
  for (const paper of EXAM_PAPERS) {
    const expected = printed[paper.id]
    if (expected === undefined) {
      expect(paper.isSetByStudent).toBe(true)
      continue
    }
    const sections: readonly PaperSection[] = paper.sections
    expect(sections.reduce((total, section) => total + section.questions, 0)).toBe(expected[0])
    expect(sections.reduce((total, section) => total + findSectionMax(section), 0)).toBe(expected[1])
    expect(paper.maxMarks).toBe(expected[1])
  }
})

test('BITSAT with all bonus questions right reaches 426', () => {
  const bonus = findExamPaper('bitsat')?.bonus
  expect(390 + (bonus?.questions ?? 0) * (bonus?.correct ?? 0)).toBe(426)
})

test('a wrong numerical of JEE Main costs a mark, as since 2025', () => {
  expect(scoreSection(NUMERICAL, { how: 'counted', correct: 3, wrong: 2 })).toEqual({
    ok: true,
    id: 'n',
    marks: 10,
    maxMarks: 20,
    lost: 2,
    skipped: 0,
  })
})

test('a JEE Main paper is the sum of its sections, with what wrong answers took', () => {
  const sections = findExamPaper('jee-main-1')?.sections ?? []
  // Mathematics 12 right 4 wrong, 2 numericals right 1 wrong: 48 − 4 + 8 − 1 = 51. Physics 15 right: 60. Chemistry blank.
  const paper = scorePaper(sections, {
    'mathematics-choice': { how: 'counted', correct: 12, wrong: 4 },
    'mathematics-numerical': { how: 'counted', correct: 2, wrong: 1 },
    'physics-choice': { how: 'counted', correct: 15, wrong: 0 },
  })
  // Blank choices: 4 + 5 + 20 = 29, each worth ¼ × 4 − ¾ × 1 = .25 to a blind guess: 7.25.
  expect(paper).toMatchObject({ ok: true, marks: 111, maxMarks: 300, lost: 5, marksWithoutWrong: 116 })
  expect(paper).toMatchObject({ expectedFromGuessing: 7.25 })
})

test('a section of several correct options adds its partial marks', () => {
  // 4 + 3 + 2 + 1 − 2 = 8 of 24, one left blank.
  expect(scoreSection(PARTIAL, { how: 'partial', four: 1, three: 1, two: 1, one: 1, wrong: 1 })).toEqual({
    ok: true,
    id: 'p',
    marks: 8,
    maxMarks: 24,
    lost: 2,
    skipped: 1,
  })
})

test('drawing takes its marks as given, up to 100', () => {
  expect(scoreSection(BY_HAND, { how: 'marks', marks: 62 })).toMatchObject({ ok: true, marks: 62, maxMarks: 100 })
  expect(scoreSection(BY_HAND, { how: 'marks', marks: 101 })).toEqual({ ok: false, reason: 'not-marks' })
})

test('marks never leave what the section can give and take', () => {
  fc.assert(
    fc.property(fc.nat({ max: 6 }), fc.nat({ max: 6 }), (correct, wrong) => {
      const score = scoreSection(NUMERICAL, { how: 'counted', correct, wrong })
      if (!score.ok) {
        expect(correct + wrong).toBeGreaterThan(5)
        return
      }
      expect(score.marks).toBeLessThanOrEqual(score.maxMarks)
      expect(score.marks).toBeGreaterThanOrEqual(-5)
      expect(correct + wrong + score.skipped).toBe(5)
    }),
  )
})

test('a blind guess among four pays in JEE Main, is even in BITSAT, and costs nothing in MHT-CET', () => {
  // ¼ × 4 − ¾ = .25, from 1 in 5 on. ¼ × 3 − ¾ = 0, from 1 in 4 on. No loss: any chance pays.
  expect(weighGuess({ correct: 4, wrong: -1 }, 4)).toEqual({
    ok: true,
    chance: 0.25,
    expected: 0.25,
    breakEven: 0.2,
    verdict: 'answer',
  })
  expect(weighGuess({ correct: 3, wrong: -1 }, 4)).toMatchObject({ expected: 0, breakEven: 0.25, verdict: 'even' })
  expect(weighGuess({ correct: 1, wrong: 0 }, 4)).toMatchObject({ expected: 0.25, breakEven: 0, verdict: 'answer' })
})

test('ruling options out never lowers what a guess is worth', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 6 }), fc.integer({ min: -4, max: 0 }), (options, wrong) => {
      const all = weighGuess({ correct: 4, wrong }, options)
      const fewer = weighGuess({ correct: 4, wrong }, options - 1)
      if (!all.ok || !fewer.ok) throw new Error('refused a guess')
      expect(fewer.expected).toBeGreaterThanOrEqual(all.expected)
    }),
  )
})

test('a JEE Main numerical pays only when it is right at least once in five', () => {
  expect(weighAnswer({ correct: 4, wrong: -1 }, 0.1)).toMatchObject({ expected: -0.5, verdict: 'skip' })
  expect(weighAnswer({ correct: 4, wrong: -1 }, 0.2)).toMatchObject({ expected: 0, verdict: 'even' })
})

test('counts that cannot be are refused', () => {
  expect(scoreSection(NUMERICAL, { how: 'counted', correct: 4, wrong: 2 })).toEqual({
    ok: false,
    reason: 'more-than-questions',
  })
  expect(scoreSection(NUMERICAL, { how: 'counted', correct: -1, wrong: 0 })).toEqual({
    ok: false,
    reason: 'not-a-count',
  })
  expect(scoreSection(NUMERICAL, { how: 'marks', marks: 3 })).toEqual({ ok: false, reason: 'wrong-kind' })
  expect(scoreSection(BY_HAND, { how: 'counted', correct: 1, wrong: 0 })).toEqual({ ok: false, reason: 'wrong-kind' })
  expect(scorePaper([NUMERICAL], { n: { how: 'counted', correct: 0.5, wrong: 0 } })).toEqual({
    ok: false,
    reason: 'not-a-count',
  })
  expect(weighAnswer({ correct: 4, wrong: -1 }, 1.1)).toEqual({ ok: false, reason: 'not-a-chance' })
  expect(weighAnswer({ correct: 4, wrong: 1 }, 0.5)).toEqual({ ok: false, reason: 'not-a-marking' })
  expect(weighGuess({ correct: 4, wrong: -1 }, 0)).toEqual({ ok: false, reason: 'not-a-count' })
})
