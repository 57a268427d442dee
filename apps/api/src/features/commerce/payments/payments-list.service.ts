import type { PageInfo } from '@sopaan/contract/fields'
import type { PaymentSort } from '@sopaan/contract/payment-sorts'
import type { PaidRow, PaymentMethod, PurchaseStatus } from '@sopaan/contract/purchase-shapes'
import { FIRST_LANGUAGE } from '@sopaan/domain/languages'
import { addDays } from '@sopaan/domain/time/days'
import { startOfIstDay } from '@sopaan/domain/time/ist'
import type { Deps } from '#api/deps.ts'
import { listInvoiceDocuments } from '#api/features/commerce/invoices/invoice-links.service.ts'
import { auditView } from '#api/features/operations/audit/audit.service.ts'
import { type MassExport, requireExportLeave } from '#api/features/operations/staff/confirmations.service.ts'
import { csvRupees, csvTime } from '#api/http/csv.ts'
import type { CsvColumns } from '#api/http/csv-list.ts'
import { listFileOf } from '#api/http/list-file.ts'
import {
  countPurchases,
  type ListedPurchase,
  listLastPayments,
  listPurchaseIds,
  listPurchases,
  type PaymentsFilter,
  sumPurchases,
} from './payments-list.queries.ts'
import { listRefundsOf } from './refunds.queries.ts'

export type Wanted = {
  status?: PurchaseStatus | 'settled' | 'open' | 'disputed' | undefined
  /** Days in India, both ends included. */
  from?: string | undefined
  to?: string | undefined
  planId?: string | undefined
  method?: PaymentMethod | undefined
  sort: PaymentSort
  q?: string | undefined
}

type Sums = Awaited<ReturnType<typeof sumPurchases>>

const SETTLED = ['paid', 'refunded_partial', 'refunded'] as const
const OPEN = ['created', 'attempted', 'authorized', 'failed'] as const

/** One page of every purchase with its payment and paper, and what all pages come to. */
export async function listAllPayments(
  deps: Deps,
  { page, limit, ...wanted }: Wanted & { page: number; limit: number },
): Promise<{ data: PaidRow[]; totalPayments: number; sums: Sums; page: PageInfo }> {
  const filter = filterOf(wanted)
  const [rows, total, sums] = await Promise.all([
    listPurchases(deps.db, filter, { page, limit, sort: wanted.sort }),
    countPurchases(deps.db, filter),
    sumPurchases(deps.db, filter),
  ])
  return { data: await shown(deps, rows), totalPayments: total, sums, page: { page, limit, total } }
}

/** One purchase as the list has it; undefined for an unknown id. */
export async function findPaidRow(deps: Deps, id: string): Promise<PaidRow | undefined> {
  const [row] = await shown(
    deps,
    await listPurchases(deps.db, { ids: [id] }, { page: 1, limit: 1, sort: '-createdAt' }),
  )
  return row
}

/** Who stands in the file of a filter, for the leave that a large one needs. */
export async function massExportOf(deps: Deps, wanted: Wanted): Promise<MassExport> {
  return { list: 'payments', filter: wanted, people: await countPurchases(deps.db, filterOf(wanted)) }
}

const CSV_COLUMNS: CsvColumns<PaidRow> = [
  ['Ordered (IST)', (row) => csvTime(row.createdAt)],
  ['Paid (IST)', (row) => csvTime(row.paidAt)],
  ['Name', (row) => row.fullName],
  ['Email', (row) => row.email],
  ['Item', (row) => row.name[FIRST_LANGUAGE]],
  ['Status', (row) => row.status],
  ['Total (INR)', (row) => csvRupees(row.amount)],
  ['Refunded (INR)', (row) => csvRupees(row.refundedPaise)],
  ['Tax (INR)', (row) => csvRupees(row.taxPaise)],
  ['Coupon', (row) => row.couponCode ?? ''],
  ['Method', (row) => row.method ?? ''],
  ['Order', (row) => row.orderId ?? ''],
  ['Payment', (row) => row.paymentId ?? ''],
  ['Invoice', (row) => row.invoice?.number ?? ''],
]

/** The payments of a filter as a CSV file; who had it is in the trail. Refuses EXPORT_NEEDS_SECOND. */
export const PAYMENTS_FILE = listFileOf<Wanted, PaidRow>({
  name: 'sopaan-payments.csv',
  things: 'payments',
  columns: CSV_COLUMNS,
  count: (deps, wanted) => countPurchases(deps.db, filterOf(wanted)),
  admit: async (deps, { actor, request }, wanted) => {
    await requireExportLeave(deps, actor, await massExportOf(deps, wanted))
    const target = { type: 'payments' }
    await auditView(deps, { action: 'payments.export', actor, target, asked: { ...wanted }, request })
  },
  listIds: ({ db }, wanted, limit) => listPurchaseIds(db, filterOf(wanted), { sort: wanted.sort, limit }),
  listRows: async (deps, ids, { sort }) =>
    shown(deps, await listPurchases(deps.db, { ids }, { page: 1, limit: ids.length, sort })),
})

async function shown(deps: Deps, rows: readonly ListedPurchase[]): Promise<PaidRow[]> {
  const ids = rows.map(({ id }) => id)
  const [papers, payments, refunds] = await Promise.all([
    listInvoiceDocuments(deps, ids),
    listLastPayments(deps.db, ids),
    listRefundsOf(deps.db, ids),
  ])
  return rows.map((row) => {
    const own = refunds.filter(({ purchaseId }) => purchaseId === row.id)
    const payment = payments.find(({ purchaseId }) => purchaseId === row.id)
    return {
      _id: row.id,
      createdAt: row.createdAt.toISOString(),
      paidAt: row.paidAt?.toISOString() ?? null,
      userId: row.userId,
      fullName: row.fullName,
      email: row.email,
      planId: row.planId,
      eventId: row.eventId,
      name: row.itemName,
      status: row.status,
      amount: row.totalPaise,
      refundedPaise: row.refundedPaise,
      taxPaise: row.totalPaise - row.taxablePaise,
      couponCode: row.couponCode,
      method: payment?.method ?? null,
      orderId: row.gatewayOrderId,
      paymentId: payment?.gatewayPaymentId ?? null,
      invoice: papers.get(row.id)?.[0] ?? null,
      isDisputed: payment?.disputedAt != null,
      underWayPaise: own
        .filter(({ state }) => state === 'held' || state === 'sending' || state === 'pending')
        .reduce((sum, { amountPaise }) => sum + (amountPaise ?? 0), 0),
      refunds: own.map(({ id, state, amountPaise }) => ({ _id: id, state, amountPaise })),
    }
  })
}

function filterOf({ status, from, to, planId, method, q }: Wanted): PaymentsFilter {
  return {
    ...(status === undefined ? {} : status === 'disputed' ? { isDisputed: true } : { statuses: statusesOf(status) }),
    ...(from === undefined ? {} : { from: startOfIstDay(from) }),
    ...(to === undefined ? {} : { to: startOfIstDay(addDays(to, 1)) }),
    ...(planId === undefined ? {} : { planId }),
    ...(method === undefined ? {} : { method }),
    ...(q === undefined ? {} : { search: q }),
  }
}

function statusesOf(status: Exclude<NonNullable<Wanted['status']>, 'disputed'>): readonly PurchaseStatus[] {
  if (status === 'settled') return SETTLED
  return status === 'open' ? OPEN : [status]
}
