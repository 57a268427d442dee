import { expect, test } from 'vitest'
import { listForbiddenNames, readForbiddenWords } from './scripts/vocabulary.ts'

/** Names that may hold such a word, each with its reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  placeOfSupply: 'the law of goods and services tax calls it so',
  'place-of-supply.ts': 'as above',
  'razorpay-stand-in.ts': 'a stand-in is what the field calls a server in the place of another',
  STAND_IN_KEYS: 'as above',
  StandIn: 'as above',
  StandInRequest: 'as above',
  standIn: 'as above',
  standInSettings: 'as above',
  startStandIn: 'as above',
  KEEP_ALIVE_TIMEOUT_MS: 'a word of HTTP',
  '0010_kept_cgpa.sql': 'a migration is never renamed',
  '0141_free_orders_and_holds.sql': 'as above',
}

test('the glossary lists the words we do not use, each with the field’s word for it', () => {
  const words = readForbiddenWords()
  expect(words.size).toBeGreaterThan(50)
  expect(words.get('deed')).toContain('action')
})

test('no file and nothing that a file declares is named with such a word', () => {
  const names = listForbiddenNames().filter(({ name }) => !(name in ALLOWED))
  expect(names.map(({ path, name, word }) => `${path}: ${name} (${word})`)).toEqual([])
})
