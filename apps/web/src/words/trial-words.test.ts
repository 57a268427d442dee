import { globSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { TRIAL_LANGUAGES } from '@sopaan/domain/languages'
import { expect, test } from 'vitest'
import { en } from './en.ts'
import { hi } from './hi.ts'

/** A word, as against figures, signs and names of bodies, exams and branches in capitals. */
const LATIN_WORDS = /[a-z]{4,}/
const DEVANAGARI = /[\u0900-\u097f]/
/** Said alike in every language: names, and what people type. */
const SAME_IN_ALL =
  /^(?:shell\.productName|counsellings\.bands|collegeIndex\.searchExample|calculators\.rank\.exams|predictor\.(?:bands|stop|lists|listLegends|categories|pwdShort|quotas\.DASA)|questions\.(?:categories|ownWordsHint)|results\.(?:searchHint|quotas\.DASA|head\.nirf)|choosing\.sharing\.whatsApp|choices\.check\.kinds|planner\.quickAddHint)/
/** Words that Hindi and Marathi say alike, such as loan words and names of places. */
const ALIKE_MAX_WORDS = 4
/** Signs of Hindi that Marathi does not use: the stroke that ends a sentence, and its commonest small words. */
const HINDI = /।|(?<![\u0900-\u097f])(?:है|हैं|में|नहीं|और|के|को|से|पर|यह|वह|करें|आपकी|आपका|आपके)(?![\u0900-\u097f])/u

test.each(TRIAL_LANGUAGES)('%s: no sentence is left in English, and none is that of Hindi', async (language) => {
  const words = await wordsOf(language)
  const hindi = textsOf(hi)
  expect(Object.keys(words).length).toBeGreaterThan(200)
  const faults = Object.entries(words).filter(([key, text]) => {
    if (text === '' || SAME_IN_ALL.test(key)) return false
    if (!DEVANAGARI.test(text)) return LATIN_WORDS.test(text)
    return (
      HINDI.test(text) ||
      (text === hindi[key] && text.split(' ').filter((word) => DEVANAGARI.test(word)).length > ALIKE_MAX_WORDS)
    )
  })
  expect(faults).toEqual([])
})

test.each(TRIAL_LANGUAGES)('%s: no line of its words holds a word of Hindi', (language) => {
  const found = globSync(`apps/web/src/words/${language}/*.ts`).flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => HINDI.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})

test.each(TRIAL_LANGUAGES)(
  '%s: every word stands under the key and of the kind that it has in English',
  async (language) => {
    const words = await modulesOf(language)
    for (const [area, part] of Object.entries(words)) {
      const english: unknown = Object.entries(en).find(([name]) => name === area)?.[1]
      expect(kindsOf(part), area).toEqual(kindsOf(typeof english === 'object' && english !== null ? english : {}))
    }
  },
)

/** The areas of a language by their names, from its folder. */
async function modulesOf(language: string): Promise<Record<string, object>> {
  const files = globSync(`apps/web/src/words/${language}/*.ts`, { cwd: process.cwd() })
  const modules: { handle?: { words: Record<string, object> } }[] = await Promise.all(
    files.map((path) => import(pathToFileURL(path).href)),
  )
  return Object.assign({}, ...modules.map(({ handle }) => handle?.words ?? {}))
}

async function wordsOf(language: string): Promise<Record<string, string>> {
  return textsOf(await modulesOf(language))
}

function flat(value: object, path: string[] = []): [string, unknown][] {
  return Object.entries(value).flatMap(([key, each]) =>
    typeof each === 'object' && each !== null
      ? flat(each, [...path, key])
      : [[[...path, key].join('.'), each] as [string, unknown]],
  )
}

function textsOf(words: object): Record<string, string> {
  return Object.fromEntries(flat(words).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

/** What stands under each key; the note of a trial is said in a language on trial alone. */
function kindsOf(words: object): Record<string, string> {
  return Object.fromEntries(
    flat(words).flatMap(([key, value]) => (key.startsWith('trial') ? [] : [[key, typeof value] as const])),
  )
}
