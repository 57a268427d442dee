import { CATEGORIES, INSTITUTE_TYPES, QUOTAS, RANK_LISTS, SEAT_TYPES } from '@sopaan/domain/book/rank-book'
import { FEE_LIMITS, KM_LIMITS, NIRF_LIMITS, SALARY_LIMITS, WOMEN_LIMITS } from '@sopaan/domain/colleges/search-limits'
import { BANDS } from '@sopaan/domain/predictor/bands'
import { GENDERS, RANK_KINDS } from '@sopaan/domain/predictor/profile'
import type { SeatSort } from '@sopaan/domain/predictor/seat-order'
import { ELIGIBLE_STATES, STATES } from '@sopaan/domain/state/states'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { fault } from './faults.ts'
import { pageFields, pageInfo, queryList, queryWhole } from './fields.ts'
import { judgedSeat, predictedSeat } from './judged-seats.ts'

const SEAT_SORTS = ['hardest', 'easiest', 'chance', 'institute', 'branch'] as const satisfies readonly SeatSort[]

/** Above the largest common rank that JoSAA and CSAB have printed (about 1.3 million). */
export const RANK_MAX = 2_000_000

/** The query key of each list's common rank; the other kinds add their ending: `mainCategory`, `advancedPrep`. */
export const RANK_LIST_KEYS = { 'main-1': 'main', 'main-2a': 'arch', 'main-2b': 'plan', advanced: 'advanced' } as const
export const RANK_KIND_ENDINGS = {
  common: '',
  category: 'Category',
  openPwd: 'OpenPwd',
  categoryPwd: 'CategoryPwd',
  preparatory: 'Prep',
} as const

type RankListKey = (typeof RANK_LIST_KEYS)[keyof typeof RANK_LIST_KEYS]
type RankKindEnding = (typeof RANK_KIND_ENDINGS)[keyof typeof RANK_KIND_ENDINGS]
/** A query key that carries a rank. */
export type RankKey = `${RankListKey}${RankKindEnding}`

/** The query key of one rank: `('main-1', 'category')` is `mainCategory`. */
export function rankKey(list: (typeof RANK_LISTS)[number], kind: (typeof RANK_KINDS)[number]): RankKey {
  return `${RANK_LIST_KEYS[list]}${RANK_KIND_ENDINGS[kind]}`
}

/** Every query key that carries a rank, with the list and kind it means. */
export const RANK_KEYS = RANK_LISTS.flatMap((list) =>
  RANK_KINDS.map((kind) => ({ key: rankKey(list, kind), list, kind })),
)

const SEARCH_LENGTH_MAX = 80
const FAMILIES_MAX = 60
const ROUND_MAX = 9
const FAMILY_FORMAT = fault('not_families')
const SEARCH_FORMAT = fault('too_long', { max: SEARCH_LENGTH_MAX })
const RANK_NEEDED = fault('rank_missing')

/** A field not given, or left empty in a form that is sent without script. */
const notGiven = z.pipe(
  z.literal(''),
  z.transform((): undefined => undefined),
)
const maybe = <Schema extends z.core.SomeType>(schema: Schema, takes: string) =>
  z.optional(z.union([notGiven, schema], takes))
/** One of some words, or not given. */
export const maybeOneOf = <const Words extends readonly string[]>(words: Words) =>
  maybe(
    z.enum(words, fault('not_listed', { allowed: words.join(', ') })),
    fault('not_listed', { allowed: words.join(', ') }),
  )
/** A whole number in an address, or not given. */
export const maybeWhole = (min: number, max: number) => maybe(queryWhole(min, max), fault('not_whole', { min, max }))

const rank = maybeWhole(1, RANK_MAX)

const rankFields = {
  main: rank,
  mainCategory: rank,
  mainOpenPwd: rank,
  mainCategoryPwd: rank,
  mainPrep: rank,
  arch: rank,
  archCategory: rank,
  archOpenPwd: rank,
  archCategoryPwd: rank,
  archPrep: rank,
  plan: rank,
  planCategory: rank,
  planOpenPwd: rank,
  planCategoryPwd: rank,
  planPrep: rank,
  advanced: rank,
  advancedCategory: rank,
  advancedOpenPwd: rank,
  advancedCategoryPwd: rank,
  advancedPrep: rank,
} satisfies Record<RankKey, typeof rank>

