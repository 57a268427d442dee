import { REFUND_GROUPS, type RefundSort } from '@sopaan/contract/staff-refunds'
import { type ByLanguage, FIRST_LANGUAGE } from '@sopaan/domain/languages'
import { sql } from 'kysely'
import { matchesAnyLanguage } from '#api/db/any-language.ts'
import type { Db } from '#api/db/connect.ts'
import { countOf, type Orders, onPage, orderOfSort, type Page, patternOf } from '#api/db/pages.ts'
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
export type QueueFilter = {
  ids?: readonly string[] | undefined
  states?: readonly StoredRefund['state'][] | undefined
  purchaseId?: string | undefined
  /** Part of a name, an address, what was bought, an id of the provider or the reference of a transfer. */
  search?: string | undefined
}

const ORDERED_BY = {
  askedAt: sql`refunds.asked_at`,
  person: sql`lower(users.full_name)`,
  item: sql`purchases.item_name ->> ${FIRST_LANGUAGE}::text`,
  state: sql`refunds.state`,
  askedBy: sql`refunds.asked_by`,
  amount: sql`coalesce(refunds.amount_paise, purchases.total_paise)`,
} satisfies Orders<RefundSort>

/** Those that wait for a decision first, then whatever is not done with, the oldest of them in front; then the newest. */
const WAITING_FIRST = sql`
  refunds.state = 'asked' desc, case when refunds.state = any(${[...REFUND_GROUPS.open]}::text[]) then refunds.asked_at end,
  refunds.asked_at desc, refunds.id`

/** One page of refunds with their purchase and buyer, in an order; without one what waits for a decision comes first. */
export async function listQueue(
  db: Db,
  filter: QueueFilter,
  { sort, ...page }: Page & { sort: RefundSort | undefined },
): Promise<QueuedRefund[]> {
  return narrowed(db, filter)
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
    .orderBy(orderOf(sort))
    .$call(onPage(page))
    .execute()
}

/** One refund with whom it is for and the language that person reads; undefined for an unknown id. */
export async function findQueuedRefund(
  db: Db,
  id: string,
): Promise<(Pick<QueuedRefund, 'fullName' | 'email' | 'itemName'> & { language: string }) | undefined> {
  return narrowed(db, { ids: [id] })
    .select(['users.fullName', 'users.email', 'users.language', 'purchases.itemName'])
    .executeTakeFirst()
}

/** The same as ids alone, from the first, at most so many. */
export async function listQueueIds(
  db: Db,
  filter: QueueFilter,
  { sort, limit }: { sort: RefundSort | undefined; limit: number },
): Promise<string[]> {
  const rows = await narrowed(db, filter).select('refunds.id').orderBy(orderOf(sort)).limit(limit).execute()
  return rows.map(({ id }) => id)
}

/** What the refunds of a filter come to, paise; of one that is not decided, what was paid. */
export async function sumQueue(db: Db, filter: QueueFilter): Promise<number> {
  const row = await narrowed(db, filter)
    .select((each) =>
      each.fn
        .coalesce(each.fn.sum<string>(each.fn.coalesce('refunds.amountPaise', 'purchases.totalPaise')), sql<string>`0`)
        .as('sum'),
    )
    .executeTakeFirst()
  return Number(row?.sum ?? 0)
}

/** How many refunds a filter lets through. */
export const countQueue = countOf(narrowed)

function orderOf(sort: RefundSort | undefined) {
  return sort === undefined ? WAITING_FIRST : orderOfSort(ORDERED_BY, sort, sql`refunds.id`)
}

function narrowed(db: Db, { ids, states, purchaseId, search }: QueueFilter) {
  return db
    .selectFrom('refunds')
    .leftJoin('purchases', 'purchases.id', 'refunds.purchaseId')
    .leftJoin('payments', 'payments.id', 'refunds.paymentId')
    .leftJoin('paymentOrders', 'paymentOrders.id', 'payments.orderId')
    .leftJoin('users as decider', 'decider.id', 'refunds.decidedBy')
    .innerJoin('users', (join) =>
      join.on((row) => row('users.id', '=', row.fn.coalesce('purchases.userId', 'paymentOrders.userId'))),
    )
    .$if(ids !== undefined, (rows) => rows.where('refunds.id', '=', sql<string>`any(${ids ?? []}::uuid[])`))
    .$if(states !== undefined, (rows) => rows.where('refunds.state', 'in', [...(states ?? [])]))
    .$if(purchaseId !== undefined, (rows) => rows.where('refunds.purchaseId', '=', purchaseId ?? ''))
    .$if(search !== undefined, (rows) => rows.where(sql<boolean>`(${matches(search ?? '')})`))
}

function matches(search: string) {
  const pattern = patternOf(search)
  return sql`users.full_name ilike ${pattern} or users.email ilike ${pattern}
    or refunds.gateway_refund_id ilike ${pattern} or payments.gateway_payment_id ilike ${pattern}
    or refunds.settled_reference ilike ${pattern} or ${matchesAnyLanguage('purchases.itemName', pattern)}`
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
  nextAhead: { startsAt: string; mentor: string } | null
  method: string | null
  couponCode: string | null
  lists: number
  studySessions: number
  mocks: number
  refundsBefore: number
  areCreditsTaken: boolean
}

/** What was used of some purchases, who bought them, and how often that person was paid back before. */
export async function listRefundFacts(db: Db, purchaseIds: readonly string[]): Promise<RefundFactsRow[]> {
  if (purchaseIds.length === 0) return []
  const { rows } = await sql<RefundFactsRow>`
    with booked as (
      select granted.purchase_id, bookings.id, bookings.state, bookings.starts_at, bookings.mentor_id
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
        select json_build_object('startsAt', booked.starts_at, 'mentor', mentors.full_name)
        from booked
        join users as mentors on mentors.id = booked.mentor_id
        where booked.purchase_id = purchases.id and booked.state in ('requested', 'suggested', 'accepted')
        order by booked.starts_at, booked.id
        limit 1
      ) as next_ahead,
      purchases.coupon_code,
      (
        select payments.method
        from payments
        join payment_orders on payment_orders.id = payments.order_id
        where payment_orders.purchase_id = purchases.id and payments.settled_at is not null
        limit 1
      ) as method,
      (
        select count(*)::int from choice_lists
        where choice_lists.user_id = purchases.user_id and choice_lists.created_at >= purchases.paid_at
      ) as lists,
      (
        select count(*)::int from study_sessions
        where study_sessions.user_id = purchases.user_id and study_sessions.completed_at >= purchases.paid_at
      ) as study_sessions,
      (
        select count(*)::int from mocks
        where mocks.user_id = purchases.user_id and mocks.created_at >= purchases.paid_at
      ) as mocks,
      (
        select count(*)::int
        from refunds
        join purchases as others on others.id = refunds.purchase_id
        where others.user_id = purchases.user_id and refunds.state = 'processed'
      ) as refunds_before,
      exists (
        select from refunds
        where refunds.purchase_id = purchases.id and refunds.takes_credits
          and refunds.state in ('held', 'sending', 'pending', 'processed')
      ) as are_credits_taken
    from purchases
    join users on users.id = purchases.user_id
    where purchases.id = any(${purchaseIds}::uuid[])`.execute(db)
  return rows
}
