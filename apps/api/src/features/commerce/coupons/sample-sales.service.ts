import type { PlanFields } from '@sopaan/contract/plans'
import { type Deps, inTransaction } from '#api/deps.ts'
import { listManagedPlans, listPlan } from '#api/features/commerce/plans/plans.service.ts'
import { makeCoupon } from './coupons.service.ts'

const COMMON = { gstRateBp: 1_800, sac: '999293', onSaleFrom: null, onSaleTo: null } as const

/** Plans of a fresh start that is not production: each is marked as a sample wherever an admin sees it. */
const SAMPLE_PLANS: readonly PlanFields[] = [
  {
    ...COMMON,
    name: { en: 'First talk', hi: 'पहली बातचीत' },
    description: {
      en: 'One hour to look at your rank, your list and your doubts with someone who sat there.',
      hi: 'एक घंटा: आपकी रैंक, आपकी सूची और आपके सवाल, ऐसे व्यक्ति के साथ जो यहीं से गुज़रा है।',
    },
    features: {
      en: ['Bring your choice list; you leave with notes on it', 'Book within 30 days'],
      hi: ['अपनी चॉइस लिस्ट लाइए; उस पर टिप्पणियाँ लेकर जाइए', '30 दिन में बुक कीजिए'],
    },
    pricePaise: 49_900,
    validityDays: 30,
    mentoringCredits: 1,
    isHighlighted: false,
  },
  {
    ...COMMON,
    name: { en: 'Counselling season', hi: 'काउंसलिंग सीज़न' },
    description: {
      en: 'A mentor beside you through every round of JoSAA and CSAB.',
      hi: 'JoSAA और CSAB के हर राउंड में एक मेंटर आपके साथ।',
    },
    features: {
      en: [
        'Your list is read before each round',
        'Float, slide or freeze: talked through in time',
        'Events for plan holders',
      ],
      hi: ['हर राउंड से पहले आपकी सूची पढ़ी जाती है', 'Float, slide या freeze: समय रहते बात', 'प्लान वालों के कार्यक्रम'],
    },
    pricePaise: 249_900,
    validityDays: 120,
    mentoringCredits: 6,
    isHighlighted: true,
  },
  {
    ...COMMON,
    name: { en: 'Whole year', hi: 'पूरा साल' },
    description: {
      en: 'From preparation to the seat: twelve sessions with a mentor when you need them.',
      hi: 'तैयारी से सीट तक: मेंटर के साथ बारह मुलाकातें, जब ज़रूरत हो।',
    },
    features: {
      en: ['A study plan looked at every month', 'Everything of the counselling season', 'Events for plan holders'],
      hi: ['हर महीने स्टडी प्लान पर नज़र', 'काउंसलिंग सीज़न का सब कुछ', 'प्लान वालों के कार्यक्रम'],
    },
    pricePaise: 499_900,
    validityDays: 365,
    mentoringCredits: 12,
    isHighlighted: false,
  },
]

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
