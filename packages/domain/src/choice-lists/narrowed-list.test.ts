import { expect, test } from 'vitest'
import { countPassed, narrowList, type SievedChoice } from './narrowed-list.ts'

/** In the order of a list: three colleges, the first with two branches, and a choice of which nothing is known any more. */
const LIST: readonly SievedChoice[] = [
  {
    key: 'calicut/ece',
    type: 'NIT',
    state: 'Kerala',
    family: 'ECE',
    band: 'reach',
    feeInr: 150_500,
    nirf: 25,
    km: 150,
  },
  { key: 'kottayam/cse', type: 'IIIT', state: 'Kerala', family: 'CSE', band: 'likely' },
  {
    ...{ key: 'nagpur/cse', type: 'NIT', state: 'Maharashtra', family: 'CSE', band: 'safe' },
    ...{ feeInr: 125_000, nirf: 44, salaryInr: 1_250_000, womenPercent: 21, km: 1_150 },
  },
  { key: 'gone/cse' },
  { key: 'calicut/cse', type: 'NIT', state: 'Kerala', family: 'CSE', feeInr: 150_500, nirf: 25, km: 150 },
]

const shown = (filters: Parameters<typeof narrowList>[1]) => narrowList(LIST, filters).shown

test('without a filter a list is whole, and what each value would leave is counted', () => {
  const { shown: all, facets, unpublished } = narrowList(LIST, {})
  expect(all).toEqual(LIST.map(({ key }) => key))
  expect(facets.families).toEqual([
    { value: 'CSE', count: 3 },
    { value: 'ECE', count: 1 },
  ])
  // Of one choice there is no chance, of another nothing at all.
  expect(facets.bands.map(({ value }) => value)).toEqual(['likely', 'reach', 'safe'])
  // Up to 75,000, 1.5, 2, 2.5 and 3 lakh.
  expect(facets.fees.map(({ count }) => count)).toEqual([0, 1, 3, 3, 3])
  expect(unpublished).toEqual({ fees: 2, nirf: 2, salaries: 4, women: 4, distances: 2 })
})

test('what filters leave stands in the order of the list, and one that is not known is left out by each', () => {
  expect(shown({ families: ['CSE'] })).toEqual(['kottayam/cse', 'nagpur/cse', 'calicut/cse'])
  expect(shown({ states: ['Kerala'], types: ['NIT'] })).toEqual(['calicut/ece', 'calicut/cse'])
  expect(shown({ bands: ['reach', 'safe'] })).toEqual(['calicut/ece', 'nagpur/cse'])
  expect(shown({ womenMin: 21 })).toHaveLength(1)
  expect(shown({ womenMin: 22 })).toEqual([])
  expect(shown({ nirfMax: 25 })).toEqual(['calicut/ece', 'calicut/cse'])
  expect(shown({ salaryMin: 1_200_000 })).toEqual(['nagpur/cse'])
  expect(shown({ kmMax: 300, feeMax: 200_000 })).toEqual(['calicut/ece', 'calicut/cse'])
  expect(shown({ families: [], states: [] })).toHaveLength(5)
})

test('a value is counted under all filters but those of its own kind', () => {
  const { facets } = narrowList(LIST, { states: ['Kerala'], families: ['ECE'] })
  expect(facets.families).toEqual([
    { value: 'CSE', count: 2 },
    { value: 'ECE', count: 1 },
  ])
  expect(facets.states).toEqual([{ value: 'Kerala', count: 1 }])
  expect(facets.types).toEqual([{ value: 'NIT', count: 1 }])
})

test('a move says how many choices it passed that are not seen', () => {
  // Seen are b and e: b goes behind e, past c and d, which nobody saw.
  expect(countPassed(['a', 'b', 'c', 'd', 'e', 'f'], ['a', 'c', 'd', 'e', 'b', 'f'], new Set(['b', 'e']))).toBe(2)
  // Neighbours in the whole list too: nothing lies between them.
  expect(countPassed(['a', 'b', 'e', 'f'], ['a', 'e', 'b', 'f'], new Set(['b', 'e']))).toBe(0)
  expect(countPassed(['a', 'b'], ['b', 'a'], new Set(['a', 'b']))).toBe(0)
})
