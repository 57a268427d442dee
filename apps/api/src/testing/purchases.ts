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
      name: JSON.stringify({ en: name, hi: 'दिशा प्लान' }),
      description: JSON.stringify({ en: 'Guidance for one season.', hi: 'एक सीजन का मार्गदर्शन।' }),
      features: JSON.stringify({ en: ['Two sessions with a mentor'], hi: ['मेंटर के साथ दो मुलाकातें'] }),
      pricePaise: 49_900,
      gstRateBp: 1_800,
      sac: '999293',
      validityDays: 30,
      mentoringCredits: 2,
      isHighlighted: false,
      position: 0,
      changedAt: deps.now(),
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
  const planId = given.planId ?? (await aPlan(deps)).id
  const listPricePaise = Number(given.listPricePaise ?? 49_900)
  const discountPaise = Number(given.discountPaise ?? 0)
  const rateBp = given.gstRateBp ?? 1_800
  const place = given.placeOfSupplyCode ?? '27'
  const split = splitGst(listPricePaise - discountPaise, rateBp, place === '27' ? 'intra-state' : 'inter-state')
  return deps.db
    .insertInto('purchases')
    .values({
      userId,
      planId,
      itemName: JSON.stringify({ en: 'Season plan', hi: 'सीजन प्लान' }),
      validityDays: 30,
      mentoringCredits: 2,
      sac: '999293',
      gstRateBp: rateBp,
      listPricePaise,
      discountPaise,
      totalPaise: listPricePaise - discountPaise,
      taxablePaise: split.taxablePaise,
      cgstPaise: split.cgstPaise,
      sgstPaise: split.sgstPaise,
      igstPaise: split.igstPaise,
      billingName: 'Asha Kulkarni',
      billingStateCode: place,
      placeOfSupplyCode: place,
      changedAt: deps.now(),
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
