import { STATE_MARKS_MAX, STATE_RANK_MAX } from '@sopaan/domain/state/counsellings/state-counselling'
import * as z from 'zod/mini'
import { fault } from './faults.ts'
import { whole } from './fields.ts'

const rank = z.optional(whole(1, STATE_RANK_MAX))
const figure = (max: number) => {
  const msg = fault('out_of_range', { min: 0, max })
  return z.optional(z.number(msg).check(z.minimum(0, msg), z.maximum(max, msg)))
}
const taken = z.optional(z.object({}))
const byRank = z.optional(z.object({ rank }))
const byPercentile = z.optional(z.object({ percentile: figure(100), rank }))

/**
 * The examinations a student takes, each with what was scored there once it is known; absent: not taken. Ranks of JEE stand
 * with the ranks. The others are named by their counselling.
 */
export const studentExams = z.object({
  'main-1': taken,
  advanced: taken,
  'main-2a': taken,
  'main-2b': taken,
  'mht-cet-cap': byPercentile,
  kcet: byRank,
  comedk: byRank,
  tnea: z.optional(z.object({ marks: figure(200) })),
  'ts-eapcet': byRank,
  'ap-eapcet': byRank,
  keam: byRank,
  'gujcet-acpc': byPercentile,
  wbjee: byRank,
  bcece: z.optional(z.object({ rank, categoryRank: rank })),
  bitsat: z.optional(z.object({ marks: figure(STATE_MARKS_MAX) })),
})
export type StudentExams = z.output<typeof studentExams>
