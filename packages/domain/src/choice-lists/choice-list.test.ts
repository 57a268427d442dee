import { expect, test } from 'vitest'
import {
  CHOICES_MAX,
  type ChoiceList,
  choiceKeysOf,
  choicesApart,
  inAdvisedOrder,
  LIST_NAME_LENGTH_MAX,
  mergeChoices,
  moveChoices,
} from './choice-list.ts'
import { countChanged, findDisputes, freeName, mergeLists, splitFull } from './choice-lists-merge.ts'

const abcd = ['a', 'b', 'c', 'd']

test.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 1, 'abcd'],
  [0, 99, 'bcda'],
  [2, -5, 'cabd'],
  [9, 0, 'abcd'],
])('the choice at %i goes to %i: %s', (from, to, order) => {
  expect(moveChoices(abcd, new Set([abcd[from] ?? '']), to).join('')).toBe(order)
})

test.each([
  { what: 'only the other moved', mine: 'abcd', theirs: 'dabc', merged: 'dabc' },
  { what: 'only I moved', mine: 'bcda', theirs: 'abcd', merged: 'bcda' },
  { what: 'both did the same', mine: 'dcba', theirs: 'dcba', merged: 'dcba' },
  { what: 'I added at the end, the other in front', mine: 'abcdx', theirs: 'yabcd', merged: 'yabcdx' },
  { what: 'both added the same', mine: 'abcdx', theirs: 'xabcd', merged: 'abcdx' },
  { what: 'I removed what the other moved', mine: 'acd', theirs: 'acdb', merged: 'acd' },
  { what: 'the other removed what I moved', mine: 'bacd', theirs: 'acd', merged: 'acd' },
  { what: 'I moved one, the other another', mine: 'dabc', theirs: 'acbd', merged: 'dacb' },
  { what: 'I added behind what the other removed', mine: 'abxcd', theirs: 'acd', merged: 'axcd' },
  { what: 'both emptied it', mine: '', theirs: '', merged: '' },
])('$what: $mine and $theirs make $merged', ({ mine, theirs, merged }) => {
  expect(mergeChoices(abcd, [...mine], [...theirs]).join('')).toBe(merged)
})

test('choices of State counsellings stand apart behind those of JoSAA, each part in its own order', () => {
  const mixed = ['kcet.rv/cse', 'nit-goa/cse/ai/open/neutral', 'tnea.ceg/ece', 'nit-goa/cse', 'nit-delhi/cse']
  expect(choiceKeysOf(mixed)).toEqual(['nit-goa/cse', 'nit-delhi/cse', 'kcet.rv/cse', 'tnea.ceg/ece'])
  expect(choicesApart(mixed).state).toEqual(['kcet.rv/cse', 'tnea.ceg/ece'])
  const base = ['nit-goa/cse', 'kcet.rv/cse']
  const both = mergeChoices(base, [...base, 'tnea.ceg/ece'], ['nit-goa/cse', 'nit-delhi/cse', 'kcet.rv/cse'])
  expect(both).toEqual(['nit-goa/cse', 'nit-delhi/cse', 'kcet.rv/cse', 'tnea.ceg/ece'])
})

test('of any two sides nothing added is lost, nothing removed comes back, and nothing stands twice', () => {
  const random = seeded(7)
  for (let run = 0; run < 3_000; run += 1) {
    const base = sample(random, 12)
    const [mine, theirs] = [changed(random, base), changed(random, base)]
    const merged = mergeChoices(base, mine, theirs)
    const expected = new Set([...base, ...mine, ...theirs].filter((key) => survives(key, base, mine, theirs)))
    expect(new Set(merged)).toEqual(expected)
    expect(merged).toHaveLength(expected.size)
  }
})

test('whoever changed alone is followed to the letter', () => {
  const random = seeded(11)
  for (let run = 0; run < 2_000; run += 1) {
    const base = sample(random, 10)
    const side = changed(random, base)
    expect(mergeChoices(base, side, base)).toEqual(side)
    expect(mergeChoices(base, base, side)).toEqual(side)
    expect(mergeChoices(base, side, side)).toEqual(side)
  }
})

test('a step is taken back without what another device did meanwhile: before, after and now merge', () => {
  const before = ['a', 'b', 'c']
  const after = ['c', 'a', 'b']
  const now = ['c', 'a', 'b', 'x']
  expect(mergeChoices(after, before, now)).toEqual(['a', 'b', 'c', 'x'])
})

const list = (id: string, keys = 'ab', name = `List ${id}`): ChoiceList => ({ id, name, keys: [...keys] })

test('lists that either side made are there once, in the order of the other side, own ones behind', () => {
  const merged = mergeLists([], [list('1'), list('2')], [list('2', 'bc'), list('3')])
  expect(merged.map(({ id }) => id)).toEqual(['2', '3', '1'])
  expect(merged[0]?.keys.toSorted()).toEqual(['a', 'b', 'c'])
})

