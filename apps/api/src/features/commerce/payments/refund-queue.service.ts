import type { PageInfo } from '@sopaan/contract/fields'
import { REFUND_STATES, type RefundFacts, type RefundRow, type RefundState } from '@sopaan/contract/purchase-shapes'
import { unusedShare } from '@sopaan/domain/money/unused-share'
import { DAY_MS } from '@sopaan/domain/time/durations'
import type { Deps } from '#api/deps.ts'
import { ageBandOf } from '#api/features/account/accounts/accounts.service.ts'
import type { Caller } from '#api/http/serve.ts'
import { PARENT_CHECK_NAME } from './parent-checks.service.ts'
import {
  countByState,
  countQueue,
  listQueue,
  listRefundFacts,
  type QueuedRefund,
  type RefundFactsRow,
} from './refund-queue.queries.ts'
import { sumUnderWay } from './refunds.queries.ts'
import { ownRefundOf } from './shown-refund.ts'

type RefundQueueQuery = {
  page: number
  limit: number
  state?: RefundState | 'open' | undefined
  purchaseId?: string | undefined
}
type RefundQueue = { data: RefundRow[]; counts: Record<RefundState, number>; page: PageInfo }

const OPEN: readonly RefundState[] = ['asked', 'held', 'sending', 'pending', 'failed']

/** One page of refunds for staff, with what they decide by. `open`: those that are not done with. */
export async function listRefundQueue(
  deps: Deps,
  { actor }: Pick<Caller, 'actor'>,
  { page, limit, state, purchaseId }: RefundQueueQuery,
): Promise<RefundQueue> {
  const states = state === undefined ? undefined : state === 'open' ? OPEN : [state]
  const [rows, total, byState] = await Promise.all([
    listQueue(deps.db, { states, purchaseId }, { page, limit }),
    countQueue(deps.db, { states, purchaseId }),
    countByState(deps.db),
  ])
  const purchaseIds = rows.flatMap((row) => row.purchaseId ?? [])
  const facts = new Map((await listRefundFacts(deps.db, purchaseIds)).map((row) => [row.purchaseId, row]))
  const data: RefundRow[] = []
  for (const row of rows)
    data.push(await shownRefund(deps, { row, readerId: actor.userId, facts: facts.get(row.purchaseId ?? '') }))
  const countOf = (one: RefundState) => byState.find((each) => each.state === one)?.count ?? 0
  const counts = Object.fromEntries(REFUND_STATES.map((one) => [one, countOf(one)])) as RefundQueue['counts']
  return { data, counts, page: { page, limit, total } }
}

async function shownRefund(
  deps: Deps,
  { row, readerId, facts }: { row: QueuedRefund; readerId: string; facts: RefundFactsRow | undefined },
): Promise<RefundRow> {
  const underWay = row.purchaseId === null ? 0 : await sumUnderWay(deps.db, row.purchaseId)
  const totalPaise = row.totalPaise ?? row.amountPaise ?? 0
  const leftPaise = row.purchaseId === null ? 0 : Math.max(0, totalPaise - (row.refundedPaise ?? 0) - underWay)
  return {
    ...ownRefundOf(row),
    askedBy: row.askedBy,
    purchaseId: row.purchaseId,
    name: row.itemName ?? PARENT_CHECK_NAME,
    fullName: row.fullName,
    email: row.email,
    totalPaise,
    leftPaise,
    paidAt: row.paidAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    lastError: row.lastError,
    reference: row.settledReference,
    heldBy: row.state === 'held' ? { name: row.deciderName ?? '', isOwn: row.decidedBy === readerId } : null,
    facts: facts === undefined ? null : factsOf(deps, { facts, paidAt: row.paidAt, totalPaise, leftPaise }),
  }
}

function factsOf(
  deps: Deps,
  {
    facts: { sessions, held, ahead, ...facts },
    paidAt,
    totalPaise,
    leftPaise,
  }: { facts: RefundFactsRow; paidAt: Date | null; totalPaise: number; leftPaise: number },
): RefundFacts {
  return {
    userId: facts.userId,
    ageBand: ageBandOf(deps, facts),
    parentState: facts.parentState,
    sessions,
    held,
    ahead,
    days: paidAt && Math.floor((deps.now().getTime() - paidAt.getTime()) / DAY_MS),
    refundsBefore: facts.refundsBefore,
    unusedPaise: sessions === 0 ? null : Math.min(leftPaise, unusedShare(totalPaise, { parts: sessions, used: held })),
  }
}
