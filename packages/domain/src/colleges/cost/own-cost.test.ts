import { expect, test } from 'vitest'
import { loanCost, ownCost } from './own-cost.ts'

const FEES = {
  ...{ kind: 'own' as const, cycle: '2025-26', scope: 'year' as const },
  ...{ perYearInr: 300_000, hostelMessPerYearInr: 84_000 },
}

test('a degree costs from the fees alone to fees, hostel and travel of all its years', () => {
  // 4 × 3,00,000; 4 × 84,000; 4 years × 3 trips × 2,000.
  expect(ownCost({ fees: FEES, type: 'IIIT', years: 4 }, 'general', { tripInr: 2_000, tripsPerYear: 3 })).toEqual({
    ...{ feesInr: 1_200_000, hostelInr: 336_000, travelInr: 24_000 },
    ...{ fromInr: 1_200_000, toInr: 1_560_000 },
  })
  expect(ownCost({ fees: FEES, type: 'IIIT', years: 5 }, 'general', { tripInr: 0, tripsPerYear: 0 })?.toInr).toBe(
    1_920_000,
  )
})

test('where hostel is not published it is not in the sum, and where nothing is published there is no sum', () => {
  const { hostelMessPerYearInr: _, ...fees } = FEES
  const cost = ownCost({ fees, type: 'IIIT', years: 4 }, 'general', { tripInr: 0, tripsPerYear: 0 })
  expect(cost).toEqual({ feesInr: 1_200_000, travelInr: 0, fromInr: 1_200_000, toInr: 1_200_000 })
  const travel = { tripInr: 0, tripsPerYear: 0 }
  const none = { kind: 'none' as const, because: 'not-found' as const }
  expect(ownCost({ fees: none, type: 'IIIT', years: 4 }, 'general', travel)).toBeUndefined()
  expect(ownCost({ fees: FEES, type: 'IIIT', years: 4 }, 'under-1-lakh', travel)).toBeUndefined()
})

test('a loan is paid back in equal months', () => {
  // 1,00,000 at 12 % for one year: r = 1 %, 1,00,000 × 0.01 ÷ (1 − 1.01^−12) = 8,884.88 a month, as any table of EMIs has it.
  expect(loanCost(100_000, 12, 1)).toEqual({ monthlyInr: 8_885, totalInr: 106_619, interestInr: 6_619 })
  expect(loanCost(120_000, 0, 10)).toEqual({ monthlyInr: 1_000, totalInr: 120_000, interestInr: 0 })
})
