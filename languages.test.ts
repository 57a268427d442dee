import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { listPageWords } from './apps/web/page-words.ts'
import { PUBLIC_PATHS } from './apps/web/src/product-paths.ts'
import { isReadIn } from './packages/contract/src/paths.ts'
import { FIRST_LANGUAGE, LANGUAGES, PAGE_LANGUAGES, TRIAL_LANGUAGES } from './packages/domain/src/languages.ts'

/** Sources that run in the product, without their tests. */
const SOURCES = globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.ts']).filter(
  (path) => !/\.test\.tsx?$|\/testing\/|\/kitchen-sink\//.test(path),
)
/** A choice of words by whether a count is one: the business of `plural`. */
const OWN_PLURAL =
  /\b(?:count|total|days|hours|minutes|attempts|sessions|seats|people|rows|capacity|rupees|paise|of) === 1(?: \?|$)|\bis(?:One|Single) \?/
/** A language by its name or its code, as a word of a file's name. */
const LANGUAGE_NAME = /(?:^|[-.])(?:english|hindi|marathi|en|hi|mr)(?=[-.]|$)/
/** Where the files of a language stand under its code. */
const BY_LANGUAGE = /^(?:apps\/web\/src\/words|data\/planner\/names)\/[a-z]+\.(?:ts|json)$/
/** The folders of languages, and the tables beside them that name each language once. */
const LANGUAGE_FOLDERS = /^(?:apps\/(?:api|web)\/src\/words|packages\/domain\/src\/names)\//
/** Letters of a language in what is no text of the product: what people type, in any script, and the name of a body. */
const READS_LETTERS = [
  'packages/domain/src/identity/contact-mask.ts',
  'packages/domain/src/identity/helplines.ts',
  'packages/domain/src/questions/question-numbers.ts',
  'packages/domain/src/questions/question-tokens.ts',
  'packages/domain/src/questions/question-words.ts',
]
/** Letters with a dot below that spoken Hindi leaves out; what people type may bear them, and is understood. */
const DOTTED = /[\u0915\u0916\u0917\u091C\u092B]\u093C|[\u0958-\u095B\u095E]/u
const READS_DOTTED = 'packages/domain/src/names/hi/spoken.ts'
/** The list itself; and what mentors speak, which is not what the product speaks. */
const NAMES_LANGUAGES =
  /^(?:packages\/domain\/src\/languages\.ts|packages\/contract\/src\/mentors\.ts|apps\/api\/src\/features\/mentoring\/mentors\/sample-mentors\.service\.ts):/

test('a sentence that names a count is chosen by the plural rules of its language', () => {
  expect(linesWith(OWN_PLURAL)).toEqual([])
})

test('what is said in a language stands in its folder: no table by language and no letter of one elsewhere', () => {
  const outside = (line: string) =>
    !LANGUAGE_FOLDERS.test(line) && !NAMES_LANGUAGES.test(line) && !/: (?:\/\*\*|\*|\/\/) /.test(line)
  expect(linesWith(byOtherCode()).filter(outside)).toEqual([])
  const letters = linesWith(/\p{Script=Devanagari}/u).filter(outside)
  expect([...new Set(letters.map((line) => line.replace(/:\d+: .*/, '')))].sort()).toEqual(READS_LETTERS)
})

test('what is said in Hindi bears no dot below a letter that is spoken without it', () => {
  const said = linesWith(DOTTED).filter((line) => LANGUAGE_FOLDERS.test(line) && !line.startsWith(READS_DOTTED))
  expect(said).toEqual([])
})

test.each([
  ["const PLAN = { en: 'Plan', hi: 'प्लान' }", true],
  ["const WORDS: Record<Language, Words> = { en, 'hi': other }", true],
  ['const [title] = WORDS.hi.titles', true],
  ["read('hi')", true],
  ['const highest = list.hidden', false],
  ['say({ hint: words.this.that })', false],
])('a language beside the folders is found: %s', (line, isFound) => {
  expect(byOtherCode().test(line)).toBe(isFound)
})

