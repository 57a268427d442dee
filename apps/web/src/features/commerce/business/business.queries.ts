import { type BusinessFields, business } from '@sopaan/contract/business'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'

/** Who sells, or null before it was written. */
export const businessQuery = queryOptions({
  queryKey: ['business'],
  queryFn: async ({ signal }) => (await request(business.find, {}, { signal })).data,
})

/** Writes who sells. */
export async function saveBusiness(fields: BusinessFields): Promise<void> {
  queryClient.setQueryData(businessQuery.queryKey, (await request(business.change, { body: fields })).data)
}
