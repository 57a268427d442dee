import fc from 'fast-check'
import { expect, test } from 'vitest'
import { prepareBook } from '../book/prepared-book.ts'
import { CATEGORIES, RANK_LISTS } from '../book/rank-book.ts'
import { STATES } from '../state/states.ts'
import { SHIPPED_BOOK } from '../testing/shipped-book.ts'
import { predictSeats, type SeatRequest } from './college-predictor.ts'
import { GENDERS, type Profile } from './profile.ts'
import { reachOfRanks } from './rank-reach.ts'

const PREPARED = prepareBook(SHIPPED_BOOK)
const ALL: SeatRequest = { sort: 'hardest', page: 1, limit: 100_000 }

/**
 * B.Planning in JoSAA 2026, round 5, as printed, for a man of Bihar. OPEN: MANIT Bhopal OS 620, SPA Bhopal 471, SPA New Delhi
 * 227, SPA Vijayawada 506. OBC-NCL: 348, 419, 224, 416. OPEN (PwD): SPA Vijayawada 89; earlier rounds printed two more.
 */
const PLANNER: Profile = {
  category: 'OBC-NCL',
  gender: 'male',
  isPwd: true,
  homeState: 'Bihar',
  ranks: { 'main-2b': { common: 480, category: 400, openPwd: 89 } },
}

test('each rank opens the seats of its own list and kind: B.Planning as JoSAA 2026 printed it', () => {
  expect(reachOf(PLANNER)).toEqual([
    // 620 and 506 of the four; 419 and 416 of the four; of the PwD list the one that round 5 printed.
    ['main-2b common', 480, ['OPEN'], 4, 2],
    ['main-2b category', 400, ['OBC-NCL'], 4, 2],
    ['main-2b openPwd', 89, ['OPEN (PwD)'], 3, 1],
  ])
})

test('a rank at the closing rank is in, one behind it is out', () => {
  const planner = (common: number): Profile => ({ ...PLANNER, ranks: { 'main-2b': { common } } })
  const got = (common: number) => reachOf(planner(common)).map(([, , , , count]) => count)
  expect([got(620), got(621), got(471), got(472)]).toEqual([[1], [0], [3], [2]])
})

test('a woman is judged for the female-only seats too, by the same rank', () => {
  // MANIT Bhopal OS, female: OPEN 612, OBC-NCL 300.
  expect(reachOf({ ...PLANNER, gender: 'female' }).map(([, , , total, got]) => [total, got])).toEqual([
    [5, 3],
    [5, 2],
    [3, 1],
  ])
})

test('a PwD rank opens nothing without PwD status, and a category rank nothing to an OPEN candidate', () => {
  const open: Profile = { ...PLANNER, category: 'OPEN', isPwd: false }
  expect(reachOf(open).map(([name, , , total]) => [name, total])).toEqual([
    ['main-2b common', 4],
    ['main-2b category', 0],
    ['main-2b openPwd', 0],
  ])
})

test('a preparatory rank is judged by preparatory seats alone, and nothing is forecast of them', () => {
  // JoSAA 2026, round 5, ST (PwD), printed with a P: 5, 8, 10, 3 and 9.
  const [one] = reachOfRanks(PREPARED, {
    ...PLANNER,
    category: 'ST',
    ranks: { advanced: { preparatory: 8 } },
  })
  expect(one).toMatchObject({ kind: 'preparatory', seatTypes: ['ST (PwD)'], gotNewest: 3, bands: null, hardest: null })
})

test('where the open seat is the easier one it is named, with the rank that judges it and where it closed', () => {
  const planner: Profile = { ...PLANNER, isPwd: false, ranks: { 'main-2b': { common: 200, category: 410 } } }
  const { data } = predictSeats(PREPARED, planner, { ...ALL, terms: [{ kind: 'word', word: 'vijayawada' }] })
  const reserved = data.find(({ seatType }) => seatType === 'OBC-NCL')
  // SPA Vijayawada 2026: OPEN closed at 506, OBC-NCL at 416. Rank 200 is far inside, category rank 410 just inside.
  expect(reserved?.easierOpenPool).toMatchObject({ seatType: 'OPEN', rank: 200, rankKind: 'common', closing: 506 })
  expect(reserved?.easierOpenPool?.key).toMatch(/vijayawada.*\/ai\/open\/neutral$/)
  expect(data.find(({ seatType }) => seatType === 'OPEN')?.easierOpenPool).toBeUndefined()
  expect(reachOfRanks(PREPARED, planner).map(({ kind, easierElsewhere }) => [kind, easierElsewhere > 0])).toEqual([
    ['common', false],
    ['category', true],
  ])
})

const rank = fc.integer({ min: 1, max: 300_000 })
const ranks = fc.record({ common: rank, category: rank, openPwd: rank, categoryPwd: rank, preparatory: rank })
const profiles: fc.Arbitrary<Profile> = fc.record({
  category: fc.constantFrom(...CATEGORIES),
  gender: fc.constantFrom(...GENDERS),
  isPwd: fc.boolean(),
  homeState: fc.constantFrom(...STATES, undefined),
  ranks: fc.record(Object.fromEntries(RANK_LISTS.map((list) => [list, ranks])) as Record<string, typeof ranks>),
})

test('what the ranks open adds up to all seats of the candidate, and each part is the list narrowed to its rank', () => {
  fc.assert(
    fc.property(profiles, (profile) => {
      const all = predictSeats(PREPARED, profile, ALL)
      const parts = reachOfRanks(PREPARED, profile).filter(({ bands }) => bands !== null)
      expect(parts.reduce((sum, { total }) => sum + total, 0)).toBe(all.total)
      for (const { list, kind, total, bands, hardest, easierElsewhere } of parts) {
        const own = predictSeats(PREPARED, profile, { ...ALL, judgedBy: { list, kind } })
        expect(own.data.every((seat) => seat.list === list && seat.rankKind === kind)).toBe(true)
        expect([own.total, own.bands]).toEqual([total, bands])
        expect(own.data.filter(({ easierOpenPool }) => easierOpenPool)).toHaveLength(easierElsewhere)
        const wanted = own.data.find(({ band }) => band === 'likely') ?? own.data.find(({ band }) => band === 'safe')
        expect(hardest?.key).toBe(wanted?.key)
      }
    }),
    { numRuns: 25 },
  )
})

function reachOf(profile: Profile) {
  return reachOfRanks(PREPARED, profile).map(({ list, kind, rank: own, seatTypes, total, gotNewest }) => [
    `${list} ${kind}`,
    own,
    seatTypes,
    total,
    gotNewest,
  ])
}
