import { overview } from '@sopaan/contract/overview'
import { staffDay } from '@sopaan/contract/staff-day'
import { MINUTE_MS } from '@sopaan/domain/time/durations'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#web/identity/browser-request.ts'

/** How often an open first page looks again, ms. */
const REFETCH_MS = MINUTE_MS

/** What needs a person, and the figures of the week. */
export const overviewQuery = queryOptions({
  queryKey: ['overview'],
  queryFn: async ({ signal }) => (await request(overview.find, {}, { signal })).data,
  refetchInterval: REFETCH_MS,
})

/** Whose work what waits is, what was done today, and the figures of today. */
export const staffDayQuery = queryOptions({
  queryKey: ['staff-day'],
  queryFn: async ({ signal }) => (await request(staffDay.find, {}, { signal })).data,
  refetchInterval: REFETCH_MS,
})
