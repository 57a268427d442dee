import type { Language } from '@sopaan/domain/languages'
import type { Selectable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { countOf, onPage, type Page, patternOf } from '#api/db/pages.ts'
import type { EventRegistrationsRow } from '#api/db/rows.ts'

type RegistrationState = RegistrationRow['state']
export type AttendeeFilter = { states?: readonly RegistrationState[] | undefined; search?: string | undefined }

/** Who is on an event's list, those with a seat first, then those who wait in their order, then the rest. */
export async function listAttendeeRows(
  db: Db,
  eventId: string,
  filter: AttendeeFilter,
  page: Page,
): Promise<AttendeeRow[]> {
  return onList(db, eventId, filter)
    .orderBy((row) =>
      row
        .case()
        .when('state', '=', 'registered')
        .then(0)
        .when('state', 'in', ['offered', 'held'])
        .then(1)
        .when('state', '=', 'waiting')
        .then(2)
        .else(3)
        .end(),
    )
    .orderBy((row) => row.case().when('state', '=', 'waiting').then(row.ref('waitingNumber')).end())
    .orderBy('registeredAt')
    .orderBy('eventRegistrations.id')
    .$call(onPage(page))
    .execute()
}

/** How many rows the list of an event has under a filter, on all its pages. */
export const countAttendees = countOf(onList)

/** How many people were seen at each of some events. */
export async function countPresent(db: Db, eventIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (eventIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('eventRegistrations')
    .select((row) => ['eventId', row.fn.countAll<number>().as('count')])
    .where('eventId', 'in', [...eventIds])
    .where('checkedInAt', 'is not', null)
    .groupBy('eventId')
    .execute()
  return new Map(rows.map(({ eventId, count }) => [eventId, Number(count)]))
}

function onList(db: Db, eventId: string, { states, search }: AttendeeFilter) {
  let query = withPeople(db).where('eventId', '=', eventId)
  if (states && states.length > 0) query = query.where('state', 'in', [...states])
  if (search) {
    const words = patternOf(search)
    query = query.where((row) => row.or([row('users.fullName', 'ilike', words), row('users.email', 'ilike', words)]))
  }
  return query
}

/** A registration with whom it belongs to, for mails and lists of admins. */
export type AttendeeRow = RegistrationRow & {
  fullName: string
  email: string
  language: Language
  userStatus: string
}

export type RegistrationRow = Omit<Selectable<EventRegistrationsRow>, 'createdAt'>

/** Registrations with whom they belong to. */
export function withPeople(db: Db) {
  return db
    .selectFrom('eventRegistrations')
    .innerJoin('users', 'users.id', 'eventRegistrations.userId')
    .select([...REGISTRATION_COLUMNS, ...PERSON])
}

export const REGISTRATION_COLUMNS = [
  'eventRegistrations.id',
  'eventRegistrations.changedAt',
  'eventRegistrations.eventId',
  'eventRegistrations.userId',
  'eventRegistrations.state',
  'eventRegistrations.registeredAt',
  'eventRegistrations.waitingNumber',
  'eventRegistrations.untilAt',
  'eventRegistrations.purchaseId',
  'eventRegistrations.checkInCode',
  'eventRegistrations.checkedInAt',
  'eventRegistrations.checkedInBy',
  'eventRegistrations.refundDueAt',
  'eventRegistrations.firstHeldAt',
] as const

const PERSON = ['users.fullName', 'users.email', 'users.language', 'users.status as userStatus'] as const

/** Everybody who has one of those states at an event, with their address, in the order they came. */
export async function listRegisteredPeople(
  db: Db,
  eventId: string,
  states: readonly RegistrationState[],
): Promise<AttendeeRow[]> {
  return withPeople(db)
    .where('eventId', '=', eventId)
    .where('state', 'in', [...states])
    .orderBy('eventRegistrations.id')
    .execute()
}

/** One person's registration with their address. */
export async function findRegisteredPerson(db: Db, registrationId: string): Promise<AttendeeRow | undefined> {
  return withPeople(db).where('eventRegistrations.id', '=', registrationId).executeTakeFirst()
}

/** Some registrations with whom they belong to. */
export async function listRegisteredPeopleOf(db: Db, registrationIds: readonly string[]): Promise<AttendeeRow[]> {
  if (registrationIds.length === 0) return []
  return withPeople(db)
    .where('eventRegistrations.id', 'in', [...registrationIds])
    .orderBy('eventRegistrations.id')
    .execute()
}
