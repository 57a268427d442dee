import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { ago, id, instant, line, paragraph, whole } from './fields.ts'

/** How well something came back, from not at all to at once. */
export const REVISION_RATINGS = ['again', 'hard', 'good', 'easy'] as const
export type RevisionRating = (typeof REVISION_RATINGS)[number]

const REVIEWS_MAX = 10_000
/** More cards than anyone keeps up with. */
export const OWN_CARDS_MAX = 500
const FRONT_LENGTH_MAX = 200
const BACK_LENGTH_MAX = 1_000

/** Something that is revised at growing distances: a chapter that is done, a mistake, or a card of one’s own. */
export const revision = z.object({
  _id: id,
  kind: z.enum(['chapter', 'mistake', 'card']),
  /** Key of the chapter the revision is of, or that the mistake was made in. */
  chapterKey: z.nullable(z.string()),
  /** What the notebook says of the mistake. */
  note: z.nullable(z.string()),
  /** Both sides of a card of one’s own. */
  card: z.nullable(z.object({ _id: id, front: z.string(), back: z.string() })),
  dueAt: instant,
  /** How often it was revised. */
  reviews: z.int(),
  /** In how many days it would come back after each answer, were it given now. */
  nextDays: z.object({ again: z.int(), hard: z.int(), good: z.int(), easy: z.int() }),
})
export type Revision = z.output<typeof revision>

/** Both sides of a card: what is asked or a formula is called, and the answer. */
const ownCardFields = z.object({ front: line(FRONT_LENGTH_MAX), back: paragraph(BACK_LENGTH_MAX) })
export type OwnCardFields = z.output<typeof ownCardFields>

const one = z.object({ id })
const saved = z.object({ status: z.literal('success') })

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
  addCard: defineCall({
    method: 'POST',
    path: '/api/v1/revisions/cards',
    access: 'signed-in',
    summary: 'Adds a card of one’s own, such as a formula; it is due for revision at once.',
    body: z.object({ ...ownCardFields.shape, requestKey: z.optional(id) }),
    response: saved,
    status: 201,
    refuses: ['PLANNER_FULL'],
  }),
  changeCard: defineCall({
    method: 'PUT',
    path: '/api/v1/revisions/cards/:id',
    access: 'signed-in',
    summary: 'Changes what stands on a card; when it comes back stays as it is.',
    params: one,
    body: ownCardFields,
    response: saved,
    refuses: [],
  }),
  removeCard: defineCall({
    method: 'DELETE',
    path: '/api/v1/revisions/cards/:id',
    access: 'signed-in',
    summary: 'Removes a card, and its revision with it.',
    params: one,
    response: saved,
    refuses: [],
  }),
}
