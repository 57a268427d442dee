import type { Updateable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { countRows } from '#api/db/pages.ts'
import type { EventRegistrationsRow } from '#api/db/rows.ts'
import { type AttendeeRow, REGISTRATION_COLUMNS, type RegistrationRow, withPeople } from './attendees.queries.ts'

type RegistrationState = RegistrationRow['state']

/** What some people have of one event. */
export async function listRegistrationsOf(
  db: Db,
  eventId: string,
  userIds: readonly string[],
): Promise<RegistrationRow[]> {
  if (userIds.length === 0) return []
  return db
    .selectFrom('eventRegistrations')
    .select(REGISTRATION_COLUMNS)
    .where('eventId', '=', eventId)
    .where('userId', 'in', [...userIds])
    .orderBy('id')
    .execute()
}

/** What one person has of some events. */
export async function listOwnRegistrations(
  db: Db,
  userId: string,
  eventIds: readonly string[],
): Promise<RegistrationRow[]> {
  if (eventIds.length === 0) return []
  return db
    .selectFrom('eventRegistrations')
    .select(REGISTRATION_COLUMNS)
    .where('userId', '=', userId)
    .where('eventId', 'in', [...eventIds])
    .orderBy('id')
    .execute()
}

/** Adds registrations, or changes the ones their people have already. */
export async function upsertRegistrations(
  db: Db,
  rows: readonly {
    eventId: string
    userId: string
    state: RegistrationState
    changedAt: Date
    registeredAt: Date | null
    waitingNumber: number | null
    untilAt: Date | null
    purchaseId: string | null
    checkInCode: string
    firstHeldAt?: Date
  }[],
): Promise<RegistrationRow[]> {
  if (rows.length === 0) return []
  return db
    .insertInto('eventRegistrations')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['eventId', 'userId']).doUpdateSet((row) => ({
        state: row.ref('excluded.state'),
        changedAt: row.ref('excluded.changedAt'),
        registeredAt: row.ref('excluded.registeredAt'),
        waitingNumber: row.ref('excluded.waitingNumber'),
        untilAt: row.ref('excluded.untilAt'),
        purchaseId: row.ref('excluded.purchaseId'),
        firstHeldAt: row.fn.coalesce('excluded.firstHeldAt', 'eventRegistrations.firstHeldAt'),
      })),
    )
    .returning(REGISTRATION_COLUMNS)
    .execute()
}

/** Changes some registrations. */
export async function changeRegistrations(
  db: Db,
  ids: readonly string[],
  change: Updateable<EventRegistrationsRow>,
): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('eventRegistrations')
    .set(change)
    .where('id', 'in', [...ids])
    .execute()
}

/** Ends the offers and holds of an event that ran out. @returns what they were */
export async function lapseEnded(db: Db, eventId: string, now: Date): Promise<{ id: string; userId: string }[]> {
  return db
    .updateTable('eventRegistrations')
    .set({ state: 'lapsed', untilAt: null, changedAt: now })
    .where('eventId', '=', eventId)
    .where('state', 'in', ['offered', 'held'])
    .where('untilAt', '<=', now)
    .returning(['id', 'userId'])
    .execute()
}

/** The next people on the waitlist of an event whose account is active. */
export async function listNextWaiting(db: Db, eventId: string, limit: number): Promise<AttendeeRow[]> {
  return withPeople(db)
    .where('eventId', '=', eventId)
    .where('state', '=', 'waiting')
    .where('users.status', '=', 'active')
    .orderBy('waitingNumber')
    .limit(limit)
    .execute()
}

/** How many stand before a place on the waitlist, itself counted. */
export async function countWaitingUpTo(db: Db, eventId: string, waitingNumber: number): Promise<number> {
  return countRows(
    db
      .selectFrom('eventRegistrations')
      .where('eventId', '=', eventId)
      .where('state', '=', 'waiting')
      .where('waitingNumber', '<=', waitingNumber),
  )
}

/** The seat of a code at an event, held until the transaction ends. */
export async function lockRegistrationByCode(
  db: Db,
  eventId: string,
  code: string,
): Promise<RegistrationRow | undefined> {
  return db
    .selectFrom('eventRegistrations')
    .select(REGISTRATION_COLUMNS)
    .where('eventId', '=', eventId)
    .where('checkInCode', '=', code)
    .forUpdate()
    .executeTakeFirst()
}

/** Whether anybody ever registered for an event. */
export async function hasRegistrations(db: Db, eventId: string): Promise<boolean> {
  const found = await db
    .selectFrom('eventRegistrations')
    .select('id')
    .where('eventId', '=', eventId)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Events that hold offers or holds which ran out, or seats of people whose account was erased before the start. */
export async function listEventsToSettle(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('eventRegistrations')
    .innerJoin('events', 'events.id', 'eventRegistrations.eventId')
    .innerJoin('users', 'users.id', 'eventRegistrations.userId')
    .select('events.id')
    .distinct()
    .where((row) =>
      row.or([
        row.and([row('eventRegistrations.state', 'in', ['offered', 'held']), row('untilAt', '<=', now)]),
        row.and([
          row('eventRegistrations.state', 'in', ['registered', 'offered', 'held', 'waiting']),
          row('users.status', '=', 'erased'),
          row('events.startsAt', '>', now),
          row('events.state', '=', 'published'),
        ]),
      ]),
    )
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Paid seats of cancelled events whose money is to be paid back, the oldest first. */
export async function listRefundsDue(db: Db, limit: number): Promise<{ purchaseId: string | null }[]> {
  return db
    .selectFrom('eventRegistrations')
    .select('purchaseId')
    .where('refundDueAt', 'is not', null)
    .orderBy('refundDueAt')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** The registration a purchase paid for, held until the transaction ends. */
export async function lockRegistrationByPurchase(db: Db, purchaseId: string): Promise<RegistrationRow | undefined> {
  return db
    .selectFrom('eventRegistrations')
    .select(REGISTRATION_COLUMNS)
    .where('purchaseId', '=', purchaseId)
    .forUpdate()
    .executeTakeFirst()
}
