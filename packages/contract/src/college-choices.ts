import { GENDER_POOLS, INSTITUTE_TYPES, QUOTAS, RANK_LISTS, SEAT_TYPES } from '@sopaan/domain/book/rank-book'
import type { ChoiceTable } from '@sopaan/domain/choices/choice'
import { CHOICE_SORTS } from '@sopaan/domain/choices/choice-sorts'
import { FEE_MAX, KM_MAX, NIRF_MAX, SALARY_MAX, WOMEN_MAX } from '@sopaan/domain/colleges/search-limits'
import { BANDS, RELIABILITIES } from '@sopaan/domain/predictor/bands'
import { RANK_KINDS } from '@sopaan/domain/predictor/profile'
import { ELIGIBLE_STATES, STATES } from '@sopaan/domain/state/states'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { choiceColumns, unjudgedPools } from './choice-columns.ts'
import { choiceGround } from './choice-ground.ts'
import {
  bandCounts,
  bookFacts,
  count,
  elsewhereCollege,
  families,
  filterFields,
  maybeOneOf,
  maybeWhole,
  profileFields,
  RANK_KEYS,
  rankGiven,
} from './college-predictor.ts'
import { fault } from './faults.ts'
import { pageFields, pageInfo, queryList } from './fields.ts'
import { judgedSeat } from './judged-seats.ts'

const HOME_LENGTH_MAX = 80
const HOME_FORMAT = fault('too_long', { max: HOME_LENGTH_MAX })

/**
 * Who asks, what the choices are narrowed to, and which page of them. Not given: the most wanted first, of 8 % and more. A
 * filter of seats, such as `quota`, keeps the choices that have such a seat and lets the best of these lead.
 */
export const choicesQuery = z
  .object({
    ...profileFields,
    ...filterFields,
    /** What is left out: branch families, types of institute, States of institutes. */
    exceptFamily: z.optional(families),
    exceptType: z.optional(queryList(INSTITUTE_TYPES)),
    exceptState: z.optional(queryList(STATES)),
    /** Keeps the choices that have a seat for women only. */
    women: maybeOneOf(['true', 'false']),
    /** Choices under 8 % too, behind the others. */
    under: maybeOneOf(['true', 'false']),
    /** What this candidate pays for a year at most, rupees; colleges without a published fee are left out. */
    feeMax: maybeWhole(1, FEE_MAX),
    /** Rank in the newest edition of NIRF Engineering at most; colleges without an exact rank in it are left out. */
    nirfMax: maybeWhole(1, NIRF_MAX),
    /** Median salary of graduates at least, all branches together, rupees a year; colleges that filed none are left out. */
    salaryMin: maybeWhole(1, SALARY_MAX),
    /** Share of women among the undergraduates at least, whole percent; colleges that filed none are left out. */
    womenMin: maybeWhole(1, WOMEN_MAX),
    /** Distance from `from` at most, km; without a city of ours in `from` it narrows nothing. */
    kmMax: maybeWhole(1, KM_MAX),
    /** The home city, by its id in `homes`. */
    from: z.optional(z.string().check(z.maxLength(HOME_LENGTH_MAX, HOME_FORMAT))),
    sort: maybeOneOf(CHOICE_SORTS),
    /** Lets the choices of one college, or of one branch, stand together. */
    group: maybeOneOf(['college', 'branch']),
    ...pageFields,
  })
  .check(rankGiven)
export type ChoicesQuery = z.output<typeof choicesQuery>

const point = z.readonly(z.tuple([z.number(), z.number()]))

const home = z.object({ id: z.string(), city: z.string() })

const institute = z.object({
  /** The first part of the keys of its seats. */
  slug: z.string(),
  name: z.string(),
  /** The name that official tables print, where another is shown. */
  printedAs: z.optional(z.string()),
  /** Short names that were added to those that ship, or taken away. */
  nicknames: z.optional(z.object({ added: z.readonly(z.array(z.string())), removed: z.readonly(z.array(z.string())) })),
  /** The name as people say it. */
  shortName: z.string(),
  type: z.enum(INSTITUTE_TYPES),
  city: z.optional(z.string()),
  state: z.optional(z.string()),
  /** The newest NIRF engineering rank; absent where it is not ranked. */
  nirf: z.optional(z.int()),
  /** Its edition, where others are ranked in a newer one. */
  nirfYear: z.optional(z.int()),
  /** What this candidate pays for a year without hostel, rupees; absent where no fee is published. */
  feeInr: z.optional(z.int()),
  /** Median salary of graduates in the newest edition of NIRF, all branches together, rupees a year; absent where none was filed. */
  salaryInr: z.optional(z.int()),
  /** Women among the undergraduates in the newest edition of NIRF, whole percent; absent where none was filed. */
  womenPercent: z.optional(z.int()),
})

