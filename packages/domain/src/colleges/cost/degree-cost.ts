import type { InstituteFacts } from '../college-facts.ts'

/** Whom a sum is for: by family income a year where the council's rule goes by it, by category, or everybody else. */
export type CostPayer = 'under-1-lakh' | '1-to-5-lakh' | 'over-5-lakh' | 'general' | 'sc-st-pwd'

/** What a whole degree costs somebody, in rupees, at the fees of the cycle. */
export type DegreeCost = {
  payer: CostPayer
  /** Fees of all years, with what is paid once at admission less what comes back. */
  feesInr: number
  /** The same with hostel and mess; absent where these are not published. */
  withHostelInr?: number
}

/**
 * The share of the tuition that a family pays at IITs and NITs by its income a year; SC, ST and PwD pay none.
 * Source: the councils' rule as fee notices (IIT Bombay 2021-22) and the press print it; the amounts waived in 2025-26 agree.
 */
const TUITION_SHARES = [
  ['under-1-lakh', 0],
  ['1-to-5-lakh', 1 / 3],
  ['over-5-lakh', 1],
] as const

/** Tuition of a year by council where the institute's sheet does not part it from other fees. Source: fees of 2025-26. */
const TUITION_INR: Readonly<Record<string, number>> = { IIT: 200_000, NIT: 125_000 }

/**
 * What the years of a degree cost each kind of payer. Empty where no fee is published. Of a college that shows the common
 * tuition alone, it is the tuition alone.
 * @param type  of the institute: IITs and NITs waive tuition by income
 * @param years  of the degree, whole
 */
export function degreeCosts(fees: InstituteFacts['fees'], type: string, years: number): DegreeCost[] {
  if (fees.kind === 'none') return []
  if (fees.kind === 'common') {
    const total = (share: number) => Math.round(years * fees.tuitionPerYearInr * share)
    return [
      ...TUITION_SHARES.map(([payer, share]) => ({ payer, feesInr: total(share) })),
      { payer: 'sc-st-pwd', feesInr: 0 },
    ]
  }
  const { perYearInr, scStPwdPerYearInr: reserved, hostelMessPerYearInr: hostel } = fees
  const once = (fees.atAdmissionInr ?? 0) - (fees.refundableInr ?? 0)
  const cost = (payer: CostPayer, yearInr: number): DegreeCost => {
    const feesInr = Math.round(years * yearInr) + once
    return { payer, feesInr, ...(hostel !== undefined && { withHostelInr: feesInr + years * hostel }) }
  }
  const tuition = reserved === undefined ? TUITION_INR[type] : perYearInr - reserved
  const byIncome = type in TUITION_INR && tuition !== undefined
  return [
    ...(byIncome
      ? TUITION_SHARES.map(([payer, share]) => cost(payer, perYearInr - tuition * (1 - share)))
      : [cost('general', perYearInr)]),
    ...(reserved === undefined ? [] : [cost('sc-st-pwd', reserved)]),
  ]
}