/** Family codes, repeated or parted by commas. */
export const families = z.pipe(
  z.union([z.array(z.string().check(z.maxLength(24))), z.string().check(z.maxLength(1_500))], FAMILY_FORMAT),
  z.pipe(
    z.transform((list: string | string[]) =>
      [...new Set([list].flat().flatMap((words) => words.split(',')))].filter(Boolean),
    ),
    z
      .array(z.string().check(z.regex(/^[A-Z0-9_-]{1,24}$/, FAMILY_FORMAT)))
      .check(z.maxLength(FAMILIES_MAX, FAMILY_FORMAT)),
  ),
)

/** Who asks. Every call that judges seats reads a candidate by these keys. Not given: category OPEN, no PwD, no AAT. */
export const profileFields = {
  category: maybeOneOf(CATEGORIES),
  gender: maybeOneOf(GENDERS),
  pwd: maybeOneOf(['true', 'false']),
  /** State of eligibility, which is not always the state of residence; `Overseas` for OCI and PIO with class 12 abroad. */
  state: maybeOneOf(ELIGIBLE_STATES),
  /** The candidate's own word that the Architecture Aptitude Test was passed. */
  aat: maybeOneOf(['true', 'false']),
  ...rankFields,
}

const profileQuery = z.object(profileFields)
export type ProfileQuery = z.output<typeof profileQuery>

/** Whether a candidate gives any rank at all. */
export function hasRank(query: ProfileQuery): boolean {
  return RANK_KEYS.some(({ key }) => query[key] !== undefined)
}

/** What an answer of the predictor is narrowed to; a list left empty filters nothing. */
export const filterFields = {
  type: z.optional(queryList(INSTITUTE_TYPES)),
  collegeState: z.optional(queryList(STATES)),
  family: z.optional(families),
  quota: z.optional(queryList(QUOTAS)),
  band: maybeOneOf(BANDS),
  /** Keeps the seats that are judged by this one of the ranks. */
  by: maybeOneOf(RANK_KEYS.map(({ key }) => key)),
  /** Keeps the seats that this rank would have got in this round of the newest season, or in an earlier one. */
  round: maybeWhole(1, ROUND_MAX),
  /** Searched for as aspirants say it: names, cities, branches and their short forms, such as "nit trichy cse". */
  q: z.optional(z.string(SEARCH_FORMAT).check(z.trim(), z.maxLength(SEARCH_LENGTH_MAX, SEARCH_FORMAT))),
}

/** The refusal of a question without any rank. */
export const rankGiven = z.refine<ProfileQuery>(hasRank, { path: ['main'], error: RANK_NEEDED })

/**
 * Who asks, what the answer is narrowed to, and which page of it. All of it stands in the query, so a link holds it.
 * Not given: hardest seat first. A list left empty filters nothing.
 */
export const predictorQuery = z
  .object({
    counselling: maybeOneOf(['josaa']),
    ...profileFields,
    ...filterFields,
    sort: maybeOneOf(SEAT_SORTS),
    ...pageFields,
  })
  .check(rankGiven)
export type PredictorQuery = z.output<typeof predictorQuery>

/** How many of a value there are. */
export const count = z.object({ value: z.string(), count: z.int() })

export const bandCounts = z.object({ safe: z.int(), likely: z.int(), reach: z.int(), longShot: z.int() })

/** Of which seasons an answer speaks, and from which book. */
export const bookFacts = {
  forecastSeason: z.int(),
  /** The last round of `forecastSeason` that the forecast follows; 0 = before the first. */
  afterRound: z.int(),
  /** The newest season with a final round. */
  newestSeason: z.int(),
  /** The final round of the newest season. */
  newestRound: z.int(),
  bookHash: z.string(),
  /** Of 100 seats called Likely, how many came true in the toughest and in the easiest season of the report card. */
  likelyRecord: z.object({ low: z.int(), high: z.int() }),
}

/** What an answer speaks of, and what it could not judge. */
const answerFacts = {
  ...bookFacts,
  /**
   * Keys of the query that were not given and hide seats this candidate may take, each with how many: ranks, gender, state
   * (the number that every state adds at the least) and aat. Counted over all seats on offer, whatever the filters.
   */
  missing: z.array(
    z.object({ key: z.enum([...RANK_KEYS.map(({ key }) => key), 'gender', 'state', 'aat']), seats: z.int() }),
  ),
}

/** A college that the search names and JoSAA does not give, with who gives its seats. */
export const elsewhereCollege = z.object({
  name: z.string(),
  givenBy: z.string(),
  /** The state predictor's name of the counselling, where it has it. */
  counselling: z.optional(z.string()),
})

