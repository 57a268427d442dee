import { GENDER_POOLS, INSTITUTE_TYPES, QUOTAS, RANK_LISTS, SEAT_TYPES } from '@sopaan/domain/book/rank-book'
import { FIRST_LANGUAGE, LANGUAGES } from '@sopaan/domain/languages'
import { RELIABILITIES } from '@sopaan/domain/predictor/bands'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { collegeFacts, homeCities } from './college-facts.ts'
import { profileFields } from './college-predictor.ts'
import { branchSeats, seatComparison, seatComparisonQuery } from './compared-seats.ts'
import { pageInfo } from './fields.ts'

import { branchQuery, seatKindQuery } from './seat-queries.ts'
import { roundReceipt, seatRound } from './seat-rounds.ts'
import { ownPool, seatChance, seatVerdict } from './seat-verdicts.ts'
import { spokenMeanings } from './spoken-search.ts'

const CACHE = 'public, max-age=300, stale-while-revalidate=3600'

/** A part of a seat pool's key: what `seatPoolKeys` writes. */
const slug = z.string().check(z.maxLength(200), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))

const institute = z.object({
  /** As in the address of its page. */
  slug: z.string(),
  name: z.string(),
  type: z.enum(INSTITUTE_TYPES),
  city: z.optional(z.string()),
  state: z.optional(z.string()),
})
const programme = z.object({
  name: z.string(),
  degree: z.string(),
  durationYears: z.number(),
  family: z.string(),
})
const forecast = z.object({
  /** Closing rank expected in `forecastSeason`; four seasons of five end between low and high. */
  expected: z.object({ low: z.int(), middle: z.int(), high: z.int() }),
  reliability: z.enum(RELIABILITIES),
  isNew: z.boolean(),
  /** That the seat is offered in `forecastSeason`, whole percent. */
  offeredPercent: z.int(),
})

/** Which seasons an answer speaks of, and from which book. */
const bookFacts = {
  newestSeason: z.int(),
  newestRound: z.int(),
  forecastSeason: z.nullable(z.int()),
  /** The last round of `forecastSeason` that the forecast follows; 0 = before the first. */
  afterRound: z.int(),
  bookHash: z.string(),
  /** For every round with a rank in the answer, the import it came in: newest first. */
  receipts: z.array(roundReceipt),
}

/** A seat of another choice, with the chance of the candidate of the query. */
const similarSeat = z.object({ key: z.string(), institute: z.string(), programme: z.string(), chance: seatChance })

export const seatPage = z.object({
  key: z.string(),
  institute: z.object({ ...institute.shape, website: z.optional(z.string()) }),
  programme: z.object({ ...programme.shape, familyName: z.string() }),
  quota: z.enum(QUOTAS),
  seatType: z.enum(SEAT_TYPES),
  gender: z.enum(GENDER_POOLS),
  list: z.enum(RANK_LISTS),
  isPreparatory: z.boolean(),
  /** B.Arch at an IIT: only for those who passed the Architecture Aptitude Test. */
  needsAat: z.boolean(),
  /** How many seats the pool had, in the newest season whose seat matrix is known; null where it does not say. */
  seats: z.nullable(z.object({ season: z.int(), count: z.int() })),
  branchSeats,
  /** Every JoSAA round of the book, oldest first. */
  rounds: z.array(seatRound),
  /** Rounds of CSAB, whose ranks are common ranks for every category. */
  csab: z.array(seatRound),
  /** Of CSAB's next special rounds, in common ranks like theirs; null where nothing is said: IITs, seats JoSAA did not fill. */
  csabForecast: z.nullable(
    z.object({
      season: z.int(),
      /** The two seasons of special rounds that it was learnt from. */
      from: z.array(z.int()),
      /** Furthest closing rank over the rounds, where they have the seat; four of five end between low and high. */
      expected: z.object({ low: z.int(), middle: z.int(), high: z.int() }),
      /** That the rounds have the seat at all, whole percent. */
      offeredPercent: z.int(),
      /** For the common rank of the query, where the seat may be theirs: that they have it and it goes so far. */
      chancePercent: z.nullable(z.int()),
    }),
  ),
  /** The same seat type, gender and kind in each quota of the programme, this one among them: final rounds, oldest first. */
  quotas: z.array(z.object({ key: z.string(), quota: z.enum(QUOTAS), finals: z.array(seatRound) })),
  /** Other seat types and genders in the same quota. */
  others: z.array(
    z.object({
      key: z.string(),
      seatType: z.enum(SEAT_TYPES),
      gender: z.enum(GENDER_POOLS),
      isPreparatory: z.boolean(),
      newest: seatRound,
    }),
  ),
  /** What is published of the institute; null for one that no longer takes part. */
  facts: z.nullable(collegeFacts),
  /** Null where nothing can be said of the season to come. */
  forecast: z.nullable(forecast),
  /** Null when the query carries no rank. */
  verdict: z.nullable(seatVerdict),
  /** Every seat of this choice that the candidate may take and that has a chance, the best first; empty without a rank. */
  ownPools: z.array(ownPool),
  /** For a rank with a chance: the same branch elsewhere with near chances, and likelier branches of the institute. */
  similar: z.object({ branch: z.array(similarSeat), institute: z.array(similarSeat) }),
  ...bookFacts,
})
export type SeatPage = z.output<typeof seatPage>

