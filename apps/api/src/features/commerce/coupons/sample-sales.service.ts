import type { PlanFields } from '@sopaan/contract/plans'
import { type Deps, inTransaction } from '#api/deps.ts'
import { listManagedPlans, listPlan } from '#api/features/commerce/plans/plans.service.ts'
import { inEveryLanguage, type ServerWords } from '#api/words/server-words.ts'
import { makeCoupon } from './coupons.service.ts'

const COMMON = { gstRateBp: 1_800, sac: '999293', onSaleFrom: null, onSaleTo: null } as const

/** Plans of a fresh start that is not production: each is marked as a sample wherever an admin sees it. */
const SAMPLE_PLANS: readonly PlanFields[] = [
  {
    ...COMMON,
    ...writtenAs('firstTalk'),
    pricePaise: 49_900,
    validityDays: 30,
    mentoringCredits: 1,
    isHighlighted: false,
  },
  {
    ...COMMON,
    ...writtenAs('season'),
    pricePaise: 249_900,
    validityDays: 120,
    mentoringCredits: 6,
    isHighlighted: true,
  },
  {
    ...COMMON,
    ...writtenAs('year'),
    pricePaise: 499_900,
    validityDays: 365,
    mentoringCredits: 12,
    isHighlighted: false,
  },
]

/** What a sample plan says, in every language. */
function writtenAs(plan: keyof ServerWords['samples']['plans']): Pick<PlanFields, 'name' | 'description' | 'features'> {
  return {
    name: inEveryLanguage(({ samples }) => samples.plans[plan].name),
    description: inEveryLanguage(({ samples }) => samples.plans[plan].description),
    features: inEveryLanguage(({ samples }) => samples.plans[plan].features),
  }
}

/** Lists sample plans and a sample coupon where nothing is sold yet. */
export async function seedSampleSales(deps: Deps): Promise<void> {
  await inTransaction(deps, async (deps) => {
    if ((await listManagedPlans(deps)).length > 0) return
    for (const plan of SAMPLE_PLANS) await listPlan(deps, plan, { isSample: true })
    await makeCoupon(
      deps,
      {
        code: 'SAMPLE10',
        note: null,
        discount: { kind: 'percent', percentBp: 1_000 },
        minAmountPaise: 0,
        startsAt: null,
        endsAt: null,
        usesMax: 100,
        usesPerUserMax: 1,
        planIds: [],
        coversEvents: true,
      },
      { isSample: true },
    )
  })
}
