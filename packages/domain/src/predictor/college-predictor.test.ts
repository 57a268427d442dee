import fc from 'fast-check'
import { expect, test } from 'vitest'
import { prepareBook } from '../book/prepared-book.ts'
import { CATEGORIES, type RankBook } from '../book/rank-book.ts'
import { earliestRound } from '../choice-lists/replay.ts'
import { readNicknameSearch } from '../colleges/nicknames.ts'
import { STATES } from '../state/states.ts'
import { SHIPPED_BOOK } from '../testing/shipped-book.ts'
import { missingRanks, predictSeats, type SeatRequest } from './college-predictor.ts'
import { eligibleRank } from './eligibility.ts'
import { bandOf, chancePercent } from './prediction.ts'
import { GENDERS, type Profile } from './profile.ts'

const PREPARED = prepareBook(SHIPPED_BOOK)
const FIRST_PAGE: SeatRequest = { sort: 'hardest', page: 1, limit: 20 }
const ALL = 100_000

const rank = fc.integer({ min: 1, max: 300_000 })
const ranks = fc.record({ common: rank, category: rank, openPwd: rank, categoryPwd: rank })
const profiles: fc.Arbitrary<Profile> = fc.record({
  category: fc.constantFrom(...CATEGORIES),
  gender: fc.constantFrom(...GENDERS),
  isPwd: fc.boolean(),
  hasPassedAat: fc.boolean(),
  homeState: fc.constantFrom(...STATES, undefined),
  ranks: fc.record({ 'main-1': ranks, advanced: ranks }),
})

test('the seats found are those of the newest season that the rule of eligibility admits one by one, and no others', () => {
  fc.assert(
    fc.property(profiles, (profile) => {
      const found = predictSeats(PREPARED, profile, { ...FIRST_PAGE, limit: ALL }).data.map(({ key }) => key)
      const admitted = listOffered(SHIPPED_BOOK).filter((pool) => eligibleRank(SHIPPED_BOOK, pool, profile))
      return found.toSorted().join() === admitted.map(PREPARED.keys.keyOf).toSorted().join()
    }),
    { numRuns: 60 },
  )
})

test('every seat found has the chance, band and round that its own rank gives it', () => {
  const { forecast, newestRounds, keys } = PREPARED
  fc.assert(
    fc.property(profiles, (profile) =>
      predictSeats(PREPARED, profile, FIRST_PAGE).data.every((seat) => {
        const pool = keys.poolOf(seat.key) ?? -1
        const judgedBy = eligibleRank(SHIPPED_BOOK, pool, profile)
        const percent = chancePercent(forecast, pool, seat.rank)
        if (judgedBy?.rank !== seat.rank || judgedBy.kind !== seat.rankKind || percent !== seat.chancePercent)
          return false
        const round = earliestRound(newestRounds, pool, seat.rank) ?? null
        return seat.band === bandOf(forecast, pool, percent) && seat.earliestRound === round
      }),
    ),
    { numRuns: 500 },
  )
})

test('the band filter keeps exactly the seats of the band', () => {
  fc.assert(
    fc.property(profiles, fc.constantFrom('safe', 'likely', 'reach', 'long-shot'), (profile, band) => {
      const all = predictSeats(PREPARED, profile, { ...FIRST_PAGE, limit: ALL })
      const kept = predictSeats(PREPARED, profile, { ...FIRST_PAGE, limit: ALL, band })
      const wanted = all.data.filter((seat) => seat.band === band).map(({ key }) => key)
      return kept.data.map(({ key }) => key).join() === wanted.join() && kept.bands.safe === all.bands.safe
    }),
    { numRuns: 40 },
  )
})

test('a better rank never lowers a chance nor a later round of any seat', () => {
  fc.assert(
    fc.property(profiles, fc.integer({ min: 1, max: 50 }), (profile, factor) => {
      const better = Object.fromEntries(
        Object.entries(profile.ranks).map(([list, kinds]) => [
          list,
          Object.fromEntries(
            Object.entries(kinds ?? {}).map(([kind, value]) => [kind, Math.ceil((value ?? 1) / factor)]),
          ),
        ]),
      )
      const seats = (of: Profile) => predictSeats(PREPARED, of, { ...FIRST_PAGE, sort: 'institute', limit: 300 }).data
      const after = seats({ ...profile, ranks: better })
      return seats(profile).every((seat, at) => {
        const same = after[at]
        const isNoLater = (same?.earliestRound ?? 99) <= (seat.earliestRound ?? 99)
        return same?.key === seat.key && same.chancePercent >= seat.chancePercent && isNoLater
      })
    }),
    { numRuns: 40 },
  )
})

