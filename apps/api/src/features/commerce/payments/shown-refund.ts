import type { OwnRefund } from '@sopaan/contract/purchase-shapes'
import type { StoredRefund } from './refunds.queries.ts'

/** A refund as its asker sees it. */
export function ownRefundOf(row: StoredRefund): OwnRefund {
  return {
    _id: row.id,
    state: row.state,
    cause: row.cause,
    reason: row.reason,
    amountPaise: row.amountPaise,
    answer: row.answer,
    askedAt: row.askedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    processedAt: row.processedAt?.toISOString() ?? null,
  }
}

/**
 * A refund as its buyer reads it: while staff agree among themselves, what was asked for is still asked for, and what they
 * thought of themselves is nothing yet.
 */
export function refundForBuyer(row: StoredRefund): OwnRefund[] {
  if (row.state !== 'held') return [ownRefundOf(row)]
  if (row.askedBy !== 'mentee') return []
  return [ownRefundOf({ ...row, state: 'asked', amountPaise: null, answer: null, decidedAt: null })]
}
