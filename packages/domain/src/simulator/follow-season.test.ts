import { expect, test } from 'vitest'
import { type FollowedChoice, followSeason } from './follow-season.ts'
import { seasonRules } from './season-rules.ts'

const RULES = seasonRules(2027, 5)

/** A choice of one pool: the candidate's rank 5,000, closing ranks round by round, chances before and after them. */
function choice(institute: string, closings: (number | null)[], chances: (number | null)[] = []): FollowedChoice {
  return { institute, list: 'main-1', pools: [{ rank: 5_000, closings }], chances }
}

test('each round says the seat of who floats, what came within reach and what went out of it', () => {
  const list = [
    choice('NIT A', [4_000, 4_900, 5_100]),
    choice('NIT B', [4_800, 5_000, 4_999]),
    choice('NIT C', [9_000, 9_500, 9_500]),
  ]
  expect(followSeason(list, RULES, 3)).toEqual([
    { round: 1, event: 'allotted', seat: { choice: 2, pool: 0 }, opened: [2], closed: [], moved: [] },
    // A closing rank equal to the own is a seat (clause 22).
    { round: 2, event: 'upgraded', seat: { choice: 1, pool: 0 }, opened: [1], closed: [], moved: [] },
    { round: 3, event: 'upgraded', seat: { choice: 0, pool: 0 }, opened: [0], closed: [1], moved: [] },
  ])
})

test('a chance has moved from five points on, the largest move first; what nobody can say has not', () => {
  const list = [
    choice('NIT A', [4_000], [40, 44]),
    choice('NIT B', [4_000], [40, 45]),
    choice('NIT C', [4_000], [60, 20]),
    choice('NIT D', [4_000], [null, 70]),
  ]
  expect(followSeason(list, RULES, 1)[0]?.moved).toEqual([
    { choice: 2, from: 60, to: 20 },
    { choice: 1, from: 40, to: 45 },
  ])
})

test('before the first round nothing is said', () => {
  expect(followSeason([choice('NIT A', [])], RULES, 0)).toEqual([])
})
