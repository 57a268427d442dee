import type { Db } from '#api/db/connect.ts'
import { countRows, onPage, type Page } from '#api/db/pages.ts'

/** Events somebody has a seat at, waits for or was offered: those still to end first, the soonest first. */
export async function listRegisteredEventIds(db: Db, userId: string, now: Date, page: Page): Promise<string[]> {
  const rows = await ownSeats(db, userId)
    .select('events.id')
    .orderBy((row) => row.case().when('ends_at', '>', now).then(0).else(1).end())
    .orderBy((row) => row.case().when('ends_at', '>', now).then(row.ref('starts_at')).end())
    .orderBy('starts_at', 'desc')
    .orderBy('events.id')
    .$call(onPage(page))
    .execute()
  return rows.map(({ id }) => id)
}

/** The events somebody has a seat at that take place and end after an instant, in their order; at most so many. */
export async function listSeats(db: Db, userId: string, since: Date, limit: number) {
  return db
    .selectFrom('event_registrations')
    .innerJoin('events', 'events.id', 'event_registrations.event_id')
    .select(['events.id', 'events.title', 'events.title_hi', 'events.starts_at', 'events.ends_at'])
    .where('user_id', '=', userId)
    .where('event_registrations.state', '=', 'registered')
    .where('events.state', '=', 'published')
    .where('events.ends_at', '>', since)
    .orderBy('events.starts_at')
    .orderBy('events.id')
    .limit(limit)
    .execute()
}

/** How many events those are. */
export async function countRegisteredEvents(db: Db, userId: string): Promise<number> {
  return countRows(ownSeats(db, userId))
}

/** Everything kept of somebody's registrations, for the export of the own data. */
export async function listHistory(db: Db, userId: string) {
  return db
    .selectFrom('event_registrations')
    .innerJoin('events', 'events.id', 'event_registrations.event_id')
    .select(['events.title', 'events.starts_at', 'event_registrations.state', 'registered_at', 'checked_in_at'])
    .where('user_id', '=', userId)
    .orderBy('events.starts_at')
    .orderBy('event_registrations.id')
    .execute()
}

/** Whether somebody owns a plan that runs now. */
export async function hasRunningPlan(db: Db, userId: string, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('purchases')
    .select('id')
    .where('user_id', '=', userId)
    .where('plan_id', 'is not', null)
    .where('status', 'in', ['paid', 'refunded_partial'])
    .where('frozen_at', 'is', null)
    .where('starts_at', '<=', now)
    .where('expires_at', '>', now)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

function ownSeats(db: Db, userId: string) {
  return db
    .selectFrom('event_registrations')
    .innerJoin('events', 'events.id', 'event_registrations.event_id')
    .where('user_id', '=', userId)
    .where('event_registrations.state', 'in', ['registered', 'waiting', 'offered', 'held'])
}
