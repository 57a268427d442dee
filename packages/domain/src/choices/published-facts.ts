import { printedName } from '../book/printed-names.ts'
import { type InstituteFacts, listCollegeFacts } from '../colleges/college-facts.ts'
import { type FeePayer, yearFeeInr } from '../colleges/cost/year-fee.ts'
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
  const newest = newestNirfEdition(factsOf)
  const before = publishedBefore(factsOf, payer)
  return {
    ...table,
    institutes: table.institutes.map((institute) => {
      const known = before.get(institute)
      if (known) return known
      const facts = factsOf(printedName(institute))
      // What stands in the book gives way to the facts, which staff may have put right or hidden.
      const { nirf, ...plain } = institute
      const one = { ...plain, ...(facts ? publishedOf(facts, payer, newest) : { nirf }) }
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

/** What is told of a college in rows. */
export type PublishedFigures = {
  nirf?: number | undefined
  /** The edition of the rank, where others are ranked in a newer one. */
  nirfYear?: number | undefined
  /** The fee of a year for who pays, and the median salary, in rupees. */
  feeInr?: number | undefined
  salaryInr?: number | undefined
  /** Women among the undergraduates. */
  womenPercent?: number | undefined
  /** Latitude and longitude of its city. */
  at?: InstituteFacts['at'] | undefined
}

/**
 * What is told of a college in rows: the newest rank in NIRF, the fee of a year for who pays, the median salary, the share of
 * women, its point.
 * @param newest  the newest edition of NIRF that any college is ranked in
 */
export function publishedOf(facts: PublishedFacts | undefined, payer: FeePayer, newest: number): PublishedFigures {
  if (facts === undefined) return {}
  const feeInr = yearFeeInr(facts.fees, payer)
  const salaryInr = newestSalaryInr(facts)
  const womenPercent = newestWomenPercent(facts)
  return {
    ...newestNirf(facts, newest),
    ...(feeInr !== undefined && { feeInr }),
    ...(salaryInr !== undefined && { salaryInr }),
    ...(womenPercent !== undefined && { womenPercent }),
    ...(facts.at && { at: facts.at }),
  }
}

/** The facts that rows tell something of. */
type PublishedFacts = Pick<InstituteFacts, 'fees' | 'nirf'> & {
  outcomes?: InstituteFacts['outcomes'] | undefined
  women?: InstituteFacts['women'] | undefined
  at?: InstituteFacts['at'] | undefined
}

const NEWEST = new WeakMap<FactsOf, number>()

/** The newest edition of NIRF Engineering that any college is ranked in, with what was put right. */
export function newestNirfEdition(factsOf: FactsOf): number {
  const known = NEWEST.get(factsOf)
  if (known !== undefined) return known
  const editions = listCollegeFacts().flatMap(({ name }) => factsOf(name)?.nirf.at(-1)?.[0] ?? [])
  const newest = Math.max(BOOK_EDITION, ...editions)
  NEWEST.set(factsOf, newest)
  return newest
}

/** The edition that books carry ranks of, and that rows speak of or of a later one. Source: NIRF 2025, engineering. */
const BOOK_EDITION = 2025

/** The rank in the newest edition of those a book could know or later, an older one with its year; before that none is told. */
function newestNirf({ nirf }: PublishedFacts, newest: number): Pick<PublishedFigures, 'nirf' | 'nirfYear'> {
  const [edition, rank] = nirf.findLast(([year]) => year >= BOOK_EDITION) ?? []
  if (edition === undefined || rank === undefined) return {}
  return edition < newest ? { nirf: rank, nirfYear: edition } : { nirf: rank }
}

function newestSalaryInr({ outcomes }: PublishedFacts): number | undefined {
  return outcomes && outcomes.nirfEdition >= BOOK_EDITION ? outcomes.medianSalaryInr : undefined
}

/** The share of women among the undergraduates, whole percent, by the newest edition. */
function newestWomenPercent({ women }: PublishedFacts): number | undefined {
  return women && women.nirfEdition >= BOOK_EDITION
    ? Math.round((100 * women.women) / (women.women + women.men))
    : undefined
}
