import { printedName } from '../book/printed-names.ts'
import type { InstituteFacts } from '../colleges/college-facts.ts'
import { type FeePayer, yearFeeInr } from '../colleges/year-fee.ts'
import type { Profile } from '../predictor/profile.ts'
import type { ChoiceTable } from './choice.ts'

/**
 * A table of choices with what is published of its institutes: what this candidate pays for a year, and where it is.
 * @param factsOf  the facts of an institute by its name in the book, with what was put right
 */
export function withPublishedFacts(
  table: ChoiceTable,
  { category, isPwd }: Pick<Profile, 'category' | 'isPwd'>,
  factsOf: (name: string) => InstituteFacts | undefined,
): ChoiceTable {
  const payer = payerOf(category, isPwd)
  return {
    ...table,
    institutes: table.institutes.map((institute) => ({
      ...institute,
      ...publishedOf(factsOf(printedName(institute)), payer),
    })),
  }
}

/** Who pays by which column of a fee sheet. */
export function payerOf(category: Profile['category'] | undefined, isPwd: boolean): FeePayer {
  return isPwd || category === 'SC' || category === 'ST' ? 'sc-st-pwd' : 'everybody'
}

/** What is told of a college in rows: the newest rank in NIRF, the fee of a year for who pays, and its point. */
export function publishedOf(
  facts: InstituteFacts | undefined,
  payer: FeePayer,
): { nirf?: number; feeInr?: number; at?: [latitude: number, longitude: number] } {
  const feeInr = facts && yearFeeInr(facts.fees, payer)
  const nirf = facts && newestNirf(facts)
  return {
    ...(nirf !== undefined && { nirf }),
    ...(feeInr !== undefined && { feeInr }),
    ...(facts?.at && { at: facts.at }),
  }
}

/** The edition that books carry ranks of. Source: NIRF 2025, engineering. */
const BOOK_EDITION = 2025

/** The rank in the newest edition, of those a book could know or later; an older one says nothing of today. */
function newestNirf({ nirf }: InstituteFacts): number | undefined {
  return nirf.findLast(([edition]) => edition >= BOOK_EDITION)?.[1]
}
