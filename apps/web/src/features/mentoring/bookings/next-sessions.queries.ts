import { bookings } from '@sopaan/contract/bookings'
import { listOwnPurchases } from '@sopaan/contract/purchase-shapes'
import { sessions } from '@sopaan/contract/sessions'
import { addDays } from '@sopaan/domain/time/days'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#web/identity/browser-request.ts'

/** What the first pages of the dashboards ask about sessions with mentors, apart from all that a session can be asked. */
export const OF_BOOKINGS = 'bookings'
/** Tasks of a mentor are looked for from so long ago to so far ahead, days. */
const TASK_DAYS = 120

/** How many credits are left. */
export const creditsQuery = queryOptions({
  queryKey: ['purchases', 'credits'],
  queryFn: async ({ signal }) =>
    (await request(listOwnPurchases, { query: { page: 1, limit: 1 } }, { signal })).data.credits,
})

/** The own sessions that are to come, or the past ones. */
export function bookingsQuery(when: 'next' | 'past', page: number) {
  return queryOptions({
    queryKey: [OF_BOOKINGS, 'list', when, page],
    queryFn: ({ signal }) => request(bookings.list, { query: { when, page } }, { signal }),
    placeholderData: (before) => before,
  })
}

/** How many things of mentors are still to be done, of those in the planner. @param today  a day in India */
export function openItemsQuery(today: string) {
  return queryOptions({
    queryKey: ['sessions', 'open-items', today],
    queryFn: async ({ signal }) => {
      const query = { from: addDays(today, -TASK_DAYS), to: addDays(today, TASK_DAYS) }
      const all = (await request(sessions.list, { query }, { signal })).sessions
      return all.filter(({ source, isCompleted }) => source === 'mentor' && !isCompleted).length
    },
  })
}
