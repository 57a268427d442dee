import type { ByLanguage } from '@sopaan/domain/languages'
import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { type DaySum, type OfDay, onDays, readDaySums } from '#api/db/day-sums.ts'

/** From an instant until another, which is not in it. */
export type TimeRange = { from: Date; until: Date }

/** Money of a group, in paise. */
export type MoneyRow = { paid: number; gross: number; tax: number; refund: number; refundTax: number }

/** Money of a day, by what was sold and with which coupon; `discount` is what the coupons took off. */
export type SoldRow = MoneyRow & {
  planId: string | null
  eventId: string | null
  couponCode: string | null
  discount: number
}

/**
 * Every payment and every refund, each on the day of India on which it was papered. With `offset 0` the planner takes days for
 * the few they are: it would sort every row otherwise, as if each had a day of its own.
 */
export const MONEY: DaySum = {
  name: 'money',
  rows: (days) => sql`
    select day, plan_id as "planId", event_id as "eventId", coupon_code as "couponCode", sum(discount) as discount,
      count(*) filter (where not is_refund) as paid,
      coalesce(sum(total) filter (where not is_refund), 0) as gross,
      coalesce(sum(tax) filter (where not is_refund), 0) as tax,
      coalesce(sum(total) filter (where is_refund), 0) as refund,
      coalesce(sum(tax) filter (where is_refund), 0) as "refundTax"
    from (
      select day_in_india(paid_at) as day, false as is_refund, total_paise as total,
        cgst_paise + sgst_paise + igst_paise as tax, plan_id, event_id, coupon_code, discount_paise as discount
      from purchases
      where ${onDays('paidAt', days)}
      union all
      select day_in_india(n.issued_at), true, n.total_paise, n.cgst_paise + n.sgst_paise + n.igst_paise, p.plan_id, p.event_id,
        p.coupon_code, 0
      from credit_notes n
      join invoices i on i.id = n.invoice_id
      join purchases p on p.id = i.purchase_id
      where ${onDays('n.issuedAt', days)}
      offset 0
    ) as moved
    group by day, plan_id, event_id, coupon_code`,
}

/** Money of some days, by what was sold and with which coupon. */
export async function listSold(db: Db, days: readonly string[]): Promise<OfDay<SoldRow>[]> {
  return readDaySums(db, MONEY, days)
}

export type OrdersRow = { orders: number; paid: number; refunded: number }

/** Orders of a sale by the day they were made on, and how many of them were paid and paid back up to now. */
export const ORDERS: DaySum = {
  name: 'orders',
  rows: (days) => sql`
    select day, count(*) as orders, count(paid_at) as paid, count(*) filter (where refunded_paise > 0) as refunded
    from (
      select day_in_india(asked_at) as day, paid_at, refunded_paise
      from payment_orders
      join purchases on purchases.id = purchase_id
      where ${onDays('askedAt', days)}
      offset 0
    ) as made
    group by day`,
}

/** The orders of some days, and what became of them. */
export async function listOrderCounts(db: Db, days: readonly string[]): Promise<OfDay<OrdersRow>[]> {
  return readDaySums(db, ORDERS, days)
}

/** What plans and events were called in their newest purchase, by their id. */
export async function listSoldNames(db: Db, ids: readonly string[]): Promise<Map<string, ByLanguage<string>>> {
  const { rows } = await sql<{ id: string; name: ByLanguage<string> }>`
    select sold.id, newest.name
    from unnest(${[...ids]}::uuid[]) as sold(id)
    cross join lateral (
      select item_name as name
      from purchases
      where (plan_id = sold.id or event_id = sold.id) and paid_at is not null
      order by paid_at desc, id
      limit 1
    ) as newest`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
