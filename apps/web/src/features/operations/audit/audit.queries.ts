import { type AuditFilter, audit } from '@sopaan/contract/audit'
import { queryOptions } from '@tanstack/react-query'
import { fetchFile, request } from '#web/identity/browser-request.ts'
import { saveFile } from '#web/save-file.ts'

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

/** Puts the entries of a filter into the downloads. */
export async function downloadTrail(filter: AuditFilter): Promise<void> {
  saveFile(await fetchFile(audit.csv, { query: filter }), 'audit-log.csv')
}

/** Reads the whole trail and answers whether it stands as it was written. */
export async function requestTrailCheck() {
  return (await request(audit.check, {})).data
}
