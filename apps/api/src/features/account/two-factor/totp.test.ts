import { expect, test } from 'vitest'
import { codeAt, matchCode, stepOf } from './totp.ts'

const SECRET = Buffer.from('12345678901234567890')

// Source: RFC 6238, appendix B, the rows of SHA-1.
test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('AUTH-20: at %i s the code is %s', (seconds, code) => {
  expect(codeAt(SECRET, stepOf(new Date(seconds * 1_000)), 8)).toBe(code)
})

test('AUTH-20: a code of the step before or after is taken, one of two steps away is not, and none works twice', () => {
  const now = new Date(59_000)
  const match = (step: number, lastStep = 0) => matchCode(SECRET, codeAt(SECRET, step), { now, lastStep })
  expect([match(2), match(1), match(3)]).toEqual([2, undefined, undefined].map((_, at) => [2, 1, undefined][at]))
  expect(match(1, 1)).toBeUndefined()
})
