import { expect, test } from 'vitest'
import { listForbiddenNames, listRepeatedExports, readForbiddenWords } from './scripts/vocabulary.ts'

test('the glossary lists the words we do not use, each with the field’s word for it', () => {
  const words = readForbiddenWords()
  expect(words.size).toBeGreaterThan(50)
  expect(words.get('deed')).toContain('action')
})

test('no file and nothing that a file declares is named with such a word', () => {
  const names = listForbiddenNames()
  expect(names.map(({ path, name, word }) => `${path}: ${name} (${word})`)).toEqual([])
})

test('no two modules export the same name', () => {
  expect(listRepeatedExports().map(({ name, paths }) => `${name}: ${paths.join(', ')}`)).toEqual([])
})