/** A programme of an institute with the seats of one seat type and gender: one a quota. */
const programmeSeats = z.object({
  institute,
  programme,
  list: z.enum(RANK_LISTS),
  seats: z.array(
    z.object({
      key: z.string(),
      quota: z.enum(QUOTAS),
      newest: seatRound,
      /** Whether the newest season printed a rank for the programme in this quota, of whatever seat type and gender. */
      isOffered: z.boolean(),
      /** For the candidate of the query, where the seat may be theirs and something can be forecast. */
      chance: z.nullable(seatChance),
    }),
  ),
})
export type ProgrammeSeats = z.output<typeof programmeSeats>

/** The same with the candidate's best seat of the programme, of whatever kind; null without a rank, or where none has a chance. */
const listedProgramme = z.object({ ...programmeSeats.shape, own: z.nullable(ownPool) })
export type ListedProgramme = z.output<typeof listedProgramme>

export const institutePage = z.object({
  institute: z.object({
    ...institute.shape,
    /** Which states count as home for each quota that asks for one. */
    homeStates: z.array(z.object({ quota: z.enum(QUOTAS), states: z.array(z.string()) })),
    /** The quotas its seats stood in, with the newest season that printed a rank: of an ended quota that is an older one. */
    quotas: z.array(z.object({ quota: z.enum(QUOTAS), lastSeason: z.int() })),
    website: z.optional(z.string()),
  }),
  /** What is published of it; null for an institute that no longer takes part. */
  facts: z.nullable(collegeFacts),
  /** Its seats by the matrix of a season, those for women among them; `missing`: more that it misses in part or whole. */
  seats: z.nullable(z.object({ season: z.int(), count: z.int(), programmes: z.int(), missing: z.int() })),
  /** Final rounds of the last seasons, oldest first: what `closings` stand for. */
  seasons: z.array(z.object({ season: z.int(), round: z.int() })),
  /** Where the seats of this kind closed before, and in CSAB's newest round that printed them: common ranks. */
  past: z.array(
    z.object({
      key: z.string(),
      programme: z.string(),
      quota: z.enum(QUOTAS),
      list: z.enum(RANK_LISTS),
      closings: z.array(z.nullable(z.int())),
      csab: z.nullable(z.object({ season: z.int(), round: z.int(), closing: z.int() })),
    }),
  ),
  seatType: z.enum(SEAT_TYPES),
  gender: z.enum(GENDER_POOLS),
  /** By name. */
  programmes: z.array(listedProgramme),
  ...bookFacts,
})
export type InstitutePage = z.output<typeof institutePage>

/** Institutes whose seats the book has, by name. */
const instituteList = z.object({
  institutes: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      type: z.enum(INSTITUTE_TYPES),
      /** The name that official tables print, where another is shown. */
      printedAs: z.optional(z.string()),
      /** Short names that were added to those that ship, or taken away. */
      nicknames: z.optional(
        z.object({ added: z.readonly(z.array(z.string())), removed: z.readonly(z.array(z.string())) }),
      ),
    }),
  ),
  bookHash: z.string(),
})
export type ListedInstitute = z.output<typeof instituteList>['institutes'][number]

