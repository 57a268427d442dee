import { paths } from '@sopaan/contract/paths'
import { firstNameOf } from '@sopaan/domain/identity/first-name'
import { DAY_MS } from '@sopaan/domain/time/durations'
import type { Deps } from '#api/deps.ts'
import { findAccount } from '#api/features/account/accounts/accounts.open.queries.ts'
import {
  type CalendarEntry,
  cancellationFile,
  invitationFile,
} from '#api/features/account/calendars/calendar-file.service.ts'
import { notifyPerson } from '#api/features/operations/notifications/notifications.service.ts'
import type { MailAttachment } from '#api/outside/mailer.ts'
import type { BookingRow, Party } from './bookings.queries.ts'

/** Notifications whose facts are the other one's first name and the beginning, with what some of them add. */
type Notified =
  | { kind: 'booking-requested' | 'booking-accepted'; more?: number }
  | { kind: 'booking-suggested' | 'booking-moved' }
  | { kind: 'booking-lapsed' | 'booking-tomorrow' | 'booking-soon' | 'booking-missed' | 'booking-credit-back' }
  | { kind: 'booking-declined'; reason: string }
  | { kind: 'booking-cancelled'; reason: string; isCreditBack: boolean; isRefunded?: boolean; more?: number }
  | { kind: 'booking-items'; count: number }

/** What is of no use once the session has begun. */
const REMINDERS: ReadonlySet<string> = new Set<Notified['kind']>(['booking-tomorrow', 'booking-soon'])

/** What tells of a session that is agreed: its mail has the ways to change it. */
const AGREED: ReadonlySet<string> = new Set<Notified['kind']>(['booking-accepted', 'booking-moved', 'booking-tomorrow'])

/** What goes into the calendar of whom it is told: the session, or that it is gone. */
type CalendarChange = 'invite' | 'cancel' | undefined

/** How long before a session its people are reminded that it is tomorrow, ms. */
export const DAY_REMINDER_MS = DAY_MS

/**
 * Tells one of the two of a booking, in the app and by mail as they chose, with a calendar file where the calendar changes.
 * @param told.calendarOf  the bookings whose times change in it, where it tells of several
 */
export async function notifyParty(
  deps: Deps,
  row: BookingRow,
  party: Party,
  {
    calendar,
    calendarOf = [row],
    key,
    ...told
  }: Notified & {
    calendar?: CalendarChange
    calendarOf?: readonly BookingRow[]
    key?: string
  },
): Promise<void> {
  const userId = party === 'mentee' ? row.menteeId : row.mentorId
  const firstName = firstNameOf(party === 'mentee' ? row.mentorName : row.menteeName)
  const { kind, ...more } = told
  const files: MailAttachment[] = []
  for (const each of calendar ? calendarOf : []) {
    const file = calendar && (await calendarFile(deps, each, { userId, party, change: calendar }))
    if (file) files.push(file)
  }
  await notifyPerson(deps, userId, {
    kind,
    // Each kind's own facts came in with it.
    facts: { firstName, startsAt: row.startsAt.toISOString(), ...more } as never,
    about: { bookingId: row.id, party },
    ...(key !== undefined && { key }),
    ...(REMINDERS.has(kind) && { expiresAt: row.startsAt }),
    ...(files.length > 0 && { attachments: files }),
    ...(AGREED.has(kind) &&
      row.state === 'accepted' && { booking: { id: row.id, party, sequence: row.calendarSequence } }),
  })
}

async function calendarFile(
  deps: Deps,
  row: BookingRow,
  { userId, party, change }: { userId: string; party: Party; change: 'invite' | 'cancel' },
): Promise<MailAttachment | undefined> {
  const account = await findAccount(deps.db, userId)
  if (!account) return undefined
  const guest = { name: account.fullName, email: account.email }
  const entry = entryOf(deps, row, party)
  return change === 'invite' ? invitationFile(deps, entry, guest) : cancellationFile(deps, entry, guest)
}

/** A session as it stands in the calendar of one of its two. */
export function entryOf(deps: Deps, row: BookingRow, party: Party): CalendarEntry {
  const other = firstNameOf(party === 'mentee' ? row.mentorName : row.menteeName)
  return {
    noun: 'session',
    id: row.id,
    sequence: row.calendarSequence,
    title: `Sopaan: ${other}`,
    description: row.question,
    location: row.meetingUrl,
    url: `${deps.config.publicWebUrl}${paths.session(`${party}-dashboard`, row.id)}`,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    alarmsMinutesBefore: [15],
  }
}
