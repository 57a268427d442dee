import { expect, test } from 'vitest'
import { orderRows } from './order-rows.ts'

const ROWS = [
  { name: 'b', age: 10 },
  { name: 'a', age: null },
  { name: 'c', age: 9 },
  { name: 'd', age: 10 },
]
const KEYS = { name: ({ name }: (typeof ROWS)[number]) => name, age: ({ age }: (typeof ROWS)[number]) => age }
const namesOf = (sort: 'name' | '-name' | 'age' | '-age') =>
  orderRows(ROWS, sort, KEYS)
    .map(({ name }) => name)
    .join('')

test('rows go from the first on, or from the last; ties stay, and what has no value comes last either way', () => {
  expect(namesOf('name')).toBe('abcd')
  expect(namesOf('-name')).toBe('dcba')
  expect(namesOf('age')).toBe('cbda')
  expect(namesOf('-age')).toBe('bdca')
})
