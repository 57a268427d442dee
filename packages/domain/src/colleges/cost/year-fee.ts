import type { InstituteFacts } from '../college-facts.ts'

/** Whose fee is meant: SC, ST and PwD have one of their own at many institutes. */
export type FeePayer = 'everybody' | 'sc-st-pwd'

/**
 * The published fee of a year without hostel, in rupees; undefined where none is published. Where a council's common tuition is
 * all that is known it is that, of which SC, ST and PwD pay none (degree-cost.ts has the rule and its source).
 */
export function yearFeeInr(fees: InstituteFacts['fees'], payer: FeePayer): number | undefined {
  switch (fees.kind) {
    case 'none':
      return undefined
    case 'common':
      return payer === 'sc-st-pwd' ? 0 : fees.tuitionPerYearInr
    case 'own':
      return payer === 'sc-st-pwd' ? (fees.scStPwdPerYearInr ?? fees.perYearInr) : fees.perYearInr
  }
}
