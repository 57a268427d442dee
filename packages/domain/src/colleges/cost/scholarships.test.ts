import { expect, test } from 'vitest'
import { SCHOLARSHIPS, scholarshipInr } from './scholarships.ts'

test('four years of the Central Sector Scheme are 56,000, five are 76,000, as its guideline has the years', () => {
  // 12,000 × 3 + 20,000; and 20,000 more in the fifth year.
  expect(scholarshipInr('1-to-5-lakh', 4)).toBe(56_000)
  expect(scholarshipInr('under-1-lakh', 5)).toBe(76_000)
  expect(scholarshipInr('general', 4)).toBe(56_000)
})

test('a family above the limit gets nothing, and no scheme has an amount whose official text was not read', () => {
  expect(scholarshipInr('over-5-lakh', 4)).toBe(0)
  expect(SCHOLARSHIPS.filter(({ perYearInr }) => perYearInr !== undefined).map(({ id }) => id)).toEqual([
    'central-sector',
  ])
})
