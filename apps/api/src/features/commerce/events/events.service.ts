import { SHOWN_STATUSES, type ShownEvent } from '@sopaan/contract/events'
import type { PageInfo } from '@sopaan/contract/fields'
import { refuse } from '@sopaan/contract/refusals'
import type { Language } from '@sopaan/domain/languages'
import type { EventStatus, EventType } from '@sopaan/domain/money/events'
import type { Deps } from '#api/deps.ts'
import type { Download } from '#api/http/download.ts'
import { calendarFile } from './event-calendar.ts'
import { shownEventOf } from './event-view.ts'
import { countEvents, type EventFilter, type EventRow, findEventRow, listEventRows } from './events.queries.ts'

/** What a list of events is asked by, as the calls read it. */
export type EventSearch = {
  status?: readonly EventStatus[] | undefined
  type?: readonly EventType[] | undefined
  from?: string | undefined
  to?: string | undefined
  q?: string | undefined
  page: number
  limit: number
}

/** Events everyone may see. */
export async function listShownEvents(
  deps: Deps,
  search: EventSearch,
): Promise<{ data: ShownEvent[]; page: PageInfo }> {
  const { rows, page } = await searchEvents(deps, search)
  return { data: rows.map((row) => shownEventOf(row, deps.now())), page }
}

/** One event as everyone sees it. @throws {Refusal} NOT_FOUND, for drafts too */
export async function findShownEvent(deps: Deps, id: string): Promise<ShownEvent> {
  return shownEventOf(await findShown(deps, id), deps.now())
}

/** The event's calendar file without the meeting link. @throws {Refusal} NOT_FOUND */
export async function publicCalendar(deps: Deps, id: string, language: Language): Promise<Download> {
  return calendarFile(deps, { ...(await findShown(deps, id)), meetingUrl: null }, language)
}

/** The rows of a search: never a draft. */
export async function searchEvents(deps: Deps, search: EventSearch): Promise<{ rows: EventRow[]; page: PageInfo }> {
  const { page, limit } = search
  const shown = search.status?.filter((status) => status !== 'draft') ?? []
  const filter = filterOf({ ...search, status: shown.length > 0 ? shown : SHOWN_STATUSES })
  const now = deps.now()
  const [rows, total] = await Promise.all([
    listEventRows(deps.db, filter, now, { page, limit }),
    countEvents(deps.db, filter, now),
  ])
  return { rows, page: { page, limit, total } }
}

/** What the queries narrow by. */
export function filterOf({ status, type, from, to, q }: Omit<EventSearch, 'page' | 'limit'>): EventFilter {
  return {
    statuses: status,
    types: type,
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
    search: q === '' ? undefined : q,
  }
}

async function findShown(deps: Deps, id: string): Promise<EventRow> {
  const row = await findEventRow(deps.db, id)
  return row && row.state !== 'draft' ? row : refuse('NOT_FOUND')
}