export const branchPage = z.object({
  family: z.object({ slug: z.string(), code: z.string(), name: z.string() }),
  seatType: z.enum(SEAT_TYPES),
  gender: z.enum(GENDER_POOLS),
  /**
   * One page: with a rank what is within reach (8 % and more) first, then by rank list, what is still offered, hardest
   * first; ranks of two lists are never compared. `own`: the best seat for the candidate; null without a rank or a chance.
   */
  programmes: z.array(listedProgramme),
  /** Of those that fit the filters: all, and those within the candidate's reach; null without a rank. */
  counts: z.object({ all: z.int(), mine: z.nullable(z.int()) }),
  /**
   * How much further the branches that it is taken for closed at the same college, in ranks: the median over the colleges
   * that gave both by JEE Main in the newest season, open seats for all India or other states. Below zero = they closed earlier.
   */
  cousins: z.array(z.object({ family: z.string(), further: z.int(), colleges: z.int() })),
  page: pageInfo,
  ...spokenMeanings,
  ...bookFacts,
})
export type BranchPage = z.output<typeof branchPage>

export const seatPools = {
  get: defineCall({
    method: 'GET',
    path: '/api/v1/seat-pools/:institute/:programme/:quota/:seatType/:gender',
    access: 'anyone',
    summary: 'One seat pool: every round the book holds, its forecast, the seats beside it, and how it answers a rank.',
    params: z.object({ institute: slug, programme: slug, quota: slug, seatType: slug, gender: slug }),
    query: z.object({ preparatory: z.optional(z.enum(['true', 'false'])), ...profileFields }),
    response: seatPage,
    refuses: [],
    cache: CACHE,
  }),
  picture: defineCall({
    method: 'GET',
    path: '/api/v1/seat-pools/:institute/:programme/:quota/:seatType/:gender/picture',
    access: 'anyone',
    summary: 'What a link to the seat shows where it is shared: a PNG of 1200 by 630 pixels.',
    params: z.object({ institute: slug, programme: slug, quota: slug, seatType: slug, gender: slug }),
    query: z.object({
      preparatory: z.optional(z.enum(['true', 'false'])),
      language: z._default(z.enum(LANGUAGES), FIRST_LANGUAGE),
    }),
    response: z.unknown(),
    refuses: ['UNAVAILABLE'],
    deferredAs: 'pictures',
    cache: 'public, max-age=86400',
  }),
  listInstitutes: defineCall({
    method: 'GET',
    path: '/api/v1/institutes',
    access: 'anyone',
    summary: 'Every institute of the book by name, to choose one from.',
    response: instituteList,
    refuses: [],
    cache: CACHE,
  }),
  findInstitute: defineCall({
    method: 'GET',
    path: '/api/v1/institutes/:slug',
    access: 'anyone',
    summary:
      'An institute with what is published of it, and its programmes: newest closing rank and chance of each quota.',
    params: z.object({ slug }),
    query: z.object({ ...seatKindQuery.shape, ...profileFields }),
    response: institutePage,
    refuses: [],
    cache: CACHE,
  }),
  listHomeCities: defineCall({
    method: 'GET',
    path: '/api/v1/home-cities',
    access: 'anyone',
    summary: 'Cities that a home can be picked from, to measure distances: (c) dr5hn database contributors, ODbL 1.0.',
    response: homeCities,
    refuses: [],
    cache: 'public, max-age=86400',
  }),
  findBranch: defineCall({
    method: 'GET',
    path: '/api/v1/branches/:slug',
    access: 'anyone',
    summary:
      'A branch family with the institutes that offer it: newest closing rank of each quota, chance of a candidate.',
    params: z.object({ slug }),
    query: branchQuery,
    response: branchPage,
    refuses: [],
    cache: CACHE,
  }),
  compare: defineCall({
    method: 'GET',
    path: '/api/v1/tools/branch-comparison/seats',
    access: 'anyone',
    summary: 'Up to four single seats side by side, and a search for more of them.',
    query: seatComparisonQuery,
    response: seatComparison,
    refuses: [],
    cache: CACHE,
  }),
}
