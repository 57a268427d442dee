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

/** One page of purchases with their buyers, newest first. */
export async function listPurchases(db: Db, filter: PaymentsFilter, page: Page): Promise<ListedPurchase[]> {
  return narrowed(db, filter)
    .select(LISTED)
    .orderBy('purchases.createdAt', 'desc')
    .orderBy('purchases.id')
    .$call(onPage(page))
    .execute()
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

function narrowed(db: Db, { id, statuses, from, to, planId, search }: PaymentsFilter) {
  let query: SelectQueryBuilder<Tables, 'purchases' | 'users' | 'paymentOrders', object> = db
    .selectFrom('purchases')
    .innerJoin('users', 'users.id', 'purchases.userId')
    .innerJoin('paymentOrders', 'paymentOrders.purchaseId', 'purchases.id')
  if (id !== undefined) query = query.where('purchases.id', '=', id)
  if (statuses) query = query.where('purchases.status', 'in', [...statuses])
  if (from) query = query.where('purchases.createdAt', '>=', from)
  if (to) query = query.where('purchases.createdAt', '<', to)
  if (planId !== undefined) query = query.where('purchases.planId', '=', planId)
  if (search !== undefined) query = query.where(sql<boolean>`(${matches(search)})`)
  return query
}

/** Text is found as it stands: `%` and `_` mean themselves. */
function matches(search: string) {
  const pattern = `%${search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  return sql`users.full_name ilike ${pattern} or users.email ilike ${pattern} or purchases.coupon_code ilike ${pattern}
    or payment_orders.gateway_order_id ilike ${pattern} or ${matchesAnyLanguage('purchases.itemName', pattern)}
    or exists (select 1 from payments where payments.order_id = payment_orders.id and gateway_payment_id ilike ${pattern})
    or exists (select 1 from invoices where invoices.purchase_id = purchases.id and number ilike ${pattern})`
}
