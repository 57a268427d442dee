import { GENDER_POOLS, INSTITUTE_TYPES, QUOTAS, RANK_LISTS, SEAT_TYPES } from '@sopaan/domain/book/rank-book'
import { BANDS, RELIABILITIES } from '@sopaan/domain/predictor/bands'
import { RANK_KINDS } from '@sopaan/domain/predictor/profile'
import type { WhyNotTheirs } from '@sopaan/domain/seats/seat-facts'
import * as z from 'zod/mini'

// Written out, so that the browser does not load the rules for their words; the service does not compile if they differ.
export const WHY_NOT_THEIRS = [
  'quota',
  'gender',
  'seat-type',
  'home-state-missing',
  'gender-missing',
  'aat-missing',
] as const satisfies readonly WhyNotTheirs[]

/** What the final round of one season printed for a seat pool; null where it printed no rank. */
const pastSeason = z.object({
  season: z.int(),
  round: z.int(),
  opening: z.nullable(z.int()),
  closing: z.nullable(z.int()),
  /** Whether the rank of this row would have got the seat. */
  wouldGet: z.nullable(z.boolean()),
})

/** A less reserved seat of the same programme and quota that this candidate gets more easily. */
const easierSeat = z.object({
  key: z.string(),
  seatType: z.enum(SEAT_TYPES),
  gender: z.enum(GENDER_POOLS),
  /** The candidate's rank by which that seat is judged, and its kind. */
  rank: z.int(),
  rankKind: z.enum(RANK_KINDS),
  /** Of that seat, in the final round of `newestSeason`; null where it printed none. */
  closing: z.nullable(z.int()),
  chancePercent: z.int(),
})

/** One seat pool that the candidate may take, judged by the candidate's own rank for it, and its past. */
export const judgedSeat = z.object({
  /** Stable, readable name of the pool, as in the address of its page. */
  key: z.string(),
  institute: z.object({
    name: z.string(),
    type: z.enum(INSTITUTE_TYPES),
    city: z.optional(z.string()),
    state: z.optional(z.string()),
  }),
  programme: z.object({
    name: z.string(),
    degree: z.string(),
    durationYears: z.number(),
    /** Branch family code; its words stand in `facets.families`. */
    family: z.string(),
  }),
  quota: z.enum(QUOTAS),
  seatType: z.enum(SEAT_TYPES),
  gender: z.enum(GENDER_POOLS),
  list: z.enum(RANK_LISTS),
  /** The candidate's rank by which this seat is judged, and its kind. */
  rank: z.int(),
  rankKind: z.enum(RANK_KINDS),
  /** Final rounds of the last five seasons, oldest first. */
  seasons: z.array(pastSeason),
  /** First round of the newest season in which this rank would have got the seat; null if in none. */
  earliestRound: z.nullable(z.int()),
})
export type JudgedSeat = z.output<typeof judgedSeat>

/** A seat with what is expected of the season to come. */
export const predictedSeat = z.object({
  ...judgedSeat.shape,
  /** Chance of the seat in `forecastSeason`, whole percent; 0 = under 1 %, 100 = over 99 %. */
  chancePercent: z.int(),
  band: z.enum(BANDS),
  /** That the seat is offered in `forecastSeason`, whole percent; the chance counts it. */
  offeredPercent: z.int(),
  reliability: z.enum(RELIABILITIES),
  /** No season before the newest printed a rank for it: the range is a wide estimate. */
  isNew: z.boolean(),
  /** Closing rank expected in `forecastSeason`; four seasons of five end between low and high. */
  expected: z.object({ low: z.int(), middle: z.int(), high: z.int() }),
  easierOpenPool: z.optional(easierSeat),
})
export type PredictedSeat = z.output<typeof predictedSeat>
