import type { RequestInput } from '@sopaan/contract/call'
import { managedBookings } from '@sopaan/contract/managed-bookings'
import { queryOptions } from '@tanstack/react-query'
import { fetchFile, request } from '#web/identity/browser-request.ts'
import { saveFile } from '#web/save-file.ts'

type SessionsQuery = NonNullable<RequestInput<typeof managedBookings.list>['query']>
type SessionsFilter = NonNullable<RequestInput<typeof managedBookings.csv>['query']>

/** A page of sessions for staff. Each look stands on the trail: coming back to the tab is none. */
export function managedSessionsQuery(asked: SessionsQuery) {
  return queryOptions({
    queryKey: ['managed-sessions', asked],
    staleTime: 0,
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) => request(managedBookings.list, { query: asked }, { signal }),
    placeholderData: (before) => before,
  })
}

/** Puts the sessions of a filter into the downloads. */
export async function downloadSessions(asked: SessionsFilter): Promise<void> {
  saveFile(await fetchFile(managedBookings.csv, { query: asked }), 'sopaan-sessions.csv')
}

/** One session with all that happened around it. */
export function sessionRecordQuery(id: string) {
  return queryOptions({
    queryKey: ['session-record', id],
    staleTime: 0,
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }) => (await request(managedBookings.get, { params: { id } }, { signal })).data,
  })
}
