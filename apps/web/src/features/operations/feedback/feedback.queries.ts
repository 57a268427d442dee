import { type Feedback, type FeedbackChange, type FeedbackFields, feedbacks } from '@sopaan/contract/feedback'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'

/** The own feedback, newest first; it is asked for as soon as a mentee is known to be there (R147). */
export const feedbackHistoryQuery = queryOptions({
  queryKey: ['feedback-history'],
  queryFn: async ({ signal }) => (await request(feedbacks.history, {}, { signal })).data,
})

/** Sends feedback; the history shows it. */
export async function sendFeedback(form: FeedbackFields): Promise<void> {
  const { data } = await request(feedbacks.submit, { body: form })
  show((before) => [data, ...before.filter(({ _id }) => _id !== data._id)])
}

/** Changes own feedback; the history shows it. */
export async function sendFeedbackChange(id: string, change: FeedbackChange): Promise<void> {
  const { data } = await request(feedbacks.edit, { params: { id }, body: change })
  show((before) => before.map((one) => (one._id === id ? data : one)))
}

function show(change: (before: Feedback[]) => Feedback[]): void {
  queryClient.setQueryData(feedbackHistoryQuery.queryKey, (before) => change(before ?? []))
}
