import { type AuditFilter, audit } from '@sopaan/contract/audit'
import { urlOf } from '@sopaan/contract/client'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#web/identity/browser-request.ts'

/** A page of the audit trail. */
export function trailQuery(filter: AuditFilter, before: number | undefined) {
  return queryOptions({
    queryKey: ['audit-trail', filter, before],
    queryFn: ({ signal }) => request(audit.all, { query: { ...filter, before } }, { signal }),
    placeholderData: (last) => last,
    staleTime: 0,
    // Each look is written into the trail: coming back to the tab is no look.
    refetchOnWindowFocus: false,
  })
}

/** Where the entries of a filter are downloaded from. */
export function trailFileUrl(filter: AuditFilter): string {
  return urlOf(audit.csv, { query: filter })
}

/** Reads the whole trail and answers whether it stands as it was written. */
export async function requestTrailCheck() {
  return (await request(audit.check, {})).data
}
