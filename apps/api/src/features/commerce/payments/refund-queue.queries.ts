import type { Db } from '#api/db/connect.ts'
import { onPage, type Page } from '#api/db/pages.ts'
import { REFUND, type RefundRow } from './refunds.queries.ts'

export type QueuedRefund = RefundRow & {
  /** These four are null for a parent's rupee, which bought nothing. */
  item_name_en: string | null
  item_name_hi: string | null
  total_paise: number | null
  refunded_paise: number | null
  paid_at: Date | null
  expires_at: Date | null
  full_name: string
  email: string
}

/** Absent: all. */
export type QueueFilter = { states?: readonly RefundRow['state'][] | undefined; purchaseId?: string | undefined }

/** One page of refunds with their purchase and buyer: those that wait for a decision first, then the newest. */
export async function listQueue(db: Db, filter: QueueFilter, page: Page): Promise<QueuedRefund[]> {
  let query = db
    .selectFrom('refunds')
    .leftJoin('purchases', 'purchases.id', 'refunds.purchase_id')
    .leftJoin('payments', 'payments.id', 'refunds.payment_id')
    .leftJoin('payment_orders', 'payment_orders.id', 'payments.order_id')
    .innerJoin('users', (join) =>
      join.on((row) => row('users.id', '=', row.fn.coalesce('purchases.user_id', 'payment_orders.user_id'))),
    )
    .select([
      ...REFUND.map((column) => `refunds.${column}` as const),
      'purchases.item_name_en',
      'purchases.item_name_hi',
      'purchases.total_paise',
      'purchases.refunded_paise',
      'purchases.paid_at',
      'purchases.expires_at',
      'users.full_name',
      'users.email',
    ])
  if (filter.states) query = query.where('refunds.state', 'in', [...filter.states])
  if (filter.purchaseId !== undefined) query = query.where('refunds.purchase_id', '=', filter.purchaseId)
  return query
    .orderBy((row) => row('refunds.state', '=', 'asked'), 'desc')
    .orderBy('refunds.asked_at', 'desc')
    .orderBy('refunds.id')
    .$call(onPage(page))
    .execute()
}

/** How many refunds a filter lets through. */
export async function countQueue(db: Db, { states, purchaseId }: QueueFilter): Promise<number> {
  let query = db.selectFrom('refunds').select((each) => each.fn.countAll<string>().as('count'))
  if (states) query = query.where('state', 'in', [...states])
  if (purchaseId !== undefined) query = query.where('purchase_id', '=', purchaseId)
  return Number((await query.executeTakeFirstOrThrow()).count)
}
