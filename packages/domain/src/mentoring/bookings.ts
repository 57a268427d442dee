import { DAY_MS, HOUR_MS } from '../time/durations.ts'

/**
 * Where a booking stands:
 * `requested` by the mentee, `suggested` at another time by the mentor, `accepted`; then `held`, or `missed` by one of the
 * two; or `declined` by the mentor, `cancelled` by either, `lapsed` without an answer.
 */
export const BOOKING_STATES = [
  'requested',
  'suggested',
  'accepted',
  'held',
  'missed',
  'declined',
  'cancelled',
  'lapsed',
] as const
export type BookingState = (typeof BOOKING_STATES)[number]

/** States in which the time is taken in the mentor's calendar. */
export const ONGOING_STATES = ['requested', 'suggested', 'accepted'] as const satisfies readonly BookingState[]

export type BookingParty = 'mentee' | 'mentor'

/** What one of the two does with a booking. */
export type BookingAction = 'accept' | 'decline' | 'suggest' | 'move' | 'cancel' | 'report'

/** How long after the end of a session a miss may be reported, and how long after the report the credit comes back, h. */
export const REPORT_HOURS = 72

/** How long after a session its two may still write to each other, days. Ours. */
export const MESSAGES_DAYS = 14

/** What may be done, and what comes of it: the state after it, and whether the credit comes back at once. */
export type BookingOutcome =
  | { may: true; state: BookingState; givesCreditBack: boolean }
  | { may: false; why: 'state' | 'party' | 'notice' | 'begun' | 'not-over' | 'too-late' }

type Booking = { state: BookingState; from: number; to: number }

/**
 * What comes of a deed.
 * @param noticeHours  how long before the beginning a mentee may still move a session, or cancel it and keep the credit
 * @param now  the present instant, ms
 */
export function outcomeOf(
  booking: Booking,
  { deed, by }: { deed: BookingAction; by: BookingParty },
  { noticeHours, now }: { noticeHours: number; now: number },
): BookingOutcome {
  const isStanding = (ONGOING_STATES as readonly BookingState[]).includes(booking.state)
  if (deed === 'report') return reported(booking, now)
  if (!isStanding) return { may: false, why: 'state' }
  if (booking.from <= now) return { may: false, why: 'begun' }
  const isInTime = booking.from - now >= noticeHours * HOUR_MS
  switch (deed) {
    case 'accept':
      // Whoever did not speak last answers.
      if (booking.state === 'accepted') return { may: false, why: 'state' }
      if (by !== (booking.state === 'requested' ? 'mentor' : 'mentee')) return { may: false, why: 'party' }
      return { may: true, state: 'accepted', givesCreditBack: false }
    case 'decline':
      if (booking.state === 'accepted') return { may: false, why: 'state' }
      if (by !== (booking.state === 'requested' ? 'mentor' : 'mentee')) return { may: false, why: 'party' }
      return { may: true, state: 'declined', givesCreditBack: true }
    case 'suggest':
      if (by !== 'mentor') return { may: false, why: 'party' }
      return { may: true, state: 'suggested', givesCreditBack: false }
    case 'move':
      if (by !== 'mentee') return { may: false, why: 'party' }
      if (!isInTime) return { may: false, why: 'notice' }
      // A time of the mentor's own hours needs no new word; what the mentor never agreed to still waits for it.
      return { may: true, state: booking.state === 'accepted' ? 'accepted' : 'requested', givesCreditBack: false }
    case 'cancel':
      return {
        may: true,
        state: 'cancelled',
        givesCreditBack: by === 'mentor' || isInTime || booking.state !== 'accepted',
      }
  }
}

/** Each says of the other that they did not come: after the end and within 72 hours; a mentee's credit comes back 72 hours later. */
function reported(booking: Booking, now: number): BookingOutcome {
  if (booking.state !== 'accepted' && booking.state !== 'held') return { may: false, why: 'state' }
  if (now < booking.to) return { may: false, why: 'not-over' }
  if (now - booking.to > REPORT_HOURS * HOUR_MS) return { may: false, why: 'too-late' }
  return { may: true, state: 'missed', givesCreditBack: false }
}

/** Whether the two of a booking may write to each other: not where it came to nothing, and not long after it. @param now  ms */
export function isOpenForMessages({ state, to }: Pick<Booking, 'state' | 'to'>, now: number): boolean {
  if (state === 'declined' || state === 'cancelled' || state === 'lapsed') return false
  return to + MESSAGES_DAYS * DAY_MS > now
}
