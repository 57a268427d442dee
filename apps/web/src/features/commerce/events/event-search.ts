import { events } from '@sopaan/contract/events'
import { managedEvents } from '@sopaan/contract/managed-events'
import { DAY_MS } from '@sopaan/domain/time/durations'
import { fromIstDateTimeLocal } from '@sopaan/domain/time/ist'
import { constraintsOf } from '#web/forms/constraints.ts'
import { readSearch } from '#web/forms/read-search.ts'

const CONSTRAINTS = constraintsOf(events.list)
const MANAGED_CONSTRAINTS = constraintsOf(managedEvents.list)

/** What an address asks of the list that everyone reads; what is no answer is left out. Days are days of India, both included. */
export function readEventSearch(search: URLSearchParams) {
  return { page: 1, ...readSearch(CONSTRAINTS, search).taken, ...readRange(search) }
}

/** What an address asks of the list of admins. */
export function readManagedEventSearch(search: URLSearchParams) {
  return { page: 1, ...readSearch(MANAGED_CONSTRAINTS, search).taken, ...readRange(search) }
}

/** The address names days, which the call does not take: it takes the instants between which they lie. */
function readRange(search: URLSearchParams) {
  const lastDay = dayStart(search.get('to'))
  return {
    from: dayStart(search.get('from')),
    to: lastDay === undefined ? undefined : new Date(Date.parse(lastDay) + DAY_MS).toISOString(),
  }
}

function dayStart(day: string | null): string | undefined {
  return day !== null && /^(?:19|20|21)\d\d-\d\d-\d\d$/.test(day) ? fromIstDateTimeLocal(`${day}T00:00`) : undefined
}
