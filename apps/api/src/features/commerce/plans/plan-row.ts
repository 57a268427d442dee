import type { PlanFields } from '@sopaan/contract/plans'
import type { PlanColumns, PlanRow } from './plans.queries.ts'

/** Whether a plan can be bought at an instant. */
export function isOnSale(row: Pick<PlanRow, 'retiredAt' | 'onSaleFrom' | 'onSaleTo'>, now: Date): boolean {
  if (row.retiredAt !== null) return false
  return (row.onSaleFrom === null || row.onSaleFrom <= now) && (row.onSaleTo === null || now < row.onSaleTo)
}

/** A row as the contract writes it. */
export function fieldsOfPlan(row: PlanRow): PlanFields {
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
export function columnsOfPlan(plan: PlanFields): PlanColumns {
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
