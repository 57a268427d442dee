import type { PageInfo } from '@sopaan/contract/fields'
import type { RefundRow, RefundState } from '@sopaan/contract/purchase-shapes'
import type { Deps } from '#api/deps.ts'
import { PARENT_CHECK_NAME } from './parent-checks.service.ts'
import { countQueue, listQueue } from './refund-queue.queries.ts'
import { sumUnderWay } from './refunds.queries.ts'
import { ownRefundOf } from './refunds.service.ts'

type RefundQueueQuery = {
  page: number
  limit: number
  state?: RefundState | 'open' | undefined
  purchaseId?: string | undefined
}

const OPEN: readonly RefundState[] = ['asked', 'sending', 'pending', 'failed']

/** One page of refunds for staff. `open`: those that are not done with. */
export async function listRefundQueue(
  deps: Deps,
  { page, limit, state, purchaseId }: RefundQueueQuery,
): Promise<{ data: RefundRow[]; page: PageInfo }> {
  const states = state === undefined ? undefined : state === 'open' ? OPEN : [state]
  const [rows, total] = await Promise.all([
    listQueue(deps.db, { states, purchaseId }, { page, limit }),
    countQueue(deps.db, { states, purchaseId }),
  ])
  const data: RefundRow[] = []
  for (const row of rows) {
    const underWay = row.purchaseId === null ? 0 : await sumUnderWay(deps.db, row.purchaseId)
    const totalPaise = row.totalPaise ?? row.amountPaise ?? 0
    data.push({
      ...ownRefundOf(row),
      askedBy: row.askedBy,
      purchaseId: row.purchaseId,
      name: row.itemName ?? PARENT_CHECK_NAME,
      fullName: row.fullName,
      email: row.email,
      totalPaise,
      leftPaise: row.purchaseId === null ? 0 : Math.max(0, totalPaise - (row.refundedPaise ?? 0) - underWay),
      paidAt: row.paidAt?.toISOString() ?? null,
      expiresAt: row.expiresAt?.toISOString() ?? null,
      lastError: row.lastError,
      reference: row.settledReference,
    })
  }
  return { data, page: { page, limit, total } }
}
