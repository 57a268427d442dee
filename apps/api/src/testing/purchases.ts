import { splitGst } from '@sopaan/domain/money/gst'
import type { Insertable, Selectable } from 'kysely'
import type { PlansRow, PurchasesRow } from '#api/db/rows.ts'
import type { Deps } from '#api/deps.ts'

type Given<Row> = Partial<Insertable<Row>>

/** A plan that is on sale: ₹499 for 30 days with two sessions with a mentor, unless told otherwise. */
export async function aPlan(
  deps: Pick<Deps, 'db' | 'now' | 'random'>,
  given: Given<PlansRow> = {},
): Promise<Selectable<PlansRow>> {
  const name = `Plan ${deps.random(6).toString('hex')}`
  return deps.db
    .insertInto('plans')
    .values({
      name_en: name,
      name_hi: 'दिशा प्लान',
      description_en: 'Guidance for one season.',
      description_hi: 'एक सीज़न का मार्गदर्शन।',
      features_en: ['Two sessions with a mentor'],
      features_hi: ['मेंटर के साथ दो मुलाकातें'],
      price_paise: 49_900,
      gst_rate_bp: 1_800,
      sac: '999293',
      validity_days: 30,
      mentoring_credits: 2,
      is_highlighted: false,
      position: 0,
      changed_at: deps.now(),
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A purchase of a plan, ordered and not paid; within Maharashtra at 18 %, unless told otherwise. */
export async function aPurchase(
  deps: Pick<Deps, 'db' | 'now' | 'random'>,
  userId: string,
  given: Given<PurchasesRow> = {},
): Promise<Selectable<PurchasesRow>> {
  const planId = given.plan_id ?? (await aPlan(deps)).id
  const listPricePaise = Number(given.list_price_paise ?? 49_900)
  const discountPaise = Number(given.discount_paise ?? 0)
  const rateBp = given.gst_rate_bp ?? 1_800
  const place = given.place_of_supply_code ?? '27'
  const split = splitGst(listPricePaise - discountPaise, rateBp, place === '27' ? 'intra-state' : 'inter-state')
  return deps.db
    .insertInto('purchases')
    .values({
      user_id: userId,
      plan_id: planId,
      item_name_en: 'Season plan',
      item_name_hi: 'सीज़न प्लान',
      validity_days: 30,
      mentoring_credits: 2,
      sac: '999293',
      gst_rate_bp: rateBp,
      list_price_paise: listPricePaise,
      discount_paise: discountPaise,
      total_paise: listPricePaise - discountPaise,
      taxable_paise: split.taxablePaise,
      cgst_paise: split.cgstPaise,
      sgst_paise: split.sgstPaise,
      igst_paise: split.igstPaise,
      billing_name: 'Asha Kulkarni',
      billing_state_code: place,
      place_of_supply_code: place,
      changed_at: deps.now(),
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
