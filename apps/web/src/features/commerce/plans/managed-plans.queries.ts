import { type PlanFields, plans } from '@sopaan/contract/plans'
import { queryOptions } from '@tanstack/react-query'
import { invalidate, queryClient } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'

/** Every plan, retired ones last. */
export const managedPlansQuery = queryOptions({
  queryKey: ['managed-plans'],
  queryFn: async ({ signal }) => (await request(plans.manage, {}, { signal })).data,
})

/** Adds a plan, or changes the one of an id. */
export async function savePlan(plan: PlanFields, id: string | undefined): Promise<void> {
  await (id === undefined ? request(plans.add, { body: plan }) : request(plans.change, { params: { id }, body: plan }))
  await invalidate('managed-plans')
}

/** Deletes or retires a plan. @returns which of both */
export async function sendPlanRemoval(id: string): Promise<'deleted' | 'retired'> {
  const { data } = await request(plans.remove, { params: { id } })
  await invalidate('managed-plans')
  return data.outcome
}

/** Lists a retired plan again. */
export async function sendPlanRestoration(id: string): Promise<void> {
  await request(plans.restore, { params: { id } })
  await invalidate('managed-plans')
}

/** Puts the listed plans into an order. */
export async function orderPlans(ids: readonly string[]): Promise<void> {
  queryClient.setQueryData(managedPlansQuery.queryKey, (await request(plans.order, { body: { ids: [...ids] } })).data)
}
