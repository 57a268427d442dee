import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { LANGUAGES } from './packages/domain/src/languages.ts'

/** Sources that run in the product, without their tests. */
const SOURCES = globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.ts']).filter(
  (path) => !/\.test\.tsx?$|\/testing\/|\/kitchen-sink\//.test(path),
)
/** A choice of words by whether a count is one: the business of `plural`. */
const OWN_PLURAL =
  /\b(?:count|total|days|hours|minutes|attempts|sessions|seats|people|rows|capacity|rupees|paise|of) === 1(?: \?|$)|\bis(?:One|Single) \?/
/** A language by its name or its code, as a word of a file's name. */
const LANGUAGE_NAME = /(?:^|[-.])(?:english|hindi|en|hi)(?=[-.]|$)/
/** Where the files of a language stand under its code. */
const BY_LANGUAGE =
  /^(?:apps\/web\/src\/words|data\/planner\/names|packages\/domain\/src\/planner\/quick-add\/spoken)\/[a-z]+\.(?:ts|json)$/
/** The list itself; and what mentors speak, which is not what the product speaks. */
const NAMES_LANGUAGES =
  /^(?:packages\/domain\/src\/languages\.ts|packages\/contract\/src\/mentors\.ts|apps\/api\/src\/features\/mentoring\/mentors\/sample-mentors\.service\.ts):/

test('a sentence that names a count is chosen by the plural rules of its language', () => {
  expect(linesWith(OWN_PLURAL)).toEqual([])
})

test('no branch asks for one language by its name: what differs stands in a table by language', () => {
  const branches = linesWith(/=== 'hi'|'hi' ===|!== 'hi'/)
  expect(branches.filter((line) => !/^apps\/web\/src\/words\//.test(line))).toEqual([])
})

test('the languages are named in the list alone: no type, list or file names two of them beside each other', () => {
  const pairs = LANGUAGES.flatMap((one) =>
    LANGUAGES.filter((other) => other !== one).map((other) => `'${one}'(?: \\||,) '${other}'`),
  )
  const named = linesWith(new RegExp(pairs.join('|')))
  expect(named.filter((line) => !NAMES_LANGUAGES.test(line))).toEqual([])
})

test('no column, field or name is one of a language alone: what is written by language stands under one name, by its code', () => {
  const codes = LANGUAGES.map((code) => `${code.charAt(0).toUpperCase()}${code.slice(1)}`).join('|')
  expect(
    linesWith(
      new RegExp(
        `\\b(?:title|name|description|text|words|notice|features|[a-z]+[nN]ame|[a-z]+[tT]itle)(?:${codes})\\b`,
      ),
    ),
  ).toEqual([])
  const columns = readFileSync('apps/api/src/db/rows.ts', 'utf8').match(
    new RegExp(`^  \\w+(?:${codes}|_(?:${LANGUAGES.join('|')})):`, 'gm'),
  )
  expect(columns).toBeNull()
})

test('the pages of every language stand in one layout and come from one table', () => {
  const layouts = globSync('apps/web/src/layouts/*.tsx').map((path) => basename(path, '.tsx'))
  expect(layouts.filter((name) => LANGUAGE_NAME.test(name))).toEqual([])
  for (const language of LANGUAGES)
    expect(readFileSync('apps/web/src/routes.ts', 'utf8')).not.toContain(`'${language}'`)
})

test('no file is named after a language: its name is that of a folder, or of a file of data by language', () => {
  const files = globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.ts', 'data/**/*.{json,csv}'])
  expect(files.filter((path) => LANGUAGE_NAME.test(basename(path)) && !BY_LANGUAGE.test(path))).toEqual([])
})

test('each language has its folder of words, with the same files as the first', () => {
  const [first, ...others] = LANGUAGES.map((language) =>
    globSync(`apps/web/src/words/${language}/*.ts`)
      .map((path) => basename(path))
      .sort(),
  )
  for (const files of others) expect(files).toEqual(first)
})

function linesWith(pattern: RegExp): string[] {
  expect(SOURCES.length).toBeGreaterThan(1000)
  return SOURCES.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [])),
  )
}
