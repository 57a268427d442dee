import { paths } from '@sopaan/contract/paths'
import { type Language, writtenIn } from '@sopaan/domain/languages'
import type { Deps } from '#api/deps.ts'
import {
  type CalendarEntry,
  cancellationFile,
  invitationFile,
} from '#api/features/account/calendars/calendar-file.service.ts'
import { writeMail, writeMails } from '#api/features/operations/mails/mails.service.ts'
import { notifyPeople, notifyStaff } from '#api/features/operations/notifications/notifications.service.ts'
import type { AttendeeRow } from './attendees.queries.ts'
import type { EventRow } from './events.queries.ts'

/** What a calendar reminds of, minutes before the start: a day and an hour, as our own reminders do. */
const ALARMS_MINUTES = [1_440, 60]

type Changes = readonly ('title' | 'time' | 'place' | 'link')[]

/** Says that a seat is kept, with the file that puts it into a calendar. */
export async function notifySeated(deps: Deps, event: EventRow, people: readonly AttendeeRow[]): Promise<void> {
  await writeMails(
    deps,
    people.map((person) => ({
      kind: 'event-registered',
      ...address(person),
      facts: factsFor(event, person),
      attachments: [invitationFile(deps, calendarEntryOf(deps, event, person.language), guestOf(person))],
    })),
  )
}

/** Says which place on the waitlist everybody has. */
export async function notifyWaiting(
  deps: Deps,
  event: EventRow,
  people: readonly AttendeeRow[],
  placeOf: (person: AttendeeRow) => number,
): Promise<void> {
  await writeMails(
    deps,
    people.map((person) => ({
      kind: 'event-waiting',
      ...address(person),
      facts: { ...factsFor(event, person), meetingUrl: null, waitingPlace: placeOf(person) },
    })),
  )
}

/** Says that a seat came free and until when it is kept. */
export async function notifyOffered(deps: Deps, event: EventRow, person: AttendeeRow, until: Date): Promise<void> {
  const facts = { ...factsFor(event, person), meetingUrl: null, until: until.toISOString() }
  await writeMail(deps, {
    kind: 'event-offered',
    ...address(person),
    facts: { ...facts, isPaid: event.admission === 'paid' },
    priority: 1,
  })
  await notifyPeople(deps, [person.userId], {
    kind: 'event-offered',
    facts: { title: event.title, until: facts.until },
    about: { eventId: event.id },
    expiresAt: until,
  })
}

/** Says what changed, to those with a seat with the file that changes it in their calendar. */
export async function notifyChanged(
  deps: Deps,
  event: EventRow,
  people: readonly AttendeeRow[],
  changes: Changes,
): Promise<void> {
  for (const person of people.filter(isReached)) {
    const isIn = person.state === 'registered'
    if (!isIn && changes.every((change) => change === 'link')) continue
    const facts = factsFor(event, person)
    await writeMail(deps, {
      kind: 'event-changed',
      ...address(person),
      facts: { ...facts, meetingUrl: isIn ? facts.meetingUrl : null, changes },
      ...(isIn && {
        attachments: [invitationFile(deps, calendarEntryOf(deps, event, person.language), guestOf(person))],
      }),
    })
  }
  const facts = { title: event.title, startsAt: event.startsAt.toISOString() }
  const ids = people.filter(({ state }) => state === 'registered').map(({ userId }) => userId)
  await notifyPeople(deps, ids, { kind: 'event-changed', facts, about: { eventId: event.id } })
}

