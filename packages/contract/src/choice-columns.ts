import { GENDER_POOLS, QUOTAS, RANK_LISTS, SEAT_TYPES } from '@sopaan/domain/book/rank-book'
import { RANK_KINDS } from '@sopaan/domain/predictor/profile'
import * as z from 'zod/mini'

/** Pools of the choice that wait for a rank which was not given. */
export const unjudgedPools = z.object({
  list: z.enum(RANK_LISTS),
  rankKind: z.enum(RANK_KINDS),
  seatType: z.enum(SEAT_TYPES),
  /** Of each pool, in the newest season. */
  closings: z.array(z.nullable(z.int())),
})

/** Whose the pools are, and by which of `ranks` they are judged. */
const poolKind = z.object({
  by: z.int(),
  quota: z.enum(QUOTAS),
  seatType: z.enum(SEAT_TYPES),
  gender: z.enum(GENDER_POOLS),
})

const column = z.array(z.int())
const gapped = z.array(z.nullable(z.int()))

/**
 * By columns, most wanted first: a number each per choice, and a number each per pool, those of a choice one behind the
 * other. Institute, programme, kind, band and reliability by their places.
 */
export const choiceColumns = z.object({
  institute: column,
  programme: column,
  openClosing: gapped,
  poolCount: column,
  unjudged: z.array(z.object({ ...unjudgedPools.shape, choice: z.int() })),
  kinds: z.array(poolKind),
  pools: z.object({
    kind: column,
    chancePercent: column,
    band: column,
    offeredPercent: column,
    reliability: column,
    /** The closing rank expected; `below` and `above` it lie the ends between which four seasons of five end. */
    middle: column,
    below: column,
    above: column,
    /** By season: the closing rank of its final round less `middle`; null where none was printed. */
    closings: z.array(gapped),
    earliestRound: gapped,
    /** Places of the pools for which no season before the newest printed a rank. */
    isNew: column,
  }),
})
