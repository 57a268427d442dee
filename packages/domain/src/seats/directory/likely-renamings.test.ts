import { expect, test } from 'vitest'
import type { CutoffRow } from '../cutoff-row.ts'
import { findLikelyRenamings } from './likely-renamings.ts'

const MANIT = 'Maulana Azad National Institute of Technology Bhopal'
const OLD = 'Materials Science and Metallurgical Engineering'
const NEW = 'Materials and Metallurgical Engineering'
const btech = (name: string) => `${name} (4 Years, Bachelor of Technology)`

function row(programme: string, quota: 'HS' | 'OS', closingRank: number, changes: Partial<CutoffRow> = {}): CutoffRow {
  return {
    counselling: 'josaa',
    season: 2026,
    round: 5,
    institute: MANIT,
    programme,
    degree: 'Bachelor of Technology',
    durationYears: 4,
    quota,
    seatType: 'OPEN',
    gender: 'neutral',
    openingRank: 1,
    closingRank,
    ...changes,
  }
}

// JoSAA, final rounds of 2025 and 2026, MANIT Bhopal, OPEN.
const BEFORE = [row(OLD, 'HS', 51_350), row(OLD, 'OS', 45_803), row('Civil Engineering', 'HS', 41_000)]
const AFTER = [row(NEW, 'HS', 51_074), row(NEW, 'OS', 45_802), row('Civil Engineering', 'HS', 42_000)]

test('a programme gone and one new with the same seats and near ranks is a likely renaming', () => {
  expect(findLikelyRenamings(BEFORE, AFTER)).toEqual([
    { institute: MANIT, from: btech(OLD), to: btech(NEW), seats: 2, before: 51_350, after: 51_074 },
  ])
})

test('ranks far from each other, another length, another college or another quota make none', () => {
  const far = [row(NEW, 'HS', 70_000), row(NEW, 'OS', 62_000)]
  const longer = AFTER.map((one) => (one.programme === NEW ? { ...one, durationYears: 5 } : one))
  const elsewhere = AFTER.map((one) => ({ ...one, institute: 'Another' }))
  const otherSeat = AFTER.map((one) => ({ ...one, seatType: 'SC' as const }))
  for (const after of [far, longer, elsewhere, otherSeat]) expect(findLikelyRenamings(BEFORE, after)).toEqual([])
})

test('a programme that goes on is never one side of it, and each name stands in one pair, the nearest', () => {
  const after = [...AFTER, row('Metallurgy', 'HS', 56_000), row('Metallurgy', 'OS', 50_000)]
  expect(findLikelyRenamings(BEFORE, after).map(({ to }) => to)).toEqual([btech(NEW)])
  expect(findLikelyRenamings(BEFORE, [...after, row(OLD, 'HS', 51_000)])).toEqual([])
})
