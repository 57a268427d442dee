import { expect, test } from 'vitest'
import { orderOutput } from './ordered-output.ts'

test('what three write at once is read one after the other, the first as it writes', () => {
  const read: string[] = []
  const [one, two, three] = orderOutput(3, (text) => void read.push(text))
  two?.write('b1')
  one?.write('a1')
  three?.write('c1')
  expect(read).toEqual(['a1'])
  three?.end()
  two?.write('b2')
  one?.write('a2')
  expect(read).toEqual(['a1', 'a2'])
  one?.end()
  expect(read).toEqual(['a1', 'a2', 'b1', 'b2'])
  two?.write('b3')
  two?.end()
  expect(read).toEqual(['a1', 'a2', 'b1', 'b2', 'b3', 'c1'])
})
