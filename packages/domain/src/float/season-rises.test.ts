import { expect, test } from 'vitest'
import { compileBook, FULL_EXTENT } from '../book/compile-book.ts'
import type { RankBook } from '../book/rank-book.ts'
import type { CutoffRow } from '../seats/cutoff-row.ts'
import { expectedRises, openPastRises } from './season-rises.ts'

const RIVER = { name: 'Institute of Rivers', type: 'GFTI', homeStates: {} } as const
const CIVIL = { name: 'Civil Engineering', degree: 'Bachelor of Technology', durationYears: 4, family: 'CIVIL' }
const MINING = { ...CIVIL, name: 'Mining Engineering' }

/** Two pools, by their closing ranks round by round. */
function bookOf(seasons: Record<number, { civil: number[]; mining: number[] }>): RankBook {
  const rows = Object.entries(seasons).flatMap(([season, { civil, mining }]) =>
    [civil, mining].flatMap((ranks, at) =>
      ranks.map((closingRank, round): CutoffRow => {
        const { name, degree, durationYears } = at === 0 ? CIVIL : MINING
        const printed = { openingRank: 1, closingRank, isPreparatory: false }
        const seat = { quota: 'AI', seatType: 'OPEN', gender: 'neutral' } as const
        const where = { institute: RIVER.name, programme: name, degree, durationYears }
        return { counselling: 'josaa', season: Number(season), round: round + 1, ...where, ...seat, ...printed }
      }),
    ),
  )
  const directory = { institutes: [RIVER], programmes: [CIVIL, MINING], families: { CIVIL: 'Civil' } }
  const finalRounds = new Map(Object.entries(seasons).map(([season, { civil }]) => [`josaa ${season}`, civil.length]))
  return compileBook(rows, directory, { extent: FULL_EXTENT, finalRounds })
}

const shares = (rises: Float64Array | undefined) => [...(rises ?? [])].map((rise) => Number(rise.toFixed(4)))

test('a pool is expected to rise as it did, drawn half way to pools like it by one season', () => {
  const past = openPastRises(bookOf({ 2030: { civil: [100, 105, 110], mining: [200, 200, 200] } }))
  // ln(110/100) = .0953 and 0; pools like them rose .0477 in the mean.
  expect(shares(expectedRises(past, 2031, 1))).toEqual([0.0715, 0.0238])
  // After round 2: ln(110/105) = .0465, mean .0233.
  expect(shares(expectedRises(past, 2031, 2))).toEqual([0.0349, 0.0116])
  // A later round than the season had is read as its last but one.
  expect(expectedRises(past, 2031, 5)).toEqual(expectedRises(past, 2031, 2))
})

test('an older season counts seven tenths, a fallen rank is no rise, and what is far is cut at .5', () => {
  const past = openPastRises(
    bookOf({ 2030: { civil: [100, 110], mining: [100, 50] }, 2031: { civil: [100, 300], mining: [100, 100] } }),
  )
  // 2031: .5 and 0, mean .25; 2030: .0953 and 0, mean .0477; weighted .5 to .3: .1741.
  // Civil: (.1741 + .5 + .7 * .0953) / 2.7 = .2744; mining: .1741 / 2.7 = .0645.
  expect(shares(expectedRises(past, 2032, 1))).toEqual([0.2744, 0.0645])
})

test('only seasons before are read, and without one nothing is said', () => {
  const past = openPastRises(bookOf({ 2030: { civil: [100, 110], mining: [100, 100] } }))
  expect(expectedRises(past, 2030, 1)).toBeUndefined()
})
