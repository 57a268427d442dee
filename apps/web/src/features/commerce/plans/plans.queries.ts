import type { Request } from '@sopaan/contract/client'
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
