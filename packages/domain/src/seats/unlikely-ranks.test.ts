import { expect, test } from 'vitest'
import { rowsOfRound } from '../book/book-rows.ts'
import { SHIPPED_BOOK } from '../testing/shipped-book.ts'
import { type CutoffRow, receiptOf } from './cutoff-row.ts'
import { judgeRanksBy } from './unlikely-ranks.ts'

function rowsOf(season: number, round: number): CutoffRow[] {
  const table = SHIPPED_BOOK.rounds.find(
    (one) => one.counselling === 'josaa' && one.season === season && one.round === round,
  )
  if (!table) throw new Error('No such round')
  return [...rowsOfRound(SHIPPED_BOOK, table)]
}

/** Everything of JoSAA 2026 before a round is known, nothing of it and after. */
function judgeBefore(round: number) {
  const later = SHIPPED_BOOK.rounds.filter((one) => one.counselling === 'josaa' && one.season === 2026)
  return judgeRanksBy(SHIPPED_BOOK, new Set(later.filter((one) => one.round >= round).map(receiptOf)))
}

test.each([
  [1, 15],
  [2, 3],
  [3, 3],
  [4, 3],
  [5, 3],
])('of the %s. round of JoSAA 2026 as it came, at most %s of some 13,000 rows are unlikely', (round, most) => {
  const rows = rowsOf(2026, round)
  expect(rows.length).toBeGreaterThan(12_900)
  const judge = judgeBefore(round)
  expect(rows.filter((row) => judge(row).kind === 'unlikely').length).toBeLessThanOrEqual(most)
})

test.each([1, 5])('thirty times off, nearly every row of round %s whose pool is known is unlikely', (round) => {
  const judge = judgeBefore(round)
  const known = rowsOf(2025, round).map((row) => ({ ...row, season: 2026, closingRank: row.closingRank * 30 }))
  const found = known.filter((row) => judge(row).kind === 'unlikely')
  expect(found.length / known.length).toBeGreaterThan(0.99)
})

test('a rank that lost its last digit is unlikely, with what the season before had', () => {
  const [row] = rowsOf(2025, 1).filter(({ closingRank, isPreparatory }) => closingRank > 50_000 && !isPreparatory)
  if (!row) throw new Error('No such row')
  const short = { ...row, season: 2026, closingRank: Math.floor(row.closingRank / 10) }
  expect(judgeBefore(1)(short)).toEqual({
    kind: 'unlikely',
    usual: { closingRank: row.closingRank, source: 'JoSAA, 2025, round 1' },
  })
})

test('of a seat that was never published before nothing is known', () => {
  const [row] = rowsOf(2026, 1)
  if (!row) throw new Error('No such row')
  expect(judgeBefore(1)({ ...row, programme: 'Something New', closingRank: 1 })).toEqual({ kind: 'unknown' })
})

test('a round that is about to be replaced is no evidence for itself', () => {
  const wrong = rowsOf(2026, 5).map((row) => ({ ...row, closingRank: row.closingRank * 30 }))
  const judge = judgeBefore(5)
  expect(wrong.filter((row) => judge(row).kind === 'unlikely').length / wrong.length).toBeGreaterThan(0.99)
})
