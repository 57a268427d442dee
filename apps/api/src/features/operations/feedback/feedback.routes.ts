import { adminFeedback, feedbacks } from '@sopaan/contract/feedback'
import type { Deps } from '#api/deps.ts'
import { onceByKey } from '#api/features/operations/idempotency/idempotency.service.ts'
import type { App } from '#api/http/app.ts'
import { downloadList } from '#api/http/list-file.ts'
import { serve } from '#api/http/serve.ts'
import { editFeedback, listTestimonials, ownFeedback, submitFeedback } from './feedback.service.ts'
import { FEEDBACK_FILE } from './feedback-file.service.ts'
import { listForModeration, moderateFeedback, removeFeedback } from './moderation.service.ts'

const WRITE = { limits: [{ name: 'feedback', by: 'user' }] } as const
const ADMIN_WRITE = { limits: [{ name: 'admin-write', by: 'user' }] } as const

/** Feedback of mentees, its moderation, and the testimonials that come of it. */
export function feedbackRoutes(app: App, deps: Deps): void {
  serve(app, feedbacks.testimonials, ({ query }) => listTestimonials(deps, query.limit))
  serve(app, feedbacks.history, ({ actor }) => ownFeedback(deps, actor))
  serve(
    app,
    feedbacks.submit,
    async ({ caller, body }) => ({
      message: 'Thank you. We look at it before anybody else reads it.',
      data: await onceByKey(deps, { ...caller, scope: 'feedback', body }, () => submitFeedback(deps, caller, body)),
    }),
    WRITE,
  )
  serve(
    app,
    feedbacks.edit,
    async ({ caller, params, body }) => ({
      message: 'Changed.',
      data: await editFeedback(deps, caller, { ...body, ...params }),
    }),
    WRITE,
  )
  moderationRoutes(app, deps)
}

function moderationRoutes(app: App, deps: Deps): void {
  serve(app, adminFeedback.list, ({ caller, query }) => listForModeration(deps, caller, query))
  serve(
    app,
    adminFeedback.csv,
    ({ caller, query }) => downloadList(deps, caller, { file: FEEDBACK_FILE, wanted: query }),
    {
      limits: [{ name: 'staff-exports', by: 'user' }],
    },
  )
  serve(
    app,
    adminFeedback.moderate,
    async ({ caller, params, body }) => ({
      message: 'Decided.',
      data: await moderateFeedback(deps, caller, { ...body, ...params }),
    }),
    ADMIN_WRITE,
  )
  serve(
    app,
    adminFeedback.remove,
    async ({ caller, params }) => {
      await removeFeedback(deps, caller, params.id)
      return { message: 'Removed.' }
    },
    ADMIN_WRITE,
  )
}
