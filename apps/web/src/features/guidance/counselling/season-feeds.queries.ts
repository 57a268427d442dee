import { counselling } from '@sopaan/contract/counselling'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'

/** The address under which another calendar reads the dates for the person signed in. */
export const seasonFeedQuery = queryOptions({
  queryKey: ['counselling', 'feed'],
  queryFn: ({ signal }) => request(counselling.findFeed, {}, { signal }),
})

/** Makes the address, or a new one. */
export async function renewSeasonFeed(): Promise<void> {
  queryClient.setQueryData(seasonFeedQuery.queryKey, await request(counselling.renewFeed, {}))
}

/** Ends the address. */
export async function endSeasonFeed(): Promise<void> {
  queryClient.setQueryData(seasonFeedQuery.queryKey, await request(counselling.endFeed, {}))
}
