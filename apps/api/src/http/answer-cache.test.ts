import { expect, test } from 'vitest'
import { AnswerCache } from './answer-cache.ts'

test('an answer asked for once is not kept, one asked for twice is', () => {
  const cache = new AnswerCache<string>(10)
  cache.keep('a', 'first', 4)
  expect(cache.find('a')).toBeUndefined()
  cache.keep('a', 'first', 4)
  expect(cache.find('a')).toBe('first')
})

test('what was not asked for longest goes first when the cache is full', () => {
  const cache = new AnswerCache<string>(10)
  storeTwice(cache, 'a', 'first', 4)
  storeTwice(cache, 'b', 'second', 4)
  expect(cache.find('a')).toBe('first')
  storeTwice(cache, 'c', 'third', 4)
  expect([cache.find('a'), cache.find('b'), cache.find('c')]).toEqual(['first', undefined, 'third'])
})

test('a cache exactly full keeps all it has, and one more drops one answer', () => {
  const cache = new AnswerCache<string>(10)
  storeTwice(cache, 'a', 'first', 5)
  storeTwice(cache, 'b', 'second', 5)
  expect(cache.find('a')).toBe('first')
  storeTwice(cache, 'c', 'third', 1)
  expect([cache.find('a'), cache.find('b'), cache.find('c')]).toEqual(['first', undefined, 'third'])
})

test('an answer larger than the whole cache is not kept and drives nothing out', () => {
  const cache = new AnswerCache<string>(10)
  storeTwice(cache, 'a', 'small', 4)
  storeTwice(cache, 'b', 'huge', 11)
  expect([cache.find('a'), cache.find('b')]).toEqual(['small', undefined])
})

test('an answer kept again counts once', () => {
  const cache = new AnswerCache<string>(10)
  storeTwice(cache, 'a', 'old', 6)
  cache.keep('a', 'new', 6)
  storeTwice(cache, 'b', 'other', 4)
  expect([cache.find('a'), cache.find('b')]).toEqual(['new', 'other'])
})

test('a key asked once is forgotten after some thousands of others', () => {
  const cache = new AnswerCache<string>(100_000)
  cache.keep('a', 'first', 1)
  for (let other = 0; other < 8192; other++) cache.keep(`other ${other}`, '', 1)
  cache.keep('a', 'first', 1)
  expect(cache.find('a')).toBeUndefined()
})

function storeTwice(cache: AnswerCache<string>, key: string, answer: string, size: number): void {
  cache.keep(key, answer, size)
  cache.keep(key, answer, size)
}
