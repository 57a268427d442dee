import { expect, test } from 'vitest'
import { baseOfSent, mergeLists } from './choice-lists-merge.ts'

const list = (...keys: string[]) => [{ id: 'a', name: 'Dream', keys }]

test('what was sent and never answered is common ground as far as the account shows that it arrived', () => {
  // Nothing arrived; all of it arrived; it arrived and another device added a choice since.
  expect(baseOfSent(list('x'), [list('x', 'y')], list('x'))).toEqual(list('x'))
  expect(baseOfSent(list('x'), [list('x', 'y')], list('x', 'y'))).toEqual(list('x', 'y'))
  expect(baseOfSent(list('x'), [list('x', 'y')], list('z', 'x', 'y'))).toEqual(list('x', 'y'))
})

test('a choice that was sent, never answered for and then taken out stays out; one that was put back stays in', () => {
  const merge = (base: ReturnType<typeof list>, sent: ReturnType<typeof list>, mine: ReturnType<typeof list>) =>
    mergeLists(baseOfSent(base, [sent], [...sent]), mine, sent)
  expect(merge(list('x'), list('x', 'y'), list('x'))).toEqual(list('x'))
  expect(merge(list('x', 'y'), list('x'), list('x', 'y'))).toEqual(list('x', 'y'))
})

test('a list that was sent, never answered for and then removed stays away; one that was put back stays', () => {
  expect(mergeLists(baseOfSent([], [list('x')], list('x')), [], list('x'))).toEqual([])
  expect(mergeLists(baseOfSent(list('x'), [[]], []), list('x'), [])).toEqual(list('x'))
})

test('what another device took out is taken out here too, although a sending without an answer had it', () => {
  expect(mergeLists(baseOfSent(list('x'), [list('x', 'y')], list()), list('x', 'y'), list())).toEqual(list('y'))
})
