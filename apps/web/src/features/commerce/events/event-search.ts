import { SHOWN_STATUSES } from '@sopaan/contract/events'
import { EVENT_STATUSES, EVENT_TYPES } from '@sopaan/domain/money/events'
import { DAY_MS } from '@sopaan/domain/time/durations'
import { fromIstDateTimeLocal } from '@sopaan/domain/time/ist'

/** What an address asks of a list of events; what is no answer is left out. Days are days of India, both ends included. */
export function readEventSearch(search: URLSearchParams) {
  const lastDay = dayStart(search.get('to'))
  const to = lastDay === undefined ? undefined : new Date(Date.parse(lastDay) + DAY_MS).toISOString()
  const page = Number(search.get('page') ?? '1')
  return {
    type: EVENT_TYPES.filter((type) => type === search.get('type')),
    from: dayStart(search.get('from')),
    to,
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}

/** The status an address asks for, of those everyone may ask for. */
export function readShownStatus(search: URLSearchParams) {
  return SHOWN_STATUSES.filter((status) => status === search.get('status'))
}

/** The status an address asks for, of all. */
export function readStatus(search: URLSearchParams) {
  return EVENT_STATUSES.filter((status) => status === search.get('status'))
}

/** The same address with another page. */
export function pageAddress(pathname: string, search: URLSearchParams, page: number): string {
  const next = new URLSearchParams([...search].filter(([name, value]) => name !== 'page' && value !== ''))
  if (page > 1) next.set('page', String(page))
  return next.size > 0 ? `${pathname}?${next}` : pathname
}

function dayStart(day: string | null): string | undefined {
  return day !== null && /^(?:19|20|21)\d\d-\d\d-\d\d$/.test(day) ? fromIstDateTimeLocal(`${day}T00:00`) : undefined
}
