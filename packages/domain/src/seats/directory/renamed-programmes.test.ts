import { expect, test } from 'vitest'
import { josaaFinals } from '../../choice-lists/replay.ts'
import { findPools, SHIPPED_BOOK } from '../../testing/shipped-book.ts'
import { programmeOfToday, RENAMED_PROGRAMMES } from './renamed-programmes.ts'

/** Closing ranks of a seat in the final rounds of 2022 to 2026; 0 = none printed. */
function closings(institute: string, programme: string, quota: 'AI' | 'HS' | 'OS', degree?: string): number[][] {
  return findPools(SHIPPED_BOOK, { institute, programme, quota })
    .filter((pool) => !degree || SHIPPED_BOOK.programmes[SHIPPED_BOOK.programme[pool] ?? -1]?.degree === degree)
    .map((pool) => josaaFinals(SHIPPED_BOOK).map(({ closing }) => closing[pool] ?? 0))
}

test('a seat that was printed under another name keeps its past: MANIT Bhopal, HS and OS, OPEN', () => {
  const manit = 'Maulana Azad National Institute of Technology Bhopal'
  // JoSAA, final rounds of 2024 to 2026, as printed under the two names.
  expect(closings(manit, 'Materials and Metallurgical Engineering', 'HS')[0]?.slice(2)).toEqual([
    47_044, 51_350, 51_074,
  ])
  expect(closings(manit, 'Materials and Metallurgical Engineering', 'OS')[0]?.slice(2)).toEqual([
    44_668, 45_803, 45_802,
  ])
  expect(closings(manit, 'Materials Science and Metallurgical Engineering', 'HS')).toEqual([])
})

test('the five-year CSE of the University of Hyderabad stands once, 33,350 to 36,354 over three seasons', () => {
  const seats = closings('University of Hyderabad', 'Computer Science and Engineering', 'AI')
  expect(seats.map((seasons) => seasons.slice(2))).toEqual([[33_350, 36_294, 36_354]])
})

test('every renaming is in the shipped book under its new name alone, with a rank before the season of the new name', () => {
  for (const { institute, from, to, season } of RENAMED_PROGRAMMES) {
    const at = SHIPPED_BOOK.institutes.findIndex(({ name }) => name === institute)
    const has = (wanted: typeof from, isBefore: boolean) =>
      Array.from({ length: SHIPPED_BOOK.poolCount }, (_, pool) => pool).some((pool) => {
        const { name, degree, durationYears } = SHIPPED_BOOK.programmes[SHIPPED_BOOK.programme[pool] ?? -1] ?? from
        const isSame = name === wanted.name && degree === wanted.degree && durationYears === wanted.durationYears
        if (SHIPPED_BOOK.institute[pool] !== at || !isSame) return false
        return SHIPPED_BOOK.rounds.some((round) => round.season < season === isBefore && (round.closing[pool] ?? 0) > 0)
      })
    expect([institute, to.name, has(to, true), has(to, false), has(from, true)]).toEqual([
      institute,
      to.name,
      true,
      true,
      false,
    ])
  }
})

test('a name is only another one before the season in which the new one began', () => {
  const [first] = RENAMED_PROGRAMMES
  if (!first) throw new Error('The table is empty')
  expect(programmeOfToday(first.institute, first.from, first.season - 1)).toEqual(first.to)
  expect(programmeOfToday(first.institute, first.from, first.season)).toEqual(first.from)
  expect(programmeOfToday('Another Institute', first.from, first.season - 1)).toEqual(first.from)
})
