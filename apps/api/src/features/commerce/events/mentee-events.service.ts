import type { MenteeEvent } from '@sopaan/contract/events'
import type { PageInfo } from '@sopaan/contract/fields'
import { refuse } from '@sopaan/contract/refusals'
import type { Language } from '@sopaan/domain/languages'
import type { Deps } from '#api/deps.ts'
import { accountOf } from '#api/features/account/accounts/accounts.service.ts'
import type { CalendarEntry } from '#api/features/account/calendars/calendar-file.service.ts'
import type { Actor } from '#api/http/access.ts'
import type { Download } from '#api/http/download.ts'
import { calendarFile } from './event-calendar.ts'
import { calendarEntryOf } from './event-notifications.ts'
import { menteeEventOf } from './event-view.ts'
import { type EventRow, findEventRow } from './events.queries.ts'
import { type EventSearch, searchEvents } from './events.service.ts'
import {
  countRegisteredEvents,
  listRegisteredEventIds,
  listRegistrationHistory,
  listSeats,
} from './own-events.queries.ts'
import { countWaitingUpTo, listOwnRegistrations } from './registrations.queries.ts'

/** More events than anybody goes to in a season. */
const SEATS_MAX = 200

type Mentee = Pick<Actor, 'userId'>
type PageOf<T> = { data: T[]; page: PageInfo }

/** Events with where a mentee stands to each. */
export async function listForMentee(deps: Deps, actor: Mentee, search: EventSearch): Promise<PageOf<MenteeEvent>> {
  const { rows, page } = await searchEvents(deps, search)
  return { data: await withOwn(deps, actor, rows), page }
}

/** Events a mentee has a seat at, waits for or was offered. */
export async function listRegistered(
  deps: Deps,
  actor: Mentee,
  { page, limit }: { page: number; limit: number },
): Promise<PageOf<MenteeEvent>> {
  const [ids, total] = await Promise.all([
    listRegisteredEventIds(deps.db, actor.userId, deps.now(), { page, limit }),
    countRegisteredEvents(deps.db, actor.userId),
  ])
  const rows = await Promise.all(ids.map((id) => findEventRow(deps.db, id)))
  const found = rows.filter((row) => row !== undefined)
  return { data: await withOwn(deps, actor, found), page: { page, limit, total } }
}

/** One event with where a mentee stands. @throws {Refusal} NOT_FOUND, for drafts too */
export async function findForMentee(deps: Deps, actor: Mentee, id: string): Promise<MenteeEvent> {
  const row = await findEventRow(deps.db, id)
  if (!row || row.state === 'draft') return refuse('NOT_FOUND')
  const [event] = await withOwn(deps, actor, [row])
  return event ?? refuse('NOT_FOUND')
}

/** The times of the events a person has a seat at that end after an instant, in their order. */
export async function listSeatTimes(deps: Deps, userId: string, since: Date) {
  return listSeats(deps.db, userId, since, SEATS_MAX)
}

/** The same events as they stand in a calendar, in a language. */
export async function seatEntries(
  deps: Deps,
  { userId, language }: { userId: string; language: Language },
  since: Date,
): Promise<CalendarEntry[]> {
  const seats = await listSeatTimes(deps, userId, since)
  const rows = await Promise.all(seats.map(({ id }) => findEventRow(deps.db, id)))
  return rows.filter((row) => row !== undefined).map((row) => calendarEntryOf(deps, row, language))
}

/** Every event a person ever registered for, for the export of the own data. */
export async function eventHistory(deps: Deps, actor: Mentee) {
  const rows = await listRegistrationHistory(deps.db, actor.userId)
  return rows.map(({ title, startsAt, state, registeredAt, checkedInAt }) => ({
    title,
    date: startsAt.toISOString(),
    state,
    registeredAt: registeredAt?.toISOString() ?? null,
    checkedInAt: checkedInAt?.toISOString() ?? null,
  }))
}

/** A seat as a calendar file with the meeting link. @throws {Refusal} NOT_FOUND where the mentee is not registered */
export async function ownCalendar(deps: Deps, actor: Mentee, id: string): Promise<Download> {
  const [own] = await listOwnRegistrations(deps.db, actor.userId, [id])
  const row = await findEventRow(deps.db, id)
  if (!row || own?.state !== 'registered') return refuse('NOT_FOUND')
  return calendarFile(deps, row, (await accountOf(deps, actor)).language)
}

async function withOwn(deps: Deps, actor: Mentee, rows: readonly EventRow[]): Promise<MenteeEvent[]> {
  const ids = rows.map(({ id }) => id)
  const own = await listOwnRegistrations(deps.db, actor.userId, ids)
  const places = await Promise.all(
    own.map(async (registration) => {
      const number = registration.state === 'waiting' ? registration.waitingNumber : null
      const place = number === null ? null : await countWaitingUpTo(deps.db, registration.eventId, number)
      return [registration.eventId, { registration, place }] as const
    }),
  )
  const byEvent = new Map(places)
  return rows.map((row) => menteeEventOf(row, deps.now(), byEvent.get(row.id)))
}
