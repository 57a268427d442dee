import { managedUsers } from '@sopaan/contract/managed-users'
import { MINUTE_MS } from '@sopaan/domain/time/durations'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#web/identity/browser-request.ts'

/** People are looked for from so many letters on: each look stands in the audit trail. */
const SEARCH_LENGTH_MIN = 3
const PEOPLE_MAX = 6

/** People whose name or address holds the words, for admins; nobody while the words are too short. */
export function foundPeopleQuery(words: string, isAdmin: boolean) {
  return queryOptions({
    queryKey: ['palette-people', words],
    queryFn: async ({ signal }) =>
      (await request(managedUsers.list, { query: { q: words, limit: PEOPLE_MAX } }, { signal })).data,
    enabled: isAdmin && words.length >= SEARCH_LENGTH_MIN,
    staleTime: MINUTE_MS,
    retry: false,
  })
}
