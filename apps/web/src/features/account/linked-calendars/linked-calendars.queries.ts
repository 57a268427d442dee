import type { BodyOf } from '@sopaan/contract/call'
import { type LinkedCalendars, linkedCalendars } from '@sopaan/contract/linked-calendars'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'

/** While a calendar is read, what came of it is looked up so often, ms. */
const READING_POLL_MS = 3_000

/** The own calendars elsewhere; asked for again while one of them is being read. */
export const linkedCalendarsQuery = queryOptions({
  queryKey: ['linked-calendars'],
  queryFn: async ({ signal }) => (await request(linkedCalendars.find, {}, { signal })).data,
  refetchInterval: ({ state }) => (state.data?.links.some(({ isDue }) => isDue) ? READING_POLL_MS : false),
})

function show(data: LinkedCalendars): void {
  queryClient.setQueryData(linkedCalendarsQuery.queryKey, data)
}

/** Connects a calendar by CalDAV. */
export async function sendCaldav(body: BodyOf<typeof linkedCalendars.connectCaldav>): Promise<void> {
  show((await request(linkedCalendars.connectCaldav, { body })).data)
}

/** The address at Google where access is asked for. */
export async function sendGoogleStart(): Promise<string> {
  return (await request(linkedCalendars.beginGoogle, {})).data.url
}

/** Connects Google Calendar with what Google handed to the browser. */
export async function sendGoogleCode(body: { code: string; state: string }): Promise<void> {
  show((await request(linkedCalendars.connectGoogle, { body })).data)
}

/** Chooses what the calendars of a link are for. */
export async function sendCalendarChoice(id: string, body: BodyOf<typeof linkedCalendars.choose>): Promise<void> {
  show((await request(linkedCalendars.choose, { params: { id }, body })).data)
}

/** Has a link read within seconds. */
export async function sendCalendarSync(id: string): Promise<void> {
  show((await request(linkedCalendars.sync, { params: { id } })).data)
}

/** Ends a link. @returns how many entries of ours are still in the calendar */
export async function sendDisconnection(id: string): Promise<number> {
  const { data } = await request(linkedCalendars.disconnect, { params: { id } })
  show(data.calendars)
  return data.left
}
