import { expect, test } from 'vitest'
import {
  codesIn,
  listNamedCodes,
  listOutsideSections,
  listTexts,
  readKnownCodes,
  remarksIn,
} from './scripts/requirement-codes.ts'

const texts = listTexts()

test('every code that comments, tests and documents name is explained in docs/requirements.md or docs/security.md', () => {
  const known = readKnownCodes()
  const named = listNamedCodes(texts)
  expect(named.length).toBeGreaterThan(800)
  const unknown = named.filter(({ code }) => !known.has(code)).map(({ path, code }) => `${path}: ${code}`)
  expect([...new Set(unknown)]).toEqual([])
})

test('no comment leans on a section of a document that is not here', () => {
  expect(listOutsideSections(texts).map(({ path, code }) => `${path}: ${code}`)).toEqual([])
})

test('codes are read in comments and titles of tests alone', () => {
  const code = `// as R12 asks\nconst grade = 'R16'\ntest('PAY-01, C3: sold', () => {})\ntest.each([\n  'W2',\n])('S4: %s', () => {})`
  expect(codesIn(remarksIn('a.test.ts', code))).toEqual(['R12', 'PAY-01', 'C3', 'S4'])
  expect(codesIn('SHA-256, UTF-8, S3, R-PL-2, AUTH-05 and -06, RC4, A-R12')).toEqual(['R-PL-2', 'AUTH-05'])
})
