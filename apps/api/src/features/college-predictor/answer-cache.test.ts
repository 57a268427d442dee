import { expect, test } from 'vitest'
import { AnswerCache } from './answer-cache.ts'

test('what was not asked for longest goes first when the cache is full', () => {
  const cache = new AnswerCache<string>(10)
  cache.keep('a', 'first', 4)
  cache.keep('b', 'second', 4)
  expect(cache.find('a')).toBe('first')
  cache.keep('c', 'third', 4)
  expect([cache.find('a'), cache.find('b'), cache.find('c')]).toEqual(['first', undefined, 'third'])
})

test('a cache exactly full keeps all it has, and one character more drops one answer', () => {
  const cache = new AnswerCache<string>(10)
  cache.keep('a', 'first', 5)
  cache.keep('b', 'second', 5)
  expect(cache.find('a')).toBe('first')
  cache.keep('c', 'third', 1)
  expect([cache.find('a'), cache.find('b'), cache.find('c')]).toEqual(['first', undefined, 'third'])
})

test('an answer larger than the whole cache is not kept and drives nothing out', () => {
  const cache = new AnswerCache<string>(10)
  cache.keep('a', 'small', 4)
  cache.keep('b', 'huge', 11)
  expect([cache.find('a'), cache.find('b')]).toEqual(['small', undefined])
})

test('an answer kept twice counts once', () => {
  const cache = new AnswerCache<string>(10)
  cache.keep('a', 'old', 6)
  cache.keep('a', 'new', 6)
  cache.keep('b', 'other', 4)
  expect([cache.find('a'), cache.find('b')]).toEqual(['new', 'other'])
})
