import { expect, test } from 'vitest'
import { BRANCH_CHANGE, BRANCH_COUSINS, BRANCH_GUIDES, findBranchGuide } from './branch-guide.ts'
import { compareBranches, findBranch } from './branches.ts'

test('two branches stand side by side in the order asked for', () => {
  const { branches } = compareBranches(['ECE', 'CSE'])
  expect(branches.map((branch) => branch.guide.family)).toEqual(['ECE', 'CSE'])
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

test('every branch says what it is, whom it suits, its subjects, work and a paper to go on with, in both languages', () => {
  for (const { family, short, what, likes, subjects, work, gate, differs, higher } of BRANCH_GUIDES) {
    expect(subjects.length, family).toBeGreaterThanOrEqual(5)
    for (const said of [what, likes, work, differs, higher]) {
      if (said === undefined) continue
      expect(said.hi, family).toMatch(/[\u0900-\u097f].*[।]$/)
      expect(said.en, family).toMatch(/\.$/)
      // No shares: no official body publishes what becomes of a branch.
      expect(`${said.en} ${said.hi}`, family).not.toMatch(/%|percent|LPA/)
    }
    expect(gate.length, family).toBeGreaterThan(0)
    // It heads one of four columns of a phone.
    expect(short.length, family).toBeLessThanOrEqual(15)
  }
})

test('the branches of computing say how they differ, and name the course that their subjects are from', () => {
  for (const family of ['AIDS', 'IT', 'MNC', 'ECE']) {
    const guide = findBranchGuide(family)
    expect(guide?.differs, family).toBeDefined()
    expect(
      guide?.sources?.some(({ url }) => url?.startsWith('http')),
      family,
    ).toBe(true)
  }
  for (const cousins of BRANCH_COUSINS) expect(compareBranches(cousins).branches).toHaveLength(cousins.length)
})

test('a change of branch names the nine IITs that ended it by 2024, and a source for each figure', () => {
  // India Today, 26 July 2024: six more in 2024, after Jammu 2018, Hyderabad 2021 and Bombay 2023.
  expect(BRANCH_CHANGE.stopped).toHaveLength(9)
  expect(BRANCH_CHANGE.stopped.filter(({ year }) => year === 2024)).toHaveLength(6)
  for (const { url } of [BRANCH_CHANGE.stoppedSource, BRANCH_CHANGE.exampleSource, BRANCH_CHANGE.countSource]) {
    expect(url).toMatch(/^https:/)
  }
})

test('what is unknown, twice or too much is left out and named, and what is known stays', () => {
  const said = (families: string[]) => {
    const { branches, ...left } = compareBranches(families)
    return { shown: branches.map(({ guide }) => guide.family), ...left }
  }
  expect(said(['CSE', 'XYZ', 'ECE'])).toEqual({ shown: ['CSE', 'ECE'], unknown: ['XYZ'], tooMany: [] })
  expect(said(['CSE', 'CSE', 'XYZ', 'XYZ'])).toEqual({ shown: ['CSE'], unknown: ['XYZ'], tooMany: [] })
  expect(said(['CSE', 'ECE', 'EE', 'IT', 'MECH'])).toEqual({
    ...{ shown: ['CSE', 'ECE', 'EE', 'IT'], unknown: [] },
    tooMany: [findBranchGuide('MECH')?.short],
  })
  // A code is a word of ours, never a place in an object.
  expect(said(['constructor', 'CSE']).unknown).toEqual(['constructor'])
})
