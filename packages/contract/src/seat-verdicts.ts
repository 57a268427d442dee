import { GENDER_POOLS, QUOTAS, RANK_LISTS, SEAT_TYPES } from '@sopaan/domain/book/rank-book'
import { BANDS } from '@sopaan/domain/predictor/bands'
import { RANK_KINDS } from '@sopaan/domain/predictor/profile'
import * as z from 'zod/mini'
import { WHY_NOT_THEIRS } from './judged-seats.ts'

const seasonReplay = z.object({
  season: z.int(),
  /** Whether the final round would have admitted the rank; null where it printed none. */
  wouldGet: z.nullable(z.boolean()),
  earliestRound: z.nullable(z.int()),
  /** False where the book holds the final round of the season alone. */
  isRoundByRound: z.boolean(),
})

export const seatChance = z.object({ percent: z.int(), band: z.enum(BANDS) })

/** How the seat pool answers the candidate of the query: by which rank, or why it does not. */
export const seatVerdict = z.union([
  z.object({
    state: z.literal('judged'),
    rank: z.int(),
    rankKind: z.enum(RANK_KINDS),
    chance: z.nullable(seatChance),
    seasons: z.array(seasonReplay),
  }),
  z.object({ state: z.literal('not-theirs'), because: z.enum(WHY_NOT_THEIRS) }),
  z.object({ state: z.literal('rank-missing'), rankKind: z.enum(RANK_KINDS) }),
])
export type SeatVerdict = z.output<typeof seatVerdict>

/** One of the seats of a choice that the candidate of the query may take, judged by the candidate's own rank for it. */
export const ownPool = z.object({
  key: z.string(),
  quota: z.enum(QUOTAS),
  seatType: z.enum(SEAT_TYPES),
  gender: z.enum(GENDER_POOLS),
  list: z.enum(RANK_LISTS),
  rank: z.int(),
  rankKind: z.enum(RANK_KINDS),
  chance: seatChance,
  /** Final rounds, oldest first: where each closed, and whether it would have admitted the rank; null where it printed none. */
  seasons: z.array(z.object({ season: z.int(), closing: z.nullable(z.int()), wouldGet: z.nullable(z.boolean()) })),
  /** Of the newest final round that printed one. */
  closing: z.nullable(z.int()),
  /** The first round of the newest season that would have admitted the rank; null where none would. */
  firstRound: z.nullable(z.int()),
})
