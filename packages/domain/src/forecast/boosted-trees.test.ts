import { expect, test } from 'vitest'
import { growTrees, predictRow } from './boosted-trees.ts'

/** A number from 0 to 1 that looks like chance and is always the same. */
function noise(row: number, salt: number): number {
  const mixed = Math.imul(Math.imul(row + 1, 2_654_435_761) ^ salt, 2_246_822_519)
  return (mixed >>> 0) / 2 ** 32
}

const ROWS = 2_000
const FIRST = Float64Array.from({ length: ROWS }, (_, row) => noise(row, 1))
const SECOND = Float64Array.from({ length: ROWS }, (_, row) => noise(row, 2))
const WEIGHT = new Float64Array(ROWS).fill(1)

test('trees find a step and a slope, each in its own column, and go by the median of what strays', () => {
  // One row in ten is off by a whole unit, always upwards: a mean would follow it, a median does not.
  const target = FIRST.map((x, row) => (x > 0.5 ? 0.3 : -0.3) + 0.2 * (SECOND[row] ?? 0) + (row % 10 === 0 ? 1 : 0))
  const trees = growTrees({ columns: [FIRST, SECOND], target, weight: WEIGHT })
  for (const [x, y] of [
    [0.1, 0.1],
    [0.4, 0.9],
    [0.6, 0.1],
    [0.9, 0.9],
  ] as const) {
    expect(Math.abs(predictRow(trees, Float64Array.of(x, y)) - ((x > 0.5 ? 0.3 : -0.3) + 0.2 * y))).toBeLessThan(0.1)
  }
})

test('the same rows give the same trees, and rows that never stray give nothing', () => {
  const target = FIRST.map((x, row) => Math.sin(6 * x) * (SECOND[row] ?? 0))
  const examples = { columns: [FIRST, SECOND], target, weight: WEIGHT }
  expect(growTrees(examples)).toEqual(growTrees(examples))
  const still = growTrees({ ...examples, target: new Float64Array(ROWS) })
  expect(Math.abs(predictRow(still, Float64Array.of(0.5, 0.5)))).toBeLessThan(0.001)
})

test('a column that rises with the target is followed upwards: over a whole unit, never far downwards', () => {
  const trees = growTrees({ columns: [FIRST], target: FIRST.map((x) => x), weight: WEIGHT })
  const said = Array.from({ length: 50 }, (_, step) => predictRow(trees, Float64Array.of(step / 50)))
  for (const [step, value] of said.entries()) expect(value - (said[step - 1] ?? value)).toBeGreaterThan(-0.01)
  expect((said.at(-1) ?? 0) - (said[0] ?? 0)).toBeGreaterThan(0.9)
})

test('a heavy row counts as many light ones', () => {
  const alike = [new Float64Array(ROWS)]
  const target = FIRST.map((_, row) => (row % 3 === 0 ? 1 : 0))
  const light = growTrees({ columns: alike, target, weight: WEIGHT })
  const heavy = growTrees({ columns: alike, target, weight: WEIGHT.map((_, row) => (row % 3 === 0 ? 5 : 1)) })
  // A third of the rows says 1: their median is 0; five times as heavy they are five sevenths, and it is 1.
  expect(Math.abs(predictRow(light, Float64Array.of(0)))).toBeLessThan(0.01)
  expect(predictRow(heavy, Float64Array.of(0))).toBeGreaterThan(0.99)
})
