import { expect, test } from 'vitest'
import { findExamPaper } from '../ranks/exam-papers.ts'
import { isRight, readAnswerKey, readKeyEntry, sheetQuestions, writeKeyEntry } from './answer-key.ts'

const MAIN = sheetQuestions(findExamPaper('jee-main-1')?.sections ?? [])
const FOUR = [1, 2, 3].map((number) => ({ number, sectionId: 'p', subject: 'physics', options: 4 }))
const MIXED = [...FOUR, { number: 4, sectionId: 'n', subject: 'physics', options: 0 }]
const option = (...right: string[]) => ({ kind: 'options', right })
const number = (from: number, to = from) => ({ kind: 'number', from, to })

test('JEE (Main) has 75 questions, 20 with options and 5 with a number in each subject', () => {
  expect(MAIN).toHaveLength(75)
  expect(MAIN.slice(18, 22).map(({ number, options }) => [number, options])).toEqual([
    [19, 4],
    [20, 4],
    [21, 0],
    [22, 0],
  ])
  expect(MAIN.at(-1)).toMatchObject({ number: 75, subject: 'chemistry', options: 0 })
})

test.each([
  ['lines with dots', '1. B\n2. C\n3. a\n4. 12.5'],
  ['one line with brackets', '1) B 2) C 3) A 4) 12.5'],
  ['options by number, as NTA prints them', '1 (2)\n2 (3)\n3 (1)\n4 12.5'],
  ['commas and equals', '1=B, 2=C, 3=A, 4=12.5'],
  ['question marks of a table', 'Q1: B | Q2: C | Q3: A | Q4: 12.5'],
  ['entries alone', 'B C A 12.5'],
  ['out of order', '4. 12.5\n3. A\n1. B\n2. C'],
])('a key is read from %s', (_, text) => {
  expect(readAnswerKey(text, MIXED)).toEqual({ 1: option('B'), 2: option('C'), 3: option('A'), 4: number(12.5) })
})

test('options by number alone, in the order of the questions, are no pairs', () => {
  expect(readAnswerKey('2 3 1', FOUR)).toEqual({ 1: option('B'), 2: option('C'), 3: option('A') })
  expect(readAnswerKey('B C A 12', MIXED)).toEqual({ 1: option('B'), 2: option('C'), 3: option('A'), 4: number(12) })
})

test('letters in one run are the options in their order', () => {
  expect(readAnswerKey('bca', FOUR)).toEqual({ 1: option('B'), 2: option('C'), 3: option('A') })
})

test('two right options, a stretch of numbers and a dropped question are read as they are printed', () => {
  expect(readAnswerKey('1. A or C\n2. drop\n4. 4.5 to 4.7', MIXED)).toEqual({
    1: option('A', 'C'),
    2: { kind: 'dropped' },
    4: number(4.5, 4.7),
  })
})

test('what is no key is left out: a letter beyond the options, words, a letter for a number', () => {
  expect(readAnswerKey('1. E\n2. see page 4\n4. B', MIXED)).toEqual({})
  expect(readKeyEntry('', { options: 4 })).toBeUndefined()
  expect(readKeyEntry('5', { options: 4 })).toBeUndefined()
})

test.each([
  ['B', option('B'), true],
  ['A', option('B'), false],
  ['C', option('A', 'C'), true],
  [undefined, option('B'), undefined],
  ['', number(4), undefined],
  ['4', number(4), true],
  ['4.0', number(4), true],
  ['4,6', number(4.5, 4.7), true],
  ['4.8', number(4.5, 4.7), false],
  [undefined, { kind: 'dropped' } as const, true],
])('an answer %s against its key', (answer, entry, right) => {
  expect(isRight(answer, entry as Parameters<typeof isRight>[1])).toBe(right)
})

test('a key is written as people read it', () => {
  const words = { or: 'or', to: 'to' }
  expect(writeKeyEntry({ kind: 'options', right: ['A', 'C'] }, words)).toBe('A or C')
  expect(writeKeyEntry({ kind: 'number', from: 4, to: 4 }, words)).toBe('4')
  expect(writeKeyEntry({ kind: 'number', from: 4.5, to: 4.7 }, words)).toBe('4.5 to 4.7')
  expect(writeKeyEntry({ kind: 'dropped' }, words)).toBeUndefined()
})
