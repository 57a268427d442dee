import type { InstituteFacts } from './college-facts.ts'

/** Published facts that are counted, in the order in which families ask for them. */
export const COVERED_FACTS = [
  'fees',
  'own-fees',
  'hostel',
  'outcomes',
  'nirf',
  'women',
  'town',
  'naac',
  'founded',
] as const
export type CoveredFact = (typeof COVERED_FACTS)[number]

/** How many colleges have a fact, and the oldest and newest year of what is shown; null for facts that bear no year. */
export type FactTally<Fact extends string = CoveredFact> = {
  fact: Fact
  colleges: number
  oldest: number | null
  newest: number | null
}

/** The year of what is shown of a college: undefined where it has none of the fact, null where the fact bears no year. */
const YEARS: Readonly<Record<CoveredFact, (facts: InstituteFacts) => number | null | undefined>> = {
  fees: ({ fees }) => (fees.kind === 'none' ? undefined : firstYear(fees.cycle)),
  'own-fees': ({ fees }) => (fees.kind === 'own' ? firstYear(fees.cycle) : undefined),
  hostel: ({ fees }) => (fees.kind === 'own' && fees.hostelMessPerYearInr ? firstYear(fees.cycle) : undefined),
  outcomes: ({ outcomes }) => outcomes && firstYear(outcomes.academicYear),
  nirf: ({ nirf }) => nirf.at(-1)?.[0],
  women: ({ women }) => women?.nirfEdition,
  town: ({ at }) => at && null,
  naac: ({ naac }) => naac && null,
  founded: ({ founded }) => (founded === undefined ? undefined : null),
}

/**
 * How many of some colleges have each published fact, and how old it is: of NIRF the newest edition with an exact rank, of
 * outcomes the year in which students finished, of fees the year in which the cycle begins.
 */
export function countFacts(colleges: readonly InstituteFacts[]): FactTally[] {
  return COVERED_FACTS.map((fact) => {
    const found = colleges.map(YEARS[fact]).filter((year) => year !== undefined)
    const years = found.filter((year) => year !== null)
    const span = years.length === 0 ? { oldest: null, newest: null } : spanOf(years)
    return { fact, colleges: found.length, ...span }
  })
}

/** How many colleges show no fee: none was found, or what was found could not be relied on. */
export function countMissingFees(colleges: readonly InstituteFacts[]): { notFound: number; notReliable: number } {
  const because = colleges.flatMap(({ fees }) => (fees.kind === 'none' ? [fees.because] : []))
  const notFound = because.filter((each) => each === 'not-found').length
  return { notFound, notReliable: because.length - notFound }
}

function spanOf(years: readonly number[]): { oldest: number; newest: number } {
  return { oldest: Math.min(...years), newest: Math.max(...years) }
}

/** The first year of a cycle as institutes write it: 2025-26. */
function firstYear(cycle: string): number {
  return Number(cycle.slice(0, 4))
}
