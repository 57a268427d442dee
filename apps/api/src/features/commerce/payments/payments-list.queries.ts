import type { PaymentSort } from '@sopaan/contract/payment-sorts'
import type { PaymentMethod } from '@sopaan/contract/purchase-shapes'
import { type ByLanguage, FIRST_LANGUAGE } from '@sopaan/domain/languages'
import { type SelectQueryBuilder, sql } from 'kysely'
import { matchesAnyLanguage } from '#api/db/any-language.ts'
import type { Db } from '#api/db/connect.ts'
import { countOf, onPage, type Page, patternOf } from '#api/db/pages.ts'
import type { Tables } from '#api/db/rows.ts'
import type { PurchaseRow } from './purchases.queries.ts'

export type PaymentsFilter = {
  ids?: readonly string[]
  statuses?: readonly PurchaseRow['status'][]
  from?: Date
  to?: Date
  planId?: string
  method?: PaymentMethod
  /** A bank disputes one of its payments now. */
  isDisputed?: true
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

/** What each order goes by. Where two are the same, the order of their ids is that of the index. */
const ORDERED_BY = {
  createdAt: sql`purchases.created_at`,
  amount: sql`purchases.total_paise`,
  person: sql`lower(users.full_name)`,
  item: sql`purchases.item_name ->> ${FIRST_LANGUAGE}::text`,
  status: sql`purchases.status`,
  // The payment that settled it, else the newest.
  method: sql`(
    select method from payments where payments.order_id = payment_orders.id
    order by settled_at desc nulls last, seen_at desc limit 1
  )`,
  paper: sql`(select number from invoices where invoices.purchase_id = purchases.id)`,
} as const

/** One page of purchases with their buyers, in an order; what has no value in it comes last, whichever way. */
export async function listPurchases(
  db: Db,
  filter: PaymentsFilter,
  { sort, ...page }: Page & { sort: PaymentSort },
): Promise<ListedPurchase[]> {
  return narrowed(db, filter).select(LISTED).orderBy(orderOf(sort)).$call(onPage(page)).execute()
}

/** The same as ids alone, from the first, at most so many. */
export async function listPurchaseIds(
  db: Db,
  filter: PaymentsFilter,
  { sort, limit }: { sort: PaymentSort; limit: number },
): Promise<string[]> {
  const rows = await narrowed(db, filter).select('purchases.id').orderBy(orderOf(sort)).limit(limit).execute()
  return rows.map(({ id }) => id)
}

function orderOf(sort: PaymentSort) {
  const isDown = sort.startsWith('-')
  // Each order is the name of one of these, with or without a minus.
  const by = sort.replace('-', '') as keyof typeof ORDERED_BY
  const ofTies = sql.raw((by === 'createdAt') === isDown ? 'asc' : 'desc')
  const way = sql.raw(`${isDown ? 'desc' : 'asc'}${NULLABLE.has(by) ? ' nulls last' : ''}`)
  return sql`${ORDERED_BY[by]} ${way}, purchases.id ${ofTies}`
}

/** Orders by what not every purchase has. */
const NULLABLE: ReadonlySet<keyof typeof ORDERED_BY> = new Set(['method', 'paper'])

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

function narrowed(db: Db, { ids, statuses, from, to, planId, method, isDisputed, search }: PaymentsFilter) {
  let query: SelectQueryBuilder<Tables, 'purchases' | 'users' | 'paymentOrders', object> = db
    .selectFrom('purchases')
    .innerJoin('users', 'users.id', 'purchases.userId')
    .innerJoin('paymentOrders', 'paymentOrders.purchaseId', 'purchases.id')
  if (ids) query = query.where('purchases.id', '=', sql<string>`any(${ids}::uuid[])`)
  if (statuses) query = query.where('purchases.status', 'in', [...statuses])
  if (from) query = query.where('purchases.createdAt', '>=', from)
  if (to) query = query.where('purchases.createdAt', '<', to)
  if (planId !== undefined) query = query.where('purchases.planId', '=', planId)
  if (method !== undefined) query = query.where(isPaidBy(method))
  if (isDisputed) query = query.where(DISPUTED)
  if (search !== undefined) query = query.where(sql<boolean>`(${matches(search)})`)
  return query
}

const DISPUTED = sql<boolean>`exists (
  select 1 from payments where payments.order_id = payment_orders.id and disputed_at is not null
)`

/** Whether any try to pay went this way, also one that failed. */
function isPaidBy(method: PaymentMethod) {
  return sql<boolean>`exists (select 1 from payments where payments.order_id = payment_orders.id and method = ${method})`
}

/** Text is found as it stands: `%` and `_` mean themselves. */
function matches(search: string) {
  const pattern = patternOf(search)
  return sql`users.full_name ilike ${pattern} or users.email ilike ${pattern} or purchases.coupon_code ilike ${pattern}
    or payment_orders.gateway_order_id ilike ${pattern} or ${matchesAnyLanguage('purchases.itemName', pattern)}
    or exists (select 1 from payments where payments.order_id = payment_orders.id and gateway_payment_id ilike ${pattern})
    or exists (select 1 from invoices where invoices.purchase_id = purchases.id and number ilike ${pattern})`
}
