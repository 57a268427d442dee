import { adminFeedback, type FeedbackStatus, type ModeratedFeedback } from '@sopaan/contract/feedback'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'

const LISTS = ['moderated-feedback'] as const

export type Narrowed = {
  page: number
  status?: FeedbackStatus | undefined
  userId?: string | undefined
  q?: string | undefined
}

/** A page of feedback for staff. */
export function moderatedFeedbackQuery(narrowed: Narrowed) {
  return queryOptions({
    queryKey: [...LISTS, narrowed],
    queryFn: ({ signal }) => request(adminFeedback.list, { query: { ...narrowed, limit: 20 } }, { signal }),
    placeholderData: (before) => before,
    staleTime: 0,
  })
}

/** Decides on feedback as it was read. */
export async function moderate(
  { _id, changedAt }: ModeratedFeedback,
  decision: { status: FeedbackStatus; reason?: string },
): Promise<void> {
  await request(adminFeedback.moderate, { params: { id: _id }, body: { ...decision, changedAt } })
  await queryClient.invalidateQueries({ queryKey: LISTS })
}

/** Removes feedback for good. */
export async function sendFeedbackRemoval({ _id }: ModeratedFeedback): Promise<void> {
  await request(adminFeedback.remove, { params: { id: _id } })
  await queryClient.invalidateQueries({ queryKey: LISTS })
}
