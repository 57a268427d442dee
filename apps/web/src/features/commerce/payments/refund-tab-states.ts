import { REFUND_STATES, type RefundState } from '@sopaan/contract/purchase-shapes'
import { REFUND_GROUPS } from '@sopaan/contract/staff-refunds'

/** Parts of the list, in the order in which a refund goes through them. */
export const REFUND_TABS = ['open', 'asked', 'held', 'failed', 'under-way', 'processed', 'ended', 'all'] as const
export type RefundTab = (typeof REFUND_TABS)[number]

/** The states of a part. */
export function statesOfTab(tab: RefundTab | RefundState): readonly RefundState[] {
  if (tab === 'all') return REFUND_STATES
  return tab in REFUND_GROUPS ? REFUND_GROUPS[tab as keyof typeof REFUND_GROUPS] : [tab as RefundState]
}