test('a list that one side removed is gone, unless the other changed it meanwhile', () => {
  const base = [list('1'), list('2')]
  expect(mergeLists(base, [list('1')], base).map(({ id }) => id)).toEqual(['1'])
  expect(mergeLists(base, base, [list('1')]).map(({ id }) => id)).toEqual(['1'])
  expect(mergeLists(base, [list('1')], [list('1'), list('2', 'abz')]).map(({ id }) => id)).toEqual(['1', '2'])
  expect(mergeLists(base, [list('1'), list('2', 'ba')], [list('1')]).map(({ id }) => id)).toEqual(['1', '2'])
})

test('of two new names mine is taken; a name that one side alone changed is kept', () => {
  const base = [list('1', 'ab', 'Old')]
  const [mine, theirs] = [[list('1', 'ab', 'Mine')], [list('1', 'ab', 'Theirs')]]
  expect(mergeLists(base, mine, theirs)[0]?.name).toBe('Mine')
  expect(mergeLists(base, base, theirs)[0]?.name).toBe('Theirs')
})

test('told is what both sides changed in two ways, and nothing that one side alone changed', () => {
  const base = [list('1', 'abcd', 'Old'), list('2', 'xy'), list('3', 'xy'), list('4', 'xy')]
  const mine = [list('1', 'dabc', 'Mine'), list('2', 'yx'), list('4', 'xyz')]
  const theirs = [list('1', 'adbc', 'Theirs'), list('3', 'yx'), list('4', 'xyw')]
  expect(findDisputes(base, mine, theirs)).toEqual([
    { id: '1', name: 'Mine', what: 'name', theirs: 'Theirs' },
    { id: '1', name: 'Mine', what: 'order', count: 1 },
    { id: '2', name: list('2', '').name, what: 'removed-there' },
    { id: '3', name: list('3', '').name, what: 'removed-here' },
  ])
  expect(findDisputes(base, mine, base)).toEqual([])
  expect(findDisputes(base, mine, mine)).toEqual([])
})

test('lists that were made, changed or taken away are counted', () => {
  const before = [list('1', 'ab'), list('2', 'xy'), list('3', 'xy')]
  expect(countChanged(before, [list('1', 'ba'), list('2', 'xy'), list('4', 'a')])).toBe(3)
  expect(countChanged(before, before)).toBe(0)
})

test('what a merge brings beyond the most stands in a list of its own behind it', () => {
  const keys = Array.from({ length: CHOICES_MAX + 5 }, (_, at) => `seat-${at}`)
  const split = splitFull([{ id: '1', name: 'Dream', keys }], () => 'new')
  expect(split.map(({ id, name, keys }) => [id, name, keys.length])).toEqual([
    ['1', 'Dream', CHOICES_MAX],
    ['new', 'Dream (2)', 5],
  ])
  expect(split.flatMap((each) => each.keys)).toEqual(keys)
})

test('a name that is taken gets the first free number, and never grows too long', () => {
  expect(freeName('Dream', ['Safe'])).toBe('Dream')
  expect(freeName('Dream', ['dream'])).toBe('Dream (2)')
  expect(freeName('Dream (2)', ['Dream', 'Dream (2)'])).toBe('Dream (3)')
  const long = 'x'.repeat(LIST_NAME_LENGTH_MAX)
  expect(freeName(long, [long])).toHaveLength(LIST_NAME_LENGTH_MAX)
})

function survives(key: string, base: readonly string[], mine: readonly string[], theirs: readonly string[]): boolean {
  return base.includes(key) ? mine.includes(key) && theirs.includes(key) : true
}

/** Numbers from 0 to 1 that are the same at each run. Source: mulberry32. */
function seeded(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function sample(random: () => number, most: number): string[] {
  return Array.from({ length: Math.floor(random() * most) }, (_, at) => `k${at}`)
}

/** A few moves, removals and additions, as a person makes them. */
function changed(random: () => number, base: readonly string[]): readonly string[] {
  let keys: readonly string[] = base
  for (let step = 0; step < random() * 6; step += 1) {
    const [at, to] = [Math.floor(random() * keys.length), Math.floor(random() * (keys.length + 1))]
    const kind = random()
    const added = `n${Math.floor(random() * 8)}`
    if (kind < 0.5) keys = moveChoices(keys, new Set([keys[at] ?? '']), to)
    else if (kind < 0.75) keys = keys.toSpliced(at, 1)
    else if (!keys.includes(added)) keys = keys.toSpliced(to, 0, added)
  }
  return keys
}

test('advised choices change places among themselves, new ones stand behind, and nothing else moves', () => {
  expect(inAdvisedOrder(['x', 'b', 'y', 'a'], ['a', 'b', 'c'])).toEqual(['x', 'a', 'y', 'b', 'c'])
  expect(inAdvisedOrder([], ['a', 'b'])).toEqual(['a', 'b'])
})
