import type { BookingPage } from '@sopaan/contract/bookings'
import { isRefusal, refuse } from '@sopaan/contract/refusals'
import { type BookingAction, type BookingState, outcomeOf, REPORT_HOURS } from '@sopaan/domain/mentoring/bookings'
import { isSameTime } from '@sopaan/domain/mentoring/group-sessions'
import { isOffered, overlaps } from '@sopaan/domain/mentoring/slots'
import { MINUTE_MS } from '@sopaan/domain/time/durations'
import { type Deps, inTransaction } from '#api/deps.ts'
import { endGrant } from '#api/features/guidance/choice-lists/shared-lists.service.ts'
import { returnCredit } from '#api/features/mentoring/mentoring-credits/mentoring-credits.service.ts'
import {
  type LockedMentor,
  lockBookableMentor,
  lockMentorOf,
} from '#api/features/mentoring/mentors/booking-ground.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { notifyStaff } from '#api/features/operations/notifications/notifications.service.ts'
import type { CallerTrace } from '#api/http/serve.ts'
import { DAY_REMINDER_MS, notifyParty } from './booking-notifications.ts'
import { progressOf } from './booking-view.ts'
import { type BookingRow, changeBooking, findMentorOf, hasOtherWithList, type Party } from './bookings.queries.ts'
import { findOwnBooking, readBooking } from './bookings.service.ts'
import { refuseOverlap } from './overlaps.service.ts'
import { findSessionSeat } from './session-seats.service.ts'
import { wordsBetween } from './shared-words.service.ts'

type BookingChange = {
  id: string
  deed: BookingAction
  reason?: string | undefined
  startsAt?: string
  mayOverlap?: boolean
}
type LockedBooking = { row: BookingRow; party: Party; mentor: LockedMentor }

const WHY = {
  state: 'BOOKING_STATE',
  party: 'BOOKING_STATE',
  notice: 'BOOKING_NOTICE',
  begun: 'BOOKING_BEGUN',
  'not-over': 'BOOKING_NOT_OVER',
} as const

/**
 * Does something with a booking, as the rule of the domain allows it: state, credit, calendar, list, word to the other one
 * and trail in one transaction, under the mentor's record.
 * @throws {Refusal} NOT_FOUND, BOOKING_STATE, BOOKING_NOTICE, BOOKING_BEGUN, BOOKING_NOT_OVER, BOOKING_TOO_LATE, SLOT_TAKEN,
 *   GROUP_ADULTS_ONLY, MENTOR_CLOSED, SESSION_OVERLAPS
 */
export async function transitionBooking(
  deps: Deps,
  { actor, request }: CallerTrace,
  deed: BookingChange,
): Promise<BookingPage> {
  const mentorId = (await findMentorOf(deps.db, deed.id)) ?? refuse('NOT_FOUND')
  await inTransaction(deps, async (deps) => {
    const mentor =
      deed.deed === 'move'
        ? await lockBookableMentor(deps, mentorId, deed.id)
        : await lockMentorOf(deps, mentorId, deed.id)
    const held = { ...(await findOwnBooking(deps, actor, deed.id)), mentor }
    const terms = { noticeHours: mentor.calendar.rules.noticeHours, now: deps.now().getTime() }
    const outcome = outcomeOf(progressOf(held.row), { deed: deed.deed, by: held.party }, terms)
    if (!outcome.may) return refuseChange(outcome.why)
    const reason = deed.reason && (await wordsBetween(deps, held.row, deed.reason))
    await apply(deps, held, { ...deed, ...outcome, reason })
    await writeAudit(deps, {
      action: `booking.${deed.deed}`,
      actor,
      target: { type: 'booking', id: deed.id },
      change: { state: { before: held.row.state, after: outcome.state } },
      request,
    })
  })
  return readBooking(deps, actor, deed.id)
}

type Applied = BookingChange & { state: BookingState; givesCreditBack: boolean }

async function apply(deps: Deps, held: LockedBooking, deed: Applied): Promise<void> {
  const now = await applyChange(deps, held, deed)
  await notifyParties(deps, now, { party: held.party, wasAgreed: held.row.state === 'accepted', deed })
  if (deed.deed === 'report') await notifyStaff(deps, { kind: 'mentoring-report', facts: {} })
}

