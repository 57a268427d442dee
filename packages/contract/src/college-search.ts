import { INSTITUTE_TYPES } from '@sopaan/domain/book/rank-book'
import { FEE_LIMITS, KM_LIMITS, NIRF_LIMITS, SALARY_LIMITS } from '@sopaan/domain/colleges/search-limits'
import { STATES } from '@sopaan/domain/state/states'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { collegeFacts } from './college-facts.ts'
import { profileFields } from './college-predictor.ts'
import { fault } from './faults.ts'
import { seatChance } from './seat-verdicts.ts'
import { SEARCH_LENGTH_MAX, spokenMeanings, spokenSearch } from './spoken-search.ts'

/**
 * Orders of the list: best rank in NIRF, lowest fee, highest median salary, nearest, best chance, by name. What is not known
 * stands last.
 */
export const COLLEGE_SORTS = ['nirf', 'fee', 'salary', 'near', 'chance', 'name'] as const
export type CollegeSort = (typeof COLLEGE_SORTS)[number]

/** The least band of a chance that a search may be narrowed to. */
export const CHANCE_LEASTS = ['reach', 'likely', 'safe'] as const

const FAMILY_FORMAT = fault('not_families')
const HOME_FORMAT = fault('too_long', { max: SEARCH_LENGTH_MAX })

/** Empty in a form that is sent without script: nothing wanted in particular. */
const maybeOneOf = <const Words extends readonly string[]>(words: Words) =>
  z.optional(z.union([z.literal(''), z.enum(words)], fault('not_listed', { allowed: words.join(', ') })))

/** What colleges are narrowed to and how they are ordered; all of it stands in the address. */
export const collegeSearchQuery = z.object({
  q: spokenSearch,
  type: maybeOneOf(INSTITUTE_TYPES),
  collegeState: maybeOneOf(STATES),
  /** The code of a branch family that the newest season offered. */
  family: z.optional(z.string().check(z.regex(/^[A-Z0-9_-]{0,24}$/, FAMILY_FORMAT))),
  /** Fee of a year at most; colleges without a published fee are left out. */
  feeMax: maybeOneOf(FEE_LIMITS),
  /** Rank in the newest edition of NIRF Engineering at most; colleges without an exact rank in it are left out. */
  nirfMax: maybeOneOf(NIRF_LIMITS),
  /** Median salary of graduates at least, all branches together, in the newest edition of NIRF; without one a college is left out. */
  salaryMin: maybeOneOf(SALARY_LIMITS),
  /** Distance from the home city at most; without a city, or a point of the college, nothing is near. */
  kmMax: maybeOneOf(KM_LIMITS),
  /** A home city by its id, or a state: what distances are measured from. */
  from: z.optional(z.string().check(z.maxLength(SEARCH_LENGTH_MAX, HOME_FORMAT))),
  sort: maybeOneOf(COLLEGE_SORTS),
  /** Colleges with a choice of this band or a better one for the candidate; narrows nothing without a rank. */
  chance: maybeOneOf(CHANCE_LEASTS),
  ...profileFields,
})
export type CollegeSearchQuery = z.output<typeof collegeSearchQuery>

const foundCollege = z.object({
  slug: z.string(),
  name: z.string(),
  type: z.enum(INSTITUTE_TYPES),
  city: z.optional(z.string()),
  state: z.optional(z.string()),
  /** How many programmes the newest season offered. */
  programmes: z.int(),
  facts: collegeFacts,
  /** From the home city in a straight line, in steps of 50, 0 = under 100; null without a city, or where a point is missing. */
  km: z.nullable(z.int()),
  /** The candidate's choices there, of the branch searched for; null without a rank, or where none has a chance. */
  own: z.nullable(
    z.object({
      /** How many have a chance of 8 % or more. */
      inReach: z.int(),
      /** The seat with the best chance. */
      best: z.object({ key: z.string(), programme: z.string(), chance: seatChance }),
    }),
  ),
})
export type FoundCollege = z.output<typeof foundCollege>

const collegeSearch = z.object({
  colleges: z.array(foundCollege),
  ...spokenMeanings,
  newestSeason: z.int(),
})
export type CollegeSearch = z.output<typeof collegeSearch>

/** What branches are narrowed to: by name, and to those of some colleges; with a rank each says the candidate's chance. */
const branchSearchQuery = z.object({
  q: spokenSearch,
  type: maybeOneOf(INSTITUTE_TYPES),
  collegeState: maybeOneOf(STATES),
  ...profileFields,
})
export type BranchSearchQuery = z.output<typeof branchSearchQuery>

const branchList = z.object({
  branches: z.array(
    z.object({
      slug: z.string(),
      code: z.string(),
      name: z.string(),
      /** Of those that the search left. */
      colleges: z.int(),
      programmes: z.int(),
      /** The candidate's choices of it: how many have a chance of 8 % or more, and the best; null without one. */
      own: z.nullable(z.object({ inReach: z.int(), best: seatChance })),
    }),
  ),
  ...spokenMeanings,
  newestSeason: z.int(),
})
export type BranchList = z.output<typeof branchList>
export type ListedBranch = BranchList['branches'][number]

const CACHE = 'public, max-age=300, stale-while-revalidate=3600'

export const collegeSearches = {
  find: defineCall({
    method: 'GET',
    path: '/api/v1/colleges',
    access: 'anyone',
    summary:
      'The institutes of the newest season with what is published of them, by nickname, type, state, branch and fee.',
    query: collegeSearchQuery,
    response: collegeSearch,
    refuses: [],
    cache: CACHE,
  }),
  listBranches: defineCall({
    method: 'GET',
    path: '/api/v1/branches',
    access: 'anyone',
    summary:
      'Branch families with how many colleges and programmes the newest season offered, by nickname, type and state; with a rank those with most choices within reach first, else most colleges.',
    query: branchSearchQuery,
    response: branchList,
    refuses: [],
    cache: CACHE,
  }),
}
