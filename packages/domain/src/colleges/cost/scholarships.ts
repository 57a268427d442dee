import type { CostPayer } from './degree-cost.ts'

/** A scheme that takes something off the cost of a degree. Amounts stand only where their official text was read. */
export type Scholarship = {
  id: 'central-sector' | 'top-class-sc' | 'pragati'
  /** The most a family may earn in a year, rupees. */
  incomeMaxInr: number
  /** The years or the edition of the rule. */
  since: string
  /** What a year of study brings, from the first on, rupees; absent where the official text was not read. */
  perYearInr?: readonly number[]
  /** Where to apply and read the rule. */
  url: string
}

/**
 * Central Sector Scheme of Scholarship (PM-USP): 12,000 a year for three years, 20,000 in the fourth and fifth of a
 * professional course. Source: guideline of the Ministry of Education for 2022-23 onwards. Of the other two the limits of
 * income and who may apply are from their guidelines; amounts of the current year were not read, so none stand here.
 */
export const SCHOLARSHIPS: readonly Scholarship[] = [
  {
    id: 'central-sector',
    incomeMaxInr: 450_000,
    since: '2022-23',
    perYearInr: [12_000, 12_000, 12_000, 20_000, 20_000],
    url: 'https://scholarships.gov.in',
  },
  { id: 'top-class-sc', incomeMaxInr: 800_000, since: '2024-25', url: 'https://scholarships.gov.in' },
  { id: 'pragati', incomeMaxInr: 800_000, since: '2020-21', url: 'https://scholarships.gov.in' },
]

/**
 * What the schemes with a known amount would bring over a degree; nought for who earns too much for all of them.
 * @param years  of the degree, whole
 * @returns whole rupees; nobody is promised them
 */
export function scholarshipInr(payer: CostPayer, years: number): number {
  // Steps of income that lie above the limit as a whole; where the income is not said, the limit is said beside the sum.
  if (payer === 'over-5-lakh') return 0
  const sums = SCHOLARSHIPS.map(({ perYearInr = [] }) =>
    perYearInr.slice(0, years).reduce((sum, each) => sum + each, 0),
  )
  // No two of them go together: the largest counts.
  return Math.max(...sums)
}
