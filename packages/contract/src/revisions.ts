import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { ago, id, instant, whole } from './fields.ts'

/** How well something came back, from not at all to at once. */
export const REVISION_RATINGS = ['again', 'hard', 'good', 'easy'] as const
export type RevisionRating = (typeof REVISION_RATINGS)[number]

const REVIEWS_MAX = 10_000

/** Something that is revised at growing distances: a chapter that is done, or a mistake. */
export const revision = z.object({
  _id: id,
  kind: z.enum(['chapter', 'mistake']),
  /** Key of the chapter the revision is of, or that the mistake was made in. */
  chapterKey: z.nullable(z.string()),
  /** What the notebook says of the mistake. */
  note: z.nullable(z.string()),
  dueAt: instant,
  /** How often it was revised. */
  reviews: z.int(),
  /** In how many days it would come back after each answer, were it given now. */
  nextDays: z.object({ again: z.int(), hard: z.int(), good: z.int(), easy: z.int() }),
})
export type Revision = z.output<typeof revision>

export const revisions = {
  review: defineCall({
    method: 'POST',
    path: '/api/v1/revisions/:id/review',
    access: 'signed-in',
    summary: 'Tells how well something came back, which sets the day it comes next.',
    params: z.object({ id }),
    body: z.object({
      rating: z.enum(REVISION_RATINGS),
      /** `reviews` as last read, so that an answer given twice counts once. */
      reviews: whole(0, REVIEWS_MAX),
      /** How long ago it was answered, where it was without a network. */
      doneSecondsAgo: ago,
    }),
    response: z.object({ status: z.literal('success'), data: revision }),
    refuses: ['CHANGED_ELSEWHERE'],
  }),
}
