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
/**
 * A number each as signs of six bits (`A` to `Z`, `a` to `z`, `0` to `9`, `-`, `_`): the lowest sign of every number, then the next
 * of every number. 0 is none; 1, 2, 3, 4 are 0, -1, 1, -2.
 */
const packed = z.string()
const gapped = z.array(z.nullable(z.int()))

/**
 * By columns, most wanted first: a number each per choice, and a number each per pool, those of a choice one behind the
 * other. Institute, programme, kind, band and reliability by their places.
 */
export const choiceColumns = z.object({
  institute: column,
  programme: column,
  openClosing: packed,
  poolCount: column,
  unjudged: z.array(z.object({ ...unjudgedPools.shape, choice: z.int() })),
  kinds: z.array(poolKind),
  pools: z.object({
    kind: column,
    chancePercent: column,
    band: column,
    offeredPercent: column,
    reliability: column,
    /**
     * The closing rank expected. `below` it, and as far above it times 1.15, rounded, and `above` more, lie the ends between which
     * four seasons of five end.
     */
    middle: packed,
    below: packed,
    above: packed,
    /** By season: the closing rank of its final round less `middle`; null where none was printed. */
    closings: z.array(packed),
    earliestRound: gapped,
    /** Places of the pools for which no season before the newest printed a rank. */
    isNew: column,
  }),
})
