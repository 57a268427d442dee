import { expect, test } from 'vitest'
import { BRANCH_GUIDES } from './branch-guide.ts'
import { compareBranches, findBranch } from './branches.ts'

test('two branches stand side by side in the order asked for', () => {
  const answer = compareBranches(['ECE', 'CSE'])
  if (!answer.ok) throw new Error(answer.reason)
  expect(answer.branches.map((branch) => branch.guide.family)).toEqual(['ECE', 'CSE'])
})

test('a trend names its seasons, its seats and one median a season', () => {
  // KCET round 1, GM, the same 200 programmes: 37,496 in 2023, 50,805 in 2024, 50,098 in 2025.
  expect(findBranch('CSE')?.state.find((trend) => trend.of === 'kcet')).toEqual({
    of: 'kcet',
    pools: 200,
    seasons: [
      { season: 2023, median: 37496 },
      { season: 2024, median: 50805 },
      { season: 2025, median: 50098 },
    ],
  })
})

test('national trends follow five seasons of the rank book, best known institutes first', () => {
  const trends = findBranch('CSE')?.national ?? []
  expect(trends.map((trend) => trend.of)).toEqual(['IIT', 'NIT', 'IIIT', 'GFTI'])
  for (const { seasons, pools } of trends) {
    expect(seasons.map(({ season }) => season)).toEqual([2022, 2023, 2024, 2025, 2026])
    expect(pools).toBeGreaterThanOrEqual(5)
  }
})

test('every branch has subjects, work in both languages and a paper to go on with', () => {
  for (const { family, subjects, work, gate } of BRANCH_GUIDES) {
    expect(subjects.length, family).toBeGreaterThanOrEqual(5)
    expect(work.hi, family).toMatch(/[\u0900-\u097f]/)
    expect(work.en, family).not.toBe('')
    expect(gate.length, family).toBeGreaterThan(0)
  }
})

test('fewer than two, more than four, the same twice and unknown ones are refused', () => {
  expect(compareBranches(['CSE'])).toEqual({ ok: false, reason: 'too-few' })
  expect(compareBranches(['CSE', 'ECE', 'EE', 'IT', 'MECH'])).toEqual({ ok: false, reason: 'too-many' })
  expect(compareBranches(['CSE', 'CSE'])).toEqual({ ok: false, reason: 'same-branch' })
  expect(compareBranches(['CSE', 'XYZ'])).toEqual({ ok: false, reason: 'unknown-branch' })
})
