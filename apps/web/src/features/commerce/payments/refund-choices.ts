import type { RefundState } from '@sopaan/contract/purchase-shapes'
import type { FilterActionChoice } from '#web/forms/filter-action-choice.ts'
import type { Words } from '#web/words/en.ts'

/** What can be decided on all refunds of a filter. @param states  those that rows of it may be in */
export function refundChoices(
  { payments: { refunds } }: Pick<Words, 'payments'>,
  states: readonly RefundState[],
): FilterActionChoice[] {
  const words = refunds.ofFilter
  return [
    {
      kind: 'grant',
      name: words.grant,
      ask: words.grantAsk,
      isOffered: states.includes('asked'),
      actionOf: () => ({ kind: 'grant' }),
    },
    {
      kind: 'decline',
      name: words.decline,
      ask: words.declineAsk,
      isDanger: true,
      isOffered: states.includes('asked'),
      reason: { label: refunds.answer, hint: words.declineHint, missing: words.declineMissing },
      actionOf: ({ reason }) => ({ kind: 'decline', reason }),
    },
    {
      kind: 'confirm',
      name: words.confirm,
      ask: words.confirmAsk,
      isOffered: states.includes('held'),
      actionOf: () => ({ kind: 'confirm' }),
    },
    {
      kind: 'retry',
      name: words.retry,
      ask: words.retryAsk,
      isOffered: states.includes('failed'),
      actionOf: () => ({ kind: 'retry' }),
    },
  ]
}
