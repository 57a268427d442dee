import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CHOICES_MAX } from './choice-list.ts'
import { applyEdit, conflictOf, EDIT_KINDS, reverseOf } from './suggested-edit.ts'

const LIST = ['a', 'b', 'c', 'd']

test.each([
  [{ kind: 'add', key: 'e', position: 1 }, ['a', 'e', 'b', 'c', 'd']],
  [{ kind: 'add', key: 'e', position: 99 }, ['a', 'b', 'c', 'd', 'e']],
  [{ kind: 'remove', key: 'b', position: null }, ['a', 'c', 'd']],
  [{ kind: 'move', key: 'd', position: 0 }, ['d', 'a', 'b', 'c']],
  [{ kind: 'move', key: 'a', position: 2 }, ['b', 'c', 'a', 'd']],
] as const)('%j is made as it says', (edit, after) => {
  expect(applyEdit(LIST, edit)).toEqual(after)
})

test('an edit does not fit where its choice came or went meanwhile, or the list is full', () => {
  expect(conflictOf(LIST, { kind: 'add', key: 'a', position: 0 })).toBe('on-list')
  expect(conflictOf(LIST, { kind: 'remove', key: 'e', position: null })).toBe('not-on-list')
  expect(conflictOf(LIST, { kind: 'move', key: 'e', position: 0 })).toBe('not-on-list')
  expect(conflictOf(LIST, { kind: 'move', key: 'a', position: 3 })).toBeUndefined()
  const full = Array.from({ length: CHOICES_MAX }, (_, at) => `c${at}`)
  expect(conflictOf(full, { kind: 'add', key: 'a', position: 0 })).toBe('full')
})

test('an edit that is taken back leaves the list as it was, and none loses or doubles a choice', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 20 }),
      fc.constantFrom(...EDIT_KINDS),
      fc.nat(25),
      fc.nat(25),
      (keys, kind, at, position) => {
        const key = kind === 'add' ? 'a choice of its own, longer than the others' : keys[at % (keys.length || 1)]
        if (key === undefined) return
        const edit = { kind, key, position: kind === 'remove' ? null : position }
        const after = applyEdit(keys, edit)
        expect(new Set(after).size).toBe(after.length)
        const former = keys.indexOf(key)
        expect(applyEdit(after, reverseOf(edit, former === -1 ? null : former))).toEqual(keys)
      },
    ),
  )
})
