import type { MenteeEvent, OwnRegistration, ShownEvent } from '@sopaan/contract/events'
import type { ManagedEvent } from '@sopaan/contract/managed-events'
import { type EventTimes, eventStatus, type Seats } from '@sopaan/domain/money/events'
import type { RegistrationRow } from './attendees.queries.ts'
import type { EventRow } from './events.queries.ts'

/** An event's dates as the rules take them. */
export function eventTimesOf(row: EventRow): EventTimes {
  return {
    state: row.state,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    ...(row.registrationClosesAt !== null && { closesAt: row.registrationClosesAt }),
  }
}

/** An event's seats as the rules take them. */
export function seatsOf(row: EventRow): Seats {
  return {
    ...(row.capacity !== null && { capacity: row.capacity }),
    taken: row.seatsTaken,
    waiting: row.waitingCount,
    hasWaitlist: row.hasWaitlist,
    admission: row.admission,
  }
}

/** An event as everyone sees it. */
export function shownEventOf(row: EventRow, now: Date): ShownEvent {
  return {
    _id: row.id,
    title: row.title,
    description: row.description,
    type: row.type,
    status: eventStatus(eventTimesOf(row), now),
    date: row.startsAt.toISOString(),
    endDate: row.endsAt.toISOString(),
    registrationDeadline: row.registrationClosesAt?.toISOString() ?? null,
    capacity: row.capacity,
    attendees: row.seatsTaken,
    hasWaitlist: row.hasWaitlist,
    waiting: row.waitingCount,
    admission: row.admission,
    pricePaise: row.pricePaise,
    host: row.host,
    place: row.place,
    isSample: row.isSample,
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
    meetingUrl: isIn ? row.meetingUrl : null,
    recordingUrl: isIn ? row.recordingUrl : null,
    cancelReason: row.cancelReason,
  }
}

function ownRegistrationOf(
  { registration, place }: { registration: RegistrationRow; place: number | null },
  now: Date,
): OwnRegistration | null {
  const { state, untilAt } = registration
  if (state === 'withdrawn' || state === 'lapsed' || (untilAt !== null && untilAt <= now)) return null
  const words = { registered: 'registered', waiting: 'waitlisted', offered: 'offered', held: 'paying' } as const
  return {
    state: words[state],
    place: state === 'waiting' ? place : null,
    until: untilAt?.toISOString() ?? null,
    checkInCode: state === 'registered' ? registration.checkInCode : null,
    checkedInAt: registration.checkedInAt?.toISOString() ?? null,
    isPaid: registration.purchaseId !== null && state === 'registered',
  }
}

/** An event as admins see it. */
export function managedEventOf(row: EventRow, now: Date, present: number): ManagedEvent {
  return {
    ...shownEventOf(row, now),
    meetingUrl: row.meetingUrl,
    recordingUrl: row.recordingUrl,
    cancelReason: row.cancelReason,
    cancelledAt: row.cancelledAt?.toISOString() ?? null,
    changedAt: row.changedAt.toISOString(),
    present,
  }
}
