import type { EventSort } from '@sopaan/contract/managed-events'
import { FIRST_LANGUAGE } from '@sopaan/domain/languages'
import type { EventStatus, EventType } from '@sopaan/domain/money/events'
import { type ExpressionBuilder, type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { matchesAnyLanguage } from '#api/db/any-language.ts'
import type { Db } from '#api/db/connect.ts'
import { countOf, ofIds, onPage, type Page, patternOf } from '#api/db/pages.ts'
import type { EventsRow, Tables } from '#api/db/rows.ts'

export type EventRow = Omit<Selectable<EventsRow>, 'createdAt'>
export type EventColumns = Insertable<EventsRow>

/** What a list is narrowed to. `from` is in it, `to` is not. */
export type EventFilter = {
  statuses?: readonly EventStatus[] | undefined
  types?: readonly EventType[] | undefined
  from?: Date | undefined
  to?: Date | undefined
  search?: string | undefined
}

const COLUMNS = [
  'id',
  'changedAt',
  'state',
  'title',
  'description',
  'type',
  'host',
  'place',
  'startsAt',
  'endsAt',
  'registrationClosesAt',
  'capacity',
  'seatsTaken',
  'hasWaitlist',
  'waitingCount',
  'waitingLast',
  'admission',
  'pricePaise',
  'meetingUrl',
  'recordingUrl',
  'calendarSequence',
  'dayRemindedFor',
  'hourRemindedFor',
  'cancelledAt',
  'cancelReason',
  'isSample',
] as const

/** Reminders one run writes at most; the next run takes the rest. */
const DUE_MAX = 50

/** Events that fit, those still to end first and the soonest of them, then the rest, latest first. */
export async function listEventRows(db: Db, filter: EventFilter, now: Date, page: Page): Promise<EventRow[]> {
  const isAhead = (row: RowBuilder) => row.and([row('state', '<>', 'cancelled'), row('endsAt', '>', now)])
  return narrowed(db, filter, now)
    .select(COLUMNS)
    .orderBy((row) => row.case().when(isAhead(row)).then(0).else(1).end())
    .orderBy((row) => row.case().when(isAhead(row)).then(row.ref('startsAt')).end())
    .orderBy('startsAt', 'desc')
    .orderBy('id')
    .$call(onPage(page))
    .execute()
}

/** What each order goes by. Of a published event its status is how far it is. */
function orderedBy(now: Date) {
  return {
    date: sql`starts_at`,
    title: sql`lower(title ->> ${FIRST_LANGUAGE}::text)`,
    type: sql`type`,
    status: sql`case
      when state <> 'published' then state
      when ends_at <= ${now} then 'completed'
      when starts_at <= ${now} then 'live'
      else 'upcoming'
    end`,
    seats: sql`seats_taken`,
    waiting: sql`waiting_count`,
    present: sql`(
      select count(*) from event_registrations
      where event_registrations.event_id = events.id and checked_in_at is not null
    )`,
  } as const
}

/** Events that fit, in an order, as admins read them. */
export async function listManagedRows(
  db: Db,
  filter: EventFilter,
  now: Date,
  { sort, ...page }: Page & { sort: EventSort },
): Promise<EventRow[]> {
  return narrowed(db, filter, now).select(COLUMNS).orderBy(orderOf(sort, now)).$call(onPage(page)).execute()
}

/** The same as ids alone, from the first, at most so many. */
export async function listManagedEventIds(
  db: Db,
  filter: EventFilter,
  { sort, now, limit }: { sort: EventSort; now: Date; limit: number },
): Promise<string[]> {
  const rows = await narrowed(db, filter, now).select('id').orderBy(orderOf(sort, now)).limit(limit).execute()
  return rows.map(({ id }) => id)
}

/** Events of some ids, in their order. */
export async function listEventsOfIds(db: Db, ids: readonly string[]): Promise<EventRow[]> {
  return db.selectFrom('events').select(COLUMNS).$call(ofIds(sql`id`, ids)).execute()
}

function orderOf(sort: EventSort, now: Date) {
  const way = sql.raw(sort.startsWith('-') ? 'desc' : 'asc')
  const orders = orderedBy(now)
  // Each order is the name of one of these, with or without a minus.
  return sql`${orders[sort.replace('-', '') as keyof typeof orders]} ${way}, id`
}

/** How many events fit. */
export const countEvents = countOf(narrowed)

/** An event in any state, drafts too; undefined for an unknown id. */
export async function findEventRow(db: Db, id: string): Promise<EventRow | undefined> {
  return db.selectFrom('events').select(COLUMNS).where('id', '=', id).executeTakeFirst()
}

/** One event, held until the transaction ends: seats are given and taken by one at a time. */
export async function lockEvent(db: Db, id: string): Promise<EventRow | undefined> {
  return db.selectFrom('events').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Answers the row, with what the table fills in. */
export async function insertEventRow(db: Db, event: EventColumns): Promise<EventRow> {
  return db.insertInto('events').values(event).returning(COLUMNS).executeTakeFirstOrThrow()
}

/** Answers the row as it stands then. Fewer seats than are taken are refused by the table. */
export async function changeEventRow(db: Db, id: string, change: Updateable<EventsRow>): Promise<EventRow> {
  return db.updateTable('events').set(change).where('id', '=', id).returning(COLUMNS).executeTakeFirstOrThrow()
}

/** Removes an event that nobody ever registered for; the foreign key refuses any other. */
export async function removeEventRow(db: Db, id: string): Promise<void> {
  await db.deleteFrom('events').where('id', '=', id).execute()
}

/** Whether there is any event at all. */
export async function hasEvents(db: Db): Promise<boolean> {
  return (await db.selectFrom('events').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Announced events that start between two instants and whose people were not reminded of that start yet. */
export async function listToRemind(
  db: Db,
  column: 'dayRemindedFor' | 'hourRemindedFor',
  { after, until }: { after: Date; until: Date },
): Promise<{ id: string }[]> {
  return db
    .selectFrom('events')
    .select('id')
    .where('state', '=', 'published')
    .where('startsAt', '>', after)
    .where('startsAt', '<=', until)
    .where((row) => row(column, 'is distinct from', row.ref('startsAt')))
    .orderBy('startsAt')
    .orderBy('id')
    .limit(DUE_MAX)
    .execute()
}

type RowBuilder = ExpressionBuilder<Tables, 'events'>

function narrowed(db: Db, filter: EventFilter, now: Date) {
  const { statuses, types, from, to, search } = filter
  let query = db.selectFrom('events')
  if (statuses && statuses.length > 0)
    query = query.where((row) => row.or(statuses.map((status) => hasStatus(row, status, now))))
  if (types && types.length > 0) query = query.where('type', 'in', [...types])
  if (from) query = query.where('startsAt', '>=', from)
  if (to) query = query.where('startsAt', '<', to)
  if (search) {
    const words = patternOf(search)
    query = query.where(matchesAnyLanguage('title', words))
  }
  return query
}

/** The same as `eventStatus` of the domain, asked of the database. */
function hasStatus(row: RowBuilder, status: EventStatus, now: Date) {
  if (status === 'draft' || status === 'cancelled') return row('state', '=', status)
  const isShown = row('state', '=', 'published')
  if (status === 'completed') return row.and([isShown, row('endsAt', '<=', now)])
  if (status === 'live') return row.and([isShown, row('startsAt', '<=', now), row('endsAt', '>', now)])
  return row.and([isShown, row('startsAt', '>', now), row('endsAt', '>', now)])
}