test('no branch asks for one language by its name: what differs stands in a table by language', () => {
  const branches = linesWith(/=== '(?:hi|mr)'|'(?:hi|mr)' ===|!== '(?:hi|mr)'/)
  expect(branches.filter((line) => !/^apps\/web\/src\/words\//.test(line))).toEqual([])
})

test('the languages are named in the list alone: no type, list or file names two of them beside each other', () => {
  const pairs = PAGE_LANGUAGES.flatMap((one) =>
    PAGE_LANGUAGES.filter((other) => other !== one).map((other) => `'${one}'(?: \\||,) '${other}'`),
  )
  const named = linesWith(new RegExp(pairs.join('|')))
  expect(named.filter((line) => !NAMES_LANGUAGES.test(line))).toEqual([])
})

test('no column, field or name is one of a language alone: what is written by language stands under one name, by its code', () => {
  const codes = PAGE_LANGUAGES.map((code) => `${code.charAt(0).toUpperCase()}${code.slice(1)}`).join('|')
  expect(
    linesWith(
      new RegExp(
        `\\b(?:title|name|description|text|words|notice|features|[a-z]+[nN]ame|[a-z]+[tT]itle)(?:${codes})\\b`,
      ),
    ),
  ).toEqual([])
  const columns = readFileSync('apps/api/src/db/rows.ts', 'utf8').match(
    new RegExp(`^  \\w+(?:${codes}|_(?:${PAGE_LANGUAGES.join('|')})):`, 'gm'),
  )
  expect(columns).toBeNull()
})

test('the pages of every language stand in one layout and come from one table', () => {
  const layouts = globSync('apps/web/src/layouts/*.tsx').map((path) => basename(path, '.tsx'))
  expect(layouts.filter((name) => LANGUAGE_NAME.test(name))).toEqual([])
  for (const language of PAGE_LANGUAGES)
    expect(readFileSync('apps/web/src/routes.ts', 'utf8')).not.toContain(`'${language}'`)
})

test('no file is named after a language: its name is that of a folder, or of a file of data by language', () => {
  const files = globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.ts', 'data/**/*.{json,csv}'])
  expect(files.filter((path) => LANGUAGE_NAME.test(basename(path)) && !BY_LANGUAGE.test(path))).toEqual([])
})

test('each language has its folder of words, with the same files as the first', () => {
  const [first, ...others] = LANGUAGES.map((language) =>
    globSync(`apps/{api,web}/src/words/${language}/*.ts`)
      .map((path) => basename(path))
      .sort(),
  )
  for (const files of others) expect(files).toEqual(first)
})

test('a language on trial has the words that its pages load, and no others', () => {
  for (const language of TRIAL_LANGUAGES) {
    const pages = PUBLIC_PATHS.filter(({ path }) => isReadIn(path, language))
    const areas = pages.flatMap(({ page, frame }) => (page === undefined ? [] : listPageWords(page, frame ?? 'public')))
    const files = ['shell', ...areas].map((area) => area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
    const written = globSync(`apps/web/src/words/${language}/*.ts`).filter((path) =>
      readFileSync(path, 'utf8').includes('export const handle'),
    )
    expect(written.map((path) => basename(path, '.ts')).sort()).toEqual([...new Set(files)].sort())
  }
})

test('lines of every language with signs above and below its letters stand apart', () => {
  const css = readFileSync('apps/web/src/styles/app.css', 'utf8')
  const [first, ...others] = PAGE_LANGUAGES.filter((language) => language !== FIRST_LANGUAGE).map(
    (language) => css.split(`[lang="${language}"]`).length - 1,
  )
  expect(first).toBeGreaterThan(5)
  for (const count of others) expect(count).toBe(first)
})

/** A language but the first by its code: as a text, a key or a property. */
function byOtherCode(): RegExp {
  const others = PAGE_LANGUAGES.filter((language) => language !== FIRST_LANGUAGE).join('|')
  return new RegExp(`['"](?:${others})['"]|(?<![\\w.-])(?:${others})\\??: |\\.(?:${others})\\b`)
}

function linesWith(pattern: RegExp): string[] {
  expect(SOURCES.length).toBeGreaterThan(1000)
  return SOURCES.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [])),
  )
}
