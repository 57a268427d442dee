import { expect, test } from 'vitest'
import { maskEmailAddress, readEmailAddress } from './email-address.ts'

test('AUTH-25: an address is kept trimmed and in lower case', () => {
  expect(readEmailAddress('  Asha.Rao+jee@Example.CO.in ')).toBe('asha.rao+jee@example.co.in')
})

test.each([
  ['an at sign of full width', 'a＠b.com'],
  ['a quoted local part', '"x@evil.com"@ok.com'],
  ['two addresses', 'a@b.com,c@d.com'],
  ['a second header', 'a@b.com\r\nBcc: x@y.com'],
  ['two at signs', 'a@b@c.com'],
  ['a space inside', 'a b@c.com'],
  ['no dot in the domain', 'a@localhost'],
  ['an empty label', 'a@b..com'],
  ['a label that starts with a hyphen', 'a@-b.com'],
  ['a dot at the end of the local part', 'a.@b.com'],
  ['a semicolon', 'a;b@c.com'],
  ['a Kelvin sign, which folds to k', 'a@\u212a.com'],
  ['a letter of another script', 'а@b.com'],
  ['nothing', ''],
])('AUTH-25: %s is no address', (_what, words) => {
  expect(readEmailAddress(words)).toBeUndefined()
})

test('an address of 254 characters is taken and one of 255 is not', () => {
  const domain = `${'d'.repeat(63)}.${'e'.repeat(63)}.${'f'.repeat(57)}.in`
  expect(readEmailAddress(`${'a'.repeat(64)}@${domain}`)).toHaveLength(253)
  expect(readEmailAddress(`${'a'.repeat(64)}@g${domain.replace('f.', 'ff.')}`)).toBeUndefined()
})

test('INJ-08: a hostile address of 100,000 characters is refused without a slow pattern', () => {
  const started = performance.now()
  expect(readEmailAddress(`a@${'a.'.repeat(50_000)}`)).toBeUndefined()
  expect(performance.now() - started).toBeLessThan(100)
})

test('a masked address keeps its first letter and its domain', () => {
  expect(maskEmailAddress('asha@example.org')).toBe('a***@example.org')
})
