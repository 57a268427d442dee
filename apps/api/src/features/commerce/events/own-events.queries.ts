import type { Db } from '#api/db/connect.ts'
import { countOf, onPage, type Page } from '#api/db/pages.ts'

/** Events somebody has a seat at, waits for or was offered: those still to end first, the soonest first. */
export async function listRegisteredEventIds(db: Db, userId: string, now: Date, page: Page): Promise<string[]> {
  const rows = await ownSeats(db, userId)
    .select('events.id')
    .orderBy((row) => row.case().when('endsAt', '>', now).then(0).else(1).end())
    .orderBy((row) => row.case().when('endsAt', '>', now).then(row.ref('startsAt')).end())
    .orderBy('startsAt', 'desc')
    .orderBy('events.id')
    .$call(onPage(page))
    .execute()
  return rows.map(({ id }) => id)
}

/** The events somebody has a seat at that take place and end after an instant, in their order; at most so many. */
export async function listSeats(db: Db, userId: string, since: Date, limit: number) {
  return db
    .selectFrom('eventRegistrations')
    .innerJoin('events', 'events.id', 'eventRegistrations.eventId')
    .select(['events.id', 'events.title', 'events.startsAt', 'events.endsAt'])
    .where('userId', '=', userId)
    .where('eventRegistrations.state', '=', 'registered')
    .where('events.state', '=', 'published')
    .where('events.endsAt', '>', since)
    .orderBy('events.startsAt')
    .orderBy('events.id')
    .limit(limit)
    .execute()
}

/** How many events those are. */
export const countRegisteredEvents = countOf(ownSeats)

/** Everything kept of somebody's registrations, for the export of the own data. */
export async function listRegistrationHistory(db: Db, userId: string) {
  return db
    .selectFrom('eventRegistrations')
    .innerJoin('events', 'events.id', 'eventRegistrations.eventId')
    .select(['events.title', 'events.startsAt', 'eventRegistrations.state', 'registeredAt', 'checkedInAt'])
    .where('userId', '=', userId)
    .orderBy('events.startsAt')
    .orderBy('eventRegistrations.id')
    .execute()
}

/** Whether somebody owns a plan that runs now. */
export async function hasRunningPlan(db: Db, userId: string, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('purchases')
    .select('id')
    .where('userId', '=', userId)
    .where('planId', 'is not', null)
    .where('status', 'in', ['paid', 'refunded_partial'])
    .where('frozenAt', 'is', null)
    .where('upgradedTo', 'is', null)
    .where('startsAt', '<=', now)
    .where('expiresAt', '>', now)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

function ownSeats(db: Db, userId: string) {
  return db
    .selectFrom('eventRegistrations')
    .innerJoin('events', 'events.id', 'eventRegistrations.eventId')
    .where('userId', '=', userId)
    .where('eventRegistrations.state', 'in', ['registered', 'waiting', 'offered', 'held'])
}
