import { counselling } from '@sopaan/contract/counselling'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#web/identity/browser-request.ts'

/** The season whose dates are published, and the server's clock, for pages of signed-in people. */
export const seasonQuery = queryOptions({
  queryKey: ['season'],
  queryFn: ({ signal }) => request(counselling.getSeason, {}, { signal }),
  staleTime: 60_000,
})
