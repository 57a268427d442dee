import type { Selectable, Updateable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { countRows } from '#api/db/pages.ts'
import type { EventRegistrationsRow } from '#api/db/rows.ts'

export type RegistrationRow = Omit<Selectable<EventRegistrationsRow>, 'created_at'>
/** A registration with whom it belongs to, for mails and lists of admins. */
export type AttendeeRow = RegistrationRow & {
  full_name: string
  email: string
  language: 'en' | 'hi'
  user_status: string
}

const COLUMNS = [
  'event_registrations.id',
  'event_registrations.changed_at',
  'event_registrations.event_id',
  'event_registrations.user_id',
  'event_registrations.state',
  'event_registrations.registered_at',
  'event_registrations.waiting_number',
  'event_registrations.until_at',
  'event_registrations.purchase_id',
  'event_registrations.check_in_code',
  'event_registrations.checked_in_at',
  'event_registrations.checked_in_by',
  'event_registrations.refund_due_at',
  'event_registrations.first_held_at',
] as const
const PERSON = ['users.full_name', 'users.email', 'users.language', 'users.status as user_status'] as const

type RegistrationState = RegistrationRow['state']

/** What some people have of one event. */
export async function listRegistrationsOf(
  db: Db,
  eventId: string,
  userIds: readonly string[],
): Promise<RegistrationRow[]> {
  if (userIds.length === 0) return []
  return db
    .selectFrom('event_registrations')
    .select(COLUMNS)
    .where('event_id', '=', eventId)
    .where('user_id', 'in', [...userIds])
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
    .selectFrom('event_registrations')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('event_id', 'in', [...eventIds])
    .orderBy('id')
    .execute()
}

/** Adds registrations, or changes the ones their people have already. */
export async function upsertRegistrations(
  db: Db,
  rows: readonly {
    event_id: string
    user_id: string
    state: RegistrationState
    changed_at: Date
    registered_at: Date | null
    waiting_number: number | null
    until_at: Date | null
    purchase_id: string | null
    check_in_code: string
    first_held_at?: Date
  }[],
): Promise<RegistrationRow[]> {
  if (rows.length === 0) return []
  return db
    .insertInto('event_registrations')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['event_id', 'user_id']).doUpdateSet((row) => ({
        state: row.ref('excluded.state'),
        changed_at: row.ref('excluded.changed_at'),
        registered_at: row.ref('excluded.registered_at'),
        waiting_number: row.ref('excluded.waiting_number'),
        until_at: row.ref('excluded.until_at'),
        purchase_id: row.ref('excluded.purchase_id'),
        first_held_at: row.fn.coalesce('excluded.first_held_at', 'event_registrations.first_held_at'),
      })),
    )
    .returning(COLUMNS)
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
    .updateTable('event_registrations')
    .set(change)
    .where('id', 'in', [...ids])
    .execute()
}

/** Ends the offers and holds of an event that ran out. @returns what they were */
export async function lapseEnded(db: Db, eventId: string, now: Date): Promise<{ id: string; user_id: string }[]> {
  return db
    .updateTable('event_registrations')
    .set({ state: 'lapsed', until_at: null, changed_at: now })
    .where('event_id', '=', eventId)
    .where('state', 'in', ['offered', 'held'])
    .where('until_at', '<=', now)
    .returning(['id', 'user_id'])
    .execute()
}

/** The next people on the waitlist of an event whose account is active. */
export async function listNextWaiting(db: Db, eventId: string, limit: number): Promise<AttendeeRow[]> {
  return withPeople(db)
    .where('event_id', '=', eventId)
    .where('state', '=', 'waiting')
    .where('users.status', '=', 'active')
    .orderBy('waiting_number')
    .limit(limit)
    .execute()
}

/** How many stand before a place on the waitlist, itself counted. */
export async function countWaitingUpTo(db: Db, eventId: string, waitingNumber: number): Promise<number> {
  return countRows(
    db
      .selectFrom('event_registrations')
      .where('event_id', '=', eventId)
      .where('state', '=', 'waiting')
      .where('waiting_number', '<=', waitingNumber),
  )
}

/** Everybody who has one of those states at an event, with their address, in the order they came. */
export async function listPeople(
  db: Db,
  eventId: string,
  states: readonly RegistrationState[],
): Promise<AttendeeRow[]> {
  return withPeople(db)
    .where('event_id', '=', eventId)
    .where('state', 'in', [...states])
    .orderBy('event_registrations.id')
    .execute()
}

/** One person's registration with their address. */
export async function findPerson(db: Db, registrationId: string): Promise<AttendeeRow | undefined> {
  return withPeople(db).where('event_registrations.id', '=', registrationId).executeTakeFirst()
}

/** The seat of a code at an event, held until the transaction ends. */
export async function lockRegistrationByCode(
  db: Db,
  eventId: string,
  code: string,
): Promise<RegistrationRow | undefined> {
  return db
    .selectFrom('event_registrations')
    .select(COLUMNS)
    .where('event_id', '=', eventId)
    .where('check_in_code', '=', code)
    .forUpdate()
    .executeTakeFirst()
}

/** Whether anybody ever registered for an event. */
export async function hasRegistrations(db: Db, eventId: string): Promise<boolean> {
  const found = await db
    .selectFrom('event_registrations')
    .select('id')
    .where('event_id', '=', eventId)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Events that hold offers or holds which ran out, or seats of people whose account was erased before the start. */
export async function listEventsToSettle(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('event_registrations')
    .innerJoin('events', 'events.id', 'event_registrations.event_id')
    .innerJoin('users', 'users.id', 'event_registrations.user_id')
    .select('events.id')
    .distinct()
    .where((row) =>
      row.or([
        row.and([row('event_registrations.state', 'in', ['offered', 'held']), row('until_at', '<=', now)]),
        row.and([
          row('event_registrations.state', 'in', ['registered', 'offered', 'held', 'waiting']),
          row('users.status', '=', 'erased'),
          row('events.starts_at', '>', now),
          row('events.state', '=', 'published'),
        ]),
      ]),
    )
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Paid seats of cancelled events whose money is to be paid back, the oldest first. */
export async function listRefundsDue(db: Db, limit: number): Promise<{ purchase_id: string | null }[]> {
  return db
    .selectFrom('event_registrations')
    .select('purchase_id')
    .where('refund_due_at', 'is not', null)
    .orderBy('refund_due_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** The registration a purchase paid for, held until the transaction ends. */
export async function lockRegistrationByPurchase(db: Db, purchaseId: string): Promise<RegistrationRow | undefined> {
  return db
    .selectFrom('event_registrations')
    .select(COLUMNS)
    .where('purchase_id', '=', purchaseId)
    .forUpdate()
    .executeTakeFirst()
}

/** Registrations with whom they belong to. */
export function withPeople(db: Db) {
  return db
    .selectFrom('event_registrations')
    .innerJoin('users', 'users.id', 'event_registrations.user_id')
    .select([...COLUMNS, ...PERSON])
}

/** Some registrations with whom they belong to. */
export async function listPeopleOf(db: Db, registrationIds: readonly string[]): Promise<AttendeeRow[]> {
  if (registrationIds.length === 0) return []
  return withPeople(db)
    .where('event_registrations.id', 'in', [...registrationIds])
    .orderBy('event_registrations.id')
    .execute()
}
