import { expect, test } from 'vitest'
import { mergeNotes } from './merge-notes.ts'

const lines = (...each: string[]) => each.join('\n')

test.each([
  ['only mine changed', 'A', 'A2', 'A', 'A2'],
  ['only theirs changed', 'A', 'A', 'A2', 'A2'],
  ['both did the same', 'A', 'A2', 'A2', 'A2'],
  ['both began an empty note: theirs first', '', 'mine', 'theirs', lines('theirs', 'mine')],
  [
    'each changed a line of their own',
    lines('A', 'B', 'C'),
    lines('A2', 'B', 'C'),
    lines('A', 'B', 'C2'),
    lines('A2', 'B', 'C2'),
  ],
  [
    'both changed one line: both stay',
    lines('A', 'B'),
    lines('A', 'mine'),
    lines('A', 'theirs'),
    lines('A', 'theirs', 'mine'),
  ],
  ['both wrote behind the end', 'A', lines('A', 'mine'), lines('A', 'theirs'), lines('A', 'theirs', 'mine')],
  ['mine grows on while theirs came before it', 'A', 'AB', lines('theirs', 'A'), lines('theirs', 'AB')],
  [
    'they took a line off that I left',
    lines('A', 'B', 'C'),
    lines('A', 'B', 'C', 'D'),
    lines('A', 'C'),
    lines('A', 'C', 'D'),
  ],
  ['I emptied it while they wrote', 'A', '', lines('A', 'theirs'), 'theirs'],
] as const)('%s', (...[, base, mine, theirs, merged]) => {
  expect(mergeNotes(base, mine, theirs)).toBe(merged)
})

test('no line that either of the two wrote is lost, wherever they wrote', () => {
  const base = ['one', 'two', 'three', 'four']
  for (let at = 0; at <= base.length; at += 1)
    for (let there = 0; there <= base.length; there += 1) {
      const mine = base.toSpliced(at, 0, 'mine').join('\n')
      const theirs = base.toSpliced(there, 0, 'theirs').join('\n')
      const merged = mergeNotes(base.join('\n'), mine, theirs).split('\n')
      expect(merged.filter((line) => base.includes(line))).toEqual(base)
      expect(merged.toSorted()).toEqual([...base, 'mine', 'theirs'].toSorted())
    }
})

test('of notes with more lines than are compared both versions stay whole, theirs first', () => {
  const [base, mine, theirs] = ['a', 'b', 'c'].map((name) => Array.from({ length: 1_000 }, (_, at) => `${name}${at}`))
  const merged = mergeNotes(base?.join('\n') ?? '', mine?.join('\n') ?? '', theirs?.join('\n') ?? '')
  expect(merged.split('\n')).toEqual([...(theirs ?? []), ...(mine ?? [])])
})

test('a long note is merged at once', () => {
  const base = Array.from({ length: 2_000 }, (_, at) => `${at % 7}`)
  const merged = mergeNotes(base.join('\n'), [...base, 'mine'].join('\n'), ['theirs', ...base].join('\n'))
  expect(merged.split('\n')).toHaveLength(2_002)
})
