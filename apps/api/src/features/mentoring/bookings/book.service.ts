import { randomUUID } from 'node:crypto'
import type { BookingPage } from '@sopaan/contract/bookings'
import { refuse } from '@sopaan/contract/refusals'
import { isOffered } from '@sopaan/domain/mentoring/slots'
import { DAY_MS, MINUTE_MS } from '@sopaan/domain/time/durations'
import { type Deps, inTransaction } from '#api/deps.ts'
import { requireConsentingAge } from '#api/features/account/accounts/accounts.service.ts'
import { grantList } from '#api/features/guidance/choice-lists/shared-lists.service.ts'
import { spendCredit } from '#api/features/mentoring/mentoring-credits/mentoring-credits.service.ts'
import { type LockedMentor, lockBookableMentor } from '#api/features/mentoring/mentors/booking-ground.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import type { Caller } from '#api/http/serve.ts'
import { notifyParty } from './booking-notifications.ts'
import { type BookingRow, findBooking, findByRequestKey, insertBooking } from './bookings.queries.ts'
import { readBooking } from './bookings.service.ts'
import { listBlocks } from './messages.queries.ts'
import { refuseOverlap } from './overlaps.service.ts'
import { findSessionSeat } from './session-seats.service.ts'
import { questionBetween } from './shared-words.service.ts'

type BookingRequest = {
  mentorId: string
  startsAt: string
  question: string
  choiceListId?: string | undefined
  idempotencyKey?: string | undefined
  mayOverlap?: boolean
}

/**
 * Asks for a session and spends one credit, all of it or nothing. Whoever books holds the mentor's record, so that of any
 * number who want one seat of a time one gets it, and the others keep their credit.
 * @throws {Refusal} AGE_REQUIRED, PARENT_CONSENT_REQUIRED, MENTOR_CLOSED, SLOT_TAKEN, GROUP_ADULTS_ONLY, SESSION_OVERLAPS,
 *   CREDITS_NONE, NOT_FOUND for a list that is not the own one
 */
export async function book(deps: Deps, { actor, request }: Caller, asked: BookingRequest): Promise<BookingPage> {
  await requireConsentingAge(deps, actor)
  const id = await inTransaction(deps, async (deps) => {
    const made = asked.idempotencyKey && (await findByRequestKey(deps.db, actor.userId, asked.idempotencyKey))
    if (made) return made
    return make(deps, { actor, request }, asked)
  })
  return readBooking(deps, actor, id)
}

async function make(deps: Deps, caller: Caller, { startsAt, ...asked }: BookingRequest): Promise<string> {
  const mentor = await lockMentorFor(deps, caller, asked.mentorId)
  const row = await insertRequest(deps, caller, { ...asked, mentor, from: Date.parse(startsAt) })
  await notifyParty(deps, row, 'mentor', { kind: 'booking-requested' })
  return row.id
}

/** Holds the record of a mentor who may be asked by somebody. @throws {Refusal} MENTOR_CLOSED */
export async function lockMentorFor(deps: Deps, { actor }: Caller, mentorId: string): Promise<LockedMentor> {
  const mentor = await lockBookableMentor(deps, mentorId)
  if ((await listBlocks(deps.db, mentorId, actor.userId)).length > 0) refuse('MENTOR_CLOSED')
  return mentor
}

/**
 * Writes one request and spends its credit; the mentor is not told. Call it in a transaction, with the mentor held.
 * @throws {Refusal} SLOT_TAKEN, GROUP_ADULTS_ONLY, SESSION_OVERLAPS, CREDITS_NONE, NOT_FOUND for a list that is not the own one
 */
export async function insertRequest(
  deps: Deps,
  { actor, request }: Caller,
  asked: Omit<BookingRequest, 'startsAt'> & { mentor: LockedMentor; from: number; seriesId?: string },
): Promise<BookingRow> {
  const { mentor, mentorId, from, question, choiceListId, idempotencyKey, mayOverlap, seriesId } = asked
  if (!isOffered(mentor.calendar, from, deps.now().getTime())) refuse('SLOT_TAKEN')
  const endsAt = new Date(from + mentor.calendar.rules.sessionMinutes * MINUTE_MS)
  await refuseOverlap(deps, { menteeId: actor.userId, from: new Date(from), to: endsAt }, mayOverlap)
  const seat = await findSessionSeat(deps, mentor, { menteeId: actor.userId, from, to: endsAt.getTime() })
  const id = randomUUID()
  await insertBooking(deps.db, {
    id,
    askedAt: deps.now(),
    changedAt: deps.now(),
    mentorId,
    menteeId: actor.userId,
    state: 'requested',
    startsAt: new Date(from),
    endsAt,
    question: await questionBetween(deps, { mentorId, menteeId: actor.userId }, question),
    choiceListId: choiceListId ?? null,
    seatNumber: seat.seatNumber,
    peopleMax: seat.peopleMax,
    meetingUrl: seat.meetingUrl,
    requestKey: idempotencyKey ?? null,
    seriesId: seriesId ?? null,
  })
  await spendCredit(deps, { userId: actor.userId, bookingId: id })
  if (choiceListId !== undefined)
    await grantList(deps, actor, {
      listId: choiceListId,
      readerId: mentorId,
      profile: null,
      endsAt: new Date(endsAt.getTime() + DAY_MS),
    })
  const row = (await findBooking(deps.db, id)) ?? refuse('NOT_FOUND')
  await writeAudit(deps, { action: 'booking.ask', actor, target: { type: 'booking', id }, request })
  return row
}
