/**
 * What a fee holds. `year`: tuition and institute fees of a year, mostly with one-time charges at admission on top ·
 * `two-semesters`: two ordinary semesters by the institute's own sheet, the same on top · `first-year`: both semesters of the
 * first year · `upper-bound`: the first bill doubled, so one-time charges count twice.
 */
export const FEE_SCOPES = ['year', 'two-semesters', 'first-year', 'upper-bound'] as const
export type FeeScope = (typeof FEE_SCOPES)[number]

/** What to know of a fee: the sheet prints no year, is for the computing branches alone, or was made for earlier batches. */
export const FEE_NOTES = ['no-year', 'computing-branches', 'earlier-batches'] as const
export type FeeNote = (typeof FEE_NOTES)[number]

/** What an institute is by law and by owner. */
export const COLLEGE_KINDS = [
  'national-importance',
  'central-university',
  'state-university',
  'deemed-government',
  'deemed-aided',
  'deemed-private',
] as const
export type CollegeKind = (typeof COLLEGE_KINDS)[number]

/** The grades of NAAC, the best first. Source: NAAC, manual of 2020. */
export const NAAC_GRADES = ['A++', 'A+', 'A', 'B++', 'B+', 'B', 'C'] as const

/** The facts that staff put right one by one or with an edition in a file. */
export const CORRECTED_FACTS = ['fees', 'nirf', 'outcomes', 'women', 'naac', 'founded'] as const
export type CorrectedFact = (typeof CORRECTED_FACTS)[number]

/** What staff put right of an institute beside: its rank book tells these, and is compiled with them. */
export const RECORD_FACTS = ['town', 'website', 'home-states'] as const
export type RecordFact = (typeof RECORD_FACTS)[number]

/** All that staff put right of a college, one by one. */
export const MANAGED_FACTS = [...CORRECTED_FACTS, ...RECORD_FACTS] as const
export type ManagedFact = (typeof MANAGED_FACTS)[number]
