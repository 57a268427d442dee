import type { PaymentMethod, PaymentSort } from '@sopaan/contract/purchase-shapes'
import type { ByLanguage } from '@sopaan/domain/languages'
import { type SelectQueryBuilder, sql } from 'kysely'
import { matchesAnyLanguage } from '#api/db/any-language.ts'
import type { Db } from '#api/db/connect.ts'
import { countOf, onPage, type Page } from '#api/db/pages.ts'
import type { Tables } from '#api/db/rows.ts'
import type { PurchaseRow } from './orders.queries.ts'

export type PaymentsFilter = {
  id?: string
  statuses?: readonly PurchaseRow['status'][]
  from?: Date
  to?: Date
  planId?: string
  method?: PaymentMethod
  /** Part of a name, an address, an id of the provider, a coupon or an invoice number. */
  search?: string
}

const LISTED = [
  'purchases.id',
  'purchases.createdAt',
  'purchases.paidAt',
  'purchases.userId',
  'purchases.planId',
  'purchases.eventId',
  'purchases.itemName',
  'purchases.status',
  'purchases.totalPaise',
  'purchases.refundedPaise',
  'purchases.taxablePaise',
  'purchases.couponCode',
  'users.fullName',
  'users.email',
  'paymentOrders.gatewayOrderId',
] as const

export type ListedPurchase = {
  id: string
  createdAt: Date
  paidAt: Date | null
  userId: string
  planId: string | null
  eventId: string | null
  itemName: ByLanguage<string>
  status: PurchaseRow['status']
  totalPaise: number
  refundedPaise: number
  taxablePaise: number
  couponCode: string | null
  fullName: string
  email: string
  gatewayOrderId: string | null
}

export type LastPayment = {
  purchaseId: string
  gatewayPaymentId: string
  method: string | null
  disputedAt: Date | null
}

/** Columns and ways of each order; ties go as its index has them, read in either direction. */
const ORDERS = {
  '-createdAt': ['purchases.createdAt', 'desc', 'asc'],
  createdAt: ['purchases.createdAt', 'asc', 'desc'],
  '-amount': ['purchases.totalPaise', 'desc', 'desc'],
  amount: ['purchases.totalPaise', 'asc', 'asc'],
} as const satisfies Record<PaymentSort, readonly [string, 'asc' | 'desc', 'asc' | 'desc']>

/** One page of purchases with their buyers, in an order. */
export async function listPurchases(
  db: Db,
  filter: PaymentsFilter,
  { sort, ...page }: Page & { sort: PaymentSort },
): Promise<ListedPurchase[]> {
  const [column, direction, ofTies] = ORDERS[sort]
  return narrowed(db, filter)
    .select(LISTED)
    .orderBy(column, direction)
    .orderBy('purchases.id', ofTies)
    .$call(onPage(page))
    .execute()
}

/** What was paid for the purchases that a filter lets through, and what of it was paid back, paise. */
export async function sumPurchases(
  db: Db,
  filter: PaymentsFilter,
): Promise<{ paidPaise: number; refundedPaise: number }> {
  const row = await narrowed(db, filter)
    .select((each) => [
      each.fn.sum<string | null>('purchases.totalPaise').as('paid'),
      each.fn.sum<string | null>('purchases.refundedPaise').as('refunded'),
    ])
    .where('purchases.paidAt', 'is not', null)
    .executeTakeFirstOrThrow()
  return { paidPaise: Number(row.paid ?? 0), refundedPaise: Number(row.refunded ?? 0) }
}

/** How many purchases a filter lets through. */
export const countPurchases = countOf(narrowed)

/** The payment that says most of each purchase: the one that settled it, else the newest. */
export async function listLastPayments(db: Db, purchaseIds: readonly string[]): Promise<LastPayment[]> {
  if (purchaseIds.length === 0) return []
  return db
    .selectFrom('payments')
    .innerJoin('paymentOrders', 'paymentOrders.id', 'payments.orderId')
    .distinctOn('paymentOrders.purchaseId')
    .select(['paymentOrders.purchaseId', 'payments.gatewayPaymentId', 'payments.method', 'payments.disputedAt'])
    .where('paymentOrders.purchaseId', 'in', [...purchaseIds])
    .orderBy('paymentOrders.purchaseId')
    .orderBy('payments.settledAt', (order) => order.desc().nullsLast())
    .orderBy('payments.seenAt', 'desc')
    .$narrowType<{ purchaseId: string }>()
    .execute()
}

function narrowed(db: Db, { id, statuses, from, to, planId, method, search }: PaymentsFilter) {
  let query: SelectQueryBuilder<Tables, 'purchases' | 'users' | 'paymentOrders', object> = db
    .selectFrom('purchases')
    .innerJoin('users', 'users.id', 'purchases.userId')
    .innerJoin('paymentOrders', 'paymentOrders.purchaseId', 'purchases.id')
  if (id !== undefined) query = query.where('purchases.id', '=', id)
  if (statuses) query = query.where('purchases.status', 'in', [...statuses])
  if (from) query = query.where('purchases.createdAt', '>=', from)
  if (to) query = query.where('purchases.createdAt', '<', to)
  if (planId !== undefined) query = query.where('purchases.planId', '=', planId)
  if (method !== undefined) query = query.where(isPaidBy(method))
  if (search !== undefined) query = query.where(sql<boolean>`(${matches(search)})`)
  return query
}

/** Whether any try to pay went this way, also one that failed. */
function isPaidBy(method: PaymentMethod) {
  return sql<boolean>`exists (select 1 from payments where payments.order_id = payment_orders.id and method = ${method})`
}

/** Text is found as it stands: `%` and `_` mean themselves. */
function matches(search: string) {
  const pattern = `%${search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  return sql`users.full_name ilike ${pattern} or users.email ilike ${pattern} or purchases.coupon_code ilike ${pattern}
    or payment_orders.gateway_order_id ilike ${pattern} or ${matchesAnyLanguage('purchases.itemName', pattern)}
    or exists (select 1 from payments where payments.order_id = payment_orders.id and gateway_payment_id ilike ${pattern})
    or exists (select 1 from invoices where invoices.purchase_id = purchases.id and number ilike ${pattern})`
}
