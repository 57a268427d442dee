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

/** Every plan, listed ones first in their order. */
export async function listPlanRows(db: Db): Promise<PlanRow[]> {
  return db
    .selectFrom('plans')
    .select(COLUMNS)
    .orderBy((row) => row('retiredAt', 'is not', null))
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
