import type { MenteeEvent, OwnRegistration, ShownEvent } from '@sopaan/contract/events'
import type { ManagedEvent } from '@sopaan/contract/managed-events'
import { type EventTimes, eventStatus, type Seats } from '@sopaan/domain/money/events'
import type { EventRow } from './events.queries.ts'
import type { RegistrationRow } from './registrations.queries.ts'

/** An event's dates as the rules take them. */
export function timesOf(row: EventRow): EventTimes {
  return {
    state: row.state,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    ...(row.registration_closes_at !== null && { closesAt: row.registration_closes_at }),
  }
}

/** An event's seats as the rules take them. */
export function seatsOf(row: EventRow): Seats {
  return {
    ...(row.capacity !== null && { capacity: row.capacity }),
    taken: row.seats_taken,
    waiting: row.waiting_count,
    hasWaitlist: row.has_waitlist,
    admission: row.admission,
  }
}

/** An event as everyone sees it. */
export function shownEventOf(row: EventRow, now: Date): ShownEvent {
  return {
    _id: row.id,
    title: row.title,
    titleHi: row.title_hi,
    description: row.description,
    descriptionHi: row.description_hi,
    type: row.type,
    status: eventStatus(timesOf(row), now),
    date: row.starts_at.toISOString(),
    endDate: row.ends_at.toISOString(),
    registrationDeadline: row.registration_closes_at?.toISOString() ?? null,
    capacity: row.capacity,
    attendees: row.seats_taken,
    hasWaitlist: row.has_waitlist,
    waiting: row.waiting_count,
    admission: row.admission,
    pricePaise: row.price_paise,
    host: row.host,
    place: row.place,
    isSample: row.is_sample,
  }
}

/** An event as a mentee sees it; the links are for who is registered. */
export function menteeEventOf(
  row: EventRow,
  now: Date,
  own: { registration: RegistrationRow; place: number | null } | undefined,
): MenteeEvent {
  const isIn = own?.registration.state === 'registered'
  return {
    ...shownEventOf(row, now),
    registration: own === undefined ? null : ownRegistrationOf(own, now),
    meetingUrl: isIn ? row.meeting_url : null,
    recordingUrl: isIn ? row.recording_url : null,
    cancelReason: row.cancel_reason,
  }
}

function ownRegistrationOf(
  { registration, place }: { registration: RegistrationRow; place: number | null },
  now: Date,
): OwnRegistration | null {
  const { state, until_at } = registration
  if (state === 'withdrawn' || state === 'lapsed' || (until_at !== null && until_at <= now)) return null
  const words = { registered: 'registered', waiting: 'waitlisted', offered: 'offered', held: 'paying' } as const
  return {
    state: words[state],
    place: state === 'waiting' ? place : null,
    until: until_at?.toISOString() ?? null,
    checkInCode: state === 'registered' ? registration.check_in_code : null,
    checkedInAt: registration.checked_in_at?.toISOString() ?? null,
    isPaid: registration.purchase_id !== null && state === 'registered',
  }
}

/** An event as admins see it. */
export function managedEventOf(row: EventRow, now: Date, present: number): ManagedEvent {
  return {
    ...shownEventOf(row, now),
    meetingUrl: row.meeting_url,
    recordingUrl: row.recording_url,
    cancelReason: row.cancel_reason,
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
    changedAt: row.changed_at.toISOString(),
    present,
  }
}
