import type { QueryOf } from '@sopaan/contract/call'
import { type PlanFields, plans } from '@sopaan/contract/plans'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { invalidate, queryClient } from '#web/identity/actor.queries.ts'
import { fetchFile, request } from '#web/identity/browser-request.ts'
import { saveFile } from '#web/save-file.ts'

type PlansSearch = QueryOf<typeof plans.manage>

/** The plans of a filter in an order, retired ones last. */
export function managedPlansQuery(query: PlansSearch) {
  return queryOptions({
    queryKey: ['managed-plans', query],
    queryFn: async ({ signal }) => (await request(plans.manage, { query }, { signal })).data,
    placeholderData: keepPreviousData,
  })
}

/** Puts the plans of a filter into the downloads. */
export async function downloadPlans(query: PlansSearch): Promise<void> {
  saveFile(await fetchFile(plans.csv, { query }), 'sopaan-plans.csv')
}

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
  const { data } = await request(plans.order, { body: { ids: [...ids] } })
  queryClient.setQueryData(managedPlansQuery({ sort: 'position' }).queryKey, data)
}
