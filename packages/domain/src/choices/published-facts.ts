import type { CollegeFacts } from '../colleges/college-facts.ts'
import { yearFeeInr } from '../colleges/year-fee.ts'
import type { Profile } from '../predictor/profile.ts'
import type { ChoiceTable } from './choice.ts'

/**
 * A table of choices with what is published of its institutes: what this candidate pays for a year, and where it is.
 * @param factsOf  the facts of an institute by its name in the book, with what was put right
 */
export function withPublishedFacts(
  table: ChoiceTable,
  { category, isPwd }: Pick<Profile, 'category' | 'isPwd'>,
  factsOf: (name: string) => CollegeFacts | undefined,
): ChoiceTable {
  const payer = isPwd || category === 'SC' || category === 'ST' ? 'sc-st-pwd' : 'everybody'
  return {
    ...table,
    institutes: table.institutes.map((institute) => {
      const facts = factsOf(institute.name)
      const feeInr = facts && yearFeeInr(facts.fees, payer)
      return { ...institute, ...(feeInr !== undefined && { feeInr }), ...(facts?.at && { at: facts.at }) }
    }),
  }
}
