import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

test.each([
  ['', 'Weak', 0],
  ['abc', 'Weak', 1],
  ['abcdefgh', 'Weak', 2],
  ['abcdefg1', 'Medium', 3],
  ['Abcdefg1', 'Medium', 4],
  ['Abcde1!', 'Medium', 4],
  ['Abcdef1!', 'Strong', 5],
] as const)('AUTH-27: "%s" is %s with %i of the five checks', (password, strength, passed) => {
  const found = passwordStrength(password)
  expect(found.strength).toBe(strength)
  expect(found.passed).toHaveLength(passed)
})

test('a space is not a special character, and length is counted in characters, not in code units', () => {
  expect(passwordStrength('a b').passed).toEqual(['lower'])
  expect(passwordStrength('😀😀😀😀').passed).toEqual(['special'])
})
