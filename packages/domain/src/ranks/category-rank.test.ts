import fc from 'fast-check'
import { expect, test } from 'vitest'
import { estimateCategoryRank, type ReservedCategory } from './category-rank.ts'
import { findRankFromPercentile } from './rank.ts'

const CATEGORIES: readonly ReservedCategory[] = ['EWS', 'OBC-NCL', 'SC', 'ST']

function estimateAt(percentile: number, category: ReservedCategory) {
  const crl = findRankFromPercentile(percentile, { season: 2026 })
  if (!crl.ok) throw new Error(crl.reason)
  return { crl, estimate: estimateCategoryRank(crl, percentile, category) }
}

test('the largest share is that between the two cut-offs of 2026, and a tenth', () => {
  // OBC-NCL: 67,597 of (93.4123549 − 80.9232583) % of 15,38,468 = 192,140.7 candidates: .35181; with a tenth .38699.
  const { estimate } = estimateAt(97, 'OBC-NCL')
  if (!estimate.ok) throw new Error(estimate.reason)
  expect(estimate.shareHigh).toBeCloseTo(0.38699, 4)
})

test('the smallest share is that of the official JEE Advanced lists at the same depth, less a tenth', () => {
  // CRL 15,001: 104 marks in 2025, 117 in 2026. OBC-NCL rank 3,701 still had more (105, 118) and 3,801 had not, so at
  // least 3,701 of them stand that high; less a tenth, 3,330.
  expect(estimateCategoryRank({ best: 15001, worst: 15001 }, 99, 'OBC-NCL')).toMatchObject({ ok: true, best: 3330 })
})

test('a category rank is never worse than the common rank, and a better score never estimates worse', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CATEGORIES),
      fc.double({ min: 82.5, max: 100, noNaN: true }),
      fc.double({ min: 82.5, max: 100, noNaN: true }),
      (category, one, other) => {
        const lower = estimateAt(Math.min(one, other), category)
        const higher = estimateAt(Math.max(one, other), category)
        if (!lower.estimate.ok || !higher.estimate.ok) throw new Error('above every cut-off but refused')
        expect(higher.estimate.best).toBeLessThanOrEqual(lower.estimate.best)
        expect(higher.estimate.worst).toBeLessThanOrEqual(lower.estimate.worst)
        expect(lower.estimate.worst).toBeLessThanOrEqual(lower.crl.worst)
      },
    ),
  )
})

test('below the category cut-off of 2026 no category rank is estimated', () => {
  expect(estimateAt(80.9, 'OBC-NCL').estimate).toEqual({ ok: false, reason: 'below-category-cutoff' })
  expect(estimateAt(82.4, 'EWS').estimate).toEqual({ ok: false, reason: 'below-category-cutoff' })
  expect(estimateAt(63.9, 'SC').estimate).toEqual({ ok: false, reason: 'below-category-cutoff' })
  expect(estimateAt(52, 'ST').estimate).toEqual({ ok: false, reason: 'below-category-cutoff' })
})