const programme = z.object({
  /** The second part of the keys of its seats. */
  slug: z.string(),
  name: z.string(),
  shortName: z.string(),
  degree: z.string(),
  durationYears: z.number(),
  family: z.string(),
})

const judgingRank = z.object({ list: z.enum(RANK_LISTS), rankKind: z.enum(RANK_KINDS), rank: z.int() })

const judgedPool = {
  quota: z.enum(QUOTAS),
  seatType: z.enum(SEAT_TYPES),
  gender: z.enum(GENDER_POOLS),
  /** Chance in `forecastSeason`, whole percent; 0 = under 1 %, 100 = over 99 %. */
  chancePercent: z.int(),
  band: z.enum(BANDS),
  /** That the seat is offered in `forecastSeason`, whole percent; the chance counts it. */
  offeredPercent: z.int(),
  reliability: z.enum(RELIABILITIES),
  /** No season before the newest printed a rank for it. */
  isNew: z.boolean(),
  /** Closing rank expected in `forecastSeason`; four seasons of five end between low and high. */
  expected: z.object({ low: z.int(), middle: z.int(), high: z.int() }),
  /** Closing rank of the final round of each of `seasons`; null where none was printed. */
  closings: z.array(z.nullable(z.int())),
  /** First round of the newest season that would have admitted the rank; null if none. */
  earliestRound: z.nullable(z.int()),
}

/** One choice of the counselling's own form: an institute and a programme, with the seats of it this candidate may take. */
const choiceRow = z.object({
  /** Institute and programme: the first two parts of the keys of its seats. */
  key: z.string(),
  institute,
  programme,
  /** Where the open seat closed in the newest season; null where there is none. */
  openClosing: z.nullable(z.int()),
  /** From `from` in a straight line, in steps of 50, 0 = under 100. */
  km: z.optional(z.int()),
  /** Which of `pools` leads under the filters. */
  lead: z.int(),
  /** The best first. */
  pools: z.array(z.object({ key: z.string(), ...judgedPool, ...judgingRank.shape })),
  unjudged: z.array(unjudgedPools),
})

const choiceFacts = {
  /** The seasons of `closings`, oldest first, each with its final round. */
  seasons: z.array(z.object({ season: z.int(), round: z.int() })),
  /**
   * What was not given, the worst gap first. `more`: choices of 8 % and more that come with it (for a rank at the most, for
   * the gender those of a girl, for the state at the least); `affected`: choices with a seat not judged without it.
   */
  hidden: z.array(
    z.object({
      key: z.enum([...RANK_KEYS.map(({ key }) => key), 'gender', 'state']),
      more: z.int(),
      affected: z.int(),
    }),
  ),
  /** Seats of the preparatory course, for a preparatory rank: their past only. */
  preparatory: z.array(judgedSeat),
  /** B.Arch of the IITs while `aat` is not true: no chance, no band. */
  needsAat: z.array(judgedSeat),
  /** The names of branch families by their codes. */
  families: z.record(z.string(), z.string()),
  /** Where no choice has 8 %, whatever the filters: what did reach how far. */
  beyond: z.nullable(
    z.object({
      /** The last open B.Tech seat of those this candidate may take, in the newest season; null where none was judged. */
      last: z.nullable(z.object({ season: z.int(), round: z.int(), closing: z.int(), rank: z.int() })),
      /** Seats of CSAB's last special round that went to the rank or beyond it, and the farthest of them. */
      csab: z.nullable(
        z.object({
          season: z.int(),
          round: z.int(),
          seats: z.int(),
          farthest: z.array(z.object({ institute: z.string(), programme: z.string(), closing: z.int() })),
        }),
      ),
      /** The counselling of the home state, where we have its figures. */
      counselling: z.nullable(
        z.object({ id: z.string(), name: z.string(), exam: z.string(), isByJeeRank: z.boolean() }),
      ),
    }),
  ),
  ...bookFacts,
}

