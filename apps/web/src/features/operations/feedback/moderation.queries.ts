import type { RequestInput } from '@sopaan/contract/call'
import { adminFeedback, type FeedbackStatus, type ModeratedFeedback } from '@sopaan/contract/feedback'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '#web/identity/actor.queries.ts'
import { fetchFile, request } from '#web/identity/browser-request.ts'
import { saveFile } from '#web/save-file.ts'

const LISTS = ['moderated-feedback'] as const

/** What the list is narrowed to, in which order, and which of its pages. */
export type Narrowed = NonNullable<RequestInput<typeof adminFeedback.list>['query']>

/** A page of feedback for staff. */
export function moderatedFeedbackQuery(narrowed: Narrowed) {
  return queryOptions({
    queryKey: [...LISTS, narrowed],
    queryFn: ({ signal }) => request(adminFeedback.list, { query: narrowed }, { signal }),
    placeholderData: (before) => before,
    staleTime: 0,
  })
}

/** Puts the feedback of a filter into the downloads. */
export async function downloadFeedback({ page: _, ...asked }: Narrowed): Promise<void> {
  saveFile(await fetchFile(adminFeedback.csv, { query: asked }), 'sopaan-feedback.csv')
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
