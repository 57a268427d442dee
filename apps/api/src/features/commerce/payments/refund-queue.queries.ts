import type { ByLanguage } from '@sopaan/domain/languages'
import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { onPage, type Page } from '#api/db/pages.ts'
import { REFUND, type StoredRefund } from './refunds.queries.ts'

export type QueuedRefund = StoredRefund & {
  /** These four are null for a parent's rupee, which bought nothing. */
  itemName: ByLanguage<string> | null
  totalPaise: number | null
  refundedPaise: number | null
  paidAt: Date | null
  expiresAt: Date | null
  fullName: string
  email: string
  /** Whoever decided it; null before, and for the system's own. */
  deciderName: string | null
}

/** Absent: all. */
export type QueueFilter = { states?: readonly StoredRefund['state'][] | undefined; purchaseId?: string | undefined }

/** One page of refunds with their purchase and buyer: those that wait for a decision first, the oldest of them in front, then the newest. */
export async function listQueue(db: Db, filter: QueueFilter, page: Page): Promise<QueuedRefund[]> {
  let query = db
    .selectFrom('refunds')
    .leftJoin('purchases', 'purchases.id', 'refunds.purchaseId')
    .leftJoin('payments', 'payments.id', 'refunds.paymentId')
    .leftJoin('paymentOrders', 'paymentOrders.id', 'payments.orderId')
    .leftJoin('users as decider', 'decider.id', 'refunds.decidedBy')
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
      'decider.fullName as deciderName',
    ])
  if (filter.states) query = query.where('refunds.state', 'in', [...filter.states])
  if (filter.purchaseId !== undefined) query = query.where('refunds.purchaseId', '=', filter.purchaseId)
  return query
    .orderBy((row) => row('refunds.state', '=', 'asked'), 'desc')
    .orderBy(sql`case when refunds.state = 'asked' then refunds.asked_at end`)
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

/** How many refunds there are in each state that has some. */
export async function countByState(db: Db): Promise<{ state: StoredRefund['state']; count: number }[]> {
  const rows = await db
    .selectFrom('refunds')
    .select(['state', (each) => each.fn.countAll<string>().as('count')])
    .groupBy('state')
    .execute()
  return rows.map(({ state, count }) => ({ state, count: Number(count) }))
}

export type RefundFactsRow = {
  purchaseId: string
  userId: string
  birthMonth: string | null
  parentState: 'none' | 'asked' | 'confirmed'
  sessions: number
  held: number
  ahead: number
  refundsBefore: number
}

/** What was used of some purchases, who bought them, and how often that person was paid back before. */
export async function listRefundFacts(db: Db, purchaseIds: readonly string[]): Promise<RefundFactsRow[]> {
  if (purchaseIds.length === 0) return []
  const { rows } = await sql<RefundFactsRow>`
    with booked as (
      select granted.purchase_id, bookings.id, bookings.state
      from credit_entries as spent
      join credit_entries as granted on granted.id = spent.grant_id
      join bookings on bookings.id::text = spent.reference
      where spent.reason = 'spend'
        and granted.purchase_id = any(${purchaseIds}::uuid[])
    )
    select
      purchases.id as purchase_id,
      purchases.user_id,
      users.birth_month,
      users.parent_state,
      (
        select coalesce(sum(amount), 0)::int from credit_entries
        where credit_entries.purchase_id = purchases.id and reason = 'grant'
      ) as sessions,
      (
        select count(distinct booked.id)::int from booked
        where booked.purchase_id = purchases.id and booked.state = 'held'
      ) as held,
      (
        select count(distinct booked.id)::int from booked
        where booked.purchase_id = purchases.id and booked.state in ('requested', 'suggested', 'accepted')
      ) as ahead,
      (
        select count(*)::int
        from refunds
        join purchases as others on others.id = refunds.purchase_id
        where others.user_id = purchases.user_id and refunds.state = 'processed'
      ) as refunds_before
    from purchases
    join users on users.id = purchases.user_id
    where purchases.id = any(${purchaseIds}::uuid[])`.execute(db)
  return rows
}
