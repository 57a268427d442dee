import type { EventChange, EventFields } from '@sopaan/contract/managed-events'
import { refuse } from '@sopaan/contract/refusals'
import { faultAt } from '#api/http/faults.ts'
import type { EventColumns, EventRow } from './events.queries.ts'

type FieldColumns = Pick<
  EventColumns,
  | 'title'
  | 'title_hi'
  | 'description'
  | 'description_hi'
  | 'type'
  | 'host'
  | 'place'
  | 'starts_at'
  | 'ends_at'
  | 'registration_closes_at'
  | 'capacity'
  | 'has_waitlist'
  | 'admission'
  | 'price_paise'
  | 'meeting_url'
  | 'recording_url'
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
export function columnsOf(fields: EventFields): FieldColumns {
  const { registrationDeadline } = fields
  return {
    title: fields.title,
    title_hi: fields.titleHi ?? null,
    description: fields.description,
    description_hi: fields.descriptionHi ?? null,
    type: fields.type,
    host: fields.host ?? null,
    place: fields.place ?? null,
    starts_at: new Date(fields.date),
    ends_at: new Date(fields.endDate),
    registration_closes_at: registrationDeadline == null ? null : new Date(registrationDeadline),
    capacity: fields.capacity ?? null,
    has_waitlist: fields.hasWaitlist,
    admission: fields.admission,
    price_paise: fields.pricePaise ?? null,
    meeting_url: fields.meetingUrl ?? null,
    recording_url: fields.recordingUrl ?? null,
  }
}

/** What of a change registered people are told. */
export function findNotified(before: EventRow, after: FieldColumns): ('title' | 'time' | 'place' | 'link')[] {
  const isMoved =
    before.starts_at.getTime() !== new Date(after.starts_at).getTime() ||
    before.ends_at.getTime() !== new Date(after.ends_at).getTime()
  return [
    ...(before.title === after.title ? [] : (['title'] as const)),
    ...(isMoved ? (['time'] as const) : []),
    ...(before.place === after.place ? [] : (['place'] as const)),
    ...(before.meeting_url === after.meeting_url ? [] : (['link'] as const)),
  ]
}

function fieldsOf(row: EventRow): Omit<EventFields, 'status'> {
  return {
    title: row.title,
    titleHi: row.title_hi,
    description: row.description,
    descriptionHi: row.description_hi,
    type: row.type,
    host: row.host,
    place: row.place,
    date: row.starts_at.toISOString(),
    endDate: row.ends_at.toISOString(),
    registrationDeadline: row.registration_closes_at?.toISOString() ?? null,
    capacity: row.capacity,
    hasWaitlist: row.has_waitlist,
    admission: row.admission,
    pricePaise: row.price_paise,
    meetingUrl: row.meeting_url,
    recordingUrl: row.recording_url,
  }
}