export const choicesAnswer = z.object({
  data: z.array(choiceRow),
  ...pageInfo.shape,
  /** Choices in each band under all filters but the band. */
  bands: bandCounts,
  /** For each value, the choices there are in the open tab under all filters but the value's own kind. */
  facets: z.object({
    types: z.array(count),
    collegeStates: z.array(count),
    families: z.array(count),
    /** Per limit those within it. */
    fees: z.array(count),
    nirf: z.array(count),
    salaries: z.array(count),
    /** Absent in an answer of before. */
    women: z.optional(z.array(count)),
    distances: z.array(count),
  }),
  /** Choices whose college has not that figure, or no point of ours, under all filters but that one, in the open tab. */
  unpublished: z.object({
    fees: z.int(),
    nirf: z.int(),
    salaries: z.int(),
    women: z.optional(z.int()),
    distances: z.int(),
  }),
  /** Choices with a seat for women only, under all filters but this one. */
  femaleCount: z.int(),
  elsewhere: z.array(elsewhereCollege),
  /** Cities that a home can be picked from. */
  homes: z.array(home),
  /** Short names of the search that several colleges with choices bear, by the names people say; all are found. */
  readings: z.array(z.object({ word: z.string(), colleges: z.array(z.string()) })),
  ...choiceFacts,
})
export type ChoicesAnswer = z.output<typeof choicesAnswer>

const choiceTable = z.object({
  ...choiceFacts,
  homes: z.array(z.object({ ...home.shape, at: point })),
  /** The candidate's ranks, which pools name by their place. */
  ranks: z.array(judgingRank),
  institutes: z.array(
    z.object({ ...institute.shape, /** Latitude and longitude of its city. */ at: z.optional(point) }),
  ),
  programmes: z.array(programme),
  choices: choiceColumns,
})
/** A table of choices as it travels. */
export type PackedTableAnswer = z.output<typeof choiceTable>
/** A table of choices as it is searched and shown. */
export type ChoiceTableAnswer = Omit<PackedTableAnswer, 'choices'> & Pick<ChoiceTable, 'choices'>

export const collegeChoices = {
  ground: defineCall({
    method: 'GET',
    path: '/api/v1/tools/college-predictor/corrected-ground',
    access: 'anyone',
    summary: 'Which rank book holds, and what else a device needs to answer with choices by itself.',
    response: choiceGround,
    refuses: [],
    cache: 'public, max-age=60',
  }),
  compareStates: defineCall({
    method: 'GET',
    path: '/api/v1/tools/college-predictor/home-states',
    access: 'anyone',
    summary:
      'What a state of eligibility gives and takes, against another it may be mistaken for, or in its own colleges against strangers to it.',
    query: z
      .object({ ...profileFields, state: z.enum(ELIGIBLE_STATES), instead: z.optional(z.enum(ELIGIBLE_STATES)) })
      .check(rankGiven),
    response: z.object({
      /** Choices in which the best seat is likelier with the state; those under 8 % with both are left out. */
      better: z.int(),
      /** Choices in which it is likelier with the other. */
      worse: z.int(),
    }),
    refuses: [],
    cache: 'public, max-age=300, stale-while-revalidate=3600',
  }),
  find: defineCall({
    method: 'GET',
    path: '/api/v1/tools/college-predictor/choices',
    access: 'anyone',
    summary: 'The JoSAA choices a candidate may take, each with its seat pools, the best leading.',
    query: choicesQuery,
    response: choicesAnswer,
    refuses: [],
    cache: 'public, max-age=300, stale-while-revalidate=3600',
  }),
  table: defineCall({
    method: 'GET',
    path: '/api/v1/tools/college-predictor/packed-choices',
    access: 'anyone',
    summary: 'Every choice of a candidate at once, for who filters and orders them without asking again.',
    query: z.object(profileFields).check(rankGiven),
    response: choiceTable,
    refuses: [],
    cache: 'public, max-age=300, stale-while-revalidate=3600',
  }),
}
