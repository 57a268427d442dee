import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { countRows, onPage, type Page } from '#api/db/pages.ts'
import type { Tables } from '#api/db/rows.ts'
import type { PurchaseRow } from './orders.queries.ts'

export type PaymentsFilter = {
  statuses?: readonly PurchaseRow['status'][]
  from?: Date
  to?: Date
  planId?: string
  /** Part of a name, an address, an id of the provider, a coupon or an invoice number. */
  search?: string
}

const LISTED = [
  'purchases.id',
  'purchases.created_at',
  'purchases.paid_at',
  'purchases.user_id',
  'purchases.plan_id',
  'purchases.event_id',
  'purchases.item_name_en',
  'purchases.item_name_hi',
  'purchases.status',
  'purchases.total_paise',
  'purchases.refunded_paise',
  'purchases.taxable_paise',
  'purchases.coupon_code',
  'users.full_name',
  'users.email',
  'payment_orders.gateway_order_id',
] as const

export type ListedPurchase = {
  id: string
  created_at: Date
  paid_at: Date | null
  user_id: string
  plan_id: string | null
  event_id: string | null
  item_name_en: string
  item_name_hi: string
  status: PurchaseRow['status']
  total_paise: number
  refunded_paise: number
  taxable_paise: number
  coupon_code: string | null
  full_name: string
  email: string
  gateway_order_id: string | null
}

export type LastPayment = {
  purchase_id: string
  gateway_payment_id: string
  method: string | null
  disputed_at: Date | null
}

/** One page of purchases with their buyers, newest first. */
export async function listPurchases(db: Db, filter: PaymentsFilter, page: Page): Promise<ListedPurchase[]> {
  return narrowed(db, filter)
    .select(LISTED)
    .orderBy('purchases.created_at', 'desc')
    .orderBy('purchases.id')
    .$call(onPage(page))
    .execute()
}

/** How many purchases a filter lets through. */
export async function countPurchases(db: Db, filter: PaymentsFilter): Promise<number> {
  return countRows(narrowed(db, filter))
}

/** The payment that says most of each purchase: the one that settled it, else the newest. */
export async function listLastPayments(db: Db, purchaseIds: readonly string[]): Promise<LastPayment[]> {
  if (purchaseIds.length === 0) return []
  return db
    .selectFrom('payments')
    .innerJoin('payment_orders', 'payment_orders.id', 'payments.order_id')
    .distinctOn('payment_orders.purchase_id')
    .select(['payment_orders.purchase_id', 'payments.gateway_payment_id', 'payments.method', 'payments.disputed_at'])
    .where('payment_orders.purchase_id', 'in', [...purchaseIds])
    .orderBy('payment_orders.purchase_id')
    .orderBy('payments.settled_at', (order) => order.desc().nullsLast())
    .orderBy('payments.seen_at', 'desc')
    .$narrowType<{ purchase_id: string }>()
    .execute()
}

function narrowed(db: Db, { statuses, from, to, planId, search }: PaymentsFilter) {
  let query: SelectQueryBuilder<Tables, 'purchases' | 'users' | 'payment_orders', object> = db
    .selectFrom('purchases')
    .innerJoin('users', 'users.id', 'purchases.user_id')
    .innerJoin('payment_orders', 'payment_orders.purchase_id', 'purchases.id')
  if (statuses) query = query.where('purchases.status', 'in', [...statuses])
  if (from) query = query.where('purchases.created_at', '>=', from)
  if (to) query = query.where('purchases.created_at', '<', to)
  if (planId !== undefined) query = query.where('purchases.plan_id', '=', planId)
  if (search !== undefined) query = query.where(sql<boolean>`(${matches(search)})`)
  return query
}

/** Text is found as it stands: `%` and `_` mean themselves. */
function matches(search: string) {
  const pattern = `%${search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  return sql`users.full_name ilike ${pattern} or users.email ilike ${pattern} or purchases.coupon_code ilike ${pattern}
    or payment_orders.gateway_order_id ilike ${pattern} or purchases.item_name_en ilike ${pattern}
    or exists (select 1 from payments where payments.order_id = payment_orders.id and gateway_payment_id ilike ${pattern})
    or exists (select 1 from invoices where invoices.purchase_id = purchases.id and number ilike ${pattern})`
}
