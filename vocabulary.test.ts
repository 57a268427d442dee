import { expect, test } from 'vitest'
import { listForbiddenNames, readForbiddenWords } from './scripts/vocabulary.ts'

/** Names that may hold such a word, each with its reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  placeOfSupply: 'the law of goods and services tax calls it so',
  'place-of-supply.ts': 'as above',
  'razorpay-stand-in.ts': 'a stand-in is what the field calls a server in the place of another',
  KEEP_ALIVE_TIMEOUT_MS: 'a word of HTTP',
}

/** How many names still hold each word: written in the house's first words, and only ever fewer. */
const LEFT: Readonly<Record<string, number>> = {}

test('the glossary lists the words we do not use, each with the field’s word for it', () => {
  const words = readForbiddenWords()
  expect(words.size).toBeGreaterThan(50)
  expect(words.get('deed')).toContain('action')
})

test('no new name holds a word that we do not use, and what is left of them is counted', () => {
  const names = listForbiddenNames().filter(({ name }) => !(name in ALLOWED))
  const counts = Object.fromEntries(
    [...Map.groupBy(names, ({ word }) => word)].map(([word, group]) => [word, group.length]),
  )
  const tooMany = names.filter(({ word }) => (counts[word] ?? 0) > (LEFT[word] ?? 0))
  expect(tooMany.map(({ path, name, word }) => `${path}: ${name} (${word})`)).toEqual([])
  expect(counts, 'fewer than were left: lower the number').toEqual(LEFT)
})
