import { REFUSALS, Refusal, type RefusalCode } from '@sopaan/contract/refusals'
import { expect, test } from 'vitest'
import { wordsOf } from './refusal-words.ts'
import { en } from './words/en.ts'
import { hi } from './words/hi.ts'

const CODES = Object.keys(REFUSALS) as RefusalCode[]
const named = (words: string) => [...words.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)

test('a limit reaches the reader from the refusal itself, in English and in Hindi', () => {
  const full = new Refusal('CHOICE_LIST_FULL', { max: 45 })
  expect(wordsOf(full, en)).toBe('This list is full: it holds 45 seats.')
  expect(wordsOf(full, hi)).toBe('यह लिस्ट भर गई है: इसमें 45 सीटें आती हैं।')
})

test.each(CODES)('%s names the same values in both languages, all of which it carries', (code) => {
  const row: { message: string; details?: unknown } = REFUSALS[code]
  expect(named(hi.refusals[code])).toEqual(named(row.message))
  for (const name of named(row.message)) expect(JSON.stringify(row.details)).toContain(`"${name}"`)
})

test('no refusal states a limit of its own: figures are those of a cited source alone', () => {
  const ofSource: readonly RefusalCode[] = ['HELPLINE_KIRAN']
  const figures = CODES.filter((code) => /\d/.test(REFUSALS[code].message) || /\d/.test(hi.refusals[code]))
  expect(figures).toEqual(ofSource)
})
