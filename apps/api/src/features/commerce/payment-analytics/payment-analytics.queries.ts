import { type ByLanguage, FIRST_LANGUAGE } from '@sopaan/domain/languages'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'

/** From an instant until another, which is not in it. */
export type TimeRange = { from: Date; until: Date }

/** Money of a group, as the database sums it. */
export type MoneyRow = { paid: number; gross: number; tax: number; refund: number; refundTax: number }

const SUMS = sql`
  count(*) filter (where not is_refund) as paid,
  coalesce(sum(total) filter (where not is_refund), 0) as gross,
  coalesce(sum(tax) filter (where not is_refund), 0) as tax,
  coalesce(sum(total) filter (where is_refund), 0) as refund,
  coalesce(sum(tax) filter (where is_refund), 0) as refund_tax`

/** Every payment and every refund of a stretch, each on the instant it was papered. */
function movements({ from, until }: TimeRange) {
  return sql`
    select false as is_refund, paid_at as at, total_paise as total, cgst_paise + sgst_paise + igst_paise as tax,
      id as purchase_id, plan_id, event_id, coupon_code, discount_paise as discount
    from purchases
    where paid_at >= ${from} and paid_at < ${until}
    union all
    select true, n.issued_at, n.total_paise, n.cgst_paise + n.sgst_paise + n.igst_paise,
      p.id, p.plan_id, p.event_id, p.coupon_code, 0
    from credit_notes n
    join invoices i on i.id = n.invoice_id
    join purchases p on p.id = i.purchase_id
    where n.issued_at >= ${from} and n.issued_at < ${until}`
}

/** Sums over the whole stretch. */
export async function sumAll(db: Db, stretch: TimeRange): Promise<MoneyRow> {
  const [row] = await rowsOf<object>(db, sql`select ${SUMS} from (${movements(stretch)}) as moved`)
  return row ?? { paid: 0, gross: 0, tax: 0, refund: 0, refundTax: 0 }
}

/** Sums by day in India, those alone on which something moved. */
export async function sumByDay(db: Db, stretch: TimeRange): Promise<(MoneyRow & { day: string })[]> {
  return rowsOf<{ day: string }>(
    db,
    sql`
      select to_char(at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day, ${SUMS}
      from (${movements(stretch)}) as moved
      group by 1
      order by 1`,
  )
}

/** Sums by what was sold, under the name of its newest purchase; the most revenue first. */
export async function sumByItem(
  db: Db,
  stretch: TimeRange,
): Promise<(MoneyRow & { planId: string | null; name: ByLanguage<string> })[]> {
  return rowsOf<{ planId: string | null; name: ByLanguage<string> }>(
    db,
    sql`
      select sums.*, newest.name
      from (
        select plan_id, event_id, ${SUMS} from (${movements(stretch)}) as moved group by plan_id, event_id
      ) as sums
      cross join lateral (
        select item_name as name
        from purchases
        where (plan_id = sums.plan_id or event_id = sums.event_id) and paid_at is not null
        order by paid_at desc, id
        limit 1
      ) as newest
      order by sums.gross desc, newest.name ->> ${FIRST_LANGUAGE}::text
      limit 500`,
  )
}

/** Sums by coupon, purchases without one under null; the most revenue first. */
export async function sumByCoupon(
  db: Db,
  stretch: TimeRange,
): Promise<(MoneyRow & { couponCode: string | null; discount: number })[]> {
  const rows = await rowsOf<{ couponCode: string | null; discount: number | string }>(
    db,
    sql`
      select coupon_code, sum(discount) as discount, ${SUMS}
      from (${movements(stretch)}) as moved
      group by coupon_code
      order by gross desc, coupon_code
      limit 500`,
  )
  return rows.map((row) => ({ ...row, discount: Number(row.discount) }))
}

/** Orders of a stretch, and how many of them were paid and paid back up to now. */
export async function countFunnel(
  db: Db,
  { from, until }: TimeRange,
): Promise<{ orders: number; paid: number; refunded: number }> {
  const row = await db
    .selectFrom('paymentOrders')
    .innerJoin('purchases', 'purchases.id', 'paymentOrders.purchaseId')
    .select([
      sql<string>`count(*)`.as('orders'),
      sql<string>`count(*) filter (where paid_at is not null)`.as('paid'),
      sql<string>`count(*) filter (where refunded_paise > 0)`.as('refunded'),
    ])
    .where('askedAt', '>=', from)
    .where('askedAt', '<', until)
    .executeTakeFirst()
  return { orders: Number(row?.orders ?? 0), paid: Number(row?.paid ?? 0), refunded: Number(row?.refunded ?? 0) }
}

/** Sums of `bigint` come as text, where they might not fit a number; ours do. */
async function rowsOf<Group extends object>(db: Db, query: RawBuilder<unknown>): Promise<(MoneyRow & Group)[]> {
  const { rows } = await (query as RawBuilder<Group & Record<keyof MoneyRow, string | number>>).execute(db)
  return rows.map((row) => ({
    ...row,
    paid: Number(row.paid),
    gross: Number(row.gross),
    tax: Number(row.tax),
    refund: Number(row.refund),
    refundTax: Number(row.refundTax),
  }))
}
