import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { fault } from './faults.ts'
import { adminPageFields, id, instant, line, PAGE_SIZE_MAX, pageInfo, paragraph, queryWhole, whole } from './fields.ts'
import { FILE_ROWS_MAX } from './file-limits.ts'

/** What feedback is about. */
export const FEEDBACK_CATEGORIES = ['predictor', 'tools', 'planner', 'mentoring', 'events', 'plans', 'other'] as const
export type FeedbackCategory = (typeof FEEDBACK_CATEGORIES)[number]

/** `approved` and allowed by its author, it is a testimonial; an edit makes it `pending` again. Source: S10. */
export const FEEDBACK_STATUSES = ['pending', 'approved', 'rejected'] as const
export type FeedbackStatus = (typeof FEEDBACK_STATUSES)[number]

export const STARS_MAX = 5
/** Characters of a message. Source: S10. */
export const MESSAGE_LENGTH_MIN = 10
export const MESSAGE_LENGTH_MAX = 1_000
export const REASON_LENGTH_MAX = 500
const SEARCH_LENGTH_MAX = 80

/** How staff have feedback in order: by each column of the list, with a minus from the last to the first. */
export const FEEDBACK_SORTS = [
  '-changedAt',
  'changedAt',
  'author',
  '-author',
  '-stars',
  'stars',
  'text',
  '-text',
  'category',
  '-category',
  'status',
  '-status',
] as const
export type FeedbackSort = (typeof FEEDBACK_SORTS)[number]
/** The most testimonials one answer holds. */
const TESTIMONIALS_MAX = 50
/** What one answer holds unless asked otherwise. */
const TESTIMONIALS_DEFAULT = 12

const message = paragraph(MESSAGE_LENGTH_MAX).check(
  z.minLength(MESSAGE_LENGTH_MIN, fault('too_short', { min: MESSAGE_LENGTH_MIN })),
)
const category = z.enum(FEEDBACK_CATEGORIES, fault('category_missing'))
const starRating = whole(1, STARS_MAX)

/** What a mentee writes. */
export const feedbackForm = z.object({
  message,
  category,
  starRating,
  /** Whether it may be shown to everybody, with the first name; said by the author, never presumed. */
  mayBeShown: z._default(z.boolean(fault('not_boolean')), false),
  /** Made once for a filled-in form: the same one twice is one feedback. */
  idempotencyKey: z.optional(id),
})
export type FeedbackFields = z.output<typeof feedbackForm>

/** What a mentee changes; absent stays. */
export const feedbackChange = z.object({
  message: z.optional(message),
  category: z.optional(category),
  starRating: z.optional(starRating),
  mayBeShown: z.optional(z.boolean(fault('not_boolean'))),
})
export type FeedbackChange = z.output<typeof feedbackChange>

/** Feedback as its author sees it. */
export const feedback = z.object({
  _id: id,
  message: z.string(),
  category,
  starRating,
  mayBeShown: z.boolean(),
  status: z.enum(FEEDBACK_STATUSES),
  /** Why it was rejected, where it was. */
  reason: z.nullable(z.string()),
  createdAt: instant,
  /** When the author last changed it. */
  changedAt: instant,
})
export type Feedback = z.output<typeof feedback>

/** Feedback as staff see it. */
export const moderatedFeedback = z.object({
  ...feedback.shape,
  author: z.object({ _id: id, fullName: z.string() }),
  moderatedAt: z.nullable(instant),
})
export type ModeratedFeedback = z.output<typeof moderatedFeedback>

/** Feedback as everybody sees it: approved, allowed by its author, a first name and no more of a person. */
export const testimonial = z.object({
  _id: id,
  message: z.string(),
  category,
  starRating,
  /** 'Former student' once the account is gone. */
  firstName: z.string(),
  createdAt: instant,
})
export type Testimonial = z.output<typeof testimonial>

const oneId = z.object({ id })
const answered = z.object({ status: z.literal('success'), message: z.string(), data: feedback })

