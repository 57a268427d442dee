import fc from 'fast-check'
import { expect, test } from 'vitest'
import { prepareBook } from '../../book/prepared-book.ts'
import { CATEGORIES } from '../../book/rank-book.ts'
import { GENDERS, type Profile } from '../../predictor/profile.ts'
import { STATES } from '../../state/states.ts'
import { SHIPPED_BOOK } from '../../testing/shipped-book.ts'
import { choiceTable } from '../choice-table.ts'
import { packTable, unpackTable } from './packed-choices.ts'
import { packNumbers } from './packed-numbers.ts'

const PREPARED = prepareBook(SHIPPED_BOOK)
const rank = fc.integer({ min: 1, max: 300_000 })
const profiles: fc.Arbitrary<Profile> = fc.record({
  category: fc.constantFrom(...CATEGORIES),
  gender: fc.constantFrom(...GENDERS),
  isPwd: fc.boolean(),
  hasPassedAat: fc.boolean(),
  homeState: fc.constantFrom(...STATES, undefined),
  ranks: fc.record({ 'main-1': fc.record({ common: rank, category: rank }), advanced: fc.record({ common: rank }) }),
})

const noPause = () => Promise.resolve()

test('a table that travels is the table that was sent, whoever asks', async () => {
  await fc.assert(
    fc.asyncProperty(profiles, async (profile) => {
      const table = choiceTable(PREPARED, profile)
      expect(await unpackTable(JSON.parse(JSON.stringify(packTable(table))), noPause)).toEqual(table)
    }),
    { numRuns: 25 },
  )
})

test('ranks travel as their distance from the expected one, and a season without a rank as null', () => {
  const pool = {
    by: 0,
    quota: 'HS',
    seatType: 'OPEN',
    gender: 'neutral',
    chancePercent: 62,
    band: 'likely',
    offeredPercent: 97,
    reliability: 'volatile',
    isNew: true,
    expected: { low: 9_000, middle: 10_000, high: 11_500 },
    closings: [null, 9_800, 10_400],
    earliestRound: 3,
  } as const
  const choice = { institute: 4, programme: 2, openClosing: 10_400, pools: [{ ...pool, closings: [...pool.closings] }] }
  const { choices } = packTable({ choices: [{ ...choice, unjudged: [] }] })
  expect(choices).toEqual({
    institute: [4],
    programme: [2],
    openClosing: packNumbers([10_400]),
    poolCount: [1],
    unjudged: [],
    kinds: [{ by: 0, quota: 'HS', seatType: 'OPEN', gender: 'neutral' }],
    pools: {
      kind: [0],
      chancePercent: [62],
      band: [1],
      offeredPercent: [97],
      reliability: [2],
      middle: packNumbers([10_000]),
      below: packNumbers([1_000]),
      // 1,500 where 1,150 is to be expected of 1,000 below.
      above: packNumbers([350]),
      closings: [packNumbers([null]), packNumbers([-200]), packNumbers([400])],
      earliestRound: [3],
      isNew: [0],
    },
  })
})

test('a table that lost a part of its way is refused, not shown', async () => {
  const packed = packTable(
    choiceTable(PREPARED, { category: 'OPEN', gender: 'male', isPwd: false, ranks: { 'main-1': { common: 20_000 } } }),
  )
  const { choices } = packed
  const cut = {
    ...packed,
    choices: { ...choices, pools: { ...choices.pools, middle: choices.pools.middle.slice(0, -1) } },
  }
  await expect(unpackTable(cut, noPause)).rejects.toThrow('too short')
})

test('a long table is unpacked in pieces of 60 choices, others having their say between them', async () => {
  const table = choiceTable(PREPARED, {
    category: 'OPEN',
    gender: 'female',
    isPwd: false,
    ranks: { 'main-1': { common: 20_000 } },
  })
  let pauses = 0
  await unpackTable(packTable(table), async () => {
    pauses += 1
  })
  expect(table.choices.length).toBeGreaterThan(300)
  expect(pauses).toBe(Math.ceil(table.choices.length / 60))
})
