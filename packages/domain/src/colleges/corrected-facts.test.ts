import { expect, test } from 'vitest'
import type { InstituteFacts } from './college-facts.ts'
import { correctFacts } from './corrected-facts.ts'

const FACTS: InstituteFacts = {
  name: 'A College',
  founded: 1961,
  nirf: [
    [2023, 23],
    [2024, 25],
  ],
  nirfBand: { year: 2025, band: '101-150' },
  fees: { kind: 'own', cycle: '2024-25', scope: 'upper-bound', perYearInr: 300_000, hostelMessPerYearInr: 60_000 },
}
const SOURCE = { source: 'Fee notice of the college', sourceOn: '2026-11-01' }

test('a corrected fee replaces the whole of what stood, and names its source', () => {
  const value = { cycle: '2026-27', perYearInr: 150_500 }
  const { fees, corrected, founded } = correctFacts(FACTS, [{ fact: 'fees', value, ...SOURCE }])
  expect(fees).toEqual({ kind: 'own', cycle: '2026-27', scope: 'year', perYearInr: 150_500 })
  expect(corrected).toEqual([{ fact: 'fees', ...SOURCE }])
  expect(founded).toBe(1961)
})

test('a rank takes the place of its edition alone, in the order of years, and ends the band of that edition', () => {
  const rank = (year: number, place: number) => ({ fact: 'nirf' as const, value: { year, rank: place }, ...SOURCE })
  expect(correctFacts(FACTS, [rank(2025, 21)])).toMatchObject({
    nirf: [
      [2023, 23],
      [2024, 25],
      [2025, 21],
    ],
  })
  expect(correctFacts(FACTS, [rank(2025, 21)]).nirfBand).toBeUndefined()
  expect(correctFacts(FACTS, [rank(2024, 26)])).toMatchObject({
    nirf: [
      [2023, 23],
      [2024, 26],
    ],
    nirfBand: { year: 2025 },
  })
})

test('a fact that is hidden is as one that was never published, and a correction after it shows the fact again', () => {
  const hidden = (fact: 'fees' | 'nirf' | 'founded') => ({ fact, value: { hidden: 'of another college' }, ...SOURCE })
  expect(correctFacts(FACTS, [hidden('fees')]).fees).toEqual({ kind: 'none', because: 'not-reliable' })
  const unranked = correctFacts(FACTS, [hidden('nirf'), hidden('founded')])
  expect(unranked).toEqual({
    name: 'A College',
    nirf: [],
    fees: FACTS.fees,
    corrected: [
      { fact: 'nirf', isHidden: true, ...SOURCE },
      { fact: 'founded', isHidden: true, ...SOURCE },
    ],
  })
  const again = correctFacts(FACTS, [hidden('founded'), { fact: 'founded', value: { founded: 1962 }, ...SOURCE }])
  expect([again.founded, again.corrected]).toEqual([1962, [{ fact: 'founded', ...SOURCE }]])
})

test('a town that is right brings its own point, and one without a point of ours none', () => {
  const town = (city: string, state: string) => ({ fact: 'town' as const, value: { city, state }, ...SOURCE })
  const here: InstituteFacts = { ...FACTS, at: [10, 76] }
  expect(correctFacts(here, [town('Lucknow', 'Uttar Pradesh')]).at).toEqual([26.84, 80.92])
  expect(correctFacts(here, [town('Atlantis', 'Kerala')])).not.toHaveProperty('at')
  const website = { fact: 'website' as const, value: { website: 'https://a.in' }, ...SOURCE }
  expect(correctFacts(here, [website])).toEqual({ ...here, corrected: [{ fact: 'website', ...SOURCE }] })
})

test('the newest correction of a fact holds, and without any nothing changes', () => {
  const fee = (perYearInr: number) => ({ fact: 'fees' as const, value: { cycle: '2026-27', perYearInr }, ...SOURCE })
  expect(correctFacts(FACTS, [fee(100_000), fee(110_000)]).fees).toMatchObject({ perYearInr: 110_000 })
  expect(correctFacts(FACTS, [fee(100_000), fee(110_000)]).corrected).toHaveLength(1)
  expect(correctFacts(FACTS, [])).toBe(FACTS)
})
