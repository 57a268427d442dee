import type { AuditAction } from '@sopaan/contract/audit-actions'
import type { QueryOf } from '@sopaan/contract/call'
import type { ManagedPlan, PlanFields, plans, ShownPlan } from '@sopaan/contract/plans'
import { refuse } from '@sopaan/contract/refusals'
import type { SessionMinutes } from '@sopaan/contract/session-minutes'
import { refuseReversed } from '#api/date-order.ts'
import { type Deps, inTransaction, lockUntilEnd } from '#api/deps.ts'
import { type Business, chargedRateBp, findBusiness } from '#api/features/commerce/business/business.service.ts'
import { findSessionMinutes } from '#api/features/mentoring/mentors/mentors.service.ts'
import { type NewAuditEntry, writeAudit } from '#api/features/operations/audit/audit.service.ts'
import type { Caller } from '#api/http/serve.ts'
import {
  changePlanRow,
  countBuyers,
  deleteUnusedPlan,
  findPlanRow,
  insertPlan,
  isPlanNameListed,
  listPlanRows,
  type PlanColumns,
  type PlanRow,
} from './plans.queries.ts'

/** The plans that are on sale, in their order. */
export async function listShownPlans(deps: Deps): Promise<ShownPlan[]> {
  const [rows, ...said] = await Promise.all([listPlanRows(deps.db), findBusiness(deps), findSessionMinutes(deps)])
  return rows.filter((row) => isOnSale(row, deps.now())).map((row) => shownOf(row, ...said))
}

/** A plan that is on sale, as people see it. @throws {Refusal} NOT_FOUND */
export async function findShownPlan(deps: Deps, id: string): Promise<ShownPlan> {
  const [row, ...said] = await Promise.all([findPlanRow(deps.db, id), findBusiness(deps), findSessionMinutes(deps)])
  if (row === undefined || !isOnSale(row, deps.now())) refuse('NOT_FOUND')
  return shownOf(row, ...said)
}

/**
 * A plan that can be bought now, as it is sold: the row a purchase copies from.
 * @throws {Refusal} NOT_FOUND, PLAN_NOT_ON_SALE
 */
export async function findPlanOnSale(deps: Deps, id: string): Promise<PlanRow> {
  const row = (await findPlanRow(deps.db, id)) ?? refuse('NOT_FOUND')
  if (!isOnSale(row, deps.now())) refuse('PLAN_NOT_ON_SALE')
  return row
}

/** The plans of a filter as admins see them, in an order, retired ones last. */
export async function listManagedPlans(
  deps: Deps,
  { q = '', state, sort = 'position' }: Partial<QueryOf<typeof plans.manage>> = {},
): Promise<ManagedPlan[]> {
  const [rows, buyers] = await Promise.all([listPlanRows(deps.db, sort), countBuyers(deps.db)])
  return rows
    .map((row) => managedOf(row, buyers.get(row.id) ?? 0))
    .filter(
      ({ name, retiredAt }) =>
        Object.values(name).join(' ').toLowerCase().includes(q.toLowerCase()) &&
        (state === undefined || (retiredAt !== null) === (state === 'retired')),
    )
}

/** One plan as admins see it. @throws {Refusal} NOT_FOUND */
export async function findManagedPlan(deps: Deps, id: string): Promise<ManagedPlan> {
  const row = (await findPlanRow(deps.db, id)) ?? refuse('NOT_FOUND')
  return managedOf(row, (await countBuyers(deps.db)).get(id) ?? 0)
}

/** Lists a plan behind the others. @throws {Refusal} PLAN_LISTED, DATES_ORDER */
export async function addPlan(deps: Deps, caller: Caller, plan: PlanFields): Promise<ManagedPlan> {
  refuseReversed(plan.onSaleFrom, plan.onSaleTo)
  return inTransaction(deps, async (deps) => {
    const added = await listPlan(deps, plan, { isSample: false })
    await writeAudit(deps, entryOf('plan.add', caller, added.id, { plan: { after: plan } }))
    return managedOf(added, 0)
  })
}

/** Lists a plan behind the others, inside the caller's transaction. @throws {Refusal} PLAN_LISTED */
export async function listPlan(deps: Deps, plan: PlanFields, { isSample }: { isSample: boolean }): Promise<PlanRow> {
  await lockUntilEnd(deps, 'plans')
  const rows = await listPlanRows(deps.db)
  const position = Math.max(-1, ...rows.map((row) => row.position)) + 1
  const columns = { ...columnsOfPlan(plan), position, changedAt: deps.now(), isSample }
  return (await insertPlan(deps.db, columns)) ?? refuse('PLAN_LISTED')
}

/** Changes a listed plan. @throws {Refusal} NOT_FOUND, PLAN_LISTED, DATES_ORDER */
export async function editPlan(
  deps: Deps,
  caller: Caller,
  id: string,
  change: { [K in keyof PlanFields]?: PlanFields[K] | undefined },
): Promise<ManagedPlan> {
  return inTransaction(deps, async (deps) => {
    await lockUntilEnd(deps, 'plans')
    const row = await findListed(deps, id)
    const before = fieldsOfPlan(row)
    const after = { ...before, ...definedOf(change) }
    refuseReversed(after.onSaleFrom, after.onSaleTo)
    if (await isPlanNameListed(deps.db, after.name, id)) refuse('PLAN_LISTED')
    const changed = await changePlanRow(deps.db, id, { ...columnsOfPlan(after), changedAt: deps.now() })
    await writeAudit(deps, entryOf('plan.change', caller, id, { plan: { before, after } }))
    return managedOf(changed ?? row, (await countBuyers(deps.db)).get(id) ?? 0)
  })
}