/** Says that it will not take place, to everybody who has or waits for a seat. */
export async function notifyCancelled(deps: Deps, event: EventRow, people: readonly AttendeeRow[]): Promise<void> {
  for (const person of people.filter(isReached)) {
    const isIn = person.state === 'registered'
    await writeMail(deps, {
      kind: 'event-cancelled',
      ...address(person),
      facts: {
        ...factsFor(event, person),
        meetingUrl: null,
        reason: event.cancelReason,
        isPaid: isIn && person.purchaseId !== null,
      },
      ...(isIn && {
        attachments: [cancellationFile(deps, calendarEntryOf(deps, event, person.language), guestOf(person))],
      }),
    })
  }
  const facts = { title: event.title, startsAt: event.startsAt.toISOString() }
  const ids = people.map(({ userId }) => userId)
  await notifyPeople(deps, ids, { kind: 'event-cancelled', facts, about: { eventId: event.id } })
}

/** Confirms that a seat was given back, with the file that takes it out of the calendar; `event` counts that change. */
export async function notifyWithdrawn(deps: Deps, event: EventRow, person: AttendeeRow): Promise<void> {
  if (!isReached(person)) return
  await writeMail(deps, {
    kind: 'event-withdrawn',
    ...address(person),
    facts: { ...factsFor(event, person), meetingUrl: null },
    attachments: [cancellationFile(deps, calendarEntryOf(deps, event, person.language), guestOf(person))],
  })
}

/** Says that the recording is there. */
export async function notifyRecording(deps: Deps, event: EventRow, people: readonly AttendeeRow[]): Promise<void> {
  const ids = people.filter(({ state }) => state === 'registered').map(({ userId }) => userId)
  await notifyPeople(deps, ids, {
    kind: 'event-recording',
    facts: { title: event.title },
    about: { eventId: event.id },
  })
}

/** Reminds of the start; the same start is told once. */
export async function notifySoon(
  deps: Deps,
  event: EventRow,
  people: readonly AttendeeRow[],
  { isHour }: { isHour: boolean },
): Promise<void> {
  const startsAt = event.startsAt.toISOString()
  const ids = people.map(({ userId }) => userId)
  await notifyPeople(deps, ids, {
    kind: 'event-soon',
    facts: { title: event.title, startsAt, isHour },
    about: { eventId: event.id },
    key: `event-soon ${event.id} ${startsAt} ${isHour ? 'hour' : 'day'}`,
    expiresAt: event.startsAt,
  })
}

/** Tells staff that the last seat is taken. */
export async function notifyFull(deps: Deps, event: EventRow): Promise<void> {
  if (event.capacity === null) return
  await notifyStaff(deps, {
    kind: 'event-full',
    facts: { title: event.title, capacity: event.capacity },
    about: { eventId: event.id },
    key: `event-full ${event.id} ${event.capacity}`,
  })
}

/** An event as a calendar has it, in a language. */
export function calendarEntryOf(deps: Pick<Deps, 'config'>, event: EventRow, language: Language): CalendarEntry {
  const page = `${deps.config.publicWebUrl}${paths.ownEvent(event.id)}`
  const location = event.place ?? event.meetingUrl
  return {
    noun: 'event',
    id: event.id,
    sequence: event.calendarSequence,
    title: writtenIn(language, event.title),
    description: `${writtenIn(language, event.description)}\n\n${page}`,
    ...(location !== null && { location }),
    url: page,
    startsAt: event.startsAt,
    endsAt: event.endsAt,
    isCancelled: event.state === 'cancelled',
    alarmsMinutesBefore: ALARMS_MINUTES,
  }
}

function factsFor(event: EventRow, person: AttendeeRow) {
  return {
    eventId: event.id,
    title: writtenIn(person.language, event.title),
    startsAt: event.startsAt.toISOString(),
    endsAt: event.endsAt.toISOString(),
    place: event.place,
    meetingUrl: event.meetingUrl,
  }
}

function address(person: AttendeeRow) {
  return { to: person.email, language: person.language, userId: person.userId, priority: 3 as const }
}

function guestOf(person: AttendeeRow) {
  return { name: person.fullName, email: person.email }
}

/** Nobody writes to accounts that are closed. */
function isReached(person: AttendeeRow): boolean {
  return person.userStatus === 'active'
}
