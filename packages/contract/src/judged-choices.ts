import { GENDER_POOLS, INSTITUTE_TYPES, QUOTAS, RANK_LISTS, SEAT_TYPES } from '@sopaan/domain/book/rank-book'
import { BANDS } from '@sopaan/domain/predictor/bands'
import { RANK_KINDS } from '@sopaan/domain/predictor/profile'
import * as z from 'zod/mini'
import { WHY_NOT_THEIRS } from './judged-seats.ts'

const poolVerdicts = [
  z.object({
    state: z.literal('judged'),
    rank: z.int(),
    rankKind: z.enum(RANK_KINDS),
    chance: z.nullable(z.object({ percent: z.int(), band: z.enum(BANDS) })),
  }),
  z.object({ state: z.literal('rank-missing'), rankKind: z.enum(RANK_KINDS) }),
] as const
const poolVerdict = z.union(poolVerdicts)
/** That of the leading pool; where no pool of the choice is the candidate's, why. */
const verdict = z.union([
  ...poolVerdicts,
  z.object({ state: z.literal('not-theirs'), because: z.enum(WHY_NOT_THEIRS) }),
])

const judgedPool = z.object({
  key: z.string(),
  quota: z.enum(QUOTAS),
  seatType: z.enum(SEAT_TYPES),
  gender: z.enum(GENDER_POOLS),
  isPreparatory: z.boolean(),
  /** Absent when nobody said who is asking. */
  verdict: z.optional(poolVerdict),
  expected: z.optional(z.object({ low: z.int(), middle: z.int(), high: z.int() })),
  /** Closing ranks, one a round of `rounds`; null where none was printed. */
  closings: z.array(z.nullable(z.int())),
})
export type JudgedPool = z.output<typeof judgedPool>

const judgedChoice = z.object({
  key: z.string(),
  institute: z.object({
    name: z.string(),
    type: z.enum(INSTITUTE_TYPES),
    city: z.optional(z.string()),
    state: z.optional(z.string()),
    /** As with the choices of the predictor: rank in NIRF, fee of a year and median salary in rupees, share of women. */
    nirf: z.optional(z.int()),
    nirfYear: z.optional(z.int()),
    feeInr: z.optional(z.int()),
    salaryInr: z.optional(z.int()),
    womenPercent: z.optional(z.int()),
    at: z.optional(z.tuple([z.number(), z.number()])),
  }),
  programme: z.object({ name: z.string(), degree: z.string(), durationYears: z.number(), family: z.string() }),
  list: z.enum(RANK_LISTS),
  /** B.Arch at an IIT: only for those who passed the Architecture Aptitude Test. */
  needsAat: z.boolean(),
  /** Absent when nobody said who is asking. */
  verdict: z.optional(verdict),
  /** The pools this candidate may take, the leading one first; the open ones when nobody said who is asking. */
  pools: z.array(judgedPool),
})
export type JudgedChoice = z.output<typeof judgedChoice>

/** A list judged: the choices in its order, and the rounds their closing ranks are of. */
export const judgedChoices = z.object({
  choices: z.array(judgedChoice),
  /** Every JoSAA round of the last five seasons that the book holds, oldest first. */
  rounds: z.array(z.object({ season: z.int(), round: z.int(), isFinal: z.boolean() })),
  /** Keys that the book does not have any more. */
  unknownKeys: z.array(z.string()),
  forecastSeason: z.nullable(z.int()),
  /** The last round of `forecastSeason` that the forecast follows; 0 = before the first. */
  afterRound: z.int(),
  /** Before its first round: the newest mock allotment of `forecastSeason` that is out. No chance follows it. */
  mockOut: z.optional(z.int()),
  newestSeason: z.int(),
  bookHash: z.string(),
})
export type JudgedChoices = z.output<typeof judgedChoices>
