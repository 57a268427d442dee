import { grievances, nominees } from '@sopaan/contract/consents'
import { signIns } from '@sopaan/contract/sign-ins'
import { twoFactor } from '@sopaan/contract/two-factor'
import { users } from '@sopaan/contract/users'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#web/identity/browser-request.ts'

/** Lines of the own log on a page. */
const LOG_LINES = 10

/** The browsers signed in to the own account. */
export const signInsQuery = queryOptions({
  queryKey: ['sign-ins'],
  queryFn: async ({ signal }) => (await request(signIns.list, {}, { signal })).data,
})

/** What happened on the own account, a page at a time. */
export function ownLogsQuery(page: number) {
  return queryOptions({
    queryKey: ['own-logs', page],
    queryFn: ({ signal }) =>
      request(users.myLogs, { query: { page: String(page), limit: String(LOG_LINES) } }, { signal }),
    placeholderData: (before) => before,
  })
}

/** Whether two-factor is on, and how many recovery codes are left. */
export const twoFactorQuery = queryOptions({
  queryKey: ['two-factor'],
  queryFn: async ({ signal }) => (await request(twoFactor.get, {}, { signal })).data,
})

/** Who may use the person's rights when the person cannot; null where nobody is named. */
export const nomineeQuery = queryOptions({
  queryKey: ['nominee'],
  queryFn: async ({ signal }) => (await request(nominees.get, {}, { signal })).data,
})

/** What the person complained of, newest first. */
export const ownGrievancesQuery = queryOptions({
  queryKey: ['grievances'],
  queryFn: async ({ signal }) => (await request(grievances.list, {}, { signal })).data,
})
