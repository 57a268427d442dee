import type { Request } from '@sopaan/contract/client'
import { planUpgrades } from '@sopaan/contract/plan-upgrades'
import { plans, type ShownPlan } from '@sopaan/contract/plans'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#web/identity/browser-request.ts'

/** The plans that are on sale, as anyone sees them; undefined where the server did not answer. */
export async function listPlansOnSale(request: Request): Promise<ShownPlan[] | undefined> {
  try {
    return (await request(plans.list, {})).data
  } catch {
    return undefined
  }
}

/** The plans that are on sale, as a mentee asks. */
export const plansOnSaleQuery = queryOptions({
  queryKey: ['plans-on-sale'],
  queryFn: async ({ signal }) => (await request(plans.listForMentee, {}, { signal })).data,
})

/** The own plans, with what of each is taken off when a larger one takes its place. */
export const ownedPlansQuery = queryOptions({
  queryKey: ['purchases', 'owned-plans'],
  queryFn: async ({ signal }) => (await request(planUpgrades.listOwned, {}, { signal })).data,
})
