import { collegeRecords } from '@sopaan/contract/college-records'
import { coupons } from '@sopaan/contract/coupons'
import { managedEvents } from '@sopaan/contract/managed-events'
import { managedUsers } from '@sopaan/contract/managed-users'
import { payments } from '@sopaan/contract/payments'
import { hasStaffRole, type StaffRole } from '@sopaan/contract/staff-roles'
import { MINUTE_MS } from '@sopaan/domain/time/durations'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#web/identity/browser-request.ts'

/** Things are looked for from so many letters on: each look at people stands in the audit trail. */
const SEARCH_LENGTH_MIN = 3
/** Of each kind. */
const FOUND_MAX = 5

/**
 * People, payments, coupons, events and institutes that hold the words, for admins; nothing while the words are too short.
 * What who looks may not see is not asked for; what cannot be asked for is left out, so that the rest is found all the same.
 */
export function foundRecordsQuery(words: string, staffRoles: readonly StaffRole[]) {
  return queryOptions({
    queryKey: ['palette-records', words],
    queryFn: ({ signal }) => findRecords(words, staffRoles, signal),
    enabled: staffRoles.length > 0 && words.length >= SEARCH_LENGTH_MIN,
    staleTime: MINUTE_MS,
    retry: false,
  })
}

async function findRecords(q: string, held: readonly StaffRole[], signal: AbortSignal) {
  const query = { q, limit: FOUND_MAX }
  const isMoney = hasStaffRole(held, ['finance'])
  const [people, paid, codes, happening, institutes] = await Promise.all([
    hasStaffRole(held, ['support', 'finance']) ? orNothing(request(managedUsers.list, { query }, { signal })) : [],
    hasStaffRole(held, ['support', 'finance']) ? orNothing(request(payments.listAll, { query }, { signal })) : [],
    isMoney ? orNothing(request(coupons.list, { query }, { signal })) : [],
    hasStaffRole(held, ['content', 'support']) ? orNothing(request(managedEvents.list, { query }, { signal })) : [],
    hasStaffRole(held, ['content']) ? orNothing(request(collegeRecords.list, { query }, { signal })) : [],
  ])
  return { people, payments: paid, coupons: codes, events: happening, institutes }
}

async function orNothing<Row>(answer: Promise<{ data: Row[] }>): Promise<Row[]> {
  return answer.then(
    ({ data }) => data,
    () => [],
  )
}
