import type { FilterActionChoice } from '#web/forms/filter-action-choice.ts'
import type { Words } from '#web/words/en.ts'

/** What can be decided on all feedback of a filter. */
export function feedbackChoices({ feedback: { moderation: words } }: Pick<Words, 'feedback'>): FilterActionChoice[] {
  return [
    { kind: 'approve', name: words.approve, ask: words.approveAllAsk, actionOf: () => ({ kind: 'approve' }) },
    {
      kind: 'reject',
      name: words.reject,
      ask: words.rejectAllAsk,
      isDanger: true,
      reason: { label: words.rejectReason, hint: words.rejectHint, missing: words.reasonMissing },
      actionOf: ({ reason }) => ({ kind: 'reject', reason }),
    },
  ]
}
