import type { EventChange, EventFields } from '@sopaan/contract/managed-events'
import { refuse } from '@sopaan/contract/refusals'
import { FIRST_LANGUAGE } from '@sopaan/domain/languages'
import { faultAt } from '#api/http/faults.ts'
import type { EventColumns, EventRow } from './events.queries.ts'

type FieldColumns = Pick<
  EventColumns,
  | 'title'
  | 'description'
  | 'type'
  | 'host'
  | 'place'
  | 'startsAt'
  | 'endsAt'
  | 'registrationClosesAt'
  | 'capacity'
  | 'hasWaitlist'
  | 'admission'
  | 'pricePaise'
  | 'meetingUrl'
  | 'recordingUrl'
>

/**
 * Refuses what its fields alone do not show: dates and prices that do not fit together.
 * @throws {Refusal} INVALID_INPUT, naming the field
 */
export function refuseUnfit({ date, endDate, registrationDeadline, admission, pricePaise }: EventFields): void {
  const errors = [
    ...(new Date(endDate) < new Date(date) ? [faultAt('endDate', 'end_before_start')] : []),
    ...(registrationDeadline != null && new Date(registrationDeadline) > new Date(endDate)
      ? [faultAt('registrationDeadline', 'closes_after_end')]
      : []),
    ...(admission === 'paid' && pricePaise == null ? [faultAt('pricePaise', 'price_missing')] : []),
    ...(admission !== 'paid' && pricePaise != null ? [faultAt('pricePaise', 'price_not_taken')] : []),
  ]
  if (errors.length > 0) refuse('INVALID_INPUT', { errors })
}

/** The fields of an event with a change applied: what is absent stays. */
export function changedFields(row: EventRow, { cancelReason: _, status, ...change }: EventChange): EventFields {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const stays = row.state === 'draft' ? ('draft' as const) : ('upcoming' as const)
  return { ...fieldsOf(row), ...given, status: status === 'draft' || status === 'upcoming' ? status : stays }
}

/** The columns of an event's fields; instants in UTC. */
export function eventColumns(fields: EventFields): FieldColumns {
  const { registrationDeadline } = fields
  return {
    title: JSON.stringify(fields.title),
    description: JSON.stringify(fields.description),
    type: fields.type,
    host: fields.host ?? null,
    place: fields.place ?? null,
    startsAt: new Date(fields.date),
    endsAt: new Date(fields.endDate),
    registrationClosesAt: registrationDeadline == null ? null : new Date(registrationDeadline),
    capacity: fields.capacity ?? null,
    hasWaitlist: fields.hasWaitlist,
    admission: fields.admission,
    pricePaise: fields.pricePaise ?? null,
    meetingUrl: fields.meetingUrl ?? null,
    recordingUrl: fields.recordingUrl ?? null,
  }
}

/** What of a change registered people are told. */
export function findNotified(before: EventRow, after: EventFields): ('title' | 'time' | 'place' | 'link')[] {
  const isMoved =
    before.startsAt.getTime() !== Date.parse(after.date) || before.endsAt.getTime() !== Date.parse(after.endDate)
  return [
    ...(before.title[FIRST_LANGUAGE] === after.title[FIRST_LANGUAGE] ? [] : (['title'] as const)),
    ...(isMoved ? (['time'] as const) : []),
    ...(before.place === (after.place ?? null) ? [] : (['place'] as const)),
    ...(before.meetingUrl === (after.meetingUrl ?? null) ? [] : (['link'] as const)),
  ]
}

function fieldsOf(row: EventRow): Omit<EventFields, 'status'> {
  return {
    title: row.title,
    description: row.description,
    type: row.type,
    host: row.host,
    place: row.place,
    date: row.startsAt.toISOString(),
    endDate: row.endsAt.toISOString(),
    registrationDeadline: row.registrationClosesAt?.toISOString() ?? null,
    capacity: row.capacity,
    hasWaitlist: row.hasWaitlist,
    admission: row.admission,
    pricePaise: row.pricePaise,
    meetingUrl: row.meetingUrl,
    recordingUrl: row.recordingUrl,
  }
}
