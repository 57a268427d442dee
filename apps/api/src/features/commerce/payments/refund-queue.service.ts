import type { QueryOf, ResponseOf } from '@sopaan/contract/call'
import { REFUND_STATES, type RefundRow, type RefundState } from '@sopaan/contract/purchase-shapes'
import type { RefundFacts } from '@sopaan/contract/refund-facts'
import { REFUND_GROUPS, type RefundGroup, type staffRefunds } from '@sopaan/contract/staff-refunds'
import { FIRST_LANGUAGE } from '@sopaan/domain/languages'
import { unusedShare } from '@sopaan/domain/money/unused-share'
import { DAY_MS } from '@sopaan/domain/time/durations'
import type { Deps } from '#api/deps.ts'
import { ageBandOf } from '#api/features/account/accounts/accounts.service.ts'
import { auditView } from '#api/features/operations/audit/audit.service.ts'
import { listNumbersByKey } from '#api/features/operations/contact/contact.open.queries.ts'
import { type MassExport, requireExportLeave } from '#api/features/operations/staff/confirmations.service.ts'
import { requireFresh } from '#api/http/access.ts'
import { csvRupees, csvTime } from '#api/http/csv.ts'
import type { CsvColumns } from '#api/http/csv-list.ts'
import { listFileOf } from '#api/http/list-file.ts'
import type { Caller } from '#api/http/serve.ts'
import { PARENT_CHECK_NAME } from './parent-checks.service.ts'
import {
  countByState,
  countQueue,
  listQueue,
  listQueueIds,
  listRefundFacts,
  type QueuedRefund,
  type QueueFilter,
  type RefundFactsRow,
  sumQueue,
} from './refund-queue.queries.ts'
import { sumUnderWay } from './refunds.queries.ts'
import { ownRefundOf } from './shown-refund.ts'

type Wanted = QueryOf<typeof staffRefunds.csv>
type RefundQueue = ResponseOf<typeof staffRefunds.list>

/** One page of refunds for staff, with what they decide by. */
export async function listRefundQueue(
  deps: Deps,
  { actor }: Pick<Caller, 'actor'>,
  { page, limit, ...wanted }: QueryOf<typeof staffRefunds.list>,
): Promise<Pick<RefundQueue, 'data' | 'counts' | 'sumPaise' | 'page'>> {
  const filter = filterOf(wanted)
  const [rows, total, byState, sumPaise] = await Promise.all([
    listQueue(deps.db, filter, { page, limit, sort: wanted.sort }),
    countQueue(deps.db, filter),
    countByState(deps.db),
    sumQueue(deps.db, filter),
  ])
  const purchaseIds = rows.flatMap((row) => row.purchaseId ?? [])
  const facts = new Map((await listRefundFacts(deps.db, purchaseIds)).map((row) => [row.purchaseId, row]))
  const numbers = await listNumbersByKey(
    deps.db,
    rows.map(({ id }) => id),
  )
  const data: RefundRow[] = []
  for (const row of rows) {
    const shown = await shownRefund(deps, { row, readerId: actor.userId, facts: facts.get(row.purchaseId ?? '') })
    data.push({ ...shown, questionNumber: numbers.get(row.id) ?? null })
  }
  const countOf = (one: RefundState) => byState.find((each) => each.state === one)?.count ?? 0
  const counts = Object.fromEntries(REFUND_STATES.map((one) => [one, countOf(one)])) as RefundQueue['counts']
  return { data, counts, sumPaise, page: { page, limit, total } }
}

/** Who stands in the file of a filter, for the leave that a large one needs. */
export async function massExportOfRefunds(deps: Deps, wanted: Wanted): Promise<MassExport> {
  return { list: 'refunds', filter: wanted, people: await countQueue(deps.db, filterOf(wanted)) }
}

const CSV_COLUMNS: CsvColumns<QueuedRefund> = [
  ['Asked (IST)', (row) => csvTime(row.askedAt)],
  ['Decided (IST)', (row) => csvTime(row.decidedAt)],
  ['Paid back (IST)', (row) => csvTime(row.processedAt)],
  ['State', (row) => row.state],
  ['Name', (row) => row.fullName],
  ['Email', (row) => row.email],
  ['Item', (row) => (row.itemName ?? PARENT_CHECK_NAME)[FIRST_LANGUAGE]],
  ['Asked by', (row) => row.askedBy],
  ['Paid (INR)', (row) => csvRupees(row.totalPaise)],
  ['Refund (INR)', (row) => csvRupees(row.amountPaise)],
  ['Reason', (row) => row.reason],
  ['Words to the buyer', (row) => row.answer ?? ''],
  ['Error', (row) => row.lastError ?? ''],
  ['Reference', (row) => row.settledReference ?? row.gatewayRefundId ?? ''],
]

/** The refunds of a filter as a CSV file; who had it is in the trail. Refuses REAUTH_REQUIRED, EXPORT_NEEDS_SECOND. */
export const REFUNDS_FILE = listFileOf<Wanted, QueuedRefund>({
  name: 'sopaan-refunds.csv',
  things: 'refunds',
  columns: CSV_COLUMNS,
  count: (deps, wanted) => countQueue(deps.db, filterOf(wanted)),
  admit: async (deps, { actor, request }, wanted) => {
    requireFresh(deps, actor)
    await requireExportLeave(deps, actor, await massExportOfRefunds(deps, wanted))
    const target = { type: 'payments' }
    await auditView(deps, { action: 'refunds.export', actor, target, asked: { ...wanted }, request })
  },
  listIds: ({ db }, wanted, limit) => listQueueIds(db, filterOf(wanted), { sort: wanted.sort, limit }),
  listRows: ({ db }, ids, { sort }) => listQueue(db, { ids }, { page: 1, limit: ids.length, sort }),
})

function filterOf({ state, purchaseId, q }: Wanted): QueueFilter {
  const states = state === undefined ? undefined : statesOf(state)
  return { states, purchaseId, search: q }
}

function statesOf(state: NonNullable<Wanted['state']>): readonly RefundState[] {
  return state in REFUND_GROUPS ? REFUND_GROUPS[state as RefundGroup] : [state as RefundState]
}

async function shownRefund(
  deps: Deps,
  { row, readerId, facts }: { row: QueuedRefund; readerId: string; facts: RefundFactsRow | undefined },
): Promise<Omit<RefundRow, 'questionNumber'>> {
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
    facts: facts === undefined ? null : refundFactsOf(deps, { facts, paidAt: row.paidAt, totalPaise, leftPaise }),
  }
}

/** What a refund of a purchase is decided by. @param leftPaise  what can still be paid back */
export function refundFactsOf(
  deps: Deps,
  {
    facts: { sessions, held, ahead, nextAhead, ...facts },
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
    nextAhead: nextAhead && { ...nextAhead, startsAt: new Date(nextAhead.startsAt).toISOString() },
    method: facts.method,
    couponCode: facts.couponCode,
    tools: { lists: facts.lists, studySessions: facts.studySessions, mocks: facts.mocks },
    days: paidAt && Math.floor((deps.now().getTime() - paidAt.getTime()) / DAY_MS),
    refundsBefore: facts.refundsBefore,
    unusedPaise:
      sessions === 0 || facts.areCreditsTaken
        ? null
        : Math.min(leftPaise, unusedShare(totalPaise, { parts: sessions, used: held })),
  }
}
