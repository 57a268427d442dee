import { expect, test } from 'vitest'
import { listLineChanges } from './line-changes.ts'

test('lines that stay, go and come are told in the order of the later text', () => {
  expect(listLineChanges('one\ntwo\nthree', 'one\n2\nthree\nfour')).toEqual([
    { kind: 'same', text: 'one' },
    { kind: 'gone', text: 'two' },
    { kind: 'new', text: '2' },
    { kind: 'same', text: 'three' },
    { kind: 'new', text: 'four' },
  ])
})

test('a text that did not change has no change, and one from nothing is new', () => {
  expect(listLineChanges('a\nb', 'a\nb').every(({ kind }) => kind === 'same')).toBe(true)
  expect(listLineChanges('a', 'b')).toEqual([
    { kind: 'gone', text: 'a' },
    { kind: 'new', text: 'b' },
  ])
})
