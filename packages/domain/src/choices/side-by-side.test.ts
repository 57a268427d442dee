import { expect, test } from 'vitest'
import { findCollegeFacts } from '../colleges/college-facts.ts'
import { adviseOrder, type ComparedChoice } from './side-by-side.ts'

const choice = (key: string, openClosing: number | null, more: Partial<ComparedChoice> = {}): ComparedChoice => ({
  ...{ key, list: 'main-1', isPreparatory: false, openClosing, facts: null },
  ...more,
})

test('the most wanted goes first, whatever order they came in, each once', () => {
  const advised = adviseOrder([choice('b', 900), choice('a', 100), choice('c', 5000), choice('a', 100)], 'everybody')
  expect(advised?.order.map(({ key }) => key)).toEqual(['a', 'b', 'c'])
  expect(advised?.closings).toEqual({ first: 100, second: 900 })
})

test('there is no advice across rank lists, for one choice, without a closing rank, or where they close alike', () => {
  expect(adviseOrder([choice('a', 1), choice('b', 2, { list: 'advanced' })], 'everybody')).toBeUndefined()
  expect(adviseOrder([choice('a', 1)], 'everybody')).toBeUndefined()
  expect(adviseOrder([choice('a', 1), choice('b', null)], 'everybody')).toBeUndefined()
  expect(adviseOrder([choice('a', 1), choice('b', 1)], 'everybody')).toBeUndefined()
  expect(adviseOrder([choice('a', 1), choice('b', 2, { isPreparatory: true })], 'everybody')).toBeUndefined()
})

test('facts are set against each other within one edition, one year and one kind of fee alone', () => {
  const facts = ['National Institute of Technology Calicut', 'National Institute of Technology, Silchar'].map(
    (name) => findCollegeFacts(name) ?? null,
  )
  const [calicut = null, silchar = null] = facts
  const both = [choice('a', 1, { facts: calicut }), choice('b', 2, { facts: silchar })]
  const advised = adviseOrder(both, 'everybody')
  // NIRF Engineering 2025; sheets of 2025-26: 1,50,500 and 1,47,000.
  expect(advised?.nirf).toEqual({ year: 2025, first: 21, second: 50 })
  expect(advised?.fee).toEqual({ moreInr: 3500 })
  const older = calicut && {
    ...calicut,
    nirf: [[2021, 23]] as [number, number][],
    fees: { kind: 'none', because: 'not-found' } as const,
  }
  const none = adviseOrder([choice('a', 1, { facts: older }), choice('b', 2, { facts: silchar })], 'everybody')
  expect(none?.nirf).toBeUndefined()
  expect(none?.fee).toBeUndefined()
})
