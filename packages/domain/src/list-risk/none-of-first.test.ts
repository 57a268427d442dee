import { expect, test } from 'vitest'
import {
  chanceByPosition,
  expectedPosition,
  noneOfFirst,
  noSeatIfApart,
  noSeatInSeason,
  type RiskPool,
} from './none-of-first.ts'
import { normalQuantile, normalShareBelow } from './normal.ts'
import vectors from './risk-vectors.json' with { type: 'json' }
import { FIFTEEN_NODES, NINE_NODES } from './shock-nodes.ts'

const SHOCKS = { list: 0.25, group: 0.45 }
const LISTS = { P1: 'main-1', ADV: 'advanced' } as const
const TRIALS = 1_000

function choicesOf({ pools, choices }: (typeof vectors.cases)[number]): RiskPool[][] {
  const groups = [...new Set(pools.map(({ group }) => group))]
  return Array.from({ length: choices }, (_, at) =>
    pools
      .filter(({ choice }) => choice === at + 1)
      .map(({ chance, sOverS0, list, group }) => ({
        chance,
        spread: sOverS0,
        list: LISTS[list as keyof typeof LISTS],
        group: groups.indexOf(group),
      })),
  )
}

/** Numbers that look like chance and are the same in every run. */
function drawer(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** A list of up to twelve choices with up to five pools each, on two lists and in eight groups. */
function aList(draw: () => number): RiskPool[][] {
  const pool = (): RiskPool => {
    const group = Math.floor(draw() * 8)
    const chance = [0, 1, draw(), draw() ** 4, 1 - draw() ** 4][Math.floor(draw() * 5)] ?? 0
    return { chance, spread: 0.3 + 3 * draw() ** 2, list: group < 5 ? 'main-1' : 'advanced', group }
  }
  return Array.from({ length: 1 + Math.floor(draw() * 12) }, () => Array.from({ length: Math.floor(draw() * 5) }, pool))
}

function eachList(check: (list: RiskPool[][], draw: () => number) => void): void {
  for (let trial = 1; trial <= TRIALS; trial++) {
    const draw = drawer(trial * 7919)
    check(aList(draw), draw)
  }
}

function lastOf(none: Float64Array): number {
  return none.at(-1) ?? 1
}

// Twenty lists worked out by a second implementation; its limits are .003 at fifteen nodes and .01 at nine.
test.each(vectors.cases.map((one) => [one.id, one] as const))('%s comes out for every k', (_, one) => {
  const fifteen = noneOfFirst(choicesOf(one), SHOCKS, FIFTEEN_NODES)
  const nine = noneOfFirst(choicesOf(one), SHOCKS)
  for (const [at, expected] of one.expected.noneOfFirst.entries()) {
    expect(Math.abs((fifteen[at] ?? 9) - expected)).toBeLessThanOrEqual(0.003)
    expect(Math.abs((nine[at] ?? 9) - expected)).toBeLessThanOrEqual(0.01)
  }
  expect(noSeatIfApart(choicesOf(one))).toBeCloseTo(one.independent, 3)
})

test('every choice more lowers the chance of no seat or leaves it, and never below nothing', () => {
  eachList((list) => {
    const none = noneOfFirst(list, SHOCKS)
    none.forEach((value, at) => {
      expect(value).toBeLessThanOrEqual((at === 0 ? 1 : (none[at - 1] ?? 1)) + 1e-12)
      expect(value).toBeGreaterThanOrEqual(0)
    })
  })
})

test('a lower chance anywhere, as a worse rank gives it, never lowers the chance of no seat', () => {
  eachList((list, draw) => {
    const worse = list.map((pools) => pools.map((pool) => ({ ...pool, chance: pool.chance * draw() })))
    const [before, after] = [noneOfFirst(list, SHOCKS), noneOfFirst(worse, SHOCKS)]
    after.forEach((value, at) => {
      expect(value).toBeGreaterThanOrEqual((before[at] ?? 1) - 1e-9)
    })
  })
})

test('neither the order of the choices nor that of their pools has a say in the chance of no seat', () => {
  eachList((list, draw) => {
    const shuffled = list.map((pools) => pools.toReversed()).sort(() => draw() - 0.5)
    expect(lastOf(noneOfFirst(shuffled, SHOCKS))).toBeCloseTo(lastOf(noneOfFirst(list, SHOCKS)), 9)
  })
})

test('one pool alone gives its own chance back', () => {
  eachList((list) => {
    for (const pool of list.flat()) expect(lastOf(noneOfFirst([[pool]], SHOCKS))).toBeCloseTo(1 - pool.chance, 2)
  })
})

test('a list is never safer than its seats apart, and never less safe than its best one', () => {
  eachList((list) => {
    const none = lastOf(noneOfFirst(list, SHOCKS, FIFTEEN_NODES))
    const best = Math.max(0, ...list.flat().map(({ chance }) => chance))
    expect(none).toBeGreaterThanOrEqual(noSeatIfApart(list) - 0.01)
    expect(none).toBeLessThanOrEqual(1 - best + 0.01)
  })
})

test('the chances of the places and of no seat come to one, and none is below nothing', () => {
  eachList((list) => {
    const none = noneOfFirst(list, SHOCKS)
    const places = chanceByPosition(none)
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0)
    expect(places.reduce((sum, chance) => sum + chance, 0) + lastOf(none)).toBeCloseTo(1, 9)
    const place = expectedPosition(none)
    if (place !== undefined) {
      expect(place).toBeGreaterThanOrEqual(1 - 1e-9)
      expect(place).toBeLessThanOrEqual(list.length + 1e-9)
    }
  })
})