/** Deletes a plan nobody ever ordered, retires any other. @throws {Refusal} NOT_FOUND */
export async function removePlan(deps: Deps, caller: Caller, id: string): Promise<'deleted' | 'retired'> {
  return inTransaction(deps, async (deps) => {
    await lockUntilEnd(deps, 'plans')
    const row = await findListed(deps, id)
    const outcome = (await deleteUnusedPlan(deps.db, id)) ? 'deleted' : 'retired'
    if (outcome === 'retired') await changePlanRow(deps.db, id, { retiredAt: deps.now(), changedAt: deps.now() })
    const action = outcome === 'deleted' ? 'plan.delete' : 'plan.retire'
    await writeAudit(deps, entryOf(action, caller, id, { plan: { before: fieldsOfPlan(row) } }))
    return outcome
  })
}

/** Lists a retired plan again, behind the others. @throws {Refusal} NOT_FOUND, PLAN_LISTED */
export async function restorePlan(deps: Deps, caller: Caller, id: string): Promise<ManagedPlan> {
  return inTransaction(deps, async (deps) => {
    await lockUntilEnd(deps, 'plans')
    const row = await findPlanRow(deps.db, id)
    if (row === undefined || row.retiredAt === null) refuse('NOT_FOUND')
    if (await isPlanNameListed(deps.db, row.name, id)) refuse('PLAN_LISTED')
    const rows = await listPlanRows(deps.db)
    const position = Math.max(...rows.map((each) => each.position)) + 1
    await changePlanRow(deps.db, id, { retiredAt: null, position, changedAt: deps.now() })
    await writeAudit(deps, entryOf('plan.restore', caller, id, {}))
    return findManagedPlan(deps, id)
  })
}

/** Puts the listed plans into an order that names each of them once. @throws {Refusal} CHANGED_ELSEWHERE */
export async function reorderPlans(deps: Deps, caller: Caller, ids: readonly string[]): Promise<void> {
  await inTransaction(deps, async (deps) => {
    await lockUntilEnd(deps, 'plans')
    const listed = (await listPlanRows(deps.db)).filter(({ retiredAt }) => retiredAt === null)
    const before = listed.map(({ id }) => id)
    if (before.toSorted().join() !== ids.toSorted().join()) refuse('CHANGED_ELSEWHERE')
    for (const [position, id] of ids.entries()) await changePlanRow(deps.db, id, { position, changedAt: deps.now() })
    await writeAudit(deps, entryOf('plan.order', caller, undefined, { order: { before, after: ids } }))
  })
}

async function findListed(deps: Deps, id: string): Promise<PlanRow> {
  const row = await findPlanRow(deps.db, id)
  return row === undefined || row.retiredAt !== null ? refuse('NOT_FOUND') : row
}

/** A change without the fields that it does not name. */
function definedOf(change: { [K in keyof PlanFields]?: PlanFields[K] | undefined }): Partial<PlanFields> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}

function entryOf(
  action: AuditAction,
  { actor, request }: Caller,
  id: string | undefined,
  change: NonNullable<NewAuditEntry['change']>,
): NewAuditEntry {
  return { action, actor, request, target: { type: 'plan', ...(id !== undefined && { id }) }, change }
}

function shownOf(row: PlanRow, business: Business, sessionMinutes: SessionMinutes): ShownPlan {
  const { name, description, features, pricePaise, gstRateBp, ...fields } = fieldsOfPlan(row)
  const { validityDays, mentoringCredits, isHighlighted, onSaleTo } = fields
  return {
    _id: row.id,
    name,
    description,
    features,
    pricePaise,
    gstRateBp: chargedRateBp(business, gstRateBp),
    validityDays,
    mentoringCredits,
    sessionMinutes,
    isHighlighted,
    onSaleTo,
  }
}

function managedOf(row: PlanRow, buyers: number): ManagedPlan {
  return {
    _id: row.id,
    ...fieldsOfPlan(row),
    buyers,
    retiredAt: row.retiredAt?.toISOString() ?? null,
    isSample: row.isSample,
  }
}

/** Whether a plan can be bought at an instant. */
function isOnSale(row: Pick<PlanRow, 'retiredAt' | 'onSaleFrom' | 'onSaleTo'>, now: Date): boolean {
  if (row.retiredAt !== null) return false
  return (row.onSaleFrom === null || row.onSaleFrom <= now) && (row.onSaleTo === null || now < row.onSaleTo)
}

/** A row as the contract writes it. */
function fieldsOfPlan(row: PlanRow): PlanFields {
  return {
    name: row.name,
    description: row.description,
    features: row.features,
    pricePaise: row.pricePaise,
    gstRateBp: row.gstRateBp,
    sac: row.sac,
    validityDays: row.validityDays,
    mentoringCredits: row.mentoringCredits,
    isHighlighted: row.isHighlighted,
    onSaleFrom: row.onSaleFrom?.toISOString() ?? null,
    onSaleTo: row.onSaleTo?.toISOString() ?? null,
  }
}

/** What the contract writes as a row has it. */
function columnsOfPlan(plan: PlanFields): PlanColumns {
  return {
    name: JSON.stringify(plan.name),
    description: JSON.stringify(plan.description),
    features: JSON.stringify(plan.features),
    pricePaise: plan.pricePaise,
    gstRateBp: plan.gstRateBp,
    sac: plan.sac,
    validityDays: plan.validityDays,
    mentoringCredits: plan.mentoringCredits,
    isHighlighted: plan.isHighlighted,
    onSaleFrom: plan.onSaleFrom,
    onSaleTo: plan.onSaleTo,
  }
}
