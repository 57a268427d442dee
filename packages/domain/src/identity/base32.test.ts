import { expect, test } from 'vitest'
import { toBase32 } from './base32.ts'

// Source: RFC 4648, section 10, without the padding.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('"%s" in base32 is %s', (text, expected) => {
  expect(toBase32(new TextEncoder().encode(text))).toBe(expected)
})