export const predictorAnswer = z.object({
  data: z.array(predictedSeat),
  ...pageInfo.shape,
  /** Seats in each band under all filters but the band. */
  bands: bandCounts,
  /** For each value, the seats there are under all filters but the value's own kind. Most frequent first. */
  facets: z.object({
    types: z.array(count),
    collegeStates: z.array(count),
    families: z.array(z.object({ ...count.shape, name: z.string() })),
    quotas: z.array(count),
  }),
  elsewhere: z.array(elsewhereCollege),
  /** Seats of the preparatory course, for a preparatory rank: their past only. On the first page. */
  preparatory: z.array(judgedSeat),
  /** B.Arch of the IITs while `aat` is not true: no chance, no band; their past is what it was for who passed. First page. */
  needsAat: z.array(judgedSeat),
  ...answerFacts,
})
export type PredictorAnswer = z.output<typeof predictorAnswer>

/** What one of the candidate's ranks opens: the seats judged by it, and by no other. */
const rankReach = z.object({
  key: z.enum(RANK_KEYS.map(({ key }) => key)),
  list: z.enum(RANK_LISTS),
  kind: z.enum(RANK_KINDS),
  rank: z.int(),
  seatTypes: z.array(z.enum(SEAT_TYPES)),
  /** Zero for a rank of a category or PwD status that the candidate does not have. */
  total: z.int(),
  /** Seats that this rank would have got in the final round of `newestSeason`. */
  gotNewest: z.int(),
  /** Null for the preparatory course, which is not forecast. */
  bands: z.nullable(bandCounts),
  /** The hardest seat with a chance of 50 % or more; null where there is none. */
  hardest: z.nullable(predictedSeat),
  /** What is published of that seat’s college, the fee as this candidate pays it; absent what is not. */
  hardestFacts: z.optional(
    z.object({
      nirf: z.optional(z.int()),
      /** The edition of the rank, where others are ranked in a newer one. */
      nirfYear: z.optional(z.int()),
      feeInr: z.optional(z.int()),
      salaryInr: z.optional(z.int()),
      womenPercent: z.optional(z.int()),
      km: z.optional(z.int()),
    }),
  ),
  /** Seats beside which a less reserved seat of the same branch and quota is likelier. */
  easierElsewhere: z.int(),
})
export type RankReach = z.output<typeof rankReach>

export const ranksAnswer = z.object({
  /** One for each rank given, in the order of the lists and kinds. */
  ranks: z.array(rankReach),
  /** Cities that distances can be measured from. */
  homes: z.array(z.object({ id: z.string(), city: z.string() })),
  ...answerFacts,
})
export type RanksAnswer = z.output<typeof ranksAnswer>

/**
 * Who asks, and what the seats counted are narrowed to: fee of a year for this candidate, rank in NIRF Engineering and
 * distance from `from`, each at most, median salary and share of women at least. Colleges without the figure are left out; without a city of ours in `from` no distance narrows.
 */
const ranksQuery = z
  .object({
    ...profileFields,
    feeMax: maybeOneOf(FEE_LIMITS),
    nirfMax: maybeOneOf(NIRF_LIMITS),
    salaryMin: maybeOneOf(SALARY_LIMITS),
    womenMin: maybeOneOf(WOMEN_LIMITS),
    kmMax: maybeOneOf(KM_LIMITS),
    from: z.optional(z.string().check(z.maxLength(SEARCH_LENGTH_MAX, SEARCH_FORMAT))),
  })
  .check(rankGiven)
export type RanksQuery = z.output<typeof ranksQuery>

export const collegePredictor = {
  predict: defineCall({
    method: 'GET',
    path: '/api/v1/tools/college-predictor',
    access: 'anyone',
    summary: 'The seats a candidate may take, each with its chance, its past and the round it would have come in.',
    query: predictorQuery,
    response: predictorAnswer,
    refuses: [],
    cache: 'public, max-age=300, stale-while-revalidate=3600',
  }),
  reach: defineCall({
    method: 'GET',
    path: '/api/v1/tools/college-predictor/ranks',
    access: 'anyone',
    summary: 'What each rank of a candidate opens: every seat pool judged by the rank of its own list and kind.',
    query: ranksQuery,
    response: ranksAnswer,
    refuses: [],
    cache: 'public, max-age=300, stale-while-revalidate=3600',
  }),
}