test('hardest first means the lowest expected closing rank against the rank that the seat is judged by', () => {
  const profile = candidate({ 'main-1': { common: 40000, category: 9000 }, advanced: { common: 15000 } }, 'OBC-NCL')
  const { data, total } = predictSeats(PREPARED, profile, { ...FIRST_PAGE, limit: ALL })
  const hardness = data.map(
    (seat) => (PREPARED.forecast.mu[PREPARED.keys.poolOf(seat.key) ?? -1] ?? 0) - Math.log(seat.rank),
  )
  expect(data).toHaveLength(total)
  expect(hardness.every((value, at) => at === 0 || value >= (hardness[at - 1] ?? 0) - 1e-4)).toBe(true)
  const easiest = predictSeats(PREPARED, profile, { ...FIRST_PAGE, sort: 'easiest', limit: ALL }).data
  expect(easiest[0]?.key).toBe(data.at(-1)?.key)
  expect(easiest).toHaveLength(total)
})

test('a pool that the newest season no longer printed is not on offer', () => {
  // BIT Mesra had HS seats until 2025 and none in 2026.
  const profile = candidate({ 'main-1': { common: 100 } }, 'OPEN', 'Jharkhand')
  const { data } = predictSeats(PREPARED, profile, {
    ...FIRST_PAGE,
    limit: ALL,
    terms: [{ kind: 'word', word: 'mesra' }],
  })
  expect(new Set(data.map(({ quota }) => quota))).toEqual(new Set(['AI']))
})

test('each search word must stand in institute, city, programme or branch code, in any order', () => {
  const search = (...words: string[]) =>
    predictSeats(PREPARED, candidate({ 'main-1': { common: 100 } }), {
      ...FIRST_PAGE,
      limit: ALL,
      terms: readNicknameSearch(words.join(' ')).terms,
    }).data
  expect(search('no-such-college')).toEqual([])
  const civil = search('civil', 'warangal')
  expect(civil.length).toBeGreaterThan(0)
  expect(civil.every(({ institute }) => institute.name === 'National Institute of Technology, Warangal')).toBe(true)
  expect(civil.every(({ programme }) => programme.name.includes('Civil') || programme.family === 'CIVIL')).toBe(true)
  expect(search('warangal', 'civil')).toEqual(civil)
})

test('a book that shows no season or holds no forecast is refused, for it predicts nothing', () => {
  expect(() => prepareBook({ ...SHIPPED_BOOK, forecast: undefined })).toThrow('predicts nothing')
  expect(() => prepareBook({ ...SHIPPED_BOOK, rounds: [] })).toThrow('predicts nothing')
})

test('a rank that the category or PwD status asks for is missed on those lists alone that have some rank', () => {
  const missed = (profile: Profile) => missingRanks(profile).map(({ list, kind }) => `${list} ${kind}`)
  expect(missed(candidate({ 'main-1': { common: 5 } }))).toEqual([])
  expect(missed(candidate({ 'main-1': { category: 5 } }, 'SC'))).toEqual(['main-1 common'])
  expect(missed({ ...candidate({ advanced: { common: 5 } }, 'SC'), isPwd: true })).toEqual([
    'advanced category',
    'advanced openPwd',
    'advanced categoryPwd',
  ])
  expect(missed({ ...candidate({ 'main-1': { common: 5, categoryPwd: 1 } }), isPwd: true })).toEqual([])
})

test('an easier seat beside a female-only one is the neutral one, never the other way round', () => {
  const woman: Profile = { ...candidate({ 'main-1': { common: 60000 } }), gender: 'female' }
  const { data } = predictSeats(PREPARED, woman, { ...FIRST_PAGE, limit: ALL })
  const pointed = data.filter(({ easierOpenPool }) => easierOpenPool)
  expect(pointed.length).toBeGreaterThan(0)
  for (const seat of pointed) {
    expect([seat.gender, seat.easierOpenPool?.gender]).toEqual(['female', 'neutral'])
    const beside = data.find(({ key }) => key === seat.easierOpenPool?.key)
    expect([beside?.programme, beside?.institute, beside?.quota]).toEqual([seat.programme, seat.institute, seat.quota])
    expect(beside?.chancePercent).toBe(seat.easierOpenPool?.chancePercent)
    expect(beside?.chancePercent).toBeGreaterThan(seat.chancePercent)
  }
})

/** Ordinary pools with a rank in some round of JoSAA 2026 and a forecast. */
function listOffered(book: RankBook): number[] {
  const rounds = book.rounds.filter(({ counselling, season }) => counselling === 'josaa' && season === 2026)
  return Array.from(book.institute.keys()).filter(
    (pool) =>
      book.preparatory[pool] === 0 &&
      !Number.isNaN(book.forecast?.mu[pool]) &&
      rounds.some(({ closing }) => (closing[pool] ?? 0) > 0),
  )
}

function candidate(
  given: Profile['ranks'],
  category: Profile['category'] = 'OPEN',
  homeState: Profile['homeState'] = 'Bihar',
): Profile {
  return { category, gender: 'male', isPwd: false, homeState, ranks: given }
}
