import { expect, test } from 'vitest'
import { guessCategoryRank, guessMainRank } from './guessed-rank.ts'
import { findRankFromMarks, roundLikelyRank } from './rank.ts'

test('marks are guessed at the likeliest rank of an unnamed shift, as the rank calculator says it', () => {
  const guess = guessMainRank(182)
  const found = findRankFromMarks(182, 'another', { season: 2026 })
  if (!guess.ok || !found.ok) throw new Error('182 marks are observed')
  expect(guess).toEqual({ ok: true, rank: roundLikelyRank(found.likely ?? 0), best: found.best, worst: found.worst })
})

test('the guess is the middle of the range on the scale of ranks, to two figures', () => {
  // √(3,330 × 5,806) = 4,397.
  expect(guessCategoryRank(15_001, 'OBC-NCL')).toEqual({ ok: true, rank: 4400, best: 3330, worst: 5806 })
})

test('a better rank never guesses a worse one, and no guess is worse than the common rank', () => {
  for (const category of ['EWS', 'OBC-NCL', 'SC', 'ST'] as const) {
    let before = 0
    for (const common of [1, 50, 900, 12_450, 48_000, 190_000]) {
      const guess = guessCategoryRank(common, category)
      if (!guess.ok) throw new Error(`${common} ${category}`)
      expect(guess.rank).toBeGreaterThanOrEqual(before)
      expect(guess.rank).toBeLessThanOrEqual(Math.max(common, 1))
      before = guess.rank
    }
  }
})

test('where nothing is known, nothing is guessed', () => {
  expect(guessMainRank(20).ok).toBe(false)
  expect(guessCategoryRank(1_400_000, 'EWS').ok).toBe(false)
})
