import guides from '../../../../data/exams/branch-guide.json' with { type: 'json' }
import type { Language } from '../languages.ts'

/** A sentence in every language. */
type Spoken = Readonly<Record<Language, string>>
/** A text that is named as a source, with its address where it has one. */
export type NamedSource = { name: string; url?: string | undefined }

/** What is studied in a branch family, whom it suits and where it leads. Editorial; the file that ships says from what. */
export type BranchGuide = {
  /** Family code of the rank book. */
  family: string
  /** As counselling names it, in every language. */
  name: string
  /** As people call it: short enough to head a column on a phone. */
  short: string
  what: Spoken
  /** Which subjects one must like. */
  likes: Spoken
  subjects: readonly string[]
  /** How it differs from the branch it is mostly taken for. */
  differs?: Spoken | undefined
  work: Spoken
  /** Codes of the GATE papers that continue it. */
  gate: readonly string[]
  higher?: Spoken | undefined
  /** Where the subjects were read; absent = our own judgement. */
  sources?: readonly NamedSource[] | undefined
}

export const BRANCH_GUIDES: readonly BranchGuide[] = guides.guides
export const BRANCH_GUIDE_SOURCES = guides.sources

/** The guide to a branch family; undefined for families that have none. */
export function findBranchGuide(family: string): BranchGuide | undefined {
  return BRANCH_GUIDES.find((guide) => guide.family === family)
}

/** What is known of changing the branch after the first year: who ended it and when, one college's rule, one college's count. */
export type BranchChange = {
  /** IITs by city, with the year from which no branch can be changed there. */
  stopped: readonly { city: string; year: number }[]
  stoppedSource: NamedSource
  /** The least CGPA of the first year that one college asks for. */
  exampleCgpa: number
  exampleSource: NamedSource
  /** How many of one year's students one college let change. */
  count: { of: number; from: number; to: number }
  countSource: NamedSource
}

export const BRANCH_CHANGE: BranchChange = guides.change

/** The branches that one is mostly taken for, itself among them; what stands alone is compared with CSE. */
export function listBranchCousins(family: string): readonly string[] {
  return BRANCH_COUSINS.find((families) => families.includes(family)) ?? ['CSE', family]
}

/** Branches that are taken for one another, to set side by side. */
export const BRANCH_COUSINS: readonly (readonly string[])[] = [
  ['CSE', 'AIDS', 'MNC', 'IT'],
  ['CSE', 'ECE', 'EE'],
  ['MECH', 'CIVIL', 'CHEM', 'META'],
]
