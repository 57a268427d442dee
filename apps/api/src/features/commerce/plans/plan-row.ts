import type { PlanFields } from '@sopaan/contract/plans'
import type { PlanColumns, PlanRow } from './plans.queries.ts'

/** Whether a plan can be bought at an instant. */
export function isOnSale(row: Pick<PlanRow, 'retired_at' | 'on_sale_from' | 'on_sale_to'>, now: Date): boolean {
  if (row.retired_at !== null) return false
  return (row.on_sale_from === null || row.on_sale_from <= now) && (row.on_sale_to === null || now < row.on_sale_to)
}

/** A row as the contract writes it. */
export function fieldsOfPlan(row: PlanRow): PlanFields {
  return {
    words: {
      en: { name: row.name_en, description: row.description_en, features: row.features_en },
      hi: { name: row.name_hi, description: row.description_hi, features: row.features_hi },
    },
    pricePaise: row.price_paise,
    gstRateBp: row.gst_rate_bp,
    sac: row.sac,
    validityDays: row.validity_days,
    mentoringCredits: row.mentoring_credits,
    isHighlighted: row.is_highlighted,
    onSaleFrom: row.on_sale_from?.toISOString() ?? null,
    onSaleTo: row.on_sale_to?.toISOString() ?? null,
  }
}

/** What the contract writes as a row has it. */
export function columnsOfPlan({ words, ...plan }: PlanFields): PlanColumns {
  return {
    name_en: words.en.name,
    name_hi: words.hi.name,
    description_en: words.en.description,
    description_hi: words.hi.description,
    features_en: words.en.features,
    features_hi: words.hi.features,
    price_paise: plan.pricePaise,
    gst_rate_bp: plan.gstRateBp,
    sac: plan.sac,
    validity_days: plan.validityDays,
    mentoring_credits: plan.mentoringCredits,
    is_highlighted: plan.isHighlighted,
    on_sale_from: plan.onSaleFrom,
    on_sale_to: plan.onSaleTo,
  }
}
