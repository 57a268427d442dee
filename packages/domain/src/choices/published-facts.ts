import { printedName } from '../book/printed-names.ts'
import type { InstituteFacts } from '../colleges/college-facts.ts'
import { type FeePayer, yearFeeInr } from '../colleges/year-fee.ts'
import type { Profile } from '../predictor/profile.ts'
import type { ChoiceInstitute, ChoiceTable } from './choice.ts'

/**
 * A table of choices with what is published of its institutes: what this candidate pays for a year, and where it is.
 * @param factsOf  the facts of an institute by its name in the book, with what was put right; one function says one thing
 */
export function withPublishedFacts(
  table: ChoiceTable,
  { category, isPwd }: Pick<Profile, 'category' | 'isPwd'>,
  factsOf: FactsOf,
): ChoiceTable {
  const payer = payerOf(category, isPwd)
  const before = publishedBefore(factsOf, payer)
  return {
    ...table,
    institutes: table.institutes.map((institute) => {
      const known = before.get(institute)
      if (known) return known
      const one = { ...institute, ...publishedOf(factsOf(printedName(institute)), payer) }
      before.set(institute, one)
      return one
    }),
  }
}

type FactsOf = (name: string) => InstituteFacts | undefined
/** Institutes of a book with what is published of them, for who pays by one column. */
type PublishedInstitutes = WeakMap<ChoiceInstitute, ChoiceInstitute>

const PUBLISHED = new WeakMap<FactsOf, Record<FeePayer, PublishedInstitutes>>()

/** What was told before from the same facts: a book has the same institutes in all its tables. */
function publishedBefore(factsOf: FactsOf, payer: FeePayer): PublishedInstitutes {
  const before = PUBLISHED.get(factsOf) ?? { everybody: new WeakMap(), 'sc-st-pwd': new WeakMap() }
  PUBLISHED.set(factsOf, before)
  return before[payer]
}

/** Who pays by which column of a fee sheet. */
export function payerOf(category: Profile['category'] | undefined, isPwd: boolean): FeePayer {
  return isPwd || category === 'SC' || category === 'ST' ? 'sc-st-pwd' : 'everybody'
}

/** What is told of a college in rows: the newest rank in NIRF, the fee of a year for who pays, the median salary, its point. */
export function publishedOf(
  facts: InstituteFacts | undefined,
  payer: FeePayer,
): { nirf?: number; feeInr?: number; salaryInr?: number; at?: [latitude: number, longitude: number] } {
  const feeInr = facts && yearFeeInr(facts.fees, payer)
  const nirf = facts && newestNirf(facts)
  const salaryInr = facts && newestSalaryInr(facts)
  return {
    ...(nirf !== undefined && { nirf }),
    ...(feeInr !== undefined && { feeInr }),
    ...(salaryInr !== undefined && { salaryInr }),
    ...(facts?.at && { at: facts.at }),
  }
}

/** The edition that books carry ranks of, and that rows speak of or of a later one. Source: NIRF 2025, engineering. */
const BOOK_EDITION = 2025

/** The rank in the newest edition, of those a book could know or later; an older one says nothing of today. */
function newestNirf({ nirf }: InstituteFacts): number | undefined {
  return nirf.findLast(([edition]) => edition >= BOOK_EDITION)?.[1]
}

function newestSalaryInr({ outcomes }: InstituteFacts): number | undefined {
  return outcomes && outcomes.nirfEdition >= BOOK_EDITION ? outcomes.medianSalaryInr : undefined
}
