import { expect, test } from 'vitest'
import { listCollegeFacts } from '../college-facts.ts'
import { degreeCosts } from './degree-cost.ts'

test('four years at an NIT go by income: none, a third or all of the tuition, with the one-time charge once', () => {
  // NIT Calicut 2025-26: 1,50,500 a year of which 1,25,000 tuition; 61,000 once, 20,000 of it comes back.
  const fees = {
    ...{ kind: 'own' as const, cycle: '2025-26', scope: 'two-semesters' as const },
    ...{ perYearInr: 150_500, scStPwdPerYearInr: 25_500, atAdmissionInr: 61_000, refundableInr: 20_000 },
  }
  expect(degreeCosts(fees, 'NIT', 4)).toEqual([
    { payer: 'under-1-lakh', feesInr: 143_000 }, // 4 × 25,500 + 41,000
    { payer: '1-to-5-lakh', feesInr: 309_667 }, // 4 × (25,500 + 41,666.67) + 41,000
    { payer: 'over-5-lakh', feesInr: 643_000 }, // 4 × 1,50,500 + 41,000
    { payer: 'sc-st-pwd', feesInr: 143_000 },
  ])
})

test('elsewhere income does not count; hostel and mess of all years come on top where they are published', () => {
  const fees = {
    ...{ kind: 'own' as const, cycle: '2025-26', scope: 'year' as const },
    ...{ perYearInr: 300_000, hostelMessPerYearInr: 84_000 },
  }
  expect(degreeCosts(fees, 'IIIT', 4)).toEqual([{ payer: 'general', feesInr: 1_200_000, withHostelInr: 1_536_000 }])
})

test('an NIT whose sheet names no waived amount waives the common tuition; the common tuition alone is tuition alone', () => {
  const fees = { kind: 'own' as const, cycle: '2025-26', scope: 'year' as const, perYearInr: 180_500 }
  expect(degreeCosts(fees, 'NIT', 4)[0]).toEqual({ payer: 'under-1-lakh', feesInr: 222_000 }) // 4 × 55,500
  const common = { kind: 'common' as const, council: 'IIT' as const, cycle: '2025-26', tuitionPerYearInr: 200_000 }
  expect(degreeCosts(common, 'IIT', 5).map(({ feesInr }) => feesInr)).toEqual([0, 333_333, 1_000_000, 0])
  expect(degreeCosts({ kind: 'none', because: 'not-found' }, 'IIT', 4)).toEqual([])
})

test('no college asks less than nothing, and nobody pays more for earning less', () => {
  for (const { name, fees } of listCollegeFacts()) {
    for (const type of ['IIT', 'NIT', 'GFTI']) {
      // Only an IIT or NIT is read by income; a fee below the common tuition is no IIT's or NIT's.
      if (type !== 'GFTI' && fees.kind === 'own' && fees.scStPwdPerYearInr === undefined && fees.perYearInr < 200_000)
        continue
      const costs = degreeCosts(fees, type, 4)
      const byIncome = costs.filter(({ payer }) => payer.endsWith('lakh')).map(({ feesInr }) => feesInr)
      expect({ name, byIncome }).toEqual({ name, byIncome: [...byIncome].sort((a, b) => a - b) })
      expect({ name, low: costs.every(({ feesInr }) => feesInr >= 0) }).toEqual({ name, low: true })
    }
  }
})
