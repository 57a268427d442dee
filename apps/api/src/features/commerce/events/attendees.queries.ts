import type { Db } from '#api/db/connect.ts'
import { countOf, onPage, type Page, patternOf } from '#api/db/pages.ts'
import { type AttendeeRow, type RegistrationRow, withPeople } from './registrations.queries.ts'

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
