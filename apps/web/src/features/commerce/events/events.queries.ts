import type { Request } from '@sopaan/contract/client'
import { events, type MenteeEvent, type ShownEvent } from '@sopaan/contract/events'
import type { PageInfo } from '@sopaan/contract/fields'
import { isRefusal } from '@sopaan/contract/refusals'
import { queryOptions } from '@tanstack/react-query'
import { actorQuery, queryClient } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'
import { readEventSearch } from './event-search.ts'

const OF_MENTEE = ['mentee-events'] as const
/** Events that the first page of a mentee shows. */
const NEXT_SHOWN = 2

/** The general list for an address; undefined where it could not be had. */
export async function listEvents(
  ask: Request,
  search: URLSearchParams,
): Promise<{ data: ShownEvent[]; page: PageInfo } | undefined> {
  const query = readEventSearch(search)
  return ask(events.list, { query }).catch(() => undefined)
}

/** One event as everyone sees it; `missing` where there is none, undefined where it could not be had. */
export async function findEvent(ask: Request, id: string): Promise<ShownEvent | 'missing' | undefined> {
  try {
    return (await ask(events.find, { params: { id } })).data
  } catch (thrown) {
    return isRefusal(thrown, 'NOT_FOUND') ? 'missing' : undefined
  }
}

/** The list with where the mentee stands to each. */
export function menteeEventsQuery(search: URLSearchParams) {
  const query = readEventSearch(search)
  return queryOptions({
    queryKey: [...OF_MENTEE, 'list', query],
    queryFn: ({ signal }) => request(events.listForMentee, { query }, { signal }),
  })
}

/** The next events of a mentee: at most two, those with a seat first, and soonest first. */
export const nextEventsQuery = queryOptions({
  queryKey: [...OF_MENTEE, 'next'],
  queryFn: async ({ signal }) => {
    const { data } = await request(events.listForMentee, { query: { status: ['live', 'upcoming'] } }, { signal })
    const hasSeat = ({ registration }: MenteeEvent) => registration?.state === 'registered'
    return [...data.filter(hasSeat), ...data.filter((event) => !hasSeat(event))].slice(0, NEXT_SHOWN)
  },
})

/** Events the mentee has a seat at or waits for; an empty list where nobody is signed in (R225). */
export function registeredEventsQuery(page: number) {
  return queryOptions({
    queryKey: [...OF_MENTEE, 'registered', page],
    queryFn: async ({ signal }) => {
      const actor = queryClient.getQueryData(actorQuery.queryKey)
      if (!actor) return { data: [], page: { page: 1, limit: 20, total: 0 } }
      return request(events.listRegistered, { query: { page } }, { signal })
    },
  })
}

/** One event with where the mentee stands. */
export function menteeEventQuery(id: string) {
  return queryOptions({
    queryKey: [...OF_MENTEE, 'one', id],
    queryFn: async ({ signal }) => (await request(events.findForMentee, { params: { id } }, { signal })).data,
  })
}

/** Takes a seat, a place on the waitlist, or the seat that was offered. */
export async function registerForEvent(id: string): Promise<MenteeEvent> {
  return setCached((await request(events.register, { params: { id } })).data)
}

/** Gives it back. */
export async function unregisterFromEvent(id: string): Promise<MenteeEvent> {
  return setCached((await request(events.unregister, { params: { id } })).data)
}

async function setCached(event: MenteeEvent): Promise<MenteeEvent> {
  queryClient.setQueryData(menteeEventQuery(event._id).queryKey, event)
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] === OF_MENTEE[0] && queryKey[1] !== 'one',
  })
  return event
}