test('a tough season gives a seat less often than a typical one, and that less often than an easy one', () => {
  eachList((list) => {
    const [tough, typical, easy] = [-0.8, 0, 0.8].map((shock) => noSeatInSeason(list, SHOCKS, shock))
    expect(tough).toBeGreaterThanOrEqual(typical ?? 2)
    expect(typical).toBeGreaterThanOrEqual(easy ?? 2)
  })
})

test('without a shock in common the seats stand apart', () => {
  eachList((list) => {
    expect(lastOf(noneOfFirst(list, { list: 0, group: 0 }))).toBeCloseTo(noSeatIfApart(list), 5)
  })
})

test('without a choice, or with choices that no seat of is open, no seat is certain', () => {
  expect([...noneOfFirst([], SHOCKS)]).toEqual([])
  expect([...noneOfFirst([[], []], SHOCKS)]).toEqual([1, 1])
  expect(expectedPosition(noneOfFirst([[]], SHOCKS))).toBeUndefined()
})

// Tables of the normal law: one standard deviation, and the points of 95 and 99.9 of 100 on both sides.
test.each([
  [0, 0.5],
  [1, 0.8413447460685429],
  [-1.959963984540054, 0.025],
  [3.2905267314919255, 0.9995],
  [-8, 6.220960574271785e-16],
])('the normal law has at %d the share %d below it', (z, share) => {
  expect(normalShareBelow(z)).toBeCloseTo(share, 12)
  expect(normalQuantile(share)).toBeCloseTo(z, 6)
})

test.each([['nine', NINE_NODES] as const, ['fifteen', FIFTEEN_NODES] as const])(
  'a rule of %s nodes has the moments of the normal law: 1, 0, 1, 0, 3, 0, 15',
  (_, nodes) => {
    const moments = [0, 1, 2, 3, 4, 5, 6].map((power) =>
      nodes.reduce((sum, { at, weight }) => sum + weight * at ** power, 0),
    )
    moments.forEach((moment, power) => {
      expect(moment).toBeCloseTo([1, 0, 1, 0, 3, 0, 15][power] ?? 9, 9)
    })
  },
)
