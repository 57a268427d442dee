import type { PlanSort } from '@sopaan/contract/plans'
import { type ByLanguage, FIRST_LANGUAGE } from '@sopaan/domain/languages'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { PlansRow } from '#api/db/rows.ts'

export type PlanRow = Omit<Selectable<PlansRow>, 'createdAt' | 'changedAt'>
export type PlanColumns = Omit<
  Insertable<PlansRow>,
  'id' | 'createdAt' | 'changedAt' | 'position' | 'retiredAt' | 'isSample'
>

const COLUMNS = [
  'id',
  'name',
  'description',
  'features',
  'pricePaise',
  'gstRateBp',
  'sac',
  'validityDays',
  'mentoringCredits',
  'isHighlighted',
  'position',
  'onSaleFrom',
  'onSaleTo',
  'retiredAt',
  'isSample',
] as const
/** More than there will be. */
const PLANS_MAX = 500

/** What each order goes by; buyers are counted as `countBuyers` does. */
const ORDERS = {
  position: sql`plans.position`,
  name: sql`lower(plans.name ->> ${FIRST_LANGUAGE}::text)`,
  price: sql`plans.price_paise`,
  validity: sql`plans.validity_days`,
  credits: sql`plans.mentoring_credits`,
  buyers: sql`(select count(distinct user_id) from purchases where plan_id = plans.id and paid_at is not null)`,
}

/** Every plan, listed ones first, in an order; plans that are alike in it stand as people see them. */
export async function listPlanRows(db: Db, sort: PlanSort = 'position'): Promise<PlanRow[]> {
  const isDown = sort.startsWith('-')
  // A sort of the contract is a column with or without its minus.
  const column = (isDown ? sort.slice(1) : sort) as keyof typeof ORDERS
  return db
    .selectFrom('plans')
    .select(COLUMNS)
    .orderBy((row) => row('retiredAt', 'is not', null))
    .orderBy(ORDERS[column], isDown ? 'desc' : 'asc')
    .orderBy('position')
    .orderBy('id')
    .limit(PLANS_MAX)
    .execute()
}

/** A plan, retired or not. */
export async function findPlanRow(db: Db, id: string): Promise<PlanRow | undefined> {
  return db.selectFrom('plans').select(COLUMNS).where('id', '=', id).executeTakeFirst()
}

/** Adds a plan. @returns its row, or undefined where a listed one bears its name */
export async function insertPlan(
  db: Db,
  plan: PlanColumns & { position: number; changedAt: Date; isSample: boolean },
): Promise<PlanRow | undefined> {
  return db
    .insertInto('plans')
    .values(plan)
    .onConflict((conflict) => conflict.doNothing())
    .returning(COLUMNS)
    .executeTakeFirst()
}

/** Whether another listed plan bears a name in the first language. */
export async function isPlanNameListed(db: Db, name: ByLanguage<string>, exceptId: string): Promise<boolean> {
  const found = await db
    .selectFrom('plans')
    .select('id')
    .where(sql<boolean>`lower(name ->> ${FIRST_LANGUAGE}::text) = lower(${name[FIRST_LANGUAGE]}::text)`)
    .where('retiredAt', 'is', null)
    .where('id', '<>', exceptId)
    .executeTakeFirst()
  return found !== undefined
}

/** Answers the row as it stands then; undefined for an unknown id. */
export async function changePlanRow(
  db: Db,
  id: string,
  change: Partial<PlanColumns> & { changedAt: Date; position?: number; retiredAt?: Date | null },
): Promise<PlanRow | undefined> {
  return db.updateTable('plans').set(change).where('id', '=', id).returning(COLUMNS).executeTakeFirst()
}

/** Deletes a plan that no purchase names. @returns whether it did */
export async function deleteUnusedPlan(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('plans')
    .where('id', '=', id)
    .where((row) => row.not(row.exists(row.selectFrom('purchases').select('id').where('planId', '=', id))))
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** How many people paid for each plan, by its id; refunded ones too. */
export async function countBuyers(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('purchases')
    .select(['planId', sql<string>`count(distinct user_id)`.as('buyers')])
    .where('planId', 'is not', null)
    .where('paidAt', 'is not', null)
    .groupBy('planId')
    .execute()
  return new Map(rows.flatMap(({ planId, buyers }) => (planId === null ? [] : [[planId, Number(buyers)]])))
}
