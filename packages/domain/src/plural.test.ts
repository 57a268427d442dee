import { expect, test } from 'vitest'
import { pluralIn } from './plural.ts'

// Source: Unicode CLDR 46, plural rules: English `one` is 1; Hindi `one` is 0 and 1.
test.each([
  ['en', 0, 'other'],
  ['en', 1, 'one'],
  ['en', 2, 'other'],
  ['hi', 0, 'one'],
  ['hi', 1, 'one'],
  ['hi', 2, 'other'],
] as const)('in %s the count %i takes the form %s', (language, count, form) => {
  expect(pluralIn(language)(count, { one: 'one', other: 'other' })).toBe(form)
})

test('a form for exactly one count goes before its category, and `other` serves a category without a form', () => {
  const plural = pluralIn('en')
  expect(plural(1, { 1: 'ends today', one: '1 day', other: 'days' })).toBe('ends today')
  expect(plural(1, { other: 'anything' })).toBe('anything')
  expect(plural(0, { 0: 'none', other: 'some' })).toBe('none')
})
