import { expect, test } from 'vitest'
import { lnRank } from './ln-rank.ts'

test('the logarithm of a rank is the same where an engine rounds its last digits otherwise', () => {
  let nearest = 1
  for (let rank = 1; rank <= 3_000_000; rank++) {
    const steps = Math.log(rank) * 65_536
    nearest = Math.min(nearest, Math.abs(steps - Math.floor(steps) - 0.5))
  }
  // A last digit of ln(3,000,000) ≈ 14.9 is worth 1.8e-15, and 1.2e-10 in steps: four of them do not reach the middle.
  expect(nearest).toBeGreaterThan(4 * 1.2e-10)
})

test('the logarithm is within half a step of the true one', () => {
  expect(lnRank(1)).toBe(0)
  expect(Math.abs(lnRank(20_000) - 9.903487552536127)).toBeLessThanOrEqual(0.5 / 65_536)
})
