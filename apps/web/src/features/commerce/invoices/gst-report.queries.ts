import { urlOf } from '@sopaan/contract/client'
import { gstReports } from '@sopaan/contract/gst-report'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#web/identity/browser-request.ts'

/** The tax of a month; without one, of the month before this. */
export function gstReportQuery(month: string | undefined) {
  return queryOptions({
    queryKey: ['gst-report', month],
    queryFn: async ({ signal }) =>
      (await request(gstReports.find, { query: { ...(month && { month }) } }, { signal })).data,
    placeholderData: (before) => before,
  })
}

/** Where the papers of a month are downloaded from. */
export function gstFileUrl(month: string): string {
  return urlOf(gstReports.export, { query: { month } })
}
