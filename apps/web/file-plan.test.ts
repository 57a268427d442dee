import { expect, test } from 'vitest'
import { type LoadPlan, planFiles } from './file-plan.ts'

const BIG = 20_000
const SMALL = 50

test('what the same pages load is one file, and what one page loads alone is not sent to another', () => {
  const files = plan({ one: ['both', 'ground'], two: ['ground'], ground: [], both: ['ground'] }, BIG)
  expect(files).toEqual(['both one', 'ground', 'two'])
})

test('a module that costs less than a file comes along where it is not needed', () => {
  const files = plan({ one: ['little', 'ground'], two: ['ground'], ground: ['more'], more: [], little: [] }, SMALL)
  // Page one loads the 50 bytes of page two, which saves page two a file.
  expect(files).toEqual(['ground more two', 'little one'])
})

test('a file never holds two of the modules that are asked for by their address', () => {
  const files = plan({ one: ['ground'], two: ['ground'], ground: [] }, SMALL)
  expect(files.filter((file) => file.includes('one') && file.includes('two'))).toEqual([])
})

test('no file imports itself by way of another', () => {
  // `top` and `end` are small and always together; between them stands what is too heavy to come along.
  const graph = { one: ['top'], two: ['end'], top: ['heavy'], heavy: ['end'], end: [] }
  const files = plan(graph, SMALL, { heavy: BIG })
  const fileOf = (id: string) => files.findIndex((file) => file.split(' ').includes(id))
  const edges = Object.entries(graph).flatMap(([id, imports]) => imports.map((to) => [fileOf(id), fileOf(to)]))
  const circles = edges.filter(([from, to]) => from !== to && edges.some(([a, b]) => a === to && b === from))
  expect(circles).toEqual([])
})

test('a module apart shares its file with nothing', () => {
  expect(plan({ one: ['start'], two: ['start'], start: ['ground'], ground: [] }, SMALL, {}, 'start')).toContain('start')
})

/** The files of a graph whose pages are `one` and `two`, each as the sorted names of its modules. */
function plan(
  imports: Readonly<Record<string, readonly string[]>>,
  bytes: number,
  others: Readonly<Record<string, number>> = {},
  apart = '',
): string[] {
  const graph = new Map(Object.entries(imports).map(([id, to]) => [id, { bytes: others[id] ?? bytes, imports: to }]))
  const visits: LoadPlan[] = ['one', 'two'].map((page) => ({ begins: [page], weight: 1 }))
  const files = planFiles(graph, visits, { entries: new Set(['one', 'two']), apart: new Set([apart]) })
  return files.map((file) => file.sort().join(' ')).sort()
}
