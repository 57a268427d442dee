import guides from '../../../../data/exams/branch-guide.json' with { type: 'json' }

/** What is studied in a branch family and where it leads. Editorial; the file that ships says from what. */
export type BranchGuide = {
  /** Family code of the rank book. */
  family: string
  /** As counselling names it, in every language. */
  name: string
  subjects: readonly string[]
  work: { en: string; hi: string }
  /** Codes of the GATE papers that continue it. */
  gate: readonly string[]
  /** Where the subjects were read; absent = our own judgement. */
  subjectsSource?: string | undefined
}

export const BRANCH_GUIDES: readonly BranchGuide[] = guides.guides
export const BRANCH_GUIDE_SOURCES = guides.sources
