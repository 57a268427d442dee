import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'

/** What must hold at every moment between transactions, and at no other place is asked of the rows as they are. */
export const INVARIANTS = [
  'paid-without-payment',
  'settled-amount',
  'money-unaccounted',
  'refunded-sum',
  'invoice-missing',
  'credit-note-missing',
  'document-numbers',
  'credit-balance',
  'credit-given-back',
  'event-seats',
  'coupon-uses',
  'audit-trail',
  'file-missing',
] as const
export type Invariant = (typeof INVARIANTS)[number]

/** Those that one statement over the rows answers. */
export type OfRows = Exclude<Invariant, 'audit-trail' | 'file-missing'>

/** Money that came is given for or on its way back within this time. */
const SETTLED_WITHIN = sql`interval '1 hour'`
const PAID = sql`('paid', 'refunded_partial', 'refunded')`
/** A payment with the purchase it was made for. */
const OF_PURCHASE = sql`payments join payment_orders on payment_orders.id = payments.order_id`

/** Each finds the rows that break it, by their `id`. */
const BROKEN: Readonly<Record<OfRows, (now: Date) => RawBuilder<{ id: string }>>> = {
  'paid-without-payment': () => sql`
    select id from purchases
    where status in ${PAID} and total_paise > 0 and not exists (
      select from ${OF_PURCHASE} where payment_orders.purchase_id = purchases.id and payments.settled_at is not null)`,
  'settled-amount': () => sql`
    select payments.id from ${OF_PURCHASE} join purchases on purchases.id = payment_orders.purchase_id
    where payments.settled_at is not null and payments.amount_paise <> purchases.total_paise`,
  'money-unaccounted': (now) => sql`
    select id from payments
    where status = 'captured' and settled_at is null and changed_at < ${now}::timestamptz - ${SETTLED_WITHIN}
      and not exists (select from refunds where refunds.payment_id = payments.id and refunds.state <> 'declined')`,
  'refunded-sum': () => sql`
    select purchases.id from purchases left join lateral (
      select sum(refunds.amount_paise) as paise from refunds join payments on payments.id = refunds.payment_id
      where refunds.purchase_id = purchases.id and refunds.state = 'processed' and payments.settled_at is not null
    ) as paid_back on true
    where purchases.refunded_paise <> least(purchases.total_paise, coalesce(paid_back.paise, 0))`,
  'invoice-missing': () => sql`
    select purchases.id from purchases left join invoices on invoices.purchase_id = purchases.id
    where status in ${PAID} and list_price_paise > 0
      and (invoices.id is null or invoices.total_paise <> purchases.total_paise)`,
  'credit-note-missing': () => sql`
    select refunds.id from refunds
    join payments on payments.id = refunds.payment_id
    join invoices on invoices.purchase_id = refunds.purchase_id
    where refunds.state = 'processed' and refunds.amount_paise > 0 and payments.settled_at is not null
      and not exists (select from credit_notes where refund_reference = refunds.id::text)`,
  'document-numbers': () => sql`
    select document_counters.id from document_counters left join lateral (
      select count(*) as count from (
        select sequence from invoices
        where series = document_counters.series and financial_year = document_counters.financial_year
        union all
        select sequence from credit_notes
        where series = document_counters.series and financial_year = document_counters.financial_year
      ) as numbers
    ) as issued on true
    where issued.count <> document_counters.last_number`,
  'credit-balance': () => sql`
    select id from (
      select id, balance_after, sequence, sum(amount) over account as balance, row_number() over account as number
      from credit_entries window account as (partition by user_id order by sequence)
    ) as entries
    where balance_after <> balance or sequence <> number`,
  'credit-given-back': () => sql`
    select reference as id from credit_entries where reason in ('spend', 'give_back')
    group by user_id, reference having sum(amount) > 0`,
  'event-seats': () => sql`
    select events.id from events left join lateral (
      select count(*) filter (where state in ('registered', 'offered', 'held')) as seats,
        count(*) filter (where state = 'waiting') as waiting
      from event_registrations where event_id = events.id
    ) as counted on true
    where counted.seats <> events.seats_taken or counted.waiting <> events.waiting_count`,
  'coupon-uses': () => sql`
    select coupons.id from coupons left join lateral (
      select count(*) as uses from coupon_uses where coupon_id = coupons.id and state in ('held', 'used')
    ) as counted on true
    where counted.uses <> coupons.uses_taken`,
}

/** Ids of the rows that break each invariant, all as of one moment; those that nothing breaks are left out. */
export async function findBroken(db: Db, now: Date): Promise<Map<OfRows, string[]>> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (db) => {
      // It reads whole tables.
      await sql`set local statement_timeout = 0`.execute(db)
      const broken = new Map<OfRows, string[]>()
      for (const [name, find] of Object.entries(BROKEN) as [OfRows, (typeof BROKEN)[OfRows]][]) {
        const { rows } = await find(now).execute(db)
        if (rows.length > 0) broken.set(name, rows.map(({ id }) => id).sort())
      }
      return broken
    })
}

/** The keys under which rows say that files are kept. */
export async function listFileKeys(db: Db): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select picture_key as key from users where picture_key is not null
    union select proof_key from mentors where proof_key is not null
    union select file_key from parent_papers where file_key is not null
    union select file_key from import_jobs where file_key is not null
    order by key`.execute(db)
  return rows.map(({ key }) => key)
}
