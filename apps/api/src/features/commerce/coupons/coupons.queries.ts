import type { CouponSort, CouponState } from '@sopaan/contract/coupons'
import { type Insertable, type RawBuilder, type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { countOf, ofIds, onPage, type Page } from '#api/db/pages.ts'
import type { CouponsRow, Tables } from '#api/db/rows.ts'

export type CouponRow = Omit<Selectable<CouponsRow>, 'createdAt' | 'changedAt'> & { planIds: string[] }
export type CouponColumns = Omit<
  Insertable<CouponsRow>,
  'id' | 'createdAt' | 'changedAt' | 'usesTaken' | 'retiredAt' | 'isSample'
>

const COLUMNS = [
  'id',
  'code',
  'note',
  'percentBp',
  'flatPaise',
  'minAmountPaise',
  'startsAt',
  'endsAt',
  'usesMax',
  'usesPerUserMax',
  'usesTaken',
  'coversEvents',
  'retiredAt',
  'isSample',
] as const

/** The coupon of a code, in upper case. */
export async function findCouponByCode(db: Db, code: string): Promise<CouponRow | undefined> {
  return withPlans(db, await db.selectFrom('coupons').select(COLUMNS).where('code', '=', code).executeTakeFirst())
}

/** The coupon of a code, held until the transaction ends: whoever else wants a use of it waits. */
export async function lockCouponByCode(db: Db, code: string): Promise<CouponRow | undefined> {
  return withPlans(
    db,
    await db.selectFrom('coupons').select(COLUMNS).where('code', '=', code).forUpdate().executeTakeFirst(),
  )
}

/** The coupon of an id, held until the transaction ends. */
export async function lockCoupon(db: Db, id: string): Promise<CouponRow | undefined> {
  return withPlans(
    db,
    await db.selectFrom('coupons').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst(),
  )
}

/** What each order goes by: shares before amounts, and no end after every end. */
const ORDERED_BY = {
  createdAt: sql`created_at`,
  code: sql`code`,
  discount: sql`coalesce(percent_bp, 0)::bigint * 1000000000 + coalesce(flat_paise, 0)`,
  uses: sql`uses_taken`,
  endsAt: sql`ends_at`,
} as const

/** What narrows the coupons; absent: all. */
export type CouponsFilter = {
  /** Part of a code or note. */
  search?: string | undefined
  state?: CouponState | undefined
  now: Date
}

function narrowed(db: Db, { search, state, now }: CouponsFilter) {
  const isRetired = sql<boolean>`retired_at is not null`
  const isOver = sql<boolean>`ends_at is not null and ends_at <= ${now}`
  const states: Readonly<Record<CouponState, RawBuilder<boolean>>> = {
    open: sql`not (${isRetired} or ${isOver})`,
    over: sql`(${isOver}) and not (${isRetired})`,
    retired: isRetired,
  }
  return db
    .selectFrom('coupons')
    .$if(search !== undefined && search !== '', (query) =>
      query.where(sql<boolean>`strpos(lower(code || ' ' || coalesce(note, '')), ${(search ?? '').toLowerCase()}) > 0`),
    )
    .$if(state !== undefined, (query) => query.where(states[state ?? 'open']))
}

/** One page of coupons in an order, and how many there are. */
export async function listCoupons(
  db: Db,
  { sort, page, limit, ...filter }: Page & CouponsFilter & { sort: CouponSort },
): Promise<{ rows: CouponRow[]; total: number }> {
  const found = narrowed(db, filter)
  const rows = await found.select(COLUMNS).$call(inOrder(sort)).$call(onPage({ page, limit })).execute()
  return { rows: await allWithPlans(db, rows), total: await countCoupons(db, filter) }
}

/** How many coupons a filter has. */
export const countCoupons = countOf(narrowed)

/** Coupons of some ids, in their order. */
export async function listCouponsOfIds(db: Db, ids: readonly string[]): Promise<CouponRow[]> {
  const rows = await db.selectFrom('coupons').select(COLUMNS).$call(ofIds(sql`id`, ids)).execute()
  return allWithPlans(db, rows)
}

/** The same as ids alone, from the first, at most so many. */
export async function listCouponIds(
  db: Db,
  { sort, limit, ...filter }: CouponsFilter & { sort: CouponSort; limit: number },
): Promise<string[]> {
  const rows = await narrowed(db, filter).select('id').$call(inOrder(sort)).limit(limit).execute()
  return rows.map(({ id }) => id)
}

function inOrder(sort: CouponSort) {
  const way = sql.raw(sort.startsWith('-') ? 'desc nulls last' : 'asc nulls last')
  // Each order is the name of one of these, with or without a minus.
  const by = ORDERED_BY[sort.replace('-', '') as keyof typeof ORDERED_BY]
  return <O>(query: SelectQueryBuilder<Tables, 'coupons', O>) => query.orderBy(sql`${by} ${way}`).orderBy('id')
}

/** Makes a coupon. @returns its id, or undefined where the code is taken */
export async function insertCoupon(
  db: Db,
  coupon: CouponColumns & { changedAt: Date; isSample: boolean },
): Promise<string | undefined> {
  const row = await db
    .insertInto('coupons')
    .values(coupon)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Whether another coupon bears a code. */
export async function isCodeTaken(db: Db, code: string, exceptId: string): Promise<boolean> {
  const found = await db
    .selectFrom('coupons')
    .select('id')
    .where('code', '=', code)
    .where('id', '<>', exceptId)
    .executeTakeFirst()
  return found !== undefined
}

/** Sets columns of one coupon; `retired_at` takes it off for good. */
export async function changeCouponRow(
  db: Db,
  id: string,
  change: Partial<CouponColumns> & { changedAt: Date; retiredAt?: Date },
): Promise<void> {
  await db.updateTable('coupons').set(change).where('id', '=', id).execute()
}

/** Says for which plans a coupon holds, in place of what was said. @returns whether all of them are plans */
export async function replaceCouponPlans(db: Db, couponId: string, planIds: readonly string[]): Promise<boolean> {
  await db.deleteFrom('couponPlans').where('couponId', '=', couponId).execute()
  if (planIds.length === 0) return true
  const added = await db
    .insertInto('couponPlans')
    .columns(['couponId', 'planId'])
    .expression((row) =>
      row
        .selectFrom('plans')
        .select([row.val(couponId).as('couponId'), 'id as planId'])
        .where('id', 'in', [...planIds]),
    )
    .executeTakeFirst()
  return added.numInsertedOrUpdatedRows === BigInt(planIds.length)
}

async function withPlans(db: Db, row: Omit<CouponRow, 'planIds'> | undefined): Promise<CouponRow | undefined> {
  return row && (await allWithPlans(db, [row]))[0]
}

async function allWithPlans(db: Db, rows: readonly Omit<CouponRow, 'planIds'>[]): Promise<CouponRow[]> {
  const plans = await listPlanIds(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, planIds: plans.get(row.id) ?? [] }))
}

async function listPlanIds(db: Db, couponIds: readonly string[]): Promise<Map<string, string[]>> {
  if (couponIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('couponPlans')
    .select(['couponId', 'planId'])
    .where('couponId', 'in', [...couponIds])
    .orderBy('planId')
    .execute()
  const plans = new Map<string, string[]>()
  for (const { couponId, planId } of rows) plans.set(couponId, [...(plans.get(couponId) ?? []), planId])
  return plans
}