export const feedbacks = {
  testimonials: defineCall({
    method: 'GET',
    path: '/api/v1/public/feedback',
    access: 'anyone',
    summary: 'Approved testimonials whose authors agreed to be shown, newest first.',
    query: z.object({ limit: z._default(queryWhole(1, TESTIMONIALS_MAX), TESTIMONIALS_DEFAULT) }),
    response: z.object({ status: z.literal('success'), data: z.array(testimonial) }),
    refuses: [],
    cache: 'public, max-age=60, stale-while-revalidate=600',
  }),
  history: defineCall({
    method: 'GET',
    path: '/api/v1/mentee/feedbackHistory',
    access: 'signed-in',
    summary: `The own feedback, newest first, at most ${PAGE_SIZE_MAX}; also for a mentor who wrote it as a mentee.`,
    response: z.object({ status: z.literal('success'), data: z.array(feedback) }),
    refuses: [],
  }),
  submit: defineCall({
    method: 'POST',
    path: '/api/v1/mentee/feedback',
    access: 'mentee',
    summary:
      'Submits feedback for staff to look at. To have it shown, an age is needed, and under 18 a parent’s consent (decision C23).',
    body: feedbackForm,
    response: answered,
    status: 201,
    refuses: ['AGE_REQUIRED', 'PARENT_CONSENT_REQUIRED', 'IDEMPOTENCY_IN_HAND', 'IDEMPOTENCY_MISMATCH'],
  }),
  edit: defineCall({
    method: 'PATCH',
    path: '/api/v1/mentee/editFeedback/:id',
    access: 'signed-in',
    summary: 'Changes own feedback; it waits for staff again. Taking back the consent to show it needs no look.',
    params: oneId,
    body: feedbackChange,
    response: answered,
    refuses: ['AGE_REQUIRED', 'PARENT_CONSENT_REQUIRED'],
  }),
}

const feedbackFilter = {
  q: z.optional(line(SEARCH_LENGTH_MAX)),
  userId: z.optional(id),
  status: z.optional(z.enum(FEEDBACK_STATUSES)),
  category: z.optional(z.enum(FEEDBACK_CATEGORIES)),
  /** Without one, what waits comes first, then what was changed last. */
  sort: z.optional(z.enum(FEEDBACK_SORTS)),
}

export const adminFeedback = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/admin/feedback',
    access: ['support'],
    summary:
      'Feedback of all people or of one, those that wait first; q searches its words and the names of its authors.',
    query: z.object({
      ...adminPageFields,
      ...feedbackFilter,
    }),
    response: z.object({
      status: z.literal('success'),
      data: z.array(moderatedFeedback),
      /** How many wait, whatever was asked for. */
      pending: z.int(),
      /** What the stars of the filter come to, all together and by what they are about, the most first; none without stars. */
      averages: z.array(
        z.object({ category: z.nullable(z.enum(FEEDBACK_CATEGORIES)), count: z.int(), stars: z.number() }),
      ),
      page: pageInfo,
    }),
    refuses: [],
  }),
  csv: defineCall({
    method: 'GET',
    path: '/api/v1/admin/feedback/csv',
    access: ['support'],
    deferredAs: 'files',
    summary: `The same list as CSV (RFC 4180), at most ${FILE_ROWS_MAX}; the last line says whether it is whole. Needs a fresh sign-in.`,
    query: z.object(feedbackFilter),
    response: z.string(),
    refuses: ['FILE_LONG', 'REAUTH_REQUIRED'],
  }),
  moderate: defineCall({
    method: 'PATCH',
    path: '/api/v1/admin/feedback/:id',
    access: ['support'],
    summary: 'Approves or rejects feedback, or puts it back. The author is told; a rejection says why.',
    params: oneId,
    body: z
      .object({
        status: z.enum(FEEDBACK_STATUSES),
        reason: z.optional(paragraph(REASON_LENGTH_MAX)),
        /** The `changedAt` that was read: words that changed meanwhile are not decided on unseen. */
        changedAt: z.optional(instant),
      })
      .check(
        z.refine(({ status, reason }) => status !== 'rejected' || reason !== undefined, {
          path: ['reason'],
          error: fault('reason_missing'),
        }),
      ),
    response: z.object({ status: z.literal('success'), message: z.string(), data: moderatedFeedback }),
    refuses: ['CHANGED_ELSEWHERE'],
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/api/v1/admin/feedback/:id',
    access: ['support'],
    summary: 'Removes feedback for good: what should not be kept at all.',
    params: oneId,
    response: z.object({ status: z.literal('success'), message: z.string() }),
    refuses: [],
  }),
}
