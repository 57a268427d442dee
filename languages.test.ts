import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Sources that run in the product, without their tests. */
const SOURCES = globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.ts']).filter(
  (path) => !/\.test\.tsx?$|\/testing\/|\/kitchen-sink\//.test(path),
)
/** A choice of words by whether a count is one: the business of `plural`. */
const OWN_PLURAL =
  /\b(?:count|total|days|hours|minutes|attempts|sessions|seats|people|rows|capacity|rupees|paise|of) === 1(?: \?|$)|\bis(?:One|Single) \?/

test('a sentence that names a count is chosen by the plural rules of its language', () => {
  expect(linesWith(OWN_PLURAL)).toEqual([])
})

test('no branch asks for one language by its name: what differs stands in a table by language', () => {
  const branches = linesWith(/=== 'hi'|'hi' ===|!== 'hi'/)
  expect(branches.filter((line) => !/^apps\/web\/src\/words\//.test(line))).toEqual([])
})

function linesWith(pattern: RegExp): string[] {
  expect(SOURCES.length).toBeGreaterThan(1000)
  return SOURCES.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [])),
  )
}
