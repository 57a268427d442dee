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

/** Every payment and every refund of a stretch, each on the day of India on which it was papered. */
function movements({ from, until }: TimeRange) {
  return sql`
    select false as is_refund, (paid_at at time zone 'Asia/Kolkata')::date as day, total_paise as total, cgst_paise + sgst_paise + igst_paise as tax,
      id as purchase_id, plan_id, event_id, coupon_code, discount_paise as discount
    from purchases
    where paid_at >= ${from} and paid_at < ${until}
    union all
    select true, (n.issued_at at time zone 'Asia/Kolkata')::date, n.total_paise, n.cgst_paise + n.sgst_paise + n.igst_paise,
      p.id, p.plan_id, p.event_id, p.coupon_code, 0
    from credit_notes n
    join invoices i on i.id = n.invoice_id
    join purchases p on p.id = i.purchase_id
    where n.issued_at >= ${from} and n.issued_at < ${until}`
}

/** Sums by day in India, those alone on which something moved. What it was for is not asked, so no paper is looked up. */
export async function sumByDay(db: Db, { from, until }: TimeRange): Promise<(MoneyRow & { day: string })[]> {
  return rowsOf<{ day: string }>(
    db,
    sql`
      select to_char(day, 'YYYY-MM-DD') as day, ${SUMS}
      from (
        select false as is_refund, (paid_at at time zone 'Asia/Kolkata')::date as day, total_paise as total,
          cgst_paise + sgst_paise + igst_paise as tax
        from purchases
        where paid_at >= ${from} and paid_at < ${until}
        union all
        select true, (issued_at at time zone 'Asia/Kolkata')::date, total_paise, cgst_paise + sgst_paise + igst_paise
        from credit_notes
        where issued_at >= ${from} and issued_at < ${until}
      ) as moved
      group by moved.day
      order by moved.day`,
  )
}

type Sums = {
  all: MoneyRow[]
  byDay: (MoneyRow & { day: string })[]
  byItem: (MoneyRow & { planId: string | null; name: ByLanguage<string> })[]
  byCoupon: (MoneyRow & { couponCode: string | null; discount: number })[]
}
type SumRow = {
  level: number
  day: string | null
  planId: string | null
  name: ByLanguage<string> | null
  couponCode: string | null
  discount: number | string
}
/** What a row of sums is by: each column it is not by is a bit, the first of the three the highest. */
const LEVELS = { all: 0b111, day: 0b011, item: 0b101, coupon: 0b110 } as const
const ROWS_MAX = 500

/**
 * What moved in a stretch, read once and summed as a whole, by day in India, by what was sold, under the name of its newest
 * purchase, and by coupon, purchases without one under null; the most revenue first.
 */
export async function sumMovements(db: Db, stretch: TimeRange): Promise<Sums> {
  const rows = await rowsOf<SumRow>(
    db,
    sql`
      with sums as (
        select grouping(day, plan_id, coupon_code) as level, day, plan_id, event_id, coupon_code, sum(discount) as discount,
          ${SUMS}
        from (${movements(stretch)}) as moved
        group by grouping sets ((), (day), (plan_id, event_id), (coupon_code))
      )
      select sums.level, to_char(sums.day, 'YYYY-MM-DD') as day, sums.plan_id, sums.coupon_code, sums.discount, newest.name,
        sums.paid, sums.gross, sums.tax, sums.refund, sums.refund_tax
      from sums
      left join lateral (
        select item_name as name
        from purchases
        where sums.level = ${LEVELS.item} and (plan_id = sums.plan_id or event_id = sums.event_id) and paid_at is not null
        order by paid_at desc, id
        limit 1
      ) as newest on true
      order by sums.gross desc, newest.name ->> ${FIRST_LANGUAGE}::text, sums.coupon_code`,
  )
  const of = (level: number) => rows.filter((row) => row.level === level)
  return {
    all: of(LEVELS.all),
    byDay: of(LEVELS.day).flatMap(({ day, ...row }) => (day === null ? [] : [{ ...row, day }])),
    byItem: of(LEVELS.item)
      .flatMap(({ name, ...row }) => (name === null ? [] : [{ ...row, name }]))
      .slice(0, ROWS_MAX),
    byCoupon: of(LEVELS.coupon)
      .map((row) => ({ ...row, discount: Number(row.discount) }))
      .slice(0, ROWS_MAX),
  }
}

/** How many orders of a sale were made in a stretch. */
export async function countOrders(db: Db, { from, until }: TimeRange): Promise<number> {
  const row = await db
    .selectFrom('paymentOrders')
    .select(sql<string>`count(*)`.as('orders'))
    .where('purchaseId', 'is not', null)
    .where('askedAt', '>=', from)
    .where('askedAt', '<', until)
    .executeTakeFirst()
  return Number(row?.orders ?? 0)
}

/**
 * Orders of a stretch, and how many of them were paid and paid back up to now. An order is paid after it was made: purchases
 * that were paid before the stretch are not read.
 */
export async function countFunnel(
  db: Db,
  { from, until }: TimeRange,
): Promise<{ orders: number; paid: number; refunded: number }> {
  const row = await db
    .selectFrom('paymentOrders')
    .leftJoin('purchases', (join) =>
      join.onRef('purchases.id', '=', 'paymentOrders.purchaseId').on('purchases.paidAt', '>=', from),
    )
    .select([
      sql<string>`count(*)`.as('orders'),
      sql<string>`count(purchases.id)`.as('paid'),
      sql<string>`count(*) filter (where refunded_paise > 0)`.as('refunded'),
    ])
    .where('paymentOrders.purchaseId', 'is not', null)
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
