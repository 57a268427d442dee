import type { InstituteFacts } from '../college-facts.ts'
import { type CostPayer, degreeCosts } from './degree-cost.ts'

/** What somebody says of the own way: trips home and back a year, and what one costs in rupees. */
export type OwnTravel = { tripInr: number; tripsPerYear: number }

/** What a whole degree costs one person, in rupees: each part, and the range from living at home to living in the hostel. */
export type PersonalCost = {
  feesInr: number
  /** Hostel and mess of all years; absent where they are not published. */
  hostelInr?: number
  travelInr: number
  /** Fees alone, as somebody who lives at home pays. */
  fromInr: number
  /** Fees, hostel and mess where published, and travel. */
  toInr: number
}

/**
 * What the years of a degree cost one payer, at the published fees and the own figure for travel; undefined where no fee is
 * published, or none for this payer.
 * @param years  of the degree, whole
 */
export function ownCost(
  { fees, type, years }: { fees: InstituteFacts['fees']; type: string; years: number },
  payer: CostPayer,
  { tripInr, tripsPerYear }: OwnTravel,
): PersonalCost | undefined {
  const cost = degreeCosts(fees, type, years).find((each) => each.payer === payer)
  if (cost === undefined) return undefined
  const { feesInr, withHostelInr } = cost
  const travelInr = years * tripsPerYear * tripInr
  return {
    feesInr,
    travelInr,
    ...(withHostelInr !== undefined && { hostelInr: withHostelInr - feesInr }),
    fromInr: feesInr,
    toInr: (withHostelInr ?? feesInr) + travelInr,
  }
}

/** What is paid back for a loan: each month, in all, and how much of it is interest; whole rupees. */
export type LoanCost = { monthlyInr: number; totalInr: number; interestInr: number }

const MONTHS = 12

/**
 * Equal monthly payments of a loan, which begin at once: amount × r ÷ (1 − (1 + r)^−n), with r a twelfth of the yearly rate.
 * @param ratePercent  a year; 0 = without interest
 * @param years  of paying back, over 0
 */
export function loanCost(amountInr: number, ratePercent: number, years: number): LoanCost {
  const months = years * MONTHS
  const rate = ratePercent / 100 / MONTHS
  const monthly = rate === 0 ? amountInr / months : (amountInr * rate) / (1 - (1 + rate) ** -months)
  const totalInr = Math.round(monthly * months)
  return { monthlyInr: Math.round(monthly), totalInr, interestInr: totalInr - amountInr }
}
