import type { ByLanguage } from '@sopaan/domain/languages'
import type { Db } from '#api/db/connect.ts'
import { onPage, type Page } from '#api/db/pages.ts'
import { REFUND, type RefundRow } from './refunds.queries.ts'

export type QueuedRefund = RefundRow & {
  /** These four are null for a parent's rupee, which bought nothing. */
  itemName: ByLanguage<string> | null
  totalPaise: number | null
  refundedPaise: number | null
  paidAt: Date | null
  expiresAt: Date | null
  fullName: string
  email: string
}

/** Absent: all. */
export type QueueFilter = { states?: readonly RefundRow['state'][] | undefined; purchaseId?: string | undefined }

/** One page of refunds with their purchase and buyer: those that wait for a decision first, then the newest. */
export async function listQueue(db: Db, filter: QueueFilter, page: Page): Promise<QueuedRefund[]> {
  let query = db
    .selectFrom('refunds')
    .leftJoin('purchases', 'purchases.id', 'refunds.purchaseId')
    .leftJoin('payments', 'payments.id', 'refunds.paymentId')
    .leftJoin('paymentOrders', 'paymentOrders.id', 'payments.orderId')
    .innerJoin('users', (join) =>
      join.on((row) => row('users.id', '=', row.fn.coalesce('purchases.userId', 'paymentOrders.userId'))),
    )
    .select([
      ...REFUND.map((column) => `refunds.${column}` as const),
      'purchases.itemName',
      'purchases.totalPaise',
      'purchases.refundedPaise',
      'purchases.paidAt',
      'purchases.expiresAt',
      'users.fullName',
      'users.email',
    ])
  if (filter.states) query = query.where('refunds.state', 'in', [...filter.states])
  if (filter.purchaseId !== undefined) query = query.where('refunds.purchaseId', '=', filter.purchaseId)
  return query
    .orderBy((row) => row('refunds.state', '=', 'asked'), 'desc')
    .orderBy('refunds.askedAt', 'desc')
    .orderBy('refunds.id')
    .$call(onPage(page))
    .execute()
}

/** How many refunds a filter lets through. */
export async function countQueue(db: Db, { states, purchaseId }: QueueFilter): Promise<number> {
  let query = db.selectFrom('refunds').select((each) => each.fn.countAll<string>().as('count'))
  if (states) query = query.where('state', 'in', [...states])
  if (purchaseId !== undefined) query = query.where('purchaseId', '=', purchaseId)
  return Number((await query.executeTakeFirstOrThrow()).count)
}