/** Writes what was done with a booking: state, credit, calendar and list; nobody is told. @returns it as it then is */
export async function applyChange(
  deps: Deps,
  { row, party, mentor }: LockedBooking,
  deed: Applied,
): Promise<BookingRow> {
  const times = deed.startsAt === undefined ? undefined : newTimes(deps, mentor, deed.startsAt, deed.deed)
  if (times !== undefined && deed.deed === 'move') {
    const span = { menteeId: row.menteeId, from: times.startsAt, to: times.endsAt, exceptId: row.id }
    await refuseOverlap(deps, span, deed.mayOverlap)
  }
  const seat = times && (await seatAt(deps, { row, mentor }, times))
  const isReport = deed.deed === 'report'
  const startsAt = times?.startsAt ?? row.startsAt
  // Who is told now that a session of tomorrow stands needs no reminder that it is tomorrow.
  const isToldToday = deed.state === 'accepted' && startsAt.getTime() - deps.now().getTime() <= DAY_REMINDER_MS
  const wasAgreed = row.state === 'accepted'
  await changeBooking(deps.db, row.id, {
    state: deed.state,
    changedAt: deps.now(),
    ...times,
    ...seat,
    ...(deed.reason !== undefined && { reason: deed.reason }),
    ...(isToldToday && { dayRemindedFor: startsAt }),
    ...(isReport && { reportedBy: party, reportedAt: deps.now() }),
    ...(deed.givesCreditBack && { creditBackAt: deps.now() }),
    // What stands in people's calendars changes whenever an agreed session does.
    ...((wasAgreed || deed.state === 'accepted') && { calendarSequence: row.calendarSequence + 1 }),
  })
  const endedBy = party === 'mentee' ? ('mentee' as const) : ('other' as const)
  if (deed.givesCreditBack) await returnCredit(deps, { userId: row.menteeId, bookingId: row.id, endedBy })
  const isOver = deed.state === 'declined' || deed.state === 'cancelled'
  if (isOver) await revokeSharedList(deps, row)
  return { ...row, ...times, ...seat, state: deed.state, calendarSequence: row.calendarSequence + 1 }
}

/** The seat of a booking at another time. Whoever is alone there stays so; who shared a session leaves its room behind. */
async function seatAt(
  deps: Deps,
  { row, mentor }: Pick<LockedBooking, 'row' | 'mentor'>,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
) {
  const span = { menteeId: row.menteeId, from: startsAt.getTime(), to: endsAt.getTime() }
  const { seatNumber, peopleMax, meetingUrl, isShared } = await findSessionSeat(deps, mentor, span)
  return {
    seatNumber,
    peopleMax: isShared ? peopleMax : Math.min(row.peopleMax, peopleMax),
    meetingUrl: isShared || row.peopleMax > 1 ? meetingUrl : row.meetingUrl,
  }
}

/** The beginning and end of a session at another time that is free. @throws {Refusal} SLOT_TAKEN */
function newTimes(deps: Deps, { calendar }: LockedMentor, startsAt: string, deed: BookingAction) {
  const from = Date.parse(startsAt)
  const now = deps.now().getTime()
  const to = from + calendar.rules.sessionMinutes * MINUTE_MS
  // A mentee takes what is offered; a mentor may suggest any time that is free, also outside the usual hours.
  const isFree = deed === 'suggest' ? from > now && !isTaken(calendar, { from, to }) : isOffered(calendar, from, now)
  if (!isFree) refuse('SLOT_TAKEN')
  return { startsAt: new Date(from), endsAt: new Date(to) }
}

function isTaken(calendar: LockedMentor['calendar'], span: { from: number; to: number }): boolean {
  const bufferMs = calendar.rules.bufferMinutes * MINUTE_MS
  if (calendar.sessions.some((session) => session.isOpen && isSameTime(session, span))) return false
  return calendar.sessions.some(({ from, to }) => overlaps(span, { from: from - bufferMs, to: to + bufferMs }))
}

/** Takes the list of a booking out of the mentor's hands; nothing where none came with it. */
export async function revokeSharedList(deps: Deps, row: BookingRow): Promise<void> {
  if (row.choiceListId === null || (await hasOtherWithList(deps.db, row))) return
  try {
    await endGrant(deps, { userId: row.menteeId }, { listId: row.choiceListId, readerId: row.mentorId })
  } catch (thrown) {
    // Anything else has broken the transaction, and must be heard of.
    if (!isRefusal(thrown, 'NOT_FOUND')) throw thrown
    // The list is gone already, and its grant with it.
  }
}

async function notifyParties(
  deps: Deps,
  row: BookingRow,
  { party, wasAgreed, deed }: { party: Party; wasAgreed: boolean; deed: BookingChange & { givesCreditBack: boolean } },
): Promise<void> {
  const other = party === 'mentee' ? 'mentor' : 'mentee'
  const reason = deed.reason ?? ''
  switch (deed.deed) {
    case 'accept':
      await notifyParty(deps, row, 'mentee', { kind: 'booking-accepted', calendar: 'invite' })
      return notifyParty(deps, row, 'mentor', { kind: 'booking-accepted', calendar: 'invite' })
    case 'decline':
      return notifyParty(deps, row, other, { kind: 'booking-declined', reason })
    case 'suggest':
      return notifyParty(deps, row, 'mentee', { kind: 'booking-suggested', calendar: wasAgreed ? 'cancel' : undefined })
    case 'move': {
      const calendar = wasAgreed ? 'invite' : undefined
      await notifyParty(deps, row, 'mentor', { kind: 'booking-moved', calendar })
      return notifyParty(deps, row, 'mentee', { kind: 'booking-moved', calendar })
    }
    case 'cancel': {
      const calendar = wasAgreed ? 'cancel' : undefined
      const isCreditBack = deed.givesCreditBack && other === 'mentee'
      return notifyParty(deps, row, other, { kind: 'booking-cancelled', reason, isCreditBack, calendar })
    }
    case 'report':
      return notifyParty(deps, row, other, { kind: 'booking-missed' })
  }
}

/** @throws {Refusal} why the rule of the domain does not allow a change */
function refuseChange(why: keyof typeof WHY | 'too-late'): never {
  if (why === 'too-late') return refuse('BOOKING_TOO_LATE', { max: REPORT_HOURS })
  return refuse(WHY[why])
}
