import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { en } from './en.ts'
import { hi } from './hi.ts'

const DEVANAGARI = /[\u0900-\u097f]/
/** Stays as scorecards print it. */
const ON_SCORECARDS = /^(?:MHT-CET )?percentile$/i
/** Keys whose Hindi is the counselling's or the product's own Latin name. */
const SAME_IN_BOTH =
  /^(?:language|collegeIndex\.searchExample|shell\.productName|counsellings\.bands|predictor\.(?:bands|categories|lists|pwdShort)|questions\.categories|choices\.check\.kinds|choosing\.sharing\.whatsApp|results\.(?:searchHint|head\.nirf|quotas)|colleges\.(?:costReserved|payers)|predictor\.quotas\.DASA|predictor\.listLegends|account\.(?:languages\.en|rankLists)|managedData\.(?:bodies|forms)|mocks\.exams|payments\.checkout\.gstin|payments\.admin\.methods\.(?:upi|emi)|planner\.(?:exams|attempts|lists|quickAddHint|zone))/

test('every word of one language stands in the other under the same key, of the same kind', () => {
  expect(kinds(hi)).toEqual(kinds(en))
})

test('a Hindi sentence is written in Hindi, not left in English', () => {
  const left = Object.entries(texts(hi)).filter(
    ([key, text]) => text !== '' && !DEVANAGARI.test(text) && !SAME_IN_BOTH.test(key) && !ON_SCORECARDS.test(text),
  )
  expect(left).toEqual([])
})

test('a sentence that takes figures shows each of them in both languages', () => {
  for (const words of [en, hi]) {
    expect(words.predictor.source('2025', '6')).toMatch(/2025.*6/)
    expect(words.predictor.sparkName('6,100', '7,400')).toContain('6,100')
    expect(words.predictor.sparkName('6,100', '7,400')).toContain('7,400')
    expect(words.shell.pageOf('2', '9')).toMatch(/2.*9/)
  }
})

test('every word that is taken by its name is shown by some module: none is sent in vain', () => {
  const modules = globSync('apps/web/src/**/*.{ts,tsx}').filter((path) => !/\.test\.|\/(?:words|testing)\//.test(path))
  expect(modules.length).toBeGreaterThan(300)
  const named = new Set(modules.flatMap((path) => readFileSync(path, 'utf8').match(/\w+/g) ?? []))
  const names = Object.entries(en).flatMap(([area, words]) =>
    Object.keys(words).flatMap((name) => (/^[a-z][A-Za-z]+$/.test(name) ? [[`${area}.${name}`, name] as const] : [])),
  )
  expect(names.length).toBeGreaterThan(2000)
  expect(names.flatMap(([path, name]) => (named.has(name) ? [] : [path]))).toEqual([])
})

function flat(value: object, path: string[] = []): [string, unknown][] {
  return Object.entries(value).flatMap(([key, each]) =>
    typeof each === 'object' && each !== null
      ? flat(each, [...path, key])
      : [[[...path, key].join('.'), each] as [string, unknown]],
  )
}

function kinds(words: object): Record<string, string> {
  return Object.fromEntries(flat(words).map(([key, value]) => [key, typeof value]))
}

function texts(words: object): Record<string, string> {
  return Object.fromEntries(flat(words).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
