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
    words: {
      en: { name: row.nameEn, description: row.descriptionEn, features: row.featuresEn },
      hi: { name: row.nameHi, description: row.descriptionHi, features: row.featuresHi },
    },
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
export function columnsOfPlan({ words, ...plan }: PlanFields): PlanColumns {
  return {
    nameEn: words.en.name,
    nameHi: words.hi.name,
    descriptionEn: words.en.description,
    descriptionHi: words.hi.description,
    featuresEn: words.en.features,
    featuresHi: words.hi.features,
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
