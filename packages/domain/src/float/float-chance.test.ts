import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { betterChance, type ClosedPool, poolChance, type SeasonProgress } from './float-chance.ts'
import { FLOAT_MODEL } from './float-model.ts'

/** States of JoSAA 2025 and 2026 worked out a second time by another program from the same weights. */
type Case = SeasonProgress & {
  id: string
  season: number
  /** The choice held, from 1. */
  held: number
  better: number
  pools: (ClosedPool & { chance: number })[]
}
const CASES: Case[] = JSON.parse(readFileSync(new URL('../testing/float-cases.json', import.meta.url), 'utf8'))

test.each(CASES)('$id: after round $round of $season, from choice $held', ({ pools, held, better, ...progress }) => {
  const chances = pools.map((pool) => poolChance(FLOAT_MODEL, pool, progress))
  pools.forEach(({ chance }, at) => {
    expect(Math.abs((chances[at] ?? 0) - chance)).toBeLessThan(0.0002)
  })
  expect(Math.abs(betterChance(FLOAT_MODEL, chances, held - 1, progress) - better)).toBeLessThan(0.0002)
})

const progress = fc.record({ round: fc.integer({ min: 1, max: 6 }), rounds: fc.constantFrom(5, 6, 7) })
const pool: fc.Arbitrary<ClosedPool> = fc.record({
  rank: fc.integer({ min: 2, max: 400_000 }),
  closing: fc.integer({ min: 1, max: 300_000 }),
  lastFinal: fc.option(fc.integer({ min: 1, max: 300_000 }), { nil: undefined }),
  rise: fc.double({ min: 0.0005, max: 0.5, noNaN: true }),
  isPwd: fc.boolean(),
  isHomeState: fc.boolean(),
})

test('a worse rank never has a better chance of a pool', () => {
  fc.assert(
    fc.property(pool, fc.integer({ min: 1, max: 50_000 }), progress, (closed, worse, when) => {
      const at = (rank: number) => poolChance(FLOAT_MODEL, { ...closed, rank }, when)
      expect(at(closed.rank + worse)).toBeLessThanOrEqual(at(closed.rank) + 1e-12)
    }),
    { numRuns: 1_000 },
  )
})

test('one better choice more never makes floating less worth it, and without one nothing can come', () => {
  fc.assert(
    fc.property(fc.array(pool, { minLength: 1, maxLength: 20 }), pool, progress, (pools, another, when) => {
      const chances = pools.map((closed) => poolChance(FLOAT_MODEL, closed, when))
      const before = betterChance(FLOAT_MODEL, chances, pools.length, when)
      const after = betterChance(
        FLOAT_MODEL,
        [...chances, poolChance(FLOAT_MODEL, another, when)],
        pools.length + 1,
        when,
      )
      expect(before).toBeGreaterThan(0)
      expect(after).toBeGreaterThanOrEqual(before - 1e-12)
      expect(after).toBeLessThan(1)
      expect(betterChance(FLOAT_MODEL, [], 0, when)).toBe(0)
    }),
    { numRuns: 1_000 },
  )
})
