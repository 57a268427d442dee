import type { RequestInput } from '@sopaan/contract/call'
import {
  type Attendee,
  type EventChange,
  type EventFields,
  type ManagedEvent,
  managedEvents,
} from '@sopaan/contract/managed-events'
import { Refusal } from '@sopaan/contract/refusals'
import { queryOptions } from '@tanstack/react-query'
import { actorQuery, invalidate, queryClient } from '#web/identity/actor.queries.ts'
import { fetchFile, request } from '#web/identity/browser-request.ts'
import { saveFile } from '#web/save-file.ts'
import { readManagedEventSearch } from './event-search.ts'

const MANAGED = ['managed-events'] as const
/** How many events are ahead stands on its tab too. */
const OVERVIEW = ['overview'] as const

/** A page of events as admins see them. */
export function managedEventsQuery(search: URLSearchParams) {
  const query = readManagedEventSearch(search)
  return queryOptions({
    queryKey: [...MANAGED, 'list', query],
    queryFn: ({ signal }) => request(managedEvents.list, { query }, { signal }),
    placeholderData: (before) => before,
  })
}

/** Puts the events of a filter into the downloads. */
export async function downloadEvents(search: URLSearchParams): Promise<void> {
  const { page: _, limit: _limit, ...query } = readManagedEventSearch(search)
  saveFile(await fetchFile(managedEvents.csv, { query }), 'sopaan-events.csv')
}

/** One event as admins see it. */
export function managedEventQuery(id: string) {
  return queryOptions({
    queryKey: [...MANAGED, 'one', id],
    queryFn: async ({ signal }) => (await request(managedEvents.find, { params: { id } }, { signal })).data,
  })
}

type AttendeeQuery = RequestInput<typeof managedEvents.attendees>['query']

/** Who is on an event's list. @throws {Refusal} FORBIDDEN, 'Unauthorized', where no admin is signed in (R224) */
export function attendeesQuery(id: string, query: AttendeeQuery) {
  return queryOptions({
    queryKey: [...MANAGED, 'attendees', id, query],
    queryFn: ({ signal }) => {
      requireAdmin()
      return request(managedEvents.attendees, { params: { id }, query }, { signal })
    },
    placeholderData: (before) => before,
  })
}

/** Makes an event. @throws {Refusal} FORBIDDEN, 'Unauthorized', where no admin is signed in (R221) */
export async function sendNewEvent(event: EventFields): Promise<ManagedEvent> {
  requireAdmin()
  const { data } = await request(managedEvents.create, { body: { ...event, ...inIso(event) } })
  await Promise.all([invalidate(...MANAGED), invalidate(...OVERVIEW)])
  return data
}

/** Changes or cancels an event. @throws {Refusal} FORBIDDEN, 'Unauthorized', where no admin is signed in (R222) */
export async function sendEventChange(id: string, change: EventChange): Promise<void> {
  requireAdmin()
  await request(managedEvents.change, { params: { id }, body: { ...change, ...inIso(change) } })
  await Promise.all([invalidate(...MANAGED), invalidate(...OVERVIEW)])
}

/** Deletes an event, or cancels it where people registered. @throws {Refusal} FORBIDDEN, 'Unauthorized' (R223) */
export async function sendEventRemoval(id: string): Promise<{ isRemoved: boolean }> {
  requireAdmin()
  const { data } = await request(managedEvents.remove, { params: { id } })
  await invalidate(...MANAGED)
  return data
}

/** Marks somebody present by the code of their seat. */
export async function sendCheckIn(id: string, code: string): Promise<Attendee> {
  const { data } = await request(managedEvents.checkIn, { params: { id }, body: { code } })
  await invalidate(...MANAGED)
  return data
}

/** Takes a mark of presence back. */
export async function sendCheckInUndo(id: string, registrationId: string): Promise<void> {
  await request(managedEvents.undoCheckIn, { params: { id, registrationId } })
  await invalidate(...MANAGED)
}

/** The dates of an event go out as ISO strings in UTC (R219, R220); what is none goes as it is, to be refused at its field. */
function inIso({ date, endDate }: Pick<EventChange, 'date' | 'endDate'>) {
  return {
    ...(date !== undefined && { date: isoOf(date) }),
    ...(endDate !== undefined && { endDate: isoOf(endDate) }),
  }
}

function requireAdmin(): void {
  const actor = queryClient.getQueryData(actorQuery.queryKey)
  if (actor?.role !== 'admin') throw new Refusal('FORBIDDEN', undefined, { message: 'Unauthorized' })
}

function isoOf(text: string): string {
  const at = new Date(text)
  return Number.isNaN(at.getTime()) ? text : at.toISOString()
}
